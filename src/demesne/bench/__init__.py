"""How fast the engine is; what is worth measuring of a game besides random play is in the module of its name."""

from demesne.bench.speed import measure_both, table

__all__ = ["measure_both", "table"]
