"""Playing a card: into play, reactions to an attack, its text."""

from librt.vecs import append
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.agenda import may, put_in_order, then
from demesne.games.dominion.memory import leave_seen, show
from demesne.games.dominion.sources import USABLE_REACTIONS
from demesne.games.dominion.state import ATTACK, NO_CARDS, Cards, DominionState, to_do
from demesne.games.dominion.steps import declare, does, picks, plays, reveals
from demesne.games.dominion.verbs import draw, others


def put_in_play(state: DominionState, me: int, card: int) -> int:
    """The slot in play that the card gets."""
    state.in_play = append(state.in_play, card)
    if state.events is not None:
        state.tell("play", {"seat": me, "card": state.cast.ids[card]})
    return len(state.in_play) - 1


def resolve(state: DominionState, me: int, cards: Cards) -> None:
    """Follow the text of a card in play; DM-97, DM-99: to an attack, others may react first."""
    state.played += 1
    if state.cast.types[cards[0]] & ATTACK == 0:
        follow_text(state, me, cards)
        return
    state.unaffected = 0
    state.reveals += 1
    if state.cast.reactions == 0:
        follow_text(state, me, cards)
        return
    for victim in others(state, me):  # whoever holds a reaction or not, so that the agenda tells nobody
        react(state, victim, NO_CARDS)
    state.push(to_do(me, state.this, follow_text, cards))


def react(state: DominionState, me: int, _: Cards) -> None:
    """DM-98: reveal a reaction, and then perhaps another one."""
    may(state, me, reveal_reaction, 1, USABLE_REACTIONS)


def reveal_reaction(state: DominionState, me: int, cards: Cards) -> None:
    """Show a reaction and do what it says; DM-157: it stays in hand."""
    show(state, me, cards[0])
    reaction = state.cast.cards[cards[0]].reaction
    assert reaction is not None
    reaction(state, me, NO_CARDS)
    then(state, react, me)


def become_unaffected(state: DominionState, me: int, _: Cards) -> None:
    """DM-156: the present attack does nothing to this player."""
    state.unaffected |= BIT[me]


def follow_text(state: DominionState, me: int, cards: Cards) -> None:
    """Plain bonuses first, then the rest."""
    card = state.cast.cards[cards[0]]
    if card.cards > 0:
        draw(state, me, card.cards)
    state.actions_left += card.actions
    state.buys += card.buys
    state.coins += card.coins
    text = card.text
    if text is not None:
        text(state, me, NO_CARDS)


def play_now(state: DominionState, me: int, card: int) -> None:
    """Play a card that has left its zone, outside any step."""
    mark = len(state.agenda)
    state.this = put_in_play(state, me, card)
    resolve(state, me, (card,))
    put_in_order(state, mark)


def play_card(state: DominionState, me: int, card: int) -> None:
    """DM-75: play a card that has left its zone, because a card says so."""
    state.push(to_do(me, put_in_play(state, me, card), resolve, (card,)))


def play_twice(state: DominionState, me: int, cards: Cards) -> None:
    """DM-172: play a card, resolve it, and play it again."""
    leave_seen(state, me, cards)
    slot = put_in_play(state, me, cards[0])
    state.push(to_do(me, slot, resolve, cards))
    state.push(to_do(me, slot, resolve, cards))


def has_left_play(state: DominionState) -> bool:
    """Whether the card whose text is being followed is in play no more."""
    return state.in_play[state.this] < 0


def leave_play(state: DominionState) -> int:
    """Take up the card whose text is being followed."""
    card: i64 = state.in_play[state.this]
    state.in_play[state.this] = -1
    return int(card)


declare([
    plays("resolve", resolve),
    plays("follow_text", follow_text),
    does("react", react),
    reveals("reveal_reaction", reveal_reaction),
    picks("play_twice", play_twice, "play"),
])  # fmt: skip
