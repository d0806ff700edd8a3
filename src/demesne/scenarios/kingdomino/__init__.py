"""Scenarios of Kingdomino."""

from demesne.scenarios.kingdomino.checks import recognises, run
from demesne.scenarios.kingdomino.form import FILE

__all__ = ["FILE", "recognises", "run"]
