"""Every step and every question of the agenda, by its number."""

from typing import Final

from demesne.games.dominations.agenda import PLAIN_FORM, REACT, REVEAL, TURN, Rows, Step
from demesne.games.dominations.eras import STEPS_OF_ERAS, Moment, begin_turn, react, reveal
from demesne.games.dominations.questions.assimilate import AssimilateMastery
from demesne.games.dominations.questions.construct import ConstructSomething
from demesne.games.dominations.questions.develop import DevelopMastery
from demesne.games.dominations.questions.farewell import EndTurn
from demesne.games.dominations.questions.fit import FitCard
from demesne.games.dominations.questions.initiative import NameNext
from demesne.games.dominations.questions.keep import KeepOne
from demesne.games.dominations.questions.order import DO_EFFECT, OrderEffects
from demesne.games.dominations.questions.pay import PayShare
from demesne.games.dominations.questions.piece import PutPiece
from demesne.games.dominations.questions.place import PlaceTile
from demesne.games.dominations.questions.reactivate import ReactivateTile
from demesne.games.dominations.questions.returning import DRAW_TILES, ReturnTiles
from demesne.games.dominations.questions.source import REAP_HARVEST, ChooseSource
from demesne.games.dominations.questions.tile import TakeTile
from demesne.games.dominations.questions.trade import TradeKnowledge
from demesne.games.dominations.questions.wild import NameDomain

ROWS: Final = Rows(
    [
        Step(REVEAL, reveal, PLAIN_FORM),
        DRAW_TILES,
        Step(TURN, begin_turn, PLAIN_FORM),
        REAP_HARVEST,
        *STEPS_OF_ERAS,
        DO_EFFECT,
        Step(REACT, react, Moment()),
    ],
    [
        NameDomain(),
        NameDomain(),
        KeepOne(),
        KeepOne(),
        ReturnTiles(),
        TakeTile(),
        PlaceTile(),
        ReactivateTile(),
        ChooseSource(),
        ConstructSomething(),
        PutPiece(),
        PayShare(),
        FitCard(),
        DevelopMastery(),
        EndTurn(),
        TradeKnowledge(),
        AssimilateMastery(),
        NameNext(),
        OrderEffects(),
    ],
)
