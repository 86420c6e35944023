"""Everything open on the table of Avel, page by page, in words: for a drawer on a screen, and for line mode."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.avel.records import MonsterCard
from oakveil.games.avel.state import Avel, Monster, TokenId
from oakveil.kernel.text import phrase, sentence

from ...words import Words
from .heroes import UPGRADED, about, describe_token, draw_board
from .land import brood_sign
from .signs import STYLES
from .track import beast_ways, rounds_to_castle, trap_mean

_LINES = Drawn("\n")


def monster_in_words(g: Avel, words: Words, monster: Monster) -> str:
    """ "Kiln Hound (Ember), toughness 2 of 2"."""
    card = g.card(monster.id)
    broods = words.text.listed([words.say(f"avel-brood-{brood}") for brood in card.brood])
    toughness = words.say("terminal-avel-toughness", left=monster.left, most=monster.toughness)
    return f"{card.name.in_(words.locale)} ({broods}), {toughness}"


def heroes_page(g: Avel, words: Words) -> Drawn:
    """The boards of all heroes, and what each of their tokens does."""
    parts = []
    for hero in g.state.heroes:
        parts.append(draw_board(g, words, hero))
        parts += [_token_line(g, words, token, token in g.state.upgraded) for token in hero.tokens()]
        parts.append(Drawn())
    return _LINES.join(parts)


def _token_line(g: Avel, words: Words, token: TokenId, upgraded: bool) -> Drawn:
    name = g.box.equipment[token].name.in_(words.locale) + (UPGRADED if upgraded else "")
    return about(words, name, describe_token(g, words, token, upgraded))


def hidden_page(g: Avel, words: Words) -> Drawn:
    """The tiles still face down: which they are is known, not where they lie."""
    down = sorted(spot.face() for spot in g.state.tiles.values() if not spot.up)
    if not down:
        return Drawn(words.say("terminal-avel-no-hidden"))
    lines = []
    for id in down:
        tile = g.box.tiles[id]
        facts = [words.say(f"terminal-avel-lair-{size}") for size in tile.lairs]
        facts += [sentence(tile.service, words.text)] if tile.service else []
        lines.append(about(words, tile.name.in_(words.locale), " · ".join(facts)))
    return _LINES.join(lines)


def bag_page(g: Avel, words: Words) -> Drawn:
    """What is still in the bag, by class: its content is known, the next draw is not."""
    lines = []
    for kind in ("weapon", "shield", "helmet", "elixir"):
        tokens = [token for token in g.state.bag.items if g.box.equipment[token].kind == kind]
        lines.append(about(words, words.say(f"avel-kind-{kind}"), str(len(tokens))))
        for token in tokens:
            lines.append(Drawn("  ").append_text(_token_line(g, words, token, False)))
            if g.box.equipment[token].upgraded is not None:
                lines.append(Drawn(f"    {UPGRADED} {describe_token(g, words, token, True)}", STYLES["hidden"]))
    return _LINES.join(lines)


def monsters_page(g: Avel, words: Words) -> Drawn:
    """Monsters in play with where they are and when they reach the castle, those still to come, those defeated."""
    state = g.state
    lines = [Drawn(words.say("terminal-avel-in-play", n=len(state.monsters)), STYLES["name"])]
    for monster in state.monsters.values():
        sign, style = brood_sign(g, monster.id)
        tile = g.tile(monster.tile)
        assert tile is not None
        text = f" {monster_in_words(g, words, monster)}, {tile.name.in_(words.locale)}"
        if state.act == 2:
            text += f", {words.say('terminal-avel-rounds-to-castle', n=rounds_to_castle(g, monster.id))}"
        lines.append(Drawn.assemble((sign, style), text))
        lines += [Drawn(f"    {told}", STYLES["hidden"]) for told in _card_facts(g.card(monster.id), words)]
    for title, ids in (
        ("terminal-avel-to-come", sorted([*state.small.cards, *state.big.cards], key=str)),
        ("terminal-avel-defeated", [*state.fallen_small, *state.fallen_big]),
    ):
        names = [g.card(id).name.in_(words.locale) for id in ids if id is not None]
        lines += [Drawn(), Drawn(words.say(title, n=len(names)), STYLES["name"]), Drawn(", ".join(names))]
    return _LINES.join(lines)


def _card_facts(card: MonsterCard, words: Words) -> list[str]:
    facts = [sentence(card.attribute, words.text)] if card.attribute else []
    if card.rewards:
        rewards = words.text.listed([phrase(reward, words.text) for reward in card.rewards])
        facts.append(words.say("terminal-avel-rewards", rewards=rewards))
    return [*facts, card.lore.in_(words.locale)]


def way_page(g: Avel, words: Words) -> Drawn:
    """The crater, the moon track and the ways of the Beast, with the traps that can still be laid."""
    state = g.state
    lines = []
    if state.crater_token is not None:
        invade = g.box.craters[state.crater_token].invade
        message = invade.message(
            words.text, len(state.heroes), {id: t.name.in_(words.locale) for id, t in g.box.tiles.items()}
        )
        lines.append(Drawn(words.say(message.id, **message.args)))
    lines.append(Drawn(words.say("terminal-avel-ways", n=len(g.land.ways(g.land.crater))), STYLES["name"]))
    lines += [Drawn(f"  {way}") for way in beast_ways(g, words)]
    lines.append(Drawn(words.say("terminal-avel-supply", seals=state.seals, walls=state.walls, coins=state.coins)))
    for trap in state.traps:
        card = g.box.traps[trap]
        mean = words.say("terminal-avel-trap", price=card.price, mean=trap_mean(g, trap))
        lines.append(Drawn("  ").append_text(about(words, card.name.in_(words.locale), mean)))
    return _LINES.join(lines)
