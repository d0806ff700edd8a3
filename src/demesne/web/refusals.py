"""What cannot be done and why: a code with facts for the reader's language, and the sentence in English."""

import logging
import re
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

ENGLISH: Final = Path(__file__).parents[1] / "locale" / "en.ftl"
SENTENCE: Final = re.compile(r"^refused-([\w-]+) = (.*)$", re.MULTILINE)
SENTENCES: Final = {
    code: text.replace("{ $", "{").replace(" }", "}") for code, text in SENTENCE.findall(ENGLISH.read_text("utf-8"))
}
#: by code: the status of an HTTP answer, if it is not 400
STATUS: Final = {
    "elsewhere": 403,
    "no-table": 404,
    "no-page": 404,
    "method": 405,
    "goes-on": 409,
    "too-big": 413,
    "too-fast": 429,
    "broken": 500,
}
CODES: Final = {status: code for code, status in STATUS.items() if code not in ("no-table", "goes-on")}


class Refused(ValueError):
    """What somebody wants cannot be done; the sentence says why."""

    def __init__(self, code: str, detail: str = "", **facts: str | int) -> None:
        super().__init__(f"{SENTENCES[code].format(**facts)} {detail}".strip())
        self.code: Final = code
        self.facts: Final = facts


class Refusal(msgspec.Struct):
    """A refusal as it is sent: the code has a text in every language, with the facts in it."""

    code: str
    facts: dict[str, str | int]
    why: str


def refusal(error: Exception) -> Refusal:
    """What to tell about an error; of a mistake of our own nothing is told but that there is one."""
    if isinstance(error, HTTPException):
        error = Refused(CODES.get(error.status_code, "malformed"), detail(error))
    elif isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        error = Refused("malformed", sentence(str(error)))
    elif not isinstance(error, Refused):
        logging.getLogger("demesne").error("A request failed.", exc_info=error)
        error = Refused("broken")
    return Refusal(error.code, error.facts, str(error))


def detail(error: HTTPException) -> str:
    """What the framework says about a request that does not have the right form."""
    problems = error.extra if isinstance(error.extra, list) else []
    if error.status_code != 400:
        return ""
    return " ".join(sentence(f"{one.get('key', 'data')}: {one['message']}") for one in problems) or sentence(
        error.detail
    )


def sentence(words: str) -> str:
    """Words with a full stop."""
    return words.rstrip(".") + "."


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A refused request is answered with its code, facts and sentence."""
    found = refusal(error)
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(found, status_code=STATUS.get(found.code, 400), headers=headers)
