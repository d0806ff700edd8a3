"""The same games, played by the compiled and by the interpreted engine, state by state."""

import json
import os
import subprocess
import sys

import pytest

from demesne import engine


def play(pure: str) -> dict[str, object]:
    """What a process of its own says about its games."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.digests.play"],
        env=os.environ | {"DEMESNE_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, object] = json.loads(result.stdout)
    return answer


@pytest.mark.slow
@pytest.mark.skipif(not engine.is_compiled(), reason="there is no compiled engine here to compare with")
def test_compiled_and_interpreted_engines_play_alike() -> None:
    """Every state, view, score and event is the same."""
    compiled, interpreted = play(""), play("1")
    assert compiled["engine"] == "compiled engine"
    assert str(interpreted["engine"]).startswith("interpreted engine")
    assert compiled["digests"] == interpreted["digests"]


def test_the_interpreted_engine_can_be_asked_for() -> None:
    """DEMESNE_PURE=1 runs the sources, whatever lies beside them."""
    code = "from demesne.core import state, playout; from demesne.games.kingdomino import engine; "
    code += "print(all(one.__file__.endswith('.py') for one in (state, playout, engine)))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"DEMESNE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == "True"
