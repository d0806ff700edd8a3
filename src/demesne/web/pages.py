"""The page that people play on: built from client/ into static/, one page for every address."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parent / "static"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
#: names change with what is in them
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
MISSING: Final = "The page has not been built: run `pip install .`, or `npm ci && npm run build` in client/.\n"


@get(["/", "/t/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The page; what it shows depends on its address."""
    return whole_page()


def whole_page(status: int = 200) -> Response[str]:
    """The page, which says itself what is at its address or that nothing is there."""
    file = STATIC / "index.html"
    if not file.exists():
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    headers = {"Cache-Control": "no-cache"}
    return Response(file.read_text("utf-8"), status_code=status, media_type=MediaType.HTML, headers=headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A script or a style of the page, compressed for whoever can read that."""
    if name not in assets():
        raise NotFoundException
    kind = KINDS.get(Path(name).suffix, "text/plain")
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(name), media_type=kind, headers=FOR_EVER | {"Content-Encoding": "gzip"})
    return Response(assets()[name].read_bytes(), media_type=kind, headers=FOR_EVER)


@cache
def assets() -> dict[str, Path]:
    """The scripts and styles by name."""
    return {file.name: file for file in (STATIC / "assets").glob("*")}


@cache
def packed(name: str) -> bytes:
    """What is in a script or a style, compressed once and for all."""
    return gzip.compress(assets()[name].read_bytes(), 9)


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
