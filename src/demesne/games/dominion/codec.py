"""States to and from plain data."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import seeded
from demesne.core.fields import Fields
from demesne.core.game import Game
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.inspection import check_agenda, check_memory, from_present_phase
from demesne.games.dominion.kingdoms import check_kingdom, in_order
from demesne.games.dominion.known import (
    ONLOOKER,
    VIEWERS,
    among_of,
    card_of,
    group_of,
    is_known,
    is_known_to,
    owner_of,
)
from demesne.games.dominion.reader import AFTER, ANY, LAID, PHASES, ZONES, Reader
from demesne.games.dominion.seat import Seat
from demesne.games.dominion.setup import make_cast, new_table
from demesne.games.dominion.state import (
    ANY_NUMBER,
    ANY_TYPE,
    DO,
    FORK,
    INSERT,
    Entry,
    Source,
)
from demesne.games.dominion.steps import name_of
from demesne.games.dominion.worlds import Pass, all_passes

VERSION: Final = 1
GENERATOR: Final = range(1, 2**63)
COUNTERS: Final = ["buys", "coins", "discount", "played"]


def save(state: Dominion) -> dict[str, Any]:
    """The whole state; decks have the top card first, discard piles last."""
    ids = state.cast.ids
    return public(state) | {
        "seats": [save_seat(state, seat) for seat in state.seats],
        "agenda": save_agenda(ids, list(state.agenda)),
        "seen": sorted([save_fact(ids, fact) for fact in state.seen], key=str),
        "passes": [save_pass(ids, one) for one in all_passes(state)],
        "proofs": save_proofs(state),
        "chance": int(state.chance),
    }


def public(state: Dominion) -> dict[str, Any]:
    """The part of a state that nobody hides."""
    ids = state.cast.ids
    number = int(state.cast.number)
    bonuses = [int(coins) for coins in state.bonuses] or [0] * (2 * number)
    return {
        "game": state.game.name,
        "version": VERSION,
        "players": int(state.players),
        "options": dict(state.settings),
        "kingdom": list(ids[len(BASIC) :]),
        "supply": {key: int(left) for key, left in zip(ids, state.supply, strict=True)},
        "trash": [ids[card] for card in sorted(state.trash)],
        "turn": int(state.turn),
        "in_play": [None if card < 0 else ids[card] for card in state.in_play],
        "actions": int(state.actions_left),
        "buys": int(state.buys),
        "coins": int(state.coins),
        "discount": int(state.discount),
        "played": int(state.played),
        "bonuses": {ids[card]: bonuses[card] for card in range(number) if bonuses[card]},
        "first_bonuses": {ids[card]: bonuses[card + number] for card in range(number) if bonuses[card + number]},
        "unaffected": [seat for seat in range(state.players) if state.unaffected >> seat & 1],
        "reveals": int(state.reveals),
    }


def hand_ids(ids: list[str], seat: Seat) -> list[str]:
    """The cards in a hand, in the order of their piles."""
    return [key for key, number in zip(ids, seat.hand, strict=True) for _ in range(number)]


def save_seat(state: Dominion, seat: Seat) -> dict[str, Any]:
    """One player's cards."""
    ids = state.cast.ids
    return {
        "hand": hand_ids(ids, seat),
        "deck": [save_known(ids, card) for card in reversed(list(seat.deck))],
        "discard": [ids[card_of(card)] for card in seat.discard],
        "discard_seen": sorted([save_known(ids, card) for card in seat.discard[:-1] if is_known(card)], key=str),
        "aside": [save_known(ids, card) for card in seat.aside],
        "turns": int(seat.turns),
    }


def save_known(ids: list[str], card: int) -> Any:
    """A card, and who knows it if anybody does, perhaps only as one of a group."""
    if not is_known(card):
        return ids[card]
    saved: dict[str, Any] = {"card": ids[card_of(card)], "known_by": knowers(card)}
    if group_of(card):
        saved["group"] = int(group_of(card))
    if among_of(card):
        saved["among"] = set_ids(ids, among_of(card))
    return saved


def knowers(card: int) -> list[Any]:
    """The seats that know a card, and perhaps onlookers."""
    return ["onlookers" if n == ONLOOKER else n for n in range(VIEWERS) if is_known_to(card, n)]


def save_fact(ids: list[str], fact: int) -> dict[str, Any]:
    """A card in a hand that others know."""
    return {"seat": int(owner_of(fact)), "card": ids[card_of(fact)], "known_by": knowers(fact)}


def save_pass(ids: list[str], one: Pass) -> dict[str, Any]:
    """A card that went from hand to hand, and which ones all know it to be from, if they do."""
    among = {"among": set_ids(ids, one.among)} if one.among else {}
    return {"round": one.round, "from": one.giver, "to": one.taker, "card": ids[one.card]} | among


def set_ids(ids: list[str], cards: int) -> list[str]:
    """The cards of a set."""
    return [key for number, key in enumerate(ids) if cards >> number & 1]


def save_proofs(state: Dominion) -> list[dict[str, Any]]:
    """What came to light of passes: how many copies, at the least, came to a seat more than went from it."""
    ids, number = state.cast.ids, int(state.cast.number)
    found = []
    for seat in range(state.players):
        given = 0
        for i, one in enumerate(state.rounds):
            given += one.cards[seat] >= 0
            for moment, proofs in ((LAID, one.laid), (AFTER, one.after)):
                own = [int(proof) for proof in proofs[seat * number : (seat + 1) * number]]
                least = {key: proof for key, proof in zip(ids, own, strict=True) if proof > -given}
                if least:
                    found.append({"round": i, "moment": moment, "seat": seat, "least": least})
    return found


def save_agenda(ids: list[str], agenda: list[Entry]) -> list[dict[str, Any]]:
    """The phases ahead, from clean-up to the present one, and what is to be done before it goes on."""
    phases = [
        {"phase": name, "player": int(now.player)}
        for now in agenda[:1]
        for name, kind in reversed(PHASES.items())
        if kind >= now.kind
    ]
    return phases + [save_entry(ids, entry) for entry in agenda[1:]]


def save_entry(ids: list[str], entry: Entry) -> dict[str, Any]:
    """An entry of the agenda that is no phase."""
    player = {"player": int(entry.player), "this": None if entry.this < 0 else int(entry.this)}
    if entry.kind == FORK:
        assert entry.fork is not None
        asked = {"choose": list(entry.fork.names), "number": int(entry.most), "chosen": list(entry.cards)}
        return asked | player | {"from": save_source(ids, entry.source)}
    step, cards = name_of(entry.step), {"cards": [ids[card] for card in entry.cards]}
    if entry.kind == DO:
        return {"do": step} | player | cards
    if entry.kind == INSERT:
        return {"insert": step} | player | cards
    limits = {"least": int(entry.least), "most": int(entry.most), "ordered": bool(entry.ordered)}
    return {"pick": step} | player | cards | limits | {"from": save_source(ids, entry.source)}


def save_source(ids: list[str], source: Source) -> dict[str, Any]:
    """Where the cards of a question come from; what is usual is left out."""
    saved: dict[str, Any] = {"zone": ZONES[source.zone]}
    if source.owner >= 0:
        saved["of"] = int(source.owner)
    if source.types != ANY_TYPE:
        saved["types"] = int(source.types)
    if source.but:
        saved["but"] = [key for number, key in enumerate(ids) if source.but >> number & 1]
    if source.least > 0:
        saved["at_least"] = int(source.least)
    if source.most < ANY_NUMBER:
        saved["at_most"] = int(source.most)
    return saved


# Loading


def load(game: Game[Any], position: Any) -> Dominion:
    """The state that `save` gave or a person wrote, checked to the last card."""
    fields = Fields(position)
    fields.header(game.name, VERSION)
    players = fields.whole("players", range(100))
    options = game.settle(players, fields.value("options", dict, "an object with the options", {}))
    kingdom = fields.value("kingdom", list, "a list of ten cards")
    check_kingdom([str(key) for key in kingdom])
    cast = make_cast(in_order(kingdom))
    reader = Reader(cast, players)
    state = new_table(game, players, cast, seeded(0), options)
    seats = fields.objects("seats")
    if len(seats) != players:
        raise ValueError(f"seats: there are {len(seats)} for {players} players.")
    state.seats = vec[Seat]([reader.seat(seat) for seat in seats])
    state.trash = vec[i64](reader.cards(fields, "trash"))
    state.turn = fields.whole("turn", range(players))
    state.in_play = vec[i64](reader.slots(fields, "in_play"))
    state.actions_left = fields.whole("actions", ANY, 1)
    for name, default in zip(COUNTERS, (1, 0, 0, 0), strict=True):
        setattr(state, name, fields.whole(name, ANY, default))
    state.bonuses = reader.bonuses(fields)
    for seat in fields.wholes("unaffected", range(players), []):
        state.unaffected |= BIT[seat]
    state.seen = vec[i64]([reader.fact(fact) for fact in optional_objects(fields, "seen")])
    state.rounds = reader.rounds(optional_objects(fields, "passes"))
    reader.proofs(state.rounds, optional_objects(fields, "proofs"))
    entries = reader.agenda(fields, int(state.turn))
    state.agenda = vec[Entry](from_present_phase(entries))
    reveals = fields.whole("reveals", ANY, 0)
    state.chance = fields.whole("chance", GENERATOR, seeded(0))
    reader.supply(fields, state)
    fields.finish()
    check_agenda(state, entries)
    check_memory(state)
    try:
        state.settle()
    except (AssertionError, AttributeError, IndexError, TypeError) as error:
        raise ValueError(f"agenda: it cannot be carried out in this position ({error}).") from None
    state.reveals = reveals
    return state


def optional_objects(fields: Fields, field: str) -> list[Fields]:
    """A list of objects, which may be left out."""
    fields.asked.add(field)
    return fields.objects(field) if field in fields.data else []
