"""The sentences of all effects, in both languages (specification, section 9)."""

import pytest

from oakveil.games.avel.catalogue import TEXTS, house
from oakveil.games.avel.effects import (
    AddAttack,
    AddDefence,
    AddDie,
    Band,
    BrewDie,
    BuildWall,
    Coins,
    Draw,
    EquipmentEffect,
    Face,
    FewerDice,
    Heal,
    HealFull,
    Invade,
    Mend,
    NoEffects,
    Refill,
    Reroll,
    Retire,
    Reward,
    Rise,
    SealLair,
    SetTrap,
    Spring,
    Trade,
    Upgrade,
    Wish,
    WishResult,
    sentences,
)
from oakveil.kernel.text import Told, phrase, sentence

EN, FR = TEXTS.in_("en"), TEXTS.in_("fr")


def plain(french: str) -> str:
    """French with ordinary spaces in place of the ones that do not break."""
    return french.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


LAKE = Wish(
    price=1,
    dice=("green", "green"),
    table=(
        WishResult(("attack", "attack"), Coins(4)),
        WishResult(("defence", "attack"), Draw(1)),
        WishResult(("defence", "defence"), Upgrade(1)),
    ),
    rerolls=1,
)


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (
            AddDie("orange"),
            "Roll 1 extra orange die in every clash.",
            "Lancez 1 dé orange de plus à chaque affrontement.",
        ),
        (
            Reroll(1, ("black",)),
            "Once per battle: reroll 1 black die.",
            "Une fois par combat : relancez 1 dé noir.",
        ),
        (
            Reroll(2, ("green", "purple"), vs="red"),
            "Once per battle, against Ember: reroll up to 2 green or purple dice.",
            "Une fois par combat, contre la Braise : relancez jusqu'à 2 dés verts ou violets.",
        ),
        (
            Reroll(1, ("yellow", "blue", "orange"), vs="green"),
            "Once per battle, against Bramble: reroll 1 yellow, blue or orange die.",
            "Une fois par combat, contre la Ronce : relancez 1 dé jaune, bleu ou orange.",
        ),
        (
            AddAttack(vs="red"),
            "Once per battle, against Ember: add 1 attack.",
            "Une fois par combat, contre la Braise : ajoutez 1 attaque.",
        ),
        (AddAttack(), "Once per battle: add 1 attack.", "Une fois par combat : ajoutez 1 attaque."),
        (
            AddDefence(vs="blue"),
            "Once per battle, against Rime: add 1 defence.",
            "Une fois par combat, contre le Givre : ajoutez 1 défense.",
        ),
        (AddDefence(), "Once per battle: add 1 defence.", "Une fois par combat : ajoutez 1 défense."),
        (
            BrewDie("yellow"),
            "Before a battle: roll 1 extra yellow die in every clash of it.",
            "Avant un combat : lancez 1 dé jaune de plus à chacun de ses affrontements.",
        ),
        (
            HealFull(),
            "Before or after an action: regain all hearts.",
            "Avant ou après une action : retrouvez tous vos cœurs.",
        ),
        (Heal(1), "Regain 1 heart.", "Récupérez 1 cœur."),
        (Heal(2), "Regain 2 hearts.", "Récupérez 2 cœurs."),
        (FewerDice(("green",)), "You roll 1 green die fewer.", "Vous lancez 1 dé vert de moins."),
        (
            FewerDice(("orange", "blue", "yellow")),
            "You roll 1 orange, 1 blue and 1 yellow die fewer.",
            "Vous lancez 1 dé orange, 1 bleu et 1 jaune de moins.",
        ),
        (NoEffects("weapon"), "Your weapon has no effect.", "Votre arme est sans effet."),
        (NoEffects("shield"), "Your shield has no effect.", "Votre bouclier est sans effet."),
        (NoEffects("helmet"), "Your helmet has no effect.", "Votre casque est sans effet."),
        (
            NoEffects("elixir"),
            "You cannot drink elixirs for this battle.",
            "Vous ne pouvez pas boire d'élixir pour ce combat.",
        ),
        (Coins(4), "Take 4 coins.", "Prenez 4 pièces."),
        (Coins(1), "Take 1 coin.", "Prenez 1 pièce."),
        (
            Coins(2, "no_monster_here"),
            "If no monster is here: take 2 coins.",
            "S'il n'y a aucun monstre ici : prenez 2 pièces.",
        ),
        (Draw(1), "Draw 1 equipment token.", "Piochez 1 équipement."),
        (Draw(2), "Draw 2 equipment tokens.", "Piochez 2 équipements."),
        (
            Upgrade(1),
            "Upgrade 1 of your weapons, shields or helmets.",
            "Améliorez 1 de vos armes, boucliers ou casques.",
        ),
        (
            Upgrade(1, price=3),
            "Pay 3 coins: upgrade 1 of your weapons, shields or helmets.",
            "Payez 3 pièces : améliorez 1 de vos armes, boucliers ou casques.",
        ),
        (
            Trade(buy=3, sell=2, times=2),
            "Up to 2 times: pay 3 coins and draw 1 equipment token, or return 1 and take 2 coins.",
            "Jusqu'à 2 fois : payez 3 pièces et piochez 1 équipement, ou rendez-en 1 et prenez 2 pièces.",
        ),
        (
            Trade(buy=4, sell=1, times=1),
            "Pay 4 coins and draw 1 equipment token, or return 1 and take 1 coin.",
            "Payez 4 pièces et piochez 1 équipement, ou rendez-en 1 et prenez 1 pièce.",
        ),
        (BuildWall(3), "Pay 3 coins: build 1 wall at the castle.", "Payez 3 pièces : construisez 1 mur au château."),
        (
            SealLair(3),
            "Pay 3 coins: lay a moon seal on an empty lair.",
            "Payez 3 pièces : posez un sceau de lune sur une tanière vide.",
        ),
        (
            SetTrap(),
            "Pay a trap's price: lay it on a face-up tile.",
            "Payez le prix d'un piège : posez-le sur une tuile visible.",
        ),
        (
            LAKE,
            "Pay 1 coin, roll 2 green dice: two attacks - take 4 coins; one of each - draw 1 equipment token; "
            "two defences - upgrade 1. Otherwise you may reroll both once.",
            "Payez 1 pièce, lancez 2 dés verts : deux attaques - prenez 4 pièces ; "
            "une de chaque - piochez 1 équipement ; deux défenses - améliorez 1 équipement. "
            "Sinon, vous pouvez relancer les deux une fois.",
        ),
        (
            Wish(2, ("yellow", "blue", "blue"), (WishResult(("blank", "spell", "attack"), Heal(3)),), rerolls=2),
            "Pay 2 coins, roll 1 yellow die and 2 blue dice: one attack, one spell and one blank - regain 3 hearts. "
            "Otherwise you may reroll all up to 2 times.",
            "Payez 2 pièces, lancez 1 dé jaune et 2 dés bleus : une attaque, un sort et une face vide - "
            "récupérez 3 cœurs. Sinon, vous pouvez les relancer tous jusqu'à 2 fois.",
        ),
        (
            Wish(1, ("black",), (WishResult(("attack",), Draw(1)),)),
            "Pay 1 coin, roll 1 black die: one attack - draw 1 equipment token.",
            "Payez 1 pièce, lancez 1 dé noir : une attaque - piochez 1 équipement.",
        ),
        (Mend(1), "Each hero regains 1 heart.", "Chaque héros récupère 1 cœur."),
        (Mend(2), "Each hero regains 2 hearts.", "Chaque héros récupère 2 cœurs."),
        (
            Refill(),
            "A monster appears on every empty, unsealed lair in sight.",
            "Un monstre apparaît sur chaque tanière visible, vide et non scellée.",
        ),
        (Rise(), "The Black Moon rises.", "La Lune Noire se lève."),
        (Retire("seal"), "No more moon seals.", "Plus de sceaux de lune."),
        (Retire("trap"), "No more traps.", "Plus de pièges."),
        (Retire("wall"), "No more walls.", "Plus de murs."),
        (
            Spring(("orange", "orange"), 2),
            "When the Beast enters: roll 2 orange dice; each attack deals 1 damage, plus 2.",
            "Quand la Bête entre : lancez 2 dés orange ; chaque attaque inflige 1 dégât, plus 2.",
        ),
        (
            Spring(("orange", "green", "orange"), 0),
            "When the Beast enters: roll 2 orange dice and 1 green die; each attack deals 1 damage.",
            "Quand la Bête entre : lancez 2 dés orange et 1 dé vert ; chaque attaque inflige 1 dégât.",
        ),
    ],
)
def test_every_effect_is_told_in_both_languages(effect: Told, english: str, french: str) -> None:
    assert sentence(effect, EN) == english
    assert plain(sentence(effect, FR)) == french


@pytest.mark.parametrize(
    ("effects", "english", "french"),
    [
        (
            [AddDie("orange"), AddDie("orange")],
            ["Roll 2 extra orange dice in every clash."],
            ["Lancez 2 dés orange de plus à chaque affrontement."],
        ),
        (
            [AddDie("green"), Reroll(1, ("green",)), AddDie("green")],
            ["Roll 2 extra green dice in every clash.", "Once per battle: reroll 1 green die."],
            ["Lancez 2 dés verts de plus à chaque affrontement.", "Une fois par combat : relancez 1 dé vert."],
        ),
        (
            [AddDie("blue"), AddDie("yellow")],
            ["Roll 1 extra blue die in every clash.", "Roll 1 extra yellow die in every clash."],
            [
                "Lancez 1 dé bleu de plus à chaque affrontement.",
                "Lancez 1 dé jaune de plus à chaque affrontement.",
            ],
        ),
        (
            [BrewDie("yellow"), BrewDie("yellow")],
            ["Before a battle: roll 2 extra yellow dice in every clash of it."],
            ["Avant un combat : lancez 2 dés jaunes de plus à chacun de ses affrontements."],
        ),
        ([Heal(1), Heal(1)], ["Regain 1 heart.", "Regain 1 heart."], ["Récupérez 1 cœur.", "Récupérez 1 cœur."]),
    ],
)
def test_equal_extra_dice_are_told_together(
    effects: list[EquipmentEffect], english: list[str], french: list[str]
) -> None:
    assert sentences(effects, EN) == english
    assert [plain(line) for line in sentences(effects, FR)] == french


@pytest.mark.parametrize(
    ("heroes", "english", "french"),
    [
        (1, "1 hero: 2 small and 2 big monsters", "1 héros : 2 petits et 2 grands monstres"),
        (2, "2 heroes: 1 small and 1 big monster", "2 héros : 1 petit et 1 grand monstre"),
        (3, "3 heroes: 3 small and 1 big monster", "3 héros : 3 petits et 1 grand monstre"),
    ],
)
def test_a_crater_is_told_for_each_number_of_heroes(heroes: int, english: str, french: str) -> None:
    landing: dict[Face, tuple[str, ...]] = {
        "attack": ("stone_circles",),
        "defence": ("marketplace",),
        "blank": ("alchemist",),
    }
    invade = Invade((Band(2, 2), Band(1, 1), Band(3, 1), Band(4, 2)), landing)
    tiles = house().tiles
    in_english = {id: tile.name.in_("en") for id, tile in tiles.items()}
    in_french = {id: tile.name.in_("fr") for id, tile in tiles.items()}

    said = invade.message(EN, heroes, in_english)
    assert EN.say(said.id, **said.args) == (
        f"When the Black Moon rises with {english}; "
        "attack - Stone Circles, defence - Marketplace, blank - Alchemist Workshop."
    )
    said = invade.message(FR, heroes, in_french)
    assert plain(FR.say(said.id, **said.args)) == (
        f"Quand la Lune Noire se lève avec {french} ; "
        "attaque - Cercles de pierres, défense - Place du marché, vide - Atelier de l'alchimiste."
    )


def test_a_crater_may_send_one_size_only_and_leave_a_choice_of_tiles() -> None:
    bands = (Band(small=1, big=0), Band(small=2, big=0), Band(small=0, big=1), Band(small=0, big=0))
    invade = Invade(bands, {"attack": ("mill", "lake")})
    told = []
    for text, tiles in ((EN, {"mill": "Mill", "lake": "Lake"}), (FR, {"mill": "Moulin", "lake": "Lac"})):
        for heroes in (1, 2, 3, 4):
            said = invade.message(text, heroes, tiles)
            told.append(plain(text.say(said.id, **said.args)).partition(":")[2])

    assert told == [
        " 1 small monster; attack - Mill or Lake.",
        " 2 small monsters; attack - Mill or Lake.",
        " 1 big monster; attack - Mill or Lake.",
        " no monster; attack - Mill or Lake.",
        " 1 petit monstre ; attaque - Moulin ou Lac.",
        " 2 petits monstres ; attaque - Moulin ou Lac.",
        " 1 grand monstre ; attaque - Moulin ou Lac.",
        " aucun monstre ; attaque - Moulin ou Lac.",
    ]


def test_rewards_can_be_told_inside_a_sentence() -> None:
    rewards: list[Reward] = [Coins(2), Draw(2), Upgrade(1), Heal(1)]

    assert [phrase(reward, EN) for reward in rewards] == [
        "take 2 coins",
        "draw 2 equipment tokens",
        "upgrade 1",
        "regain 1 heart",
    ]
    assert [phrase(reward, FR) for reward in rewards] == [
        "prenez 2 pièces",
        "piochez 2 équipements",
        "améliorez 1 équipement",
        "récupérez 1 cœur",
    ]


def test_every_token_of_the_house_can_be_told() -> None:
    for text in (EN, FR):
        for token in house().equipment.values():
            for side in (token.basic, token.upgraded or token.basic):
                assert all(line.endswith(".") for line in sentences(side, text))
        for monster in house().monsters.values():
            assert all(sentence(reward, text) for reward in monster.rewards)
            assert monster.attribute is None or sentence(monster.attribute, text)
        for tile in house().tiles.values():
            assert tile.service is None or sentence(tile.service, text)
