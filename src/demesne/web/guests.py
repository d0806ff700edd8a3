"""Guests: whoever comes gets a token of their own in a signed cookie; no account is needed."""

import re
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "demesne-guest"
SECRET: Final = re.compile(rb"[0-9a-f]{64}\s?")


class Guests:
    """Makes and checks the cookies, with a secret that lies in the data folder."""

    def __init__(self, folder: Path) -> None:
        file, new = folder / "secret", folder / "secret.new"
        if not file.exists():
            new.touch(mode=0o600)
            new.write_text(secrets.token_hex(32))
            new.rename(file)
        secret = file.read_bytes()
        if not SECRET.fullmatch(secret):
            raise ValueError(f"{file} is empty or damaged; restore it, or delete it and nobody keeps their seats.")
        self.signer: Final = Signer(secret)

    def welcome(self) -> str:
        """A cookie for somebody new."""
        return self.signer.sign(secrets.token_urlsafe(18)).decode()

    def recognise(self, cookie: str) -> str:
        """The token in a cookie, or "" if it was not made here."""
        try:
            return self.signer.unsign(cookie).decode()
        except BadSignature:
            return ""
