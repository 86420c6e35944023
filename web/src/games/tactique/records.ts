// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Turn the zone this way: `figures` are all of those asked for that are in it then. */
export interface ChooseArea {
  readonly type: "ChooseArea";
  readonly turn: string;
  readonly figures: readonly string[];
}

/** Push or pull the figure along this axis, the two being equal. */
export interface ChooseAxis {
  readonly type: "ChooseAxis";
  readonly figure: string;
  readonly axis: "horizontal" | "vertical";
}

/** This cell. */
export interface ChooseCell {
  readonly type: "ChooseCell";
  readonly cell: string;
}

/** These enemies, all in one turned zone. */
export interface ChooseEnemies {
  readonly type: "ChooseEnemies";
  readonly enemies: readonly string[];
}

/** This enemy. */
export interface ChooseEnemy {
  readonly type: "ChooseEnemy";
  readonly enemy: string;
}

/** This hero. */
export interface ChooseHero {
  readonly type: "ChooseHero";
  readonly hero: string;
}

/** These heroes, all in one turned zone. */
export interface ChooseHeroes {
  readonly type: "ChooseHeroes";
  readonly heroes: readonly string[];
}

/** This one of the options of a card, counted from 0. `works`: some step of it can be resolved now. */
export interface ChooseOption {
  readonly type: "ChooseOption";
  readonly number: number;
  readonly works: boolean;
}

/** X is this number. */
export interface ChooseX {
  readonly type: "ChooseX";
  readonly n: number;
}

/** Agree to give the game up, or take that back. It ends when every seat agrees. */
export interface Concede {
  readonly type: "Concede";
  readonly agree: boolean;
}

/** The heroes of this seat stand where they should. */
export interface ConfirmPlaces {
  readonly type: "ConfirmPlaces";
}

/** Discard this card of the hand. */
export interface DiscardCard {
  readonly type: "DiscardCard";
  readonly card: string;
}

/** Discard this card of the hand without its effect, for one movement. */
export interface DiscardToMove {
  readonly type: "DiscardToMove";
  readonly card: string;
}

/** Fight the coming encounter on the battlefield on top of the pile. */
export interface DrawBattlefield {
  readonly type: "DrawBattlefield";
}

/** End the turn; cards in hand are kept. */
export interface EndTurn {
  readonly type: "EndTurn";
}

/** Exile this card of the hand. */
export interface ExileFromHand {
  readonly type: "ExileFromHand";
  readonly card: string;
}

/** Exile the top card of the deck, unseen. */
export interface ExileTop {
  readonly type: "ExileTop";
}

/** Exile this card of the wounds. */
export interface ExileWound {
  readonly type: "ExileWound";
  readonly card: string;
}

/** Take no reward and heal four wounds. */
export interface HealFour {
  readonly type: "HealFour";
}

/** Heal this card of the wounds. */
export interface HealWound {
  readonly type: "HealWound";
  readonly card: string;
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** Move to this cell. */
export interface MoveTo {
  readonly type: "MoveTo";
  readonly cell: string;
}

/** Fight the coming encounter on this battlefield. */
export interface PickBattlefield {
  readonly type: "PickBattlefield";
  readonly battlefield: string;
}

/** Play this hero. */
export interface PickHero {
  readonly type: "PickHero";
  readonly hero: string;
}

/** Put this Novice card into the starting deck of the hero. */
export interface PickNovice {
  readonly type: "PickNovice";
  readonly hero: string;
  readonly card: string;
}

/** Place this hero anew. */
export interface PlaceAgain {
  readonly type: "PlaceAgain";
  readonly hero: string;
}

/** Place the hero on this cell. */
export interface PlaceHero {
  readonly type: "PlaceHero";
  readonly hero: string;
  readonly cell: string;
}

/** Play this card of the hand. */
export interface Play {
  readonly type: "Play";
  readonly card: string;
}

/** Put this card back on the deck next; what is put back last lies on top. */
export interface PutBack {
  readonly type: "PutBack";
  readonly card: string;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** Move the enemy along these cells, the last of which it ends on. */
export interface ShiftAlong {
  readonly type: "ShiftAlong";
  readonly enemy: string;
  readonly path: readonly string[];
}

/** Move the enemy to this cell. */
export interface ShiftTo {
  readonly type: "ShiftTo";
  readonly enemy: string;
  readonly cell: string;
}

/** Begin the turn of this hero. */
export interface StartTurn {
  readonly type: "StartTurn";
  readonly hero: string;
}

/** Do not move. */
export interface Stay {
  readonly type: "Stay";
}

/** Play no (more) cards out of turn. */
export interface StopPlaying {
  readonly type: "StopPlaying";
}

/** Put this card of the hand into the wounds instead of the top card of the deck, and draw a card. */
export interface Substitute {
  readonly type: "Substitute";
  readonly card: string;
}

/** Take this card: one looked at, found in the deck, or to be retrieved. */
export interface TakeCard {
  readonly type: "TakeCard";
  readonly card: string;
}

/** Take the wound from the deck: substitute nothing. */
export interface TakeFromDeck {
  readonly type: "TakeFromDeck";
}

/** Take this revealed reward into the discard pile. */
export interface TakeReward {
  readonly type: "TakeReward";
  readonly card: string;
}

/** Put this card of the hand into the wounds: deck and discard pile are empty. */
export interface WoundFromHand {
  readonly type: "WoundFromHand";
  readonly card: string;
}

/** Everything on the table. `heroes` are in seat order; `novices` are those nobody has taken. `actions` and `played_actions` are the pile and the discard of each boss of this game, `lasting_actions` the Actions that stay beside a boss while their effect lasts (TAC-BOSS-10). `active` is the hero whose turn it is. `conceding` are the seats that want to give up (TAC-WIN-03), `limits` the passives of enemies and battlefields used up this round (TAC-TRIG-07), `seen_battlefields` where this game has been fought (TAC-FIELD-01). */
export interface TactiqueState {
  readonly outcome: Outcome | null;
  readonly phase: "enemies" | "heroes" | "reinforcing" | "setup";
  readonly encounter: number;
  readonly round: number;
  readonly heroes: readonly Hero[];
  readonly active: string | null;
  readonly enemies: Readonly<Record<string, Enemy>>;
  readonly runes: readonly LaidRune[];
  readonly obstacles: readonly string[];
  readonly novices: readonly string[];
  readonly piles: Readonly<Record<"basic" | "intermediate" | "powerful", Pile>>;
  readonly defeated: Readonly<Record<"basic" | "intermediate" | "powerful", readonly string[]>>;
  readonly bosses: readonly string[];
  readonly actions: Readonly<Record<string, Pile>>;
  readonly played_actions: Readonly<Record<string, readonly string[]>>;
  readonly lasting_actions: readonly string[];
  readonly rewards: Readonly<Record<"blue" | "colourless" | "green" | "purple" | "red" | "yellow", Pile>>;
  readonly used_rewards: Readonly<Record<"blue" | "colourless" | "green" | "purple" | "red" | "yellow", readonly string[]>>;
  readonly battlefields: Pile;
  readonly battlefield: string | null;
  readonly seen_battlefields: readonly string[];
  readonly conceding: readonly number[];
  readonly limits: readonly string[];
}

/** A hero with its cards. `cell` is None while it is not on the board. `set_aside` are Adept and Master until earned; `in_play` are cards with an effect that still lasts; `removed` come back when the encounter ends, `gone` never do. `passives` are those of all its cards that have a passive effect. `ready`: it may still take its turn this round. `plays` are the cards played this turn, `played` those of them whose effect was completely resolved (TAC-PLAY-15), `limits` the passives used up this round, by card. */
export interface Hero {
  readonly id: string;
  readonly seat: number;
  readonly cell: string | null;
  readonly alive: boolean;
  readonly ready: boolean;
  readonly deck: HeroDeck;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly wounds: readonly string[];
  readonly exile: readonly string[];
  readonly set_aside: readonly string[];
  readonly in_play: readonly string[];
  readonly removed: readonly string[];
  readonly gone: readonly string[];
  readonly passives: readonly string[];
  readonly block: number;
  readonly effects: readonly Lasting[];
  readonly reactions: readonly Reaction[];
  readonly played: readonly string[];
  readonly plays: readonly string[];
  readonly limits: readonly string[];
}

/** The deck of a hero: what is in it can be worked out, its order nobody knows. `known` are the cards whose places the seat `owner` knows because it looked at them. */
export interface HeroDeck {
  readonly cards: readonly (string | null)[];
  readonly hero: string;
  readonly owner: number;
  readonly known: readonly string[];
}

/** A modifier that a figure has (specification 9.3) until something ends it. `owner` made it, with the card, Action or battlefield `source`. `zone` is that of the card, for `guard`. `uses` left of a bonus that is used up; `cards` for which a bonus counts. */
export interface Lasting {
  readonly mod: "armour" | "block" | "burning" | "damage" | "echo" | "exposed" | "guard" | "hand" | "heal" | "hidden" | "keep_block" | "move" | "no_heal" | "open_wounds" | "rooted" | "strong" | "stunned" | "thorns" | "threat" | "untargetable" | "weakened";
  readonly n: number;
  readonly until: "encounter" | "next_turn" | "own_turn" | "round" | "turn";
  readonly source: string;
  readonly owner: string;
  readonly cards: string | null;
  readonly uses: number | null;
  readonly zone: string | null;
}

/** A reaction that a hero has until something ends it: the lasting kind of `On`. */
export interface Reaction {
  readonly on: On;
  readonly source: string;
  readonly owner: string;
  readonly until: "encounter" | "next_turn" | "own_turn" | "round" | "turn";
  readonly zone: string;
}

/** React to an event: as a lasting effect `until` something, or as a passive. `limit`: times a round. `where`: only while the card lies there. `once`: the card is then removed from the game. `round`: only in this round. `cells`: only on the edge of the board. */
export interface On {
  readonly verb: "on";
  readonly event: "discarded" | "dying" | "encounter_start" | "exiled" | "kill" | "play" | "turn_start" | "wounded" | "death" | "hero_turn_end" | "life_lost" | "round_start" | "encounter_start" | "enemy_death" | "hero_turn_end" | "round_end" | "round_start";
  readonly do: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune | Attack | Split | Summon | Regain | Retreat | Relocate)[];
  readonly for: string | null;
  readonly until: "encounter" | "next_turn" | "own_turn" | "round" | "turn" | null;
  readonly limit: number | null;
  readonly where: "deck" | "discard" | "exile" | "hand" | "wounds" | null;
  readonly once: boolean;
  readonly round: number | null;
  readonly cells: "border" | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** `n` damage: to enemies (TAC-DMG-01), to heroes or to its own player (TAC-BLOCK-02, -03). */
export interface Damage {
  readonly verb: "damage";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly up_to: number | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** `n` wounds, which no block absorbs (TAC-BLOCK-05). Heroes only. */
export interface Wound {
  readonly verb: "wound";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Gain `n` block. `keep`: that of an enemy survives one more removal (TAC-ROUND-02). */
export interface Block {
  readonly verb: "block";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly up_to: number | null;
  readonly keep: boolean;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Heal `n` wounds (TAC-HEAL-02). */
export interface Heal {
  readonly verb: "heal";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Draw `n` cards (TAC-PILE-01). */
export interface Draw {
  readonly verb: "draw";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Discard `n` cards: one's own all or nothing, those of a hit hero as many as it has (TAC-PLAY-07, -08). */
export interface Discard {
  readonly verb: "discard";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Exile `n` cards (TAC-OUT-02), in the same two ways. */
export interface Exile {
  readonly verb: "exile";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Up to `n` movements (TAC-MOVE-04); `through` enemies. */
export interface Move {
  readonly verb: "move";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly through: boolean;
  readonly then: boolean;
  readonly zone: string | null;
}

/** The player moves an enemy by up to `n` steps along free cells (TAC-MOVE-06). */
export interface Shift {
  readonly verb: "shift";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Straight away from the origin by up to `n` cells (TAC-MOVE-07). */
export interface Push {
  readonly verb: "push";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Straight towards the origin by up to `n` cells (TAC-MOVE-07). */
export interface Pull {
  readonly verb: "pull";
  readonly n: number | string;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Exchange cells with the target (TAC-MOVE-09). */
export interface Swap {
  readonly verb: "swap";
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Put on a free cell of the zone `dest`, measured from the player, or stay (TAC-MOVE-09). */
export interface Teleport {
  readonly verb: "teleport";
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly dest: string;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Look at the top `n` cards, take `take` into the hand, put the others where `rest` says (TAC-PILE-06). */
export interface Look {
  readonly verb: "look";
  readonly n: number;
  readonly take: number;
  readonly rest: "bottom" | "discard" | "top";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Reveal cards until `n` of this kind are found; they go to the hand, the others are discarded (TAC-PILE-04). */
export interface Dig {
  readonly verb: "dig";
  readonly n: number;
  readonly for: string;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Look for `n` cards in the deck and shuffle it (TAC-PILE-05). */
export interface Search {
  readonly verb: "search";
  readonly n: number;
  readonly for: string | null;
  readonly into: "hand";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Take back `n` cards (TAC-OUT-04). */
export interface Retrieve {
  readonly verb: "retrieve";
  readonly n: number;
  readonly from: "discard" | "exile" | "wounds";
  readonly into: "deck_top" | "discard" | "hand";
  readonly for: string | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Give a figure the modifier `mod` of size `n` (0 for switches). `cards` says for which cards a bonus counts, `uses` how often (TAC-DMG-05, -06). */
export interface Grant {
  readonly verb: "grant";
  readonly mod: "armour" | "block" | "burning" | "damage" | "echo" | "exposed" | "guard" | "hand" | "heal" | "hidden" | "keep_block" | "move" | "no_heal" | "open_wounds" | "rooted" | "strong" | "stunned" | "thorns" | "threat" | "untargetable" | "weakened";
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly until: "encounter" | "next_turn" | "own_turn" | "round" | "turn";
  readonly n: number;
  readonly for: string | null;
  readonly uses: number | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** `do` if the condition holds now, else `otherwise`. */
export interface If {
  readonly verb: "if";
  readonly cond: AtLeast | ThatBesideAlly | LifeTaken | ThatDead | FirstCard | Alone;
  readonly do: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune)[];
  readonly else: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune)[];
  readonly then: boolean;
  readonly zone: string | null;
}

/** The player has at least `n` wounds, block, exiled cards or cards in hand. */
export interface AtLeast {
  readonly is: "at_least";
  readonly of: "block" | "exile" | "hand" | "wounds";
  readonly n: number;
}

/** Another hero is adjacent to that enemy. */
export interface ThatBesideAlly {
  readonly is: "that_beside_ally";
}

/** The last damage step cost it a life. */
export interface LifeTaken {
  readonly is: "life_taken";
}

/** It died of the last damage step. */
export interface ThatDead {
  readonly is: "that_dead";
}

/** It is the first card of this turn. */
export interface FirstCard {
  readonly is: "first_card";
}

/** No other hero is adjacent to the player. */
export interface Alone {
  readonly is: "alone";
}

/** One of `options`. */
export interface Choose {
  readonly verb: "choose";
  readonly options: readonly (readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune)[])[];
  readonly then: boolean;
  readonly zone: string | null;
}

/** `do`, `n` times, with all choices made anew each time. */
export interface Repeat {
  readonly verb: "repeat";
  readonly n: number | string;
  readonly do: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune)[];
  readonly then: boolean;
  readonly zone: string | null;
}

/** Another hero may play up to `n` cards at once (TAC-PLAY-17). */
export interface PlayNow {
  readonly verb: "play_now";
  readonly n: number;
  readonly to: "all_enemies" | "all_heroes" | "dead_hero" | "enemies" | "enemy" | "hero" | "heroes" | "me" | "other_enemies" | "target" | "that" | "those" | "trigger";
  readonly then: boolean;
  readonly zone: string | null;
}

/** The card lies on a cell of the zone and reacts to who enters it or starts a turn there, `uses` times. */
export interface Rune {
  readonly verb: "rune";
  readonly on: "enemy_enters" | "hero_turn_start";
  readonly do: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune)[];
  readonly uses: number | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** An enemy moves by up to `move` steps and attacks one hero, or as many as it can (TAC-AI). */
export interface Attack {
  readonly verb: "attack";
  readonly mode: "multi" | "single";
  readonly hit: readonly (Damage | Wound | Discard | Exile | Push | Pull | Grant)[];
  readonly move: number;
  readonly prefer: "lowest_threat" | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** The heroes of the zone share `n` damage, point by point in order of threat (TAC-THREAT-03). */
export interface Split {
  readonly verb: "split";
  readonly n: number | string;
  readonly to: "all_heroes";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Bring `n` enemies of a pile onto the board, no more than `most` of one's own at a time (TAC-SUM-01, -06). */
export interface Summon {
  readonly verb: "summon";
  readonly n: number | string;
  readonly pile: "basic" | "intermediate" | "powerful";
  readonly most: number | null;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Regain `n` lives, never more than at the start. */
export interface Regain {
  readonly verb: "regain";
  readonly n: number | string;
  readonly to: "me";
  readonly then: boolean;
  readonly zone: string | null;
}

/** Move by up to `n` steps to where the nearest hero is farthest (TAC-AI-11). */
export interface Retreat {
  readonly verb: "retreat";
  readonly n: number | string;
  readonly then: boolean;
  readonly zone: string | null;
}

/** Move to a random free cell by the black dice; triggers nothing. */
export interface Relocate {
  readonly verb: "relocate";
  readonly to: "me";
  readonly then: boolean;
  readonly zone: string | null;
}

/** An enemy on the board. `wounds` are those left of its current life; `kept` is block that survives one removal. `acted`: it has had its turn in this enemies' turn. `owed` are lives of a boss whose Actions are still to come (TAC-BOSS-05). */
export interface Enemy {
  readonly id: string;
  readonly cell: string;
  readonly lives: number;
  readonly wounds: number;
  readonly block: number;
  readonly kept: number;
  readonly effects: readonly Lasting[];
  readonly summoner: string | null;
  readonly acted: boolean;
  readonly owed: number;
}

/** A card that lies on a cell as a rune; `uses` left, None for as long as the encounter lasts. */
export interface LaidRune {
  readonly cell: string;
  readonly card: string;
  readonly owner: string;
  readonly rune: Rune;
  readonly uses: number | null;
}

/** A face-down pile of the table: enemies of a tier, Actions of a boss, rewards of a colour, battlefields. */
export interface Pile {
  readonly cards: readonly (string | null)[];
  readonly what: string;
}

/** How a game of Deckbuilding Tactique is set up. `players` are the seats; each holds one hero or more, `heroes` in all (0: as many as seats, two for one seat). `boss` and `second_boss` are ids of bosses, `random`, or (second) `none`; a second one is for extreme and custom. `custom` counts for `difficulty=custom` only. `replay_cap`: plays of one physical card in a turn (TAC-PLAY-16). `interrupt_timer`: seconds for a decision in somebody else's turn where several people play from afar, 0 for none. */
export interface TactiqueOptions {
  readonly players: number;
  readonly heroes: 0 | 2 | 3 | 4 | 5;
  readonly difficulty: "custom" | "easy" | "extreme" | "hard" | "normal";
  readonly custom: string;
  readonly boss: string;
  readonly second_boss: string;
  readonly hero_pick: "first_game" | "free" | "random";
  readonly novice_pick: "free" | "random" | "suggested";
  readonly battlefields: "chosen" | "off" | "random";
  readonly replay_cap: number;
  readonly interrupt_timer: 0 | 15 | 30 | 60 | 120;
  readonly forecast: boolean;
}

/** A boss carries out an Action; lives it loses meanwhile are worked off afterwards (TAC-BOSS-09). */
export interface ActingFrame {
  readonly type: "Acting";
  readonly at: string;
  readonly boss: string;
  readonly action: string;
  readonly cause: "life" | "turn";
}

/** A boss carries out an Action, because it is its turn or because it has lost a life. */
export interface ActionFrame {
  readonly type: "Action";
  readonly at: string;
  readonly boss: string;
  readonly action: string;
  readonly cause: "life" | "turn";
}

/** An enemy moves and attacks. `decision` is fixed when it begins. `hit` counts the hit steps that are being dealt, `queue` the heroes to whom the present one is still to happen. */
export interface AttackStepFrame {
  readonly type: "AttackStep";
  readonly attack: Attack;
  readonly source: string;
  readonly zone: string;
  readonly path: readonly string[];
  readonly targets: readonly string[];
  readonly turn: string;
  readonly why: string;
  readonly hit: number;
  readonly queue: readonly string[];
  readonly at: string;
  readonly enemy: string;
  readonly happened: readonly Happened[];
  readonly adjacent: readonly string[];
}

/** Something that others may react to. `figure` is whom it happened to: the hero that played, discarded, killed, was wounded, begins or ends its turn; the enemy that lost a life, died or entered a cell. `cause` is the card that was played, the figure that did it, or the enemy that was killed. `times`: so many lives at once. `cell`: where an enemy stood that is gone. */
export interface Happened {
  readonly event: "discarded" | "dying" | "encounter_start" | "exiled" | "kill" | "play" | "turn_start" | "wounded" | "death" | "hero_turn_end" | "life_lost" | "round_start" | "encounter_start" | "enemy_death" | "hero_turn_end" | "round_end" | "round_start" | "enemy_enters" | "hero_turn_start";
  readonly figure: string;
  readonly cause: string;
  readonly times: number;
  readonly cell: string | null;
}

/** An enemy attacks. What happens meanwhile is reacted to afterwards (TAC-TRIG-01). `adjacent` are the heroes that it has damaged from an adjacent cell (TAC-TRIG-08). */
export interface AttackingFrame {
  readonly type: "Attacking";
  readonly at: string;
  readonly enemy: string;
  readonly happened: readonly Happened[];
  readonly adjacent: readonly string[];
}

/** The whole game after set-up: four encounters, with reinforcing between them. */
export interface CampaignFrame {
  readonly type: "Campaign";
  readonly at: string;
}

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
}

/** A hero's card is being played. `dealt`: it has inflicted damage on an enemy (TAC-DMG-06). `damaged` are the adjacent enemies that it damaged (TAC-TRIG-08), `drained` those it has cost a life (TAC-DMG-08). */
export interface CardPlayFrame {
  readonly type: "CardPlay";
  readonly at: string;
  readonly hero: string;
  readonly card: string;
  readonly dealt: boolean;
  readonly damaged: readonly string[];
  readonly drained: readonly string[];
}

/** `n` damage to each of the enemies `targets`, which are fixed (TAC-DMG-07). `card`: it is a step of the card being resolved, whose bonuses count; else it is triggered. `thorns`: it is harm of thorns, which is no card's. */
export interface DamageEnemiesFrame {
  readonly type: "DamageEnemies";
  readonly targets: readonly string[];
  readonly n: number;
  readonly by: string;
  readonly source: string;
  readonly card: boolean;
  readonly thorns: boolean;
  readonly at: string;
}

/** `n` damage to a hero by an enemy, the battlefield, or itself. */
export interface DamageHeroFrame {
  readonly type: "DamageHero";
  readonly hero: string;
  readonly n: number;
  readonly by: string;
  readonly source: string;
  readonly at: string;
}

/** A hero discards cards by a step of its own card: exactly `n`, or none. Ruling (TAC-PLAY-07): all or nothing. To discard none counts as resolved (TAC-X-04). */
export interface DiscardCardsFrame {
  readonly type: "DiscardCards";
  readonly hero: string;
  readonly n: number;
  readonly left: number;
  readonly at: string;
}

/** A hero discards a card without its effect and may make one movement at once (TAC-TURN-03). */
export interface DiscardToStepFrame {
  readonly type: "DiscardToStep";
  readonly hero: string;
  readonly card: string;
  readonly at: string;
}

/** A hero would die at its refill: what happens then may save it. It is looked once more, and no further. */
export interface DyingFrame {
  readonly type: "Dying";
  readonly hero: string;
  readonly more: number;
  readonly at: string;
}

/** The enemies' turn with its end (TAC-ROUND). */
export interface EnemiesPhaseFrame {
  readonly type: "EnemiesPhase";
  readonly at: string;
}

/** Every enemy on the board acts once, in reading order. */
export interface EnemiesTurnFrame {
  readonly type: "EnemiesTurn";
  readonly at: string;
}

/** The turn of one enemy. `summoned`: it has just appeared and plays at once (TAC-SUM-02). `actions` are those of a boss that are still to come. */
export interface EnemyTurnFrame {
  readonly type: "EnemyTurn";
  readonly enemy: string;
  readonly summoned: boolean;
  readonly actions: number;
  readonly at: string;
}

/** A hero exiles cards by a step of its own card: exactly `n`, or none (TAC-PLAY-07). It cannot decline. */
export interface ExileCardsFrame {
  readonly type: "ExileCards";
  readonly hero: string;
  readonly n: number;
  readonly left: number;
  readonly at: string;
}

/** An encounter: it is set up, and rounds follow until no enemy is left. */
export interface FightFrame {
  readonly type: "Fight";
  readonly at: string;
}

/** An enemy makes a hero discard `n` cards, or as many as it has (TAC-PLAY-08). */
export interface ForcedDiscardFrame {
  readonly type: "ForcedDiscard";
  readonly hero: string;
  readonly n: number;
  readonly source: string;
  readonly times: number;
  readonly at: string;
}

/** An enemy makes a hero exile `n` cards, or as many as it has (TAC-PLAY-08). */
export interface ForcedExileFrame {
  readonly type: "ForcedExile";
  readonly hero: string;
  readonly n: number;
  readonly source: string;
  readonly times: number;
  readonly at: string;
}

/** A hero heals up to `n` wounds. `ask` is the key of the question which of them (without the game's name). */
export interface HealHeroFrame {
  readonly type: "HealHero";
  readonly hero: string;
  readonly n: number;
  readonly source: string;
  readonly ask: string;
  readonly healed: readonly string[];
  readonly at: string;
}

/** The turn of one hero. No other hero begins one before it is over (TAC-FLOW-04). */
export interface HeroTurnFrame {
  readonly type: "HeroTurn";
  readonly hero: string;
  readonly at: string;
}

/** A hero's card is laid on a cell of its zone as a rune. A figure may stand there, another rune not lie there. */
export interface LayRuneFrame {
  readonly type: "LayRune";
  readonly hero: string;
  readonly rune: Rune;
  readonly card: string;
  readonly zone: string;
  readonly at: string;
}

/** A hero looks at the top cards of its deck, takes some and puts the others where the card says. `n` counts the cards it looks at that still lie on the deck, `back` those of them put back in the chosen order: they lie lowest. */
export interface LookAtFrame {
  readonly type: "LookAt";
  readonly hero: string;
  readonly n: number;
  readonly take: number;
  readonly rest: "bottom" | "discard" | "top";
  readonly back: number;
  readonly at: string;
}

/** A boss works off the lives it has lost, one by one: what its passive does, then an Action. */
export interface LostLivesFrame {
  readonly type: "LostLives";
  readonly boss: string;
  readonly at: string;
}

/** A hero may make up to `n` movements. `ask` is the question put to its seat, whoever made it move. */
export interface MoveHeroFrame {
  readonly type: "MoveHero";
  readonly hero: string;
  readonly n: number;
  readonly through: boolean;
  readonly ask: "ally_move" | "choose_move" | "discard_step" | "passive_move";
  readonly at: string;
}

/** A hero plays a card. While it is being resolved it lies in none of the hero's places (TAC-CARD-07). `own_turn` is false when a card lets it be played. `resolution` is 2 for the second one of an echo. */
export interface PlayCardFrame {
  readonly type: "PlayCard";
  readonly own_turn: boolean;
  readonly echo: boolean;
  readonly resolution: number;
  readonly x: number | null;
  readonly at: string;
  readonly hero: string;
  readonly card: string;
  readonly dealt: boolean;
  readonly damaged: readonly string[];
  readonly drained: readonly string[];
}

/** A hero may play up to `left` cards at once, in the turn of another (TAC-FLOW-04). */
export interface PlayOutOfTurnFrame {
  readonly type: "PlayOutOfTurn";
  readonly hero: string;
  readonly left: number;
  readonly at: string;
}

/** Reactions are being resolved; what happens meanwhile is reacted to at once, depth first (TAC-TRIG-06). */
export interface ReactingFrame {
  readonly type: "Reacting";
  readonly at: string;
}

/** Three phases, in each of them every hero in seat order: a reward, or healing. `revealed` are the rewards offered to the hero whose phase it is. Dead heroes reinforce like the others. Ruling (TAC-REINF-02): first the first phase of all heroes. */
export interface ReinforcingFrame {
  readonly type: "Reinforcing";
  readonly phase: number;
  readonly waiting: readonly string[];
  readonly revealed: readonly string[];
  readonly at: string;
}

/** Runs steps one by one and wants to know of each whether it was resolved (TAC-PLAY-06). `life_taken` and `died` are about the enemies of the last damage step. */
export interface ResolvingFrame {
  readonly type: "Resolving";
  readonly at: string;
  readonly resolved: boolean;
  readonly life_taken: boolean;
  readonly died: boolean;
}

/** A hero takes back `n` cards of its choice, or as many as there are. */
export interface RetrieveCardsFrame {
  readonly type: "RetrieveCards";
  readonly hero: string;
  readonly n: number;
  readonly source: "discard" | "exile" | "wounds";
  readonly into: "deck_top" | "discard" | "hand";
  readonly cards: string | null;
  readonly taken: number;
  readonly at: string;
}

/** A dead hero is alive again at the beginning of its turn. */
export interface ReturnFrame {
  readonly type: "Return";
  readonly hero: string;
  readonly at: string;
}

/** A hero looks through its deck for `n` cards, and then shuffles it. */
export interface SearchDeckFrame {
  readonly type: "SearchDeck";
  readonly hero: string;
  readonly n: number;
  readonly cards: string | null;
  readonly found: number;
  readonly at: string;
}

/** Battlefield, hands, heroes, enemies, start triggers (TAC-ENC-01). `placing` are the heroes still to be placed, `confirmed` the seats whose heroes stand where they should, `coming` what enemies are still to be placed: bosses by name, others by tier. */
export interface SetUpEncounterFrame {
  readonly type: "SetUpEncounter";
  readonly placing: readonly string[];
  readonly confirmed: readonly number[];
  readonly coming: readonly string[];
  readonly at: string;
}

/** The team is put together: heroes, Novices, decks, reward piles, first hands. `waiting` are seats that pick a hero; `passes` counts the passes in which every hero gets a Novice. */
export interface SetupFrame {
  readonly type: "Setup";
  readonly waiting: readonly number[];
  readonly heroes: readonly string[];
  readonly passes: number;
  readonly at: string;
}

/** The player of a card moves an enemy by up to `n` steps along free cells. Where ways to a cell cross different runes, the player says which: ways of up to `LONGEST_DETOUR` steps are told apart, and the shortest one is always among them. */
export interface ShiftEnemyFrame {
  readonly type: "ShiftEnemy";
  readonly enemy: string;
  readonly n: number;
  readonly by: string;
  readonly to: string | null;
  readonly at: string;
}

/** Figures are pushed away from, or pulled to, where the actor stands. Ruling (TAC-MOVE-08): pushes from the farthest to the nearest, pulls the other way, so that none blocks another. */
export interface ShoveFrame {
  readonly type: "Shove";
  readonly actor: string;
  readonly figures: readonly string[];
  readonly n: number;
  readonly pull: boolean;
  readonly origin: string | null;
  readonly axis: "horizontal" | "vertical" | null;
  readonly at: string;
}

/** The heroes of the zone of an enemy share `n` damage; each share is one damage (TAC-THREAT-03). `parts` are the shares still to be dealt, each with the hero that takes it. */
export interface SplitDamageFrame {
  readonly type: "SplitDamage";
  readonly actor: string;
  readonly n: number;
  readonly heroes: readonly string[];
  readonly source: string;
  readonly parts: readonly (readonly [string, number])[];
  readonly at: string;
}

/** Steps in printed order, each on its own: one that cannot be resolved does not stop the next (TAC-PLAY-05). `actor` is the hero, enemy or battlefield that acts; `source` its physical card, its own id, or an Action. `zone` is that of the card, `origin` where a dead enemy stood. `that`, `those`, `trigger` and `target` are whom the selectors of these names mean. `triggered`: a reaction. `inner`: part of a step of the steps below. */
export interface StepsFrame {
  readonly type: "Steps";
  readonly at: string;
  readonly resolved: boolean;
  readonly life_taken: boolean;
  readonly died: boolean;
  readonly actor: string;
  readonly source: string;
  readonly zone: string;
  readonly no_self: boolean;
  readonly steps: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune | Attack | Split | Summon | Regain | Retreat | Relocate)[];
  readonly number: number;
  readonly x: number | null;
  readonly that: string | null;
  readonly those: readonly string[];
  readonly trigger: string | null;
  readonly target: readonly string[];
  readonly triggered: boolean;
  readonly origin: string | null;
  readonly inner: boolean;
  readonly left: readonly string[];
  readonly branch: number;
  readonly reason: string;
}

/** Somebody summons `n` enemies of a tier, but has no more than `most` of its own at a time. */
export interface SummonFrame {
  readonly type: "Summon";
  readonly actor: string;
  readonly tier: "basic" | "intermediate" | "powerful";
  readonly n: number;
  readonly most: number | null;
  readonly at: string;
}

/** A hero takes `n` wounds, one by one. `taken` counts those that cost it a card. */
export interface TakeWoundsFrame {
  readonly type: "TakeWounds";
  readonly hero: string;
  readonly n: number;
  readonly source: string;
  readonly taken: number;
  readonly at: string;
}

/** An enemy is put on a free cell of a zone around the player of the card, or stays where it is. */
export interface TeleportEnemyFrame {
  readonly type: "TeleportEnemy";
  readonly enemy: string;
  readonly by: string;
  readonly zone: string;
  readonly at: string;
}

/** A hero is put on a free cell of a zone around the player of the card, or stays where it is. */
export interface TeleportFigureFrame {
  readonly type: "TeleportFigure";
  readonly figure: string;
  readonly by: string;
  readonly zone: string;
  readonly at: string;
}

/** The thorns of the enemies that a hero's card has damaged hurt the hero, each enemy once. Ruling (TAC-BLOCK-03): that is damage by an enemy like any other, so what makes it strong or weak counts. */
export interface ThornsOfEnemiesFrame {
  readonly type: "ThornsOfEnemies";
  readonly hero: string;
  readonly enemies: readonly string[];
  readonly at: string;
}

/** The thorns of the heroes that an enemy's attack has damaged hurt the enemy, each hero's once. Ruling (TAC-TRIG-08): direct wounds are no damage and touch no thorns; whoever dies of thorns was killed by no card. */
export interface ThornsOfHeroesFrame {
  readonly type: "ThornsOfHeroes";
  readonly enemy: string;
  readonly heroes: readonly string[];
  readonly at: string;
}

/** All reactions to what has happened, one after another. Ruling (TAC-TRIG-06): beyond the greatest depth nothing reacts any more; it is for safety only. */
export interface TriggersFrame {
  readonly type: "Triggers";
  readonly happened: readonly Happened[];
  readonly waiting: readonly Pending[];
  readonly current: Pending | null;
  readonly at: string;
}

/** A reaction that is going to be resolved. `owner` reacts with its card, passive or rune `source`; `trigger` is whom the text calls "that enemy" or "that hero"; `origin` the last cell of an enemy that is gone. */
export interface Pending {
  readonly event: "discarded" | "dying" | "encounter_start" | "exiled" | "kill" | "play" | "turn_start" | "wounded" | "death" | "hero_turn_end" | "life_lost" | "round_start" | "encounter_start" | "enemy_death" | "hero_turn_end" | "round_end" | "round_start" | "enemy_enters" | "hero_turn_start";
  readonly owner: string;
  readonly source: string;
  readonly zone: string;
  readonly do: readonly (Damage | Wound | Block | Heal | Draw | Discard | Exile | Move | Shift | Push | Pull | Swap | Teleport | Look | Dig | Search | Retrieve | Grant | On | If | Choose | Repeat | PlayNow | Rune | Attack | Split | Summon | Regain | Retreat | Relocate)[];
  readonly trigger: string | null;
  readonly no_self: boolean;
  readonly origin: string | null;
  readonly limit: number | null;
  readonly once: boolean;
}

/** An enemy on a way with runes. `path` are the cells still to enter, `at_cell` the one it should stand on. */
export interface WalkFrame {
  readonly type: "Walk";
  readonly enemy: string;
  readonly path: readonly string[];
  readonly how: "advance" | "move" | "pull" | "push" | "relocate" | "retreat" | "shift" | "swap";
  readonly was_rooted: boolean;
  readonly at_cell: string | null;
  readonly at: string;
}

/** The reactions to one event. A game writes `reactions`, listing them in the order its rulebook gives. `before` may change or cancel what comes, `instead` replaces it (the first reaction taken closes the window and cancels the procedure), `after` is triggered by it. Forced reactions run first; then each seat in turn may react until it lets pass. A reaction is used once per window. A reaction may itself open windows: they are frames on top. `asking` is the seat that may react now. It is noted here because it must not change when hands are dealt anew for a bot: that those before it had nothing to react with is not for their neighbours to know. */
export interface WindowFrame {
  readonly type: "Window";
  readonly at: string;
  readonly used: readonly string[];
  readonly passed: readonly number[];
  readonly asking: number;
}

export interface BlockGainedEvent {
  readonly type: "BlockGained";
  readonly figure: string;
  readonly n: number;
  readonly total: number;
}

/** Block was removed at the end of the enemies' turn or of the encounter (not: used up). */
export interface BlockLostEvent {
  readonly type: "BlockLost";
  readonly figure: string;
  readonly n: number;
  readonly total: number;
}

/** A boss draws an Action, on its turn or for a life it lost. */
export interface BossActionEvent {
  readonly type: "BossAction";
  readonly boss: string;
  readonly action: string;
  readonly cause: "life" | "turn";
}

export interface CardDiscardedEvent {
  readonly type: "CardDiscarded";
  readonly hero: string;
  readonly card: string;
  readonly why: "cost" | "death" | "end" | "forced" | "left_play" | "played" | "revealed" | "step" | "unplayed";
}

export interface CardDrawnEvent {
  readonly type: "CardDrawn";
  readonly hero: string;
  readonly card: string;
}

export interface CardExiledEvent {
  readonly type: "CardExiled";
  readonly hero: string;
  readonly card: string;
  readonly start: "deck" | "discard" | "exile" | "game" | "hand" | "play" | "wounds";
}

/** A card stays in front of its owner until its last effect ends. */
export interface CardInPlayEvent {
  readonly type: "CardInPlay";
  readonly hero: string;
  readonly card: string;
}

export interface CardLeftPlayEvent {
  readonly type: "CardLeftPlay";
  readonly hero: string;
  readonly card: string;
}

/** A card begins to be resolved. `x` is -1 without an X; `resolution` is 2 for the second one of an echo. */
export interface CardPlayedEvent {
  readonly type: "CardPlayed";
  readonly hero: string;
  readonly card: string;
  readonly x: number;
  readonly own_turn: boolean;
  readonly resolution: number;
}

/** A card leaves the game: for good, or until the encounter ends. */
export interface CardRemovedEvent {
  readonly type: "CardRemoved";
  readonly hero: string;
  readonly card: string;
  readonly for_good: boolean;
}

export interface CardRetrievedEvent {
  readonly type: "CardRetrieved";
  readonly hero: string;
  readonly card: string;
  readonly start: "deck" | "discard" | "exile" | "game" | "hand" | "play" | "wounds";
  readonly to: "deck" | "discard" | "exile" | "game" | "hand" | "play" | "wounds";
}

/** A card that was out of the game, or on top or under the deck by its own text, is back. */
export interface CardReturnedEvent {
  readonly type: "CardReturned";
  readonly hero: string;
  readonly card: string;
  readonly to: "deck" | "discard" | "exile" | "game" | "hand" | "play" | "wounds";
}

/** A hero looks at the top cards of its deck. */
export interface CardsLookedEvent {
  readonly type: "CardsLooked";
  readonly hero: string;
  readonly count: number;
}

export interface CardsRevealedEvent {
  readonly type: "CardsRevealed";
  readonly hero: string;
  readonly cards: readonly string[];
}

/** What the seat of the hero sees there, the top card first. */
export interface CardsSeenEvent {
  readonly type: "CardsSeen";
  readonly hero: string;
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A seat agrees to give up, or takes that back. */
export interface ConcededEvent {
  readonly type: "Conceded";
  readonly seat: number;
  readonly agree: boolean;
}

/** An enemy was damaged: `base` of the step, `bonus` of the hero (exposed included), `reduction` (weakness, armour). `blocked` of the sum was absorbed, `wounds` got through. */
export interface DamageDealtEvent {
  readonly type: "DamageDealt";
  readonly source: string;
  readonly by: string;
  readonly target: string;
  readonly base: number;
  readonly bonus: number;
  readonly reduction: number;
  readonly blocked: number;
  readonly wounds: number;
}

/** `amount` before `reduced` and `blocked`. `meant_for` is the hero a guard took it for, or the hero itself. */
export interface DamageTakenEvent {
  readonly type: "DamageTaken";
  readonly hero: string;
  readonly source: string;
  readonly by: string;
  readonly amount: number;
  readonly reduced: number;
  readonly blocked: number;
  readonly meant_for: string;
}

/** The deck of a hero was shuffled. `discard`: its discard pile was shuffled and put under it (TAC-PILE-02). */
export interface DeckShuffledEvent {
  readonly type: "DeckShuffled";
  readonly hero: string;
  readonly discard: boolean;
}

/** The black dice: row 1-4 (1 = A) and column 1-6. Where the cell is not free they are rolled again. */
export interface DiceRolledEvent {
  readonly type: "DiceRolled";
  readonly row: number;
  readonly column: number;
  readonly accepted: boolean;
}

export interface EffectAddedEvent {
  readonly type: "EffectAdded";
  readonly figure: string;
  readonly mod: "armour" | "block" | "burning" | "damage" | "echo" | "exposed" | "guard" | "hand" | "heal" | "hidden" | "keep_block" | "move" | "no_heal" | "open_wounds" | "rooted" | "strong" | "stunned" | "thorns" | "threat" | "untargetable" | "weakened";
  readonly n: number;
  readonly until: "encounter" | "next_turn" | "own_turn" | "round" | "turn";
  readonly source: string;
}

export interface EffectEndedEvent {
  readonly type: "EffectEnded";
  readonly figure: string;
  readonly mod: "armour" | "block" | "burning" | "damage" | "echo" | "exposed" | "guard" | "hand" | "heal" | "hidden" | "keep_block" | "move" | "no_heal" | "open_wounds" | "rooted" | "strong" | "stunned" | "thorns" | "threat" | "untargetable" | "weakened";
  readonly n: number;
  readonly source: string;
}

export interface EncounterEndedEvent {
  readonly type: "EncounterEnded";
  readonly number: number;
  readonly rounds: number;
}

/** `basic` to `boss` are how many enemies of each kind will be placed. `battlefield` is empty without one. */
export interface EncounterStartedEvent {
  readonly type: "EncounterStarted";
  readonly number: number;
  readonly battlefield: string;
  readonly basic: number;
  readonly intermediate: number;
  readonly powerful: number;
  readonly boss: number;
}

export interface EnemiesTurnStartedEvent {
  readonly type: "EnemiesTurnStarted";
  readonly round: number;
}

/** An enemy that can attack nobody walks towards `hero`. `reason`: `path`, or `distance` when there is no way. */
export interface EnemyAdvancedEvent {
  readonly type: "EnemyAdvanced";
  readonly enemy: string;
  readonly hero: string;
  readonly path: readonly string[];
  readonly reason: string;
}

/** An enemy attacks from where it stands, its zone turned to `turn`. `reason`: why these heroes: `in_range` (without moving), `nearest`, `threat`, `swords`, `seat`, `only`, `group` (most heroes), `sum_threat`, `sum_swords`, `path`, `all` (the whole board). */
export interface EnemyAttackedEvent {
  readonly type: "EnemyAttacked";
  readonly enemy: string;
  readonly turn: string;
  readonly targets: readonly string[];
  readonly reason: string;
}

/** `by` is who or what killed it: a figure, or the summoner with which it left. */
export interface EnemyDiedEvent {
  readonly type: "EnemyDied";
  readonly enemy: string;
  readonly by: string;
  readonly cell: string;
}

/** `path` are the cells entered one by one; it is empty for an enemy that was put on its cell at once. */
export interface EnemyMovedEvent {
  readonly type: "EnemyMoved";
  readonly enemy: string;
  readonly start: string;
  readonly to: string;
  readonly path: readonly string[];
  readonly how: "advance" | "move" | "pull" | "push" | "relocate" | "retreat" | "shift" | "swap";
}

/** `summoner` is empty for an enemy of the encounter, `battlefield` for one that the battlefield summoned. */
export interface EnemyPlacedEvent {
  readonly type: "EnemyPlaced";
  readonly enemy: string;
  readonly cell: string;
  readonly lives: number;
  readonly wounds: number;
  readonly summoner: string;
}

/** An enemy neither attacks nor moves. `reason`: `hidden` (nobody may be attacked), `rooted`, `no_way`. */
export interface EnemyStayedEvent {
  readonly type: "EnemyStayed";
  readonly enemy: string;
  readonly reason: string;
}

/** An enemy loses its turn, a boss one Action; the stun is spent. */
export interface EnemyStunnedEvent {
  readonly type: "EnemyStunned";
  readonly enemy: string;
}

export interface EnemyTurnEndedEvent {
  readonly type: "EnemyTurnEnded";
  readonly enemy: string;
}

export interface EnemyTurnStartedEvent {
  readonly type: "EnemyTurnStarted";
  readonly enemy: string;
}

export interface GameEndedEvent {
  readonly type: "GameEnded";
  readonly won: boolean;
  readonly encounter: number;
  readonly round: number;
}

/** The team is complete: its heroes in seat order, the seat of each, and the bosses that wait. */
export interface GameStartedEvent {
  readonly type: "GameStarted";
  readonly heroes: readonly string[];
  readonly seats: readonly number[];
  readonly bosses: readonly string[];
  readonly difficulty: string;
}

export interface HealedEvent {
  readonly type: "Healed";
  readonly hero: string;
  readonly cards: readonly string[];
}

export interface HeroDiedEvent {
  readonly type: "HeroDied";
  readonly hero: string;
}

/** `path` are the cells entered one by one; it is empty for a hero that was put on its cell at once. */
export interface HeroMovedEvent {
  readonly type: "HeroMoved";
  readonly hero: string;
  readonly start: string;
  readonly to: string;
  readonly path: readonly string[];
  readonly how: "move" | "pull" | "push" | "relocate" | "return" | "step" | "swap" | "teleport";
}

export interface HeroPickedEvent {
  readonly type: "HeroPicked";
  readonly seat: number;
  readonly hero: string;
}

/** A hero was placed for an encounter; `alive` is false for the marker of a dead one. */
export interface HeroPlacedEvent {
  readonly type: "HeroPlaced";
  readonly hero: string;
  readonly cell: string;
  readonly alive: boolean;
}

export interface HeroReturnedEvent {
  readonly type: "HeroReturned";
  readonly hero: string;
  readonly cell: string;
}

export interface HeroesTurnStartedEvent {
  readonly type: "HeroesTurnStarted";
  readonly round: number;
}

export interface LifeLostEvent {
  readonly type: "LifeLost";
  readonly enemy: string;
  readonly lives: number;
}

export interface LifeRegainedEvent {
  readonly type: "LifeRegained";
  readonly enemy: string;
  readonly lives: number;
}

/** A pile and its defeated enemies are both empty, the board is full, or there are no dice left: nobody comes. */
export interface NoEnemyLeftEvent {
  readonly type: "NoEnemyLeft";
  readonly tier: string;
}

export interface NovicePickedEvent {
  readonly type: "NovicePicked";
  readonly hero: string;
  readonly card: string;
}

/** What was used of a pile of the table was shuffled into a new one: a tier, a colour, or a boss. */
export interface PileReshuffledEvent {
  readonly type: "PileReshuffled";
  readonly pile: string;
}

/** A hero adds its Adept or Master card to its discard pile. */
export interface RankEarnedEvent {
  readonly type: "RankEarned";
  readonly hero: string;
  readonly card: string;
}

/** A hero takes no reward and heals instead; which cards, tells `Healed`. */
export interface RewardHealedEvent {
  readonly type: "RewardHealed";
  readonly hero: string;
  readonly phase: number;
}

/** The rewards offered to a hero in its reinforcement phase 1-3. */
export interface RewardRevealedEvent {
  readonly type: "RewardRevealed";
  readonly hero: string;
  readonly phase: number;
  readonly cards: readonly string[];
}

export interface RewardTakenEvent {
  readonly type: "RewardTaken";
  readonly hero: string;
  readonly phase: number;
  readonly card: string;
}

export interface RoundStartedEvent {
  readonly type: "RoundStarted";
  readonly number: number;
}

export interface RunePlacedEvent {
  readonly type: "RunePlaced";
  readonly cell: string;
  readonly card: string;
  readonly hero: string;
}

export interface RuneRemovedEvent {
  readonly type: "RuneRemoved";
  readonly cell: string;
  readonly card: string;
}

export interface RuneTriggeredEvent {
  readonly type: "RuneTriggered";
  readonly cell: string;
  readonly card: string;
  readonly event: "enemy_enters" | "hero_turn_start";
  readonly figure: string;
}

/** Step `number` (from 0) of a card, a turn or an Action was tried. `reason`: "" when it was resolved; `not_then` (the step before it was not), `no_target`, `nothing` (it had no effect), `no_x`, `condition`, `chain` (no playing out of turn from a card played so). */
export interface StepResolvedEvent {
  readonly type: "StepResolved";
  readonly source: string;
  readonly number: number;
  readonly resolved: boolean;
  readonly reason: string;
}

/** Something reacts: `owner` with its card, passive or Action `source`. */
export interface TriggeredEvent {
  readonly type: "Triggered";
  readonly owner: string;
  readonly event: "discarded" | "dying" | "encounter_start" | "exiled" | "kill" | "play" | "turn_start" | "wounded" | "death" | "hero_turn_end" | "life_lost" | "round_start" | "encounter_start" | "enemy_death" | "hero_turn_end" | "round_end" | "round_start";
  readonly source: string;
}

export interface TurnEndedEvent {
  readonly type: "TurnEnded";
  readonly hero: string;
}

export interface TurnStartedEvent {
  readonly type: "TurnStarted";
  readonly hero: string;
}

export interface WoundTakenEvent {
  readonly type: "WoundTaken";
  readonly hero: string;
  readonly card: string;
  readonly start: "deck" | "hand" | "substitution";
}

/** An enemy healed the wounds of its current life: it had `before` left and has `after` again. */
export interface WoundsHealedEvent {
  readonly type: "WoundsHealed";
  readonly enemy: string;
  readonly before: number;
  readonly after: number;
}

/** The box. `words` are the names of colours, types and roles. */
export interface Furniture {
  readonly cards: Readonly<Record<string, CardThing>>;
  readonly heroes: Readonly<Record<string, HeroThing>>;
  readonly enemies: Readonly<Record<string, EnemyThing>>;
  readonly actions: Readonly<Record<string, ActionThing>>;
  readonly battlefields: Readonly<Record<string, FieldThing>>;
  readonly zones: Readonly<Record<string, ZoneThing>>;
  readonly words: Readonly<Record<string, string>>;
}

/** A card of a deck. `stars` tell how strong an ability of a hero is (0: it is none); `others`: not on oneself. */
export interface CardThing {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly category: string;
  readonly colour: "blue" | "colourless" | "green" | "purple" | "red" | "yellow";
  readonly types: readonly ("attack" | "defense" | "healing" | "movement" | "support")[];
  readonly zone: string;
  readonly others: boolean;
  readonly priming: boolean;
  readonly substitution: boolean;
  readonly stars: number;
}

/** A hero card. `the` has the article, as it stands inside a sentence. `deck` is told with numbers of copies. */
export interface HeroThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly colours: readonly ["blue" | "green" | "purple" | "red" | "yellow", "blue" | "green" | "purple" | "red" | "yellow"];
  readonly threat: number;
  readonly swords: number;
  readonly role: "defender" | "healer" | "striker" | "support";
  readonly style: string;
  readonly deck: Readonly<Record<string, number>>;
}

/** An enemy or boss card: `tier` is `boss` for these. `zone` is that of its attack, empty without one. `vitality` are lives and wounds per life with two to five heroes. */
export interface EnemyThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly text: string;
  readonly tier: string;
  readonly icon: "multi" | "none" | "single";
  readonly zone: string;
  readonly vitality: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
}

/** An Action of a boss. */
export interface ActionThing {
  readonly id: string;
  readonly boss: string;
  readonly name: string;
  readonly text: string;
  readonly icon: "multi" | "none" | "single";
  readonly zone: string;
}

/** A battlefield. `furthest` is how far zones reach on it (0: as far as they are), `obstacles` its closed cells. */
export interface FieldThing {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly furthest: number;
  readonly obstacles: readonly string[];
}

/** A zone: its cells around the figure facing right; `whole` is the whole board. */
export interface ZoneThing {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly whole: boolean;
}

/** `forecast` is empty when this table wants none, or while no enemies' turn lies ahead. `exact`: no dice come in. `prospects` are the Actions left of each boss on the board. `damage` is what the hands of the heroes that have still to play could do this round, each attack to one enemy. */
export interface Aids {
  readonly heroes: Readonly<Record<string, HeroAid>>;
  readonly enemies: Readonly<Record<string, EnemyAid>>;
  readonly forecast: readonly DeedAid[];
  readonly exact: boolean;
  readonly prospects: Readonly<Record<string, readonly ProspectAid[]>>;
  readonly aim: AimAid | null;
  readonly damage: number;
}

/** A hero as enemies see it. `left` are the cards left before death: below 1 the hero is in danger (TAC-DEATH). `deck` are the cards in its deck, sorted by name: their order nobody knows. */
export interface HeroAid {
  readonly threat: number;
  readonly left: number;
  readonly hidden: boolean;
  readonly effects: readonly EffectAid[];
  readonly deck: readonly string[];
}

/** A lasting effect on a figure in a few words, where it comes from and when it ends. */
export interface EffectAid {
  readonly told: string;
  readonly source: string;
  readonly until: string;
}

/** An enemy on the board: its place in the order of acting, from 1, and the wounds of a whole life. */
export interface EnemyAid {
  readonly order: number;
  readonly full: number;
  readonly effects: readonly EffectAid[];
}

/** What an enemy will do, and the same in a sentence with its reason. */
export interface DeedAid {
  readonly deed: Deed;
  readonly told: string;
}

/** What an enemy will do on its turn. `start` is where it stands then, `path` the cells it enters, `targets` whom it attacks with its zone turned to `turn`. `towards` is whom it approaches when it can attack nobody; `reason` is told in the words of the events. `stunned`: it loses its turn. `dies`: it does not survive it. `summons`: it will bring others, and dice decide where. `action`: of a boss, the Action that is meant. */
export interface Deed {
  readonly enemy: string;
  readonly start: string;
  readonly path: readonly string[];
  readonly targets: readonly string[];
  readonly turn: string;
  readonly reason: string;
  readonly towards: string;
  readonly harm: readonly Harm[];
  readonly stunned: boolean;
  readonly dies: boolean;
  readonly summons: boolean;
  readonly action: string;
}

/** What a hero suffers: damage (blocked or not), how much of it is blocked, wounds, cards it must give up. */
export interface Harm {
  readonly hero: string;
  readonly damage: number;
  readonly blocked: number;
  readonly wounds: number;
  readonly cards: number;
  readonly pushed_to: string | null;
}

/** An Action that may come, how likely it is, and what it would do as the first one (None: it is not told). */
export interface ProspectAid {
  readonly action: string;
  readonly chance: number;
  readonly deed: DeedAid | null;
}

/** The zone that targets are being chosen from: where it is measured from, and its cells for each turn. */
export interface AimAid {
  readonly zone: string;
  readonly origin: string;
  readonly turns: Readonly<Record<string, readonly string[]>>;
}

/** What an answer would do at once, and what the enemies would do then (None: it is not told, or chance decides). */
export interface Considered {
  readonly consequences: Consequences;
  readonly forecast: readonly DeedAid[] | null;
}

/** What follows from an answer at once, up to the next question. `triggers` are who reacts with what. `exact`: neither dice nor shuffles nor a boss's Action come into it; what comes after the first of them is not told. */
export interface Consequences {
  readonly blows: readonly Blow[];
  readonly harm: readonly Harm[];
  readonly triggers: readonly (readonly [string, string])[];
  readonly exact: boolean;
}

/** What an answer does to an enemy: wounds that get through, block used up, lives lost, and whether it dies. */
export interface Blow {
  readonly enemy: string;
  readonly wounds: number;
  readonly blocked: number;
  readonly lives: number;
  readonly dies: boolean;
}

export type AnyChoice =
  | ChooseArea
  | ChooseAxis
  | ChooseCell
  | ChooseEnemies
  | ChooseEnemy
  | ChooseHero
  | ChooseHeroes
  | ChooseOption
  | ChooseX
  | Concede
  | ConfirmPlaces
  | DiscardCard
  | DiscardToMove
  | DrawBattlefield
  | EndTurn
  | ExileFromHand
  | ExileTop
  | ExileWound
  | HealFour
  | HealWound
  | LetPass
  | MoveTo
  | PickBattlefield
  | PickHero
  | PickNovice
  | PlaceAgain
  | PlaceHero
  | Play
  | PutBack
  | React
  | ShiftAlong
  | ShiftTo
  | StartTurn
  | Stay
  | StopPlaying
  | Substitute
  | TakeCard
  | TakeFromDeck
  | TakeReward
  | WoundFromHand;

export type State = TactiqueState;

export type Options = TactiqueOptions;

export type AnyFrame =
  | ActingFrame
  | ActionFrame
  | AttackStepFrame
  | AttackingFrame
  | CampaignFrame
  | CancellableFrame
  | CardPlayFrame
  | DamageEnemiesFrame
  | DamageHeroFrame
  | DiscardCardsFrame
  | DiscardToStepFrame
  | DyingFrame
  | EnemiesPhaseFrame
  | EnemiesTurnFrame
  | EnemyTurnFrame
  | ExileCardsFrame
  | FightFrame
  | ForcedDiscardFrame
  | ForcedExileFrame
  | HealHeroFrame
  | HeroTurnFrame
  | LayRuneFrame
  | LookAtFrame
  | LostLivesFrame
  | MoveHeroFrame
  | PlayCardFrame
  | PlayOutOfTurnFrame
  | ReactingFrame
  | ReinforcingFrame
  | ResolvingFrame
  | RetrieveCardsFrame
  | ReturnFrame
  | SearchDeckFrame
  | SetUpEncounterFrame
  | SetupFrame
  | ShiftEnemyFrame
  | ShoveFrame
  | SplitDamageFrame
  | StepsFrame
  | SummonFrame
  | TakeWoundsFrame
  | TeleportEnemyFrame
  | TeleportFigureFrame
  | ThornsOfEnemiesFrame
  | ThornsOfHeroesFrame
  | TriggersFrame
  | WalkFrame
  | WindowFrame;

export type AnyEvent =
  | BlockGainedEvent
  | BlockLostEvent
  | BossActionEvent
  | CardDiscardedEvent
  | CardDrawnEvent
  | CardExiledEvent
  | CardInPlayEvent
  | CardLeftPlayEvent
  | CardPlayedEvent
  | CardRemovedEvent
  | CardRetrievedEvent
  | CardReturnedEvent
  | CardsLookedEvent
  | CardsRevealedEvent
  | CardsSeenEvent
  | ConcededEvent
  | DamageDealtEvent
  | DamageTakenEvent
  | DeckShuffledEvent
  | DiceRolledEvent
  | EffectAddedEvent
  | EffectEndedEvent
  | EncounterEndedEvent
  | EncounterStartedEvent
  | EnemiesTurnStartedEvent
  | EnemyAdvancedEvent
  | EnemyAttackedEvent
  | EnemyDiedEvent
  | EnemyMovedEvent
  | EnemyPlacedEvent
  | EnemyStayedEvent
  | EnemyStunnedEvent
  | EnemyTurnEndedEvent
  | EnemyTurnStartedEvent
  | GameEndedEvent
  | GameStartedEvent
  | HealedEvent
  | HeroDiedEvent
  | HeroMovedEvent
  | HeroPickedEvent
  | HeroPlacedEvent
  | HeroReturnedEvent
  | HeroesTurnStartedEvent
  | LifeLostEvent
  | LifeRegainedEvent
  | NoEnemyLeftEvent
  | NovicePickedEvent
  | PileReshuffledEvent
  | RankEarnedEvent
  | RewardHealedEvent
  | RewardRevealedEvent
  | RewardTakenEvent
  | RoundStartedEvent
  | RunePlacedEvent
  | RuneRemovedEvent
  | RuneTriggeredEvent
  | StepResolvedEvent
  | TriggeredEvent
  | TurnEndedEvent
  | TurnStartedEvent
  | WoundTakenEvent
  | WoundsHealedEvent;
