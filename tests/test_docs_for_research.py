"""The page for research: its examples run."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
ENCODINGS = PAGE.with_name("encodings.md")


@pytest.mark.parametrize("page", [PAGE, ENCODINGS], ids=["research", "encodings"])
def test_examples_run(page: Path) -> None:
    """As they stand."""
    pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")
    examples = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    assert examples
    for example in examples:
        exec(example, {})
