"""What things are worth in Dominations, tuned over thousands of games: in thousandths of a point, or as it says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RIVAL: Final[i64] = 500  # of the best other's worth, in thousandths of one's own

# Knowledge
#: by ends of Eras to come: one of it
UNIT: Final = vec[i64]([0, 645, 861, 835])
MORE_THAN_NINE: Final[i64] = 68  # how much less each is worth beyond nine of a Domain, in 1024ths
SHORT_OF_NINE: Final[i64] = 4  # how much less each is worth for each that is missing to nine
LAST_TURN: Final[i64] = 1106  # how much it is worth with one turn left to spend it in this Era, in 1024ths
LAST_TURNS: Final[i64] = 1190  # with two
LEFT_OVER: Final[i64] = 109  # one that cannot be spent any more
OTHERS: Final[i64] = 300  # how much it counts that another gets some, in 1024ths
LIMIT: Final[i64] = 60  # room for eight more in a Domain, for each turn
#: by Domain: what its Role brings in a turn, in eighths of one
ROLE: Final = vec[i64]([8, 8, 0, 6, 1, 1])
ROLE_AHEAD: Final[i64] = 552  # a Role for the next Era, besides its points

# Cities and cards
CITY: Final[i64] = 1565  # how much knowledge a level of a City brings in a turn, in 8192nds
NODUS: Final[i64] = 671
NEW_CARD: Final[i64] = 1847  # the Nodus that a card makes when it comes
OPEN_SIDE: Final[i64] = 86  # a side of a new card where another can be joined
PIECE: Final[i64] = 996  # putting the piece of a Monument
#: by moment, as effects have it: how often it comes in a turn, in 1024ths
RATE: Final = vec[i64]([0, 1024, 0, 0, 735, 385, 600, 1040, 505, 141, 219, 153, 0, 0, 0])
ROLES_TAKEN: Final[i64] = 946  # at the end of an Era, in 1024ths
REMAINING: Final[i64] = 4466  # knowledge that is left over at the end of an Era, in 1024ths
#: by what effects count: by how many 1024ths it grows in a turn
GROWTH: Final = vec[i64]([70, 30, 30, 35, 60, 70, 25, 35, 105, 0, 0, 350, 70, 20])
ALL_NODUS: Final[i64] = 4  # how much faster Nodus of all colours grow than those of one
#: by what is bought, as effects have it (developing, upgrading, Cities, Monuments): how often in a turn, in 1024ths
BUYING: Final = vec[i64]([1180, 506, 903, 352])
EXCHANGE: Final[i64] = 215  # one for one, for each turn
RESERVE: Final[i64] = 71  # limits higher by one, for each turn
ROLE_BONUS: Final[i64] = 830  # one more when Roles are decided, for each Era

# Goals
GOAL: Final[i64] = 13681
#: by kind of goal: how much time each thing takes that is missing, in thousandths of a turn
EFFORT: Final = vec[i64]([1200, 1300, 1300, 3000, 900, 350, 1300])
TIME: Final[i64] = 1728  # for goals in a turn, in thousandths
