"""What the verbs of heroes' cards do (specification, section 9.5)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..effects import dungeon, fighting, helping
from ..events import Modified, RoomPeeked
from ..state import CardId, Enemy, Hero, Lasting, Veiel
from . import harm
from .carry import Carry, on_enemy, on_hero, whole
from .corruption import freeze
from .happening import minions
from .line import draw_basic, join, move_to_front, strike
from .peddling import Buying, Trading
from .sheet import number, stat
from .smith import change_purse, draw_cards
from .smith import dig as dig_cards


@on_enemy(fighting.Damage)
@rule("VEIEL-ABIL-09", "VEIEL-ABIL-14")
def damage(g: Veiel, carry: Carry, verb: fighting.Damage, enemy: Enemy) -> None:
    strike(g, carry.source, enemy, number(g, verb.n, _user(g, carry)), verb.pierce)


@rule("VEIEL-ATK-06", "VEIEL-ATK-10", "VEIEL-ABIL-06")
def weapon_damage(g: Veiel, hero: Hero, weapon: CardId, verb: fighting.WeaponDamage, times: int) -> tuple[int, bool]:
    """Damage of a hit before the RED of the enemy, and whether it goes through that. `times` is the critical factor."""
    card = g.box.weapons[weapon]
    raw = (card.damage + stat(g, hero, "DMG") + verb.plus) * verb.times * times
    return raw, verb.pierce or card.pierce


@on_enemy(fighting.WeaponDamage)
def weapon(g: Veiel, carry: Carry, verb: fighting.WeaponDamage, enemy: Enemy) -> None:
    raw, pierce = weapon_damage(g, g.hero(carry.actor), carry.weapon, verb, carry.times)
    strike(g, carry.source, enemy, raw, pierce)


@whole(fighting.Splash)
@rule("VEIEL-COMBAT-13")
def splash(g: Veiel, carry: Carry, verb: fighting.Splash) -> None:
    """The others among the first enemies take what the weapon has done to the front one, each with its own RED."""
    for blow in carry.verbs:
        if isinstance(blow, fighting.WeaponDamage):
            raw, pierce = weapon_damage(g, g.hero(carry.actor), carry.weapon, blow, carry.times)
            for enemy in g.combat.line[: verb.first]:
                if enemy.id not in carry.enemies:
                    strike(g, carry.source, enemy, raw, pierce)


@whole(fighting.AgainOnKill)
def again_on_kill(g: Veiel, carry: Carry, verb: fighting.AgainOnKill) -> None:
    """The attack itself looks who has died, when the dead are gone."""


@rule("VEIEL-SHEET-08", "VEIEL-COMBAT-18")
def lasting(
    effects: tuple[Lasting, ...], verb: fighting.Mod, source: CardId
) -> tuple[tuple[Lasting, ...], tuple[Lasting, ...]]:
    """All effects with those of a verb, and these alone. A card that is used again does not add another."""
    assert verb.until is not None
    new = tuple(Lasting(trait, n, verb.until, source) for trait, n in verb.by.items())
    return (*(effect for effect in effects if effect not in new), *new), new


def _tell(g: Veiel, target: str, new: tuple[Lasting, ...]) -> None:
    for effect in new:
        g.tell(Modified, target, effect.trait, effect.n, effect.until, effect.source)


@on_hero(fighting.Mod)
def modify_hero(g: Veiel, carry: Carry, verb: fighting.Mod, hero: Hero) -> None:
    hero.effects, new = lasting(hero.effects, verb, carry.source)
    _tell(g, hero.id, new)


@on_enemy(fighting.Mod)
def modify_enemy(g: Veiel, carry: Carry, verb: fighting.Mod, enemy: Enemy) -> None:
    enemy.effects, new = lasting(enemy.effects, verb, carry.source)
    _tell(g, enemy.id, new)


@on_hero(fighting.Lose)
def lose(g: Veiel, carry: Carry, verb: fighting.Lose, hero: Hero) -> Frame | None:
    return harm.lose(g, hero, verb.gauge, verb.n, carry.source)


@on_hero(fighting.Poison)
def poison_hero(g: Veiel, carry: Carry, verb: fighting.Poison, hero: Hero) -> None:
    harm.poison(g, hero, verb.n)


@on_enemy(fighting.Poison)
def poison_enemy(g: Veiel, carry: Carry, verb: fighting.Poison, enemy: Enemy) -> None:
    harm.poison_enemy(g, enemy, verb.n)


@on_hero(fighting.Burn)
def burn_hero(g: Veiel, carry: Carry, verb: fighting.Burn, hero: Hero) -> None:
    harm.burn(g, hero, verb.n, verb.turns)


@on_enemy(fighting.Burn)
def burn_enemy(g: Veiel, carry: Carry, verb: fighting.Burn, enemy: Enemy) -> None:
    harm.burn_enemy(g, enemy, verb.n, verb.turns)


@on_enemy(fighting.Stun)
def stun(g: Veiel, carry: Carry, verb: fighting.Stun, enemy: Enemy) -> None:
    harm.stun_enemy(g, enemy)


@on_enemy(fighting.MoveToFront)
def move(g: Veiel, carry: Carry, verb: fighting.MoveToFront, enemy: Enemy) -> None:
    move_to_front(g, enemy)


@whole(fighting.Summon)
@rule("VEIEL-COMBAT-15", "VEIEL-ROOM-10")
def summon(g: Veiel, carry: Carry, verb: fighting.Summon) -> None:
    """Basic enemies come, as many as there still are; before a boss they are minions and give no loot."""
    serves = verb.where == "before_boss"
    for _ in range(number(g, verb.n)):
        if carry.most >= 0 and minions(g) >= carry.most:
            return
        card = draw_basic(g)
        if card is None:
            return
        join(g, card, verb.where, gives_loot=not serves, minion=serves)


@on_hero(helping.Heal)
def heal_hero(g: Veiel, carry: Carry, verb: helping.Heal, hero: Hero) -> None:
    """What a room heals depends on who is healed."""
    harm.heal(g, hero, number(g, verb.n, _user(g, carry) or hero), carry.source)


@on_enemy(helping.Heal)
def heal_enemy(g: Veiel, carry: Carry, verb: helping.Heal, enemy: Enemy) -> None:
    harm.heal_enemy(g, enemy, number(g, verb.n), carry.source)


@on_hero(helping.Revive)
def revive(g: Veiel, carry: Carry, verb: helping.Revive, hero: Hero) -> None:
    harm.revive(g, hero, carry.source)


@on_hero(helping.Gain)
def gain(g: Veiel, carry: Carry, verb: helping.Gain, hero: Hero) -> None:
    harm.gain_end(g, hero, verb.n, carry.source)


@on_hero(helping.Cure)
def cure(g: Veiel, carry: Carry, verb: helping.Cure, hero: Hero) -> None:
    harm.cure(g, hero, verb.of)


@whole(helping.Buy)
def buy(g: Veiel, carry: Carry, verb: helping.Buy) -> Frame:
    return Buying(hero=carry.actor, source=carry.source, left=verb.n)


@whole(helping.Trade)
def trade(g: Veiel, carry: Carry, verb: helping.Trade) -> Frame:
    return Trading(hero=carry.actor, source=carry.source)


@whole(dungeon.Reveal)
def reveal(g: Veiel, carry: Carry, verb: dungeon.Reveal) -> None:
    """The whole team sees the room."""
    rooms = g.state.rooms
    rooms[carry.place] = rooms[carry.place].shown(g.state.incursion)
    g.tell(RoomPeeked, carry.place, rooms[carry.place].face(), carry.source)


@whole(dungeon.Freeze)
def freeze_room(g: Veiel, carry: Carry, verb: dungeon.Freeze) -> None:
    freeze(g, carry.place)


@whole(dungeon.Crystals)
def crystals(g: Veiel, carry: Carry, verb: dungeon.Crystals) -> None:
    change_purse(g, number(g, verb.n, _user(g, carry)))


@whole(dungeon.Draw)
def draw(g: Veiel, carry: Carry, verb: dungeon.Draw) -> None:
    draw_cards(g, verb.n)


@whole(dungeon.Dig)
def dig(g: Veiel, carry: Carry, verb: dungeon.Dig) -> None:
    dig_cards(g, verb.rarity, verb.find, verb.most)


def _user(g: Veiel, carry: Carry) -> Hero | None:
    """The hero whose card it is; None for enemies, rooms and events."""
    return g.hero(carry.actor) if carry.actor in g.box.heroes else None
