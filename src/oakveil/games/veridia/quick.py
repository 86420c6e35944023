"""Quick sheets: somebody's fight values in a few lines of text, written and read (VER-CREA-07 to -09)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Bilingual

from . import numbers
from .box import Box
from .gear import Loadout, loadout_of
from .pools import Pool
from .profile import PERSON_SPEED, Profile
from .records import AttributeId, SkillId, WeaponCard
from .world_records import Cone, LootDice, Npc, NpcAttack

Terms = tuple[int, ...]
"""The terms of a sum: 2+3-1."""
MELEE_REACH, BODY_REACH = 1.5, 3.0
"""How far a weapon in hand and a large body reach, in metres."""
FIRST = re.compile(r"^\((\d+)\+(\d+)\) - (.{1,60}) \[(\d+)/(\d+)/(\d+)/(\d+)\]$")
SUM = re.compile(r"^\d{1,2}([+-]\d{1,2}){0,6}$")
DEFENCE = re.compile(r"^\[(\d)\]\+(\d) / \[(\d)\]\+(\d)$")
LOOT = re.compile(r"^(\d{1,2})d(\d{1,2}) ?x ?(\d{1,4})$")
DAMAGE = re.compile(r"^\+(\d{1,2})dmg$")
METRES = re.compile(r"^(\d{1,3}(?:\.5)?)m$")
QUIRK = re.compile(r"^[a-z_]{1,30}(:\d{1,2}){0,2}$")
RULE = "---"


class BadQuickSheet(ValueError):
    """A text is no quick sheet; `broken` says which line is wrong and what is expected there."""

    def __init__(self, message: str, line: str, **more: str) -> None:
        super().__init__(line)
        self.broken = Broken("VER-CREA-09", message, {"line": line, **more})


class QuickAttack(msgspec.Struct, frozen=True):
    """An attack line. `weapon` is empty where the weapon can be told by its damage and quirks."""

    pool: Terms
    damage: int
    quirks: tuple[str, ...] = ()
    weapon: str = ""
    elemental: bool = False
    dual: bool = False
    area: bool = False
    range_m: float = 0.0


class Quick(msgspec.Struct, frozen=True):
    """A quick sheet: sums are kept as they are written. `shield`: the block is one with a shield (VER-RESP-09)."""

    name: str
    agility: int
    reaction: int
    levels: tuple[int, int, int, int]
    attacks: tuple[QuickAttack, ...]
    dodge: Terms
    block: Terms
    shield: bool = False
    armor: tuple[int, int] = (0, 0)
    resist: tuple[int, int] = (0, 0)
    loot: LootDice | None = None


@rule("VER-CREA-07", "VER-RESP-09")
def quick_of(profile: Profile, box: Box) -> Quick:
    """The quick sheet of a character or a creature: each pool as attribute, skill and what else counts."""
    loadout = loadout_of(profile.gear, box)
    guard = numbers.block(profile, loadout) or numbers.parry(profile, loadout)
    skill: SkillId = "parry" if guard is not None else "brawl"
    guard = guard or numbers.block_unarmed(profile, loadout)
    assert guard is not None, "everybody can block with bare hands"
    armed = [card for card in loadout.weapons if "barehanded" not in card.quirks] or [loadout.main]
    return Quick(
        profile.name,
        profile.dice("agility"),
        profile.dice("reaction"),
        profile.levels,
        tuple([_attack_of(profile, loadout, card, box) for card in dict.fromkeys(armed)]),
        _terms(profile, "reaction", "athletics", numbers.dodge(profile, loadout)),
        _terms(profile, "reaction", skill, guard),
        loadout.shield,
        numbers.armor(profile, loadout),
        numbers.resist(profile, loadout),
    )


def _attack_of(profile: Profile, loadout: Loadout, card: WeaponCard, box: Box) -> QuickAttack:
    attribute, skill = numbers.attack_roll(card)
    pool = _terms(profile, attribute, skill, numbers.attack(profile, loadout, card))
    damage = numbers.damage(profile, card)
    told = _weapon_told(damage, card.quirks, box)
    return QuickAttack(pool, damage, card.quirks, "" if told == card else card.id, range_m=float(card.optimal_range))


def _terms(profile: Profile, attribute: AttributeId, skill: SkillId, pool: Pool) -> Terms:
    """Attribute and skill apart, then whatever else the pool holds."""
    more = [part.amount for part in pool.parts[1:]]
    if isinstance(profile.attributes[attribute], str):
        return (pool.parts[0].amount, *more)  # a fraction multiplies the skill (VER-ATTR-04)
    return (profile.dice(attribute), profile.skills.get(skill, 0), *more)


@rule("VER-CREA-08")
def quick_of_npc(card: Npc, name: str, box: Box) -> Quick:
    """The quick sheet of somebody who is known by one."""
    return Quick(
        name,
        card.agility,
        card.reaction,
        card.levels,
        tuple([_attack_of_npc(attack, box) for attack in card.attack]),
        (card.dodge,),
        (card.parry,),
        card.parry_with == "shield",
        (card.armor_inner, card.armor),
        (card.resist_inner, card.resist),
        card.loot,
    )


def _attack_of_npc(attack: NpcAttack, box: Box) -> QuickAttack:
    told = _weapon_told(attack.damage, attack.quirks, box)
    range_m = 0.0 if attack.kind == "melee" else attack.range_m
    return QuickAttack(
        (attack.pool,),
        attack.damage,
        tuple([quirk for quirk in attack.quirks if quirk != "area"]),
        "" if told is not None and told.id == attack.weapon else attack.weapon,
        attack.type == "elemental",
        attack.dual,
        attack.kind == "area",
        range_m,
    )


def _weapon_told(damage: int, quirks: tuple[str, ...], box: Box) -> WeaponCard | None:
    """The first weapon of this damage and with these quirks."""
    wanted = frozenset(quirks)
    return next(
        (card for card in box.weapons.values() if card.damage == damage and frozenset(card.quirks) == wanted), None
    )


@rule("VER-CREA-08")
def weapon_of(attack: QuickAttack, box: Box) -> WeaponCard | None:
    """The weapon of an attack line: the one it names, or else the first that fits; None where none does."""
    if attack.weapon:
        return box.weapons.get(attack.weapon)
    return _weapon_told(attack.damage, attack.quirks, box)


@rule("VER-CREA-09")
def written(quick: Quick) -> str:
    """A quick sheet in its printed form."""
    health = "/".join(map(str, quick.levels))
    lines = [
        f"({quick.agility}+{quick.reaction}) - {quick.name} [{health}]",
        RULE,
        *[_attack_line(attack) for attack in quick.attacks],
        f"Dodge: {_sum(quick.dodge)}",
        f"Block: {_sum(quick.block)}{',shield' if quick.shield else ''}",
        f"Armor: [{quick.armor[0]}]+{quick.armor[1]} / [{quick.resist[0]}]+{quick.resist[1]}",
    ]
    if quick.loot is not None:
        lines.append(f"Loot: {quick.loot.dice}d{quick.loot.sides} x {quick.loot.times}")
    return "\n".join(lines) + "\n"


def _attack_line(attack: QuickAttack) -> str:
    marks = [f"+{attack.damage}dmg", *attack.quirks]
    marks += ["elemental"] if attack.elemental else []
    marks += ["x2"] if attack.dual else []
    marks += ["aoe"] if attack.area else []
    marks += [f"{attack.range_m:g}m"] if attack.range_m else []
    return f"Attack{f' {attack.weapon}' if attack.weapon else ''}: {_sum(attack.pool)} {','.join(marks)}"


def _sum(terms: Terms) -> str:
    return "".join(f"{term:+}" if place else str(term) for place, term in enumerate(terms))


@rule("VER-CREA-09")
def read(sheet: str) -> Quick:
    """A quick sheet from its printed form. Raises BadQuickSheet."""
    lines = [line.strip() for line in sheet.strip().splitlines() if line.strip() and line.strip() != RULE]
    first = FIRST.match(lines[0]) if lines else None
    if first is None:
        raise BadQuickSheet("veridia-quick-first", lines[0] if lines else "")
    agility, reaction, name, *health = first.groups()
    fields: dict[str, str] = {}
    attacks: list[QuickAttack] = []
    for label, value in _labelled(lines[1:]):
        if label.startswith("Attack"):
            attacks.append(_read_attack(label.partition(" ")[2], value))
        else:
            fields[label] = value
    for needed in ("Dodge", "Block", "Armor"):
        if needed not in fields:
            raise BadQuickSheet("veridia-quick-missing", lines[0], field=needed)
    if not attacks:
        raise BadQuickSheet("veridia-quick-missing", lines[0], field="Attack")
    healthy, hurt, impaired, incapacitated = map(int, health)
    if not 1 <= healthy + hurt + impaired + incapacitated <= 60:
        raise BadQuickSheet("veridia-quick-first", lines[0])
    block, _, held = fields["Block"].partition(",")
    if held not in ("", "shield"):
        raise BadQuickSheet("veridia-quick-sum", fields["Block"])
    defence = DEFENCE.match(fields["Armor"])
    if defence is None:
        raise BadQuickSheet("veridia-quick-armor", fields["Armor"])
    inner, outer, resist_inner, resist = map(int, defence.groups())
    return Quick(
        name,
        int(agility),
        int(reaction),
        (healthy, hurt, impaired, incapacitated),
        tuple(attacks),
        _read_sum(fields["Dodge"]),
        _read_sum(block),
        held == "shield",
        (inner, outer),
        (resist_inner, resist),
        _read_loot(fields["Loot"]) if "Loot" in fields else None,
    )


def _labelled(lines: list[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        label, colon, value = line.partition(":")
        if not colon or label.partition(" ")[0] not in ("Attack", "Dodge", "Block", "Armor", "Loot"):
            raise BadQuickSheet("veridia-quick-line", line)
        yield label, value.strip()


def _read_sum(text: str) -> Terms:
    if not SUM.match(text):
        raise BadQuickSheet("veridia-quick-sum", text)
    return tuple([int(term) for term in re.findall(r"[+-]?\d+", text)])


def _read_loot(text: str) -> LootDice:
    found = LOOT.match(text)
    if found is None:
        raise BadQuickSheet("veridia-quick-line", text)
    dice, sides, times = map(int, found.groups())
    return LootDice(dice=dice, sides=sides, times=times)


@rule("VER-CREA-08")
def _read_attack(weapon: str, value: str) -> QuickAttack:
    """Ruling (VER-CREA-08): "x2" is dual wielding, "aoe" an area."""
    pool, _, rest = value.partition(" ")
    damage, range_m = 0, 0.0
    quirks: list[str] = []
    marks = [mark.strip() for mark in rest.split(",") if mark.strip()]
    for mark in marks:
        if found := DAMAGE.match(mark):
            damage = int(found[1])
        elif found := METRES.match(mark):
            range_m = float(found[1])
        elif mark not in ("elemental", "x2", "aoe"):
            if not QUIRK.match(mark):
                raise BadQuickSheet("veridia-quick-mark", value, mark=mark)
            quirks.append(mark)
    return QuickAttack(
        _read_sum(pool), damage, tuple(quirks), weapon, "elemental" in marks, "x2" in marks, "aoe" in marks, range_m
    )


@rule("VER-CREA-07", "VER-CREA-08", "VER-CREA-09", "VER-RESP-09")
def npc_of(quick: Quick, id: str, box: Box, threat: int = 0) -> Npc:
    """Somebody by a quick sheet. Whoever has no weapon blocks with the body.

    Ruling (VER-RESP-09): a block without a shield counts as a parry for armed people.
    """
    attacks = tuple([_npc_attack(attack, box) for attack in quick.attacks])
    beast = all("barehanded" in attack.quirks or attack.kind == "area" for attack in attacks)
    first_is_far = attacks[0].kind == "ranged"
    return Npc(
        id=id,
        name=Bilingual(en=quick.name),
        kind="beast" if beast else "person",
        agility=quick.agility,
        reaction=quick.reaction,
        levels=quick.levels,
        health=sum(quick.levels),
        dodge=max(0, sum(quick.dodge)),
        parry=max(0, sum(quick.block)),
        parry_with="shield" if quick.shield else "body" if beast else "weapon",
        armor_inner=quick.armor[0],
        armor=quick.armor[1],
        resist_inner=quick.resist[0],
        resist=quick.resist[1],
        loot=quick.loot,
        size_cells=1,
        speed_m=PERSON_SPEED,
        bot="brute" if beast else "archer" if first_is_far else "fighter",
        flying=False,
        dual_wielding=any(attack.dual for attack in attacks),
        attack=attacks,
        threat=threat,
    )


def _npc_attack(attack: QuickAttack, box: Box) -> NpcAttack:
    """An attack line as it counts in fights; a weapon without a name is the first that fits."""
    card = weapon_of(attack, box)
    id = attack.weapon or (card.id if card is not None else "weapon")
    far = attack.range_m or float(card.optimal_range if card is not None else 0)
    reach = BODY_REACH if "barehanded" in attack.quirks and card is None else MELEE_REACH
    return NpcAttack(
        weapon=id,
        kind="area" if attack.area else "ranged" if far else "melee",
        range_m=far or reach,
        pool=max(0, sum(attack.pool)),
        damage=attack.damage,
        type="elemental" if attack.elemental else "physical",
        quirks=(*(("area",) if attack.area else ()), *attack.quirks),
        dual=attack.dual,
        area=Cone(shape="cone", length_m=max(1, round(far))) if attack.area else None,
    )
