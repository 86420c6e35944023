"""Zones, targets and what kinds of cards there are (specification 3.4, 3.5, 3.13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oakveil.games.tactique import house_box
from oakveil.games.tactique.board import CELLS, cells_in, turned
from oakveil.games.tactique.effects import CardStep
from oakveil.games.tactique.events import DamageDealt, StepResolved

from .table import change, foe, hero, scene

KILLER = change("veiled_killer", vitality=((4, 2), (5, 3), (7, 4), (8, 5)))


def steps(*written: dict[str, Any]) -> tuple[CardStep, ...]:
    return msgspec.convert(list(written), tuple[CardStep, ...])


def shown(zone: str, turn: str, origin: str) -> list[str]:
    """The cells of a zone turned around a cell."""
    return list(cells_in(turned(house_box().catalogue.zones[zone].cells, turn, origin)))


@pytest.mark.rule("TAC-ZONE-01", "TAC-ZONE-02")
def test_a_zone_is_turned_but_never_mirrored() -> None:
    assert shown("hook", "right", "B2") == ["B3", "C3"]
    assert shown("hook", "down", "B2") == ["C1", "C2"]
    assert shown("hook", "left", "B2") == ["A1", "B1"]
    assert shown("hook", "up", "B2") == ["A2", "A3"]


@pytest.mark.rule("TAC-ZONE-03")
def test_cells_off_the_board_do_not_exist() -> None:
    assert shown("ray", "right", "B4") == ["B5", "B6"]
    assert shown("touch", "up", "A1") == []


@pytest.mark.rule("TAC-ZONE-04")
def test_effects_pass_through_figures() -> None:
    t = scene(
        hero("magician", "B1", hand=["arcane_bolt", "run"]),
        hero("knight", "B2", hand=["run"]),
        foes=[foe("zombie", "B3"), foe("ghoul", "B4")],
    )
    t.play("arcane_bolt")
    t.choose("ghoul")
    assert t.left("ghoul") == (2, 1)


@pytest.mark.rule("TAC-ZONE-05", "TAC-FIELD-03")
def test_the_whole_board_is_every_cell() -> None:
    t = scene(hero("sealer", "A1", hand=["final_seal", "run"]), foes=[foe("zombie", "D6")], battlefield="narrow_pass")
    t.play("final_seal")
    assert t.left("zombie") == (1, 3)
    for battlefield in (None, "foggy_moor"):
        assert house_box().sights[battlefield]["all"].around[0].bit_count() == len(CELLS)


@pytest.mark.rule("TAC-ZONE-06")
def test_w33_each_step_may_turn_the_zone_differently() -> None:
    t = scene(
        hero("healer", "B3", hand=["purifying_halo", "run"]),
        hero("knight", "B2", hand=["run"], wounds=["strike"]),
        foes=[foe("rat_swarm", "B5")],
    )
    t.play("purifying_halo")
    t.choose("knight")
    assert t.wounds("knight") == [] and t.left("rat_swarm") == (3, 1)


@pytest.mark.rule("TAC-ZONE-06")
def test_all_targets_of_one_step_lie_in_one_turned_zone() -> None:
    foes = [foe("zombie", "B5"), foe("ghoul", "B6"), foe("cultist", "D3"), foe("looter", "B1")]
    t = scene(hero("rogue", "B3", hand=["twin_arrows", "run"]), foes=foes)
    t.play("twin_arrows")
    assert set(t.figures()) == {("zombie", "ghoul"), ("zombie",), ("ghoul",), ("cultist",), ("looter",)}
    assert t.ask.default == t.ask.options[0]
    t.choose("zombie", "ghoul")
    assert (t.left("zombie"), t.left("ghoul")) == ((2, 1), (2, 2))


@pytest.mark.rule("TAC-ZONE-06", "TAC-TARGET-02")
def test_zones_equal_in_effect_are_offered_once() -> None:
    foes = [foe("zombie", "B3"), foe("ghoul", "C2"), foe("cultist", "D6")]
    t = scene(hero("barbarian", "B2", hand=["cleave", "run"]), foes=foes)
    t.play("cleave")
    assert set(t.figures()) == {("zombie",), ("ghoul",)}
    t.turn_zone("down")
    assert (t.left("zombie"), t.left("ghoul")) == ((2, 3), (2, 2))


@pytest.mark.rule("TAC-ZONE-07", "TAC-TARGET-07")
def test_the_player_may_be_chosen_unless_the_square_is_crossed_out() -> None:
    company = (hero("sealer", "B2", hand=["aegis", "coordinated_assault", "run"]), hero("knight", "B3", hand=["run"]))
    t = scene(*company, hero("rogue", "B1", hand=["run"]), foes=[foe("zombie", "D6")])
    t.play("aegis")
    assert set(t.figures()) == {("sealer",), ("knight",), ("rogue",)}
    t.choose("sealer")
    t.play("coordinated_assault")
    assert set(t.figures()) == {("knight",), ("rogue",)}


@pytest.mark.rule("TAC-ZONE-07", "TAC-TARGET-02")
def test_all_heroes_include_the_player_unless_the_square_is_crossed_out() -> None:
    company = [hero("knight", "B2", hand=["shield_wall", "banner", "run"], deck=["strike"] * 9)]
    t = scene(*company, hero("healer", "B3", hand=["run"]), foes=[foe("zombie", "D6")])
    t.play("shield_wall")
    assert (t.hero("knight").block, t.hero("healer").block) == (2, 2)
    t.play("banner")
    assert (t.hand("knight"), len(t.hand("healer"))) == (["run", "strike"], 2), "all others one, then the player one"


@pytest.mark.rule("TAC-ZONE-08")
def test_a_card_of_zone_self_is_for_its_player_only() -> None:
    t = scene(
        hero("knight", "B2", hand=["resilience", "run"], wounds=["strike"]),
        hero("healer", "B3"),
        foes=[foe("zombie", "D6")],
    )
    t.play("resilience")
    assert (t.hero("knight").block, t.hero("healer").block, t.wounds("knight")) == (2, 0, [])


@pytest.mark.rule("TAC-ZONE-09")
def test_a_step_may_have_its_own_zone() -> None:
    foes = [foe("zombie", "B3"), foe("ghoul", "D5")]
    t = scene(hero("magician", "B2", hand=["force_field", "run"]), hero("knight", "D6", hand=["run"]), foes=foes)
    t.play("force_field")
    assert (t.hero("magician").block, t.at("zombie"), t.at("ghoul")) == (3, "B5", "D5"), "near 3, then cross"


@pytest.mark.rule("TAC-ZONE-10")
def test_a_zone_is_measured_from_where_the_hero_stands_then() -> None:
    t = scene(hero("assassin", "B2", hand=["sneak_attack", "run"]), foes=[foe("crypt_guardian", "B4")])
    t.play("sneak_attack")
    t.move("B3")
    assert t.told(DamageDealt)[0].target == "crypt_guardian"


@pytest.mark.rule("TAC-TARGET-01", "TAC-TARGET-02", "TAC-TARGET-05")
def test_w34_who_cannot_be_targeted_can_be_hit_by_what_does_not_target() -> None:
    t = scene(
        hero("pyromancer", "B2", hand=["magic_missile", "fireball", "strike", "run"]),
        foes=[foe("veiled_killer", "B4")],
        cards=[KILLER],
    )
    t.play("magic_missile")
    assert t.told(StepResolved)[-1].reason == "no_target"
    t.play("fireball")
    assert t.left("veiled_killer") == (3, 2)


@pytest.mark.rule("TAC-TARGET-01")
def test_beside_an_elusive_enemy_it_can_be_targeted() -> None:
    t = scene(hero("knight", "B3", hand=["strike", "run"]), foes=[foe("veiled_killer", "B4")], cards=[KILLER])
    t.play("strike")
    assert t.left("veiled_killer") == (4, 1)


@pytest.mark.rule("TAC-TARGET-03", "TAC-TARGET-05")
def test_what_is_triggered_targets_nobody() -> None:
    t = scene(
        hero("assassin", "B2", hand=["illitildes_hand", "strike", "run"], deck=["run"] * 3),
        foes=[foe("veiled_killer", "B4"), foe("zombie", "B3"), foe("ghoul", "A2")],
        cards=[KILLER, change("illitildes_hand", zone="line2")],
    )
    t.play("illitildes_hand")
    t.play("strike")
    assert set(t.figures()) == {("zombie",), ("ghoul",)}, "the killer cannot be targeted from afar"
    t.choose("zombie")
    assert t.key == "choose_trigger"
    assert set(t.figures()) == {("veiled_killer",), ("zombie",), ("ghoul",)}
    t.choose("veiled_killer")
    assert t.left("veiled_killer") == (3, 2)


@pytest.mark.rule("TAC-TARGET-04")
def test_you_are_no_target() -> None:
    t = scene(
        hero("knight", "B2", hand=["resilience", "run"], wounds=["strike"]),
        hero("healer", "B3"),
        foes=[foe("zombie", "D6")],
    )
    t.play("resilience")
    assert t.key == "turn_action", "nothing is asked"


@pytest.mark.rule("TAC-TARGET-06", "TAC-TARGET-05")
def test_that_enemy_does_not_target_again() -> None:
    card = change(
        "hammer_throw",
        effect=steps(
            {"verb": "damage", "n": 1, "to": "enemy"},
            {"verb": "push", "n": 1, "to": "that"},
            {"verb": "damage", "n": 1, "to": "that"},
        ),
    )
    t = scene(
        hero("knight", "B2", hand=["hammer_throw", "run"]), foes=[foe("veiled_killer", "B3")], cards=[KILLER, card]
    )
    t.play("hammer_throw")
    assert t.at("veiled_killer") == "B4" and t.left("veiled_killer") == (3, 2), "though it is not adjacent any more"


@pytest.mark.rule("TAC-CARD-01", "TAC-CARD-05")
def test_a_card_is_of_all_its_types() -> None:
    box = house_box()
    for filter in ("attack", "movement", "support"):
        assert box.fits("master_key.1", filter)
    assert not box.fits("master_key.1", "healing")
    assert box.fits("strike.1", "base") and not box.fits("master_key.1", "base")


@pytest.mark.rule("TAC-CARD-03")
def test_a_name_means_cards_of_that_name() -> None:
    box = house_box()
    assert box.fits("strike.5", "card:strike") and not box.fits("double_strike.1", "card:strike")


@pytest.mark.rule("TAC-CARD-04")
def test_a_card_without_a_colour_is_colourless_and_has_none() -> None:
    box = house_box()
    colours = ("red", "blue", "yellow", "green", "purple")
    assert box.fits("strike.1", "colourless") and not any(box.fits("strike.1", colour) for colour in colours)
    assert box.fits("cleave.1", "red") and not box.fits("cleave.1", "colourless")
    t = scene(
        hero("knight", "B2", hand=["pickpocket", "run"], deck=["cleave", "strike", "parry"]), foes=[foe("zombie", "D6")]
    )
    t.play("pickpocket")
    assert t.offered() == ["parry", "strike"]


@pytest.mark.rule("TAC-CARD-06", "TAC-DECK-02")
def test_set_aside_and_removed_cards_are_not_in_the_game_of_a_hero() -> None:
    passive = change("bastion", passive=house_box().cards["second_skin"].passive)
    t = scene(hero("knight", "B2", hand=["run"]), foes=[foe("zombie", "D6")], cards=[passive])
    assert "bastion" in t.names(t.hero("knight").set_aside)
    t.end_round()
    assert t.hero("knight").block == 0
