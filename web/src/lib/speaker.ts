import type {
  Answer,
  Chat,
  Consult,
  Hello,
  HintAsk,
  Order,
  Pause,
  Ping,
  Refused,
  Reports,
  Resume,
  SkipPace,
  Speak,
  TakeInHand,
  Try,
  UndoAsk,
  UndoVote,
} from "./protocol";

type Saying<M> = Omit<M, "ref">;

/** What a page says, without the number that the reply is known by. */
export type Message =
  | Saying<Hello>
  | Saying<Answer>
  | Saying<Order>
  | Saying<UndoAsk>
  | Saying<UndoVote>
  | Saying<Chat>
  | Saying<Pause>
  | Saying<Resume>
  | Saying<SkipPace>
  | Saying<Try>
  | Saying<HintAsk>
  | Saying<Consult>
  | Saying<TakeInHand>
  | Saying<Speak>
  | Saying<Ping>;

/** Whoever carries messages to the server and replies back. */
export interface Speaker {
  /** The reply, which may be a refusal. Rejected with `Offline` when there is no connection. */
  say(message: Message): Promise<Reports>;
}

/** There is no connection to the server now. */
export class Offline extends Error {
  constructor() {
    super("offline");
    this.name = "Offline";
  }
}

/** The server refused to do something. */
export class Refusal extends Error {
  constructor(readonly report: Refused) {
    super(report.message);
    this.name = "Refusal";
  }
}
