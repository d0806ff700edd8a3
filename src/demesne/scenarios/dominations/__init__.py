"""Scenarios of Dominations."""

from demesne.scenarios.dominations.checks import recognises, run
from demesne.scenarios.dominations.form import FILE

__all__ = ["FILE", "recognises", "run"]
