"""Setting up the table, the team and its starting decks (specification 3.2, 3.3)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions
from oakveil.kernel.rulebook import rule

from ..box import HAND, Box
from ..choices import PickHero, PickNovice
from ..effects import Tier
from ..events import DeckShuffled, GameStarted, HeroPicked, NovicePicked
from ..options import TactiqueOptions
from ..records import CardColour, Encounter, HeroCard, Plan
from ..state import CardId, EnemyId, Hero, HeroDeck, HeroId, Pile, Tactique, TactiqueState
from .piles import SHUFFLE, draw

FIRST_GAME = ("barbarian", "healer", "pyromancer", "assassin", "knight")
"""The heroes of the rulebook's first game; their pairs of Novices are those of their hero cards (TAC-SETUP-06)."""
RANKS = ("initiate", "adept", "master")
"""The ability cards of a hero in the order in which it earns them."""
NOVICES = 2
"""A starting deck has so many Novice cards (TAC-DECK-03)."""
TIERS: tuple[Tier, ...] = ("basic", "intermediate", "powerful")
MOST_ENEMIES = 8
"""An encounter has at most as many enemies as there are dice (TAC-DIFF-03)."""


@rule("TAC-SETUP-01", "TAC-SETUP-02", "TAC-FIELD-01")
def lay_table(options: TactiqueOptions, box: Box, chance: Chance) -> TactiqueState:
    """The table before anybody has a hero: piles of enemies, Actions and battlefields. Raises BadOptions."""
    if not max(2, options.players) <= options.team <= 5:
        raise BadOptions(f"heroes: {options.team} heroes for {options.players} players; each seat needs at least one")
    if options.team > len(box.heroes):
        raise BadOptions(f"heroes: there are only {len(box.heroes)}")
    plan = plan_of(options, box)
    bosses = bosses_of(options, box, plan, chance)
    piles = {tier: Pile([*box.tiers.get(tier, ())], tier) for tier in TIERS}
    actions = {boss: Pile([action.id for action in box.bosses[boss].action], f"action.{boss}") for boss in bosses}
    battlefields = Pile([*box.battlefields] if options.battlefields != "off" else [], "battlefield")
    for pile in (*piles.values(), *actions.values(), battlefields):
        chance.shuffle(pile.cards, f"tactique.shuffle.{pile.what}")
    return TactiqueState(
        heroes=[],
        enemies={},
        novices=box.novices,
        piles=piles,
        defeated={tier: () for tier in TIERS},
        bosses=bosses,
        actions=actions,
        played_actions={boss: () for boss in bosses},
        rewards={},
        used_rewards={},
        battlefields=battlefields,
    )


@rule("TAC-DIFF-01", "TAC-DIFF-02", "TAC-DIFF-03")
def plan_of(options: TactiqueOptions, box: Box) -> Plan:
    """The enemies of the four encounters. Raises BadOptions."""
    if options.difficulty != "custom":
        plan = box.difficulty[options.difficulty]
        if options.second_boss == "none":
            return plan
        if options.difficulty != "extreme":
            raise BadOptions("second_boss: only extreme and custom games have a second boss")
        last = plan[3]
        return (*plan[:3], Encounter(last.basic, last.intermediate, last.powerful, 2))
    first, second, third, fourth = (Encounter(*map(int, one.split(","))) for one in options.custom.split(" "))
    for number, encounter in enumerate((first, second, third, fourth), 1):
        if not 1 <= encounter.enemies <= MOST_ENEMIES:
            raise BadOptions(f"custom: encounter {number} has {encounter.enemies} enemies; there must be 1 to 8")
    if options.second_boss != "none" and fourth.boss < 2:
        raise BadOptions("second_boss: the fourth encounter of this custom game has no second boss")
    return first, second, third, fourth


@rule("TAC-SETUP-02", "TAC-DIFF-02")
def bosses_of(options: TactiqueOptions, box: Box, plan: Plan, chance: Chance) -> tuple[EnemyId, ...]:
    """The bosses of the fourth encounter in the order chosen; whoever is not named is drawn. Raises BadOptions.

    The team chooses them with the options of the game.
    """
    wanted = [options.boss, "random" if options.second_boss == "none" else options.second_boss][: plan[3].boss]
    for boss in wanted:
        if boss != "random" and boss not in box.bosses:
            raise BadOptions(f"boss: there is no {boss!r}; there are {', '.join(box.bosses)} and random")
    if len(wanted) == 2 and wanted[0] == wanted[1] != "random":
        raise BadOptions(f"second_boss: {wanted[0]} cannot come twice")
    if len(wanted) > len(box.bosses):
        raise BadOptions("second_boss: there is only one boss")
    chosen: list[EnemyId] = []
    for place, boss in enumerate(wanted):
        others = [other for other in box.bosses if other not in chosen and other not in wanted[place + 1 :]]
        chosen.append(chance.roll(others, "tactique.boss") if boss == "random" else boss)
    return tuple(chosen)


@rule("TAC-GEN-02", "TAC-GEN-03", "TAC-SOLO-01")
def seats_of(options: TactiqueOptions) -> list[Seat]:
    """The seat of each hero in the order of picking: every seat one hero, then, where there are more, a second one."""
    return [number % options.players + 1 for number in range(options.team)]


class Setup(Frame):
    """The team is put together: heroes, Novices, decks, reward piles, first hands.

    `waiting` are seats that pick a hero; `passes` counts the passes in which every hero gets a Novice.
    """

    waiting: tuple[Seat, ...] = ()
    heroes: tuple[HeroId, ...] = ()
    passes: int = 0

    @step("TAC-GEN-02", "TAC-GEN-03")
    def begin(self, g: Tactique) -> None:
        self.waiting = tuple(seats_of(g.options))

    @step("TAC-SETUP-03", "TAC-SETUP-06")
    def pick_hero(self, g: Tactique) -> Ask | None:
        if not self.waiting or g.options.hero_pick == "random":
            return None
        options = [PickHero(hero) for hero in self._free(g)]
        return Ask(self.waiting[0], "tactique.pick_hero", options) if len(options) > 1 else None

    @rule("TAC-SETUP-03", "TAC-SETUP-06")
    def _free(self, g: Tactique) -> list[HeroId]:
        """The heroes nobody plays; for a first game those of the rulebook, as far as there are enough."""
        taken = [hero.id for hero in g.state.heroes]
        free = [hero for hero in g.box.heroes if hero not in taken]
        first = [hero for hero in free if hero in FIRST_GAME]
        return first if g.options.hero_pick == "first_game" and first else free

    def on_pick_hero(self, g: Tactique, choice: PickHero) -> None:
        self._join(g, choice.hero)
        self.goto(Setup.pick_hero)

    @step("TAC-SETUP-03")
    def draw_hero(self, g: Tactique) -> None:
        if self.waiting:
            self._join(g, g.chance.roll(self._free(g), "tactique.hero"))
            self.goto(Setup.pick_hero)

    def _join(self, g: Tactique, hero: HeroId) -> None:
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        g.state.heroes.append(Hero(id=hero, seat=seat, deck=HeroDeck([], hero, seat)))
        g.state.heroes.sort(key=lambda one: one.seat)
        g.tell(HeroPicked, seat, hero)

    @step("TAC-DECK-04")
    def next_pass(self, g: Tactique) -> None:
        self.passes += 1
        self.heroes = tuple(hero.id for hero in g.state.heroes)

    @step("TAC-DECK-03", "TAC-DECK-04", "TAC-SETUP-06")
    def pick_novice(self, g: Tactique) -> Ask | None:
        """In seat order, one Novice for each hero in each of two passes; the suggested pair is highlighted.

        Ruling (TAC-DECK-04): a Novice exists once, so who comes later finds it gone.
        """
        if not self.heroes or g.options.novice_pick != "free" or g.options.hero_pick == "first_game":
            return None
        hero = g.hero(self.heroes[0])
        free = free_novices(g, hero)
        if len(free) < 2:
            return None
        pair = g.box.heroes[hero.id].novices
        default = next((card for card in free if g.box.name_of[card] in pair), free[0])
        options = [PickNovice(hero.id, card) for card in free]
        return Ask(hero.seat, "tactique.pick_novice", options, PickNovice(hero.id, default))

    def on_pick_novice(self, g: Tactique, choice: PickNovice) -> None:
        self._take_novice(g, choice.card)
        self.goto(Setup.pick_novice)

    @step("TAC-DECK-03", "TAC-SETUP-06")
    def give_novice(self, g: Tactique) -> None:
        """The suggested pair, or any. Where a pack has none left, the hero goes without."""
        if not self.heroes:
            return
        hero = g.hero(self.heroes[0])
        free = free_novices(g, hero)
        pair = [card for card in free if g.box.name_of[card] in g.box.heroes[hero.id].novices]
        self.goto(Setup.pick_novice)
        if not free:
            self.heroes = self.heroes[1:]
        elif g.options.novice_pick == "random" and g.options.hero_pick != "first_game":
            self._take_novice(g, g.chance.roll(free, "tactique.novice"))
        else:
            self._take_novice(g, (pair or free)[0])

    def _take_novice(self, g: Tactique, card: CardId) -> None:
        state, hero = g.state, g.hero(self.heroes[0])
        self.heroes = self.heroes[1:]
        left = [*state.novices]
        left.remove(card)
        state.novices = tuple(left)
        hero.discard.append(card)
        g.tell(NovicePicked, hero.id, card)

    @step("TAC-DECK-03")
    def second_pass(self, g: Tactique) -> None:
        if self.passes < NOVICES:
            self.goto(Setup.next_pass)

    @step("TAC-SETUP-04", "TAC-DECK-01", "TAC-DECK-02", "TAC-DECK-05")
    def build_decks(self, g: Tactique) -> None:
        used: dict[str, int] = {}
        for hero in g.state.heroes:
            novices, hero.discard = hero.discard, []
            initiate, adept, master = (g.box.abilities[hero.id, rank] for rank in RANKS)
            hero.deck.cards = [*base_deck(g.box, g.box.heroes[hero.id], used), *initiate]
            hero.deck.cards += novices
            hero.set_aside = (*adept, *master)
            hero.passives = tuple(card for card in hero.deck.cards if card in g.box.passive)
            g.chance.shuffle(hero.deck.cards, SHUFFLE)
            g.tell(DeckShuffled, hero.id, False)

    @step("TAC-SETUP-05")
    def make_rewards(self, g: Tactique) -> None:
        """Six piles, but those of colours that no hero of the team has stay in the box."""
        colours: list[CardColour] = ["colourless"]
        for hero in g.state.heroes:
            colours += [colour for colour in g.box.heroes[hero.id].colours if colour not in colours]
        for colour in colours:
            g.state.rewards[colour] = Pile([*g.box.rewards.get(colour, ())], f"reward.{colour}")
            g.chance.shuffle(g.state.rewards[colour].cards, "tactique.shuffle.reward")
            g.state.used_rewards[colour] = ()

    @step("TAC-SETUP-04")
    def draw_hands(self, g: Tactique) -> None:
        """Before the first encounter is set up."""
        state = g.state
        team, seats = tuple(hero.id for hero in state.heroes), tuple(hero.seat for hero in state.heroes)
        g.tell(GameStarted, team, seats, state.bosses, g.options.difficulty)
        for hero in state.heroes:
            draw(g, hero, HAND)


@rule("TAC-DECK-03", "TAC-DECK-04")
def free_novices(g: Tactique, hero: Hero) -> list[CardId]:
    """The Novice cards left that a hero may take: of its two colours or colourless, different from what it has."""
    left, mine = set(g.state.novices), [g.box.name_of[card] for card in hero.discard]
    free = [card for card in g.box.novices_of[hero.id] if card in left and g.box.name_of[card] not in mine]
    return g.box.distinct(free)


@rule("TAC-DECK-01", "TAC-DECK-07")
def base_deck(box: Box, hero: HeroCard, used: dict[str, int]) -> list[CardId]:
    """The base deck cards of a hero from the supply, of which `used` are with other heroes."""
    cards: list[CardId] = []
    for name, count in hero.deck.items():
        first = used.get(name, 0)
        cards += box.copies[name][first : first + count]
        used[name] = first + count
    return cards
