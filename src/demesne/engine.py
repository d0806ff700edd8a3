"""Which engine runs: the compiled one, or the same files interpreted."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as sources only, past the compiled ones beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of this package."""
        if not name.startswith("demesne.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Interpret the engine if DEMESNE_PURE asks for it."""
    if is_pure():
        sys.meta_path.insert(0, SourceFinder)


def is_pure() -> bool:
    """Whether the environment asks for the interpreted engine."""
    return os.environ.get("DEMESNE_PURE", "") not in ("", "0")


def is_compiled() -> bool:
    """Whether the engine that runs is compiled."""
    from demesne.core import state

    return not str(state.__file__).endswith(".py")


def describe() -> str:
    """Which engine runs, in a few words."""
    if is_compiled():
        return "compiled engine"
    return "interpreted engine" + (" (DEMESNE_PURE is set)" if is_pure() else " (not compiled on this machine)")
