"""The command line: bad input is one sentence on standard error and exit code 2."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import demesne
from demesne import bench, data_folder, engine, scenarios
from demesne.arena import analysis, page, report
from demesne.arena.match import Tournament, everybody_with_everybody, first_with_everybody
from demesne.arena.results import Results
from demesne.arena.run import run
from demesne.arena.selfplay import write_games
from demesne.arena.sequential import Stop, read_shares
from demesne.bots import timed, usual_bot, wishes
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
    arena.add_argument("bots", nargs="+", metavar="BOT", help="name, name:option=value, module:Class or stdio:PROGRAM")
    together = arena.add_mutually_exclusive_group()
    together.add_argument("--round-robin", action="store_true", help="everybody with everybody, not all at one table")
    together.add_argument("--gauntlet", action="store_true", help="the first with everybody, not all at one table")
    arena.add_argument("--players", type=positive, help="how many at a table then (2)")
    arena.add_argument("--games", type=positive, default=100, help="how many games at each table (100)")
    arena.add_argument(
        "--sprt", metavar="LOW:HIGH", help="stop a table when its first bot's share is known to be LOW or less, or HIGH"
    )
    arena.add_argument("--narrow", type=float, metavar="WIDTH", help="stop when that share's interval is no wider")
    arena.add_argument("--seed", type=int, default=1, help="the same seed gives the same results (1)")
    add_time(arena)
    add_places(arena)
    add_options(arena)
    add_data(arena)
    arena.add_argument("--out", type=Path, metavar="FILE", help="results as JSON lines; a broken-off run goes on there")
    arena.add_argument("--records", type=Path, metavar="FOLDER", help="write every game as a record")
    arena.add_argument("--report", type=Path, metavar="FILE", help="a page with charts for the browser")
    add_language(arena)

    selfplay = add(
        commands, "selfplay", selfplay_command, "write games of bots as data to learn from, in Parquet files"
    )
    selfplay.add_argument("game", help="which game")
    selfplay.add_argument("bots", nargs="*", metavar="BOT", help="as for the arena; the usual ones if left out")
    selfplay.add_argument("--games", type=positive, default=1000, help="how many games (1000)")
    selfplay.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="a broken-off run goes on there")
    selfplay.add_argument("--shard", type=positive, default=1000, metavar="GAMES", help="so many to a file (1000)")
    selfplay.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    add_time(selfplay)
    add_places(selfplay)
    add_options(selfplay)
    add_data(selfplay)
    add_language(selfplay)

    analyse = add(commands, "analyse", analyse_command, "let a bot judge every decision of recorded games")
    analyse.add_argument("files", nargs="+", type=Path, metavar="FILE")
    analyse.add_argument("--bot", default="master", help="who judges, such as master:worlds=200 (master)")
    analyse.add_argument("--seed", type=int, default=1, help="the same seed gives the same judgement (1)")
    add_places(analyse)
    analyse.add_argument("--out", type=Path, metavar="FILE", help="what it thinks of each decision as JSON lines")
    add_language(analyse)

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
        "--redis", default="", metavar="ADDRESS", help="redis://...: how processes on one PostgreSQL hear of each other"
    )
    serve.add_argument(
        "--rate", type=positive, default=50, help="requests, or messages on a line, a second from one client (50)"
    )
    serve.add_argument("--workers", type=positive, default=1, help="so many processes, on one PostgreSQL (1)")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="what it says on standard error (text)")
    serve.add_argument("--open", action="store_true", help="open the browser at it")

    think = add(commands, "think", think_command, "think for the bots of servers elsewhere")
    think.add_argument("--database", required=True, metavar="ADDRESS", help="the PostgreSQL that the servers share")
    think.add_argument("--workers", type=positive, help="thoughts at a time (as many as there are processors)")

    speed = add(commands, "bench", bench_command, "measure the speed of the engine or the server")
    speed.add_argument(
        "what",
        nargs="*",
        metavar="WHAT",
        help="games, if not all; `bots` before them: how strong the bots are; `results` before them: a page with the "
        "strength and speed of all bots, as Markdown; `server`: the server beside a bare loop",
    )
    speed.add_argument("--games", type=positive, default=200, help="so many in each match of bots (200)")
    speed.add_argument("--minutes", type=float, default=2.5, help="`results`: so much CPU time for a game's bots (2.5)")
    speed.add_argument("--storm", type=positive, metavar="BLOWS", help="`server`: kill and pause processes so often")
    speed.add_argument("--attack", metavar="NAME", help="`server`: how long others wait during options, lobby, ...")
    speed.add_argument("--soak", type=positive, metavar="MINUTES", help="`server`: whether its memory stays as it is")
    speed.add_argument("--database", default="", metavar="ADDRESS", help="`server`: 1, 2, 4 processes on a PostgreSQL")
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


def add_time(parser: argparse.ArgumentParser) -> None:
    """Let bots that think be given time."""
    parser.add_argument(
        "--time", type=float, metavar="SECONDS", help="how long bots that think do so a decision, unless they say"
    )


def add_places(parser: argparse.ArgumentParser) -> None:
    """Let the work be done by several processes, or by a cluster."""
    parser.add_argument("--processes", type=positive, help="how many at once; all cores if left out")
    parser.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT")


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
    words = language(given.language)
    tournament = read_tournament(given)
    console = Console(highlight=False)
    results = Results(tournament)
    is_broken_off = False
    try:
        with progress(console) as bar:
            task = None
            for results in run(tournament, given.games, given.processes, given.out, given.records, given.ray):
                if task is None:  # what was played before tells nothing about the time that is left
                    task = bar.add_task("", completed=results.played)
                total = results.total(given.games)
                bar.update(task, completed=results.played, total=total, description=report.running(results))
    except KeyboardInterrupt:
        is_broken_off = True
    for table in report.tables(results, words):
        console.print(table)
    if given.report:
        given.report.write_text(page.page(results, words), encoding="utf-8")
    if is_broken_off:
        facts = {"played": results.played, "games": results.total(given.games)}
        console.print(words.say("arena-broken-off", facts))
    return BROKEN_OFF if is_broken_off else 0


def progress(console: Console) -> Progress:
    """A bar that tells how far something is and how long it will take, at a terminal."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip


def read_one_table(given: argparse.Namespace) -> Tournament:
    """A tournament in which all bots sit at one table."""
    game = demesne.game(given.game)
    names = given.bots or [usual_bot(game.name)] * game.players[0]
    bots = [timed(name, game.name, given.time) for name in names] if given.time else names
    options = wishes(bots, game.name) | read_options(game, given.option, given.data)
    return Tournament(game.name, tuple(bots), tuple(sorted(options.items())), given.seed)


def read_tournament(given: argparse.Namespace) -> Tournament:
    """What is to be played in the arena, as it is written."""
    tournament = read_one_table(given)
    bots = tournament.bots
    tables: tuple[tuple[int, ...], ...] = ()
    players = given.players or 2
    if given.round_robin or given.gauntlet:
        if len(bots) < players:
            raise ValueError(f"There are {players} at a table, and {len(bots)} bots.")
        tables = (everybody_with_everybody if given.round_robin else first_with_everybody)(len(bots), players)
    elif given.players:
        raise ValueError("--players: only with --round-robin or --gauntlet; otherwise all bots sit at one table.")
    if given.narrow is not None and not 0 < given.narrow < 1:
        raise ValueError(f"--narrow: a width between 0 and 1, such as 0.05, not {given.narrow}.")
    stop = Stop(read_shares(given.sprt) if given.sprt else None, given.narrow)
    return replace(tournament, tables=tables, stop=stop)


def selfplay_command(given: argparse.Namespace) -> int:
    """`demesne selfplay`."""
    console, words = Console(highlight=False), language(given.language)
    tournament = read_one_table(given)
    told = ""
    with progress(console) as bar:
        task = bar.add_task("", total=given.games)
        for games, rows in write_games(tournament, given.games, given.out, given.shard, given.processes, given.ray):
            told = words.say("arena-selfplay", {"folder": str(given.out), "games": games, "rows": rows})
            bar.update(task, completed=games, description=told)
    console.print(told)
    return 0


def analyse_command(given: argparse.Namespace) -> int:
    """`demesne analyse`."""
    console, words = Console(highlight=False), language(given.language)
    records = [read_record(path.read_text(encoding="utf-8")) for path in given.files]
    findings = []
    with progress(console) as bar:
        task = bar.add_task("", total=sum(len(record.actions) for record in records))
        for found in analysis.analyse(records, given.bot, given.seed, given.processes, given.ray):
            findings.append(found)
            bar.update(task, advance=1, description=found.played)
    for table in analysis.tables([path.stem for path in given.files], records, findings, words):
        console.print(table)
    if given.out:
        given.out.write_text("".join(found.text() for found in findings), encoding="utf-8")
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
    from demesne.web.serving import Settings, serve

    settings = Settings(
        given.folder,
        given.database,
        given.host,
        given.port,
        tuple(given.host_name),
        rate=given.rate,
        workers=given.workers,
        log=given.log,
        redis=given.redis,
    )
    serve(settings, given.open)
    return 0


def think_command(given: argparse.Namespace) -> int:
    """`demesne think`."""
    from demesne.web.serving import think

    think(given.database, given.workers)
    return 0


def bench_command(given: argparse.Namespace) -> int:
    """`demesne bench`."""
    if given.what == ["server"]:
        return bench_server(given)
    if given.what[:1] == ["results"]:
        for part in bench.write_page(games_of(given.what[1:]), given.games, given.minutes):
            print(part, flush=True)
        return 0
    of_bots = given.what[:1] == ["bots"]
    names = games_of(given.what[of_bots:])
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


def games_of(names: list[str]) -> list[str]:
    """These games, or all of them."""
    return [demesne.game(name).name for name in names] or demesne.games()


def bench_server(given: argparse.Namespace) -> int:
    """`demesne bench server`."""
    from demesne.web.attacks import suffer
    from demesne.web.crowd import measure_crowd, measure_soak
    from demesne.web.load import TABLES, measure
    from demesne.web.storm import weather

    if given.storm and not given.database:
        raise ValueError("A storm needs a PostgreSQL of its own: name it with --database.")
    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task("", total=1)

        def tell(what: str, part: float) -> None:
            bar.update(task, description=what, completed=part)

        found: Any
        if given.attack:
            found = suffer(given.attack, tell)
        elif given.soak:
            found = measure_soak(given.soak, tell)
        elif given.storm:
            found = weather(given.database, given.storm, tell)
        elif given.database:
            found = measure_crowd(given.database, tell)
        else:
            found = measure(TABLES, tell)
    if given.json:
        print(json.dumps(found.figures()))
    else:
        Console().print(found.report())
    return 0 if found.is_good else 1
