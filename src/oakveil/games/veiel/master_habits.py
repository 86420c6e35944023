"""What a bot does in the seat of the dungeon master (specification 10.3)."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .choices import (
    ChoosePowerful,
    ControlHero,
    LayLine,
    LayRoom,
    PassEvent,
    PlaceEnemy,
    PlayEvent,
    Strike,
    StrikeHero,
    TakeRoom,
)
from .effects import dungeon, fighting
from .effects.words import Effect
from .judging import blow_damage, danger, health, known_danger, tank
from .odds import defence_odds
from .rules.attack import Action
from .rules.defence import Defence
from .rules.ending import is_last
from .rules.master_turn import EnemyTurn
from .state import WINGS, Hero, Veiel

CLASSES = ("defender", "zombie", "plain", "effect", "ranged")
"""Enemies stand in this order; powerful ones and bosses come last."""
FALL_BONUS = 6.0
"""What making a hero fall is worth, in VIT."""
BAD_HIT = 4
TIRED = 0.85
"""A horde comes when the team has less than this share of its VIT."""
WORSE = 1.5
"""A room must be so much worse that the team is led there."""
LATE = 3
"""From this incursion on cards are not kept any longer."""
MANY_CARDS = 2
HEAVY_BLOW = 7


def place_enemy(g: Veiel, ask: Ask) -> Option:
    """Who can take most stands in front."""
    names = {enemy.id: enemy.card for enemy in (*g.combat.waiting, *g.combat.line)}

    def rank(option: Option) -> int:
        assert isinstance(option, PlaceEnemy)
        kind = g.box.classes.get(names[option.enemy])
        return CLASSES.index(kind) if kind in CLASSES else len(CLASSES)

    return min(ask.options, key=rank)


def powerful(g: Veiel, ask: Ask, chance: Chance) -> Option:
    """One with many HP, mostly."""

    def strength(option: Option) -> float:
        assert isinstance(option, ChoosePowerful)
        return g.box.fighters[option.card].hp + chance.below(13, "bot")

    return max(ask.options, key=strength)


def strike(g: Veiel, ask: Ask) -> Option:
    """The attack that takes most VIT on average, above all where a hero falls."""
    turn = g.within(EnemyTurn)
    enemy = None if turn is None else g.enemy(turn.enemy)
    assert enemy is not None

    def worth(option: Option) -> float:
        assert isinstance(option, Strike)
        blow, hero = g.box.fighters[enemy.card].options[option.option], g.hero(option.target)
        damage = blow_damage(g, hero, blow)
        odds = defence_odds(g, hero, enemy, "defence" in blow.ignores)
        extra = (blow.poison or 0) * 0.8 + (blow.burn[0] * blow.burn[1] * 0.6 if blow.burn else 0.0)
        return (1 - float(odds.get("miss", 0))) * (damage + extra + (FALL_BONUS if damage >= hero.vit else 0.0))

    return max(ask.options, key=worth)


def event(g: Veiel, ask: Ask) -> Option:
    """The most harmful event whose time has come."""
    found: Option = PassEvent()
    best_worth = 0.0
    for option in ask.options:
        if isinstance(option, PlayEvent):
            worth = event_worth(g, option)
            if worth > best_worth:
                found, best_worth = option, worth
    return found


def event_worth(g: Veiel, option: PlayEvent) -> float:
    """What it is worth to play an event now on this target; 0 when it should be kept."""
    play = g.box.events[option.card].play
    assert play is not None
    verb = play.do[0]
    judge = _EVENTS.get(type(verb))
    return 1.0 if judge is None else judge(g, option)


def _late(g: Veiel) -> bool:
    return g.state.incursion >= LATE or len(g.state.hand) > MANY_CARDS or g.state.where == "boss"


def _target(g: Veiel, option: PlayEvent) -> Hero | None:
    return g.hero(option.target) if option.target in g.box.heroes else None


def _fail(g: Veiel, option: PlayEvent) -> float:
    """A defence is worth turning where it hurts; an attack where it is heavy, or of many times its damage."""
    defence = next((frame for frame in reversed(g.stack) if isinstance(frame, Defence)), None)
    if defence is not None:
        hero, (damage, pure, _) = g.hero(defence.target), defence.blow(g)
        taken = damage if pure else max(0, damage - 1)
        return 5.0 if taken >= BAD_HIT or taken >= hero.vit else 0.0
    action = g.within(Action)
    if action is None:
        return 0.0
    weapon = g.box.weapons.get(action.weapon)
    heavy = weapon is not None and weapon.damage * max(1, action.times) >= HEAVY_BLOW
    return 4.0 if heavy or action.times > 1 or g.state.where == "boss" else 0.0


def _take_defender(g: Veiel, option: PlayEvent) -> float:
    """Worth it against strong enemies or many of them, on whoever can stand the least."""
    line, hero = g.combat.line, _target(g, option)
    if hero is None or hero.id == g.state.defender:
        return 0.0
    strong = len(line) >= 3 or any(enemy.kind != "basic" for enemy in line)
    return 10.0 / (1 + tank(g, hero) / 10) if strong else 0.0


def _ambush(g: Veiel, option: PlayEvent) -> float:
    line = g.combat.line
    return 4.0 if len(line) >= g.size or any(enemy.kind == "powerful" for enemy in line) else 0.0


def _horde(g: Veiel, option: PlayEvent) -> float:
    tired = health(g, g.state.heroes) < TIRED
    return 5.0 if tired or is_last(g) or len(g.state.hand) > MANY_CARDS else 0.0


def _redirect(g: Veiel, option: PlayEvent) -> float:
    here = known_danger(g, g.state.place, sees_all=True)
    there = known_danger(g, option.target or "", sees_all=True)
    return there - here if there - here >= WORSE and g.state.incursion >= 2 else 0.0


def _mute(g: Veiel, option: PlayEvent) -> float:
    """The best ability, late in the game."""
    if not (g.state.incursion >= LATE or g.state.where == "boss"):
        return 0.0
    return 1.0 + g.box.abilities[option.lost or ""].level


def _lose_item(g: Veiel, option: PlayEvent) -> float:
    return 0.5 + g.box.price[option.lost or ""] if _late(g) else 0.0


def _break(g: Veiel, option: PlayEvent) -> float:
    card = g.box.armours[option.lost or ""]
    worth = card.defence + card.reduction
    return 1.0 + worth if worth >= 2 else 0.0


def _harm(g: Veiel, option: PlayEvent) -> float:
    """Traps and the like, on whoever is weakest."""
    hero = _target(g, option)
    if not _late(g) or hero is None:
        return 0.0
    return 3.0 / (1 + hero.vit / 10)


def _imprison(g: Veiel, option: PlayEvent) -> float:
    """At the start of a fight that matters, not on the defender."""
    strong = any(enemy.kind != "basic" for enemy in g.combat.line)
    return 3.0 if strong and g.combat.round <= 2 else 0.0


def _strike_ally(g: Veiel, option: PlayEvent) -> float:
    return 3.0 if g.state.incursion >= 2 else 0.0


def _crystals(g: Veiel, option: PlayEvent) -> float:
    return 3.0 if g.state.crystals >= g.size else 0.0


def _reanimate(g: Veiel, option: PlayEvent) -> float:
    return 3.0 if len(g.combat.dead) >= 2 else 0.0


def _brand(g: Veiel, option: PlayEvent) -> float:
    hero = _target(g, option)
    return 5.0 / (1 + tank(g, hero) / 10) if hero is not None and len(g.combat.line) >= 3 else 0.0


_EVENTS: dict[type[Effect], Callable[[Veiel, PlayEvent], float]] = {
    fighting.Fail: _fail,
    fighting.EnemiesFirst: _ambush,
    fighting.Fight: _horde,
    fighting.Lose: _harm,
    fighting.Reanimate: _reanimate,
    dungeon.TakeDefender: _take_defender,
    dungeon.Redirect: _redirect,
    dungeon.Mute: _mute,
    dungeon.LoseItem: _lose_item,
    dungeon.Break: _break,
    dungeon.Imprison: _imprison,
    dungeon.Strike: _strike_ally,
    dungeon.Crystals: _crystals,
    dungeon.Brand: _brand,
}


def weakest_target(g: Veiel, ask: Ask) -> Option:
    """Another hero that is to suffer: the weakest one."""

    def strength(option: Option) -> float:
        target = getattr(option, "target", None) or getattr(option, "hero", None)
        return tank(g, g.hero(target)) if target in g.box.heroes else 1e9

    return min(ask.options, key=strength)


def control(g: Veiel, ask: Ask) -> Option:
    """The hero with the heaviest weapon."""

    def weight(option: Option) -> int:
        assert isinstance(option, ControlHero)
        hero = g.hero(option.hero)
        return g.box.weapons[hero.weapon].damage if hero.weapon is not None else 1

    return max(ask.options, key=weight)


def puppet(g: Veiel, ask: Ask) -> Option:
    """The heaviest weapon on the weakest hero."""

    def worth(option: Option) -> float:
        assert isinstance(option, StrikeHero)
        return g.box.weapons[option.weapon].damage - tank(g, g.hero(option.target)) / 10

    return max(ask.options, key=worth)


def take_room(g: Veiel, ask: Ask) -> Option:
    """Rooms that the team knows first."""

    def worth(option: Option) -> tuple[bool, float]:
        assert isinstance(option, TakeRoom)
        room = g.state.rooms[option.place]
        return room.up, danger(g.box, room.face())

    return max(ask.options, key=worth)


def lay_room(g: Veiel, ask: Ask) -> Option:
    """The most dangerous room into the wing that is safest, the harmless ones where it is dangerous anyway."""
    first = ask.options[0]
    assert isinstance(first, LayRoom)
    sums = {wing: _wing_sum(g, wing) for wing in WINGS}
    safest = min(sums, key=lambda wing: sums[wing]) == first.place[0]

    def worth(option: Option) -> float:
        assert isinstance(option, LayRoom)
        return danger(g.box, option.room) * (1 if safest else -1)

    return max(ask.options, key=worth)


def lay_line(g: Veiel, ask: Ask) -> Option:
    """The same with three new rooms."""
    sums = {wing: _wing_sum(g, wing) for wing in WINGS}

    def spread(option: Option) -> float:
        assert isinstance(option, LayLine)
        after = [sums[wing] + danger(g.box, room) for wing, room in zip(WINGS, option.rooms, strict=True)]
        return max(after) - min(after)

    return min(ask.options, key=spread)


def _wing_sum(g: Veiel, wing: str) -> float:
    return sum(danger(g.box, room.face()) for place, room in g.state.rooms.items() if place[0] == wing and room.front)
