"""Only pages of this server act for its guests: requests that a browser sends for another page are refused."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from demesne.table import Refused

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def is_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of this server asks, or no page at all: every browser says for which page it asks."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "") != ""


async def check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse what another page wants to change here."""
    if request.method not in SAFE_METHODS and not is_from_here(request):
        raise Refused("elsewhere")
