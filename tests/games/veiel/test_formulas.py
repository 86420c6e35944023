"""Numbers that depend on a hero or on the team (specification, 9.4)."""

import pytest

from oakveil.games.veiel.effects.formulas import FormulaError, Number, formula, names_in, value

YOAN = {"INT": 9, "FOI": 4, "VIT": 13, "heroes": 4, "lines": 3, "T.raise": 2}


@pytest.mark.rule("VEIEL-SHEET-09")
def test_the_magic_missile_of_the_rulebook_deals_seven() -> None:
    """X02: 9/2 + 2 = 6.5, rounded up."""
    assert value("up(INT/2+2)", YOAN) == 7


@pytest.mark.rule("VEIEL-SHEET-09")
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (5, 5),
        (-2, -2),
        ("INT/2", 5),
        ("up(INT/2)+1", 6),
        ("INT/2+1/2", 5),
        ("up((INT+FOI)/3)+2", 7),
        ("INT+FOI", 13),
        ("heroes-1", 3),
        ("-heroes", -4),
        ("max(2,heroes-1)", 3),
        ("max(5,heroes-1)", 5),
        ("10-4-3", 3),
        ("2+3*4", 14),
        ("(2+3)*4", 20),
        ("12/3/2", 2),
        ("up(VIT/2)", 7),
        ("T.raise+1", 3),
        ("INT/0", 0),
    ],
)
def test_formulas_are_worked_out_exactly_and_rounded_up_at_the_end(number: Number, expected: int) -> None:
    assert value(number, YOAN) == expected


@pytest.mark.parametrize(
    ("number", "word"),
    [("INT+LUCK", "LUCK"), ("INT+", ""), ("(INT", ""), ("INT)", ")"), ("up INT", "INT"), ("max(2)", ")"), ("2x", "x")],
)
def test_a_formula_that_cannot_be_read_names_the_word_that_does_not_fit(number: str, word: str) -> None:
    with pytest.raises(FormulaError) as caught:
        formula(number.replace(" ", ""))

    assert caught.value.word == (word if number != "up INT" else "upINT")


def test_a_formula_says_what_it_asks_for() -> None:
    assert set(names_in(formula("max(T.raise,up((INT+FOI)/3))"))) == {"T.raise", "INT", "FOI"}
    with pytest.raises(KeyError):
        value("DEX", YOAN)
