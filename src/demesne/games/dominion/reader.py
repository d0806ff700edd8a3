"""Reading the parts of a position that anybody may have written."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.fields import Fields
from demesne.core.state import NOTHING
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import (
    GROUP_NUMBERS,
    ONLOOKER,
    card_of,
    everyone,
    from_among,
    held_by,
    in_group,
    knower,
    known_by,
)
from demesne.games.dominion.seat import Seat, empty_seat
from demesne.games.dominion.setup import pile_size, start_cards
from demesne.games.dominion.state import (
    ACTIONS,
    ANY_NUMBER,
    ANY_TYPE,
    BUYS,
    CLEAN_UP,
    NOWHERE,
    TREASURES,
    Cast,
    Entry,
    Fork,
    Round,
    Source,
    Step,
    phase,
    to_choose,
    to_do,
    to_insert,
    to_pick,
)
from demesne.games.dominion.steps import FORKS_BY_NAMES, STEPS

ANY: Final = range(10**9)
COSTS: Final = range(-10, 10**9)  # negative where a card becomes one that costs less
PHASES: Final = {"action": ACTIONS, "treasure": TREASURES, "buy": BUYS, "clean-up": CLEAN_UP}
#: the moments of a round of passing
LAID: Final = "laid down"
AFTER: Final = "taken up"
ZONES: Final = ["hand", "aside", "latest", "supply", "trash", "discard", "names", "reactions"]


class Reader:
    """Reads the parts of a position of one game."""

    def __init__(self, cast: Cast, players: int) -> None:
        self.cast = cast
        self.players = players
        self.numbers = {key: number for number, key in enumerate(cast.ids)}

    def card(self, key: Any, field: str) -> int:
        """The number of a card."""
        if not isinstance(key, str) or key not in self.numbers:
            raise ValueError(f"{field}: {key!r} is not a card of this game.")
        return self.numbers[key]

    def cards(self, fields: Fields, field: str) -> list[int]:
        """A list of cards."""
        found = fields.value(field, list, "a list of cards", [])
        return [self.card(key, f"{fields.name(field)}[{i}]") for i, key in enumerate(found)]

    def slots(self, fields: Fields, field: str) -> list[int]:
        """A list of cards, with null for those that have left."""
        found = fields.value(field, list, "a list of cards", [])
        return [NOWHERE if key is None else self.card(key, f"{field}[{i}]") for i, key in enumerate(found)]

    def seat(self, fields: Fields) -> Seat:
        """One player's cards."""
        seat = empty_seat(self.cast.number)
        for card in self.cards(fields, "hand"):
            seat.take(card)
        seat.deck = vec[i64](self.known_cards(fields, "deck")[::-1])
        seat.discard = vec[i64](self.discard(fields))
        seat.aside = vec[i64](self.known_cards(fields, "aside"))
        seat.turns = fields.whole("turns", ANY, 0)
        fields.finish()
        return seat

    def discard(self, fields: Fields) -> list[int]:
        """A discard pile, and what others saw go there; all see the top card."""
        pile = self.cards(fields, "discard")
        seen = self.known_cards(fields, "discard_seen")
        under, free = pile[:-1], pile[:-1]
        for fact in seen:
            if card_of(fact) not in free:
                key = self.cast.ids[card_of(fact)]
                raise ValueError(f"{fields.name('discard_seen')}: there are not so many {key!r} under the top card.")
            under[free.index(card_of(fact))] = fact
            free[free.index(card_of(fact))] = NOWHERE
        return under + [int(known_by(card, everyone(self.players))) for card in pile[-1:]]

    def known_cards(self, fields: Fields, field: str) -> list[int]:
        """A list of cards, some perhaps with who knows them."""
        found = []
        for i, entry in enumerate(fields.value(field, list, "a list of cards", [])):
            name = f"{fields.name(field)}[{i}]"
            if isinstance(entry, dict):
                data = Fields(entry, name)
                group = data.whole("group", GROUP_NUMBERS, 0) if field == "deck" else 0
                among = self.card_set(data, "among") if field == "aside" else 0
                card = self.card(data.value("card", str, "a card"), f"{name}.card")
                found.append(from_among(in_group(known_by(card, self.knowers(data)), group), among))
                data.finish()
            else:
                found.append(self.card(entry, name))
        return found

    def knowers(self, fields: Fields) -> int:
        """Those who know a card."""
        found = 0
        for one in fields.value("known_by", list, "a list of seats"):
            if one != "onlookers" and (type(one) is not int or one not in range(self.players)):
                raise ValueError(f"{fields.name('known_by')}: {one!r} is neither a seat nor 'onlookers'.")
            found |= int(knower(ONLOOKER if one == "onlookers" else one))
        return found

    def fact(self, fields: Fields) -> int:
        """A card in a hand that others know."""
        owner = fields.whole("seat", range(self.players))
        card = self.card(fields.value("card", str, "a card"), fields.name("card"))
        knowers = self.knowers(fields)
        fields.finish()
        return int(held_by(known_by(card, knowers), owner))

    def rounds(self, passes: list[Fields]) -> Any:
        """The rounds of cards that went from hand to hand, with nothing come to light about them."""
        rounds: list[tuple[list[int], list[int]]] = []
        for fields in passes:
            number = fields.whole("round", range(max(0, len(rounds) - 1), len(rounds) + 1))
            if number == len(rounds):
                rounds.append(([NOWHERE] * self.players, [0] * self.players))
            cards, among = rounds[number]
            giver = fields.whole("from", range(self.players))
            if cards[giver] != NOWHERE:
                raise ValueError(f"{fields.name('from')}: seat {giver} passed a card in this round already.")
            fields.whole("to", range((giver + 1) % self.players, (giver + 1) % self.players + 1))
            cards[giver] = self.card(fields.value("card", str, "a card"), fields.name("card"))
            among[giver] = self.card_set(fields, "among")
            if among[giver] and not among[giver] >> cards[giver] & 1:
                raise ValueError(f"{fields.name('among')}: the card that was passed must be there.")
            fields.finish()
        return self.with_proofs(rounds)

    def with_proofs(self, rounds: list[tuple[list[int], list[int]]]) -> Any:
        """The rounds with the proof that there always is: nobody gave more than all that was given."""
        given = [0] * self.players
        found = []
        for cards, among in rounds:
            given = [before + (card != NOWHERE) for before, card in zip(given, cards, strict=True)]
            least = [-number for number in given for _ in range(self.cast.number)]
            found.append(Round(vec[i64](cards), vec[i64](among), vec[i64](least), vec[i64](least)))
        return vec[Round](found)

    def proofs(self, rounds: Any, proofs: list[Fields]) -> None:
        """What came to light about the rounds."""
        for fields in proofs:
            number = fields.whole("round", range(len(rounds))) if len(rounds) else -1
            if number < 0:
                raise ValueError(f"{fields.path}: there was no round of passing.")
            moment = fields.value("moment", str, "a moment")
            if moment not in (LAID, AFTER):
                raise ValueError(f"{fields.name('moment')}: {moment!r} is neither {LAID!r} nor {AFTER!r}.")
            first = fields.whole("seat", range(self.players)) * int(self.cast.number)
            row = rounds[number].laid if moment == LAID else rounds[number].after
            for key, proof in fields.value("least", dict, "an object with numbers by card").items():
                if type(proof) is not int or abs(proof) not in ANY:
                    raise ValueError(f"{fields.name('least')}.{key}: {proof!r} is not a whole number of cards.")
                at = first + self.card(key, fields.name("least"))
                row[at] = max(int(row[at]), proof)
            fields.finish()

    def card_set(self, fields: Fields, field: str) -> int:
        """A list of different cards as a set."""
        return sum([int(BIT[card]) for card in set(self.cards(fields, field))])

    def bonuses(self, fields: Fields) -> Any:
        """The coins that Treasures give in addition."""
        number = int(self.cast.number)
        bonuses = [0] * (2 * number)
        for field, offset in (("bonuses", 0), ("first_bonuses", number)):
            for key, coins in fields.value(field, dict, "an object with coins by card", {}).items():
                if type(coins) is not int or coins not in ANY:
                    raise ValueError(f"{field}.{key}: {coins!r} is not a number of coins.")
                bonuses[self.card(key, field) + offset] = coins
        return vec[i64](bonuses) if any(bonuses) else NOTHING

    def supply(self, fields: Fields, state: Dominion) -> None:
        """The piles: what is given, or what is nowhere else; all cards together are those of the box."""
        given = fields.value("supply", dict, "an object with the size of each pile", {})
        for key in given:
            self.card(key, "supply")
        owned = [state.owned(seat) for seat in range(self.players)]
        state.empty = state.piles = 0
        for key, card in self.numbers.items():
            there = sum([counts[card] for counts in owned]) + list(state.trash).count(card)
            all_copies = pile_size(self.cast, card, self.players) + self.players * start_cards(card)
            left = given.get(key, all_copies - there)
            if type(left) is not int or left < 0 or left + there != all_copies:
                title = self.cast.cards[card].name
                raise ValueError(
                    f"supply.{key}: {left!r} in the pile and {there} elsewhere are not the {all_copies} of {title}."
                )
            state.supply[card] = left
            state.empty += left == 0
            state.piles |= int(BIT[card]) * (left > 0)

    def agenda(self, fields: Fields, turn: int) -> list[Entry]:
        """The entries, or those of a phase of the turn."""
        if "agenda" not in fields.data:
            now = self.phase(fields, "action")
            return [phase(kind, turn) for kind in range(CLEAN_UP, now - 1, -1)]
        return [self.entry(entry) for entry in fields.objects("agenda")]

    def entry(self, fields: Fields) -> Entry:
        """An entry of the agenda."""
        player = fields.whole("player", range(self.players))
        if "phase" in fields.data:
            kind = self.phase(fields)
            fields.finish()
            return phase(kind, player)
        this = NOWHERE if fields.data.get("this") is None else fields.whole("this", ANY)
        fields.asked.add("this")
        if "choose" in fields.data:
            fork = self.fork(fields)
            number = fields.whole("number", range(1, len(fork.names) + 1))
            chosen = tuple(fields.wholes("chosen", range(len(fork.names)), []))
            source = self.source(Fields(fields.value("from", dict, "an object"), fields.name("from")))
            fields.finish()
            return to_choose(player, this, fork, number, source).with_cards(chosen)
        cards = tuple(self.cards(fields, "cards"))
        for name, make in (("do", to_do), ("insert", to_insert)):
            if name in fields.data:
                step = self.step(fields, name)
                fields.finish()
                return make(player, this, step, cards)
        step = self.step(fields, "pick")
        source = self.source(Fields(fields.value("from", dict, "an object"), fields.name("from")))
        entry = to_pick(player, this, step, source).with_cards(cards)
        entry.least, entry.most = fields.whole("least", ANY), fields.whole("most", ANY)
        entry.ordered = fields.value("ordered", bool, "true or false")
        fields.finish()
        return entry

    def phase(self, fields: Fields, *default: str) -> int:
        """The kind of a phase."""
        name = fields.value("phase", str, "a phase", *default)
        if name not in PHASES:
            raise ValueError(f"{fields.name('phase')}: {name!r} is none of {', '.join(PHASES)}.")
        return PHASES[name]

    def step(self, fields: Fields, field: str) -> Step:
        """The step of a name."""
        name = fields.value(field, str, "a step")
        if name not in STEPS:
            raise ValueError(f"{fields.path}: there is no step called {name!r}.")
        return STEPS[name].step

    def fork(self, fields: Fields) -> Fork:
        """The choice that has these ways."""
        names = [str(name) for name in fields.value("choose", list, "a list of steps")]
        if tuple(names) not in FORKS_BY_NAMES:
            raise ValueError(f"{fields.name('choose')}: no card offers this choice.")
        return FORKS_BY_NAMES[tuple(names)]

    def source(self, fields: Fields) -> Source:
        """Where the cards of a question come from."""
        zone = fields.value("zone", str, "a zone")
        if zone not in ZONES:
            raise ValueError(f"{fields.name('zone')}: {zone!r} is none of {', '.join(ZONES)}.")
        owner = fields.whole("of", range(self.players)) if "of" in fields.data else NOWHERE
        types = fields.whole("types", range(1, ANY_TYPE + 1), ANY_TYPE)
        but = self.card_set(fields, "but")
        least, most = fields.whole("at_least", ANY, 0), fields.whole("at_most", COSTS, ANY_NUMBER)
        fields.finish()
        return Source(ZONES.index(zone), owner, types, but, least, most)
