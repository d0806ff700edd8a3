"""The API for games and tables: reading about them, and opening one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post, route
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from demesne.bots import bot_names
from demesne.core.game import Game
from demesne.data_folder import describe_box
from demesne.games import find_game, list_games
from demesne.table import Refused, Table
from demesne.web.guests import COOKIE
from demesne.web.lessons import lessons
from demesne.web.messages import NewTable
from demesne.web.news import summary
from demesne.web.opening import make_seats, normal_options
from demesne.web.refusals import documented
from demesne.web.uploads import LARGEST_UPLOAD, own_data

TABLES: Final = "/api/tables"
MOST_TABLES: Final = 50  # in the lobby
A_YEAR: Final = 365 * 24 * 3600  # seconds


@get("/api/games", responses=documented())
async def games() -> list[dict[str, Any]]:
    """The games with their options and bots, and what is good to begin with: enough to draw the form of a new table."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "players": [game.players[0], game.players[-1]],
            "options": [
                {name: getattr(option, name) for name in ("name", "kind", "default", "choices", "help")}
                for option in game.options
            ],
            "bots": bot_names(game.name),
            "first_game": lessons()[game.name].first_game if game.name in lessons() else {},
        }
        for game in map(find_game, list_games())
    ]


@route(TABLES, http_method="OPTIONS", include_in_schema=False, sync_to_thread=False)
def allowed() -> Response[None]:
    """What can be done; registered before the two that do it, because Litestar forgets the second."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


@get(TABLES, responses=documented())
async def lobby(state: State) -> list[dict[str, Any]]:
    """The newest tables that wait for somebody."""
    found: list[dict[str, Any]] = await state.house.store.lobby(MOST_TABLES)
    return found


@post(TABLES, request_max_body_size=LARGEST_UPLOAD, responses=documented(403, 409, 413))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], state: State
) -> Response[dict[str, str]]:
    """Open a table; its link is for everybody who shall sit or look on."""
    cookie = cookie_of(request, state)
    guest = state.guests.recognise(cookie)
    try:
        game = find_game(data.game)
    except ValueError as error:
        raise Refused("impossible-table", str(error)) from None
    options = await state.house.aside(settled, game, data)
    seats = make_seats(game.name, data.seats, guest)
    table = await state.house.create(game.name, options, seats, guest, state.limits.tables)
    return Response({"table": table.id}, cookies=[guest_cookie(request, cookie)])


def settled(game: Game[Any], data: NewTable) -> dict[str, Any]:
    """All options of a new table, with what its data files say."""
    own: dict[str, Any] = {"data": own_data(game.name, data.files)} if data.files else {}
    try:
        return normal_options(game.name, game.settle(len(data.seats), data.options | own))
    except Refused:
        raise  # it says what exactly is not possible
    except ValueError as error:
        raise Refused("impossible-table", str(error)) from None


@get("/api/tables/{table_id:str}/box", responses=documented(404))
async def look_into_box(table_id: FromPath[str], state: State) -> dict[str, Any]:
    """What is in the box that a table is played with: every face, what it does, and how sure it is."""
    table = await state.house.look(table_id)
    found: dict[str, Any] = await state.house.aside(describe_box, table.game, table.options)
    return found


@get("/api/tables/{table_id:str}", responses=documented(404))
async def look(table_id: FromPath[str], state: State) -> dict[str, Any]:
    """A table as everybody may see it."""
    return summary(await state.house.look(table_id))


@get("/api/tables/{table_id:str}/view", responses=documented(404))
async def look_on(table_id: FromPath[str], state: State) -> dict[str, Any]:
    """The board of a table, as whoever looks on sees it now."""
    table: Table = await state.house.look(table_id)
    return table.view(None)


@get("/api/me", responses=documented())
async def me(request: Request[Any, Any, Any], state: State) -> Response[dict[str, bool]]:
    """Give whoever comes a cookie."""
    cookie = cookie_of(request, state)
    known = cookie == request.cookies.get(COOKIE)
    return Response({"known": known}, cookies=[guest_cookie(request, cookie)])


def cookie_of(request: Request[Any, Any, Any], state: State) -> str:
    """The cookie that somebody has, or a new one."""
    cookie: str = request.cookies.get(COOKIE, "")
    return cookie if state.guests.recognise(cookie) else state.guests.welcome()


def guest_cookie(request: Request[Any, Any, Any], value: str) -> Cookie:
    """The cookie that tells who is who, for a year; no script and no other site gets at it."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=value, httponly=True, secure=secure, samesite="strict", max_age=A_YEAR, path="/")
