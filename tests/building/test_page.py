"""The page and the licences of what it holds."""

from pathlib import Path

import pytest
from building.page import complete_notices, digest_page

from building import page


def test_every_library_has_the_text_of_its_licence(tmp_path: Path) -> None:
    """Where it came without one, it is the text of the licence that it names."""
    notices = tmp_path / "notices.txt"
    notices.write_text("# Licenses\n\n## one - 1.0 (Apache-2.0)\n\n## two - 2.0 (MIT)\n\nAs it came.\n")
    complete_notices(notices)
    assert notices.read_text().splitlines()[2:6:3] == ["## one - 1.0 (Apache-2.0)", " " * 33 + "Apache License"]
    assert notices.read_text().endswith("\n## two - 2.0 (MIT)\n\nAs it came.\n")
    assert "limitations under the License.\n\n\n## two" in notices.read_text()


def test_what_python_writes_beside_its_sources_is_not_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a page is not stale where the same sources have been run, or have not."""
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "SHARED", [tmp_path])
    monkeypatch.setattr(page, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(page, "GAMES", tmp_path / "games")
    (tmp_path / "speech.py").write_text("")
    before = digest_page()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "speech.pyc").write_text("")
    assert digest_page() == before
    (tmp_path / "speech.ftl").write_text("")
    assert digest_page() != before
