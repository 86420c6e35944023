"""Everything of the box that bears a text, as players read it."""

from __future__ import annotations

from oakveil.kernel.game import Printed
from oakveil.kernel.text import Text

from .box import Box
from .furniture import MonsterThing, TileThing, TokenThing, furniture
from .wording import Wording


def printed(box: Box, text: Text) -> dict[str, Printed]:
    """Tokens with both sides, monsters, tiles with a service, traps and craters, by id."""
    things = furniture(box, text)
    craters = {id: box.craters[id].name.in_(text.locale) for id in things.craters}
    return {
        **{token.id: _token(token, text) for token in things.tokens.values()},
        **{monster.id: _monster(box, monster, text) for monster in things.monsters.values()},
        **{tile.id: _tile(tile) for tile in things.tiles.values() if tile.sentence},
        **{trap.id: Printed(trap.name, (trap.sentence,)) for trap in things.traps.values()},
        **{id: Printed(craters[id], lines) for id, lines in things.craters.items()},
    }


def _token(token: TokenThing, text: Text) -> Printed:
    if token.upgraded is None:
        return Printed(token.name, token.basic.sentences)
    sides = {"basic": token.basic, "upgraded": token.upgraded}
    return Printed(
        token.name,
        tuple(
            text.say("kernel-detailed", what=" ".join(side.sentences), detail=text.say(f"avel-term-{name}"))
            for name, side in sides.items()
        ),
    )


def _monster(box: Box, monster: MonsterThing, text: Text) -> Printed:
    dice = Wording(text).monster_dice(box.monster_dice[monster.id])
    return Printed(monster.name, tuple(line for line in (dice, monster.attribute, " ".join(monster.rewards)) if line))


def _tile(tile: TileThing) -> Printed:
    return Printed(tile.name, (tile.sentence,))
