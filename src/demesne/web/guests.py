"""Guests: whoever comes gets a token of their own in a signed cookie; no account is needed."""

import re
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from demesne.web.store import Store

COOKIE: Final = "demesne-guest"
SECRET: Final = re.compile(rb"[0-9a-f]{64}\s?")


class Guests:
    """Makes and checks the cookies, with a secret."""

    def __init__(self, secret: bytes) -> None:
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


def secret_in(folder: Path) -> bytes:
    """The secret that lies in the data folder, or a new one."""
    file, new = folder / "secret", folder / "secret.new"
    if not file.exists():
        new.touch(mode=0o600)
        new.write_text(secrets.token_hex(32))
        new.rename(file)
    return checked(file.read_bytes(), str(file))


def checked(secret: bytes, place: str) -> bytes:
    """A secret that can be signed with: with nothing, anybody could."""
    if not SECRET.fullmatch(secret):
        raise ValueError(f"{place} is empty or damaged; restore it, or delete it and nobody keeps their seats.")
    return secret


async def secret_of(store: Store, folder: Path) -> bytes:
    """The secret of a server: in its folder, or in the database that several share, where the first one brings it."""
    if store.group is None:
        return secret_in(folder)
    own = secret_in(folder) if (folder / "secret").exists() else secrets.token_hex(32).encode()
    return checked((await store.group.secret(own.decode())).encode(), "The secret in the database")
