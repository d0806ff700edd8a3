"""The documents: their examples run, their links lead somewhere, and what is written from the sources is up to date."""

import io
import re
import runpy
import shlex
import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from building import encodings, reference
from demesne.cli import main

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))
BLOCK = re.compile(r"```(python|console)(?: title=\"([\w.]+)\")?\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]*)(?:#([^)]*))?\)")
ANSWERS = "quit\n" * 3  # to whatever asks at the terminal


@pytest.mark.slow
@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_can_be_followed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files are written, its Python and its commands run, one after the other."""
    pytest.importorskip("pyarrow", reason="pyarrow is not installed here")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks
    for kind, title, text in blocks:
        if title:
            Path(title).write_text(text, encoding="utf-8")
            sys.modules.pop(Path(title).stem, None)
            invalidate_caches()
        elif kind == "python":
            exec(text, {})
        else:
            for line in text.splitlines():
                monkeypatch.setattr("sys.stdin", io.StringIO(ANSWERS))
                _, program, *arguments = shlex.split(line)
                if program == "python":
                    runpy.run_path(arguments[0])
                    continue
                assert program == "demesne", line
                with pytest.raises(SystemExit) as end:
                    main(arguments)
                assert end.value.code == 0, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_links_lead_somewhere(page: Path) -> None:
    """To files that are there, and to headings that they have."""
    for path, heading in LINK.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name}: {path}"
        if heading:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in [re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings], heading


@pytest.mark.parametrize("made", [reference, encodings], ids=["reference", "encodings"])
def test_pages_from_the_sources_are_up_to_date(made: object) -> None:
    """`python -m building.reference` and `python -m building.encodings` write them anew."""
    assert made.PAGE.read_text(encoding="utf-8") == made.page()  # type: ignore[attr-defined]


def test_the_site_has_every_page() -> None:
    """The contents in mkdocs.yml name each document once."""
    named = re.findall(r": ([\w/-]+\.md)$", (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(str(page.relative_to(DOCS)) for page in PAGES)
