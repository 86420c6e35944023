"""The Duel: a game for these tests alone, small, with everything the kernel can do in it.

Two or three duellists strike at each other. Strikes may be parried, parries feinted, and who is hit may strike back.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import BadOptions, Game, Place
from oakveil.kernel.text import Texts

from .sequence import Rounds, Turn
from .state import BEADS, LIFE, TRICKS, Ambush, Beads, Duel, Duellist, DuelOptions, DuelState, Play, TrickDeck, Tricks

TEXT = Path(__file__).parent / "text"


class Motto(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the Duel: the words that both swords carry."""

    motto: str = "en garde"
    sources: dict[str, str] = {}


def content(pack: Pack | None) -> Motto:
    if pack is None:
        return Motto()
    sources = {"motto.toml": (pack / "motto.toml").read_text("utf-8")} if isinstance(pack, Path) else pack
    try:
        return Motto(tomllib.loads(sources["motto.toml"])["motto"], dict(sources))
    except (KeyError, tomllib.TOMLDecodeError):
        raise ContentError((Fault(file="motto.toml", problem="content-unreadable"),), Texts(TEXT)) from None


def seats(options: DuelOptions) -> int:
    return options.seats


def new(options: DuelOptions, places: Sequence[Place], content: Motto, chance: Chance) -> Duel:
    names = [place.name for place in places if place.name]
    if len(set(names)) < len(names):
        raise BadOptions("every duellist needs a name of their own")
    tricks = [trick for trick, count in TRICKS.items() for _ in range(count)]
    chance.shuffle(tricks, "duel.shuffle")
    duellists: dict[Seat, Duellist] = {}
    for seat in range(1, options.seats + 1):
        hand = Tricks(seat, [tricks.pop() for _ in range(4)])
        duellists[seat] = Duellist(hand=hand, ambush=Ambush(tricks.pop()))
    beads = Beads(sorted(bead for bead, count in BEADS.items() for _ in range(count)))
    state = DuelState(duellists=duellists, deck=TrickDeck([*tricks]), discard=[], beads=beads)
    return Duel(options, state, [Rounds()], chance)


def restore(
    options: DuelOptions,
    content: Motto,
    state: DuelState,
    stack: list[Frame],
    chance: Chance,
    given: dict[Seat, Option],
) -> Duel:
    return Duel(options, state, stack, chance, given)


def flaw(g: Duel) -> str | None:
    """What cannot be on a table of the Duel, or None: every trick and bead is somewhere, once."""
    state = g.state
    if list(state.duellists) != list(range(1, g.options.seats + 1)):
        return f"{len(state.duellists)} duellists sit on {g.options.seats} seats"
    tricks: list[str | None] = [*state.deck.cards, *state.discard]
    beads = [*state.beads.items]
    for duellist in state.duellists.values():
        tricks += duellist.hand.cards
        tricks += [duellist.ambush.front] if duellist.ambush is not None else []
        beads += duellist.beads
        if not 0 <= duellist.life <= LIFE:
            return f"a duellist has life {duellist.life}"
    for frame in g.stack:
        if isinstance(frame, Turn):
            tricks += frame.looking.cards
    if Counter(tricks) != TRICKS:
        return "tricks are missing or too many"
    return None if Counter(beads) == BEADS else "beads are missing or too many"


def sensible(g: Duel, ask: Ask, chance: Chance) -> Option:
    """Strikes whenever it can, keeps what it lacks, and reacts to everything."""
    mine = g.state.duellists[ask.seat]
    strikes = [option for option in ask.options if isinstance(option, Play)]
    if strikes:
        return strikes[-1]
    fresh = [option for option in ask.options if not mine.has(getattr(option, "trick", ""))]
    if ask.key == "duel.keep" and fresh:
        return fresh[0]
    return ask.options[0] if ask.options else ask.propose(chance)


GAME = Game(
    id="duel",
    package=__name__,
    ruleset="2",
    options=DuelOptions,
    state=DuelState,
    table=Duel,
    content=content,
    seats=seats,
    new=new,
    restore=restore,
    flaw=flaw,
    bots={"sensible": sensible},
    texts=Texts(TEXT),
    migrations={"1": ("2", lambda body: {**body, "options": {"seats": body["options"]["players"]}})},
)
