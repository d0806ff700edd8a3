"""The page that people play on: built from client/ into static/, one page for every address."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parent / "static"
KINDS: Final = {
    ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip
#: what is compressed already
FONTS: Final = (".woff2",)
#: its icon, its licences, and what makes it an app
NAMED: Final = ["/icon.svg", "/notices.txt", "/manifest.webmanifest", "/worker.js"]
#: names change with what is in them
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
MISSING: Final = "The page has not been built: run `pip install .`, or `npm ci && npm run build` in client/.\n"


ADDRESSES: Final = ["/", "/about", "/t/{table_id:str}", "/replay/{table_id:str}", "/learn/{game:str}"]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
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
    """A script, a style or a font of the page, compressed for whoever can read that."""
    if name not in assets():
        raise NotFoundException
    kind = KINDS.get(Path(name).suffix, "text/plain")
    if "gzip" in request.headers.get("accept-encoding", "") and not name.endswith(FONTS):
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


@get(NAMED, include_in_schema=False, sync_to_thread=False)
def named(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file whose name stays the same when it changes."""
    file = STATIC / request.url.path[1:]
    if not file.exists():
        raise NotFoundException
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers={"Cache-Control": "no-cache"})
