// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Agree to the exchange. */
export interface Accept {
  readonly type: "Accept";
}

/** Use the added attack of a worn token. */
export interface AddAttack {
  readonly type: "AddAttack";
  readonly token: string;
}

/** Use the added defence of a worn token. */
export interface AddDefence {
  readonly type: "AddDefence";
  readonly token: string;
}

/** Buy one token from the bag. */
export interface Buy {
  readonly type: "Buy";
}

/** Exchange nothing. */
export interface Cancel {
  readonly type: "Cancel";
}

/** Buy this trap. */
export interface ChooseTrap {
  readonly type: "ChooseTrap";
  readonly trap: string;
}

/** Refuse the exchange. */
export interface Decline {
  readonly type: "Decline";
}

/** Use no (more) effects in this clash. */
export interface Done {
  readonly type: "Done";
}

/** Drink this dice elixir for the coming battle. */
export interface Drink {
  readonly type: "Drink";
  readonly token: string;
}

/** Free: drink this healing elixir. */
export interface DrinkHealing {
  readonly type: "DrinkHealing";
  readonly token: string;
}

/** End the turn; actions left are lost. */
export interface EndTurn {
  readonly type: "EndTurn";
}

/** Free: exchange with the hero of this seat. */
export interface Exchange {
  readonly type: "Exchange";
  readonly hero: number;
}

/** Action: battle this monster. */
export interface Fight {
  readonly type: "Fight";
  readonly monster: string;
}

/** Where everything of a hero goes after a gain: worn, packed (with the backpack cells covered), or discarded. */
export interface Fitting {
  readonly type: "Fitting";
  readonly weapon: string | null;
  readonly shield: string | null;
  readonly helmet: string | null;
  readonly backpack: readonly Packed[];
  readonly discards: readonly string[];
  readonly coins_discarded: number;
}

/** A token in a backpack. `cells` is a bit mask: bit n is the n-th cell of the backpack in reading order. */
export interface Packed {
  readonly token: string;
  readonly cells: number;
}

/** The time is over and nothing was grabbed. Only the clock answers so. */
export interface Fumble {
  readonly type: "Fumble";
}

/** Drink no more: the battle begins. */
export interface Go {
  readonly type: "Go";
}

/** Grab the silhouette at this position of the parade, from 0. */
export interface Grab {
  readonly type: "Grab";
  readonly position: number;
}

/** Leave the lake with nothing. */
export interface LakeLeave {
  readonly type: "LakeLeave";
}

/** Roll both dice for the lake once more. */
export interface LakeReroll {
  readonly type: "LakeReroll";
}

/** The monster appears on this cell. */
export interface LandOn {
  readonly type: "LandOn";
  readonly tile: string;
}

/** Lay the trap on this cell. */
export interface LayTrap {
  readonly type: "LayTrap";
  readonly tile: string;
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** Lose this token to the bag. */
export interface Lose {
  readonly type: "Lose";
  readonly token: string;
}

/** The monster walks to this cell. */
export interface MarchTo {
  readonly type: "MarchTo";
  readonly tile: string;
}

/** Action: walk to this cell. */
export interface Move {
  readonly type: "Move";
  readonly tile: string;
}

/** The oldest player sits at this seat and gets the coat of arms. */
export interface OldestIs {
  readonly type: "OldestIs";
  readonly seat: number;
}

/** Fight the next clash. */
export interface PressOn {
  readonly type: "PressOn";
}

/** An exchange: tokens and coins that the active hero gives, and those it takes. */
export interface Proposal {
  readonly type: "Proposal";
  readonly give: readonly string[];
  readonly take: readonly string[];
  readonly give_coins: number;
  readonly take_coins: number;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** A new arrangement of everything a hero has: nothing comes, nothing goes. */
export interface Rearrangement {
  readonly type: "Rearrangement";
  readonly weapon: string | null;
  readonly shield: string | null;
  readonly helmet: string | null;
  readonly backpack: readonly Packed[];
}

/** Use the reroll of a worn token on these dice: their places among all rolled dice, the hero's first, from 0. */
export interface Reroll {
  readonly type: "Reroll";
  readonly token: string;
  readonly dice: readonly number[];
}

/** Action: regain hearts. */
export interface Rest {
  readonly type: "Rest";
}

/** End the battle; it costs nothing. */
export interface Retreat {
  readonly type: "Retreat";
}

/** Roll the monster's dice. */
export interface RollForMonster {
  readonly type: "RollForMonster";
}

/** Lay the moon seal on this cell. */
export interface Seal {
  readonly type: "Seal";
  readonly tile: string;
}

/** Sell this token. */
export interface Sell {
  readonly type: "Sell";
  readonly token: string;
}

/** Action: use the service of the tile the hero stands on; `kind` is the verb of the service. */
export interface Service {
  readonly type: "Service";
  readonly kind: string;
}

/** From now on draw without the clock, or with it again. Everybody may, for the own draws alone. */
export interface SetCalm {
  readonly type: "SetCalm";
  readonly calm: boolean;
}

/** Use this many spells as attacks, the others as defences. */
export interface Spells {
  readonly type: "Spells";
  readonly attacks: number;
}

/** Trade no more. */
export interface Stop {
  readonly type: "Stop";
}

/** Turn this token to its upgraded side. */
export interface Upgrade {
  readonly type: "Upgrade";
  readonly token: string;
}

/** Everything on the table. Supplies count what can still be taken; what is in the box is not counted. `monsters` are those in play in the order in which they arrived. `crater_token` is None once it has left the game. `land_seed` is what a generated land was made from, else empty. */
export interface AvelState {
  readonly outcome: Outcome | null;
  readonly heroes: readonly Hero[];
  readonly coat: number;
  readonly round: number;
  readonly beast_rounds: number;
  readonly marker: number;
  readonly act: 1 | 2;
  readonly cells: readonly string[];
  readonly crater: string;
  readonly land_seed: string;
  readonly crater_token: string | null;
  readonly tiles: Readonly<Record<string, BoardTile>>;
  readonly monsters: Readonly<Record<string, Monster>>;
  readonly small: SmallStack;
  readonly big: BigStack;
  readonly fallen_small: readonly string[];
  readonly fallen_big: readonly string[];
  readonly bag: EquipmentBag;
  readonly upgraded: readonly string[];
  readonly coins: number;
  readonly seals: number;
  readonly sealed: readonly string[];
  readonly traps: readonly string[];
  readonly laid: Readonly<Record<string, string>>;
  readonly walls: number;
  readonly built: number;
}

/** A hero: pawn, board and picture. `seat` decides for it. `byname` is the id of a byname of the constellation map, or empty. `hearts` 0-5. Coins lie on any free cells of the backpack. `holding` are tokens just drawn and not yet placed. `used` are worn tokens under a used marker. `actions_left` counts in the hero's own turn only. `calm`: its seat draws without the clock (AVEL-BAG-04). */
export interface Hero {
  readonly seat: number;
  readonly name: string;
  readonly byname: string;
  readonly emblem: string;
  readonly tile: string;
  readonly hearts: number;
  readonly coins: number;
  readonly weapon: string | null;
  readonly shield: string | null;
  readonly helmet: string | null;
  readonly backpack: readonly Packed[];
  readonly holding: readonly string[];
  readonly used: readonly string[];
  readonly actions_left: number;
  readonly calm: boolean;
}

/** A tile of the land, face down until somebody enters it or the Black Moon rises. */
export interface BoardTile {
  readonly front: string | null;
  readonly up: boolean;
  readonly peeked: readonly number[];
}

/** A monster in play. For the Beast `toughness` is what its dial was set to. */
export interface Monster {
  readonly id: string;
  readonly tile: string;
  readonly toughness: number;
  readonly damage: number;
}

/** The face-down stack of small monsters. */
export interface SmallStack {
  readonly cards: readonly (string | null)[];
}

/** The face-down stack of big monsters. */
export interface BigStack {
  readonly cards: readonly (string | null)[];
}

/** The bag that equipment is drawn from. */
export interface EquipmentBag {
  readonly items: readonly string[];
}

/** How a game of Chronicles of Avel is set up. `land` is the id of a layout or `generated`; the three `gen_` options count for a generated land only, with `gen_distance` None for 4 / 3 / 2 by crater and an empty `gen_seed` for a random land. `first_seat` is a seat number, `oldest` (the host points at a seat) or `random`. `bag_seconds` is the clock of `bag_draw=grab`. */
export interface AvelOptions {
  readonly heroes: number;
  readonly crater: "difficult" | "easy" | "moderate";
  readonly land: string;
  readonly gen_distance: number | null;
  readonly gen_shape: "balanced" | "compact" | "sprawling";
  readonly gen_seed: string;
  readonly beast_delta: number;
  readonly first_seat: "1" | "2" | "3" | "4" | "oldest" | "random";
  readonly bag_draw: "blind" | "grab" | "grab_calm";
  readonly bag_seconds: number;
  readonly bag_window: number;
  readonly trade_consent: "ask" | "trust";
  readonly neighbour_rolls: boolean;
  readonly odds: "full" | "off" | "simple";
  readonly march_choice: "ask" | "auto";
  readonly coat_passes: boolean;
  readonly chronicle: boolean;
}

/** One monster walks, or strikes at the gate. */
export interface AdvanceFrame {
  readonly type: "Advance";
  readonly monster: string;
  readonly to: string;
  readonly at: string;
}

/** The whole game after set-up: round after round until it is won or lost. */
export interface AdventureFrame {
  readonly type: "Adventure";
  readonly waiting: readonly number[];
  readonly at: string;
}

/** A battle of one hero against one monster: up to three clashes. Only this monster fights (AVEL-BATTLE-01), and no other hero can help (AVEL-BATTLE-16). Every Battle action is a new battle (AVEL-BATTLE-15): `clash` counts from 0, and `brewed` are the dice of elixirs drunk for this one. */
export interface BattleFrame {
  readonly type: "Battle";
  readonly seat: number;
  readonly monster: string;
  readonly brewed: readonly string[];
  readonly dice: readonly [number, number, number, number];
  readonly clash: number;
  readonly ended: "" | "defeated" | "retreat" | "stunned" | "three_clashes";
  readonly at: string;
}

/** The Black Moon rises. Nobody moves or is attacked yet (AVEL-RISE-09). `small` and `big` monsters have still to come out of the crater. For the next of them `face` is what the black die shows, and `to` the tile it names, or the one chosen where it names several. */
export interface BlackMoonFrame {
  readonly type: "BlackMoon";
  readonly small: number;
  readonly big: number;
  readonly face: string;
  readonly to: string;
  readonly at: string;
}

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
}

/** Both sides roll, the hero uses what it wears, then both results are compared. `faces` shows all rolled dice, the hero's first, in the order of `colours`. */
export interface ClashFrame {
  readonly type: "Clash";
  readonly seat: number;
  readonly monster: string;
  readonly number: number;
  readonly dice: readonly [number, number, number, number];
  readonly faces: readonly string[];
  readonly attacks_added: number;
  readonly defences_added: number;
  readonly spells_as_attack: number;
  readonly at: string;
}

/** One hand in the bag: feel the shapes, take one token, do not look (AVEL-BAG-01). Ruling (AVEL-BAG-02): the parade is a random pick of tokens in random order of which only the shapes are noted. Tokens of one shape are alike to the hand, so which of them was grabbed is decided by chance when it is grabbed: the same odds as if the pick had been remembered, and there is no secret that could leak. */
export interface DrawEquipmentFrame {
  readonly type: "DrawEquipment";
  readonly seat: number;
  readonly parade: readonly Silhouette[];
  readonly grabbed: string;
  readonly fumble: boolean;
  readonly at: string;
}

/** What the hand feels: a shape, turned by `quarter_turns` (0-3). Never which token it is (AVEL-BAG-06). */
export interface Silhouette {
  readonly shape: string;
  readonly quarter_turns: number;
}

/** The elves lay a trap for the Beast on a face-up tile. */
export interface ElvenCampFrame {
  readonly type: "ElvenCamp";
  readonly seat: number;
  readonly trap: string;
  readonly at: string;
}

/** A hero must place what it has just gained before anything else happens (AVEL-REWARD-06). */
export interface FitFrame {
  readonly type: "Fit";
  readonly seat: number;
  readonly at: string;
}

/** A hero takes rewards one after another. Ruling (AVEL-REWARD-02): in printed order, each placed before the next; so are several tokens of one reward. */
export interface GainFrame {
  readonly type: "Gain";
  readonly seat: number;
  readonly rewards: readonly (Coins | Draw | MonstersUpgrade | Heal)[];
  readonly at: string;
}

/** Take `n` coins from the supply (AVEL-REWARD-03), maybe only on a condition (AVEL-WILD-02). */
export interface Coins {
  readonly verb: "coins";
  readonly n: number;
  readonly if: "no_monster_here" | null;
}

/** Draw `n` equipment tokens from the bag (AVEL-REWARD-04). */
export interface Draw {
  readonly verb: "draw";
  readonly n: number;
}

/** Upgrade `n` own tokens (AVEL-REWARD-05); as a service for a price in coins (AVEL-ALCH-01). */
export interface MonstersUpgrade {
  readonly verb: "upgrade";
  readonly n: number;
  readonly price: number | null;
}

/** An elixir like `heal_full`, or a reward: `n` hearts are regained, as far as the hero has room for them. */
export interface Heal {
  readonly verb: "heal";
  readonly n: number;
}

/** The active hero exchanges equipment and coins with one other hero (AVEL-EXCH-02: not an action). */
export interface MakeExchangeFrame {
  readonly type: "MakeExchange";
  readonly seat: number;
  readonly other: number;
  readonly proposal: Proposal;
  readonly at: string;
}

/** End of a round in act two: every monster walks one tile towards the castle. */
export interface MarchFrame {
  readonly type: "March";
  readonly waiting: readonly string[];
  readonly at: string;
}

/** Up to two transactions in one action, each buying or selling, in any order. */
export interface MarketplaceFrame {
  readonly type: "Marketplace";
  readonly seat: number;
  readonly done: number;
  readonly at: string;
}

/** What is left of setting up once the table is laid. */
export interface SetupFrame {
  readonly type: "Setup";
  readonly waiting: readonly number[];
  readonly at: string;
}

/** Theodore the Druid lays a moon seal on one empty lair, small or big, anywhere on the land. */
export interface StoneCirclesFrame {
  readonly type: "StoneCircles";
  readonly seat: number;
  readonly at: string;
}

/** A hero without hearts is carried to the castle. Nothing of it lasts: the next turn is normal (AVEL-STUN-08). */
export interface StunFrame {
  readonly type: "Stun";
  readonly seat: number;
  readonly coins: number;
  readonly token: string;
  readonly at: string;
}

/** The turn of one hero: actions and free things, until the player ends it. Each action is finished before anything else happens (AVEL-TURN-07): it is carried out on top of this frame. Other heroes do nothing meanwhile but answer an exchange, roll for a monster or rearrange (AVEL-TURN-10). */
export interface TurnFrame {
  readonly type: "Turn";
  readonly seat: number;
  readonly reason: "chosen" | "done" | "stunned";
  readonly at: string;
}

/** Turn `left` own basic tokens to their upgraded sides, one after another. */
export interface UpgradeOneFrame {
  readonly type: "UpgradeOne";
  readonly seat: number;
  readonly left: number;
  readonly token: string;
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

/** A coin for the water spirits, and two green dice. Equipment and elixirs do not change the roll (AVEL-LAKE-06). */
export interface WishingLakeFrame {
  readonly type: "WishingLake";
  readonly seat: number;
  readonly rolls: number;
  readonly faces: readonly string[];
  readonly at: string;
}

/** Dice are counted by colour: the hero's green, orange, blue, yellow; the monster's purple, black. */
export interface BattleBeganEvent {
  readonly type: "BattleBegan";
  readonly hero: number;
  readonly monster: string;
  readonly hero_dice: readonly [number, number, number, number];
  readonly monster_dice: readonly [number, number];
  readonly blocked: readonly string[];
}

export interface BattleEndedEvent {
  readonly type: "BattleEnded";
  readonly hero: number;
  readonly monster: string;
  readonly outcome: "defeated" | "retreat" | "stunned" | "three_clashes";
}

export interface BlackMoonRoseEvent {
  readonly type: "BlackMoonRose";
  readonly cell: string;
  readonly dial: number;
}

/** `damage` and `wounds` of this clash, the monster's toughness left and the hero's hearts after it. */
export interface ClashResolvedEvent {
  readonly type: "ClashResolved";
  readonly hero: number;
  readonly monster: string;
  readonly damage: number;
  readonly wounds: number;
  readonly left: number;
  readonly hearts: number;
}

export interface ClashRolledEvent {
  readonly type: "ClashRolled";
  readonly number: number;
  readonly hero: number;
  readonly monster: string;
  readonly hero_faces: readonly string[];
  readonly monster_faces: readonly string[];
}

export interface CoatGivenEvent {
  readonly type: "CoatGiven";
  readonly hero: number;
}

export interface CoinsChangedEvent {
  readonly type: "CoinsChanged";
  readonly hero: number;
  readonly n: number;
  readonly reason: "discard" | "exchange" | "price" | "reward" | "sale" | "set_up" | "stun";
  readonly supply: number;
}

/** A worn token was used. `dice` are the places of rerolled dice, with their faces before and after. */
export interface EffectUsedEvent {
  readonly type: "EffectUsed";
  readonly hero: number;
  readonly token: string;
  readonly kind: "add_attack" | "add_defence" | "reroll";
  readonly dice: readonly number[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ElixirDrunkEvent {
  readonly type: "ElixirDrunk";
  readonly hero: number;
  readonly token: string;
}

export interface ExchangeRefusedEvent {
  readonly type: "ExchangeRefused";
  readonly hero: number;
  readonly other: number;
}

export interface ExchangedEvent {
  readonly type: "Exchanged";
  readonly hero: number;
  readonly other: number;
  readonly give: readonly string[];
  readonly take: readonly string[];
  readonly give_coins: number;
  readonly take_coins: number;
}

export interface GameLostEvent {
  readonly type: "GameLost";
  readonly round: number;
  readonly monster: string;
}

/** The table is laid: the land's cells and crater, the tiles in play (not where they lie), the crater token. */
export interface GameSetUpEvent {
  readonly type: "GameSetUp";
  readonly cells: readonly string[];
  readonly crater: string;
  readonly tiles: readonly string[];
  readonly crater_token: string;
}

export interface GameWonEvent {
  readonly type: "GameWon";
  readonly round: number;
  readonly monster: string;
}

export interface GateAttackedEvent {
  readonly type: "GateAttacked";
  readonly monster: string;
  readonly before: number;
  readonly after: number;
}

export interface HeroHealedEvent {
  readonly type: "HeroHealed";
  readonly hero: number;
  readonly n: number;
  readonly reason: "draught" | "moon" | "rest" | "reward";
}

export interface HeroMovedEvent {
  readonly type: "HeroMoved";
  readonly hero: number;
  readonly start: string;
  readonly to: string;
  readonly via: "edge" | "shortcut";
}

export interface HeroReadyEvent {
  readonly type: "HeroReady";
  readonly hero: number;
  readonly name: string;
  readonly emblem: string;
}

/** `token` is the equipment lost, or empty. */
export interface HeroStunnedEvent {
  readonly type: "HeroStunned";
  readonly hero: number;
  readonly coins: number;
  readonly token: string;
}

export interface LakeRolledEvent {
  readonly type: "LakeRolled";
  readonly hero: number;
  readonly faces: readonly string[];
  readonly hit: boolean;
  readonly again: boolean;
}

export interface LandingRolledEvent {
  readonly type: "LandingRolled";
  readonly monster: string;
  readonly face: string;
  readonly cell: string;
}

export interface MarkerMovedEvent {
  readonly type: "MarkerMoved";
  readonly start: number;
  readonly to: number;
  readonly symbol: string;
}

export interface MonsterAppearedEvent {
  readonly type: "MonsterAppeared";
  readonly monster: string;
  readonly cell: string;
  readonly why: "crater" | "refill" | "reveal" | "rise" | "set_up";
}

/** A monster fell to a hero, or to a trap (hero 0). */
export interface MonsterDefeatedEvent {
  readonly type: "MonsterDefeated";
  readonly monster: string;
  readonly hero: number;
  readonly cell: string;
}

export interface MonsterMarchedEvent {
  readonly type: "MonsterMarched";
  readonly monster: string;
  readonly start: string;
  readonly to: string;
}

export interface NoMonsterLeftEvent {
  readonly type: "NoMonsterLeft";
  readonly size: "big" | "small";
  readonly cell: string;
}

/** Silhouettes pass by the drawing hero's hand: shapes only. `seconds` is 0 without a clock. */
export interface ParadeShownEvent {
  readonly type: "ParadeShown";
  readonly hero: number;
  readonly shapes: readonly string[];
  readonly seconds: number;
}

/** What is left of a kind of piece goes to the box. */
export interface PieceRetiredEvent {
  readonly type: "PieceRetired";
  readonly piece: "seal" | "trap" | "wall";
  readonly n: number;
}

export interface RearrangedEvent {
  readonly type: "Rearranged";
  readonly hero: number;
}

export interface RewardGainedEvent {
  readonly type: "RewardGained";
  readonly hero: number;
  readonly kind: "coins" | "draw" | "heal" | "upgrade";
  readonly n: number;
}

/** A round began. `line` names the chronicle line told now: rounds left before the rise, or beast_1 ... beast_4. */
export interface RoundBeganEvent {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly marker: number;
  readonly act: number;
  readonly line: string;
}

export interface SealLaidEvent {
  readonly type: "SealLaid";
  readonly hero: number;
  readonly cell: string;
}

export interface ServiceUsedEvent {
  readonly type: "ServiceUsed";
  readonly hero: number;
  readonly tile: string;
  readonly kind: string;
  readonly price: number;
}

export interface SpellsSetEvent {
  readonly type: "SpellsSet";
  readonly hero: number;
  readonly attacks: number;
  readonly defences: number;
}

export interface StackReshuffledEvent {
  readonly type: "StackReshuffled";
  readonly size: "big" | "small";
  readonly count: number;
}

/** A tile was turned up by a hero, or by the rise (hero 0). */
export interface TileRevealedEvent {
  readonly type: "TileRevealed";
  readonly tile: string;
  readonly cell: string;
  readonly hero: number;
}

export interface TokenDiscardedEvent {
  readonly type: "TokenDiscarded";
  readonly hero: number;
  readonly token: string;
}

export interface TokenDrawnEvent {
  readonly type: "TokenDrawn";
  readonly hero: number;
  readonly token: string;
  readonly fumble: boolean;
}

export interface TokenPlacedEvent {
  readonly type: "TokenPlaced";
  readonly hero: number;
  readonly token: string;
  readonly place: "helmet" | "shield" | "weapon" | "backpack";
}

export interface TokenUpgradedEvent {
  readonly type: "TokenUpgraded";
  readonly hero: number;
  readonly token: string;
}

export interface TrapLaidEvent {
  readonly type: "TrapLaid";
  readonly hero: number;
  readonly trap: string;
  readonly cell: string;
}

export interface TrapSprungEvent {
  readonly type: "TrapSprung";
  readonly cell: string;
  readonly trap: string;
  readonly faces: readonly string[];
  readonly bonus: number;
  readonly damage: number;
  readonly dial: number;
}

export interface TurnBeganEvent {
  readonly type: "TurnBegan";
  readonly hero: number;
  readonly actions: number;
}

export interface TurnEndedEvent {
  readonly type: "TurnEnded";
  readonly hero: number;
  readonly reason: "chosen" | "done" | "stunned";
  readonly actions: number;
}

export interface WallBuiltEvent {
  readonly type: "WallBuilt";
  readonly hero: number;
  readonly walls: number;
}

/** The box. `backpack` are the cells of the grid in reading order: bit n of an area is the n-th of them. `craters` tell each crater token for 1 to 4 heroes. `rise` is the space of the Black Moon; `beyond` is told at the end of the first Beast round. `bynames` are those that heroes can have, by id. */
export interface Furniture {
  readonly dice: Readonly<Record<string, DieThing>>;
  readonly tokens: Readonly<Record<string, TokenThing>>;
  readonly monsters: Readonly<Record<string, MonsterThing>>;
  readonly tiles: Readonly<Record<string, TileThing>>;
  readonly traps: Readonly<Record<string, TrapThing>>;
  readonly craters: Readonly<Record<string, readonly string[]>>;
  readonly shortcuts: Readonly<Record<string, string>>;
  readonly track: readonly SpaceThing[];
  readonly start_spaces: readonly number[];
  readonly rise: number;
  readonly beyond: string;
  readonly shapes: Readonly<Record<string, ShapeThing>>;
  readonly backpack: readonly (readonly [number, number])[];
  readonly bynames: Readonly<Record<string, string>>;
  readonly numbers: Numbers;
  readonly rhyme: string;
}

/** The dice of a colour: `count` in the box, the letter they carry, the faces of each. */
export interface DieThing {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly count: number;
  readonly faces: readonly ("attack" | "blank" | "defence" | "spell")[];
}

/** An equipment token. Elixirs have no upgraded side. */
export interface TokenThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly kind: "elixir" | "helmet" | "shield" | "weapon";
  readonly basic: SideThing;
  readonly upgraded: SideThing | null;
}

/** A side of a token. `dice` it adds by colour (green, orange, blue, yellow): while worn, or when drunk. `once` is the kind of its one-time effect, `vs` the brood that it serves against; both may be empty. */
export interface SideThing {
  readonly shape: string;
  readonly sentences: readonly string[];
  readonly dice: readonly [number, number, number, number];
  readonly once: "" | "add_attack" | "add_defence" | "reroll";
  readonly vs: string;
}

/** A monster token. `attribute` and `rewards` as sentences; `blocks` is what works nothing against it, or empty. */
export interface MonsterThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly lore: string;
  readonly size: "beast" | "big" | "small";
  readonly brood: readonly string[];
  readonly toughness: number;
  readonly dice: readonly [number, number];
  readonly attribute: string;
  readonly blocks: string;
  readonly gains: readonly RewardThing[];
  readonly rewards: readonly string[];
}

/** A reward: what of, and how many. */
export interface RewardThing {
  readonly kind: string;
  readonly n: number;
}

/** A tile of the land. `service` is the verb of its service, `price` its price (0: it has no single one). */
export interface TileThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly min_heroes: number;
  readonly lairs: readonly ("big" | "small")[];
  readonly shortcuts: readonly string[];
  readonly service: string;
  readonly price: number;
  readonly sentence: string;
  readonly person: string;
}

/** A trap: `damage` lists what it may deal with the chance of each, `mean` is what to expect. */
export interface TrapThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly price: number;
  readonly dice: readonly string[];
  readonly bonus: number;
  readonly sentence: string;
  readonly damage: readonly (readonly [number, number])[];
  readonly mean: number;
}

/** A space of the moon track: its symbol, the pieces that retire there (both may be empty), and both as text. */
export interface SpaceThing {
  readonly symbol: string;
  readonly mark: string;
  readonly sentence: string;
}

/** A shape: its cells, how it is called, and every area of the backpack that it can cover (bit masks). */
export interface ShapeThing {
  readonly cells: readonly (readonly [number, number])[];
  readonly name: string;
  readonly placements: readonly number[];
}

/** Numbers of the box. `rest` are the hearts regained by resting, `actions` those of a turn, by heroes. */
export interface Numbers {
  readonly hearts: number;
  readonly starting_coins: number;
  readonly rest: number;
  readonly coins: number;
  readonly seals: number;
  readonly walls: number;
  readonly actions: readonly [number, number, number, number];
  readonly beast_toughness: readonly [number, number, number, number];
}

/** `hidden` are the tiles face down, in no order that tells where. `march` says who would enter when. `ways` are the cells each monster is going to walk, its own first and the castle last, if nothing changes; before the rise that of the Beast, from the crater. */
export interface Aids {
  readonly hidden: readonly string[];
  readonly battles: readonly BattleAid[];
  readonly clash: ClashAid | null;
  readonly march: readonly Approach[];
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/** A battle that can be had, or that is being fought: of a hero against a monster on its tile. `dice` are the hero's green, orange, blue and yellow dice. `care` says why to be careful (AVEL-TIP-05). `odds` are those of the clashes left; None when no odds are told. */
export interface BattleAid {
  readonly hero: number;
  readonly monster: string;
  readonly dice: readonly [number, number, number, number];
  readonly care: "" | "risky" | "wounded";
  readonly odds: Odds | null;
  readonly elixirs: readonly ElixirAid[];
}

/** Odds of a battle as far as they are told: a word, and in `full` the chances and expected totals. `word` is hopeless, risky, even, good or sure. `half_width` is not 0 for odds from samples: those of `defeat` are that exact. */
export interface Odds {
  readonly word: string;
  readonly full: boolean;
  readonly defeat: number;
  readonly stun: number;
  readonly damage: number;
  readonly wounds: number;
  readonly half_width: number;
}

/** The odds after drinking an elixir. */
export interface ElixirAid {
  readonly token: string;
  readonly odds: Odds;
}

/** What the clash would come to now: (damage, wounds) for each number of spells used as attacks, from 0. `usual` is the number a careful player uses. */
export interface ClashAid {
  readonly colours: readonly string[];
  readonly mine: number;
  readonly results: readonly (readonly [number, number])[];
  readonly usual: number;
}

/** When a monster would enter: `rounds` full rounds after this one, having broken `walls` itself. */
export interface Approach {
  readonly monster: string;
  readonly rounds: number;
  readonly walls: number;
}

export type AnyChoice =
  | Accept
  | AddAttack
  | AddDefence
  | Buy
  | Cancel
  | ChooseTrap
  | Decline
  | Done
  | Drink
  | DrinkHealing
  | EndTurn
  | Exchange
  | Fight
  | Fitting
  | Fumble
  | Go
  | Grab
  | LakeLeave
  | LakeReroll
  | LandOn
  | LayTrap
  | LetPass
  | Lose
  | MarchTo
  | Move
  | OldestIs
  | PressOn
  | Proposal
  | React
  | Rearrangement
  | Reroll
  | Rest
  | Retreat
  | RollForMonster
  | Seal
  | Sell
  | Service
  | SetCalm
  | Spells
  | Stop
  | Upgrade;

export type State = AvelState;

export type Options = AvelOptions;

export type AnyFrame =
  | AdvanceFrame
  | AdventureFrame
  | BattleFrame
  | BlackMoonFrame
  | CancellableFrame
  | ClashFrame
  | DrawEquipmentFrame
  | ElvenCampFrame
  | FitFrame
  | GainFrame
  | MakeExchangeFrame
  | MarchFrame
  | MarketplaceFrame
  | SetupFrame
  | StoneCirclesFrame
  | StunFrame
  | TurnFrame
  | UpgradeOneFrame
  | WindowFrame
  | WishingLakeFrame;

export type AnyEvent =
  | BattleBeganEvent
  | BattleEndedEvent
  | BlackMoonRoseEvent
  | ClashResolvedEvent
  | ClashRolledEvent
  | CoatGivenEvent
  | CoinsChangedEvent
  | EffectUsedEvent
  | ElixirDrunkEvent
  | ExchangeRefusedEvent
  | ExchangedEvent
  | GameLostEvent
  | GameSetUpEvent
  | GameWonEvent
  | GateAttackedEvent
  | HeroHealedEvent
  | HeroMovedEvent
  | HeroReadyEvent
  | HeroStunnedEvent
  | LakeRolledEvent
  | LandingRolledEvent
  | MarkerMovedEvent
  | MonsterAppearedEvent
  | MonsterDefeatedEvent
  | MonsterMarchedEvent
  | NoMonsterLeftEvent
  | ParadeShownEvent
  | PieceRetiredEvent
  | RearrangedEvent
  | RewardGainedEvent
  | RoundBeganEvent
  | SealLaidEvent
  | ServiceUsedEvent
  | SpellsSetEvent
  | StackReshuffledEvent
  | TileRevealedEvent
  | TokenDiscardedEvent
  | TokenDrawnEvent
  | TokenPlacedEvent
  | TokenUpgradedEvent
  | TrapLaidEvent
  | TrapSprungEvent
  | TurnBeganEvent
  | TurnEndedEvent
  | WallBuiltEvent;
