"""One of a kind is never told as several: no "1 hearts", no « 1 cœurs »."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import oakveil
from oakveil.kernel.text import LOCALES, Locale, Texts
from tests.catalogues import messages_of

FOLDERS = sorted({file.parent for file in Path(oakveil.__file__).parent.rglob("*.ftl")})
SEVERAL: dict[Locale, str] = {
    "en": "actions|answers|attacks|broods|cards|cells|clashes|coins|defences|dice|effects|entries|faces|faults"
    "|games|hearts|heroes|lairs|letters|monsters|moves|names|neighbours|places|results|rewards|rounds|rules|seals|seats"
    "|seconds|shapes|spaces|spells|steps|things|tiles|times|tokens|traps|walls",
    "fr": "actions|affrontements|attaques|bonnes|cartes|cases|cœurs|coups|défenses|dégâts|dés|différents|effets"
    "|engeances|entrées|équipements|faces|fautes|formes|grands|jetons|joueurs|lettres|manches|monstres|murs|noms|parties"
    "|petites|petits|pièces|pièges|places|prénoms|récompenses|règles|réponses|sceaux|secondes|sorts|tanières|tuiles|voisines",
}
"""Things that are counted, in the plural."""

NEVER_ONE = {
    "avel-shape-block": "both sides are longer than one cell",
    "avel-shape-other": "one cell is a row",
    "avel-content-broods": "the number stands apart",
    "avel-content-backpack-size": "it says so of a backpack that is too large",
    "avel-content-layout-size": "a land has eleven tiles and more",
    "avel-content-layout-flaw": "a land has eleven tiles and more",
    "avel-content-no-die": "what is found there is the name of a die",
    "avel-content-no-hero-die": "what is found there is the name of a die",
    "avel-content-two-one-time": "one is no fault",
    "avel-content-too-few-names": "there are four heroes",
    "content-too-large": "the limit is far higher",
    "oakdell-event-AttackRolled": "who attacks has a name",
    "oakdell-event-BossAttacked": "who attacks has a name",
    "oakdell-event-BossEngaged": "who faces the boss has a name",
    "oakdell-event-GameSetUp": "a game has three rounds and more",
    "oakdell-event-Stepped": "who steps there has a name",
    "veiel-broken-answers": "five answers may count",
    "veiel-broken-text": "the limit is far higher",
    "veiel-event-AttackRolled": "who attacks has a name",
    "veiel-event-EnemyAttacked": "who attacks has a name",
    "veridia-detail-attack": "who attacks has a name",
    "veridia-event-TokenMoved": "who moves has a name",
    "veridia-event-AttackDeclared": "who attacks has a name",
    "server-too-many-seats": "one seat is never too many",
}
"""Messages in which these numbers are never one, and why."""


def texts_of(folder: Path) -> Texts:
    kernel = folder.name == "messages"  # those are part of every catalogue
    return Texts() if kernel else Texts(folder)


def counted(folder: Path) -> Iterator[str]:
    """All messages of a folder that speak of several where there is one."""
    for locale in LOCALES:
        text = texts_of(folder).in_(locale)
        for message, variables in messages_of(folder / f"{locale}.ftl").items():
            told = text.say(message, **dict.fromkeys(variables, 1))
            if message not in NEVER_ONE and re.search(rf"\b1 (\w+ )?({SEVERAL[locale]})\b", told):
                yield f"{message}: {told}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_one_is_not_told_as_several(folder: Path) -> None:
    assert list(counted(folder)) == []
