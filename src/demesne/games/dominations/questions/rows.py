"""Every step and every question of the agenda, by its number."""

from typing import Final

from demesne.games.dominations.agenda import PLAIN_FORM, REACT, REVEAL, TURN, Rows, Step
from demesne.games.dominations.eras import MOMENT, STEPS_OF_ERAS, begin_turn, react, reveal
from demesne.games.dominations.questions.assimilate import ASSIMILATE_MASTERY
from demesne.games.dominations.questions.construct import CONSTRUCT_SOMETHING
from demesne.games.dominations.questions.develop import DEVELOP_MASTERY
from demesne.games.dominations.questions.farewell import END_TURN
from demesne.games.dominations.questions.fit import FIT_CARD
from demesne.games.dominations.questions.initiative import NAME_NEXT
from demesne.games.dominations.questions.keep import KEEP_MONUMENT, KEEP_OBJECTIVE
from demesne.games.dominations.questions.order import DO_EFFECT, ORDER_EFFECTS
from demesne.games.dominations.questions.pay import PAY_SHARE
from demesne.games.dominations.questions.piece import PUT_PIECE
from demesne.games.dominations.questions.place import PLACE_TILE
from demesne.games.dominations.questions.reactivate import REACTIVATE_A_TILE
from demesne.games.dominations.questions.returning import DRAW_TILES, RETURN_TILES
from demesne.games.dominations.questions.source import CHOOSE_SOURCE, REAP_HARVEST
from demesne.games.dominations.questions.tile import TAKE_TILE
from demesne.games.dominations.questions.trade import TRADE_KNOWLEDGE
from demesne.games.dominations.questions.wild import NAME_GAINED, NAME_PRODUCED

ROWS: Final = Rows(
    [
        Step(REVEAL, reveal, PLAIN_FORM),
        DRAW_TILES,
        Step(TURN, begin_turn, PLAIN_FORM),
        REAP_HARVEST,
        *STEPS_OF_ERAS,
        DO_EFFECT,
        Step(REACT, react, MOMENT),
    ],
    [
        NAME_GAINED,
        NAME_PRODUCED,
        KEEP_OBJECTIVE,
        KEEP_MONUMENT,
        RETURN_TILES,
        TAKE_TILE,
        PLACE_TILE,
        REACTIVATE_A_TILE,
        CHOOSE_SOURCE,
        CONSTRUCT_SOMETHING,
        PUT_PIECE,
        PAY_SHARE,
        FIT_CARD,
        DEVELOP_MASTERY,
        END_TURN,
        TRADE_KNOWLEDGE,
        ASSIMILATE_MASTERY,
        NAME_NEXT,
        ORDER_EFFECTS,
    ],
)
