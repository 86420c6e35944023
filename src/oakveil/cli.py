"""The `oakveil` command. What a command needs is imported when it is run, so that every command starts at once."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from . import __version__

MOST_GAMES = 1_000_000
MOST_WORKERS = 60
MOST_DAYS = 36_500

Game = Annotated[str, Parameter(help="The id of an installed game (`oakveil games` lists them).")]
Options = Annotated[list[str], Parameter(consume_multiple=(1, 100), show_default=False)]
Locale = Literal["en", "fr"]

app = App(
    name="oakveil",
    help="One digital table for adventure games.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)


def main() -> None:
    """Run the command of this process and end it with its exit code."""
    sys.exit(_run_with_streams(sys.argv[1:]))


def _run_with_streams(arguments: Sequence[str]) -> int:
    """Run one command, whatever the streams of this process are: closed, full, or read by nobody any more."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - open until the process ends
    if sys.stdout is None:
        return _refused("standard output is closed: there is nowhere to write to")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        code = 0
    except OSError as problem:
        named = problem.filename or "the output cannot be written"
        code = _refused(f"{named}: {problem.strerror or problem}")
    else:
        return code
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is not tried again at the end
    return code


def run(arguments: Sequence[str]) -> int:
    """Run one command. Returns its exit code: 2 when an argument was refused, 130 when it was stopped by Ctrl-C."""
    try:
        return _run(arguments)
    except CycloptsError as refusal:
        return _refused(f"{refusal} See `oakveil --help`.")
    except KeyboardInterrupt:
        print("oakveil: stopped", file=sys.stderr)
        return 130


def _run(arguments: Sequence[str]) -> int:
    from .arguments import Wrong

    try:
        code = app(list(arguments), print_error=False, exit_on_error=False, result_action="return_value", verbose=False)
    except Wrong as refusal:
        return _refused(str(refusal))
    except UnusedCliTokensError as refusal:
        return _refused(f"one argument too many: {' '.join(refusal.unused_tokens or ())}. See `oakveil --help`.")
    return code if isinstance(code, int) else 0


def _refused(problem: str) -> int:
    words = "".join(char if char.isprintable() else " " for char in problem).split()
    line = " ".join(words)
    with contextlib.suppress(OSError):  # where nobody reads refusals, the exit code has to do
        print(f"oakveil: {line if len(line) <= 600 else f'{line[:600]}…'}", file=sys.stderr)
    return 2


def _whole(least: int, most: int) -> Parameter:
    """A whole number from `least` to `most`."""

    def convert(_: Any, tokens: Sequence[Any]) -> int:
        text = tokens[0].value
        if not (text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most):
            raise ValueError(f"{text[:40]!r} is not a whole number from {least} to {most}.")
        return int(text)

    return Parameter(converter=convert, allow_leading_hyphen=True)


@app.command
def play(
    game: Game = "",
    /,
    *,
    seats: str | None = None,
    option: Options = [],  # noqa: B006 - nobody changes it
    seed: str | None = None,
    load: Path | None = None,
    save: Path | None = None,
    pack: Path | None = None,
    plain: bool = False,
    locale: Locale = "en",
) -> int:
    """Play a game in this terminal.

    Args:
        seats: Who plays, seat by seat, with commas between: `you` (as often as people share this screen), or a bot:
            `random`, `easy`, `sensible`, `clever`. Seats not named are played by `sensible`. Default: `you`; in a saved
            game whoever sat there.
        option: Options of the new game, NAME=VALUE.
        seed: The same word gives the same chance again. Without it nobody can tell the chance.
        load: Go on with a saved game, and keep it in the same file.
        save: Keep the game in this new file.
        pack: Play with the content in this folder.
        plain: Lines of text only, for screen readers and pipes.
        locale: The language.
    """
    from . import arguments

    if load is None:
        kind = arguments.game_named(game)
        options = arguments.options_of(kind, option)
        players = arguments.players_of(kind, kind.seats(options), arguments.YOU if seats is None else seats)
        match = arguments.match_begun(kind, options, seed, arguments.content_of(kind, pack))
    else:
        if option or seed is not None or pack is not None:
            raise arguments.Wrong("--option, --seed and --pack are for new games; the one loaded has its own")
        match = arguments.match_saved(load)
        if game not in ("", match.game.id):
            raise arguments.Wrong(f"{load} is a saved game of {match.game.id}, not of {game}")
        players = arguments.players_again(match, seats)
    if save not in (None, load):
        arguments.check_new(save)

    from . import terminal

    if sys.stdin is None:
        raise arguments.Wrong("standard input is closed: nobody can answer")
    return terminal.run(match, players, save or load, plain, locale)


@app.command
def simulate(
    game: Game,
    /,
    *,
    games: Annotated[int, _whole(1, MOST_GAMES)] = 100,
    seats: str | None = None,
    option: Options = [],  # noqa: B006 - nobody changes it
    seed: str = "1",
    workers: Annotated[int | None, _whole(1, MOST_WORKERS)] = None,
    pack: Path | None = None,
    json: bool = False,
) -> int:
    """Have bots play many games, and tell how they ended, with 95% Wilson intervals.

    Equal arguments give equal figures on every machine and for any number of workers. Game number n has the chance of
    `oakveil play --seed SEED:n`.

    Args:
        games: How many.
        seats: The bots, seat by seat, with commas between; the last one named plays all further seats. Default:
            `sensible`.
        option: Options of the games, NAME=VALUE.
        seed: Another word gives other games.
        workers: How many processes share the work. Default: as many as there are processors.
        pack: Play with the content in this folder.
        json: Print one JSON document.
    """
    from . import arguments
    from .lab.report import as_json, as_text
    from .progress import simulated

    kind = arguments.game_named(game)
    options = arguments.options_of(kind, option)
    levels = arguments.levels_of(kind, kind.seats(options), seats)
    content = arguments.content_of(kind, pack)
    arguments.match_begun(
        kind, options, seed, content
    )  # what the game refuses is refused before anybody starts to work
    sources = content.sources if pack is not None else {}
    summary = simulated(kind, options, levels, games, seed, workers or os.cpu_count() or 1, sources)
    print(as_json(summary) if json else as_text(kind, summary))
    return 0


@app.command
def check(
    game: Game,
    pack: Path,
    /,
    *,
    games: Annotated[int, _whole(1, MOST_GAMES)] = 50,
    seats: str | None = None,
    option: Options = [],  # noqa: B006 - nobody changes it
    seed: str = "1",
    workers: Annotated[int | None, _whole(1, MOST_WORKERS)] = None,
    locale: Locale = "en",
) -> int:
    """Tell every fault of a content pack, then have bots play with it. The exit code is 1 if it cannot be played with.

    Args:
        pack: The folder of the pack.
        games: How many games the bots try.
        seats: The bots, as in `simulate`.
        option: Options of the games, NAME=VALUE.
        seed: Another word gives other games.
        workers: How many processes share the work. Default: as many as there are processors.
        locale: The language of the faults.
    """
    from . import arguments
    from .kernel.faults import ContentError
    from .lab.play import Batch
    from .progress import tried

    kind = arguments.game_named(game)
    options = arguments.options_of(kind, option)
    levels = arguments.levels_of(kind, kind.seats(options), seats)
    try:
        content = kind.content(arguments.folder(pack))
    except ContentError as problem:
        print(*problem.told(locale), sep="\n")
        return 1
    text = kind.texts.in_(locale)
    for warning in content.warnings:
        print(warning.told(text))
    arguments.match_begun(kind, options, seed, content)
    batch = Batch(kind.id, options, levels, games, seed, tuple(content.sources.items()))
    failures = tried(batch, workers or os.cpu_count() or 1)
    for failure in failures:
        print(f"E-SMOKE seed {failure.seed}: {failure.problem}")
    print(f"{games - len(failures)} of {games} games of bots reached their end")
    return 1 if failures else 0


@app.command
def replay(
    file: Path,
    /,
    *,
    plain: bool = False,
    locale: Locale = "en",
    to: Annotated[int | None, _whole(0, 10**9)] = None,
) -> int:
    """Tell the story of a saved game, answer by answer.

    Args:
        file: The saved game.
        plain: Text only, without colours.
        locale: The language.
        to: Stop after this many answers.
    """
    from .arguments import Wrong, match_saved
    from .story import story
    from .story.show import show

    match = match_saved(file)
    if to is not None and to > len(match.history):
        raise Wrong(f"--to {to}: this game has {len(match.history)} answers")
    return show(story(match, to, locale), plain)


@app.command
def verify(file: Path, /) -> int:
    """Play a saved game again from its seed and compare. The exit code is 0 if it is what it claims to be, else 1.

    Args:
        file: The saved game.
    """
    from .arguments import match_saved
    from .kernel.match import Diverged

    match = match_saved(file)
    try:
        match.verify()
    except Diverged as difference:
        print(f"{file}: NOT verified: {difference}")
        return 1
    print(f"{file}: verified: seed and {len(match.history)} answers lead to exactly this table")
    return 0


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, _whole(1, 65535)] = 8400,
    database: str = "sqlite:///oakveil.db",
    workers: Annotated[int, _whole(1, MOST_WORKERS)] = 1,
    pack: list[Path] = [],  # noqa: B006 - nobody changes it
    keep: Annotated[int, _whole(0, MOST_DAYS)] = 90,
    open: bool = False,
) -> int:
    """Serve tables to browsers, until Ctrl-C.

    Args:
        host: The address to listen at. 0.0.0.0 lets other devices in.
        port: The port to listen at.
        database: Where tables are kept: `sqlite:///FILE` or, with the extra `postgres`, `postgresql://...`.
        workers: Processes that serve; more than one need PostgreSQL.
        pack: A folder with a content pack that may be chosen for new tables. May be given more than once.
        keep: Days that a table is kept after the last thing that happened there; 0: for ever.
        open: Open the page in this machine's browser.
    """
    from .arguments import Wrong
    from .server.config import Config
    from .server.serve import CannotServe
    from .server.serve import serve as run_server

    config = Config(database=database, packs=tuple(str(folder.resolve()) for folder in pack), keep=keep)
    try:
        return run_server(config, host, port, workers, open)
    except CannotServe as problem:
        raise Wrong(str(problem)) from None


@app.command
def rules(game: Game, /, *, check: bool = False) -> int:
    """List the rules of a game with the code that carries out each and the tests that prove it.

    Args:
        check: Print only what is missing; the exit code is 1 if anything is.
    """
    from .arguments import game_named
    from .rulecheck import show

    return show(game_named(game).id, check)


@app.command
def cards(game: Game, /, *, id: str | None = None, locale: Locale = "en", pack: Path | None = None) -> int:
    """Print the cards of a game, or whatever it has that bears a text, as players read them.

    Args:
        id: Only this one.
        locale: The language.
        pack: Those of a game with the content in this folder.
    """
    from . import arguments

    kind = arguments.game_named(game)
    for name, printed in arguments.cards_of(kind, arguments.content_of(kind, pack), locale, id).items():
        print(f"{name}: {printed.name}", *(f"    {line}" for line in printed.lines), sep="\n")
    return 0


@app.command
def games() -> int:
    """List the installed games."""
    from .arguments import game_named, seat_range, title
    from .kernel.game import games
    from .lab.play import bots_of

    for id in games():
        kind = game_named(id)
        least, most = seat_range(kind)
        seats = f"{least} to {most} seats" if least < most else f"{most} seats"
        print(f"{id:<10} {title(kind)}, {seats}, ruleset {kind.ruleset}, bots: {', '.join(bots_of(kind))}")
    return 0
