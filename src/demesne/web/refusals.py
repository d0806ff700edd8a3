"""Refusals as they are sent: a code with facts for the reader's language, and the sentence in English."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from demesne.table import Refused
from demesne.web.logs import LOGGER
from demesne.web.pages import whole_page

#: by code: the status of an HTTP answer; whatever else has the right form and cannot be done is a conflict
STATUS: Final = {
    "malformed": 400,
    "elsewhere": 403,
    "no-table": 404,
    "no-lesson": 404,
    "no-page": 404,
    "method": 405,
    "too-big": 413,
    "strange-host": 421,
    "too-fast": 429,
    "broken": 500,
}
CONFLICT: Final = 409
CODES: Final = {status: code for code, status in STATUS.items()}


class Refusal(msgspec.Struct):
    """A refusal as it is sent: the code has a text in every language, with the facts in it."""

    code: str
    facts: dict[str, Any]  # also lists, and whatever somebody sent
    why: str


def refusal(error: Exception) -> Refusal:
    """What to tell about an error; of a mistake of our own nothing is told but that there is one."""
    if isinstance(error, HTTPException):
        error = Refused(CODES.get(error.status_code, "malformed"), detail(error))
    elif isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        error = Refused("malformed", sentence(str(error)))
    elif not isinstance(error, Refused):
        LOGGER.error("A request failed.", exc_info=error)
        error = Refused("broken")
    return Refusal(error.code, error.facts, str(error))


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a request, for the description of the API."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in (STATUS["malformed"], *statuses, STATUS["too-fast"])
    }


def detail(error: HTTPException) -> str:
    """What the framework says about a request that does not have the right form."""
    if error.status_code != STATUS["malformed"]:
        return ""
    problems = error.extra if isinstance(error.extra, list) else []
    return " ".join(map(problem, problems)) or sentence(error.detail)


def problem(found: dict[str, str]) -> str:
    """What is wrong with one part of a request."""
    key, message = found.get("key", "data"), found["message"]
    return sentence(f"{key}: {'missing' if message == repr(key) else message}")


def sentence(words: str) -> str:
    """Words with a full stop."""
    return words.rstrip(".") + "."


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A refused request is answered with its code, facts and sentence; a browser that is lost, with the page."""
    found = refusal(error)
    if found.code == "no-page" and "text/html" in request.headers.get("accept", ""):
        return whole_page(STATUS["no-page"])
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(found, status_code=STATUS.get(found.code, CONFLICT), headers=headers)
