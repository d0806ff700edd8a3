"""Work spread over processes or over a cluster, with its results in order."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TypeVar

from demesne.arena.cluster import Answer, Cluster

Found = TypeVar("Found")
AHEAD: Final = 4  # pieces of work given out for each that is being done


def spread(
    work: Callable[..., Found], orders: Iterator[tuple[Any, ...]], processes: int | None, cluster: str | None
) -> Iterator[Found]:
    """What each piece of work comes to, in the order in which they were ordered; on all cores if nothing is said."""
    processes = processes or os.cpu_count() or 1
    if cluster is not None:
        with Cluster(cluster) as nodes:
            yield from in_order(work, orders, nodes, nodes.width)
    elif processes == 1:
        for order in orders:
            yield work(*order)
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from in_order(work, orders, pool, processes)


def in_order(
    work: Callable[..., Found], orders: Iterator[tuple[Any, ...]], others: ProcessPoolExecutor | Cluster, width: int
) -> Iterator[Found]:
    """The same by others; no more is ordered than keeps them busy."""
    waiting: deque[Answer[Found]] = deque()
    try:
        while True:
            while len(waiting) < AHEAD * width and (order := next(orders, None)) is not None:
                waiting.append(others.submit(work, *order))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        others.shutdown(wait=False, cancel_futures=True)
