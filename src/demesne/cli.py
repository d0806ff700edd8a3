"""The command line: bad input is one sentence on standard error and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import demesne
from demesne import bench, data_folder, engine, scenarios
from demesne.arena import report
from demesne.arena.match import Tournament
from demesne.arena.results import Results
from demesne.arena.run import run
from demesne.bots import timed, wishes
from demesne.core.game import Game
from demesne.core.replay import read_record
from demesne.locale import LANGUAGES, language, usual_language
from demesne.terminal.options import read_option
from demesne.terminal.position import show_position
from demesne.terminal.replay import show_record
from demesne.terminal.setup import ask_table
from demesne.terminal.table import resume_table

BAD_INPUT: Final = 2
BROKEN_OFF: Final = 130


class Parser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        complain(f"{message[:1].upper()}{message[1:]}; `{self.prog} --help` shows what can be written.")


def complain(problem: str) -> NoReturn:
    """Say what is wrong and stop."""
    print("demesne: " + " ".join(problem.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    given = parser().parse_args(arguments)
    try:
        code = given.command(given)
    except ValueError as error:
        complain(str(error))
    except OSError as error:
        complain(f"{error.filename or 'A file'}: {error.strerror}.")
    except KeyboardInterrupt:
        print("\nBroken off.", file=sys.stderr)
        code = BROKEN_OFF
    sys.exit(code)


def parser() -> Parser:
    """All commands and what they take."""
    top = Parser(prog="demesne", description="One table for the kingdom-building games.")
    version = f"demesne {demesne.__version__}, {engine.describe()}"
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = add(commands, "play", play_command, "play at this terminal, people and bots")
    play.add_argument("game", nargs="?", help="which game; asked for if left out")
    play.add_argument("--players", type=int, help="how many players")
    play.add_argument(
        "--seat", action="append", default=[], metavar="WHO", help="a person's name or a bot, seat by seat"
    )
    add_options(play)
    add_data(play)
    play.add_argument("--seed", type=int, help="a number that decides all chance; random if left out")
    add_language(play)
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--folder", type=Path, default=Path("demesne-games"), help="where games are written")

    arena = add(commands, "arena", arena_command, "let bots play many games")
    arena.add_argument("game", help="which game")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="name, name:option=value or module:Class")
    arena.add_argument("--games", type=positive, default=100, help="how many games (100)")
    arena.add_argument("--seed", type=int, default=1, help="the same seed gives the same results (1)")
    arena.add_argument(
        "--time", type=float, metavar="SECONDS", help="how long bots that think do so a decision, unless they say"
    )
    arena.add_argument("--processes", type=positive, help="how many at once; all cores if left out")
    add_options(arena)
    add_data(arena)
    arena.add_argument("--out", type=Path, metavar="FILE", help="results as JSON lines; a broken-off run goes on there")
    arena.add_argument("--records", type=Path, metavar="FOLDER", help="write every game as a record")

    replay = add(commands, "replay", replay_command, "step through a recorded game")
    replay.add_argument("file", type=Path)
    replay.add_argument(
        "--seat", default="", metavar="WHO", help="as this player sees it: a name, or a number from 1 on"
    )

    add_language(replay)

    position = add(commands, "position", position_command, "show a position by its code")
    position.add_argument("game", help="which game")
    position.add_argument("code", help="what state.code() gave")
    position.add_argument("--json", action="store_true", help="all of it as data, hidden things too")
    add_language(position)

    scenario = add(commands, "scenario", scenario_command, "check positions with known results")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")
    add_data(scenario)

    data = add(commands, "data", data_command, "write out or check the data files of a game")
    data.add_argument("do", choices=["export", "check"], help="write the files to a folder, or find every mistake")
    data.add_argument("game", nargs="?", default=data_folder.USUAL, help=f"which game ({data_folder.USUAL})")
    data.add_argument("folder", nargs="?", type=Path, help="where; to check, the files that come along if left out")
    data.add_argument("--csv", action="store_true", help="to export, tables of the layouts that a spreadsheet opens")

    serve = add(commands, "serve", serve_command, "open the table as a server")
    serve.add_argument("--port", type=positive, default=8000, help="the one port it needs (8000)")
    serve.add_argument("--host", default="127.0.0.1", help="where it listens (127.0.0.1: this machine only)")
    serve.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that it goes by, besides localhost and numbers; may be given again",
    )
    serve.add_argument(
        "--folder", type=Path, default=Path("demesne-data"), help="the one folder it keeps everything in"
    )
    serve.add_argument(
        "--database", default="", metavar="ADDRESS", help="postgresql://...; if left out, SQLite in the folder"
    )
    serve.add_argument(
        "--rate", type=positive, default=50, help="requests, or messages on a line, a second from one client (50)"
    )
    serve.add_argument("--open", action="store_true", help="open the browser at it")

    speed = add(commands, "bench", bench_command, "measure the speed of the engine or the server")
    speed.add_argument(
        "what",
        nargs="*",
        metavar="WHAT",
        help="games, if not all; `bots` before them: how strong the bots are; `server`: the server beside a bare loop",
    )
    speed.add_argument("--games", type=positive, default=200, help="so many in each match of bots (200)")
    speed.add_argument("--json", action="store_true", help="as JSON lines")
    return top


def add(commands: Any, name: str, command: Any, help: str) -> argparse.ArgumentParser:
    """Add a command."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help.capitalize() + ".")
    parser.set_defaults(command=command)
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let people be spoken to in another language than their environment's."""
    parser.add_argument("--language", default=usual_language(), metavar="CODE", help=f"one of {', '.join(LANGUAGES)}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let the game's own options be set."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option of the game, such as harmony or hidden_hands=off",
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """Let somebody's own data files be played with."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="own data files, as `demesne data export` has them")


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def read_options(game: Game[Any], settings: list[str], data: Path | None) -> dict[str, Any]:
    """The options written as `name` or `name=value`, and what is in the data files of a folder."""
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        options[name] = read_option(game.name, known[name], text) if name in known else text
    return options | (data_folder.as_option(data, game.name) if data else {})


def play_command(given: argparse.Namespace) -> int:
    """`demesne play`."""
    console = Console(highlight=False)
    words = language(given.language)
    if given.resume:
        if given.data:
            raise ValueError("--data: a saved game has its own data files in it.")
        table = resume_table(console, given.folder, read_record(given.resume.read_text(encoding="utf-8")), words)
    else:
        game = demesne.game(given.game) if given.game else None
        options = read_options(game, given.option, given.data) if game else None
        if (given.option or given.data) and options is None:
            raise ValueError("--option and --data need a game before them.")
        found = ask_table(console, given.folder, game, given.players, given.seat, options or None, given.seed, words)
        if found is None:
            return 0
        table = found
    table.play()
    return 0


def arena_command(given: argparse.Namespace) -> int:
    """`demesne arena`."""
    game = demesne.game(given.game)
    bots = [timed(name, game.name, given.time) for name in given.bots] if given.time else given.bots
    options = wishes(bots, game.name) | read_options(game, given.option, given.data)
    tournament = Tournament(game.name, tuple(bots), tuple(sorted(options.items())), given.seed)
    console = Console(highlight=False)
    results = Results(tournament)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    try:
        with bar:
            task = None
            for results in run(tournament, given.games, given.processes, given.out, given.records):
                if task is None:  # what was played before tells nothing about the time that is left
                    task = bar.add_task("", total=given.games, completed=results.played)
                bar.update(task, completed=results.played, description=report.running(results))
    except KeyboardInterrupt:
        console.print(report.table(results))
        console.print(f"Broken off after {results.played} of {given.games} games.")
        return BROKEN_OFF
    console.print(report.table(results))
    return 0


def replay_command(given: argparse.Namespace) -> int:
    """`demesne replay`."""
    record = read_record(given.file.read_text(encoding="utf-8"))
    show_record(Console(highlight=False), record, given.seat, language(given.language))
    return 0


def position_command(given: argparse.Namespace) -> int:
    """`demesne position`."""
    game = demesne.game(given.game)
    if given.json:
        print(json.dumps(game.decode(given.code).save()))
    else:
        show_position(Console(highlight=False), game, given.code, language(given.language))
    return 0


def scenario_command(given: argparse.Namespace) -> int:
    """`demesne scenario`."""
    passed = failed = 0
    data = data_folder.read_data(given.data) if given.data else {}
    for path in given.files:
        for name, differences in list(scenarios.run_file(path, data)):
            for difference in differences:
                print(f"{path.name} {name}: {difference}")
            failed += bool(differences)
            passed += not differences
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def data_command(given: argparse.Namespace) -> int:
    """`demesne data`."""
    game, folder = given.game, given.folder
    if folder is None and game not in demesne.games():
        game, folder = data_folder.USUAL, Path(game)
    if given.do == "export":
        if folder is None:
            raise ValueError("The folder to write to is missing.")
        print(f"{folder}: {', '.join(data_folder.export_data(game, folder, given.csv))}")
        return 0
    found = data_folder.check_data(game, folder)
    for mistake in found:
        print(mistake)
    print(f"{len(found)} mistakes" if found else "No mistake: these files can be played with.")
    return 1 if found else 0


def serve_command(given: argparse.Namespace) -> int:
    """`demesne serve`."""
    from demesne.web.serving import serve

    serve(given.host, given.port, given.folder, given.database, given.rate, given.open, given.host_name)
    return 0


def bench_command(given: argparse.Namespace) -> int:
    """`demesne bench`."""
    if given.what == ["server"]:
        return bench_server(given.json)
    of_bots = given.what[:1] == ["bots"]
    names = [demesne.game(name).name for name in given.what[of_bots:]] or demesne.games()
    rows = []
    for row in bench.measure_bots(names, given.games) if of_bots else bench.measure_both(names):
        rows.append(row)
        if given.json:
            print(json.dumps(row), flush=True)
        elif sys.stderr.isatty():
            print(f"{row['game']} ...", file=sys.stderr)
    if not given.json:
        found = bench.table_of_bots(rows) if of_bots else bench.table(rows)
        Console(width=None if sys.stdout.isatty() else 140).print(found)
    return 0


def bench_server(as_json: bool) -> int:
    """`demesne bench server`."""
    from demesne.web.load import MOST_RATIO, TABLES, measure

    console = Console(stderr=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True)
    with bar:
        task = bar.add_task("", total=1)
        load = measure(TABLES, lambda what, part: bar.update(task, description=what, completed=part))
    if as_json:
        print(json.dumps(load.figures()))
    else:
        Console().print(load.report())
    return 0 if load.ratio <= MOST_RATIO else 1
