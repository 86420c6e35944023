"""Setting up the table and the team (specification 3.1, 3.2)."""

from __future__ import annotations

from itertools import permutations

from oakveil.kernel.ask import Ask, AskAll, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..choices import ChooseHero, Follow, GivePhylactery, GiveStartItem, LayLine, LeaveStartItem, NameDefender, Speak
from ..events import (
    DefenderNamed,
    GameStarted,
    HeroChosen,
    ItemGained,
    LineAdded,
    LineLaid,
    PhylacteryDrawn,
    VoicesHeard,
)
from ..options import VeielOptions
from ..state import (
    WINGS,
    CardId,
    EventHand,
    EventPile,
    Hero,
    HeroId,
    MonsterPile,
    PhylacteryPile,
    Place,
    RoomCard,
    RoomId,
    SmithPile,
    Veiel,
    VeielState,
)
from .sheet import free_slots, maximum
from .smith import lay_piles
from .team import Answer, agreed, decide

BEGINNERS = ("knight", "healer", "barbarian")
"""The heroes of a beginner team (VEIEL-TIP-02)."""
MOST_HEROES = 6
"""VEIEL-MODE-01."""
VOICES = (Speak(), Follow())


@rule(
    "VEIEL-SETUP-02",
    "VEIEL-SETUP-03",
    "VEIEL-SETUP-04",
    "VEIEL-SETUP-11",
    "VEIEL-SETUP-13",
    "VEIEL-SETUP-14",
    "VEIEL-NODM-22",
)
def lay_table(options: VeielOptions, box: Box, chance: Chance) -> VeielState:
    """The table before anybody has a hero: the boss, line 1, shuffled piles. Raises BadOptions."""
    check_options(options, box)
    boss = chance.roll([*box.bosses], "veiel.boss") if options.boss == "random" else options.boss
    power = box.bosses[boss if options.boss_power == "match" else options.boss_power].power
    special = box.bosses[boss if options.special_room == "match" else options.special_room].room
    state = VeielState(
        heroes=[],
        boss=boss,
        power=power,
        special_room=special,
        lines=1,
        rooms=first_line(box),
        spare_rooms=box.stages["spare"],
        left_pile=SmithPile([]),
        right_pile=SmithPile([]),
        alchemist={id: item.copies for id, item in box.items.items()},
        alchemist_discard={},
        phylacteries=PhylacteryPile([*box.catalogue.phylacteries] if options.phylacteries else []),
        events=EventPile(events_used(options, box)),
        laid_events=EventPile([]),
        hand=EventHand(0 if options.master == "none" else options.seats + 1, []),
        monsters=MonsterPile([id for id, card in box.catalogue.monsters.items() for _ in range(card.copies)]),
    )
    chance.shuffle(state.phylacteries.cards, "veiel.shuffle.phylactery")
    chance.shuffle(state.events.cards, "veiel.shuffle.event")
    chance.shuffle(state.monsters.cards, "veiel.shuffle.monsters")
    return state


@rule("VEIEL-MODE-01", "VEIEL-MODE-02", "VEIEL-MODE-03", "VEIEL-MODE-04", "VEIEL-SOLO-01", "VEIEL-BOSS-06")
def check_options(options: VeielOptions, box: Box) -> None:
    """Raises BadOptions where options do not fit together, or name a boss that is not in the box.

    Ruling (VEIEL-MODE-04): a seat may hold several heroes, so one person may play two or more.
    """
    if options.players > MOST_HEROES:
        raise BadOptions("players: VEIEL-E-SEATS: six heroes at most; the seventh person must be the dungeon master")
    if options.players > options.heroes:
        raise BadOptions(f"players: {options.players} players for {options.heroes} heroes; each seat needs a hero")
    if options.heroes > len(box.heroes):
        raise BadOptions(f"heroes: there are only {len(box.heroes)}")
    for name, chosen, other in (
        ("boss", options.boss, "random"),
        ("boss_power", options.boss_power, "match"),
        ("special_room", options.special_room, "match"),
    ):
        if chosen != other and chosen not in box.bosses:
            raise BadOptions(f"{name}: there is no {chosen!r}; there are {', '.join(box.bosses)} and {other}")
    if options.dm_fudge != "off" and (options.master != "human" or options.dm_dice != "hidden"):
        raise BadOptions("dm_fudge: only a human dungeon master with hidden dice can change them")
    if options.riddle == "spoken" and options.master != "human":
        raise BadOptions("riddle: only a human dungeon master can ask a spoken riddle")


@rule("VEIEL-SETUP-04", "VEIEL-NODM-01")
def first_line(box: Box) -> dict[Place, RoomCard]:
    """A Monster room at the start of each wing; everybody knows it."""
    return {f"{wing}1": RoomCard(room, up=True) for wing, room in zip(WINGS, box.stages["line_1"], strict=True)}


@rule("VEIEL-SETUP-03", "VEIEL-NODM-13", "VEIEL-BOSS-02")
def events_used(options: VeielOptions, box: Box) -> list[CardId | None]:
    """The events that are shuffled: the ordinary ones, or without a DM all that say what they do then."""
    without = options.master == "none"
    return [
        id
        for id, event in box.events.items()
        if (event.turned is not None if without else not event.power)
        for _ in range(event.copies)
    ]


class Setup(Frame):
    """Line 2 is laid and the team put together. `waiting` are places at the table without a hero yet, by number.

    `items` are the consumables still to be given to the team, `phylacteries` how many of those.
    """

    waiting: tuple[int, ...] = ()
    phylacteries: int = 0
    items: tuple[CardId, ...] = ()

    @step("VEIEL-SETUP-04")
    def choose_line(self, g: Veiel) -> Ask | None:
        return ask_line(g, g.box.stages["line_2"])

    def on_choose_line(self, g: Veiel, choice: LayLine) -> None:
        lay_line(g, choice.rooms)

    @step("VEIEL-SETUP-04", "VEIEL-NODM-01")
    def draw_line(self, g: Veiel) -> None:
        if g.state.lines < 2:
            lay_line_at_random(g, g.box.stages["line_2"])

    @step("VEIEL-SETUP-01", "VEIEL-SETUP-05")
    def take_places(self, g: Veiel) -> None:
        """One after the other from the first place on; drafted from a random place on, clockwise."""
        count = g.options.heroes
        first = g.chance.below(count, "veiel.draft") if g.options.hero_pick == "draft" else 0
        self.waiting = tuple((first + number) % count for number in range(count))

    @step("VEIEL-SETUP-05", "VEIEL-MODE-06")
    def choose_hero(self, g: Veiel) -> Ask | None:
        if not self.waiting or g.options.hero_pick == "random":
            return None
        free = self._free(g)
        if len(free) < 2:
            return None
        return Ask(seat_of(g, self.waiting[0]), "veiel.pick_hero", [ChooseHero(hero) for hero in free])

    @rule("VEIEL-MODE-06", "VEIEL-TIP-02")
    def _free(self, g: Veiel) -> list[HeroId]:
        """The heroes that nobody plays; for beginners first those of the rulebook, in its order."""
        taken = {hero.id for hero in g.state.heroes}
        free = [hero for hero in g.box.heroes if hero not in taken]
        if g.options.hero_pick == "beginner":
            return [hero for hero in BEGINNERS if hero in free][:1] or free
        return free

    def on_choose_hero(self, g: Veiel, choice: ChooseHero) -> None:
        self._join(g, choice.hero)
        self.goto(Setup.choose_hero)

    @step("VEIEL-SETUP-05")
    def draw_hero(self, g: Veiel) -> None:
        if self.waiting:
            self._join(g, g.chance.roll(self._free(g), "veiel.hero"))
            self.goto(Setup.choose_hero)

    @rule("VEIEL-SETUP-06", "VEIEL-SETUP-07", "VEIEL-SETUP-13")
    def _join(self, g: Veiel, hero: HeroId) -> None:
        place, self.waiting = self.waiting[0], self.waiting[1:]
        joined = equipped(g, hero, seat_of(g, place))
        g.state.heroes.append(joined)
        g.tell(HeroChosen, joined.seat, hero)

    @step("VEIEL-SETUP-01", "VEIEL-SETUP-02")
    def sit_down(self, g: Veiel) -> None:
        """Clockwise from the first place, whoever chose first."""
        state = g.state
        seats = [hero.seat for hero in state.heroes]
        wanted = [seat_of(g, place) for place in range(g.options.heroes)]
        while seats != wanted:
            state.heroes.append(state.heroes.pop(0))
            seats.append(seats.pop(0))
        team = tuple(hero.id for hero in state.heroes)
        g.tell(GameStarted, team, tuple(seats), g.master or 0, state.boss, state.power, state.special_room)

    @step("VEIEL-TEAM-03")
    def hear_voices(self, g: Veiel) -> AskAll | None:
        """Each player says whether it decides for the team or follows; nobody asks a lone one."""
        if g.options.seats == 1:
            return None
        seats = range(1, g.options.seats + 1)
        return AskAll(tuple(Ask(seat, "veiel.voice", VOICES, default=VOICES[0]) for seat in seats))

    def on_hear_voices(self, g: Veiel, answers: dict[Seat, Option]) -> None:
        speakers = tuple(sorted(seat for seat, answer in answers.items() if type(answer) is Speak))
        if 0 < len(speakers) < g.options.seats:
            g.state.speakers = speakers
            g.tell(VoicesHeard, tuple(hero.id for hero in g.state.heroes if hero.seat in speakers))

    @step("VEIEL-SETUP-12")
    def make_piles(self, g: Veiel) -> None:
        """All equipment that no hero has; instruments and phylacteries never come into the piles."""
        left = {id: card.copies for id, card in g.box.gear.items()}
        for hero in g.state.heroes:
            for card in g.box.heroes[hero.id].equipment:
                left[card] -= 1
        lay_piles(g, [card for card, copies in left.items() for _ in range(copies)])

    @step("VEIEL-SETUP-08", "VEIEL-PHY-01", "VEIEL-PHY-02")
    def count_phylacteries(self, g: Veiel) -> None:
        if g.options.phylacteries:
            self.phylacteries = min((g.size + 1) // 2, len(g.state.phylacteries))

    @step("VEIEL-PHY-01", "VEIEL-PHY-02", "VEIEL-PHY-06", "VEIEL-TEAM-01")
    def give_phylactery(self, g: Veiel) -> Ask | AskAll | None:
        """Only to heroes with a free slot. Ruling (VEIEL-PHY-01): who does not want one may remove it at once."""
        options = self._bearers(g)
        if not self.phylacteries or len(options) <= self.phylacteries:
            return None
        return decide(g, "veiel.phylactery", options, options[0])

    @rule("VEIEL-PHY-03")
    def _bearers(self, g: Veiel) -> list[GivePhylactery]:
        return [
            GivePhylactery(hero.id) for hero in g.state.heroes if hero.phylactery is None and free_slots(g, hero) > 0
        ]

    def on_give_phylactery(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        assert isinstance(choice, GivePhylactery)
        self._draw_phylactery(g, choice.hero)
        self.goto(Setup.give_phylactery)

    @step("VEIEL-PHY-01")
    def give_the_rest(self, g: Veiel) -> None:
        """Where nobody is left to choose between."""
        for choice in self._bearers(g)[: self.phylacteries]:
            self._draw_phylactery(g, choice.hero)

    @rule("VEIEL-PHY-01", "VEIEL-SHEET-07")
    def _draw_phylactery(self, g: Veiel, id: HeroId) -> None:
        hero, card = g.hero(id), g.state.phylacteries.draw()
        self.phylacteries -= 1
        hero.phylactery = card
        hero.vit, hero.end = maximum(g, hero, "VIT"), maximum(g, hero, "END")
        g.tell(PhylacteryDrawn, id, card)

    @step("VEIEL-SETUP-09", "VEIEL-TEAM-01")
    def name_defender(self, g: Veiel) -> Ask | AskAll:
        """Whom the team wants; a hero of the role with the most VIT is proposed."""
        heroes, box = g.state.heroes, g.box
        best = max(heroes, key=lambda hero: (box.heroes[hero.id].role == "defender", hero.vit))
        return decide(g, "veiel.defender", [NameDefender(hero.id) for hero in heroes], NameDefender(best.id))

    def on_name_defender(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        assert isinstance(choice, NameDefender)
        g.state.defender = choice.hero
        g.tell(DefenderNamed, choice.hero)
        self.items = tuple(item for item in g.box.balance.start_items if g.state.alchemist.get(item))

    @step("VEIEL-SETUP-10", "VEIEL-TEAM-01", "VEIEL-ALCH-04")
    def give_item(self, g: Veiel) -> Ask | AskAll | None:
        """To a hero with a free slot, first proposed where most are free; both may go to one hero."""
        takers = [hero for hero in g.state.heroes if free_slots(g, hero) > 0]
        if not self.items or not takers:
            return None
        item = self.items[0]
        options: list[Option] = [*(GiveStartItem(hero.id, item) for hero in takers), LeaveStartItem(item)]
        return decide(g, "veiel.start_item", options, options[most_free(g, takers)])

    def on_give_item(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        self.items = self.items[1:]
        if isinstance(choice, GiveStartItem):
            g.state.alchemist[choice.item] -= 1
            g.hero(choice.hero).items += (choice.item,)
            g.tell(ItemGained, choice.hero, choice.item)
        self.goto(Setup.give_item)


def most_free(g: Veiel, heroes: list[Hero]) -> int:
    """The number of the first of these heroes that has the most free slots."""
    slots = [free_slots(g, hero) for hero in heroes]
    return slots.index(max(slots))


def seat_of(g: Veiel, place: int) -> int:
    """The seat that plays the hero at a place of the table, both counted clockwise."""
    return place % g.options.seats + 1


@rule("VEIEL-SETUP-06", "VEIEL-SETUP-07", "VEIEL-SETUP-13", "VEIEL-SHEET-05")
def equipped(g: Veiel, id: HeroId, seat: int) -> Hero:
    """A hero of level 1 with what its sheet prints; what it has is taken from the stock."""
    sheet, box = g.box.heroes[id], g.box
    hero = Hero(id=id, seat=seat, vit=sheet.stats.vit, end=sheet.stats.end, instrument=sheet.instrument)
    for card in sheet.equipment:
        if card in box.runes:
            hero.rune = card
        elif card in box.armours and box.armours[card].kind == "armour":
            hero.armour = card
        elif card in box.armours or hero.weapon is not None:
            hero.second = card
        else:
            hero.weapon = card
    for item in sheet.items:
        g.state.alchemist[item] -= 1
        hero.items += (item,)
    hero.vit, hero.end = maximum(g, hero, "VIT"), maximum(g, hero, "END")
    return hero


@rule("VEIEL-SETUP-04", "VEIEL-CORR-05", "VEIEL-NODM-01")
def ask_line(g: Veiel, rooms: tuple[RoomId, ...]) -> Ask | None:
    """How the DM lays three new rooms at the far end, one in each wing. Without a DM, or of like rooms, not asked."""
    if g.master is None:
        return None
    options = [LayLine(order) for order in dict.fromkeys(permutations(sorted(rooms), 3))]
    return Ask(g.master, "veiel.lay_line", options) if len(options) > 1 else None


@rule("VEIEL-CORR-05", "VEIEL-CORR-08")
def lay_line(g: Veiel, rooms: tuple[RoomId, ...]) -> None:
    """Three new rooms lie face down at the far end, in the order of the wings; only a DM knows which is which."""
    state, master = g.state, g.master
    state.lines += 1
    for wing, room in zip(WINGS, rooms, strict=True):
        known = () if master is None else (master,)
        state.rooms[f"{wing}{state.lines}"] = RoomCard(room, peeked=known, batch=f"line_{state.lines}")
    g.tell(LineAdded, state.lines, tuple(sorted(rooms)))
    g.tell(LineLaid, master or 0, state.lines, rooms)


@rule("VEIEL-NODM-01")
def lay_line_at_random(g: Veiel, rooms: tuple[RoomId, ...]) -> None:
    """Three new rooms are laid as chance has it."""
    order = list(rooms)
    g.chance.shuffle(order, "veiel.shuffle.rooms")
    lay_line(g, tuple(order))
