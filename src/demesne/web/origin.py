"""Only pages of this server act for its guests: requests that a browser sends for another page are refused."""

from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from demesne.table import Refused

LOOPBACK: Final = "localhost"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def is_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of this server asks, or no page at all: every browser says for which page it asks."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "") != ""


def name_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The name by which somebody calls this server, without its port."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_ours(name: str, names: Collection[str] | None) -> bool:
    """Whether this server goes by a name: one of its own, or a number, which nobody can let point elsewhere."""
    if names is None or name == LOOPBACK or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse who calls this server by a strange name, and what another page wants to change here."""
    name = name_of(request)
    if not is_ours(name, request.app.state.host_names):
        raise Refused("strange-host", name=name)
    if request.method not in SAFE_METHODS and not is_from_here(request):
        raise Refused("elsewhere")
