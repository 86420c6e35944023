// Written by `python -m oakveil.server.typescript`; change the records there.

export const VERSION = 1;

export const LONGEST_CHAT = 300;

export const LONGEST_NAME = 40;

export const CLOSED_BAD = 4400;

export const CLOSED_NO_LINK = 4404;

export const CLOSED_TOO_MUCH = 4429;

export const CLOSED_VERSION = 4426;

/** `seat` answers question `number` with `choice`: an option as it was offered, or a free-form value. */
export interface Answer {
  readonly type: "Answer";
  readonly seat: number;
  readonly number: number;
  readonly choice: Readonly<Record<string, unknown>>;
  readonly ref?: number;
}

/** `seat` carries out the command `key` beside the open question `number`. */
export interface Order {
  readonly type: "Order";
  readonly seat: number;
  readonly number: number;
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly ref?: number;
}

/** `seat` wants to go back to question `to` (None: the last one answered). Free, or put to the vote. */
export interface UndoAsk {
  readonly type: "UndoAsk";
  readonly seat: number;
  readonly to?: number | null;
  readonly ref?: number;
}

/** Agree to the undo that is asked for, or not. Whoever asked for it withdraws it with `agree` false. */
export interface UndoVote {
  readonly type: "UndoVote";
  readonly agree: boolean;
  readonly ref?: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  readonly type: "Chat";
  readonly text: string;
  readonly ref?: number;
}

/** Stop all clocks and bots. */
export interface Pause {
  readonly type: "Pause";
  readonly ref?: number;
}

/** Let clocks and bots go on. */
export interface Resume {
  readonly type: "Resume";
  readonly ref?: number;
}

/** Let the bots play without waiting, until a person is asked. */
export interface SkipPace {
  readonly type: "SkipPace";
  readonly ref?: number;
}

/** The first message: by which link we come, and the number of the last event that the page has (0: none). */
export interface Hello {
  readonly type: "Hello";
  readonly token: string;
  readonly locale?: "en" | "fr";
  readonly seen?: number;
  readonly version?: number;
  readonly ref?: number;
}

/** Would this be a legal answer? Nothing is changed; the reply is `Tried`. */
export interface Try {
  readonly type: "Try";
  readonly seat: number;
  readonly number: number;
  readonly choice: Readonly<Record<string, unknown>>;
  readonly ref?: number;
}

/** What would a sensible player answer for `seat`? The reply is `Hint`. */
export interface HintAsk {
  readonly type: "HintAsk";
  readonly seat: number;
  readonly ref?: number;
}

/** Ask the game for something that `seat` may work out but that takes a while, such as odds. Reply: `Consulted`. */
export interface Consult {
  readonly type: "Consult";
  readonly seat: number;
  readonly topic: string;
  readonly about?: Readonly<Record<string, unknown>>;
  readonly ref?: number;
}

/** Of several seats on one link, from now on `seat` looks at this screen. */
export interface TakeInHand {
  readonly type: "TakeInHand";
  readonly seat: number;
  readonly pin?: string;
  readonly ref?: number;
}

/** Go on in this language. */
export interface Speak {
  readonly type: "Speak";
  readonly locale: "en" | "fr";
  readonly ref?: number;
}

/** Is the server still there? The reply is `Done`. */
export interface Ping {
  readonly type: "Ping";
  readonly ref?: number;
}

/** The reply to `Hello`. `me` is the public id of our link; `commitment` and `pack` are hashes: of the secret seed, and of the content pack that is played with ("": the content of the house). */
export interface Welcome {
  readonly type: "Welcome";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly role: "host" | "invited" | "player" | "watcher";
  readonly me: string;
  readonly phase: "gathering" | "over" | "playing";
  readonly locale: "en" | "fr";
  readonly commitment: string;
  readonly event: number;
  readonly options: unknown;
  readonly pack: string;
  readonly ref: number;
}

/** Who is at the table. */
export interface Company {
  readonly type: "Company";
  readonly phase: "gathering" | "over" | "playing";
  readonly sitters: readonly Sitter[];
  readonly watchers: number;
  readonly ref: number;
}

/** A seat and who plays it. `title` is what the game calls the seat; `person` the public id of the link holding it. `bot` is the level of the bot that plays it now, even if a person holds it. `pin`: it must be given to take the seat in hand. */
export interface Sitter {
  readonly seat: number;
  readonly title: string;
  readonly name: string;
  readonly emblem: string;
  readonly person: string;
  readonly bot: string;
  readonly connected: boolean;
  readonly host: boolean;
  readonly mine: boolean;
  readonly pin: boolean;
}

/** The table as the seat in hand sees it (None: as a spectator). `hand_to` is the seat on this link that is asked while another, that may not know the same, looks at the screen. `aids` is what the game adds for its page: what can be foretold, of a record of the game. */
export interface View {
  readonly type: "View";
  readonly seat: number | null;
  readonly number: number;
  readonly event: number;
  readonly state: unknown;
  readonly stack: unknown;
  readonly questions: readonly Question[];
  readonly hand_to: number | null;
  readonly orders: readonly Orderable[];
  readonly undo: Undoable;
  readonly vote: Vote | null;
  readonly paused: boolean;
  readonly aids: unknown | null;
  readonly ending: Ending | null;
  readonly ref: number;
}

/** An open question. Only the seat in hand (`mine`) sees its options. `free` is the tag of the record that may be answered freely, with any legal value; "" if there is none. */
export interface Question {
  readonly seat: number;
  readonly key: string;
  readonly sentence: string;
  readonly mine: boolean;
  readonly options: readonly Offer[];
  readonly free: string;
  readonly clock: ClockFace | null;
}

/** An option: what to send back as `choice`, what its button says, and the rule that allows it. */
export interface Offer {
  readonly choice: unknown;
  readonly label: string;
  readonly rule: string;
  readonly default: boolean;
}

/** A clock: seconds in all, and seconds left when this was sent (below 0: in the grace that follows). */
export interface ClockFace {
  readonly seconds: number;
  readonly left: number;
  readonly running: boolean;
}

/** A command that may be given beside the open question: its key and the tag of the record that is its value. */
export interface Orderable {
  readonly key: string;
  readonly shape: string;
}

/** What can be taken back: to question `last` at least by vote, and as far as `free` without asking (None: not). */
export interface Undoable {
  readonly last: number | null;
  readonly free: number | null;
}

/** An undo that is voted on: back to which question, which links agreed, which are still to be heard. */
export interface Vote {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly string[];
  readonly waiting: readonly string[];
}

/** How the game ended, in words and as data, and the seed that all chance came from. `next` is the table laid for the next game, to which the same links lead; "" if there is none yet. */
export interface Ending {
  readonly sentence: string;
  readonly reason: string;
  readonly winners: readonly number[];
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly string[];
  readonly next: string;
}

/** What happened since the last event that the page has. `more`: older ones were left out, HTTP has them. `afresh`: another seat was taken in hand; the page forgets the events it has. */
export interface Happened {
  readonly type: "Happened";
  readonly events: readonly (Told | TakenBack)[];
  readonly more: boolean;
  readonly afresh: boolean;
  readonly ref: number;
}

/** An event: its number (they rise, with gaps where others were told something), its record, and a sentence. */
export interface Told {
  readonly type: "Told";
  readonly number: number;
  readonly question: number;
  readonly event: unknown;
  readonly sentence: string;
}

/** All that happened since question `to` was taken back: the events numbered `since` or higher, before this one. */
export interface TakenBack {
  readonly type: "TakenBack";
  readonly number: number;
  readonly question: number;
  readonly seat: number;
  readonly to: number;
  readonly since: number;
  readonly sentence: string;
}

/** Something was said. `number` rises by one; `person` is the public id of a link; `at` is seconds since 1970. */
export interface ChatLine {
  readonly type: "ChatLine";
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  readonly ref: number;
}

/** What was said was done, and is stored. `number` is that of the question now open. */
export interface Done {
  readonly type: "Done";
  readonly number: number;
  readonly ref: number;
}

/** Whether the answer would be legal; if not, why, and by which rule. */
export interface Tried {
  readonly type: "Tried";
  readonly legal: boolean;
  readonly rule: string;
  readonly message: string;
  readonly ref: number;
}

/** What a sensible player would answer, and in a sentence why ("" if the game does not say). `choice` is null where a hint may not give the answer away; the label then tells only of what kind it is. */
export interface Hint {
  readonly type: "Hint";
  readonly seat: number;
  readonly number: number;
  readonly choice: unknown;
  readonly label: string;
  readonly why: string;
  readonly ref: number;
}

/** What the game found out. */
export interface Consulted {
  readonly type: "Consulted";
  readonly topic: string;
  readonly found: unknown;
  readonly ref: number;
}

/** What was said changed nothing. `message` says why in the page's language; `rule` is the rule it would break. */
export interface Refused {
  readonly type: "Refused";
  readonly reason: "busy" | "not-allowed" | "not-asked" | "not-in-hand" | "not-offered" | "not-your-seat" | "stale" | "too-much" | "unknown" | "unreadable" | "wrong-phase" | "wrong-pin";
  readonly message: string;
  readonly rule: string;
  readonly ref: number;
}

/** The body of a request. */
export interface Body {
}

/** A seat for whoever creates the table, or for another person at the same screen. */
export interface Me {
  readonly type: "Me";
  readonly name?: string;
  readonly emblem?: string;
  readonly pin?: string;
}

/** A seat for whoever comes by the invitation. */
export interface Open {
  readonly type: "Open";
}

/** A seat for a bot; level "" is the usual one. */
export interface Bot {
  readonly type: "Bot";
  readonly level?: string;
  readonly name?: string;
  readonly emblem?: string;
}

/** A table to be laid. Seats not named are played by bots. `word` is mixed into the seed of chance. `pace` is how many seconds bots take over an answer. Without open seats the game begins at once. `pack` is the id of a content pack that the server offers for the game. */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pack?: string;
  readonly seats?: readonly (Me | Open | Bot)[];
  readonly word?: string;
  readonly pace?: number | null;
}

/** The links to a new table: our own, the one that invites others to take a seat, and the one to look on. */
export interface Links {
  readonly table: string;
  readonly host: string;
  readonly invitation: string;
  readonly watch: string;
}

/** Take a seat that nobody holds (None: the first one). By an invitation this makes a link of our own. */
export interface SitDown {
  readonly seat?: number | null;
  readonly name?: string;
  readonly emblem?: string;
  readonly word?: string;
  readonly pin?: string;
}

/** The seat that was taken, and the token of the link that holds it. */
export interface Seated {
  readonly seat: number;
  readonly token: string;
}

/** Nobody holds the seat any more; a bot plays it, or it is open again before the game has begun. The host may do this to any seat. */
export interface Leave {
  readonly type: "Leave";
}

/** A bot plays the seat until it is taken back; level "" is the usual one. The host may do this to any seat. */
export interface HandToBot {
  readonly type: "HandToBot";
  readonly level?: string | "";
}

/** Whoever holds the seat plays it again. */
export interface TakeBack {
  readonly type: "TakeBack";
}

/** From now on the seat is taken in hand with this PIN only; "" for none. */
export interface SetPin {
  readonly type: "SetPin";
  readonly old?: string;
  readonly pin?: string;
}

/** Another name or emblem, while the game has not begun. */
export interface Rename {
  readonly type: "Rename";
  readonly name?: string;
  readonly emblem?: string;
}

/** A new table that goes on from before entry `entry` of this one (counted from 0), against bots. */
export interface Fork {
  readonly entry: number;
  readonly seat?: number;
  readonly level?: string;
}

/** A game that can be played here. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly bots: readonly string[];
  readonly usual_bot: string;
  readonly ruleset: string;
}

/** A content pack that may be chosen for a new table: its id is the hash of its content. */
export interface PackCard {
  readonly id: string;
  readonly name: string;
}

/** A game with its options. `furniture` is what a page needs to know of its things (names, shapes, pictures). Options and furniture are those of content pack `pack` ("": of the content of the house), which is called `pack_name`; `packs` are all on offer. */
export interface GameSheet {
  readonly card: GameCard;
  readonly settings: readonly Setting[];
  readonly furniture: unknown | null;
  readonly pack: string;
  readonly pack_name: string;
  readonly packs: readonly PackCard[];
}

/** One option of a new game. `choice`: one of `choices`. `number`: from `least` to `most`, each of them in `choices`, too. `switch`: on or off. `text`: anything of at most `most` letters. A number or text that may be left out has the choice None or "". */
export interface Setting {
  readonly id: string;
  readonly kind: "choice" | "number" | "switch" | "text";
  readonly label: string;
  readonly help: string;
  readonly default: string | number | boolean | null;
  readonly choices: readonly Choice[];
  readonly least: number | null;
  readonly most: number | null;
}

/** One allowed value of an option and what it is called. */
export interface Choice {
  readonly value: string | number | boolean | null;
  readonly label: string;
}

/** Options and content pack of a new game that somebody thinks about; options not named have their default. */
export interface Asked {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pack?: string;
}

/** What a game with some options would be like: its seats, and how hard it is in a sentence ("" if not known). `counting` are the options that count then, the most important first. */
export interface Outlook {
  readonly seats: number;
  readonly forecast: string;
  readonly counting: readonly string[];
}

/** A rule of a game in our own words: in `locale`, English where its language does not tell it. */
export interface RuleText {
  readonly id: string;
  readonly statement: string;
  readonly locale: "en" | "fr";
  readonly advice: boolean;
}

/** A table as whoever has a link to it sees it from outside. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly role: "host" | "invited" | "player" | "watcher";
  readonly me: string;
  readonly phase: "gathering" | "over" | "playing";
  readonly options: unknown;
  readonly number: number;
  readonly created: number;
  readonly touched: number;
  readonly sitters: readonly Sitter[];
  readonly commitment: string;
  readonly asked: readonly number[];
  readonly pack: string;
}

/** An event in a replay. */
export interface ReplayEvent {
  readonly number: number;
  readonly event: unknown;
  readonly sentence: string;
}

/** One entry of the history: what `seat` did at question `number`, all that came of it, and the table after it. `label` and `choice` are empty where the viewer may not know the answer. `asked` are the seats asked next, what they are asked is told in `question`. `aids` is what the game adds for its page, as in a `View`. */
export interface ReplayStep {
  readonly entry: number;
  readonly what: "answer" | "command" | "lapse" | "start" | "undo";
  readonly number: number;
  readonly seat: number;
  readonly key: string;
  readonly label: string;
  readonly choice: unknown | null;
  readonly to: number | null;
  readonly events: readonly ReplayEvent[];
  readonly state: unknown;
  readonly stack: unknown;
  readonly aids: unknown | null;
  readonly asked: readonly number[];
  readonly question: string;
}

/** A part of the history as `seat` saw it (None: a spectator), from entry `first` on; entry 0 is the start. */
export interface Replay {
  readonly seat: number | null;
  readonly first: number;
  readonly entries: number;
  readonly steps: readonly ReplayStep[];
}

/** Whether playing the history again from the revealed seed leads to exactly this table, and if not, why. */
export interface Verified {
  readonly verified: boolean;
  readonly entries: number;
  readonly problem: string;
}

/** The server is there. */
export interface Health {
  readonly version: string;
  readonly protocol: number;
  readonly page: boolean;
}

/** Why a request was refused, in the language of its `Accept-Language`. */
export interface Problem {
  readonly reason: string;
  readonly message: string;
  readonly rule: string;
}

/** The table for the next game; the links to the last one lead to it, too. */
export interface Next {
  readonly table: string;
}

/** Another link to invite people by, or to look on; only the host can have one. */
export interface LinkWanted {
  readonly role?: "invited" | "watcher";
}

/** The secret of a new link. */
export interface NewLink {
  readonly token: string;
}

export type Deed = Answer | Order | UndoAsk | UndoVote | Chat | Pause | Resume | SkipPace;

export type Said =
  | Hello
  | Answer
  | Order
  | UndoAsk
  | UndoVote
  | Chat
  | Pause
  | Resume
  | SkipPace
  | Try
  | HintAsk
  | Consult
  | TakeInHand
  | Speak
  | Ping;

export type Reports = Welcome | Company | View | Happened | ChatLine | Done | Tried | Hint | Consulted | Refused;

export type Role = "host" | "invited" | "player" | "watcher";

export type Phase = "gathering" | "over" | "playing";

export type Reason =
  | "busy"
  | "not-allowed"
  | "not-asked"
  | "not-in-hand"
  | "not-offered"
  | "not-your-seat"
  | "stale"
  | "too-much"
  | "unknown"
  | "unreadable"
  | "wrong-phase"
  | "wrong-pin";

export type Seating = Leave | HandToBot | TakeBack | SetPin | Rename;

export type Chair = Me | Open | Bot;
