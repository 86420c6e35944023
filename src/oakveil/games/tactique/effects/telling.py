"""How effects are told: the parts that their sentences share, and how sentences are put together.

Messages begin with a small letter and end without a full stop; `finished` makes sentences of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from oakveil.kernel.text import Bilingual, Message, Text, Value

from .words import Filter, Number, Step, To, Until, ZoneId

Side = Literal["enemy", "hero"]
Voice = Literal["hero", "enemy", "reaction", "battlefield"]
"""Whose text it is: a card speaks to its player; an enemy is told about, on its turn or as a reaction of it."""
Case = Literal["all", "each", "one", "none"]
"""How several are meant: all of them, each by itself, any one of them, or not one of them."""
Counted = Literal["damage", "wounds", "cards", "spaces", "lives"]
_EVERYBODY = ("all_enemies", "other_enemies", "all_heroes")


class NamedZone(Protocol):
    """What must be known of a zone to tell where something happens."""

    @property
    def name(self) -> Bilingual: ...

    @property
    def whole_board(self) -> bool: ...


class Telling(Struct, frozen=True):
    """A text being told: in which language, whose it is, and who "that" is at this point.

    `zones` and `names` (of cards) are what texts refer to. "In the zone" means `zone`, that of a card, or `attack`,
    that of an enemy's attack. `several`: whether the attack may hit several heroes.
    """

    text: Text
    zones: Mapping[ZoneId, NamedZone]
    names: Mapping[str, Bilingual]
    voice: Voice
    zone: ZoneId | None = None
    attack: ZoneId | None = None
    no_self: bool = False
    that: Side = "enemy"
    those: Side = "enemy"
    trigger: Side = "enemy"
    several: bool = False

    # -- the parts of a sentence ---------------------------------------------------------------------------------------

    def count(self, what: Counted, n: Number) -> str:
        """So many of something: "1 card", "2X cards"."""
        return self.text.say(f"tactique-count-{what}", n=n)

    def cards(self, filter: Filter | None, many: bool) -> str:
        """A kind of cards: "card", "Attack cards", "\\"Strike\\" card"."""
        kind, args = filter or "none", dict[str, Value]()
        if kind.startswith("card:"):
            card = kind.removeprefix("card:")
            kind, args = "named", {"name": self.names[card].in_(self.text.locale) if card in self.names else card}
        return self.text.say(f"tactique-cards-{kind}{'.many' if many else ''}", **args)

    def a_card(self, filter: Filter | None) -> str:
        """One card of a kind: "an Attack card"."""
        card = self.cards(filter, many=False)
        return self.text.say("tactique-cards-a", cards=card, vowel="yes" if card.strip('"')[0] in "AEIO" else "no")

    def pile(self, pile: str) -> str:
        """A pile of the player: "your discard pile"."""
        return self.text.say(f"tactique-pile-{pile}")

    def place(self, zone: ZoneId | None) -> dict[str, Value]:
        """Where a step happens: $place is "board", "zone" (that of the card) or "named"; $where and $spot say it."""
        own = self.zone if zone is None else zone
        args: dict[str, Value] = {"place": "named", "zone": ""}
        if own is None or self.zones[own].whole_board:
            args["place"] = "board"
        elif zone is None:
            args["place"] = "zone"
        else:
            args["zone"] = self.zones[own].name.in_(self.text.locale)
        return {
            **args,
            "where": self.text.say("tactique-where", **args),
            "spot": self.text.say("tactique-spot", **args),
        }

    def whom(
        self, to: To, zone: ZoneId | None, up_to: int | None = None, case: Case = "all", anywhere: bool = True
    ) -> dict[str, Value]:
        """Whom a step is for: $who and $of ("of ...") in words, $form ("you", "it", "one", "many", "none") and $side.

        Chosen figures are said to be "anywhere on the board" where the zone is the whole board and `anywhere` is true.
        """
        if to == "me":
            return {"form": "you", "side": "hero", "who": "", "of": ""} if self.voice == "hero" else _ENEMY_ITSELF
        key, side, many = self._key(to)
        place = self.place(zone)
        everywhere = place["place"] == "board"
        where = "" if everywhere and (to in _EVERYBODY or not anywhere) else f" {place['where']}"
        args: dict[str, Value] = {"where": where, "place": place["place"], "n": up_to or 0}
        form, ending = "many" if many else "one", f".{case}" if many and case != "all" else ""
        if case == "none":
            form, ending = ("none", ".none") if to in _EVERYBODY or key == "targets" else (form, "")
        elif case == "one" and many:
            form = "one"
        return {
            "form": form,
            "side": side,
            "who": self.text.say(f"tactique-who-{key}{ending}", **args),
            "of": self.text.say(f"tactique-who-{key}.of", **args),
        }

    def _key(self, to: To) -> tuple[str, Side, bool]:
        """The message for those an effect is for, whether they are heroes or enemies, and whether they are several."""
        match to:
            case "enemy":
                return to, "enemy", False
            case "enemies" | "all_enemies" | "other_enemies":
                return to, "enemy", True
            case "hero":
                return "other_hero" if self.no_self else "hero", "hero", False
            case "heroes":
                return "other_heroes" if self.no_self else "heroes", "hero", True
            case "all_heroes":
                return "all_other_heroes" if self.no_self else "all_heroes", "hero", True
            case "that":
                return f"that_{self.that}", self.that, False
            case "those":
                return "those_enemies" if self.those == "enemy" else "those_heroes", self.those, True
            case "trigger":
                return f"that_{self.trigger}", self.trigger, False
            case "target":
                return "targets" if self.several else "target", "hero", False
        return "dead_hero", "hero", False

    def until(self, until: Until, whom: Mapping[str, Value]) -> str:
        """When a lasting effect on somebody ends: "until the end of that hero's turn"."""
        return self.text.say(f"tactique-until-{until}", form=whom["form"], side=whom["side"])

    # -- sentences put together ----------------------------------------------------------------------------------------

    def say(self, message: Message) -> str:
        """A message in the language of this text."""
        return self.text.say(message.id, **message.args)

    def statements(self, steps: Iterable[Step]) -> list[str]:
        """What some steps do, in order: linked steps are one statement, and explanations follow it (TAC-PLAY-05)."""
        tell, told = self, list[str]()
        chain, explained = "", list[str]()
        for step in steps:
            statement = tell.say(step.message(tell))
            if step.then and chain:
                chain = tell.text.say("tactique-then", first=chain, second=statement)
            else:
                told += [chain, *explained] if chain else []
                chain, explained = statement, []
            explained += step.explained(tell)
            tell = tell.after(step)
        return [*told, chain, *explained] if chain else told

    def joined(self, steps: Iterable[Step]) -> str:
        """Some steps inside a sentence: "draw 1 card and gain 1 block"."""
        return self.text.listed(self.statements(steps))

    def after(self, step: Step) -> Telling:
        """The same text after a step: "that" and "those" now mean the figures that the step was for."""
        tell = self
        for inner in step.inside():
            tell = tell.after(inner)
        match step.aim():
            case "enemy":
                return replace(tell, that="enemy")
            case "hero" | "dead_hero":
                return replace(tell, that="hero")
            case "enemies" | "all_enemies" | "other_enemies":
                return replace(tell, those="enemy")
            case "heroes" | "all_heroes":
                return replace(tell, those="hero")
        return tell


_ENEMY_ITSELF: dict[str, Value] = {"form": "it", "side": "enemy", "who": "", "of": ""}


def finished(statements: Sequence[str]) -> str:
    """Statements as sentences: with a capital letter and a full stop each."""
    return " ".join(f"{statement[:1].upper()}{statement[1:]}." for statement in statements)
