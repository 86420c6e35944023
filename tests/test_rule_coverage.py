"""The check of rules, code and tests against each other, on small made-up games."""

import dataclasses
import sys
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from itertools import count
from pathlib import Path
from textwrap import dedent

import pytest

from oakveil.kernel.game import Game
from oakveil.rulecheck import Report, coverage, folder_of_tests, show
from tests.duel import GAME as DUEL

RULES = """
[[rule]]
id = "LAMP-LIGHT-01"
statement = "A lamp burns for three turns."

[[rule]]
id = "LAMP-LIGHT-02"
statement = "Whoever sits in the dark goes slowly."

[[rule]]
id = "LAMP-TIP-01"
statement = "Do not play with fire."
advice = true
"""
CODE = """
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

class Night(Frame):
    @step("LAMP-LIGHT-01")
    def burn(self, g):
        ...

@rule("LAMP-LIGHT-02")
def slowly():
    ...
"""
TESTS = """
import pytest

@pytest.mark.rule("LAMP-LIGHT-01")
def test_a_lamp_burns_for_three_turns():
    assert lamp.turns == 3

@pytest.mark.rule("LAMP-LIGHT-02")
def test_in_the_dark_nobody_runs():
    with pytest.raises(TooFast):
        run()
"""

Check = Callable[..., Report]


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Check]:
    """The report on a made-up game of lamps: its code and the files of its tests."""
    numbers = count()
    monkeypatch.syspath_prepend(str(tmp_path))

    def report(tests: dict[str, str] | str = TESTS, code: str = CODE, french: str = "") -> Report:
        package = f"lamps_{next(numbers)}"
        write(tmp_path / package, {"__init__.py": "", "night.py": code, "rules.toml": RULES})
        if french:
            write(tmp_path / package, {"rules.fr.toml": french})
        files = {"games/lamps/test_night.py": tests} if isinstance(tests, str) else tests
        write(tmp_path / f"{package}_tests", files)
        invalidate_caches()
        lamps: Game = dataclasses.replace(DUEL, id="lamps", package=package)
        return coverage(lamps, tmp_path / f"{package}_tests")

    yield report
    for module in [name for name in sys.modules if name.startswith("lamps_")]:
        del sys.modules[module]


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(dedent(text))


def claiming(body: str, marks: str = '@pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")') -> str:
    """A file with one test that claims both rules."""
    return f"import pytest\n\n{marks}\ndef test_lamps():\n    {body}\n"


def test_a_game_with_all_rules_carried_and_proved_has_no_faults(check: Check) -> None:
    report = check()

    assert report.faults == ()
    first, second, tip = report.rows
    assert [(place.name, place.file.name, place.line) for place in first.carriers] == [("Night.burn", "night.py", 6)]
    assert [claim.place for claim in first.claims] == ["games/lamps/test_night.py:5"]
    assert [claim.test for claim in second.claims] == ["test_in_the_dark_nobody_runs"]
    assert (tip.rule.advice, tip.carriers, tip.claims) == (True, (), ())


FRENCH = """
LAMP-LIGHT-01 = "Une lampe brûle pendant trois tours."
LAMP-LIGHT-02 = "Qui est dans le noir va lentement."
LAMP-TIP-01 = "Ne jouez pas avec le feu."
"""


def test_a_translation_tells_every_rule_and_no_other(check: Check) -> None:
    assert check(french=FRENCH).faults == ()
    assert check(
        french=FRENCH.replace("TIP-01", "TIP-02").replace("Qui est dans le noir va lentement.", " ")
    ).faults == (
        "LAMP-LIGHT-02: rules.fr.toml does not tell it",
        "LAMP-TIP-01: rules.fr.toml does not tell it",
        "LAMP-TIP-02: there is no such rule (rules.fr.toml)",
    )


def test_a_rule_that_no_code_carries_is_a_fault(check: Check) -> None:
    assert check(code=CODE.replace('@rule("LAMP-LIGHT-02")', "")).faults == ("LAMP-LIGHT-02: no code carries it out",)


def test_a_rule_that_no_test_claims_is_a_fault(check: Check) -> None:
    assert check(TESTS.replace('@pytest.mark.rule("LAMP-LIGHT-01")', "")).faults == (
        "LAMP-LIGHT-01: no test claims it",
    )


def test_an_unknown_rule_in_the_code_is_a_fault_wherever_it_is_named(check: Check) -> None:
    code = CODE + 'BROKEN = ("LAMP-LIHGT-02", "lamps-dark")\n@rule("LMAP-LIGHT-01")\ndef snuff(): ...\n'

    assert check(code=code).faults == (
        "LAMP-LIHGT-02: there is no such rule (night.py:13)",
        "LMAP-LIGHT-01: there is no such rule (night.py:14)",
    )


def test_an_unknown_rule_in_a_test_is_a_fault(check: Check) -> None:
    unknown = claiming("assert lamp.burns", '@pytest.mark.rule("LAMP-LIGHT-03", "LMAP-LIGHT-01")')

    assert check(TESTS + unknown).faults == (
        "LAMP-LIGHT-03: there is no such rule (games/lamps/test_night.py:15)",
        "LMAP-LIGHT-01: there is no such rule (games/lamps/test_night.py:15)",
    )


def test_claims_about_other_games_are_none_of_its_business(check: Check) -> None:
    stranger = claiming("pass", '@pytest.mark.rule("CHESS-MATE-01")')

    assert check({"test_lamps.py": TESTS, "games/chess/test_mate.py": stranger}).faults == ()


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "assert True",
        "assert 1 == 1",
        "assert (lamp.burns, 'it should burn')",
        "light(lamp)",
    ],
)
def test_a_claiming_test_that_cannot_fail_is_a_fault(check: Check, body: str) -> None:
    assert check(claiming(body)).faults == (
        "LAMP-LIGHT-01, LAMP-LIGHT-02: test_lamps asserts nothing (games/lamps/test_night.py:4)",
    )


@pytest.mark.parametrize(
    "body",
    [
        "assert lamp.burns",
        "assert lamps",
        "assert found is not None",
        "with pytest.raises(TooFast): run()",
        "for lamp in lamps:\n        assert burns(lamp)",
        "expect(lamp, burning=True)",
        "table.expect(lamp, burning=True)",
    ],
)
def test_assertions_expected_errors_and_helpers_that_assert_can_fail(check: Check, body: str) -> None:
    helper = "def expect(lamp, burning):\n    assert lamp.burns is burning\n"

    assert check({"games/lamps/test_night.py": claiming(body), "games/lamps/table.py": helper}).faults == ()


@pytest.mark.parametrize(
    "helper",
    [
        "def expect(lamp):\n    lamp.light()\n",
        "def expect(lamp):\n    assert lamp is not None\n    return lamp\n",
        "def expect(lamp):\n    assert isinstance(lamp, Lamp)\n    return lamp\n",
        "def expect(lamp):\n    return look(lamp)\ndef look(lamp):\n    assert lamp.burns\n",
    ],
)
def test_helpers_that_do_not_assert_themselves_do_not_help(check: Check, helper: str) -> None:
    (fault,) = check({"games/lamps/test_night.py": claiming("expect(lamp)"), "games/lamps/table.py": helper}).faults

    assert "asserts nothing" in fault


@pytest.mark.parametrize("mark", ["@pytest.mark.skip", "@pytest.mark.skip('later')", "@pytest.mark.xfail"])
def test_a_test_that_is_not_expected_to_pass_proves_nothing(check: Check, mark: str) -> None:
    marks = f'{mark}\n@pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")'

    assert check(claiming("assert lamp.burns", marks)).faults == (
        "LAMP-LIGHT-01, LAMP-LIGHT-02: test_lamps is not expected to pass (games/lamps/test_night.py:5)",
    )


CLAIMED_BY = {
    "the module": """
        pytestmark = pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")
        def test_lamps():
            assert lamp.burns
        """,
    "several marks of the module": """
        pytestmark = [pytest.mark.full, pytest.mark.rule("LAMP-LIGHT-01"), pytest.mark.rule("LAMP-LIGHT-02")]
        def test_lamps():
            assert lamp.burns
        """,
    "a class": """
        @pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")
        class TestLamps:
            def test_lamps(self):
                assert lamp.burns
        """,
    "the marks of a class": """
        class TestLamps:
            pytestmark = pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")
            def test_lamps(self):
                assert lamp.burns
        """,
    "parameters": """
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("LAMP-LIGHT-01")),
            pytest.param(2, marks=[pytest.mark.rule("LAMP-LIGHT-02")]),
        ])
        def test_lamps(n):
            assert burns(n)
        """,
    "parameters listed elsewhere": """
        CASES = [pytest.param(1, marks=pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02"))]
        @pytest.mark.parametrize("n", CASES)
        def test_lamps(n):
            assert burns(n)
        """,
    "a named mark": """
        light = pytest.mark.rule("LAMP-LIGHT-01", "LAMP-LIGHT-02")
        @light
        async def test_lamps():
            assert lamp.burns
        """,
}


@pytest.mark.parametrize("tests", CLAIMED_BY.values(), ids=CLAIMED_BY)
def test_rules_are_claimed_in_every_way_that_pytest_knows(check: Check, tests: str) -> None:
    report = check(dedent(tests))

    assert report.faults == ()
    assert [len(row.claims) for row in report.rows] == [1, 1, 0]


def test_claims_of_what_pytest_does_not_run_do_not_count(check: Check) -> None:
    report = check({"games/lamps/night.py": TESTS, "games/lamps/test_night.py": TESTS.replace("def test_", "def ")})

    assert report.faults == ("LAMP-LIGHT-01: no test claims it", "LAMP-LIGHT-02: no test claims it")


def test_a_claim_must_be_written_as_plain_text(check: Check) -> None:
    (fault,) = check(TESTS + claiming("assert lamp.burns", "@pytest.mark.rule(*RULES)")).faults

    assert fault == "games/lamps/test_night.py:14: the id of a rule is not written as plain text"


def test_the_tests_of_a_game_lie_beside_its_project_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    write(tmp_path / "src" / "lamps_at_home", {"__init__.py": ""})
    lamps = dataclasses.replace(DUEL, id="lamps", package="lamps_at_home")

    assert folder_of_tests(lamps) is None
    write(tmp_path, {"pyproject.toml": ""})
    assert folder_of_tests(lamps) is None
    write(tmp_path, {"tests/test_lamps.py": ""})
    assert folder_of_tests(lamps) == tmp_path / "tests"


def test_the_table_shows_where_each_rule_is(duel_installed: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert show("duel", check=False) == 0

    printed = capsys.readouterr().out
    assert "DUEL-STRIKE-01" in printed and "threaten" in printed and "reactions" in printed
    assert "4 rules (1 of them advice)" in printed


def test_the_check_prints_a_line_for_each_fault_and_fails(
    duel_installed: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert show("duel", check=True) == 1

    lines = capsys.readouterr().out.splitlines()
    assert "DUEL-AIM-02: no code carries it out" in lines
    assert not any(line.startswith("DUEL-GREET-01") for line in lines)


def test_an_installed_game_says_that_its_tests_are_not_there(
    duel_installed: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oakveil.rulecheck.folder_of_tests", lambda game: None)

    assert show("duel", check=False) == 0
    assert "The tests are not there" in capsys.readouterr().out
    assert show("duel", check=True) == 1
    assert "no test claims it" not in capsys.readouterr().out
