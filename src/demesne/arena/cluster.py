"""Work carried out by a Ray cluster; on every node the same version of this package is installed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

import demesne

Found = TypeVar("Found", covariant=True)
Told = TypeVar("Told")
KNOCKING: Final = 5.0  # seconds
TRIES: Final = 5  # for a piece of work whose node was lost


class Answer(Protocol[Found]):
    """What a piece of work will have come to."""

    def result(self) -> Found:
        """Wait for it."""


class Cluster:
    """The nodes of a Ray cluster, asked as a pool of processes is."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError("--ray: Ray is not installed here: pip install 'demesne[ray]'.") from None
        self.ray: Any = ray
        try:
            knock(address)
            self.ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
            raise ValueError(f"--ray: no cluster was found at {address!r} ({reason})") from None
        self.width = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(max_retries=TRIES)(carry_out)

    def submit(self, work: Callable[..., Told], *given: Any) -> Answer[Told]:
        """Have a piece of work done; it must be found on every node under its name."""
        return Piece(self, work, given)

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        """Leave the cluster; what it does for us it does no more."""
        self.ray.shutdown()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.shutdown()


def knock(address: str) -> None:
    """Raise an OSError if nobody listens there: Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


class Piece:
    """A piece of work, given out again when it was lost."""

    def __init__(self, cluster: Cluster, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.cluster = cluster
        self.order = (demesne.__version__, work, given)
        self.promise = cluster.task.remote(*self.order)

    def result(self) -> Any:
        """What it came to; an error of its own is raised as it would be here."""
        errors = self.cluster.ray.exceptions
        for _ in range(TRIES):
            try:
                return self.cluster.ray.get(self.promise)
            except errors.RayTaskError as error:
                raise error.cause from None
            except errors.RayError:
                self.promise = self.cluster.task.remote(*self.order)
        return self.cluster.ray.get(self.promise)


def carry_out(version: str, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    """Do a piece of work on a node."""
    if version != demesne.__version__:
        raise ValueError(f"--ray: a node has Demesne {demesne.__version__}, not {version}.")
    return work(*given)
