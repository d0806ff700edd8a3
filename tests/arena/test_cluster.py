"""Tournaments on a Ray cluster."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from demesne.arena.analysis import analyse
from demesne.arena.cluster import Cluster
from demesne.arena.match import Tournament, everybody_with_everybody, play_match
from demesne.arena.run import run
from demesne.arena.selfplay import write_games

pytest.importorskip("ray", reason="Ray is not installed here")
pytestmark = pytest.mark.slow


@contextmanager
def two_nodes() -> Iterator[tuple[Any, Any]]:
    """A cluster on this machine, and the second of its two nodes."""
    from ray.cluster_utils import Cluster as Nodes

    folder = str(Path(__file__).parents[2])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")]))
        nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        yield nodes, nodes.add_node(num_cpus=1)
        nodes.shutdown()


def test_a_cluster_does_what_one_process_does(tmp_path: Path) -> None:
    """To the letter, also when it loses a node; what goes wrong there is told here."""
    with two_nodes() as (nodes, second):
        play_while_a_node_is_lost(nodes, second, tmp_path)
        write_games_to_learn_from(nodes, tmp_path)
        analyse_a_game(nodes)
        with Cluster(nodes.address) as cluster, pytest.raises(ValueError, match="nobody called Ada"):
            cluster.submit(fail, "There is nobody called Ada.").result()


def play_while_a_node_is_lost(nodes: Any, second: Any, folder: Path) -> None:
    """The file of results is that of one process."""
    tournament = Tournament("kingdomino", ("full-greedy", "greedy", "random"), (), 3, everybody_with_everybody(3, 2))
    *_, expected = run(tournament, 400, 1, folder / "here.jsonl")
    reported = 0
    for results in run(tournament, 400, path=folder / "cluster.jsonl", cluster=nodes.address):
        reported += 1
        if second and results.played > 100:
            nodes.remove_node(second, allow_graceful=False)
            second = None
    assert second is None
    assert reported > 3
    assert results.played == expected.played == 1200
    assert (folder / "cluster.jsonl").read_text() == (folder / "here.jsonl").read_text()


def write_games_to_learn_from(nodes: Any, folder: Path) -> None:
    """The files have the same names and the same content."""
    tournament = Tournament("kingdomino", ("greedy", "random"), (), 3)
    for name, cluster in (("here", None), ("cluster", nodes.address)):
        list(write_games(tournament, 30, folder / name, 10, 1, cluster))
    files = [{path.name: path.read_bytes() for path in (folder / name).iterdir()} for name in ("here", "cluster")]
    assert files[0] == files[1]
    assert len(files[0]) == 4


def analyse_a_game(nodes: Any) -> None:
    """What is thought of each decision is what would be thought here."""
    tournament = Tournament("kingdomino", ("greedy", "random"), (), 3)
    records = [play_match(tournament, 0, keep_actions=True).record(tournament)]
    here, there = (list(analyse(records, "master:worlds=2", 1, 1, cluster)) for cluster in (None, nodes.address))
    assert there == here
    assert len(here) == len(records[0].actions)


def fail(problem: str) -> None:
    """Something that goes wrong on a node."""
    raise ValueError(problem)


def test_where_there_is_no_cluster_this_is_said() -> None:
    """In a sentence."""
    with pytest.raises(ValueError, match="--ray: no cluster was found at"):
        Cluster("127.0.0.1:1")
