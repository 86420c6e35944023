"""The `oakveil` command: what it refuses, and what it does."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import oakveil.terminal
from oakveil.bots.random import choose
from oakveil.cli import run
from oakveil.games.avel import GAME as AVEL
from oakveil.games.veiel import GAME as VEIEL
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.save import load, save
from oakveil.lab.play import STALL, Batch, Played
from oakveil.lab.summary import Summary
from tests.packs import changed

HOUSE_OF_AVEL, HOUSE_OF_VEIEL = (Path(str(resources.files(game.package))) / "content" for game in (AVEL, VEIEL))
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games that were saved at question 40 and at the end, and with files that are no games."""
    folder = tmp_path_factory.mktemp("files")
    match = Match.start(AVEL, AVEL.options(), seed=FairSeed.of("oak"))
    minds = Chance(b"minds")
    while asks := match.asks():
        if match.number == 40:
            save(match, folder / "middle.oak")
            save(match.fork(FairSeed.of("elm")), folder / "fork.oak")
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))
    save(match, folder / "over.oak")
    (folder / "empty.oak").touch()
    (folder / "text.oak").write_text("once upon a time\n")
    (folder / "bytes.oak").write_bytes(bytes(range(256)))
    (folder / "cut.oak").write_bytes((folder / "over.oak").read_bytes()[:3000])
    (folder / "changed.oak").write_bytes((folder / "over.oak").read_bytes().replace(b'"heroes": 2', b'"heroes": 3'))
    (folder / "newer.oak").write_text('{"oak": 99}')
    (folder / "strange.oak").write_text('{"oak": 1, "game": "chess", "ruleset": "1", "seal": "", "body": {}}')
    (folder / "none").mkdir()
    (folder / "broken").mkdir()
    (folder / "broken" / "numbers.toml").write_text("coins = \n")
    (folder / "several").mkdir()
    (folder / "several" / "numbers.toml").write_text("colour = 'red'\n")
    return folder


REFUSED = [
    # the command itself
    ("paly avel", 'Unknown command "paly". Did you mean "play"?'),
    ("--nonsense", "--nonsense"),
    ("play avel --seat 3", "--seat. Did you mean --seats?"),
    ("games avel", "one argument too many: avel"),
    ("play avel avel", "one argument too many: avel"),
    ("simulate", "GAME requires an argument"),
    ("simulate avel --games", "--games requires an argument"),
    ("simulate avel --games 3 --games 4", "--games specified multiple times"),
    ("simulate avel --json=perhaps", "perhaps"),
    ("verify", "FILE requires an argument"),
    # games
    ("play", "which game? Installed: avel"),
    ("play chess", "there is no game 'chess'; installed: avel"),
    ("simulate ../avel", "there is no game '../avel'"),
    ("rules chess --check", "there is no game 'chess'"),
    # options
    ("play avel --option", "--option requires at least 1"),
    ("play avel --option heroes", "option 'heroes' has no value; write NAME=VALUE"),
    ("play avel --option =3", "avel has no option ''"),
    ("play avel --option hereos=3", "no option 'hereos'; it has heroes, crater, land"),
    ("play avel --option heroes=3 heroes=4", "option heroes is given twice"),
    ("play avel --option heroes=0", "option heroes cannot be '0'; allowed: 1, 2, 3, 4"),
    ("play avel --option heroes=-1", "option heroes cannot be '-1'; allowed: 1, 2, 3, 4"),
    ("play avel --option heroes=two", "option heroes cannot be 'two'"),
    ("play avel --option heroes=", "option heroes cannot be ''"),
    (f"play avel --option heroes={'9' * 5000}", "option heroes cannot be '999"),
    ("play avel --option heroes=none", "option heroes cannot be 'none'"),
    ("simulate avel --option crater=harsh", "crater cannot be 'harsh'; allowed: easy, moderate, difficult"),
    ("simulate avel --option neighbour_rolls=perhaps", "cannot be 'perhaps'; allowed: on, off"),
    ("simulate avel --option gen_distance=7", "gen_distance cannot be '7'; allowed: none, 2, 3, 4"),
    (f"simulate avel --option gen_seed={'x' * 41}", "allowed: a text of at most 40 letters"),
    ("simulate avel --option land=nowhere", "no layout 'nowhere'; there are queens_road"),
    ("simulate avel --option first_seat=4", "there is no seat 4 with 2 heroes"),
    # seats
    ("play avel --seats me", "nobody called 'me' plays avel; seats can be you, random, easy, sensible, clever"),
    ("play avel --seats you,,you", "nobody called ''"),
    ("play avel --seats you,you,you", "3 seats are named, but with these options avel has 2"),
    ("simulate avel --seats you", "nobody called 'you' plays avel; seats can be random"),
    ("simulate avel --seats Clever", "nobody called 'Clever'"),
    ("simulate avel --option heroes=1 --seats easy,easy", "2 seats are named"),
    # numbers
    ("simulate avel --games 0", "'0' is not a whole number from 1 to 1000000"),
    ("simulate avel --games -3", "'-3' is not a whole number"),
    ("simulate avel --games 5.5", "'5.5' is not a whole number"),
    ("simulate avel --games 1e3", "'1e3' is not a whole number"),
    ("simulate avel --games ten", "'ten' is not a whole number"),
    ("simulate avel --games ٣", "is not a whole number"),
    (f"simulate avel --games {'9' * 5000}", "is not a whole number"),
    ("simulate avel --workers 0", "--workers: '0' is not a whole number from 1 to 60"),
    ("simulate avel --workers 999", "--workers: '999' is not a whole number from 1 to 60"),
    ("replay {files}/over.oak --to -1", "--to: '-1' is not a whole number"),
    ("replay {files}/middle.oak --to 41", "--to 41: this game has 40 answers"),
    # files
    ("play avel --locale de", 'Invalid value "de" for --locale. Choose from: "en", "fr"'),
    ("play --load {files}/missing.oak", "missing.oak: No such file"),
    ("play --load {files}", "Is a directory"),
    ("replay {files}/empty.oak", "empty.oak: not a saved game"),
    ("replay {files}/text.oak", "text.oak: not a saved game"),
    ("verify {files}/bytes.oak", "bytes.oak: not a saved game"),
    ("verify {files}/cut.oak", "cut.oak: not a saved game"),
    ("verify {files}/changed.oak", "changed.oak: changed after it was written"),
    ("verify {files}/newer.oak", "saved in format 99"),
    ("play --load {files}/strange.oak", "strange.oak"),
    ("play chess --load {files}/middle.oak", "middle.oak is a saved game of avel, not of chess"),
    ("play --load {files}/middle.oak --seed oak", "--option, --seed and --pack are for new games"),
    ("play --load {files}/middle.oak --option heroes=3", "--option, --seed and --pack are for new games"),
    ("play --load {files}/middle.oak --seats you,you,you", "3 seats are named"),
    ("play avel --save {files}/text.oak", "text.oak is there already"),
    ("play avel --save {files}", "is there already"),
    ("play avel --save /", "is there already"),
    ("play avel --save {files}/nowhere/new.oak", "cannot be written: No such file or directory"),
    ("play avel --save {files}/text.oak/new.oak", "cannot be written: Not a directory"),
    ("play avel --save /proc/new.oak", "cannot be written: "),
    (f"play avel --save {{files}}/{'x' * 300}", "cannot be written: File name too long"),
    ("play avel --save {files}/a\0b", "cannot be written: Invalid argument"),
    (f"play --load {{files}}/{'x' * 300}", "File name too long"),
    ("play --load {files}/a\0b", "null byte"),
    ("play --load {files}/middle.oak --save {files}/over.oak", "over.oak is there already"),
    # content packs
    ("play avel --pack {files}/nowhere", "nowhere: there is no such folder"),
    ("play avel --pack {files}/text.oak", "text.oak: there is no such folder"),
    (f"play avel --pack {{files}}/{'x' * 300}", "there is no such folder"),
    ("simulate avel --pack {files}/a\0b", "there is no such folder"),
    ("simulate avel --pack {files}/none", "There is no table in this folder"),
    ("simulate avel --pack {files}/broken", "numbers.toml: This is not TOML (line 1"),
    ("simulate avel --pack {files}/several", "more faults)"),
    ("check avel", "PACK requires an argument"),
    ("check avel {files}/nowhere", "nowhere: there is no such folder"),
    ("check avel {files}/broken --games 0", "'0' is not a whole number from 1 to 1000000"),
]


@pytest.mark.parametrize(("written", "answer"), REFUSED, ids=[written[:60] for written, _ in REFUSED])
def test_a_wrong_argument_is_refused_in_one_line(written: str, answer: str, files: Path, capsys: Captured) -> None:
    code = run([argument.format(files=files) for argument in written.split(" ")])
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("oakveil: ") and said.err.count("\n") == 1
    assert answer in said.err
    assert len(said.err) < 700


@pytest.mark.parametrize(
    "written", ["play avel --option heroes=\x1b[31m5\nsix", "play \x07\u202e", "simulate avel --\x00=1"]
)
def test_what_cannot_be_printed_is_not_printed(written: str, capsys: Captured) -> None:
    assert run(written.split(" ")) == 2
    said = capsys.readouterr().err
    assert said.rstrip("\n").isprintable() and said.count("\n") == 1


class Begun(NamedTuple):
    """What the terminal was told to play."""

    match: Match
    players: dict[int, str]
    save: Path | None
    plain: bool
    locale: str


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Begun]:
    """The games that the terminal was told to play; they are over at once, with exit code 5."""
    games: list[Begun] = []

    def terminal(match: Match, players: dict[int, str], save: Path | None, plain: bool, locale: str) -> int:
        games.append(Begun(match, players, save, plain, locale))
        return 5

    monkeypatch.setattr(oakveil.terminal, "run", terminal)
    return games


def test_play_begins_a_game_with_you_and_a_sensible_companion(begun: list[Begun]) -> None:
    assert run(["play", "avel"]) == 5
    (game,) = begun
    assert game.match.game is AVEL and game.match.options == AVEL.options()
    assert game[1:] == ({1: "you", 2: "sensible"}, None, False, "en")


def test_play_takes_options_seats_and_where_to_save(begun: list[Begun], tmp_path: Path) -> None:
    file = tmp_path / "evening.oak"
    written = "play avel --option heroes=3 neighbour_rolls=on --option gen_distance=none --seats you,clever,you --plain"
    assert run([*written.split(), "--locale", "fr", "--save", str(file)]) == 5
    (game,) = begun
    options = game.match.options
    assert (options.heroes, options.neighbour_rolls, options.gen_distance) == (3, True, None)
    assert game[1:] == ({1: "you", 2: "clever", 3: "you"}, file, True, "fr")


def test_a_seed_gives_the_same_game_again_and_none_gives_another(begun: list[Begun]) -> None:
    for seed in (["--seed", "oak"], ["--seed", "oak"], [], []):
        run(["play", "avel", *seed])
    positions = [game.match.position() for game in begun]
    assert positions[0] == positions[1]
    assert len(set(positions)) == 3


def test_play_goes_on_with_a_saved_game_in_its_file(begun: list[Begun], files: Path) -> None:
    file = files / "middle.oak"
    assert run(["play", "--load", str(file), "--seats", "easy"]) == 5
    assert run(["play", "avel", "--load", str(file), "--save", str(files / "branch.oak")]) == 5
    assert begun[0].match.position() == load(file).position()
    assert begun[0].match.number == 40
    assert begun[0][1:3] == ({1: "easy", 2: "sensible"}, file)
    assert begun[1][1:3] == ({1: "you", 2: "sensible"}, files / "branch.oak")


def test_play_seats_people_and_bots_as_they_sat_unless_told_otherwise(begun: list[Begun], tmp_path: Path) -> None:
    match = Match.start(AVEL, AVEL.options(heroes=3), seed=FairSeed.of("oak"))
    match.players = {1: "clever", 2: "you", 3: "random"}
    save(match, tmp_path / "a.oak")
    assert run(["play", "--load", str(tmp_path / "a.oak")]) == 5
    assert run(["play", "--load", str(tmp_path / "a.oak"), "--seats", "you,easy"]) == 5
    assert [game.players for game in begun] == [match.players, {1: "you", 2: "easy", 3: "sensible"}]


def test_simulate_prints_one_json_document_and_nothing_else(capsys: Captured) -> None:
    written = "simulate avel --games 5 --seats random --seed oak --workers 1 --json --option heroes=1"
    assert run(written.split(" ")) == 0
    summary = msgspec.json.decode(capsys.readouterr().out, type=Summary)
    assert (summary.game, summary.games, summary.seed, summary.seats) == ("avel", 5, "oak", ("random",))
    assert summary.options["heroes"] == 1
    assert sum(rate.times for rate in summary.endings.values()) == 5


def test_simulate_tells_the_same_for_any_number_of_workers(capsys: Captured) -> None:
    told = []
    for workers in ("1", "2"):
        assert run(["simulate", "avel", "--games", "9", "--seats", "random", "--workers", workers]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "Won" in told[0] and "castle_entered" in told[0]


def test_simulate_is_stopped_by_ctrl_c(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oakveil.lab.play.Batch.play", interrupted)
    assert run(["simulate", "avel", "--games", "5", "--workers", "1"]) == 130
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "oakveil: stopped\n")


def test_check_tells_every_fault_of_a_pack_in_any_language(files: Path, capsys: Captured) -> None:
    assert run(["check", "avel", str(files / "several"), "--locale", "fr"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 2
    assert all(line.startswith("numbers.toml") for line in told)
    assert told[0].startswith("numbers.toml\N{NO-BREAK SPACE}: Il n'y a pas de champ")


def test_check_warns_of_oddities_and_has_bots_play_with_a_pack(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "items.toml").write_text(
        changed(HOUSE_OF_VEIEL / "items.toml", "potion_end", "effect 0 discard", False)
    )
    assert run(["check", "veiel", str(tmp_path), "--seats", "random", "--games", "2", "--workers", "1"]) == 0
    *warnings, last = capsys.readouterr().out.splitlines()
    assert warnings
    assert last == "2 of 2 games of bots reached their end"


def test_check_names_the_games_that_fail_or_lead_nowhere(
    files: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def play(batch: Batch, number: int) -> Played:
        if number == 2:
            raise KeyError("imp")
        return Played((), STALL if number == 3 else "castle_entered", 5, (9, 9))

    monkeypatch.setattr(Batch, "play", play)
    (files / "good").mkdir()
    (files / "good" / "numbers.toml").write_text((HOUSE_OF_AVEL / "numbers.toml").read_text())
    assert run(["check", "avel", str(files / "good"), "--games", "4", "--seed", "oak", "--workers", "1"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "E-SMOKE seed oak:2: KeyError: 'imp'",
        "E-SMOKE seed oak:3: the game leads nowhere",
        "2 of 4 games of bots reached their end",
    ]


def test_verify_says_that_a_save_is_what_it_claims_to_be(files: Path, capsys: Captured) -> None:
    assert run(["verify", str(files / "middle.oak")]) == 0
    assert capsys.readouterr().out == (
        f"{files / 'middle.oak'}: verified: seed and 40 answers lead to exactly this table\n"
    )


def test_verify_says_that_a_fork_is_not(files: Path, capsys: Captured) -> None:
    assert run(["verify", str(files / "fork.oak")]) == 1
    said = capsys.readouterr().out
    assert "NOT verified" in said and said.count("\n") == 1


def test_replay_tells_every_answer_and_the_end(files: Path, capsys: Captured) -> None:
    assert run(["replay", str(files / "over.oak"), "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    answers = [line for line in lines if line[0].isdigit()]
    assert lines[0] == "Chronicles of Avel, a game of 2 seats"
    assert [line.partition(".")[0] for line in answers] == [str(n + 1) for n in range(len(answers))]
    assert len(answers) == len(load(files / "over.oak").history)
    assert lines[-1].startswith("Defeat.")


def test_replay_stops_where_it_is_told_and_puts_the_question(files: Path, capsys: Captured) -> None:
    assert run(["replay", str(files / "middle.oak"), "--to", "3", "--locale", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(".")[0] for line in lines if line[0].isdigit()] == ["1", "2", "3"]
    assert lines[-1].startswith("La partie n'est pas finie.")


def test_replay_of_a_fork_says_where_the_story_stops(files: Path, capsys: Captured) -> None:
    assert run(["replay", str(files / "fork.oak")]) == 1
    assert "cannot be told further" in capsys.readouterr().out.splitlines()[-1]


def test_replay_tells_what_was_taken_back(tmp_path: Path, capsys: Captured) -> None:
    match = Match.start(AVEL, AVEL.options(first_seat="oldest"), seed=FairSeed.of("oak"))
    match.answer(match.asks()[0].seat, match.asks()[0].options[0])
    match.undo(1, consent=True)
    save(match, tmp_path / "undone.oak")
    assert run(["replay", str(tmp_path / "undone.oak")]) == 0
    assert "took everything back from 1 on." in capsys.readouterr().out


def test_games_lists_seats_ruleset_and_bots(capsys: Captured, duel_installed: None) -> None:
    assert run(["games"]) == 0
    avel, duel, oakdell, tactique, veiel, veridia = capsys.readouterr().out.splitlines()
    bots = "random, easy, sensible, clever"
    assert avel == f"avel       Chronicles of Avel, 1 to 4 seats, ruleset {AVEL.ruleset}, bots: {bots}"
    assert duel == "duel       Duel, 2 to 3 seats, ruleset 2, bots: random, sensible"
    assert oakdell.startswith("oakdell    Dungeons of the Oak Dell, 1 to 4 seats, ruleset 1, bots: random")
    assert tactique.startswith("tactique   Deckbuilding Tactique, 1 to 5 seats, ruleset ")
    assert veiel.startswith("veiel      The Order of Veiel, 1 to 7 seats, ")
    assert veridia.startswith("veridia    Veridia, 1 to 8 seats, ")


def test_rules_passes_on_what_the_check_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, bool]] = []

    def show(game: str, check: bool) -> int:
        asked.append((game, check))
        return 1

    monkeypatch.setattr("oakveil.rulecheck.show", show)
    assert run(["rules", "avel", "--check"]) == 1
    assert asked == [("avel", True)]


def test_help_and_version_are_no_errors(capsys: Captured) -> None:
    for written in ([], ["--help"], ["--version"], ["simulate", "--help"]):
        assert run(written) == 0
    assert capsys.readouterr().err == ""


def oakveil_in_a_process(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """The command as it is called from a shell."""
    command = [sys.executable, "-m", "oakveil", *arguments]
    return subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    "arguments", [["paly"], ["play", "chess"], ["verify", "/no/such/file"], ["simulate", "avel", "--games", "-1"]]
)
def test_a_refusal_reaches_the_shell(arguments: list[str]) -> None:
    done = oakveil_in_a_process(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="there is no such shell")
@pytest.mark.parametrize(
    ("written", "answer", "code"),
    [
        ("play avel --plain <&-", "standard input is closed: nobody can answer", 2),
        ("play avel <&-", "standard input is closed: nobody can answer", 2),
        ("play avel --plain </dev/null >&-", "standard output is closed: there is nowhere to write to", 2),
        ("games >&-", "standard output is closed: there is nowhere to write to", 2),
        ("games >/dev/full", "the output cannot be written: No space left on device", 2),
        ("play avel --plain </dev/null >/dev/full", "the output cannot be written: No space left on device", 2),
        ("paly 2>&-", "", 2),
        ("paly 2>/dev/full", "", 2),
        ("games 2>&- <&- >/dev/null", "", 0),
        ("play avel --plain </dev/null | head -1 >/dev/null", "", 0),
    ],
)
def test_streams_that_are_closed_full_or_not_read(written: str, answer: str, code: int) -> None:
    command = f"set -o pipefail; {shlex.quote(sys.executable)} -m oakveil {written}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr == (f"oakveil: {answer}\n" if answer else "")


def test_what_is_typed_need_not_be_text() -> None:
    command = [sys.executable, "-m", "oakveil", "play", "avel", "--plain", "--seed", "1"]
    done = subprocess.run(command, input=b"1\n\xff\xfe\n1\n", capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The input has ended." in done.stdout


def test_a_success_reaches_the_shell() -> None:
    done = oakveil_in_a_process("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("avel")


def test_letters_that_a_terminal_does_not_know_are_replaced(files: Path) -> None:
    done = oakveil_in_a_process("replay", str(files / "middle.oak"), "--locale", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout


def test_listing_games_loads_neither_the_screen_nor_the_laboratory() -> None:
    script = "import sys; from oakveil.cli import run; run(['games']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "oakveil.games.avel" in loaded
    assert not {"textual", "rich", "oakveil.lab.batch", "concurrent.futures"} & set(loaded)
