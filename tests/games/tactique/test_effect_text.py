"""The sentences of all effects and the texts of all cards, in both languages (specification, section 9)."""

import tomllib
from pathlib import Path

import pytest

from oakveil.games.tactique.catalogue import TEXTS, house
from oakveil.games.tactique.effects import (
    Alone,
    Armour,
    AtLeast,
    Attack,
    Aura,
    Block,
    CardStep,
    Choose,
    Damage,
    Dig,
    Discard,
    Draw,
    Exile,
    FirstCard,
    Grant,
    Heal,
    If,
    LifeTaken,
    Look,
    MaxRange,
    Modifier,
    Move,
    Obstacles,
    On,
    Passive,
    PlayNow,
    Pull,
    Push,
    Regain,
    Relocate,
    Repeat,
    Retreat,
    Retrieve,
    Rune,
    Search,
    Shift,
    SmallerHand,
    Split,
    Step,
    Summon,
    Swap,
    Teleport,
    ThatBesideAlly,
    ThatDead,
    Thorns,
    To,
    Trait,
    Until,
    Wound,
)
from oakveil.games.tactique.effects.telling import Telling, Voice, finished
from oakveil.games.tactique.records import X
from oakveil.games.tactique.wording import action_text, battlefield_text, card_text, enemy_text, x_text
from oakveil.kernel.text import LOCALES, Locale

GOLDEN = tomllib.loads(Path(__file__).with_name("golden_texts.toml").read_text("utf-8"))
NAMES = {id: card.name for id, card in house().cards.items()}


def plain(text: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def text_of(id: str, locale: Locale) -> str:
    """The generated text of any card of the house set."""
    box, text = house(), TEXTS.in_(locale)
    actions = {action.id: action for boss in box.bosses.values() for action in boss.action}
    if id in box.cards:
        told = card_text(box.cards[id], text, box.zones, NAMES)
    elif id in actions:
        told = action_text(actions[id], text, box.zones, NAMES)
    elif id in box.battlefields:
        told = battlefield_text(box.battlefields[id], text, box.zones, NAMES)
    else:
        told = enemy_text((box.enemies | box.bosses)[id], text, box.zones, NAMES)
    return plain(told)


def telling(locale: Locale, voice: Voice, zone: str | None = None, no_self: bool = False) -> Telling:
    return Telling(
        text=TEXTS.in_(locale),
        zones=house().zones,
        names=NAMES,
        voice=voice,
        zone=zone,
        no_self=no_self,
        attack="touch" if voice == "enemy" else None,
    )


def on_a_card(*steps: Step, zone: str = "near2", no_self: bool = False) -> tuple[str, str]:
    """What a hero's card with this effect says, in English and in French."""
    english, french = (finished(telling(locale, "hero", zone, no_self).statements(steps)) for locale in LOCALES)
    return english, plain(french)


def on_an_enemy(*steps: Step) -> tuple[str, str]:
    """What an enemy with this turn says, whose attack has the zone Touch."""
    english, french = (finished(telling(locale, "enemy").statements(steps)) for locale in LOCALES)
    return english, plain(french)


def as_passive(passive: Passive, voice: Voice = "enemy") -> tuple[str, str]:
    english, french = (telling(locale, voice) for locale in LOCALES)
    told = [finished([tell.say(passive.message(tell))]) for tell in (english, french)]
    return told[0], plain(told[1])


@pytest.mark.parametrize("id", GOLDEN)
def test_golden_texts_come_out_letter_by_letter(id: str) -> None:
    assert {locale: text_of(id, locale) for locale in GOLDEN[id]} == GOLDEN[id]


# -- verbs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (
            Damage(n=2, to="all_enemies"),
            "Inflict 2 damage to all enemies in the zone.",
            "Infligez 2 dégâts à tous les ennemis de la zone.",
        ),
        (Wound(n=1, to="me"), "Take 1 wound.", "Subissez 1 blessure."),
        (Block(n=4, to="hero"), "A hero in the zone gains 4 block.", "Un héros de la zone gagne 4 de blocage."),
        (Heal(n=2, to="hero"), "Heal 2 wounds of a hero in the zone.", "Soignez 2 blessures à un héros de la zone."),
        (Draw(n=2), "Draw 2 cards.", "Piochez 2 cartes."),
        (
            Move(n=3, through=True),
            "Move up to 3 spaces, passing through enemies.",
            "Déplacez-vous de 3 cases au plus, en traversant les ennemis.",
        ),
        (
            Shift(n=2, to="enemy"),
            "Move an enemy in the zone up to 2 spaces.",
            "Déplacez un ennemi de la zone de 2 cases au plus.",
        ),
        (Push(n=1, to="enemy"), "Push an enemy in the zone 1 space.", "Repoussez un ennemi de la zone de 1 case."),
        (Pull(n=3, to="enemy"), "Pull an enemy in the zone 3 spaces.", "Attirez un ennemi de la zone de 3 cases."),
        (
            Teleport(to="me", dest="near3"),
            "Place yourself on a free space in the Near 3 zone.",
            "Placez-vous sur une case libre dans la zone Proche 3.",
        ),
        (
            Look(n=3, take=1, rest="top"),
            "Look at the top 3 cards of your deck: take 1 into your hand, put the rest back on top in any order.",
            "Regardez les 3 cartes du dessus de votre deck : prenez-en 1 en main, replacez le reste dessus dans "
            "l'ordre de votre choix.",
        ),
        (
            Look(n=2, take=0, rest="bottom"),
            "Look at the top 2 cards of your deck: put them on the bottom of your deck in any order.",
            "Regardez les 2 cartes du dessus de votre deck : placez tout sous votre deck dans l'ordre de votre choix.",
        ),
        (
            Look(n=4, take=2, rest="discard"),
            "Look at the top 4 cards of your deck: take 2 into your hand, discard the rest.",
            "Regardez les 4 cartes du dessus de votre deck : prenez-en 2 en main, défaussez le reste.",
        ),
        (
            Dig(n=1, cards="attack"),
            "Reveal cards from your deck until you reveal 1 Attack card: take it into your hand and discard the "
            "others.",
            "Révélez des cartes de votre deck jusqu'à révéler 1 carte Attaque : prenez-la en main et défaussez les "
            "autres.",
        ),
        (
            Dig(n=2, cards="red"),
            "Reveal cards from your deck until you reveal 2 red cards: take them into your hand and discard the "
            "others.",
            "Révélez des cartes de votre deck jusqu'à révéler 2 cartes rouges : prenez-les en main et défaussez les "
            "autres.",
        ),
        (
            Search(n=1, cards="colourless"),
            "Search your deck for 1 colourless card, take it into your hand, then shuffle your deck.",
            "Cherchez 1 carte incolore dans votre deck, prenez-la en main, puis mélangez votre deck.",
        ),
        (
            Retrieve(n=1, source="exile", into="hand"),
            "Take 1 card from your exile into your hand.",
            "Reprenez 1 carte de votre exil en main.",
        ),
        (
            Retrieve(n=2, source="wounds", into="discard", cards="base"),
            "Put 2 base deck cards from your wounds into your discard pile.",
            "Placez 2 cartes du deck de base de vos blessures dans votre défausse.",
        ),
        (
            Retrieve(n=1, source="discard", into="deck_top", cards="healing"),
            "Put 1 Healing card from your discard pile on top of your deck.",
            "Placez 1 carte Soin de votre défausse sur votre deck.",
        ),
        (
            On(event="play", cards="card:strike", do=(Damage(n=2, to="enemy"),), until="turn"),
            'Until the end of your turn, each time you play a "Strike" card: inflict 2 damage to an enemy in the zone.',
            "Jusqu'à la fin de votre tour, chaque fois que vous jouez une carte « Frappe » : infligez 2 dégâts à un "
            "ennemi de la zone.",
        ),
        (
            If(cond=AtLeast(of="block", n=1), do=(Heal(n=1),), otherwise=(Block(n=2),)),
            "If you have any block: heal 1 of your wounds. Otherwise: gain 2 block.",
            "Si vous avez du blocage : soignez 1 de vos blessures. Sinon : gagnez 2 de blocage.",
        ),
        (
            Choose(options=((Damage(n=3, to="enemy"),), (Block(n=5),))),
            "Choose one: inflict 3 damage to an enemy in the zone; or gain 5 block.",
            "Au choix : infligez 3 dégâts à un ennemi de la zone ; ou gagnez 5 de blocage.",
        ),
        (
            Repeat(n="X", do=(Damage(n=2, to="enemy"),)),
            "X times: inflict 2 damage to an enemy in the zone.",
            "X fois : infligez 2 dégâts à un ennemi de la zone.",
        ),
        (
            Rune(on="enemy_enters", do=(Damage(n=4, to="trigger"),), uses=1),
            "Place this card as a rune on a space of the zone. When an enemy enters its space: inflict 4 damage to "
            "that enemy. The rune is then discarded.",
            "Placez cette carte comme rune sur une case de la zone. Quand un ennemi entre dans sa case : infligez 4 "
            "dégâts à cet ennemi. La rune est alors défaussée.",
        ),
        (
            Rune(on="hero_turn_start", do=(Draw(n=1, to="trigger"),), uses=3, zone="ring"),
            "Place this card as a rune on a space of the Ring zone. When a hero starts its turn on its space: that "
            "hero draws 1 card. The rune is discarded after 3 uses.",
            "Placez cette carte comme rune sur une case de la zone Anneau. Quand un héros commence son tour sur sa "
            "case : ce héros pioche 1 carte. La rune est défaussée après 3 utilisations.",
        ),
    ],
)
def test_a_step_of_a_card_is_told(step: CardStep, english: str, french: str) -> None:
    assert on_a_card(step) == (english, french)


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (
            Swap(to="hero"),
            "Swap places with another hero anywhere on the board.",
            "Échangez votre place avec un autre héros n'importe où sur le plateau.",
        ),
        (
            PlayNow(n=2, to="hero"),
            "Another hero anywhere on the board may immediately play up to 2 cards from their hand.",
            "Un autre héros n'importe où sur le plateau peut jouer immédiatement 2 cartes de sa main au plus.",
        ),
        (
            Teleport(to="hero", dest="all"),
            "Place another hero on any free space of the board.",
            "Placez un autre héros sur n'importe quelle case libre du plateau.",
        ),
        (
            Draw(n=1, to="all_heroes"),
            "All other heroes each draw 1 card.",
            "Tous les autres héros piochent chacun 1 carte.",
        ),
        (
            Block(n=3, to="heroes", up_to=2, zone="ring"),
            "Up to 2 other heroes in the Ring zone gain 3 block.",
            "2 autres héros de la zone Anneau au plus gagnent 3 de blocage.",
        ),
        (
            Heal(n="2X", to="all_heroes"),
            "Heal 2X wounds of each of the other heroes.",
            "Soignez 2X blessures à chacun des autres héros.",
        ),
        (
            Damage(n=1, to="all_enemies"),
            "Inflict 1 damage to all enemies.",
            "Infligez 1 dégât à tous les ennemis.",
        ),
    ],
)
def test_a_step_reaches_others_on_the_whole_board(step: CardStep, english: str, french: str) -> None:
    assert on_a_card(step, zone="all", no_self=True) == (english, french)


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (
            [Attack(mode="single", move=2, zone="touch", hit=(Damage(n=3, to="target"), Push(n=1, to="target")))],
            "Move up to 2 spaces, then attack one hero in the zone: 3 damage, pushed 1 space.",
            "Déplacement de 2 cases au plus, puis attaque un héros de la zone : 3 dégâts, recul de 1 case.",
        ),
        (
            [
                Attack(mode="single", move=2, zone="touch", hit=(Damage(n=2, to="target"),)),
                Regain(n=1, then=True),
            ],
            "Move up to 2 spaces, then attack one hero in the zone: 2 damage, then it regains 1 life.",
            "Déplacement de 2 cases au plus, puis attaque un héros de la zone : 2 dégâts, puis il regagne 1 vie.",
        ),
        (
            [Attack(mode="multi", zone="ring", hit=(Exile(n=2, to="target"), Pull(n=2, to="target")))],
            "Attack as many heroes as possible in the Ring zone: 2 cards exiled, pulled 2 spaces.",
            "Attaque le plus de héros possible de la zone Anneau : exil de 2 cartes, attraction de 2 cases.",
        ),
        (
            [Attack(mode="multi", zone="touch", hit=(Grant(mod="weakened", n=2, to="target", until="next_turn"),))],
            "Attack as many heroes as possible in the zone. Until the end of its next turn, each attacked hero "
            "inflicts 2 less damage.",
            "Attaque le plus de héros possible de la zone. Jusqu'à la fin de son prochain tour, chaque cible inflige "
            "2 dégâts de moins.",
        ),
        (
            [Split(n=3, zone="cross1")],
            "The heroes in the Cross zone split 3 damage by threat.",
            "Les héros de la zone Croix se partagent 3 dégâts selon la menace.",
        ),
        (
            [Summon(n=1, pile="basic", most=2)],
            "Summon 1 Basic enemy (no more than 2 of its summons on the board).",
            "Invoque 1 ennemi basique (pas plus de 2 de ses invocations sur le plateau).",
        ),
        (
            [Summon(n=2, pile="powerful", most=1)],
            "Summon 2 Powerful enemies (no more than 1 of its summons on the board).",
            "Invoque 2 ennemis puissants (pas plus d'une de ses invocations sur le plateau).",
        ),
        (
            [Retreat(n=2)],
            "It moves up to 2 spaces away from the heroes.",
            "Il s'éloigne des héros de 2 cases au plus.",
        ),
        (
            [Relocate()],
            "It moves to a random free space (black dice).",
            "Il se place sur une case libre au hasard (dés noirs).",
        ),
        (
            [Damage(n=2, to="me"), Pull(n=2, to="all_heroes"), Discard(n=1, to="all_heroes", zone="ring")],
            "It takes 2 damage. It pulls all heroes 2 spaces. All heroes in the Ring zone each discard 1 card.",
            "Il subit 2 dégâts. Il attire tous les héros de 2 cases. Tous les héros de la zone Anneau défaussent "
            "chacun 1 carte.",
        ),
    ],
)
def test_a_turn_of_an_enemy_is_told(steps: list[Step], english: str, french: str) -> None:
    assert on_an_enemy(*steps) == (english, french)


@pytest.mark.parametrize(
    ("passive", "english", "french"),
    [
        (Armour(n=1), "Each damage it takes is reduced by 1.", "Chaque dégât qu'il subit est réduit de 1."),
        (
            Thorns(n=1),
            "An adjacent hero that damages it with a card takes 1 damage.",
            "Un héros adjacent qui lui inflige des dégâts avec une carte subit 1 dégât.",
        ),
        (
            Aura(mod="strong", n=1, to="other_enemies", zone="ring"),
            "All other enemies in the Ring zone inflict 1 more damage.",
            "Tous les autres ennemis de la zone Anneau infligent 1 dégât de plus.",
        ),
        (
            Aura(mod="armour", n=2, to="all_enemies"),
            "All enemies take 2 less damage each time they are damaged.",
            "Tous les ennemis subissent 2 dégâts de moins à chaque fois.",
        ),
        (
            Aura(mod="heal", n=-2, to="all_heroes", zone="near2"),
            "Each time a hero in the Near 2 zone heals, it heals 2 wounds fewer.",
            "Chaque fois qu'un héros de la zone Proche 2 se soigne, il soigne 2 blessures de moins.",
        ),
        (
            Aura(mod="move", n=1, to="all_heroes"),
            "Each movement effect of a hero gives 1 space more (discarding a card still gives 1).",
            "Chaque effet de déplacement d'un héros donne 1 case de plus (défausser une carte donne toujours 1 "
            "déplacement).",
        ),
        (
            Aura(mod="speed", n=2, to="other_enemies", zone="ring"),
            "Other enemies in the Ring zone that can move may move 2 spaces further.",
            "Les autres ennemis de la zone Anneau qui se déplacent peuvent aller 2 cases plus loin.",
        ),
        (
            Trait(trait="one_life_per_card"),
            "It loses at most one life to the same card.",
            "Il perd au plus une vie par carte.",
        ),
        (
            Trait(trait="elusive"),
            "It cannot be targeted by heroes that are not adjacent to it.",
            "Il ne peut pas être ciblé par un héros qui ne lui est pas adjacent.",
        ),
        (
            Trait(trait="immovable"),
            "It cannot be moved, pushed, pulled or swapped by heroes.",
            "Les héros ne peuvent ni le déplacer, ni le repousser, ni l'attirer.",
        ),
        (
            Trait(trait="no_discard_move"),
            "Discarding a card gives no movement.",
            "Défausser une carte ne donne pas de déplacement.",
        ),
        (
            Trait(trait="reverse_threat"),
            "Enemies treat the lowest threat as the greatest.",
            "Les ennemis traitent la menace la plus faible comme la plus forte.",
        ),
        (
            Trait(trait="start_enemies"),
            "The encounter starts with the enemies' turn.",
            "L'affrontement commence par le tour des ennemis.",
        ),
        (
            SmallerHand(n=-1),
            "At the end of their turn, heroes draw up to 4 cards instead of 5.",
            "À la fin de leur tour, les héros complètent leur main à 4 cartes au lieu de 5.",
        ),
        (
            MaxRange(n=3),
            "Spaces more than 3 away are outside every zone (Whole Board zones excepted).",
            "Les cases à plus de 3 de distance sont hors de toute zone (sauf les zones Plateau entier).",
        ),
        (Obstacles(cells=("B2", "B5")), "B2, B5 are obstacles.", "B2, B5 sont des obstacles."),
        (Obstacles(cells=("B2",)), "B2 is an obstacle.", "B2 est un obstacle."),
    ],
)
def test_a_passive_is_told(passive: Passive, english: str, french: str) -> None:
    assert as_passive(passive) == (english, french)


# -- modifiers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grant", "english", "french"),
    [
        (
            Grant(mod="damage", n=1, to="me", cards="attack", until="turn"),
            "Until the end of your turn, your Attack cards inflict +1 damage.",
            "Jusqu'à la fin de votre tour, vos cartes Attaque infligent +1 dégât.",
        ),
        (
            Grant(mod="damage", n=2, to="me", cards="card:shoot", uses=2, until="turn"),
            'Your next 2 "Shoot" cards inflict +2 damage (until the end of your turn).',
            "Vos 2 prochaines cartes « Tir » infligent +2 dégâts (jusqu'à la fin de votre tour).",
        ),
        (
            Grant(mod="threat", n=3, to="me", until="round"),
            "Until the end of the enemies' turn, your threat is increased by 3.",
            "Jusqu'à la fin du tour des ennemis, votre menace augmente de 3.",
        ),
        (
            Grant(mod="threat", n=-2, to="hero", until="round"),
            "Until the end of the enemies' turn, the threat of a hero in the zone is decreased by 2.",
            "Jusqu'à la fin du tour des ennemis, la menace d'un héros de la zone diminue de 2.",
        ),
        (
            Grant(mod="exposed", n=1, to="enemy", until="round"),
            "Until the end of the enemies' turn, an enemy in the zone takes 1 more damage each time it is damaged.",
            "Jusqu'à la fin du tour des ennemis, un ennemi de la zone subit 1 dégât de plus à chaque fois.",
        ),
        (
            Grant(mod="weakened", n=1, to="enemy", until="round"),
            "Until the end of the enemies' turn, an enemy in the zone inflicts 1 less damage.",
            "Jusqu'à la fin du tour des ennemis, un ennemi de la zone inflige 1 dégât de moins.",
        ),
        (
            Grant(mod="armour", n=1, to="hero", until="round"),
            "Until the end of the enemies' turn, a hero in the zone takes 1 less damage each time it is damaged.",
            "Jusqu'à la fin du tour des ennemis, un héros de la zone subit 1 dégât de moins à chaque fois.",
        ),
        (
            Grant(mod="thorns", n=2, to="me", until="round"),
            "Until the end of the enemies' turn, an adjacent enemy that damages you takes 2 damage.",
            "Jusqu'à la fin du tour des ennemis, un ennemi adjacent qui vous inflige des dégâts subit 2 dégâts.",
        ),
        (
            Grant(mod="thorns", n=1, to="all_heroes", until="round"),
            "Until the end of the enemies' turn, an adjacent enemy that damages a hero in the zone takes 1 damage.",
            "Jusqu'à la fin du tour des ennemis, un ennemi adjacent qui inflige des dégâts à un héros de la zone subit "
            "1 dégât.",
        ),
        (
            Grant(mod="hidden", to="me", until="round"),
            "Until the end of the enemies' turn, you cannot be attacked.",
            "Jusqu'à la fin du tour des ennemis, vous ne pouvez pas être attaqué.",
        ),
        (
            Grant(mod="hidden", to="all_heroes", until="round"),
            "Until the end of the enemies' turn, no hero in the zone can be attacked.",
            "Jusqu'à la fin du tour des ennemis, aucun héros de la zone ne peut être attaqué.",
        ),
        (
            Grant(mod="guard", to="me", until="round"),
            "Until the end of the enemies' turn, damage that enemies would inflict on heroes in the zone is inflicted "
            "on you instead.",
            "Jusqu'à la fin du tour des ennemis, les dégâts que les ennemis infligeraient aux héros dans la zone vous "
            "sont infligés à la place.",
        ),
        (
            Grant(mod="rooted", to="enemy", until="round"),
            "Until the end of the enemies' turn, an enemy in the zone cannot move.",
            "Jusqu'à la fin du tour des ennemis, un ennemi de la zone ne peut pas se déplacer.",
        ),
        (
            Grant(mod="stunned", to="enemy", until="round"),
            "An enemy in the zone loses its next turn (a boss plays one Action fewer).",
            "Un ennemi de la zone perd son prochain tour (un boss joue une Action de moins).",
        ),
        (
            Grant(mod="burning", n=2, to="enemy", until="encounter"),
            "Until the end of the encounter, an enemy in the zone takes 2 damage at the start of each of its turns.",
            "Jusqu'à la fin de l'affrontement, un ennemi de la zone subit 2 dégâts au début de chacun de ses tours.",
        ),
        (
            Grant(mod="open_wounds", to="enemy", until="encounter"),
            "Until the end of the encounter, the wounds of an enemy in the zone do not heal at the end of the enemies' "
            "turn.",
            "Jusqu'à la fin de l'affrontement, les blessures d'un ennemi de la zone ne guérissent pas à la fin du tour "
            "des ennemis.",
        ),
        (
            Grant(mod="keep_block", to="me", until="round"),
            "Your block is not removed at the end of this enemies' turn.",
            "Votre blocage n'est pas retiré à la fin de ce tour des ennemis.",
        ),
        (
            Grant(mod="echo", to="me", uses=1, until="turn"),
            "The effect of the next card you play this turn is resolved twice.",
            "L'effet de la prochaine carte que vous jouez ce tour est résolu deux fois.",
        ),
        (
            Grant(mod="echo", to="hero", cards="movement", uses=1, until="turn"),
            "The effect of the next Movement card played by a hero in the zone is resolved twice (until the end of "
            "that hero's turn).",
            "L'effet de la prochaine carte Déplacement jouée par un héros de la zone est résolu deux fois (jusqu'à la "
            "fin du tour de ce héros).",
        ),
        (
            Grant(mod="hand", n=1, to="me", until="turn"),
            "At the end of your turn, draw up to 6 cards instead of 5.",
            "À la fin de votre tour, complétez votre main à 6 cartes au lieu de 5.",
        ),
        (
            Grant(mod="block", n=1, to="me", until="turn"),
            "Until the end of your turn, each time you gain block, add 1.",
            "Jusqu'à la fin de votre tour, chaque fois que vous gagnez du blocage, ajoutez 1.",
        ),
        (
            Grant(mod="heal", n=1, to="me", until="turn"),
            "Until the end of your turn, each time you heal wounds with a card, heal 1 more.",
            "Jusqu'à la fin de votre tour, chaque fois que vous soignez des blessures avec une carte, soignez-en 1 de "
            "plus.",
        ),
        (
            Grant(mod="move", n=1, to="me", until="turn"),
            "Until the end of your turn, each movement effect gives you 1 more space.",
            "Jusqu'à la fin de votre tour, chaque effet de déplacement donne 1 case de plus.",
        ),
    ],
)
def test_a_modifier_from_a_card_is_told(grant: Grant, english: str, french: str) -> None:
    assert on_a_card(grant) == (english, french)


@pytest.mark.parametrize(
    ("grant", "english", "french"),
    [
        (
            Grant(mod="strong", n=1, to="all_enemies", until="own_turn"),
            "Until the start of its next turn, all enemies inflict 1 more damage.",
            "Jusqu'au début de son prochain tour, tous les ennemis infligent 1 dégât de plus.",
        ),
        (
            Grant(mod="untargetable", to="me", until="own_turn"),
            "Until the start of its next turn, it cannot be targeted.",
            "Jusqu'au début de son prochain tour, il ne peut pas être ciblé.",
        ),
        (
            Grant(mod="no_heal", to="all_heroes", until="own_turn"),
            "Until the start of its next turn, no hero can heal.",
            "Jusqu'au début de son prochain tour, aucun héros ne peut se soigner.",
        ),
    ],
)
def test_a_modifier_from_an_enemy_is_told(grant: Grant, english: str, french: str) -> None:
    assert on_an_enemy(grant) == (english, french)


def test_a_bonus_may_be_for_the_next_card_of_another_hero() -> None:
    bonus = Grant(mod="damage", n=2, to="hero", cards="attack", uses=1, until="turn")

    assert on_a_card(bonus, no_self=True) == (
        "The next Attack card of another hero in the zone inflicts +2 damage (until the end of that hero's turn).",
        "La prochaine carte Attaque d'un autre héros de la zone inflige +2 dégâts (jusqu'à la fin du tour de ce "
        "héros).",
    )


# -- several steps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAC-PLAY-05")
@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (
            [Discard(n=2), Draw(n=3, then=True)],
            "Discard 2 cards, then draw 3 cards.",
            "Défaussez 2 cartes, puis piochez 3 cartes.",
        ),
        (
            [Exile(n=1), Draw(n=1, then=True), Block(n=1)],
            "Exile 1 card, then draw 1 card. Gain 1 block.",
            "Exilez 1 carte, puis piochez 1 carte. Gagnez 1 de blocage.",
        ),
        ([Discard(n=2), Draw(n=3)], "Discard 2 cards. Draw 3 cards.", "Défaussez 2 cartes. Piochez 3 cartes."),
    ],
)
def test_linked_steps_are_one_sentence(steps: list[Step], english: str, french: str) -> None:
    assert on_a_card(*steps) == (english, french)


@pytest.mark.rule("TAC-PLAY-10")
@pytest.mark.parametrize(
    ("first", "to", "english", "french"),
    [
        (Damage(n=1, to="enemy"), "that", "that enemy", "cet ennemi"),
        (Damage(n=1, to="all_enemies"), "those", "those enemies", "ces ennemis"),
        (Draw(n=1, to="hero"), "that", "that hero", "ce héros"),
        (Draw(n=1, to="all_heroes"), "those", "those heroes", "ces héros"),
        (Choose(options=((Draw(n=1, to="hero"),), (Draw(n=1),))), "that", "that hero", "ce héros"),
    ],
)
def test_that_and_those_are_whom_an_earlier_step_was_for(first: Step, to: To, english: str, french: str) -> None:
    told = on_a_card(first, Push(n=1, to=to))

    assert told[0].endswith(f"Push {english} 1 space.")
    assert told[1].endswith(f"Repoussez {french} de 1 case.")


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        (AtLeast(of="wounds", n=3), "If you have at least 3 wounds", "Si vous avez au moins 3 blessures"),
        (AtLeast(of="wounds", n=1), "If you have at least 1 wound", "Si vous avez au moins 1 blessure"),
        (AtLeast(of="block", n=2), "If you have at least 2 block", "Si vous avez au moins 2 de blocage"),
        (AtLeast(of="exile", n=2), "If you have at least 2 exiled cards", "Si vous avez au moins 2 cartes exilées"),
        (AtLeast(of="hand", n=1), "If you have at least 1 card in your hand", "Si vous avez au moins 1 carte en main"),
        (
            ThatBesideAlly(),
            "If another hero is adjacent to that enemy",
            "Si un autre héros est adjacent à cet ennemi",
        ),
        (LifeTaken(), "If it lost a life that way", "S'il a perdu une vie ainsi"),
        (ThatDead(), "If it died that way", "S'il en est mort"),
        (FirstCard(), "If this is your first card this turn", "Si c'est votre première carte de ce tour"),
        (Alone(), "If no other hero is adjacent to you", "Si aucun autre héros ne vous est adjacent"),
    ],
)
def test_a_condition_is_told(condition: AtLeast, english: str, french: str) -> None:
    assert on_a_card(If(cond=condition, do=(Draw(n=1), Block(n=1)))) == (
        f"{english}: draw 1 card. Gain 1 block.",
        f"{french} : piochez 1 carte. Gagnez 1 de blocage.",
    )


@pytest.mark.parametrize(
    ("reaction", "english", "french"),
    [
        (
            On(event="play", cards="attack", do=(Draw(n=1),)),
            "Each time you play an Attack card: draw 1 card.",
            "Chaque fois que vous jouez une carte Attaque : piochez 1 carte.",
        ),
        (
            On(event="kill", do=(Draw(n=1),), limit=2),
            "Each time you defeat an enemy (at most 2 times per round): draw 1 card.",
            "Chaque fois que vous éliminez un ennemi (au plus 2 fois par manche) : piochez 1 carte.",
        ),
        (
            On(event="wounded", do=(Draw(n=1),), limit=1),
            "Each time you take one or more wounds (at most once per round): draw 1 card.",
            "Chaque fois que vous subissez une ou plusieurs blessures (au plus une fois par manche) : piochez 1 carte.",
        ),
        (
            On(event="discarded", do=(Draw(n=1),), where="hand"),
            "While this card is in your hand, each time you discard a card: draw 1 card.",
            "Tant que cette carte est dans votre main, chaque fois que vous défaussez une carte : piochez 1 carte.",
        ),
        (
            On(event="exiled", do=(Draw(n=1), Block(n=1))),
            "Each time you exile a card: draw 1 card. Gain 1 block.",
            "Chaque fois que vous exilez une carte : piochez 1 carte. Gagnez 1 de blocage.",
        ),
        (
            On(event="turn_start", do=(Draw(n=1),)),
            "At the start of your turn: draw 1 card.",
            "Au début de votre tour : piochez 1 carte.",
        ),
        (
            On(event="encounter_start", do=(Draw(n=1),)),
            "At the start of the encounter: draw 1 card.",
            "Au début de l'affrontement : piochez 1 carte.",
        ),
        (
            On(event="dying", do=(Heal(n=4),), once=True),
            "When you would die: heal 4 of your wounds. Then remove this card from the game.",
            "Quand vous devriez mourir : soignez 4 de vos blessures. Retirez ensuite cette carte de la partie.",
        ),
    ],
)
def test_a_reaction_of_a_card_is_told(reaction: On, english: str, french: str) -> None:
    assert on_a_card(reaction) == (english, french)


@pytest.mark.parametrize(
    ("reaction", "voice", "english", "french"),
    [
        (
            On(event="life_lost", do=(Summon(n=1, pile="basic"),)),
            "enemy",
            "Each time it loses a life: it summons 1 Basic enemy.",
            "Chaque fois qu'il perd une vie : il invoque 1 ennemi basique.",
        ),
        (
            On(event="death", do=(Damage(n=1, to="all_heroes", zone="ring"),)),
            "enemy",
            "When it dies: all heroes in the Ring zone take 1 damage.",
            "Quand il meurt : tous les héros de la zone Anneau subissent 1 dégât.",
        ),
        (
            On(event="round_start", do=(Block(n=1),)),
            "enemy",
            "At the start of each heroes' turn: it gains 1 block.",
            "Au début de chaque tour des héros : il gagne 1 de blocage.",
        ),
        (
            On(event="round_start", round=3, do=(Block(n=1, to="all_enemies"),)),
            "battlefield",
            "At the start of heroes' turn number 3: all enemies gain 1 block.",
            "Au début du tour des héros numéro 3 : tous les ennemis gagnent 1 de blocage.",
        ),
        (
            On(event="round_end", round=2, do=(Summon(n=1, pile="basic"),)),
            "battlefield",
            "At the end of enemies' turn number 2: summon 1 Basic enemy.",
            "À la fin du tour des ennemis numéro 2 : invoquez 1 ennemi basique.",
        ),
        (
            On(event="round_end", do=(Damage(n=1, to="all_heroes"),)),
            "battlefield",
            "At the end of each enemies' turn: all heroes take 1 damage.",
            "À la fin de chaque tour des ennemis : tous les héros subissent 1 dégât.",
        ),
        (
            On(event="hero_turn_end", zone="cross1", do=(Wound(n=1, to="trigger"),)),
            "enemy",
            "When a hero ends its turn in the Cross zone: that hero takes 1 wound.",
            "Quand un héros finit son tour dans la zone Croix : ce héros subit 1 blessure.",
        ),
        (
            On(event="hero_turn_end", cells="border", do=(Discard(n=1, to="trigger"),)),
            "battlefield",
            "When a hero ends its turn on the edge of the board: that hero discards 1 card.",
            "Quand un héros finit son tour au bord du plateau : ce héros défausse 1 carte.",
        ),
        (
            On(event="hero_turn_end", do=(Exile(n=1, to="trigger"),)),
            "battlefield",
            "When a hero ends its turn: that hero exiles 1 card.",
            "Quand un héros finit son tour : ce héros exile 1 carte.",
        ),
        (
            On(event="enemy_death", do=(Block(n=2, to="all_enemies", keep=True),)),
            "battlefield",
            "Each time an enemy dies: all enemies gain 2 block (kept until the end of the next enemies' turn).",
            "Chaque fois qu'un ennemi meurt : tous les ennemis gagnent 2 de blocage (conservé jusqu'à la fin du "
            "prochain tour des ennemis).",
        ),
    ],
)
def test_a_reaction_of_an_enemy_or_a_battlefield_is_told(reaction: On, voice: Voice, english: str, french: str) -> None:
    assert as_passive(reaction, voice) == (english, french)


@pytest.mark.parametrize(
    ("x", "english", "french"),
    [
        (X(of="choose", least=1, most=3), "X = your choice from 1 to 3.", "X = au choix, de 1 à 3."),
        (
            X(of="wounds", least=1, most=4),
            "X = number of your wounds, at least 1, at most 4.",
            "X = nombre de vos blessures, au moins 1, au plus 4.",
        ),
        (X(of="block"), "X = your block.", "X = votre blocage."),
        (
            X(of="hand", least=2),
            "X = number of cards in your hand, at least 2.",
            "X = nombre de cartes de votre main, au moins 2.",
        ),
        (
            X(of="exile", most=6),
            "X = number of your exiled cards, at most 6.",
            "X = nombre de vos cartes exilées, au plus 6.",
        ),
        (
            X(of="enemies", zone="ring"),
            "X = number of enemies in the Ring zone.",
            "X = nombre d'ennemis dans la zone Anneau.",
        ),
        (
            X(of="enemies", zone="all"),
            "X = number of enemies on the board.",
            "X = nombre d'ennemis sur le plateau.",
        ),
        (
            X(of="played", cards="attack"),
            "X = number of Attack cards you have resolved this turn.",
            "X = nombre de cartes Attaque que vous avez résolues ce tour.",
        ),
        (
            X(of="played"),
            "X = number of cards you have resolved this turn.",
            "X = nombre de cartes que vous avez résolues ce tour.",
        ),
    ],
)
def test_the_card_says_what_x_is(x: X, english: str, french: str) -> None:
    assert [plain(x_text(x, telling(locale, "hero", "ring"))) for locale in LOCALES] == [english, french]


@pytest.mark.parametrize(
    ("until", "english", "french"),
    [
        ("turn", "until the end of that hero's turn", "jusqu'à la fin du tour de ce héros"),
        ("round", "until the end of the enemies' turn", "jusqu'à la fin du tour des ennemis"),
        ("next_turn", "until the end of its next turn", "jusqu'à la fin de son prochain tour"),
        ("own_turn", "until the start of its next turn", "jusqu'au début de son prochain tour"),
        ("encounter", "until the end of the encounter", "jusqu'à la fin de l'affrontement"),
    ],
)
@pytest.mark.rule("TAC-DUR-01")
def test_the_end_of_a_lasting_effect_is_told(until: Until, english: str, french: str) -> None:
    told = on_a_card(Grant(mod="damage", n=1, to="hero", uses=1, until=until))

    assert f"({english})." in told[0] and f"({french})." in told[1]


# -- everything -------------------------------------------------------------------------------------------------------


TARGETS: list[To] = [
    "me",
    "enemy",
    "enemies",
    "all_enemies",
    "hero",
    "heroes",
    "all_heroes",
    "dead_hero",
    "that",
    "those",
    "trigger",
]


@pytest.mark.parametrize("to", TARGETS)
@pytest.mark.parametrize("verb", [Damage, Block, Heal, Draw, Discard, Exile, Move, Push, Pull, Shift])
@pytest.mark.parametrize("n", [1, 2, "X"])
def test_every_target_can_be_told_with_every_verb(verb: type[Draw], to: To, n: int) -> None:
    if to == "me" and verb.__name__ in ("Push", "Pull", "Shift"):
        pytest.skip("nobody pushes, pulls or shifts itself")
    for told in on_a_card(verb(n=n, to=to)):
        assert told.endswith(".") and "  " not in told and "{" not in told and f" {n} " in told.replace(".", " .")


@pytest.mark.parametrize("to", TARGETS)
@pytest.mark.parametrize("mod", Modifier.__args__)  # type: ignore[attr-defined]
@pytest.mark.parametrize("uses", [None, 1, 2])
@pytest.mark.parametrize("n", [-1, 2])
def test_every_modifier_can_be_told_of_everybody(mod: Modifier, to: To, uses: int | None, n: int) -> None:
    if to == "me" and mod in ("stunned", "burning", "open_wounds"):
        pytest.skip("only enemies have this")
    for told in on_a_card(Grant(mod=mod, n=n, to=to, until="turn", uses=uses)):
        assert told.endswith(".") and "  " not in told and "{" not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_house_has_a_text(locale: Locale) -> None:
    box = house()
    actions = [action.id for boss in box.bosses.values() for action in boss.action]
    ids = [*box.cards, *box.enemies, *box.bosses, *actions, *box.battlefields]

    for id in ids:
        told = text_of(id, locale)
        assert told[0].isupper() or told[0].isdigit()
        assert told.endswith(".") and "  " not in told and ".." not in told and " ." not in told
