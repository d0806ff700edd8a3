"""Scenarios of Dominion."""

from demesne.scenarios.dominion.checks import recognises, run
from demesne.scenarios.dominion.form import FILE

__all__ = ["FILE", "recognises", "run"]
