"""The sentences of all effects and the texts of all cards, in both languages (specification, section 9)."""

import tomllib
from pathlib import Path
from typing import get_args

import pytest

from oakveil.games.veiel.catalogue import TEXTS, house
from oakveil.games.veiel.effects import dungeon, fighting, helping
from oakveil.games.veiel.effects.lines import (
    VERBS,
    Act,
    AnyLine,
    Anytime,
    AnyVerb,
    Auto,
    Calm,
    Free,
    Here,
    Passive,
    Play,
    React,
    Turned,
    UseVerb,
    Win,
)
from oakveil.games.veiel.effects.terms import (
    Attack,
    Bearer,
    Check,
    Cost,
    EveryTurn,
    HeroesAtLeast,
    LevelAtMost,
    Limit,
    NotBoss,
    NotNatural,
    OfClass,
    Price,
    Save,
    Victim,
)
from oakveil.games.veiel.effects.words import AutoWindow, PlayWindow, ReactWindow, To
from oakveil.games.veiel.wording import card_text, event_text, monster_text, options_text, special_text, telling
from oakveil.kernel.text import LOCALES, Locale

GOLDEN = tomllib.loads(Path(__file__).with_name("golden_texts.toml").read_text("utf-8"))


def plain(text: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def text_of(id: str, locale: Locale) -> str:
    """The generated text of any card of the house set."""
    box = house()
    tell = telling(TEXTS.in_(locale), box.heroes.values(), box.items.values(), box.balance)
    if id in box.events:
        return plain(event_text(box.events[id], tell))
    if id in box.monsters:
        return plain(monster_text(box.monsters[id], tell))
    if id in box.powerful:
        return plain(options_text(box.powerful[id], tell))
    if id in box.bosses:
        return plain(f"{options_text(box.bosses[id], tell)} {special_text(box.bosses[id], tell)}")
    gear = box.weapons | box.armours | box.runes | box.phylacteries | box.instruments
    return plain(card_text((box.abilities | gear | box.items | box.rooms)[id], tell))


def told(line: AnyLine) -> tuple[str, str]:
    """What a line says, in English and in French."""
    box = house()
    english, french = (
        telling(TEXTS.in_(locale), box.heroes.values(), box.items.values(), box.balance).line(line)
        for locale in LOCALES
    )
    return english, plain(french)


@pytest.mark.parametrize("id", GOLDEN)
def test_golden_texts_come_out_letter_by_letter(id: str) -> None:
    assert {locale: text_of(id, locale) for locale in LOCALES} == GOLDEN[id]


def test_the_sample_of_the_specification() -> None:
    assert text_of("bone_breaker", "en") == (
        "Action: pay 2 END, at the cost of a normal attack: deal weapon damage +3; the enemy loses its next turn."
    )
    assert text_of("bone_breaker", "fr") == (
        "Action : payez 2 END, au prix d'une attaque normale : infligez les dégâts de l'arme +3 ; l'ennemi perd son"
        " prochain tour."
    )


def test_every_verb_is_used_in_the_house_and_so_in_a_golden_text() -> None:
    """All cards with other texts than their like are golden; a verb that no card has is tested below."""
    written = str(house())
    missing = [kind.__name__ for kind in get_args(AnyVerb) if f"{kind.__name__}(" not in written]

    assert missing == []
    assert len(VERBS) == len(get_args(AnyVerb)) == 50


# -- timing (9.1) -----------------------------------------------------------------------------------------------------

HEAL = helping.Heal(n=4)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (Act(to="hero", do=(HEAL,)), "Action:", "Action :"),
        (Free(to="hero", do=(HEAL,)), "Without using your turn:", "Sans perdre son tour :"),
        (Calm(to="hero", do=(HEAL,)), "In a resolved room:", "Dans une salle résolue :"),
        (Anytime(to="hero", do=(HEAL,)), "At any time:", "À tout moment :"),
    ],
)
def test_a_use_says_when_it_is_possible(line: Act | Free | Calm | Anytime, english: str, french: str) -> None:
    assert told(line) == (f"{english} a hero regains 4 VIT.", f"{french} un héros récupère 4 VIT.")


def test_other_lines_say_when_they_happen() -> None:
    crystal = dungeon.Crystals(n=1)
    assert told(Passive(do=(helping.Fills(),))) == (
        "Always: fills an item slot.",
        "En permanence : occupe un emplacement d'objet.",
    )
    assert told(Win(do=(crystal,))) == ("After a victory: gain 1 crystal.", "Après une victoire : gagnez 1 cristal.")
    assert told(Turned(do=(crystal,))) == ("Without a DM: gain 1 crystal.", "Sans MDD : gagnez 1 cristal.")
    assert told(Here(do=(dungeon.Nothing(),))) == ("Nothing happens.", "Rien ne se passe.")


@pytest.mark.parametrize("window", [*get_args(ReactWindow)])
def test_a_reaction_names_its_window(window: ReactWindow) -> None:
    english, french = told(React(on=window, do=(fighting.Block(),)))

    assert english.startswith("When ") and english.endswith(", you may: the attack misses.")
    assert french.startswith("Quand ") and french.endswith(", vous pouvez : l'attaque échoue.")


@pytest.mark.parametrize("window", [word for part in get_args(PlayWindow) for word in (get_args(part) or (part,))])
def test_an_event_names_its_window(window: PlayWindow) -> None:
    english, french = told(Play(on=window, do=(fighting.Fail(),)))

    assert english.startswith("Play when ") and english.endswith(": the roll fails.")
    assert french.startswith("À jouer quand ") and french.endswith(" : le jet échoue.")


@pytest.mark.parametrize("window", get_args(AutoWindow))
def test_what_happens_by_itself_names_its_window(window: AutoWindow) -> None:
    english, french = told(Auto(on=window, do=(dungeon.Crystals(n=2),)))

    assert english.startswith("When ") and english.endswith(": gain 2 crystals.")
    assert french.startswith("Quand ") and french.endswith(" : gagnez 2 cristaux.")


# -- terms (9.2) ------------------------------------------------------------------------------------------------------


def test_costs_tests_and_discarding_stand_before_the_effect() -> None:
    line = Act(cost=Cost(end=2, vit=1, crystals=3), discard=True, test=Attack(tag="assassin"), do=(fighting.Stun(),))

    assert told(line) == (
        "Action: discard this card, pay 2 END, 1 VIT and 3 crystals, at the cost of a normal attack with an assassin's"
        " weapon: the enemy loses its next turn.",
        "Action : défaussez cette carte, payez 2 END, 1 VIT et 3 cristaux, au prix d'une attaque normale avec une arme"
        " d'assassin : l'ennemi perd son prochain tour.",
    )


@pytest.mark.parametrize(
    ("check", "english", "french"),
    [
        (Check(stats=("DEX",), value=13), "a DEX roll of 13 or more", "un jet de DEX supérieur ou égal à 13"),
        (Check(stats=("INT",), value=15), "an INT roll of 15 or more", "un jet d'INT supérieur ou égal à 15"),
        (Check(stats=("FOI", "INT"), value=21), "a FOI + INT roll of 21 or", "un jet de FOI + INT supérieur ou égal"),
    ],
)
def test_a_check_has_the_article_of_its_characteristic(check: Check, english: str, french: str) -> None:
    said = told(Act(test=check, to="hero", do=(HEAL,)))

    assert f"at the cost of {english}" in said[0]
    assert f"au prix d'{french}" in said[1]


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        (Victim(who="self"), "it is you", "c'est vous"),
        (Victim(who="hero"), "it is any hero", "c'est n'importe quel héros"),
        (Bearer(hero="scholar"), "the Scholar carries this card", "l'Érudit porte cette carte"),
        (Bearer(hero="nobody"), "nobody carries this card", "nobody porte cette carte"),
        (LevelAtMost(n=2), "the hero has level 2 or less", "le héros a au plus le niveau 2"),
        (NotBoss(), "it is not the fight against the boss", "ce n'est pas le combat contre le boss"),
        (HeroesAtLeast(n=1), "a hero stands", "un héros est debout"),
        (HeroesAtLeast(n=2), "at least 2 heroes stand", "au moins 2 héros sont debout"),
        (EveryTurn(n=3), "the number of the turn is a multiple of 3", "le numéro du tour est un multiple de 3"),
        (NotNatural(n=20), "the die does not show 20", "le dé n'indique pas 20"),
        (OfClass(of="ranged"), 'the enemy is of the class "ranged"', "l'ennemi est de la classe « à distance »"),
    ],
)
def test_a_condition_stands_after_the_window_or_before_the_terms(condition: NotBoss, english: str, french: str) -> None:
    assert told(React(on="fall", condition=condition, do=(fighting.Block(),))) == (
        f"When a hero would fall, if {english}, you may: the attack misses.",
        f"Quand un héros va tomber, si {french}, vous pouvez : l'attaque échoue.",
    )
    assert told(Free(condition=condition, discard=True, do=(fighting.Block(),))) == (
        f"Without using your turn: if {english}, discard this card: the attack misses.",
        f"Sans perdre son tour : si {french}, défaussez cette carte : l'attaque échoue.",
    )


@pytest.mark.parametrize(
    ("limit", "english", "french"),
    [
        (Limit(n=1, per="turn"), "once per turn", "1 fois par tour"),
        (Limit(n=2, per="room"), "twice per room", "2 fois par salle"),
        (Limit(n=3, per="combat"), "3 times per combat", "3 fois par combat"),
        (Limit(n=1, per="enemy"), "once per enemy", "1 fois par ennemi"),
        (Limit(n=5, per="minions"), "minions at most: 5", "sbires au plus : 5"),
    ],
)
def test_a_limit_stands_at_the_end(limit: Limit, english: str, french: str) -> None:
    assert told(Free(limit=limit, do=(helping.Buy(n=2),))) == (
        f"Without using your turn: buy up to 2 consumables ({english}).",
        f"Sans perdre son tour : achetez 2 consommables au plus ({french}).",
    )


def test_a_save_avoids_what_happens_to_its_target() -> None:
    save = Save(stats=("FOR", "DEX"), value=14)
    effect = (fighting.Lose(gauge="VIT", n=3), fighting.Poison(n=2))

    assert told(Here(to="heroes", save=save, do=effect)) == (
        "Each hero rolls FOR or DEX 14 or loses 3 VIT and suffers poison 2.",
        "Chaque héros réussit FOR ou DEX 14 ou perd 3 VIT et subit poison 2.",
    )
    assert told(Here(to="self", save=save, do=effect[:1])) == (
        "You roll FOR or DEX 14 or lose 3 VIT.",
        "Vous réussissez FOR ou DEX 14 ou perdez 3 VIT.",
    )


def test_a_room_offers_its_ways_to_pay() -> None:
    price = Price(crystals=1, unlock=True, item="bomb")

    assert told(Here(price=price, do=(dungeon.Draw(n=1),))) == (
        "You may pay 1 crystal, use what opens chests or use an Alchemical Bomb to: draw 1 card.",
        "Vous pouvez payer 1 cristal, utiliser ce qui ouvre les coffres ou utiliser une Bombe alchimique, et alors :"
        " piochez 1 carte.",
    )


# -- targets (9.3) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (Act(to="self", do=(HEAL,)), "you regain 4 VIT", "vous récupérez 4 VIT"),
        (Act(to="ally", do=(HEAL,)), "another hero regains 4 VIT", "un autre héros récupère 4 VIT"),
        (Act(to="allies", do=(HEAL,)), "each other hero regains 4 VIT", "chaque autre héros récupère 4 VIT"),
        (Act(to="heroes", do=(HEAL,)), "each hero regains 4 VIT", "chaque héros récupère 4 VIT"),
        (
            Act(to="heroes", up_to=2, do=(HEAL,)),
            "each of up to 2 heroes regains 4 VIT",
            "chacun de 2 héros au plus récupère 4 VIT",
        ),
        (Act(to="heroes", up_to=1, do=(HEAL,)), "up to one hero regains 4 VIT", "un héros au plus récupère 4 VIT"),
        (Act(to="random_hero", do=(HEAL,)), "a random hero regains 4 VIT", "un héros au hasard récupère 4 VIT"),
    ],
)
def test_heroes_are_subjects(line: Act, english: str, french: str) -> None:
    assert told(line) == (f"Action: {english}.", f"Action : {french}.")


DAMAGE = fighting.Damage(n=4)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (Act(range="front", to="enemy", do=(DAMAGE,)), "the front enemy", "l'ennemi de tête"),
        (Act(range="two", to="enemy", do=(DAMAGE,)), "one of the first two enemies", "un des deux premiers ennemis"),
        (Act(range="any", to="enemy", do=(DAMAGE,)), "any enemy", "n'importe quel ennemi"),
        (
            Act(range="unscreened", to="enemy", do=(DAMAGE,)),
            "any enemy, screened too",
            "n'importe quel ennemi, même protégé",
        ),
        (Act(to="enemy", do=(DAMAGE,)), "the enemy", "l'ennemi"),
        (Act(to="enemies", do=(DAMAGE,)), "each enemy", "chaque ennemi"),
        (Act(to="enemies", up_to=3, do=(DAMAGE,)), "each of up to 3 enemies", "chacun de 3 ennemis au plus"),
        (Act(to="first", up_to=2, do=(DAMAGE,)), "the first two enemies", "chacun des deux premiers ennemis"),
        (Act(to="first", up_to=4, do=(DAMAGE,)), "the first 4 enemies", "chacun des 4 premiers ennemis"),
    ],
)
def test_enemies_are_dealt_damage(line: Act, english: str, french: str) -> None:
    assert told(line) == (f"Action: deal 4 damage to {english}.", f"Action : infligez 4 dégâts à {french}.")


@pytest.mark.parametrize("to", [to for to in get_args(To) if to not in ("room", "place", "place_next", "self")])
def test_whoever_has_been_named_is_that_one_afterwards(to: To) -> None:
    up_to = 2 if to in ("first", "dead") else None
    verbs: tuple[UseVerb, ...] = (HEAL, fighting.Stun(), DAMAGE)
    english, french = told(Act(to=to, up_to=up_to, do=verbs))

    assert english.endswith(("damage to that hero.", "damage to that enemy.", "damage to each of them."))
    assert french.endswith(("dégâts à ce héros.", "dégâts à cet ennemi.", "dégâts à chacun d'eux."))


def test_verbs_with_one_subject_share_it() -> None:
    line = Act(to="hero", do=(helping.Gain(gauge="END", n=2), HEAL, helping.Cure(of="burn")))

    assert told(line) == (
        "Action: a hero gains 2 END, regains 4 VIT and is freed from burns.",
        "Action : un héros gagne 2 END, récupère 4 VIT et est libéré de la brûlure.",
    )


# -- verbs (9.5) that the house has in one form only ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "english", "french"),
    [
        (fighting.Damage(n=1), "deal 1 damage to you", "infligez 1 dégât à vous"),
        (fighting.Mod(by={"DEF": 1}, until="game"), "you have DEF +1 until the end of the game", None),
        (fighting.Mod(by={"ATK": -1}, until="round"), None, "vous avez ATK −1 jusqu'à la fin du tour du MDD"),
        (fighting.Poison(n=3), "you suffer poison 3", "vous subissez poison 3"),
        (fighting.Burn(n=2, turns=1), "you burn 2 for 1 turn", "vous brûlez 2 pendant 1 tour"),
        (helping.Revive(), "you return with all VIT", "vous revenez avec toute votre VIT"),
        (helping.Survive(n=1), "you stay at 1 VIT", "vous restez à 1 VIT"),
        (helping.Cure(of="mute"), "you are freed from muteness", "vous êtes libéré du mutisme"),
        (helping.Heal(n="heroes"), "you regain number of heroes VIT", "vous récupérez nombre de héros VIT"),
        (helping.Heal(n="2*(INT-1)"), "you regain 2 × (INT − 1) VIT", "vous récupérez 2 × (INT − 1) VIT"),
    ],
)
def test_verbs_speak_to_their_player(verb: UseVerb, english: str | None, french: str | None) -> None:
    said = told(Act(to="self", do=(verb,)))

    assert english is None or said[0] == f"Action: {english}."
    assert french is None or said[1] == f"Action : {french}."


def test_enemies_join_as_one_or_as_several() -> None:
    assert told(Turned(do=(fighting.Summon(n=1, where="end"),))) == (
        "Without a DM: 1 basic enemy joins at the end of the line.",
        "Sans MDD : 1 ennemi de base arrive en bout de ligne.",
    )
    assert told(Turned(do=(fighting.Summon(n=2, where="before_boss"),))) == (
        "Without a DM: 2 basic enemies join directly before the boss.",
        "Sans MDD : 2 ennemis de base arrivent juste devant le boss.",
    )


def test_the_number_in_a_monster_room_depends_on_the_team_and_a_die() -> None:
    assert told(Here(do=(fighting.Fight(kind="basic", n="T.room"),))) == (
        "Fight basic enemies (by team size and a d6).",
        "Combattez des ennemis de base (selon l'équipe et un d6).",
    )
    assert told(Here(do=(fighting.Fight(kind="powerful", n="T.raise+1"),)))[0] == (
        "Fight powerful enemies (1/1/2/3/5 by team size + 1)."
    )
