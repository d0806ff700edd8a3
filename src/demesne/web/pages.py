"""The page that people play on: built from client/ into static/, one page for every address."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parent / "static"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names change with what is in them
MISSING: Final = "The page has not been built: run `pip install .`, or `npm ci && npm run build` in client/.\n"


@get(["/", "/t/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The page; what it shows depends on its address."""
    file = STATIC / "index.html"
    if not file.exists():
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    return Response(file.read_text("utf-8"), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """A script or a style of the page."""
    found = {file.name: file for file in (STATIC / "assets").glob("*")}
    if name not in found:
        raise NotFoundException
    return Response(found[name].read_bytes(), media_type=KINDS.get(found[name].suffix, "text/plain"), headers=FOR_EVER)


@get("/icon.svg", include_in_schema=False, sync_to_thread=False)
def icon() -> Response[bytes]:
    """The page's icon."""
    return unnumbered("icon.svg")


@get("/notices.txt", include_in_schema=False, sync_to_thread=False)
def notices() -> Response[bytes]:
    """The licences of what others have written and the page holds."""
    return unnumbered("notices.txt")


def unnumbered(name: str) -> Response[bytes]:
    """A file whose name stays the same when it changes."""
    file = STATIC / name
    if not file.exists():
        raise NotFoundException
    return Response(file.read_bytes(), media_type=KINDS[file.suffix])
