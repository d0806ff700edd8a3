"""What cannot be done at a table: a code with facts, which every language has words for."""

from typing import Final

from demesne.locale import ENGLISH, language


class Refused(ValueError):
    """What somebody wants cannot be done; the sentence says why, in English."""

    def __init__(self, code: str, detail: str = "", **facts: str | int) -> None:
        super().__init__(f"{language(ENGLISH).say(f'refused-{code}', facts)} {detail}".strip())
        self.code: Final = code
        self.facts: Final = facts
