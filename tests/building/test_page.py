"""The page and the licences of what it holds."""

from pathlib import Path

from building.page import complete_notices


def test_every_library_has_the_text_of_its_licence(tmp_path: Path) -> None:
    """Where it came without one, it is the text of the licence that it names."""
    notices = tmp_path / "notices.txt"
    notices.write_text("# Licenses\n\n## one - 1.0 (Apache-2.0)\n\n## two - 2.0 (MIT)\n\nAs it came.\n")
    complete_notices(notices)
    assert notices.read_text().splitlines()[2:6:3] == ["## one - 1.0 (Apache-2.0)", " " * 33 + "Apache License"]
    assert notices.read_text().endswith("\n## two - 2.0 (MIT)\n\nAs it came.\n")
    assert "limitations under the License.\n\n\n## two" in notices.read_text()
