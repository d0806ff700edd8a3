"""Somebody's own data files, as they come with a new table: single files as texts, archives as base64."""

import zipfile
from base64 import b64decode
from binascii import Error as NotBase64
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any, Final

from demesne.data_folder import files_of
from demesne.table import Refused
from demesne.web.messages import MOST_FILES

LARGEST_UPLOAD: Final = 512 * 1024  # bytes of a request with data files in it
LARGEST_UNPACKED: Final = 1024 * 1024  # bytes of all files of an archive
MOST_MISTAKES: Final = 5  # that are told at once
ARCHIVE: Final = ".zip"
KINDS: Final = {".json", ".csv"}

Texts = dict[str, str]


def own_data(game: str, files: Texts) -> dict[str, Any]:
    """The option `data` that somebody's files make; refused with what is wrong with them, file by file."""
    try:
        known, texts = files_of(game), unpacked(files)
    except ValueError as error:
        raise Refused("bad-data", what=str(error)) from None
    found = known.mistakes(texts)
    if found:
        more = f" (+ {len(found) - MOST_MISTAKES})" if len(found) > MOST_MISTAKES else ""
        raise Refused("bad-data", what=" ".join(found[:MOST_MISTAKES]) + more)
    return dict(known.own_files(texts))


def unpacked(files: Texts) -> Texts:
    """The texts of all files by name, those in archives too; folders and other kinds of files do not matter."""
    texts: Texts = {}
    for name, content in files.items():
        for path, text in (from_archive(name, content) if name.lower().endswith(ARCHIVE) else {name: content}).items():
            bare = PurePosixPath(path.replace("\\", "/")).name
            if PurePosixPath(bare).suffix.lower() in KINDS and not bare.startswith("."):
                if bare in texts:
                    raise ValueError(f"{bare}: this file is there twice.")
                texts[bare] = text
    return texts


def from_archive(name: str, content: str) -> Texts:
    """The texts of the data files in an archive; never more of them than a box of cards can have."""
    try:
        with zipfile.ZipFile(BytesIO(b64decode(content, validate=True))) as archive:
            found = [one for one in archive.infolist() if PurePosixPath(one.filename).suffix.lower() in KINDS]
            found = [one for one in found if "__MACOSX" not in one.filename]
            if len(found) > MOST_FILES or sum(one.file_size for one in found) > LARGEST_UNPACKED:
                raise ValueError(f"{name}: this is more than {MOST_FILES} files or {LARGEST_UNPACKED >> 10} KiB.")
            return {one.filename: archive.read(one).decode("utf-8") for one in found}
    except UnicodeDecodeError:
        raise ValueError(f"{name}: a file in it is not written in UTF-8.") from None
    except (NotBase64, zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError):
        raise ValueError(f"{name}: this archive cannot be opened.") from None
