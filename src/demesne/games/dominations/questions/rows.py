"""Every step and every question of the agenda, by its number: what it does, and how it is told and saved."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATION,
    CONSTRUCT,
    DEVELOP,
    DRAW,
    EFFECT,
    END_EFFECTS,
    FAREWELL,
    FINISH,
    FIT,
    INFLUENCE_POINTS,
    INITIATIVE,
    MONUMENT,
    NEXT_ERA,
    OBJECTIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    REACT,
    REACTIVATE,
    REAP,
    RETURN,
    REVEAL,
    ROLES,
    SOURCE,
    TILE,
    TRADE,
    TURN,
    WILD,
    WILD_HARVEST,
    Entry,
    Rows,
)
from demesne.games.dominations.effects import resolving
from demesne.games.dominations.eras import (
    MOMENT_FORM,
    assimilation,
    begin_turn,
    end_effects,
    finish,
    influence_points,
    next_era,
    react,
    reveal,
    roles,
)
from demesne.games.dominations.questions import (
    assimilate,
    construct,
    develop,
    farewell,
    fit,
    initiative,
    keep,
    order,
    pay,
    piece,
    place,
    reactivate,
    returning,
    source,
    tile,
    trade,
    wild,
)
from demesne.games.dominations.state import Dominations


class AllRows(Rows):
    """What each step and each question does."""

    def take(self, state: Dominations, entry: Entry) -> None:
        """Take a step."""
        kind = entry.kind
        if kind == REVEAL:
            reveal(state)
        elif kind == DRAW:
            returning.draw(state, entry)
        elif kind == TURN:
            begin_turn(state)
        elif kind == REAP:
            source.reap_harvest(state, entry)
        elif kind == END_EFFECTS:
            end_effects(state)
        elif kind == ASSIMILATION:
            assimilation(state)
        elif kind == INFLUENCE_POINTS:
            influence_points(state)
        elif kind == ROLES:
            roles(state)
        elif kind == NEXT_ERA:
            next_era(state)
        elif kind == FINISH:
            finish(state)
        elif kind == EFFECT:
            resolving.do_effect(state, entry)
        elif kind == REACT:
            react(state, entry)

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """The answers to a question, ascending."""
        kind = entry.kind
        if kind in (WILD, WILD_HARVEST):
            return wild.options(state, entry)
        if kind in (OBJECTIVE, MONUMENT):
            return keep.options(state, entry)
        if kind == RETURN:
            return returning.options(state, entry)
        if kind == TILE:
            return tile.options(state, entry)
        if kind == PLACE:
            return place.options(state, entry)
        if kind == REACTIVATE:
            return reactivate.options(state)
        if kind == SOURCE:
            return source.options(state, entry)
        if kind == CONSTRUCT:
            return construct.options(state, entry)
        if kind == PIECE:
            return piece.options(state, entry)
        if kind == PAY:
            return pay.options(state, entry)
        if kind == FIT:
            return fit.options(state, entry)
        if kind == DEVELOP:
            return develop.options(state, entry)
        if kind == FAREWELL:
            return farewell.options(state, entry)
        if kind == TRADE:
            return trade.options(state, entry)
        if kind == ASSIMILATE:
            return assimilate.options(state, entry)
        if kind == INITIATIVE:
            return initiative.options(state, entry)
        assert kind == ORDER
        return order.options(state, entry)

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Carry out an answer."""
        kind = entry.kind
        if kind in (WILD, WILD_HARVEST):
            wild.answer(state, entry, action)
        elif kind in (OBJECTIVE, MONUMENT):
            keep.answer(state, entry, action)
        elif kind == RETURN:
            returning.answer(state, entry, action)
        elif kind == TILE:
            tile.answer(state, entry, action)
        elif kind == PLACE:
            place.answer(state, entry, action)
        elif kind == REACTIVATE:
            reactivate.answer(state, entry, action)
        elif kind == SOURCE:
            source.answer(state, entry, action)
        elif kind == CONSTRUCT:
            construct.answer(state, entry, action)
        elif kind == PIECE:
            piece.answer(state, entry, action)
        elif kind == PAY:
            pay.answer(state, entry, action)
        elif kind == FIT:
            fit.answer(state, entry, action)
        elif kind == DEVELOP:
            develop.answer(state, entry, action)
        elif kind == FAREWELL:
            farewell.answer(state, entry, action)
        elif kind == TRADE:
            trade.answer(state, entry, action)
        elif kind == ASSIMILATE:
            assimilate.answer(state, entry, action)
        elif kind == INITIATIVE:
            initiative.answer(state, entry, action)
        elif kind == ORDER:
            order.answer(state, entry, action)


ROWS: Final = AllRows(
    {
        REAP: source.REAP_FORM,
        EFFECT: order.EFFECT_FORM,
        REACT: MOMENT_FORM,
    },
    {
        WILD: wild.NAME_DOMAIN,
        WILD_HARVEST: wild.NAME_DOMAIN,
        OBJECTIVE: keep.KEEP_ONE,
        MONUMENT: keep.KEEP_ONE,
        RETURN: returning.RETURN_TILES,
        TILE: tile.TAKE_TILE,
        PLACE: place.PLACE_TILE,
        REACTIVATE: reactivate.REACTIVATE_A_TILE,
        SOURCE: source.CHOOSE_SOURCE,
        CONSTRUCT: construct.CONSTRUCT_SOMETHING,
        PIECE: piece.PUT_PIECE,
        PAY: pay.PAY_SHARE,
        FIT: fit.FIT_CARD,
        DEVELOP: develop.DEVELOP_MASTERY,
        FAREWELL: farewell.END_TURN,
        TRADE: trade.TRADE_KNOWLEDGE,
        ASSIMILATE: assimilate.ASSIMILATE_MASTERY,
        INITIATIVE: initiative.NAME_NEXT,
        ORDER: order.ORDER_EFFECTS,
    },
)
