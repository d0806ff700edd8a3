"""What things are worth in Dominations, tuned over thousands of games: in thousandths of a point, or as it says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RIVAL: Final[i64] = 500  # of the best other's worth, in thousandths of one's own

# Knowledge
#: by ends of Eras to come: one of it
UNIT: Final = vec[i64]([0, 853, 965, 1039])
MORE_THAN_NINE: Final[i64] = 57  # how much less each is worth beyond nine of a Domain, in 1024ths
SHORT_OF_NINE: Final[i64] = 2  # how much less each is worth for each that is missing to nine
LAST_TURN: Final[i64] = 1401  # how much it is worth with one turn left to spend it in this Era, in 1024ths
LAST_TURNS: Final[i64] = 1145  # with two
LEFT_OVER: Final[i64] = 97  # one that cannot be spent any more
OTHERS: Final[i64] = 289  # how much it counts that another gets some, in 1024ths
LIMIT: Final[i64] = 38  # room for eight more in a Domain, for each turn
#: by Domain: what its Role brings in a turn, in eighths of one
ROLE: Final = vec[i64]([8, 8, 0, 6, 1, 1])
ROLE_AHEAD: Final[i64] = 434  # a Role for the next Era, besides its points

# Cities and cards
CITY: Final[i64] = 1415  # how much knowledge a level of a City brings in a turn, in 8192nds
NODUS: Final[i64] = 761
NEW_CARD: Final[i64] = 2182  # the Nodus that a card makes when it comes
OPEN_SIDE: Final[i64] = 84  # a side of a new card where another can be joined
PIECE: Final[i64] = 1061  # putting the piece of a Monument
#: by moment, as effects have it: how often it comes in a turn, in 1024ths
RATE: Final = vec[i64]([0, 1024, 0, 0, 645, 369, 491, 892, 519, 141, 175, 148, 0, 0, 0])
START_ERA: Final[i64] = 1382  # what comes at the start of an Era and can be spent in all of it, in 1024ths
ROLES_TAKEN: Final[i64] = 1174  # at the end of an Era, in 1024ths
REMAINING: Final[i64] = 3777  # knowledge that is left over at the end of an Era, in 1024ths
#: by what effects count: by how many 1024ths it grows in a turn
GROWTH: Final = vec[i64]([40, 13, 21, 21, 50, 45, 18, 27, 98, 0, 0, 314, 60, 3])
ALL_NODUS: Final[i64] = 4  # how much faster Nodus of all colours grow than those of one
#: by what is bought, as effects have it (developing, upgrading, Cities, Monuments): how often in a turn, in 1024ths
BUYING: Final = vec[i64]([1121, 500, 954, 349])
EXCHANGE: Final[i64] = 224  # one for one, for each turn
RESERVE: Final[i64] = 60  # limits higher by one, for each turn
ROLE_BONUS: Final[i64] = 3428  # one more when Roles are decided, for each Era

# Goals
GOAL: Final[i64] = 15745
#: by kind of goal: how much time each thing takes that is missing, in thousandths of a turn
EFFORT: Final = vec[i64]([979, 1133, 1507, 3293, 975, 412, 1271])
TIME: Final[i64] = 1451  # for goals in a turn, in thousandths
