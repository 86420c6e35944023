"""A day of rest: who rests, cares, looks for food, mends or performs a ritual (specification VER-EXP-11)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects.making import MakeItem
from ..effects.mending import Barrier
from ..effects.persons import Stat
from ..effects.rolls import Dice
from ..effects.uses import Use
from ..gear import of_item
from ..health import Levels, level
from ..profile import Profile
from ..quality import patched
from ..resting import MOST_PATIENTS, spell_would_help
from ..state import Veridia
from .choices import ApplyHerbs, Cure, DoChore
from .events import ChoreDone, RationsChanged
from .party import (
    able,
    alive,
    heal,
    herbs_of,
    journey_of,
    lose,
    member_pool,
    owns,
    profile_of,
    replaced,
    throw,
    worn_armor,
)
from .state import TOWN, Member

RITUAL_HOURS = 8
HERBS, SPELL, TOOLS = "healing_herbs", "heal", "craftsmans_tools"


class Halt(Frame):
    """Everybody says what it does on a day of rest, one after the other; `turn` is the place in the party."""

    turn: int = 0

    def member(self, g: Veridia) -> Member | None:
        """Whose turn it is to say."""
        there = [*journey_of(g).members.values()]
        return there[self.turn] if self.turn < len(there) else None

    @step("VER-EXP-11")
    def pass_over(self, g: Veridia) -> None:
        """Ruling (VER-EXP-11): a watch is always kept; who can do nothing but rest is not asked."""
        while (member := self.member(g)) is not None and len(chores(g, member)) < 2:
            if not member.dead:
                rest_all_day(g, member)
            self.turn += 1

    @step("VER-EXP-11")
    def decide(self, g: Veridia) -> Ask | None:
        member = self.member(g)
        if member is None:
            return None
        options = tuple(chores(g, member))
        return Ask(member.seat, "veridia.camp", options, default=options[0])

    def on_decide(self, g: Veridia, choice: Option) -> None:
        member = self.member(g)
        assert member is not None
        self.goto(Halt.pass_over)
        if isinstance(choice, Cure):
            cast_cure(g, choice)
        elif isinstance(choice, ApplyHerbs):
            apply_herbs(g, choice)
        elif isinstance(choice, DoChore):
            self.turn += 1
            do_chore(g, member, choice)


@rule("VER-EXP-11")
def chores(g: Veridia, member: Member) -> list[Option]:
    """What a member can do on a day of rest.

    Ruling (VER-EXP-11): one member cares for the others; work takes the eight hours of the day, so who works has only
    the night to heal.
    """
    if not able(g, member):
        return [DoChore("rest")]
    journey, profile = journey_of(g), profile_of(g, member)
    options: list[Option] = [DoChore("rest")]
    if not journey.care and patients(g, member):
        options.append(DoChore("care"))
    if journey.at != TOWN:
        options.append(DoChore("forage"))
    if can_mend(g, member):
        options.append(DoChore("mend"))
    options += [DoChore("ritual", trait) for trait, use in rituals(g, profile) if _can_pay(member, use)]
    return [*options, *cures(g, [member])]


def rest_all_day(g: Veridia, member: Member) -> None:
    """A whole day of rest."""
    journey = journey_of(g)
    journey.idle = (*journey.idle, member.id)


def do_chore(g: Veridia, member: Member, choice: DoChore) -> None:
    """A member does what it has said."""
    journey = journey_of(g)
    g.tell(ChoreDone, member.id, choice.chore, choice.what)
    match choice.chore:
        case "rest":
            rest_all_day(g, member)
        case "care":
            for patient in patients(g, member):
                rolled = throw(g, member.id, "intuition+medicine", member_pool(g, member, "intuition", "medicine"))
                journey.care[patient.id] = rolled.successes
        case "forage":
            found = throw(g, member.id, "perception+survival", member_pool(g, member, "perception", "survival"))
            journey.rations += found.successes
            g.tell(RationsChanged, found.successes, journey.rations)
        case "mend":
            mend(g, member)
        case "ritual":
            perform(g, member, choice.what)


@rule("VER-HEAL-05")
def patients(g: Veridia, carer: Member) -> list[Member]:
    """The wounded that a carer treats: the worst first, four at most, never itself."""
    hurt = [member for member in alive(journey_of(g)) if member.damage and member.id != carer.id]
    return sorted(hurt, key=lambda one: -one.damage)[:MOST_PATIENTS]


# -- healing -----------------------------------------------------------------------------------------------------------


@rule("VER-HEAL-06", "VER-HEAL-09")
def cures(g: Veridia, healers: list[Member]) -> list[Option]:
    """Healing spells and herbs that would help somebody now."""
    hurt = [member for member in alive(journey_of(g)) if member.damage]
    helped = [member for member in hurt if spell_would_help(profile_of(g, member).levels, member.damage)]
    able_to = [one for one in healers if able(g, one) and one.pools.get("mana", 0) and profile_of(g, one).has(SPELL)]
    options: list[Option] = [Cure(healer.id, patient.id) for healer in able_to for patient in helped]
    if herbs_of(journey_of(g)) is not None:
        options += [ApplyHerbs(patient.id) for patient in hurt]
    return options


@rule("VER-HEAL-06", "VER-POOL-04")
def cast_cure(g: Veridia, choice: Cure) -> None:
    """The spell of healing: a point of mana, a roll of intuition and arcana; on a success the level is whole again."""
    journey = journey_of(g)
    healer, patient = journey.members[choice.member], journey.members[choice.patient]
    healer.pools["mana"] -= 1
    rolled = throw(g, healer.id, "intuition+arcana", member_pool(g, healer, "intuition", "arcana"))
    if rolled.successes:
        heal(g, patient, curable(profile_of(g, patient).levels, patient.damage), SPELL)


def curable(levels: Levels, damage: int) -> int:
    """How much a healing spell can give back: the points lost within the current level."""
    return damage - sum(levels[: level(levels, damage)])


@rule("VER-EXP-10")
def apply_herbs(g: Veridia, choice: ApplyHerbs) -> None:
    """Ruling (VER-EXP-10): healing herbs give one point back, whatever the levels."""
    journey = journey_of(g)
    owner = herbs_of(journey)
    assert owner is not None
    lose(g, owner, HERBS)
    heal(g, journey.members[choice.patient], 1, HERBS)


# -- work --------------------------------------------------------------------------------------------------------------


@rule("VER-WEAR-03", "VER-EXP-11")
def can_mend(g: Veridia, member: Member) -> bool:
    """Whether a member could repair its worn armour: it has the tools and the skill, and it is not beyond repair."""
    armor = worn_armor(g, member)
    if armor is None or not owns(member, TOOLS):
        return False
    needed = g.box.armor_by_item[of_item(armor.item)].armor
    skill = member.character.skills.get("craftsmanship", 0)
    return type(patched(armor, needed, skill, True, needed)) is type(armor)


@rule("VER-WEAR-03", "VER-EXP-11")
def mend(g: Veridia, member: Member) -> None:
    """A day of work on armour. Ruling (VER-EXP-11): days of work add up until they are as many as it protects."""
    armor = worn_armor(g, member)
    assert armor is not None
    needed = g.box.armor_by_item[of_item(armor.item)].armor
    member.mending += 1
    if member.mending >= needed:
        done = patched(armor, needed, member.character.skills.get("craftsmanship", 0), True, member.mending)
        if isinstance(done, type(armor)):
            member.character = replaced(member.character, armor, done)
        member.mending = 0


@rule("VER-TRAIT-13", "VER-EXP-11")
def rituals(g: Veridia, profile: Profile) -> list[tuple[str, Use]]:
    """The rituals of up to eight hours that are of use on the road: food, a barrier, a blessing, faster healing."""
    found: list[tuple[str, Use]] = []
    for taken in profile.traits:
        for use in g.box.traits[taken.partition(":")[0]].use:
            short = use.action == "ritual" and use.hours <= RITUAL_HOURS
            if short and any(_of_use(effect) for effect in use.do):
                found.append((taken, use))
    return found


def _of_use(effect: object) -> bool:
    match effect:
        case MakeItem(item="sweet_ration") | Barrier() | Stat(stat="healing_time"):
            return True
        case Dice(on=on):
            return "combat" in on
    return False


def _can_pay(member: Member, use: Use) -> bool:
    pay = use.pay
    return pay is None or (pay.pool != "health" and member.pools.get(pay.pool, 0) >= int(pay.points))


@rule("VER-TRAIT-13", "VER-EXP-11")
def perform(g: Veridia, member: Member, trait: str) -> None:
    """A ritual: its points are paid, its effect is there. Barriers and blessings last to the next fight."""
    journey = journey_of(g)
    use = next(use for known, use in rituals(g, profile_of(g, member)) if known == trait)
    if use.pay is not None and use.pay.pool != "health":
        member.pools[use.pay.pool] -= int(use.pay.points)
    for effect in use.do:
        match effect:
            case MakeItem(count=count):
                journey.rations += count
                g.tell(RationsChanged, count, journey.rations)
            case Barrier(amount=amount):
                journey.barrier = int(amount)
            case Stat(stat="healing_time"):
                journey.speed = 2
            case Dice(on=on) if "combat" in on:
                journey.blessed = True
