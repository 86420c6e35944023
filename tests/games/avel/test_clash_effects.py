"""Effects of worn equipment in a clash (specification 3.9)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from oakveil.games.avel.catalogue import HOUSE, load
from oakveil.games.avel.choices import AddAttack, AddDefence, Done, Reroll
from oakveil.games.avel.effects import AddAttack as AddsAttack
from oakveil.games.avel.effects import AddDefence as AddsDefence
from oakveil.games.avel.effects import Reroll as Rerolls
from oakveil.games.avel.events import BattleBegan, ClashResolved, ClashRolled, EffectUsed
from oakveil.games.avel.state import BEAST
from oakveil.kernel.ask import Option
from oakveil.kernel.faults import ContentError
from tests.games.avel.table import Card, TableTalk, foe, hero, house, scene


def clash(
    worn: Sequence[str],
    monster: str,
    dice: str,
    *later: str,
    packed: Sequence[str] = (),
    cards: Sequence[Card] = (),
) -> TableTalk:
    """A hero with this gear has just rolled its first clash against a monster."""
    t = scene(hero("quarry", worn=worn, packed=packed), foes=[foe(monster, "quarry")], cards=cards)
    t.dice(dice, *later)
    t.fight(monster)
    return t


def effects(t: TableTalk) -> list[Option]:
    """The effects that can be used now, without Done; none when nothing is asked."""
    return t.options("avel.effect", seat=1)[:-1] if t.ask.key == "avel.effect" else []


def result(t: TableTalk) -> tuple[int, int]:
    """Damage and wounds of the last clash."""
    last = t.told(ClashResolved)[-1]
    return last.damage, last.wounds


@pytest.mark.rule("AVEL-EFFECT-01", "AVEL-TIP-03")
def test_only_worn_equipment_works() -> None:
    for packed in (["squires_dagger", "star_hood", "buckler"], ["buckler", "star_hood", "squires_dagger"]):
        t = clash([], "bark_beetle", "_ _ | A", packed=packed)
        assert effects(t) == []
        assert t.told(BattleBegan)[0].hero_dice == (2, 0, 0, 0)
    t = clash(["squires_dagger", "star_hood", "buckler"], "bark_beetle", "_ _ _ _ | A")
    assert {type(effect) for effect in effects(t)} == {Reroll}
    assert t.told(BattleBegan)[0].hero_dice == (2, 0, 1, 1)


@pytest.mark.rule("AVEL-EFFECT-02")
def test_permanent_dice_add_up_in_every_clash() -> None:
    worn = ["emberbane_blade+", "tower_shield", "star_hood+"]  # +1 orange +1 blue, +1 blue, +2 yellow
    t = clash(worn, "bark_beetle", "_ _ _ _ _ _ _ | _", "_ _ _ _ _ _ _ | _")
    assert t.told(BattleBegan)[0].hero_dice == (2, 1, 2, 2)
    t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [7, 7]


@pytest.mark.rule("AVEL-EFFECT-03")
def test_a_one_time_effect_is_used_once_in_a_battle() -> None:
    t = clash(["oaken_shield"], "bark_beetle", "_ _ | A", "_ _ | A")
    assert effects(t) == [Reroll("oaken_shield", (2,))]
    t.rolls("avel.reroll", "_")
    t.answer(Reroll("oaken_shield", (2,)))
    assert t.hero().used == ("oaken_shield",)
    assert result(t) == (0, 0), "not even a second time in the same clash"
    t.press_on()
    assert result(t) == (0, 1), "nor in a later one"


@pytest.mark.rule("AVEL-EFFECT-04")
def test_several_tokens_may_be_used_in_one_clash_in_any_order() -> None:
    worn = ["emberbane_blade", "ember_shield", "ember_helm"]
    for first, second in ((0, 1), (1, 0)):
        t = clash(worn, "ash_shaman", "_ _ | A _")
        choices = [AddAttack("emberbane_blade"), AddDefence("ember_shield")]
        assert [effect for effect in effects(t) if not isinstance(effect, Reroll)] == choices
        t.answer(choices[first])
        t.answer(choices[second])
        t.rolls("avel.reroll", "A")
        t.answer(Reroll("ember_helm", (0,)))
        assert result(t) == (2, 0)


@pytest.mark.rule("AVEL-EFFECT-05")
def test_a_reroll_takes_one_die_of_its_colour_and_the_new_result_counts() -> None:
    t = clash(["squires_dagger"], "frost_giant", "A D | A A D")
    assert effects(t) == [Reroll("squires_dagger", (0,)), Reroll("squires_dagger", (1,))], "own green dice"
    t.rolls("avel.reroll", "_")
    t.answer(Reroll("squires_dagger", (0,)))
    assert t.told(EffectUsed) == [EffectUsed(1, "squires_dagger", "reroll", (0,), ("attack",), ("blank",))]
    assert result(t) == (0, 1), "even if it is worse"


@pytest.mark.rule("AVEL-EFFECT-05")
@pytest.mark.parametrize(
    ("token", "dice"), [("watch_helm", [(4,)]), ("oaken_shield", [(2,), (3,)]), ("squires_dagger", [(0,), (1,)])]
)
def test_a_reroll_is_for_dice_of_the_named_colour_of_either_side(token: str, dice: list[tuple[int, ...]]) -> None:
    t = clash([token], "frost_giant", "_ _ | A A A")  # green, green; purple, purple, black
    assert effects(t) == [Reroll(token, die) for die in dice]


@pytest.mark.rule("AVEL-EFFECT-05")
def test_a_rerolled_die_keeps_its_faces() -> None:
    for steps in range(12):
        t = clash(["watch_helm"], "crimson_vampire", "_ | D D")
        t.let_roll()
        for _ in range(steps):
            t.g.chance.below(2, "another game")
        t.answer(Reroll("watch_helm", (1,)))
        (used,) = t.told(EffectUsed)
        assert used.after[0] in house().dice["black"].faces


@pytest.mark.rule("AVEL-EFFECT-06")
def test_a_brood_reroll_takes_one_or_two_dice_together_against_its_brood_only() -> None:
    t = clash(["bramble_helm"], "cave_ogre", "A _ | A A")
    pairs = [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert effects(t) == [Reroll("bramble_helm", dice) for dice in pairs], "green and purple, not black"
    t.rolls("avel.reroll", "A _")
    t.answer(Reroll("bramble_helm", (1, 2)))
    assert t.told(EffectUsed)[0].after == ("attack", "blank")
    assert result(t) == (2, 1)
    assert effects(clash(["bramble_helm"], "torch_brigand", "A _ | A A")) == []
    assert effects(clash(["rime_helm"], "cave_ogre", "A _ | A A")) == []


@pytest.mark.rule("AVEL-EFFECT-03", "AVEL-EFFECT-06", "AVEL-EFFECT-09")
def test_an_ember_helm_rerolls_dice_of_both_sides_against_the_beast() -> None:
    """AVEL-EX-23."""
    t = clash(["ember_helm"], BEAST, "_ _ | A A _ _ _", "_ _ | _ _ _ _ _")
    t.rolls("avel.reroll", "A _")
    t.answer(Reroll("ember_helm", (0, 3)))
    assert t.told(ClashRolled)[0].hero_faces == ("blank", "blank")
    assert result(t) == (1, 1)
    assert t.hero().used == ("ember_helm",)
    t.press_on()
    assert t.ask.key == "avel.press_on", "not usable again in the second clash"


@pytest.mark.rule("AVEL-EFFECT-07")
def test_a_brood_attack_adds_one_attack_to_this_clash() -> None:
    t = clash(["rimebane_spear"], "frost_giant", "A _ | D _ _", "A _ | D _ _")
    assert effects(t) == [AddAttack("rimebane_spear")]
    t.answer(AddAttack("rimebane_spear"))
    assert t.told(EffectUsed) == [EffectUsed(1, "rimebane_spear", "add_attack")]
    assert result(t) == (1, 0)
    t.press_on()
    assert result(t) == (0, 0), "the next clash is without it"


@pytest.mark.rule("AVEL-EFFECT-07")
def test_an_emberbane_blade_does_nothing_against_a_bramble_monster() -> None:
    """AVEL-EX-25."""
    t = clash(["emberbane_blade"], "bark_beetle", "A _ | _")
    assert t.ask.key == "avel.press_on"
    assert result(t) == (1, 0)


@pytest.mark.rule("AVEL-EFFECT-08")
def test_a_brood_defence_adds_one_defence_to_this_clash() -> None:
    t = clash(["rime_shield"], "frost_giant", "_ _ | A A _", "_ _ | A A _")
    assert effects(t) == [AddDefence("rime_shield")]
    t.answer(AddDefence("rime_shield"))
    assert result(t) == (0, 1)
    t.press_on()
    assert result(t) == (0, 2)
    assert effects(clash(["rime_shield"], "torch_brigand", "_ _ | A A")) == []


@pytest.mark.rule("AVEL-EFFECT-09", "AVEL-BEAST-04")
@pytest.mark.parametrize("brood", ["ember", "bramble", "rime"])
def test_the_beast_is_of_every_brood(brood: str) -> None:
    weapon = "rimebane_spear" if brood == "rime" else f"{brood}bane_" + {"ember": "blade", "bramble": "sickle"}[brood]
    t = clash([weapon, f"{brood}_shield", f"{brood}_helm"], BEAST, "_ _ | A _ _ _ _")
    assert {type(effect) for effect in effects(t)} == {AddAttack, AddDefence, Reroll}


@pytest.mark.rule("AVEL-EFFECT-10")
def test_a_die_may_be_rerolled_again_by_another_token() -> None:
    t = clash(["squires_dagger", "oaken_shield+"], "bark_beetle", "_ _ _ | _")
    t.rolls("avel.reroll", "_ A")
    t.answer(Reroll("squires_dagger", (0,)))
    assert Reroll("oaken_shield", (0,)) in effects(t)
    t.answer(Reroll("oaken_shield", (0,)))
    assert result(t) == (1, 0)


@pytest.mark.rule("AVEL-EFFECT-11", "AVEL-EFFECT-12")
def test_a_reroll_without_a_die_of_its_colour_is_not_offered() -> None:
    """AVEL-EX-24."""
    t = clash(["kite_shield+"], "ice_spider", "_ _ D | A A")
    assert t.ask.key == "avel.press_on"
    assert t.told(BattleBegan)[0].hero_dice == (2, 0, 1, 0), "the blue die was rolled all the same"
    assert result(t) == (0, 1)


@pytest.mark.rule("AVEL-EFFECT-12")
def test_the_used_marker_leaves_the_dice_of_the_token() -> None:
    t = clash(["kite_shield+"], "kiln_hound", "_ _ _ | A", "_ _ D | A")
    t.rolls("avel.reroll", "A")
    t.answer(Reroll("kite_shield", (3,)))
    t.press_on()
    assert len(t.told(ClashRolled)[1].hero_faces) == 3
    assert result(t) == (0, 0)
    assert t.ask.key == "avel.press_on", "and takes only its effect away"


@pytest.mark.rule("AVEL-EFFECT-13")
def test_one_side_of_a_token_has_at_most_one_one_time_effect(tmp_path: Path) -> None:
    once = Rerolls | AddsAttack | AddsDefence
    for token in house().equipment.values():
        for side in (token.basic, token.upgraded or ()):
            assert sum(isinstance(effect, once) for effect in side) <= 1, token.id
    equipment = (HOUSE / "equipment.toml").read_text("utf-8")
    two = '[{ verb = "add_attack", vs = "red" }, { verb = "add_attack", vs = "green" }]'
    (tmp_path / "equipment.toml").write_text(equipment.replace('[{ verb = "add_attack", vs = "red" }]', two, 1))
    with pytest.raises(ContentError) as faulty:
        load(tmp_path)
    assert "avel-content-two-one-time" in {fault.problem for fault in faulty.value.faults}


@pytest.mark.rule("AVEL-EFFECT-14", "AVEL-BATTLE-08")
def test_an_effect_declined_may_be_used_in_a_later_clash() -> None:
    t = clash(["rimebane_spear"], "frost_giant", "A _ | D _ _", "A _ | D _ _")
    assert t.options("avel.effect")[-1] == Done()
    assert t.ask.default == Done()
    t.done()
    assert result(t) == (0, 0)
    t.press_on()
    t.answer(AddAttack("rimebane_spear"))
    assert result(t) == (1, 0)
