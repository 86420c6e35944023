"""Which code carries out each rule of a game, and which tests prove it (`oakveil rules`).

Nothing is believed: carriers are what the imported code registers, claims are read from the source of the tests, and a
test that claims a rule must be able to fail.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .claims import Claim, Claims, read_claims
from .kernel.game import Game, game
from .kernel.rulebook import Carrier, Rule, carriers
from .kernel.text import LOCALES, Locale

_RULE_ID = re.compile(r"[A-Z]+-[A-Z0-9]+-[A-Z0-9]+")


class Row(msgspec.Struct, frozen=True):
    """A rule, the places in the code that carry it out, and the tests that claim it."""

    rule: Rule
    carriers: tuple[Carrier, ...]
    claims: tuple[Claim, ...]


class Report(msgspec.Struct, frozen=True):
    """The rules of a game with their carriers and tests, in the order of the specification.

    `package` is the folder of the game, `tests` that of the tests, or None where there are none.
    """

    package: Path
    tests: Path | None
    rows: tuple[Row, ...]
    faults: tuple[str, ...]


def coverage(game: Game, tests: Path | None) -> Report:
    """What carries and what proves each rule of `game`. Without `tests` only the code is looked at.

    Imports every module of the game. Raises SyntaxError when a test cannot be read.
    """
    package = _load(game.package)
    rules = game.rules()
    prefix = next(iter(rules)).partition("-")[0] + "-" if rules else ""
    carried = {
        id: tuple(place for place in places if place.file.is_relative_to(package))
        for id, places in carriers(prefix).items()
    }
    claimed = read_claims(tests) if tests is not None else Claims((), ())
    rows = tuple(
        Row(rule, carried.get(id, ()), tuple(claim for claim in claimed.made if id in claim.rules))
        for id, rule in rules.items()
    )
    faults = [*_missing(rows, with_tests=tests is not None), *_unknown_in_code(package, rules)]
    for locale in LOCALES:
        faults += _mistranslated(locale, rules, game.rules_in(locale))
    if tests is not None:
        own = [claim for claim in claimed.made if _concerns(claim, game, prefix)]
        faults += [*_faults_of_claims(own, rules), *claimed.unreadable]
    return Report(package, tests, rows, tuple(faults))


def show(game_id: str, check: bool) -> int:
    """Print the rules of a game with their carriers and tests; with `check` only what is missing, a line each.

    Returns the exit code: 1 when `check` found a fault (or no tests to check), else 0. Raises UnknownGame.
    """
    report = coverage(game(game_id), folder_of_tests(game(game_id)))
    console = Console(soft_wrap=check, highlight=False)
    if not check:
        console.print(_table(report))
    for fault in report.faults if check else ():
        console.print(fault, markup=False)
    if report.tests is None:
        console.print("The tests are not there (this is an installed package): what they prove was not looked at.")
    advice = sum(row.rule.advice for row in report.rows)
    console.print(f"{len(report.rows)} rules ({advice} of them advice), {len(report.faults)} faults.")
    return int(check and (bool(report.faults) or report.tests is None))


def folder_of_tests(game: Game) -> Path | None:
    """The folder `tests` beside the pyproject.toml above the game's package; None where there is none."""
    for folder in _folder(game.package).parents:
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


def _folder(package: str) -> Path:
    file = import_module(package).__file__
    assert file is not None
    return Path(file).parent


def _load(package: str) -> Path:
    """Import every module of a package, so that all its rules are registered; its folder."""
    folder = _folder(package)
    for module in walk_packages([str(folder)], f"{package}."):
        import_module(module.name)
    return folder


def _missing(rows: tuple[Row, ...], with_tests: bool) -> Iterator[str]:
    for row in rows:
        if not row.carriers and not row.rule.advice:
            yield f"{row.rule.id}: no code carries it out"
        if with_tests and not row.claims and not row.rule.advice:
            yield f"{row.rule.id}: no test claims it"


def _mistranslated(locale: Locale, rules: Mapping[str, Rule], told: Mapping[str, str]) -> Iterator[str]:
    """Where a language has statements of its own, it has one for each rule and for nothing else."""
    for id in rules if told else ():
        if not told.get(id, "").strip():
            yield f"{id}: rules.{locale}.toml does not tell it"
    for id in told:
        if id not in rules:
            yield f"{id}: there is no such rule (rules.{locale}.toml)"


def _unknown_in_code(package: Path, rules: Mapping[str, Rule]) -> Iterator[str]:
    """Everything written like the id of a rule in the code of the game must be one."""
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if _RULE_ID.fullmatch(node.value) and node.value not in rules:
                yield f"{node.value}: there is no such rule ({file.relative_to(package).as_posix()}:{node.lineno})"


def _concerns(claim: Claim, game: Game, prefix: str) -> bool:
    """Whether a claim is about this game: by the ids, or because the test stands in the game's own folder."""
    return claim.file.startswith(f"games/{game.id}/") or any(id.startswith(prefix) for id in claim.rules)


def _faults_of_claims(claims: list[Claim], rules: Mapping[str, Rule]) -> Iterator[str]:
    for claim in claims:
        for id in claim.rules:
            if id not in rules:
                yield f"{id}: there is no such rule ({claim.place})"
        if claim.flaw:
            yield f"{', '.join(claim.rules)}: {claim.test} {claim.flaw} ({claim.place})"


def _table(report: Report) -> Table:
    table = Table(title=report.package.name)
    for heading in ("Rule", "Carried out by", "Where", "Proved by"):
        table.add_column(heading, overflow="fold")
    for row in report.rows:
        where = [f"{place.file.relative_to(report.package).as_posix()}:{place.line}" for place in row.carriers]
        table.add_row(
            row.rule.id + (" (advice)" if row.rule.advice else ""),
            escape("\n".join(place.name for place in row.carriers)),
            escape("\n".join(where)),
            escape("\n".join(f"{claim.place} {claim.test}" for claim in row.claims)),
        )
    return table
