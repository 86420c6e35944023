/** What the story leaves out: the lines around it say the same, or nobody could do anything better for knowing it. */
import type { AnyEvent } from "../records";

export function goesUnsaid(event: AnyEvent): boolean {
  switch (event.type) {
    case "StepResolved":
      return event.resolved || !isCard(event.source);
    case "DiceRolled":
      return event.accepted;
    case "CardDiscarded":
      return event.why === "played" || event.why === "left_play";
    case "LifeLost":
      return event.lives === 0;
    case "EnemyTurnStarted":
    case "EnemyTurnEnded":
    case "HeroesTurnStarted":
      return true;
  }
  return false;
}

/** Physical cards have a number: "strike.3". Enemies and Actions have none. */
const isCard = (source: string): boolean => source.includes(".");
