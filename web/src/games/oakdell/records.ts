// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Play this hero. */
export interface ChooseHero {
  readonly type: "ChooseHero";
  readonly hero: string;
}

/** Use nothing here. */
export interface Decline {
  readonly type: "Decline";
}

/** Mark the next circle of this track. */
export interface Develop {
  readonly type: "Develop";
  readonly track: "block" | "damage" | "strike";
}

/** Use Disable Monster's Ability. */
export interface Disable {
  readonly type: "Disable";
}

/** Dodge: move to this space. */
export interface DodgeTo {
  readonly type: "DodgeTo";
  readonly to: string;
  readonly via: "breach" | "ghost" | "key" | "open" | "wall";
}

/** Take a die of this colour and value from the dice sheet. */
export interface Draft {
  readonly type: "Draft";
  readonly die: "black" | "white";
  readonly value: number;
}

/** Use a potion. */
export interface Drink {
  readonly type: "Drink";
  readonly potion: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
}

/** End the Attack Phase. */
export interface EndAttack {
  readonly type: "EndAttack";
}

/** Let the monster roll. */
export interface FaceRoll {
  readonly type: "FaceRoll";
}

/** Use the Axe of Fury. */
export interface Fury {
  readonly type: "Fury";
}

/** Do nothing more here: the phase goes on. */
export interface GoOn {
  readonly type: "GoOn";
}

/** The damage goes to this pool. */
export interface HitPool {
  readonly type: "HitPool";
  readonly pool: string;
}

/** Let the monster go: it flees. */
export interface LetGo {
  readonly type: "LetGo";
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** Use a torch before the roll: one of one's own, or the special skill. */
export interface Light {
  readonly type: "Light";
  readonly torch: "own" | "special";
}

/** Draw the next line of a chain to this point, with an Additional Strikes circle (0: none) if needed. */
export interface NextStrike {
  readonly type: "NextStrike";
  readonly end: string;
  readonly circle: number;
}

/** Destroy the shrine on this space, with the lowest circles (never worse than higher ones). */
export interface Pay {
  readonly type: "Pay";
  readonly shrine: string;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** Roll the monster's die again; where each attacks, that of this pool ("": of one alone). */
export interface Reroll {
  readonly type: "Reroll";
  readonly pool: string;
}

/** Walk these steps. `run` and `boots` of them are those of Run (0-3) and of Stride boots (0-2). `avoid` is the space of the trap that Trap Avoidance is used on, or empty. */
export interface Route {
  readonly type: "Route";
  readonly steps: readonly Leg[];
  readonly run: number;
  readonly boots: number;
  readonly avoid: string;
}

/** One step of a route. */
export interface Leg {
  readonly to: string;
  readonly via: "breach" | "ghost" | "key" | "open" | "wall";
}

/** Make this the result of the boss's roll (1-6). */
export interface Shift {
  readonly type: "Shift";
  readonly result: number;
}

/** Skip the Monster Phase by a special skill or a piece of gear. */
export interface Skip {
  readonly type: "Skip";
  readonly means: "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak" | string;
}

/** Potion of Precision: a line of two centimetres anywhere, between two points of the sheet. */
export interface Slash {
  readonly type: "Slash";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Draw no further line of the chain. */
export interface StopChain {
  readonly type: "StopChain";
}

/** Draw a line from a point to another, with an Additional Strikes circle (0: none) if that makes it legal. `any_point`: use Attack from Any Point for the start. */
export interface Strike {
  readonly type: "Strike";
  readonly start: string;
  readonly end: string;
  readonly circle: number;
  readonly any_point: boolean;
}

/** Take this piece of equipment with this effect. */
export interface TakeGear {
  readonly type: "TakeGear";
  readonly gear: string;
}

/** Gain a potion of this colour. */
export interface TakePotion {
  readonly type: "TakePotion";
  readonly potion: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
}

/** Fill this circle (1-9) of the track that the question is about. */
export interface UseCircle {
  readonly type: "UseCircle";
  readonly circle: number;
}

/** Potion of Wounding: block this free point. */
export interface Wound {
  readonly type: "Wound";
  readonly point: string;
}

/** Everything on the table. `acorn` is the seat of the first player; `dice` lie on the dice sheet, sorted. `decks` are those of levels 1, 2 and 3. `turn` is None between turns. */
export interface OakDellState {
  readonly outcome: Outcome | null;
  readonly heroes: readonly Hero[];
  readonly acorn: number;
  readonly round: number;
  readonly rounds: number;
  readonly dice: readonly (readonly ["black" | "white", number])[];
  readonly decks: Readonly<Record<number, MonsterDeck>>;
  readonly turn: Turn | null;
}

/** A hero with its character sheet, dungeon sheet and monster. `seat` decides for it. `full` and `broken` hearts 0-24. `ready` are special skills to be used, `spent` those used. `gained` and `drunk` count circles of potions; `found` and `burnt` torches. `crossed` are spaces whose feature is crossed out, `opened` doors and walls that stay open, `destroyed` spaces of shrines. `killed` are defeated monsters in their order. `dice` lie on the character sheet this round. `forfeits`: down, the next movement is forfeited (OAK-VAR-02). */
export interface Hero {
  readonly seat: number;
  readonly name: string;
  readonly emblem: string;
  readonly card: string;
  readonly full: number;
  readonly broken: number;
  readonly status: "dead" | "down" | "up";
  readonly forfeits: boolean;
  readonly tracks: Readonly<Record<"block" | "damage" | "strike", Circles>>;
  readonly ready: readonly ("anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak")[];
  readonly spent: readonly ("anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak")[];
  readonly gear: readonly string[];
  readonly gained: Readonly<Record<"blue" | "green" | "orange" | "purple" | "red" | "yellow", number>>;
  readonly drunk: Readonly<Record<"blue" | "green" | "orange" | "purple" | "red" | "yellow", number>>;
  readonly found: number;
  readonly burnt: number;
  readonly keys: number;
  readonly space: string;
  readonly crossed: readonly string[];
  readonly opened: readonly string[];
  readonly chamber: boolean;
  readonly destroyed: readonly string[];
  readonly fight: Fight;
  readonly killed: readonly string[];
  readonly dice: readonly (readonly ["black" | "white", number])[];
}

/** A track of nine circles: the first `marked` from the top are marked, `filled` of them used up (numbers 1-9). */
export interface Circles {
  readonly marked: number;
  readonly filled: readonly number[];
}

/** A monster sheet and what is drawn on it. A point on which a line of `lines` ends is used; `blocked` are lost. `hard_hits` count hits on hard parts, `fury` is what wing hits add to its rolls, `coffins` are marked (0-3). */
export interface Fight {
  readonly sheet: string;
  readonly drops: Readonly<Record<string, number>>;
  readonly lines: readonly Line[];
  readonly used: readonly string[];
  readonly blocked: readonly string[];
  readonly icons: readonly string[];
  readonly broken: readonly string[];
  readonly hard_hits: number;
  readonly fury: number;
  readonly coffins: number;
}

/** A line drawn on a sheet; a line that uses no attack points has neither `start` nor `end`. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly start: string;
  readonly end: string;
}

/** The deck of a level: `hidden` lies on top, below it the sheets put back under it, the next of them first. `aside` are the sheets of the level that are not in this game: nobody knows which. */
export interface MonsterDeck {
  readonly hidden: SheetStack;
  readonly aside: SheetStack;
  readonly returned: readonly string[];
}

/** Monster sheets of one level whose fronts nobody knows: the top of its deck, or those left in the box. */
export interface SheetStack {
  readonly cards: readonly (string | null)[];
  readonly level: number;
}

/** What counts during one turn of `seat`. Damage dealt and taken are OAK-DMG-06 and OAK-GEAR-05. `circles` are the tracks used and `rows` the rows of potions: the former in this phase, the latter in this turn. `strikes` is how many connected strikes a potion allows (1: the main strike); `struck`: it was made. `bonus` and `fury`: the weapon that adds to a line and the Axe of Fury have been used; `parried`: the Parrying Sword has. `torch`: an own torch is lit. `focus` and `disabled` hold until the turn ends. `entered` are shrines entered this turn. `defeated`: the sheet is empty and not yet put away. `fresh`: a new sheet was drawn, it does not act. */
export interface Turn {
  readonly seat: number;
  readonly die: "black" | "white";
  readonly value: number;
  readonly move: number;
  readonly point: "blue" | "green" | "red" | "yellow";
  readonly phase: "attack" | "dungeon" | "monster";
  readonly circles: readonly ("block" | "damage" | "strike")[];
  readonly rows: readonly ("round" | "triangular")[];
  readonly strikes: number;
  readonly struck: boolean;
  readonly bonus: boolean;
  readonly fury: boolean;
  readonly parried: boolean;
  readonly torch: boolean;
  readonly focus: boolean;
  readonly disabled: boolean;
  readonly dealt: number;
  readonly excess: number;
  readonly taken: number;
  readonly entered: readonly string[];
  readonly defeated: boolean;
  readonly fresh: boolean;
}

/** How a game of Dungeons of the Oak Dell is set up. `boss` is an id, or `dungeon` for the one that lives there; it counts in scenario `boss` only. `longer` uses the longer round track. `first_monster`, `death_variant` and `time_up` are OAK-SETUP-05, OAK-VAR-01 and OAK-END-04; `solo_decks` counts for one player only (OAK-SOLO-05). `first_player` is `random` or the number of a seat. */
export interface OakDellOptions {
  readonly players: number;
  readonly dungeon: string;
  readonly scenario: "boss" | "shrines";
  readonly boss: string;
  readonly longer: boolean;
  readonly first_monster: "draw" | "ghost";
  readonly heroes: "choose" | "random" | "same";
  readonly death_variant: boolean;
  readonly solo_decks: "all" | "three";
  readonly time_up: "defeat" | "rank";
  readonly first_player: "1" | "2" | "3" | "4" | "random";
}

/** The Attack Phase of the acting hero. */
export interface AttackPhaseFrame {
  readonly type: "AttackPhase";
  readonly at: string;
}

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
}

/** A circle of a track of choice. */
export interface ChooseCircleFrame {
  readonly type: "ChooseCircle";
  readonly at: string;
}

/** The acting hero says which of `pools` the damage goes to. */
export interface ChoosePoolFrame {
  readonly type: "ChoosePool";
  readonly n: number;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
  readonly by: string;
  readonly pools: readonly string[];
  readonly at: string;
}

/** A chain of strikes from `start` to `to` and on from there: `left` lines, that one included. `reuse` more ends may lie on used points, by the Additional Strikes circle that was filled at the start. */
export interface ConnectedStrikesFrame {
  readonly type: "ConnectedStrikes";
  readonly start: string;
  readonly to: string;
  readonly left: number;
  readonly reuse: number;
  readonly at: string;
}

/** The acting hero dodges: it moves one space, if it can. */
export interface DodgeFrame {
  readonly type: "Dodge";
  readonly at: string;
}

/** A line is drawn on the sheet of the acting hero, and does what it does. `hits` are the parts hit, in the order of the older lines. `loose` hits may still be marked on any pool. `pools` are those hit and `removed` the drops that the line removed. `weapons` that add to it have had their turn. */
export interface DrawLineFrame {
  readonly type: "DrawLine";
  readonly line: Line;
  readonly hits: readonly string[];
  readonly loose: number;
  readonly pools: readonly string[];
  readonly removed: number;
  readonly weapons: number;
  readonly at: string;
}

/** The acting hero drinks a potion: its effects happen in their order. */
export interface DrinkPotionFrame {
  readonly type: "DrinkPotion";
  readonly potion: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  readonly done: number;
  readonly at: string;
}

/** The movement of a turn, with what may be done before and after it. */
export interface DungeonPhaseFrame {
  readonly type: "DungeonPhase";
  readonly seat: number;
  readonly at: string;
}

/** The monster of the acting hero flees: it deals its remaining drops as damage, and is replaced. */
export interface FlightFrame {
  readonly type: "Flight";
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
  readonly at: string;
}

/** The acting hero draws a line anywhere, `length` units long or shorter by less than `tolerance`. */
export interface FreeStrikeFrame {
  readonly type: "FreeStrike";
  readonly length: number;
  readonly tolerance: number;
  readonly at: string;
}

/** A piece of equipment, chosen by its owner. */
export interface GainGearFrame {
  readonly type: "GainGear";
  readonly at: string;
}

/** A potion of a row, of a colour of choice. */
export interface GainPotionFrame {
  readonly type: "GainPotion";
  readonly row: "round" | "triangular";
  readonly at: string;
}

/** The reward for the defeated monster of the acting hero. */
export interface KillRewardFrame {
  readonly type: "KillReward";
  readonly at: string;
}

/** The monster of the acting hero attacks. `rolls` are those of its die, one for each that attacks. */
export interface MonsterAttackFrame {
  readonly type: "MonsterAttack";
  readonly rolls: readonly number[];
  readonly at: string;
}

/** The Monster Phase of the acting hero. */
export interface MonsterPhaseFrame {
  readonly type: "MonsterPhase";
  readonly at: string;
}

/** The turn of a seat, on which everything lies that happens in it. */
export interface OfSeatFrame {
  readonly type: "OfSeat";
  readonly seat: number;
  readonly at: string;
}

/** One amount of damage, `n`, dealt to the acting hero by one cause. */
export interface PacketFrame {
  readonly type: "Packet";
  readonly n: number;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
  readonly reduced: number;
  readonly blocked: number;
  readonly at: string;
}

/** The whole game after set-up: round after round, until somebody wins, all are dead, or time is up. */
export interface RaceFrame {
  readonly type: "Race";
  readonly at: string;
}

/** The reward of a kill: these effects, one after the other. */
export interface RewardFrame {
  readonly type: "Reward";
  readonly effects: readonly (GainPotion | GainAnyPotion | RewardsDevelop | GainKey | GainTorch | GainEquipment | GainHearts)[];
  readonly at: string;
}

/** The next circle of this potion is marked (OAK-ITEM-01). */
export interface GainPotion {
  readonly do: "potion";
  readonly colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
}

/** The same with a potion of this row, chosen by its owner. */
export interface GainAnyPotion {
  readonly do: "potion_choice";
  readonly row: "round" | "triangular";
}

/** The next circle of a track is marked, of a track of choice maybe (OAK-SKILL-02, -05). */
export interface RewardsDevelop {
  readonly do: "skill";
  readonly track: "block" | "damage" | "strike" | "choice";
}

/** One key more (OAK-DOOR-04). */
export interface GainKey {
  readonly do: "key";
}

/** The next torch circle is marked (OAK-ITEM-02). */
export interface GainTorch {
  readonly do: "torch";
}

/** One piece of equipment of choice (OAK-GEAR-01). */
export interface GainEquipment {
  readonly do: "equipment";
}

/** So many full hearts more (OAK-HP-01). */
export interface GainHearts {
  readonly do: "hearts";
  readonly amount: number;
}

/** One round. `waiting` are the seats that still have turns in it, one entry for each turn. */
export interface RoundFrame {
  readonly type: "Round";
  readonly waiting: readonly number[];
  readonly at: string;
}

/** What is left of setting up once the table is laid. `waiting` are the seats that still have something to do. */
export interface SetupFrame {
  readonly type: "Setup";
  readonly waiting: readonly number[];
  readonly at: string;
}

/** The turn of a hero. Nobody else does anything meanwhile; a hero who dies does nothing more. */
export interface TurnFrame {
  readonly type: "Turn";
  readonly seat: number;
  readonly at: string;
}

/** The acting hero walks these steps. `taken` of them are done; `chests` are to be opened when all are. `harmless`: a trap on which it ends does nothing. `avoid` is the space where Trap Avoidance is used. */
export interface WalkFrame {
  readonly type: "Walk";
  readonly steps: readonly Leg[];
  readonly harmless: boolean;
  readonly avoid: string;
  readonly taken: number;
  readonly chests: number;
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

/** The acting hero blocks a free point for the rest of the fight. */
export interface WoundPointFrame {
  readonly type: "WoundPoint";
  readonly at: string;
}

export interface AbilityDisabledEvent {
  readonly type: "AbilityDisabled";
  readonly hero: number;
  readonly sheet: string;
}

/** The goal of the monster's ability was reached: its extra reward is paid, too. */
export interface AbilityRewardedEvent {
  readonly type: "AbilityRewarded";
  readonly hero: number;
  readonly sheet: string;
}

export interface AcornGivenEvent {
  readonly type: "AcornGiven";
  readonly hero: number;
}

export interface AttackRerolledEvent {
  readonly type: "AttackRerolled";
  readonly hero: number;
  readonly before: number;
  readonly after: number;
}

/** The die of a monster. `pool` is which of several attacks ("" for one alone); `entry` the damage of the table. */
export interface AttackRolledEvent {
  readonly type: "AttackRolled";
  readonly hero: number;
  readonly sheet: string;
  readonly pool: string | "";
  readonly raw: number;
  readonly change: number;
  readonly result: number;
  readonly entry: number;
}

/** A boss strikes with what the result names: a type of eyes, or a part, from which its torso gained drops. */
export interface BossAttackedEvent {
  readonly type: "BossAttacked";
  readonly hero: number;
  readonly sheet: string;
  readonly raw: number;
  readonly result: number;
  readonly face: string;
  readonly gained: number;
  readonly damage: number;
}

export interface BossEngagedEvent {
  readonly type: "BossEngaged";
  readonly hero: number;
  readonly sheet: string;
}

export interface ChamberReachedEvent {
  readonly type: "ChamberReached";
  readonly hero: number;
}

export interface CircleFilledEvent {
  readonly type: "CircleFilled";
  readonly hero: number;
  readonly track: "block" | "damage" | "strike";
  readonly circle: number;
}

export interface CircleMarkedEvent {
  readonly type: "CircleMarked";
  readonly hero: number;
  readonly track: "block" | "damage" | "strike";
  readonly circle: number;
}

export interface CoffinMarkedEvent {
  readonly type: "CoffinMarked";
  readonly hero: number;
  readonly coffins: number;
}

/** Drops removed from a pool, and what was left over. `with_` is the gear or potion, if one did it. */
export interface DamageDealtEvent {
  readonly type: "DamageDealt";
  readonly hero: number;
  readonly sheet: string;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
  readonly pool: string;
  readonly drops: number;
  readonly excess: number;
  readonly with_: string;
}

export interface DiceRolledEvent {
  readonly type: "DiceRolled";
  readonly hero: number;
  readonly dice: readonly (readonly ["black" | "white", number])[];
}

/** Solo play: the highest die left is discarded. */
export interface DieDiscardedEvent {
  readonly type: "DieDiscarded";
  readonly hero: number;
  readonly die: "black" | "white";
  readonly value: number;
}

export interface DieDraftedEvent {
  readonly type: "DieDrafted";
  readonly hero: number;
  readonly die: "black" | "white";
  readonly value: number;
}

export interface DoorGhostedEvent {
  readonly type: "DoorGhosted";
  readonly hero: number;
  readonly edge: string;
}

export interface DoorOpenedEvent {
  readonly type: "DoorOpened";
  readonly hero: number;
  readonly edge: string;
  readonly via: "breach" | "key";
}

/** The game is over; `ranking` are the seats from first to last, shared places in seat order. */
export interface GameEndedEvent {
  readonly type: "GameEnded";
  readonly reason: string;
  readonly winners: readonly number[];
  readonly ranking: readonly number[];
}

/** The table is laid: dungeon, scenario, boss ("" without one), rounds, sizes of the decks of level 1, 2 and 3. */
export interface GameSetUpEvent {
  readonly type: "GameSetUp";
  readonly dungeon: string;
  readonly scenario: string;
  readonly boss: string;
  readonly rounds: number;
  readonly decks: readonly [number, number, number];
}

export interface GearTakenEvent {
  readonly type: "GearTaken";
  readonly hero: number;
  readonly gear: string;
}

export interface HardHitEvent {
  readonly type: "HardHit";
  readonly hero: number;
  readonly hits: number;
}

/** A packet of damage: `raw`, `reduced` by gear, `blocked` by a circle; `marked` hearts break. */
export interface HeartsBrokenEvent {
  readonly type: "HeartsBroken";
  readonly hero: number;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
  readonly raw: number;
  readonly reduced: number;
  readonly blocked: number;
  readonly marked: number;
}

export interface HeartsGainedEvent {
  readonly type: "HeartsGained";
  readonly hero: number;
  readonly why: "fountain" | "gear" | "recovery" | "reward";
  readonly n: number;
}

export interface HeroDiedEvent {
  readonly type: "HeroDied";
  readonly hero: number;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
}

export interface HeroDownEvent {
  readonly type: "HeroDown";
  readonly hero: number;
  readonly source: "attack" | "circle" | "coffins" | "flight" | "gear" | "line" | "potion" | "trap" | "wall" | "wounds";
}

export interface HeroReadyEvent {
  readonly type: "HeroReady";
  readonly hero: number;
  readonly name: string;
  readonly emblem: string;
  readonly card: string;
}

export interface HeroUpEvent {
  readonly type: "HeroUp";
  readonly hero: number;
}

/** An icon was crossed: a circle of a track, or a key. `gained`: else its track is full. */
export interface IconTakenEvent {
  readonly type: "IconTaken";
  readonly hero: number;
  readonly icon: string;
  readonly kind: "block" | "damage" | "strike" | "key";
  readonly gained: boolean;
}

/** Something was found on a space. `gained`: it was of use; else there was no room for it. */
export interface ItemTakenEvent {
  readonly type: "ItemTaken";
  readonly hero: number;
  readonly space: string;
  readonly kind: "chest" | "fountain" | "potion" | "torch";
  readonly colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | "";
  readonly gained: boolean;
}

export interface KeyGainedEvent {
  readonly type: "KeyGained";
  readonly hero: number;
  readonly keys: number;
}

/** A line is drawn, as the `number`-th of its sheet, with all it crosses. `icons` are only those still there. */
export interface LineDrawnEvent {
  readonly type: "LineDrawn";
  readonly hero: number;
  readonly sheet: string;
  readonly number: number;
  readonly line: Line;
  readonly crossings: readonly Crossing[];
  readonly icons: readonly string[];
  readonly links: readonly string[];
}

/** Where a new line crosses an older one: in (x/d, y/d), on this part or off body (OAK-GEO-03, -05). `line` is the number of the older line on its sheet, counted from 0. */
export interface Crossing {
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly d: number;
  readonly part: string | null;
}

export interface LinkBrokenEvent {
  readonly type: "LinkBroken";
  readonly hero: number;
  readonly link: string;
}

export interface MonsterDefeatedEvent {
  readonly type: "MonsterDefeated";
  readonly hero: number;
  readonly sheet: string;
}

export interface MonsterDrawnEvent {
  readonly type: "MonsterDrawn";
  readonly hero: number;
  readonly sheet: string;
  readonly level: number;
}

export interface MonsterFledEvent {
  readonly type: "MonsterFled";
  readonly hero: number;
  readonly sheet: string;
  readonly drops: number;
}

export interface MonsterGrewEvent {
  readonly type: "MonsterGrew";
  readonly hero: number;
  readonly sheet: string;
  readonly drops: number;
}

export interface MovementForfeitedEvent {
  readonly type: "MovementForfeited";
  readonly hero: number;
}

/** No legal route has the full length: `lost` spaces are not walked. */
export interface MovementLostEvent {
  readonly type: "MovementLost";
  readonly hero: number;
  readonly lost: number;
}

export interface NoGearLeftEvent {
  readonly type: "NoGearLeft";
  readonly hero: number;
}

export interface PhaseSkippedEvent {
  readonly type: "PhaseSkipped";
  readonly hero: number;
  readonly means: "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak" | string;
}

export interface PointBlockedEvent {
  readonly type: "PointBlocked";
  readonly hero: number;
  readonly point: string;
}

export interface PotionDrunkEvent {
  readonly type: "PotionDrunk";
  readonly hero: number;
  readonly potion: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
}

/** A potion was gained other than by finding it. `gained`: else all its circles were marked already. */
export interface PotionGainedEvent {
  readonly type: "PotionGained";
  readonly hero: number;
  readonly potion: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  readonly gained: boolean;
}

export interface RoundBeganEvent {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly acorn: number;
}

export interface RoundEndedEvent {
  readonly type: "RoundEnded";
  readonly number: number;
}

export interface RouteDeclaredEvent {
  readonly type: "RouteDeclared";
  readonly hero: number;
  readonly start: string;
  readonly steps: readonly Leg[];
  readonly run: number;
  readonly boots: number;
  readonly avoid: string;
}

export interface SetCompletedEvent {
  readonly type: "SetCompleted";
  readonly hero: number;
  readonly kind: "armour" | "weapon";
  readonly pieces: number;
}

export interface ShrineDestroyedEvent {
  readonly type: "ShrineDestroyed";
  readonly hero: number;
  readonly space: string;
  readonly circles: readonly (readonly ["block" | "damage" | "strike", number])[];
}

export interface ShrineEnteredEvent {
  readonly type: "ShrineEntered";
  readonly hero: number;
  readonly space: string;
}

export interface SpecialReadyEvent {
  readonly type: "SpecialReady";
  readonly hero: number;
  readonly special: "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak";
}

export interface SpecialUsedEvent {
  readonly type: "SpecialUsed";
  readonly hero: number;
  readonly special: "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak";
}

export interface SteppedEvent {
  readonly type: "Stepped";
  readonly hero: number;
  readonly start: string;
  readonly to: string;
  readonly via: "breach" | "ghost" | "key" | "open" | "wall";
}

export interface StrikeDeclaredEvent {
  readonly type: "StrikeDeclared";
  readonly hero: number;
  readonly start: string;
  readonly end: string;
  readonly circle: number;
  readonly any_point: boolean;
}

export interface TorchGainedEvent {
  readonly type: "TorchGained";
  readonly hero: number;
  readonly gained: boolean;
}

export interface TorchLitEvent {
  readonly type: "TorchLit";
  readonly hero: number;
  readonly torch: "own" | "special";
}

export interface TrapAvoidedEvent {
  readonly type: "TrapAvoided";
  readonly hero: number;
  readonly space: string;
}

export interface TrapEndedOnEvent {
  readonly type: "TrapEndedOn";
  readonly hero: number;
  readonly space: string;
}

export interface TrapSprungEvent {
  readonly type: "TrapSprung";
  readonly hero: number;
  readonly space: string;
  readonly damage: number;
}

export interface WallBrokenEvent {
  readonly type: "WallBroken";
  readonly hero: number;
  readonly edge: string;
}

export interface WingHitEvent {
  readonly type: "WingHit";
  readonly hero: number;
  readonly fury: number;
}

/** The box. The tracks of full and broken hearts end at `full_hearts` and `broken_hearts`. */
export interface Furniture {
  readonly sectors: readonly SectorThing[];
  readonly heroes: Readonly<Record<string, HeroThing>>;
  readonly tracks: readonly TrackThing[];
  readonly skills: Readonly<Record<"anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak", SkillThing>>;
  readonly gear: Readonly<Record<string, GearThing>>;
  readonly potions: Readonly<Record<"blue" | "green" | "orange" | "purple" | "red" | "yellow", PotionThing>>;
  readonly sheets: Readonly<Record<string, SheetThing>>;
  readonly dungeons: Readonly<Record<string, DungeonThing>>;
  readonly full_hearts: number;
  readonly broken_hearts: number;
}

/** A sector of the Dice Sheet. */
export interface SectorThing {
  readonly die: "black" | "white";
  readonly value: number;
  readonly move: number;
  readonly point: "blue" | "green" | "red" | "yellow";
}

/** A hero of the box. */
export interface HeroThing {
  readonly id: string;
  readonly name: string;
  readonly hearts: number;
  readonly start: Readonly<Record<"block" | "damage" | "strike", number>>;
}

/** A track of a basic skill; `specials` hang after these circles. */
export interface TrackThing {
  readonly id: "block" | "damage" | "strike";
  readonly name: string;
  readonly values: readonly number[];
  readonly specials: Readonly<Record<number, "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak">>;
  readonly told: string;
}

/** A special skill. */
export interface SkillThing {
  readonly id: "anypoint" | "breach" | "disable" | "dodge" | "run" | "stun" | "torch" | "trapavoid" | "wallbreak";
  readonly name: string;
  readonly told: string;
}

/** One of the two effects of a piece of equipment. */
export interface GearThing {
  readonly id: string;
  readonly piece: string;
  readonly kind: "armour" | "weapon";
  readonly piece_name: string;
  readonly name: string;
  readonly told: string;
}

/** A potion. */
export interface PotionThing {
  readonly id: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  readonly row: "round" | "triangular";
  readonly circles: number;
  readonly name: string;
  readonly told: string;
}

/** A monster sheet. Parts stand from front to back. `ability` is "none" where there is none. `goal` is what the ability counts to (hits on hard parts, coffins), 0 for nothing. The columns of a boss are empty. */
export interface SheetThing {
  readonly id: string;
  readonly name: string;
  readonly lore: string;
  readonly level: 1 | 2 | 3 | "boss";
  readonly points: readonly PointThing[];
  readonly pools: readonly PoolThing[];
  readonly parts: readonly PartThing[];
  readonly chains: readonly LinkThing[];
  readonly icons: readonly IconThing[];
  readonly ability: string;
  readonly ability_name: string;
  readonly told: string;
  readonly goal: number;
  readonly white: readonly number[];
  readonly black: readonly number[];
  readonly reward: string;
}

/** An attack point; `told` also says where it is: "P5, red, lower right". */
export interface PointThing {
  readonly id: string;
  readonly colour: "blue" | "green" | "red" | "yellow";
  readonly x: number;
  readonly y: number;
  readonly told: string;
}

/** A track of drops. */
export interface PoolThing {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly max: number;
}

/** A part of the picture; `pool` is "" where hits remove nothing. */
export interface PartThing {
  readonly id: string;
  readonly name: string;
  readonly pool: string;
  readonly polygons: readonly (readonly (readonly [number, number])[])[];
}

/** A link of a chain. */
export interface LinkThing {
  readonly id: string;
  readonly path: readonly (readonly [number, number])[];
}

/** An icon on a monster sheet. */
export interface IconThing {
  readonly id: string;
  readonly kind: "block" | "damage" | "key" | "strike";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A map: rows of "1", "2", "3" (floor of that zone) and "#" (rock), edges with doors and thin walls. */
export interface DungeonThing {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly string[];
  readonly doors: readonly string[];
  readonly walls: readonly string[];
  readonly features: readonly FeatureThing[];
  readonly torches: number;
}

/** What stands on a space. `id` and `cost` are those of a shrine, `colour` that of a potion. */
export interface FeatureThing {
  readonly kind: "boss" | "chest" | "entrance" | "fountain" | "potion" | "shrine" | "torch" | "trap" | "wall_torch";
  readonly space: string;
  readonly colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | "";
  readonly id: string;
  readonly cost: Readonly<Record<"block" | "damage" | "strike", number>>;
}

/** `heroes` are those of all seats, in their order. `measures`: whoever is told may measure lines now. */
export interface Aids {
  readonly dungeon: string;
  readonly scenario: "boss" | "shrines";
  readonly heroes: readonly HeroAid[];
  readonly movement: Movement | null;
  readonly measures: boolean;
}

/** A hero and what its monster may do to it, with a white and with a black die. `lit_white` and `lit_black` are the same with an own torch, None for a hero that has none to light. `distance` is the number of steps to the objective without doors, `with_keys` with the keys held (None: none, or no way). `free` are free points of the sheet. `flees`: the monster would flee at its next turn. */
export interface HeroAid {
  readonly white: Forecast;
  readonly black: Forecast;
  readonly lit_white: Forecast | null;
  readonly lit_black: Forecast | null;
  readonly by_wall_torch: boolean;
  readonly distance: number | null;
  readonly with_keys: number | null;
  readonly free: number;
  readonly flees: boolean;
}

/** The coming attack of a monster: `ways[n]` of `of` equally likely rolls deal n damage; `mean` is the average. */
export interface Forecast {
  readonly ways: readonly number[];
  readonly of: number;
  readonly mean: number;
}

/** How far the hero whose turn it is walks: `move` spaces, `run` more at most, and one of `strides` more. `ghostly` are the totals at which closed doors can be passed in Ghost boots. */
export interface Movement {
  readonly move: number;
  readonly run: number;
  readonly strides: readonly number[];
  readonly ghostly: readonly number[];
}

/** What a route brings, in order. `damage` before any circle blocks it; `deadly`: it would take the last heart. It ends in `zone`, in the light of a wall torch or not, with `distance` steps left to the objective without doors (None: there is none, or no way). */
export interface Foreseen {
  readonly consequences: readonly Consequence[];
  readonly damage: number;
  readonly deadly: boolean;
  readonly zone: 1 | 2 | 3;
  readonly lit: boolean;
  readonly distance: number | null;
}

/** Something that a route brings on the way to `space`, or there. `n` is damage or hearts, `what` a potion's colour or the id of a shrine. `useless`: nothing would be gained, or a shrine could not be paid now. */
export interface Consequence {
  readonly happens: "avoided" | "breach" | "chamber" | "chest" | "fountain" | "ghost" | "harmless" | "key" | "potion" | "shrine" | "torch" | "trap" | "wall";
  readonly space: string;
  readonly n: number;
  readonly what: string;
  readonly useless: boolean;
}

/** What a line would cross: hits by part, icons that are left and links that are whole. */
export interface Measured {
  readonly hits: Readonly<Record<string, number>>;
  readonly icons: readonly string[];
  readonly links: readonly string[];
}

export type AnyChoice =
  | ChooseHero
  | Decline
  | Develop
  | Disable
  | DodgeTo
  | Draft
  | Drink
  | EndAttack
  | FaceRoll
  | Fury
  | GoOn
  | HitPool
  | LetGo
  | LetPass
  | Light
  | NextStrike
  | Pay
  | React
  | Reroll
  | Route
  | Shift
  | Skip
  | Slash
  | StopChain
  | Strike
  | TakeGear
  | TakePotion
  | UseCircle
  | Wound;

export type State = OakDellState;

export type Options = OakDellOptions;

export type AnyFrame =
  | AttackPhaseFrame
  | CancellableFrame
  | ChooseCircleFrame
  | ChoosePoolFrame
  | ConnectedStrikesFrame
  | DodgeFrame
  | DrawLineFrame
  | DrinkPotionFrame
  | DungeonPhaseFrame
  | FlightFrame
  | FreeStrikeFrame
  | GainGearFrame
  | GainPotionFrame
  | KillRewardFrame
  | MonsterAttackFrame
  | MonsterPhaseFrame
  | OfSeatFrame
  | PacketFrame
  | RaceFrame
  | RewardFrame
  | RoundFrame
  | SetupFrame
  | TurnFrame
  | WalkFrame
  | WindowFrame
  | WoundPointFrame;

export type AnyEvent =
  | AbilityDisabledEvent
  | AbilityRewardedEvent
  | AcornGivenEvent
  | AttackRerolledEvent
  | AttackRolledEvent
  | BossAttackedEvent
  | BossEngagedEvent
  | ChamberReachedEvent
  | CircleFilledEvent
  | CircleMarkedEvent
  | CoffinMarkedEvent
  | DamageDealtEvent
  | DiceRolledEvent
  | DieDiscardedEvent
  | DieDraftedEvent
  | DoorGhostedEvent
  | DoorOpenedEvent
  | GameEndedEvent
  | GameSetUpEvent
  | GearTakenEvent
  | HardHitEvent
  | HeartsBrokenEvent
  | HeartsGainedEvent
  | HeroDiedEvent
  | HeroDownEvent
  | HeroReadyEvent
  | HeroUpEvent
  | IconTakenEvent
  | ItemTakenEvent
  | KeyGainedEvent
  | LineDrawnEvent
  | LinkBrokenEvent
  | MonsterDefeatedEvent
  | MonsterDrawnEvent
  | MonsterFledEvent
  | MonsterGrewEvent
  | MovementForfeitedEvent
  | MovementLostEvent
  | NoGearLeftEvent
  | PhaseSkippedEvent
  | PointBlockedEvent
  | PotionDrunkEvent
  | PotionGainedEvent
  | RoundBeganEvent
  | RoundEndedEvent
  | RouteDeclaredEvent
  | SetCompletedEvent
  | ShrineDestroyedEvent
  | ShrineEnteredEvent
  | SpecialReadyEvent
  | SpecialUsedEvent
  | SteppedEvent
  | StrikeDeclaredEvent
  | TorchGainedEvent
  | TorchLitEvent
  | TrapAvoidedEvent
  | TrapEndedOnEvent
  | TrapSprungEvent
  | WallBrokenEvent
  | WingHitEvent;
