"""The pages about hosting and the API name all that there is."""

import re
from pathlib import Path
from typing import get_args

import demesne
from demesne.cli import parser
from demesne.table import PERSON, Seat, Table
from demesne.web.messages import Message
from demesne.web.news import news
from demesne.web.server import make_app

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text("utf-8")
HOSTING = (DOCS / "hosting.md").read_text("utf-8")


def test_every_request_is_described(tmp_path: Path) -> None:
    """With its method."""
    paths = make_app(tmp_path).openapi_schema.to_schema()["paths"]
    found = {f"{method.upper()} {path}" for path, item in paths.items() for method in item if method != "summary"}
    assert found == set(re.findall(r"`((?:GET|POST) /api/[\w/{}]+)", API.replace("{id}", "{table_id}")))


def test_every_message_and_field_is_described() -> None:
    """Both ways on the live line."""
    table = Table(
        "t", "kingdomino", demesne.game("kingdomino").settle(2, {}), 1, [Seat(PERSON, "Ana"), Seat(PERSON, "Bo")]
    )
    for field in news(table, ""):
        assert f"`{field}`" in API, field
    for message in get_args(Message):
        assert f'"type": "{message.__struct_config__.tag}"' in API


def test_every_option_of_serve_is_described() -> None:
    """And every default is the real one."""
    given = vars(parser().parse_args(["serve"]))
    for name, default in given.items():
        if name not in ("command", "database", "host_name", "redis"):
            written = f"--{name}" if default is False else f"--{name} {default}"
            assert f"`{written}`" in HOSTING
    assert "`--host-name " in HOSTING
    assert "`--redis " in HOSTING
