"""What all tests need."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def no_traces(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What bots remember is not left on this machine, and not found on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield
