"""How fast the engine is and how strong the bots are; what to measure of a game is in the module of its name."""

from demesne.bench.results import write_page
from demesne.bench.speed import measure_both, table
from demesne.bench.strength import measure_bots, table_of_bots

__all__ = ["measure_both", "measure_bots", "table", "table_of_bots", "write_page"]
