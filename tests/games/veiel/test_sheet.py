"""The character sheet: characteristics, what is carried, formulas (specification 3.3)."""

import pytest

from oakveil.games.veiel.choices import GiveItem
from oakveil.games.veiel.effects.fighting import Mod
from oakveil.games.veiel.effects.lines import Passive
from oakveil.games.veiel.effects.terms import Check
from oakveil.games.veiel.odds import check_odds
from oakveil.games.veiel.rules.alchemist import hand_over, spend_item
from oakveil.games.veiel.rules.harm import mute
from oakveil.games.veiel.rules.sheet import (
    carried,
    free_slots,
    is_immune,
    maximum,
    number,
    own_attribute,
    shield_red,
    stat,
    weapons,
)
from oakveil.games.veiel.state import Hero, Lasting, Veiel
from tests.games.veiel.tables import HeroHere, box_with, change, hero, lay

OTHER = hero("healer")


def seen(told: HeroHere, **more: object) -> tuple[Veiel, Hero]:
    """A table and the hero that is told."""
    g = lay(told, OTHER, **more)  # type: ignore[arg-type]
    return g, g.hero(told.id)


@pytest.mark.rule("VEIEL-SHEET-01", "VEIEL-SHEET-03", "VEIEL-EQUIP-04")
def test_sheet_level_points_rune_and_what_lasts_add_up() -> None:
    might = Lasting("FOR", 3, "combat", "ancestral_might")
    g, knight = seen(hero("knight", level=4, raised=("FOR", "FOR", "VIT"), rune="r_for2", effects=(might,)))
    assert stat(g, knight, "FOR") == 6 + 2 + 2 + 3
    assert own_attribute(g, knight, "FOR", knight.rune) == 6 + 2 + 2
    assert own_attribute(g, knight, "FOR", None) == 6 + 2
    assert maximum(g, knight, "VIT") == 20 + 1


@pytest.mark.rule("VEIEL-SHEET-04", "VEIEL-DEF-08", "VEIEL-DEF-03")
def test_armour_shield_and_weapon_give_def_and_red() -> None:
    g, knight = seen(hero("knight", armour="a_plate", second="s_aegis", weapon="w_oathkeeper", rune="r_iron"))
    assert stat(g, knight, "DEF") == 4 + 2 + 1 + 1 + 1
    assert stat(g, knight, "RED") == 1 + 3 + 2 + 1
    assert shield_red(g, knight) == 2


@pytest.mark.rule("VEIEL-DEF-08")
def test_a_second_weapon_is_no_shield() -> None:
    g, assassin = seen(hero("assassin", second="w_dagger"))
    assert shield_red(g, assassin) == 0


@pytest.mark.rule("VEIEL-SHEET-08", "VEIEL-EQUIP-08")
def test_the_same_card_does_not_add_up_different_cards_do() -> None:
    talisman = Lasting("ALL", 1, "incursion", "talisman")
    ward = Lasting("DEF", 3, "combat", "ward")
    g, one = seen(hero("assassin", weapon="w_rapier", second="w_rapier", effects=(talisman, talisman, ward)))
    assert stat(g, one, "DEF") == 3 + 1 + 1 + 3
    g, other = seen(hero("assassin", weapon="w_rapier", second="w_duellist"))
    assert (stat(g, other, "DEF"), stat(g, other, "ATK")) == (3 + 1, 1)


@pytest.mark.rule("VEIEL-SHEET-08")
def test_of_two_changes_from_one_card_the_larger_counts() -> None:
    weak, strong = Lasting("DMG", 1, "combat", "oil"), Lasting("DMG", 4, "combat", "oil")
    for effects in ((weak, strong), (strong, weak)):
        g, one = seen(hero("assassin", effects=effects))
        assert stat(g, one, "DMG") == 4


@pytest.mark.rule("VEIEL-SHEET-03", "VEIEL-ABIL-04")
def test_the_talisman_counts_in_defence_attacks_and_rolls_and_not_in_attributes() -> None:
    g, one = seen(hero("magician", effects=(Lasting("ALL", 1, "incursion", "talisman"),)))
    assert (stat(g, one, "DEF"), stat(g, one, "ATK"), stat(g, one, "INT")) == (3, 1, 7)
    assert check_odds(g, one, Check(stats=("INT",), value=15)) * 20 == 14  # 7 or more
    assert check_odds(g, one, Check(stats=("INT", "FOI"), value=15)) * 20 == 18


@pytest.mark.rule("VEIEL-SHEET-03")
def test_a_card_that_gives_all_counts_as_the_talisman_does() -> None:
    gives = Passive(do=(Mod({"ALL": 2}),))
    g, one = seen(hero("magician", rune="r_hawk"), box=box_with(change("r_hawk", effect=(gives,))))
    assert (stat(g, one, "DEF"), stat(g, one, "ATK"), stat(g, one, "RED"), stat(g, one, "ALL")) == (4, 2, 0, 2)


@pytest.mark.rule("VEIEL-SHEET-06", "VEIEL-ABIL-10", "VEIEL-PHY-03")
def test_abilities_work_from_their_level_on_and_not_when_muted() -> None:
    for level, muted, works in (
        (2, (), []),
        (3, (), ["seals"]),
        (5, (), ["seals", "rupture_seal"]),
        (5, ("seals",), ["rupture_seal"]),
    ):
        g, one = seen(hero("sealer", level=level, muted=muted, phylactery="ph_will"))
        abilities = [card for card in carried(g, one) if card in g.box.abilities]
        assert abilities == works
        assert "ph_will" in carried(g, one)


@pytest.mark.rule("VEIEL-SHEET-05", "VEIEL-ALCH-04", "VEIEL-PHY-03", "VEIEL-PHY-06")
def test_two_item_slots_and_what_fills_them() -> None:
    for told, free in (
        (hero("knight"), 2),
        (hero("knight", items=("bomb",)), 1),
        (hero("knight", items=("bomb", "bomb")), 0),
        (hero("knight", items=("bomb",), phylactery="ph_eye"), 0),
        (hero("bardess"), 1),
        (hero("bardess", phylactery="ph_eye"), 0),
    ):
        g, one = seen(told)
        assert free_slots(g, one) == free


@pytest.mark.rule("VEIEL-EQUIP-08", "VEIEL-EQUIP-09")
def test_with_what_a_hero_can_attack() -> None:
    for told, found in (
        (hero("assassin", second="w_stiletto"), ("w_dagger", "w_stiletto")),
        (hero("assassin", second="w_dagger"), ("w_dagger",)),
        (hero("knight"), ("w_militia_sword",)),
        (hero("knight", weapon=None), ("unarmed",)),
        (hero("assassin", weapon=None, second="w_stiletto"), ("w_stiletto",)),
    ):
        g, one = seen(told)
        assert weapons(g, one) == found


def test_who_is_immune() -> None:
    g, one = seen(hero("knight", phylactery="ph_serpent"))
    assert is_immune(g, one, "poison") and is_immune(g, one, "burn")
    assert not is_immune(g, one, "mute")


@pytest.mark.rule("VEIEL-SHEET-09", "VEIEL-MODE-01", "VEIEL-BAL-03")
def test_formulas_look_at_the_hero_and_at_the_size_of_the_team() -> None:
    g, magician = seen(hero("magician", raised=("INT", "INT")), lines=3)
    assert number(g, "up(INT/2+2)", magician) == 7
    assert number(g, "up((INT+FOI)/3)+2", magician) == 7
    assert number(g, "up(VIT/2)", magician) == 6
    assert number(g, "max(2,heroes-1)") == 2
    assert number(g, "heroes+lines") == 5
    assert number(g, "T.start") == 1


@pytest.mark.rule("VEIEL-MODE-01")
def test_the_fallen_count_for_the_size_of_the_team() -> None:
    g = lay(hero("knight"), hero("healer", vit=0), hero("shaman"))
    assert number(g, "heroes") == 3


@pytest.mark.rule("VEIEL-BAL-03", "VEIEL-ROOM-01")
def test_a_die_decides_how_many_enemies_there_are() -> None:
    g = lay(hero("knight"), hero("healer"), hero("shaman"), hero("magician"))
    found = {number(g, "T.room") for _ in range(60)}
    assert found == {3, 4, 5}


def test_old_kits_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oakveil.games.veiel.rules.kit.MANY", 2)
    g, one = seen(hero("knight"), box=box_with())
    for level in (1, 2, 3, 4, 5):
        one.level = level
        assert len(carried(g, one)) == 2 + (level >= 3) + (level == 5)
    assert len(g.box.kits) <= 2


@pytest.mark.rule("VEIEL-SHEET-02", "VEIEL-SHEET-07")
def test_what_a_consumable_or_an_ability_of_a_pack_gives_goes_with_it() -> None:
    gift = (Passive(do=(Mod(by={"VIT": 3}),)),)
    box = box_with(change("oil", effect=gift), change("guard_breaker", effect=gift))
    owner = hero("knight", level=5, raised=("FOR",) * 4, items=("oil",))
    g = lay(owner, hero("healer"), box=box)
    knight, healer = g.hero("knight"), g.hero("healer")
    assert knight.vit == maximum(g, knight, "VIT") == 26
    hand_over(g, GiveItem("knight", "oil", "healer"))
    assert (knight.vit, healer.vit, maximum(g, healer, "VIT")) == (23, 12, 15), "it does not heal in the dungeon"
    mute(g, knight, "guard_breaker")
    assert knight.vit == 20
    g.state.where = "rest"
    hand_over(g, GiveItem("healer", "oil", "knight"))
    assert (knight.vit, healer.vit) == (23, 12)
    spend_item(g, knight, "oil", lost=True)
    assert knight.vit == 20
