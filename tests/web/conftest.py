"""A server that the tests of a module share."""

from collections.abc import Iterator

import pytest

from tests.web.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`demesne serve` in a process of its own, which does not mind how fast the tests are."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()
