"""Why a sensible player answers as it does, in a sentence: what changes most by its plan for the turn (section 10).

Small decisions have a message each. Nothing here knows what lies face down.
"""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text

from .bots import MEMORY, SENSIBLE, fingerprint
from .choices import DiscardToMove, EndTurn, Stay
from .events import CardDrawn, DamageDealt, EnemyDied, Healed, LifeLost
from .naming import Naming
from .preview import forecast
from .sequence import HeroTurn
from .state import EnemyId, Tactique

KILL, LIFE, WOUND, SAVED, HEALED, DRAWN = 6.0, 2.5, 0.5, 1.5, 1.5, 1.0
"""How much each thing that a plan does counts when the leading ones are told."""
TOLD = 3
"""So many are told."""
LONGEST_PLAN = 60


def why(g: Tactique, ask: Ask, choice: Option, text: Text) -> str:
    """Why a sensible player would give this answer; "" where there is nothing to say."""
    message = f"tactique-why-{type(choice).__name__}"
    if text.has(message):
        said = text.say(message)
    elif g.within(HeroTurn) is None:
        return ""
    else:
        said = _of_turn(g, ask, choice, text)
    return said[:1].upper() + said[1:]


class _Deeds:
    """What happens while a plan is carried out."""

    def __init__(self) -> None:
        self.killed: list[EnemyId] = []
        self.lives = self.wounds = self.healed = self.drawn = 0

    def hear(self, event: Event) -> None:
        match event:
            case EnemyDied(enemy=enemy):
                self.killed.append(enemy)
            case LifeLost():
                self.lives += 1
            case DamageDealt(wounds=wounds):
                self.wounds += wounds
            case Healed(cards=cards):
                self.healed += len(cards)
            case CardDrawn():
                self.drawn += 1


def _of_turn(g: Tactique, ask: Ask, choice: Option, text: Text) -> str:
    """What the rest of the plan does, as far as nothing random comes between."""
    if isinstance(choice, EndTurn):
        return text.say("tactique-why-end")
    turn = g.within(HeroTurn)
    assert turn is not None
    ahead = g.copy(Chance(b"why"))
    deeds = _Deeds()
    ahead.listener = deeds.hear
    answer: Option | None = choice
    alone = under_way = True
    for _ in range(LONGEST_PLAN):
        if answer is None or isinstance(answer, EndTurn) or answer not in ask.options:
            break
        alone = alone and isinstance(answer, DiscardToMove | Stay)
        ahead.answer(answer, ask.seat)
        inside = ahead.within(HeroTurn)
        under_way = inside is not None and inside.hero == turn.hero and bool(ahead.asks())
        if not under_way:
            break
        ask = ahead.asks()[0]
        answer = MEMORY.recall(fingerprint(ahead, ask.seat, SENSIBLE))
    if alone:
        return text.say("tactique-why-poor")
    saved = _harm(g) - _harm(ahead) if ahead.state.phase == "heroes" and ahead.outcome is None else 0
    killed = len(deeds.killed)
    told = [
        (KILL * killed, "tactique-why-kills", killed),
        (LIFE * deeds.lives * (not killed), "tactique-why-lives", deeds.lives),
        (WOUND * deeds.wounds * (not killed and not deeds.lives), "tactique-why-wounds", deeds.wounds),
        (SAVED * saved, "tactique-why-saves", saved),
        (HEALED * deeds.healed, "tactique-why-heals", deeds.healed),
        (DRAWN * deeds.drawn * under_way, "tactique-why-draws", deeds.drawn),
    ]
    leading = sorted((one for one in told if one[0] > 0), reverse=True)[:TOLD]
    if not leading:
        return text.say("tactique-why-nearer")
    enemies = Naming(g.box, text).figures(dict.fromkeys(deeds.killed)) if killed else ""
    reasons = text.listed([text.say(message, n=n, enemies=enemies) for _, message, n in leading])
    return text.say("tactique-why-plan", reasons=reasons)


def _harm(g: Tactique) -> int:
    """The wounds that the coming enemies' turn will cause, as far as it can be told."""
    return sum(harm.wounds for deed in forecast(g).deeds for harm in deed.harm)
