// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** The answer counts although it is put differently. */
export interface AcceptReply {
  readonly type: "AcceptReply";
}

/** Another target. */
export interface AddTarget {
  readonly type: "AddTarget";
  readonly target: string;
}

/** The fight ends as the team proposes. */
export interface AgreeToEnd {
  readonly type: "AgreeToEnd";
}

/** The answer of the team: its number among those on offer. */
export interface AnswerRiddle {
  readonly type: "AnswerRiddle";
  readonly answer: number;
}

/** Attack with a weapon. */
export interface Attack {
  readonly type: "Attack";
  readonly weapon: string;
  readonly target: string;
}

/** Try to break out. */
export interface BreakFree {
  readonly type: "BreakFree";
  readonly stat: "DEX" | "FOI" | "FOR" | "INT";
}

/** Buy a card that the blacksmith offers. */
export interface BuyGear {
  readonly type: "BuyGear";
  readonly card: string;
}

/** Buy a consumable and put it into a slot of this hero. */
export interface BuyItem {
  readonly type: "BuyItem";
  readonly item: string;
  readonly hero: string;
}

/** The die shows another number. */
export interface ChangeDie {
  readonly type: "ChangeDie";
  readonly to: number;
}

/** This hero begins; the others follow clockwise. */
export interface ChooseFirst {
  readonly type: "ChooseFirst";
  readonly hero: string;
}

/** Play this hero. */
export interface ChooseHero {
  readonly type: "ChooseHero";
  readonly hero: string;
}

/** This powerful monster waits here. */
export interface ChoosePowerful {
  readonly type: "ChoosePowerful";
  readonly card: string;
}

/** Enter the first line in this wing. */
export interface ChooseWing {
  readonly type: "ChooseWing";
  readonly wing: "A" | "B" | "C";
}

/** Give the game up. */
export interface Concede {
  readonly type: "Concede";
}

/** This hero is controlled. */
export interface ControlHero {
  readonly type: "ControlHero";
  readonly hero: string;
}

/** Let it happen. */
export interface Decline {
  readonly type: "Decline";
}

/** Leave the rest zone. */
export interface Depart {
  readonly type: "Depart";
}

/** Nothing more to do here for now. */
export interface Done {
  readonly type: "Done";
}

/** Discard a consumable. */
export interface DropItem {
  readonly type: "DropItem";
  readonly hero: string;
  readonly item: string;
}

/** Remove a phylactery: it leaves the game. */
export interface DropPhylactery {
  readonly type: "DropPhylactery";
  readonly hero: string;
}

/** Nobody can be hurt any more: the fight is won. */
export interface EndFight {
  readonly type: "EndFight";
}

/** End the turn of the hero. */
export interface EndTurn {
  readonly type: "EndTurn";
}

/** No more targets. */
export interface EnoughTargets {
  readonly type: "EnoughTargets";
}

/** Wear a card of the box. What was worn there goes into the box. */
export interface Equip {
  readonly type: "Equip";
  readonly hero: string;
  readonly slot: "armour" | "rune" | "second" | "weapon";
  readonly card: string;
}

/** Face the boss. There is no way back. */
export interface FaceBoss {
  readonly type: "FaceBoss";
}

/** The fight goes on. */
export interface FightOn {
  readonly type: "FightOn";
}

/** Try to flee: by a roll of the defender, or with a card of this hero. */
export interface Flee {
  readonly type: "Flee";
  readonly hero: string | null;
  readonly card: string | null;
}

/** Leave the decisions of the team to the others. */
export interface Follow {
  readonly type: "Follow";
}

/** Buy a level and raise this characteristic. */
export interface GainLevel {
  readonly type: "GainLevel";
  readonly hero: string;
  readonly raised: "DEX" | "END" | "FOI" | "FOR" | "INT" | "VIT";
}

/** Hand a consumable over. `back` is what comes in exchange. */
export interface GiveItem {
  readonly type: "GiveItem";
  readonly hero: string;
  readonly item: string;
  readonly to: string;
  readonly back: string | null;
}

/** This hero draws a phylactery. */
export interface GivePhylactery {
  readonly type: "GivePhylactery";
  readonly hero: string;
}

/** This hero gets the consumable that the team starts with. */
export interface GiveStartItem {
  readonly type: "GiveStartItem";
  readonly hero: string;
  readonly item: string;
}

/** Return to the rest zone. */
export interface GoBack {
  readonly type: "GoBack";
}

/** Enter the next line in this wing. */
export interface GoOn {
  readonly type: "GoOn";
  readonly wing: "A" | "B" | "C";
}

/** Try to free another hero. */
export interface HelpFree {
  readonly type: "HelpFree";
  readonly hero: string;
}

/** Keep the defender token. */
export interface KeepDefender {
  readonly type: "KeepDefender";
}

/** The die stays as it fell. */
export interface KeepDie {
  readonly type: "KeepDie";
}

/** Lay these rooms in the last line, in wings A, B and C. */
export interface LayLine {
  readonly type: "LayLine";
  readonly rooms: readonly [string, string, string];
}

/** Lay this room on the place. */
export interface LayRoom {
  readonly type: "LayRoom";
  readonly place: string;
  readonly room: string;
}

/** Do without what the room offers. */
export interface LeaveIt {
  readonly type: "LeaveIt";
}

/** The consumable stays with the alchemist. */
export interface LeaveStartItem {
  readonly type: "LeaveStartItem";
  readonly item: string;
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** Let it pass that a hero refused to fight. */
export interface LetThemStay {
  readonly type: "LetThemStay";
}

/** A frozen room is free again. */
export interface LiftFreeze {
  readonly type: "LiftFreeze";
  readonly place: string;
}

/** This hero holds the defender token. */
export interface NameDefender {
  readonly type: "NameDefender";
  readonly hero: string;
}

/** Propose to the DM that the fight is lost. */
export interface OfferDefeat {
  readonly type: "OfferDefeat";
}

/** Propose to the DM that the fight is won. */
export interface OfferVictory {
  readonly type: "OfferVictory";
}

/** Hand the defender token to this hero. */
export interface PassDefender {
  readonly type: "PassDefender";
  readonly hero: string;
}

/** Play no event now. */
export interface PassEvent {
  readonly type: "PassEvent";
}

/** Play no event any more as long as the team is in this room. */
export interface PassRoom {
  readonly type: "PassRoom";
}

/** Pay what the room asks: crystals, an item that opens, or the item named. `hero` gives the item. */
export interface PayPrice {
  readonly type: "PayPrice";
  readonly by: "crystals" | "item" | "unlock";
  readonly hero: string | null;
}

/** This enemy stands next in the line, behind those that stand there. */
export interface PlaceEnemy {
  readonly type: "PlaceEnemy";
  readonly enemy: string;
}

/** Play an event of the hand, or the power of the boss. `target` is whom or what it is for first. `lost` is the ability, the item or the equipment that it takes; for Secret Door `target` is a place. */
export interface PlayEvent {
  readonly type: "PlayEvent";
  readonly card: string;
  readonly target: string | null;
  readonly lost: string | null;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** The answer is wrong. */
export interface RefuseReply {
  readonly type: "RefuseReply";
}

/** What the team answers to the riddle of the DM. */
export interface Reply {
  readonly type: "Reply";
  readonly text: string;
}

/** See what the blacksmith offers: five new cards, for crystals if an offer lies there already. */
export interface RevealOffer {
  readonly type: "RevealOffer";
}

/** The time for a riddle is over. */
export interface RunOut {
  readonly type: "RunOut";
}

/** Roll with this characteristic. */
export interface SaveWith {
  readonly type: "SaveWith";
  readonly hero: string;
  readonly stat: "DEX" | "FOI" | "FOR" | "INT";
}

/** Sell equipment that nobody wears. */
export interface Sell {
  readonly type: "Sell";
  readonly card: string;
}

/** The team refuses to fight: send it to the rest zone. */
export interface SendBack {
  readonly type: "SendBack";
}

/** The DM's own riddle, with the answers that count. */
export interface SetRiddle {
  readonly type: "SetRiddle";
  readonly question: string;
  readonly answers: readonly string[];
}

/** This hero tries to solve the riddle by a roll. */
export interface SolveRiddle {
  readonly type: "SolveRiddle";
  readonly hero: string;
}

/** Decide with the others for the team. */
export interface Speak {
  readonly type: "Speak";
}

/** Fight on. */
export interface Stay {
  readonly type: "Stay";
}

/** Go back to what can be done here. */
export interface StayLonger {
  readonly type: "StayLonger";
}

/** The attack of an enemy: which of its options, on whom. */
export interface Strike {
  readonly type: "Strike";
  readonly option: number;
  readonly target: string;
}

/** Strike another hero with a weapon. */
export interface StrikeHero {
  readonly type: "StrikeHero";
  readonly weapon: string;
  readonly target: string;
}

/** Put worn equipment into the box. */
export interface TakeOff {
  readonly type: "TakeOff";
  readonly hero: string;
  readonly slot: "armour" | "rune" | "second" | "weapon";
}

/** Lift the room of this place. */
export interface TakeRoom {
  readonly type: "TakeRoom";
  readonly place: string;
}

/** Use a line of an ability, a weapon, an item ... `weapon`: what the attack is made with. */
export interface UseCard {
  readonly type: "UseCard";
  readonly card: string;
  readonly line: number;
  readonly target: string | null;
  readonly weapon: string | null;
}

/** Use a reaction. */
export interface UseReaction {
  readonly type: "UseReaction";
  readonly hero: string;
  readonly card: string;
  readonly line: number;
}

/** Everything on the table. `heroes` are in seat order, clockwise. `incursion` is the crossing in progress or the one being prepared, from 1 on; before the first rest it is 0. `lines` is the depth of the board; `place` where the team is, empty in the rest zone. `entered` are the rooms entered in this crossing; `is_resolved` tells whether the room the team is in is. `speakers` are the seats that decide for the team where not all do (VEIEL-TEAM-03). `box` is the equipment nobody wears, `offer` what the blacksmith shows. `alchemist` and `alchemist_discard` are the consumables in stock and used, by how many. `faced` are powerful monsters met (VEIEL-ROOM-02). `power_uses` counts the uses of the boss power in the game, `power_crossing` is the incursion of the last one. `quiet`: the DM is not asked in this room any more. What the result tells (VEIEL-END-04): `deaths` counts how often heroes have fallen, `rounds` those of all fights, `dealt` the HP that enemies have lost, `suffered` the VIT that heroes have, `events_used` the events of the DM. */
export interface VeielState {
  readonly outcome: Outcome | null;
  readonly where: "boss" | "dungeon" | "rest" | "setup";
  readonly incursion: number;
  readonly heroes: readonly Hero[];
  readonly defender: string | null;
  readonly boss: string;
  readonly power: string;
  readonly special_room: string;
  readonly crystals: number;
  readonly lines: number;
  readonly rooms: Readonly<Record<string, RoomCard>>;
  readonly place: string;
  readonly entered: readonly string[];
  readonly is_resolved: boolean;
  readonly spare_rooms: readonly string[];
  readonly speakers: readonly number[];
  readonly box: readonly string[];
  readonly left_pile: SmithPile;
  readonly right_pile: SmithPile;
  readonly offer: readonly string[];
  readonly smith_discard: readonly string[];
  readonly alchemist: Readonly<Record<string, number>>;
  readonly alchemist_discard: Readonly<Record<string, number>>;
  readonly phylacteries: PhylacteryPile;
  readonly events: EventPile;
  readonly laid_events: EventPile;
  readonly hand: EventHand;
  readonly event_discard: readonly string[];
  readonly monsters: MonsterPile;
  readonly monster_discard: readonly string[];
  readonly faced: readonly string[];
  readonly power_uses: number;
  readonly power_crossing: number;
  readonly quiet: boolean;
  readonly deaths: number;
  readonly rounds: number;
  readonly dealt: number;
  readonly suffered: number;
  readonly events_used: number;
  readonly combat: Combat | null;
}

/** A hero. `raised` are its level points in their order; `items` the consumables in its slots. `burn` VIT are lost in each of the next `burn_turns` turns. `cursed` are the windows in which its next success fails (VEIEL-NODM-20). `used` are limited cards used up, as "card:line:per". `has_played` its turn in this round, `has_acted` in this turn; `has_triggered` an event in this combat (VEIEL-NODM-14). */
export interface Hero {
  readonly id: string;
  readonly seat: number;
  readonly level: number;
  readonly raised: readonly ("DEX" | "END" | "FOI" | "FOR" | "INT" | "VIT")[];
  readonly vit: number;
  readonly end: number;
  readonly armour: string | null;
  readonly weapon: string | null;
  readonly second: string | null;
  readonly rune: string | null;
  readonly items: readonly string[];
  readonly phylactery: string | null;
  readonly instrument: string | null;
  readonly poison: number;
  readonly burn: number;
  readonly burn_turns: number;
  readonly imprisoned: boolean;
  readonly controlled: boolean;
  readonly branded: boolean;
  readonly muted: readonly string[];
  readonly effects: readonly Lasting[];
  readonly cursed: readonly ("any" | "def_fail" | "def_ok" | "enemy_phase" | "enter" | "fall" | "fight_start" | "hero_declare" | "hero_roll" | "hero_start" | "leave" | "loot" | "resolved" | "reveal" | "round_start")[];
  readonly used: readonly string[];
  readonly has_played: boolean;
  readonly has_acted: boolean;
  readonly has_triggered: boolean;
}

/** A modifier that a hero or an enemy has until something ends it (VEIEL-SHEET-08). */
export interface Lasting {
  readonly trait: "ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT";
  readonly n: number;
  readonly until: "combat" | "game" | "incursion" | "round";
  readonly source: string;
}

/** A room on the board. `up`: everybody knows what it is, if only because it was seen there (VEIEL-INFO-02). `seen` is the incursion in which it was seen last. Rooms of one `batch` were mixed: nobody else can tell them apart. */
export interface RoomCard {
  readonly front: string | null;
  readonly up: boolean;
  readonly peeked: readonly number[];
  readonly seen: number;
  readonly frozen: boolean;
  readonly batch: string;
}

/** A pile of the blacksmith. */
export interface SmithPile {
  readonly cards: readonly (string | null)[];
}

export interface PhylacteryPile {
  readonly cards: readonly (string | null)[];
}

/** Events face down: the pile, or those laid out for a crossing without a DM (VEIEL-NODM-13). */
export interface EventPile {
  readonly cards: readonly (string | null)[];
}

/** The events in the hand of the DM. */
export interface EventHand {
  readonly owner: number;
  readonly cards: readonly (string | null)[];
}

/** The basic monsters to come. */
export interface MonsterPile {
  readonly cards: readonly (string | null)[];
}

/** A fight. `line` are the enemies from the front on; `dead` the basic enemies killed in it, as cards. `waiting` are enemies whose place in the line the DM has yet to say. `basic` and `powerful` count the defeated that give loot. `first` began the last players' turn. `may_pass`: the holder of the defender token is asked before the next attack. `by_force`: it cannot be passed until the end of the DM's turn. `fog`: any range is front. `drawn` numbers enemies. */
export interface Combat {
  readonly kind: "boss" | "horde" | "room";
  readonly line: readonly Enemy[];
  readonly waiting: readonly Enemy[];
  readonly dead: readonly string[];
  readonly basic: number;
  readonly powerful: number;
  readonly round: number;
  readonly master_turns: number;
  readonly first: string | null;
  readonly enemies_first: boolean;
  readonly may_pass: boolean;
  readonly by_force: boolean;
  readonly fog: boolean;
  readonly has_triggered: boolean;
  readonly fled: boolean;
  readonly drawn: number;
}

/** An enemy in the line. `card` is what it is; `full` the HP it came with. `gives_loot` is False for the reanimated and the summoned (VEIEL-COMBAT-15); a `minion` crumbles with its boss. `strikes` counts its attacks, for they go in printed order without a DM (VEIEL-NODM-21). `fired` are effects of its card, or of the room, that happen once. */
export interface Enemy {
  readonly id: string;
  readonly card: string;
  readonly kind: "basic" | "boss" | "powerful";
  readonly hp: number;
  readonly full: number;
  readonly poison: number;
  readonly burn: number;
  readonly burn_turns: number;
  readonly stunned: boolean;
  readonly effects: readonly Lasting[];
  readonly gives_loot: boolean;
  readonly minion: boolean;
  readonly has_acted: boolean;
  readonly strikes: number;
  readonly fired: readonly string[];
}

/** How a game of The Order of Veiel is set up. `players` are the seats of heroes, six at most; each holds one hero or more, `heroes` in all (0: a seat for each). `dm` may be left to the number of seats: none for a single one (VEIEL-MODE-03), else a bot. `boss` is an id or `random`; `boss_power` and `special_room` are the id of the boss from whom they are taken, or `match`. `adjust_boss`, `adjust_power` and `adjust_events` replace the balancing table (VEIEL-BAL-02). `riddle_timer` is in seconds, 0 for none; `crystal_cap` is 0 for an unlimited purse. */
export interface VeielOptions {
  readonly heroes: number;
  readonly players: number;
  readonly dm: "auto" | "bot" | "human" | "none";
  readonly boss: string;
  readonly boss_power: string;
  readonly special_room: string;
  readonly hero_pick: "beginner" | "draft" | "free" | "random";
  readonly phylacteries: boolean;
  readonly throne_room: boolean;
  readonly nodm_start: number;
  readonly nodm_step: number;
  readonly nodm_event_trigger: "per_combat" | "per_hero";
  readonly nodm_order: "class" | "players";
  readonly adjust_boss: number | null;
  readonly adjust_power: number | null;
  readonly adjust_events: number | null;
  readonly incursions: number;
  readonly dm_dice: "hidden" | "open";
  readonly dm_fudge: "free" | "kind" | "off";
  readonly enemy_stats: "hidden" | "open";
  readonly riddle: "auto" | "puzzle" | "roll" | "spoken";
  readonly riddle_timer: 0 | 60 | 120 | 300;
  readonly team_vote: "leader" | "majority";
  readonly quick_resolve: boolean;
  readonly crystal_cap: 0 | 40;
  readonly steady_pace: boolean;
}

/** A hero attacks with a weapon, or uses a line of a card. `line` is the number of the line, `WEAPON` for a plain attack; `weapon` what an attack is made with. `die` is the hero's natural die, `foe` that of the DM. `times` is the critical factor. `paid` is the END that a 20 gives back. `again` counts the attacks that kills have allowed. `is_low`: a die of an attack was low (VEIEL-NODM-14). */
export interface ActionFrame {
  readonly type: "Action";
  readonly hero: string;
  readonly card: string;
  readonly line: number;
  readonly weapon: string;
  readonly targets: readonly string[];
  readonly die: number;
  readonly foe: FoeDie;
  readonly times: number;
  readonly again: number;
  readonly is_low: boolean;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A die of the DM in a frame, which every seat can see. Face down only the DM knows it (VEIEL-DMTURN-09). */
export interface FoeDie {
  readonly front: number | null;
  readonly up: boolean;
  readonly peeked: readonly number[];
}

/** The contextual action against an imprisonment: a hero gets itself or another one out of it. */
export interface BreakOutFrame {
  readonly type: "BreakOut";
  readonly hero: string;
  readonly prisoner: string;
  readonly stat: "DEX" | "FOI" | "FOR" | "INT";
  readonly needed: number;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A hero buys up to `left` consumables for anybody who has a free slot. */
export interface BuyingFrame {
  readonly type: "Buying";
  readonly hero: string;
  readonly source: string;
  readonly left: number;
  readonly at: string;
}

/** The DM says which `n` powerful monsters wait here; without a DM chance does. */
export interface CallPowerfulFrame {
  readonly type: "CallPowerful";
  readonly n: number;
  readonly at: string;
}

/** One hero after the other does what it may until its player is done, clockwise from the defender. Ruling (VEIEL-REST-04): heroes take turns so that nobody takes what another one is just looking at; the team may go round again. `hero` is the one that acts, `waiting` are those after it. */
export interface CampFrame {
  readonly type: "Camp";
  readonly hero: string;
  readonly waiting: readonly string[];
  readonly at: string;
}

/** The whole game after set-up: a rest, a crossing, and so on. `wing` is where the last crossing began. */
export interface CampaignFrame {
  readonly type: "Campaign";
  readonly wing: "A" | "B" | "C";
  readonly at: string;
}

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
}

/** Verbs are carried out in their order, each on the heroes and the enemies that they are for. `actor` is the hero or the enemy that does it, empty for rooms and events. Of an attack, `weapon` is what it is made with and `times` the critical factor. `most` is how many minions there may be (-1: any number). `number` and `nth` are the verb and the target that come next. */
export interface CarryFrame {
  readonly type: "Carry";
  readonly source: string;
  readonly verbs: readonly (Damage | WeaponDamage | Splash | AgainOnKill | Mod | Poison | Burn | Stun | Block | MoveToFront | FightingFlee | Heal | Revive | Survive | Gain | Cure | Buy | Trade | RerollLoot | Reveal | Freeze | Immune | Unlock | Fills | Lose | EnemyAttack | Summon | Reanimate | Crystals | Control | Fight | Fail | NextFails | EnemiesFirst | RangeRule | Redirect | Mute | LoseItem | Break | TakeDefender | Imprison | Brand | DungeonStrike | Enemies | Duel | Draw | Dig | Riddle | Skip | Nothing)[];
  readonly number: number;
  readonly nth: number;
  readonly actor: string;
  readonly heroes: readonly string[];
  readonly enemies: readonly string[];
  readonly place: string;
  readonly weapon: string;
  readonly times: number;
  readonly most: number;
  readonly at: string;
}

/** Deal `n` damage minus RED; `pierce` ignores RED (VEIEL-ABIL-09). */
export interface Damage {
  readonly verb: "damage";
  readonly n: number | string;
  readonly pierce: boolean;
}

/** Deal (the damage of the weapon + `plus`) x `times`; `pierce` ignores RED (VEIEL-ATK-06, -10). */
export interface WeaponDamage {
  readonly verb: "weapon";
  readonly plus: number;
  readonly times: number;
  readonly pierce: boolean;
}

/** The same damage strikes the first `first` enemies, each with its own RED (VEIEL-COMBAT-13). */
export interface Splash {
  readonly verb: "splash";
  readonly first: number;
}

/** A kill allows another attack with the same weapon, at most `repeat` of them, at no further cost. */
export interface AgainOnKill {
  readonly verb: "onkill";
  readonly repeat: number;
}

/** Modifiers, for as long as the card is worn or until something ends (VEIEL-SHEET-08). */
export interface Mod {
  readonly verb: "mod";
  readonly by: Readonly<Record<"ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number>>;
  readonly until: "combat" | "game" | "incursion" | "round" | null;
}

/** Poisoned: `n` VIT lost at the start of each turn (VEIEL-COND-01, -02). */
export interface Poison {
  readonly verb: "poison";
  readonly n: number;
}

/** Burning: `n` VIT lost at the start of a turn, `turns` times (VEIEL-COND-03). */
export interface Burn {
  readonly verb: "burn";
  readonly n: number;
  readonly turns: number;
}

/** An enemy loses its next turn (VEIEL-DMTURN-07); bosses do not (VEIEL-BOSS-07). */
export interface Stun {
  readonly verb: "stun";
}

/** The attack counts as a miss (VEIEL-DEF-09). */
export interface Block {
  readonly verb: "block";
}

/** The enemy goes to position 1 of its line. */
export interface MoveToFront {
  readonly verb: "move";
}

/** The flight succeeds without a roll (VEIEL-FLEE). */
export interface FightingFlee {
  readonly verb: "flee";
}

/** Regain `n` VIT up to the maximum. */
export interface Heal {
  readonly verb: "heal";
  readonly n: number | string;
}

/** A fallen hero is back with full VIT (VEIEL-DEATH-03). */
export interface Revive {
  readonly verb: "revive";
}

/** Instead of falling stay at `n` VIT (VEIEL-DEATH-01). */
export interface Survive {
  readonly verb: "survive";
  readonly n: number | string;
}

/** Regain `n` END up to the maximum. */
export interface Gain {
  readonly verb: "gain";
  readonly gauge: "END";
  readonly n: number;
}

/** A condition ends. */
export interface Cure {
  readonly verb: "cure";
  readonly of: "burn" | "mute" | "poison";
}

/** Buy `n` consumables from the alchemist, at their price, into free slots (VEIEL-ALCH-02). */
export interface Buy {
  readonly verb: "buy";
  readonly n: number;
}

/** Hand over or swap consumables between standing heroes (VEIEL-ALCH-07). */
export interface Trade {
  readonly verb: "trade";
}

/** Roll all odd loot dice once more (VEIEL-LOOT-02). */
export interface RerollLoot {
  readonly verb: "lootreroll";
}

/** Look at a face-down room; the whole team sees it. */
export interface Reveal {
  readonly verb: "reveal";
}

/** The corruption cannot take this room (VEIEL-CORR-09). */
export interface Freeze {
  readonly verb: "freeze";
}

/** The bearer ignores a condition. */
export interface Immune {
  readonly verb: "immune";
  readonly to: "burn" | "control" | "mute" | "poison";
}

/** Opens chests for free (VEIEL-ROOM-03, -06). */
export interface Unlock {
  readonly verb: "unlock";
}

/** Fills one item slot of its bearer. */
export interface Fills {
  readonly verb: "fills";
}

/** Lose `n` VIT or END; nothing reduces it. */
export interface Lose {
  readonly verb: "lose";
  readonly gauge: "END" | "VIT";
  readonly n: number;
}

/** One attack of an enemy, of this damage, on each target. */
export interface EnemyAttack {
  readonly verb: "enemyattack";
  readonly damage: number;
}

/** `n` basic enemies join the line: at its `end`, or directly before the boss (VEIEL-COMBAT-03). */
export interface Summon {
  readonly verb: "summon";
  readonly n: number | string;
  readonly where: "before_boss" | "end";
}

/** A dead enemy comes back at the end of the line with half its HP, rounded up. */
export interface Reanimate {
  readonly verb: "reanimate";
}

/** The purse gains `n` crystals, or loses them: it never falls below 0. */
export interface Crystals {
  readonly verb: "crystals";
  readonly n: number | string;
}

/** Controlled (VEIEL-COND-05). */
export interface Control {
  readonly verb: "control";
}

/** A fight against `n` enemies of a kind; several in one effect are one line (VEIEL-ROOM-01, -02). */
export interface Fight {
  readonly verb: "fight";
  readonly kind: "basic" | "powerful";
  readonly n: number | string;
}

/** The success of the roll becomes a failure (VEIEL-EVENT-12). */
export interface Fail {
  readonly verb: "fail";
}

/** A token: the next success of the target in the window `on` fails; it ends with the combat. */
export interface NextFails {
  readonly verb: "next";
  readonly on: "def_ok" | "hero_roll";
}

/** The DM's turn comes before the first players' turn (VEIEL-COMBAT-04). */
export interface EnemiesFirst {
  readonly verb: "enemyfirst";
}

/** Until the end of the DM's turn, who could reach any enemy reaches the front one only. */
export interface RangeRule {
  readonly verb: "rule";
  readonly any: "front";
}

/** The team enters the room of another wing in the same line, which the DM chooses. */
export interface Redirect {
  readonly verb: "redirect";
}

/** An ability is locked until the rest zone (VEIEL-ABIL-10): one of the DM, or the best (VEIEL-NODM-16). */
export interface Mute {
  readonly verb: "mute";
  readonly which: "best" | "chosen";
}

/** A consumable goes to the alchemist discard (VEIEL-NODM-17). */
export interface LoseItem {
  readonly verb: "loseitem";
  readonly which: "chosen" | "random";
}

/** A worn armour or shield goes to the blacksmith discard (VEIEL-NODM-17). */
export interface Break {
  readonly verb: "break";
  readonly which: "chosen" | "random";
}

/** Holds the defender token until the end of the DM's turn; it cannot be passed (VEIEL-NODM-19). */
export interface TakeDefender {
  readonly verb: "takedefender";
}

/** Imprisoned (VEIEL-COND-04). */
export interface Imprison {
  readonly verb: "imprison";
}

/** Branded (VEIEL-COND-06). */
export interface Brand {
  readonly verb: "brand";
}

/** Instead of a turn, a weapon attack on another hero: one that the DM chooses, or a random one (VEIEL-LAIR-04). */
export interface DungeonStrike {
  readonly verb: "strike";
  readonly whom: "ally" | "random";
}

/** Modifiers of all enemies of this fight. */
export interface Enemies {
  readonly verb: "enemies";
  readonly by: Readonly<Record<"ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number>>;
}

/** Half of the heroes fight the others for up to `rounds` rounds (VEIEL-LAIR). */
export interface Duel {
  readonly verb: "duel";
  readonly rounds: number;
}

/** Draw `n` blacksmith cards into the box (VEIEL-SMITH-01). */
export interface Draw {
  readonly verb: "draw";
  readonly n: number;
}

/** Reveal up to `most` blacksmith cards until `find` of this rarity are there; keep those (VEIEL-ROOM-06). */
export interface Dig {
  readonly verb: "dig";
  readonly rarity: "bronze" | "gold" | "silver";
  readonly find: number;
  readonly most: number;
}

/** A riddle: cards for the first answer, cards for the second, VIT that each hero loses (VEIEL-RIDDLE-03). */
export interface Riddle {
  readonly verb: "riddle";
  readonly first: number;
  readonly second: number;
  readonly lose: number;
}

/** What follows on the card is avoided. */
export interface Skip {
  readonly verb: "skip";
}

/** Nothing happens (VEIEL-ROOM-04). */
export interface Nothing {
  readonly verb: "nothing";
}

/** The dungeon changes while the team rests. `places` are those of rooms taken, `lifted` the rooms not laid yet. `laid` counts those that lie again: what they are is not for everybody. */
export interface CorruptionFrame {
  readonly type: "Corruption";
  readonly places: readonly string[];
  readonly lifted: readonly RoomCard[];
  readonly laid: number;
  readonly at: string;
}

/** All enemies without HP die, front to back, each with what its death brings; then what the kills bring to `by`. `weapon` is what they were killed with, if it was an attack. `kills` counts them. */
export interface DeathsFrame {
  readonly type: "Deaths";
  readonly by: string;
  readonly weapon: string;
  readonly kills: number;
  readonly at: string;
}

/** An attack on the hero `target`. `foe` is the die of the attacker, `die` that of the hero. Whoever attacks tells what is added to the dice, and what a hit does. */
export interface DefenceFrame {
  readonly type: "Defence";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
  readonly target: string;
  readonly foe: FoeDie;
  readonly die: number;
  readonly outcome: "hit" | "miss" | "no_shield";
}

/** An enemy attacks a hero with one of its options; `damage`, if it is not 0, counts instead of what that says. */
export interface EnemyAttackFrame {
  readonly type: "EnemyAttack";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
  readonly target: string;
  readonly foe: FoeDie;
  readonly die: number;
  readonly outcome: "hit" | "miss" | "no_shield";
  readonly enemy: string;
  readonly option: number;
  readonly damage: number;
}

/** An enemy acts. `done` counts its attacks. */
export interface EnemyTurnFrame {
  readonly type: "EnemyTurn";
  readonly enemy: string;
  readonly done: number;
  readonly at: string;
}

/** A hero is at 0 VIT. Somebody may save it; else it falls. */
export interface FallingFrame {
  readonly type: "Falling";
  readonly hero: string;
  readonly source: string;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A fight against so many basic and powerful enemies drawn for it, or against the boss. `bonus` are modifiers of all these enemies, which the room gives. How it ended is noted as `result` in the procedure that the fight belongs to: "won", "fled" or "fallen". `turn` is whose turn it is, counted from the first hero; `offer` how the team proposes to end the fight. */
export interface FightFrame {
  readonly type: "Fight";
  readonly kind: "boss" | "horde" | "room";
  readonly basic: number;
  readonly powerful: number;
  readonly bonus: readonly (readonly ["ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number])[];
  readonly turn: number;
  readonly offer: "" | "lost" | "won";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** The lines of cards that belong to something that has happened, one after the other. `lines` are the cards with the numbers of their lines. `actor` bears the card or is it; `heroes` and `enemies` are those to whom it happened. `chosen` is whom the DM has named. */
export interface HappensFrame {
  readonly type: "Happens";
  readonly lines: readonly (readonly [string, number])[];
  readonly actor: string;
  readonly heroes: readonly string[];
  readonly enemies: readonly string[];
  readonly chosen: string;
  readonly at: string;
}

/** A hero attacks another one with a weapon. Ruling (VEIEL-LAIR-04): whoever is struck defends itself as against an enemy, reactions included; effects of the weapon do not count, and the RED always does. */
export interface HeroStrikeFrame {
  readonly type: "HeroStrike";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
  readonly target: string;
  readonly foe: FoeDie;
  readonly die: number;
  readonly outcome: "hit" | "miss" | "no_shield";
  readonly hero: string;
  readonly weapon: string;
}

/** A hero plays its turn. */
export interface HeroTurnFrame {
  readonly type: "HeroTurn";
  readonly hero: string;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A crossing: room after room of growing depth. `next` is the place where the team goes, empty for the boss. */
export interface IncursionFrame {
  readonly type: "Incursion";
  readonly next: string;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** Half of the team fights the other half for up to `rounds` rounds. `controlled` are the heroes of one side; `first` begins the round, and `turn` is counted from it. */
export interface LairFrame {
  readonly type: "Lair";
  readonly rounds: number;
  readonly controlled: readonly string[];
  readonly round: number;
  readonly first: string;
  readonly turn: number;
  readonly at: string;
}

/** A hero strikes one of the other side, or refuses to. `controlled` are the heroes of one side. */
export interface LairTurnFrame {
  readonly type: "LairTurn";
  readonly hero: string;
  readonly controlled: readonly string[];
  readonly has_struck: boolean;
  readonly at: string;
}

/** Crystals and cards for the enemies defeated in this fight; the `dice` are rolled by the team. `giver` is the next hero whose cards bring something; `cancelled` is noted by who has odd dice rolled again. */
export interface LootFrame {
  readonly type: "Loot";
  readonly giver: number;
  readonly dice: readonly number[];
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** Events of the DM, poison and fire, what bosses do, then all enemies act from the front on. */
export interface MasterTurnFrame {
  readonly type: "MasterTurn";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A window of time: first the DM may play events one after the other, then heroes may react clockwise from `about`. `die` is the natural die of the hero's roll it is about, `foe` that of the DM. `passed` are heroes that let it happen, `used` the cards they have used, as "hero:card". Ruling (VEIEL-DEF-09): a card is used once in a moment, whatever comes of it. */
export interface MomentFrame {
  readonly type: "Moment";
  readonly window: "def_fail" | "def_ok" | "enemy_phase" | "enter" | "fall" | "fight_start" | "hero_declare" | "hero_roll" | "hero_start" | "leave" | "loot" | "resolved" | "reveal" | "round_start";
  readonly about: string;
  readonly die: number;
  readonly foe: FoeDie;
  readonly passed: readonly string[];
  readonly used: readonly string[];
  readonly at: string;
}

/** The team names who holds the defender token from now on. */
export interface NewDefenderFrame {
  readonly type: "NewDefender";
  readonly at: string;
}

/** A procedure that opens moments. What is done in them is noted here. `failed`: the success of its roll is a failure. `blocked`: the attack misses. `cancelled`: it does not take place. `result` is how a fight ended that was set off by it. */
export interface OpenedFrame {
  readonly type: "Opened";
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** The holder of the defender token may hand it on before the next attack. */
export interface PassTokenFrame {
  readonly type: "PassToken";
  readonly hero: string;
  readonly at: string;
}

/** The DM plays an event, or the power of the boss. `about` is the hero whose moment it is. `target` and `lost` are what the DM has chosen at first, `targets` all for whom it is. */
export interface PlayingFrame {
  readonly type: "Playing";
  readonly card: string;
  readonly target: string | null;
  readonly lost: string | null;
  readonly about: string;
  readonly targets: readonly string[];
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** A hero reacts with a line of a card to what `about` is about to suffer. */
export interface ReactingFrame {
  readonly type: "Reacting";
  readonly hero: string;
  readonly card: string;
  readonly line: number;
  readonly about: string;
  readonly at: string;
}

/** What the team does in the rest zone until it departs. `is_offered`: the blacksmith has shown an offer. */
export interface RestFrame {
  readonly type: "Rest";
  readonly is_offered: boolean;
  readonly at: string;
}

/** A riddle: `first` cards for the first answer, `second` for the second, `lose` VIT where both are wrong. `puzzle` is one of the program's with `marks` for its answers; `question` is one of the DM's with the `accepted` answers, and `reply` the last one of the team. `attempt` counts answers. Ruling (VEIEL-RIDDLE-01): a table does not know who is a person. With `auto` the team may answer the puzzle or have a hero roll; programs always have a hero roll. */
export interface RiddleFrame {
  readonly type: "Riddle";
  readonly source: string;
  readonly first: number;
  readonly second: number;
  readonly lose: number;
  readonly attempt: number;
  readonly puzzle: Series | Doors | Scales | Grid | Lock | Levers | null;
  readonly marks: readonly Mark[];
  readonly question: string;
  readonly accepted: Accepted | null;
  readonly reply: string;
  readonly at: string;
}

/** Numbers that follow one rule, or two by turns. Which one is next? */
export interface Series {
  readonly type: "Series";
  readonly terms: readonly number[];
  readonly answers: readonly string[];
}

/** Treasure, trap and nothing are behind three doors. Of the inscriptions exactly one is true: what is where? An inscription is true if one of its claims is. */
export interface Doors {
  readonly type: "Doors";
  readonly inscriptions: readonly (readonly Claim[])[];
  readonly answers: readonly string[];
}

/** Behind this door (0 to 2) there is this, or there is not. */
export interface Claim {
  readonly door: number;
  readonly content: "empty" | "trap" | "treasure";
  readonly holds: boolean;
}

/** Four weights of 1, 2, 3 and 4. What is their order from light to heavy? */
export interface Scales {
  readonly type: "Scales";
  readonly weighings: readonly Weighing[];
  readonly answers: readonly string[];
}

/** Weights on both sides of a scale, and which side is heavier. */
export interface Weighing {
  readonly left: string;
  readonly right: string;
  readonly heavier: "left" | "none" | "right";
}

/** Four rows of four; each row and each column has each of the `symbols` once. What is in the place of "?"? A dot is an empty place that is not asked for. */
export interface Grid {
  readonly type: "Grid";
  readonly symbols: string;
  readonly rows: readonly string[];
  readonly answers: readonly string[];
}

/** A code of three different digits. */
export interface Lock {
  readonly type: "Lock";
  readonly clues: readonly Clue[];
  readonly answers: readonly string[];
}

/** A guess at a code: how many of its digits are right, and how many of these stand in their place. */
export interface Clue {
  readonly guess: string;
  readonly right: number;
  readonly placed: number;
}

/** Each lever turns some doors: open ones close, closed ones open. Which levers open the door `goal` and no other? `is_open` is how the doors stand; `levers` are the doors that each of them turns. Doors count from 0. */
export interface Levers {
  readonly type: "Levers";
  readonly is_open: readonly boolean[];
  readonly levers: readonly (readonly number[])[];
  readonly goal: number;
  readonly answers: readonly string[];
}

/** Whether an answer on offer is right. Nobody knows before it has been given. */
export interface Mark {
  readonly front: boolean | null;
  readonly up: boolean;
  readonly peeked: readonly number[];
}

/** The answers that the DM accepts. To everybody else there are none: they cannot be dealt out anew, only told. */
export interface Accepted {
  readonly owner: number;
  readonly cards: readonly (string | null)[];
}

/** The team enters the room at `place`, which is turned over and resolved. `waiting` are the heroes whose cards have yet to do what they do when a room is entered. */
export interface RoomFrame {
  readonly type: "Room";
  readonly place: string;
  readonly waiting: readonly string[];
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** What a room does when it has been turned over, line by line. `line` is the number of the one in progress. */
export interface RoomEffectFrame {
  readonly type: "RoomEffect";
  readonly room: string;
  readonly line: number;
  readonly at: string;
  readonly failed: boolean;
  readonly blocked: boolean;
  readonly cancelled: boolean;
  readonly result: string;
}

/** Each of `heroes` in their order rolls with one characteristic of `save`, unless it has fallen by then. A failure has `verbs` carried out on the hero at once. `stat` is what the first of them rolls with. Ruling (VEIEL-ROOM-05): a save is a validation roll, so a natural 1 fails and a natural 20 succeeds. */
export interface SavesFrame {
  readonly type: "Saves";
  readonly source: string;
  readonly save: Save;
  readonly heroes: readonly string[];
  readonly verbs: readonly (Damage | WeaponDamage | Splash | AgainOnKill | Mod | Poison | Burn | Stun | Block | MoveToFront | FightingFlee | Heal | Revive | Survive | Gain | Cure | Buy | Trade | RerollLoot | Reveal | Freeze | Immune | Unlock | Fills | Lose | EnemyAttack | Summon | Reanimate | Crystals | Control | Fight | Fail | NextFails | EnemiesFirst | RangeRule | Redirect | Mute | LoseItem | Break | TakeDefender | Imprison | Brand | DungeonStrike | Enemies | Duel | Draw | Dig | Riddle | Skip | Nothing)[];
  readonly stat: "DEX" | "FOI" | "FOR" | "INT" | null;
  readonly at: string;
}

/** A roll of each target with one of `stats` that it picks; a success avoids what follows. */
export interface Save {
  readonly stats: readonly ("DEX" | "FOI" | "FOR" | "INT")[];
  readonly value: number;
}

/** Line 2 is laid and the team put together. `waiting` are places at the table without a hero yet, by number. `items` are the consumables still to be given to the team, `phylacteries` how many of those. */
export interface SetupFrame {
  readonly type: "Setup";
  readonly waiting: readonly number[];
  readonly phylacteries: number;
  readonly items: readonly string[];
  readonly at: string;
}

/** The DM has a hero strike another one; without a DM chance says with what, and whom. */
export interface StrikeHeroFrame {
  readonly type: "StrikeHero";
  readonly hero: string;
  readonly at: string;
}

/** A consumable is handed over or swapped between standing heroes. */
export interface TradingFrame {
  readonly type: "Trading";
  readonly hero: string;
  readonly source: string;
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

export interface AbilityMutedEvent {
  readonly type: "AbilityMuted";
  readonly hero: string;
  readonly ability: string;
}

/** What a hero is about to do: with a weapon, or with a line of an ability or another card. */
export interface ActionDeclaredEvent {
  readonly type: "ActionDeclared";
  readonly hero: string;
  readonly card: string;
  readonly targets: readonly string[];
}

/** A duel of dice of a hero. `foe_die` is 0 where there is none (VEIEL-NODM-03) or it is hidden. */
export interface AttackRolledEvent {
  readonly type: "AttackRolled";
  readonly hero: string;
  readonly weapon: string;
  readonly target: string;
  readonly die: number;
  readonly foe_die: number;
  readonly total: number;
  readonly foe_total: number;
  readonly result: "failure" | "hit" | "miss" | "success";
  readonly times: number;
}

/** What a boss does besides its attacks. */
export interface BossEffectEvent {
  readonly type: "BossEffect";
  readonly boss: string;
  readonly number: number;
}

export interface BoughtEvent {
  readonly type: "Bought";
  readonly card: string;
  readonly hero: string | null;
  readonly price: number;
}

/** Cards of the blacksmith that came into the box. */
export interface CardsDrawnEvent {
  readonly type: "CardsDrawn";
  readonly cards: readonly string[];
}

/** Cards of the blacksmith that were revealed and not kept. */
export interface CardsPassedEvent {
  readonly type: "CardsPassed";
  readonly cards: readonly string[];
}

export interface CheckRolledEvent {
  readonly type: "CheckRolled";
  readonly hero: string;
  readonly source: string;
  readonly stats: readonly ("DEX" | "FOI" | "FOR" | "INT")[];
  readonly die: number;
  readonly total: number;
  readonly needed: number;
  readonly result: "failure" | "hit" | "miss" | "success";
}

export interface ConditionEndedEvent {
  readonly type: "ConditionEnded";
  readonly target: string;
  readonly kind: "branded" | "burn" | "by_force" | "controlled" | "curse" | "fog" | "imprisoned" | "mute" | "poison" | "stunned";
}

export interface ConditionSetEvent {
  readonly type: "ConditionSet";
  readonly target: string;
  readonly kind: "branded" | "burn" | "by_force" | "controlled" | "curse" | "fog" | "imprisoned" | "mute" | "poison" | "stunned";
  readonly n: number;
  readonly turns: number;
}

export interface CostPaidEvent {
  readonly type: "CostPaid";
  readonly hero: string;
  readonly end: number;
  readonly vit: number;
  readonly crystals: number;
}

export interface CostRefundedEvent {
  readonly type: "CostRefunded";
  readonly hero: string;
  readonly end: number;
}

export interface CrossingStartedEvent {
  readonly type: "CrossingStarted";
  readonly number: number;
  readonly lines: number;
  readonly events: number;
}

export interface CrystalsChangedEvent {
  readonly type: "CrystalsChanged";
  readonly n: number;
  readonly purse: number;
}

/** `raw` before the reduction, `final` after it. What shows hidden figures of an enemy is `known_to` the DM only. */
export interface DamageDealtEvent {
  readonly type: "DamageDealt";
  readonly source: string;
  readonly target: string;
  readonly raw: number;
  readonly final: number;
  readonly pierce: boolean;
  readonly known_to: readonly number[] | null;
}

export interface DefenderNamedEvent {
  readonly type: "DefenderNamed";
  readonly hero: string;
}

export interface DefenderPassedEvent {
  readonly type: "DefenderPassed";
  readonly hero: string;
  readonly by_force: boolean;
}

/** Equal totals: the dice are rolled again. `foe_die` is 0 where there is none or it is hidden. */
export interface DiceTiedEvent {
  readonly type: "DiceTied";
  readonly hero: string;
  readonly foe: string;
  readonly die: number;
  readonly foe_die: number;
  readonly total: number;
}

export interface DieChangedEvent {
  readonly type: "DieChanged";
  readonly master: number;
  readonly old: number;
  readonly new: number;
}

/** A d6 of an effect; `needed` is 0 where it does not have to reach anything. */
export interface DieRolledEvent {
  readonly type: "DieRolled";
  readonly source: string;
  readonly die: number;
  readonly needed: number;
}

export interface EndGainedEvent {
  readonly type: "EndGained";
  readonly hero: string;
  readonly n: number;
  readonly source: string;
}

export interface EnemiesFirstEvent {
  readonly type: "EnemiesFirst";
}

/** A duel of dice of an enemy. `option` is its attack, 0 the first; dice as in `AttackRolled`. */
export interface EnemyAttackedEvent {
  readonly type: "EnemyAttacked";
  readonly enemy: string;
  readonly option: number;
  readonly target: string;
  readonly die: number;
  readonly foe_die: number;
  readonly total: number;
  readonly foe_total: number;
  readonly result: "failure" | "hit" | "miss" | "success";
  readonly without_shield: boolean;
}

export interface EnemyDiedEvent {
  readonly type: "EnemyDied";
  readonly enemy: string;
}

export interface EnemyJoinedEvent {
  readonly type: "EnemyJoined";
  readonly enemy: string;
  readonly place: number;
  readonly reanimated: boolean;
}

export interface EnemyMovedEvent {
  readonly type: "EnemyMoved";
  readonly enemy: string;
  readonly place: number;
}

/** A stunned enemy loses its turn. */
export interface EnemyStunnedEvent {
  readonly type: "EnemyStunned";
  readonly enemy: string;
}

export interface EquippedEvent {
  readonly type: "Equipped";
  readonly hero: string;
  readonly slot: "armour" | "rune" | "second" | "weapon";
  readonly card: string;
}

/** A hero tries to get `target`, itself or another one, out of a prison. */
export interface EscapeTriedEvent {
  readonly type: "EscapeTried";
  readonly hero: string;
  readonly target: string;
}

/** The DM plays an event, or the power of the boss. */
export interface EventPlayedEvent {
  readonly type: "EventPlayed";
  readonly card: string;
  readonly targets: readonly string[];
  readonly lost: string | null;
}

export interface EventSeenEvent {
  readonly type: "EventSeen";
  readonly master: number;
  readonly card: string;
}

/** Without a DM an event was turned over for the hero `trigger`. */
export interface EventTurnedEvent {
  readonly type: "EventTurned";
  readonly card: string;
  readonly trigger: string;
}

export interface EventsDiscardedEvent {
  readonly type: "EventsDiscarded";
  readonly n: number;
}

/** The DM has drawn, or without one so many events were laid out. */
export interface EventsDrawnEvent {
  readonly type: "EventsDrawn";
  readonly n: number;
  readonly why: "crossing" | "wing";
}

export interface EventsReshuffledEvent {
  readonly type: "EventsReshuffled";
}

export interface FightEndedEvent {
  readonly type: "FightEnded";
  readonly result: "ended" | "fallen" | "fled" | "won";
}

export interface FightStartedEvent {
  readonly type: "FightStarted";
  readonly kind: "boss" | "horde" | "room";
  readonly line: readonly string[];
}

export interface FleeRolledEvent {
  readonly type: "FleeRolled";
  readonly hero: string;
  readonly die: number;
  readonly needed: number;
  readonly result: "failure" | "hit" | "miss" | "success";
}

export interface GameEndedEvent {
  readonly type: "GameEnded";
  readonly won: boolean;
  readonly reason: string;
  readonly incursion: number;
}

export interface GameStartedEvent {
  readonly type: "GameStarted";
  readonly heroes: readonly string[];
  readonly seats: readonly number[];
  readonly master: number;
  readonly boss: string;
  readonly power: string;
  readonly special_room: string;
}

/** VIT or END (for an enemy: HP) that nothing reduces. */
export interface GaugeLostEvent {
  readonly type: "GaugeLost";
  readonly target: string;
  readonly gauge: "END" | "VIT";
  readonly n: number;
  readonly source: string;
}

export interface GearBrokenEvent {
  readonly type: "GearBroken";
  readonly hero: string;
  readonly card: string;
}

/** A hero regains VIT, or an enemy HP. What shows hidden figures is `known_to` the DM only. */
export interface HealedEvent {
  readonly type: "Healed";
  readonly target: string;
  readonly n: number;
  readonly source: string;
  readonly known_to: readonly number[] | null;
}

export interface HeroChosenEvent {
  readonly type: "HeroChosen";
  readonly seat: number;
  readonly hero: string;
}

export interface HeroFellEvent {
  readonly type: "HeroFell";
  readonly hero: string;
}

export interface HeroSavedEvent {
  readonly type: "HeroSaved";
  readonly hero: string;
  readonly vit: number;
  readonly source: string;
}

/** A hero strikes another one (VEIEL-LAIR-04). */
export interface HeroStruckEvent {
  readonly type: "HeroStruck";
  readonly hero: string;
  readonly weapon: string;
  readonly target: string;
  readonly die: number;
  readonly foe_die: number;
  readonly total: number;
  readonly foe_total: number;
  readonly result: "failure" | "hit" | "miss" | "success";
  readonly without_shield: boolean;
}

export interface ItemGainedEvent {
  readonly type: "ItemGained";
  readonly hero: string;
  readonly item: string;
}

export interface ItemMovedEvent {
  readonly type: "ItemMoved";
  readonly hero: string;
  readonly item: string;
  readonly to: string;
}

/** A consumable went to the alchemist discard. `lost`: it was not used. */
export interface ItemSpentEvent {
  readonly type: "ItemSpent";
  readonly hero: string;
  readonly item: string;
  readonly lost: boolean;
}

export interface LevelGainedEvent {
  readonly type: "LevelGained";
  readonly hero: string;
  readonly level: number;
  readonly raised: "DEX" | "END" | "FOI" | "FOR" | "INT" | "VIT";
}

/** Three rooms came to the far end; where each lies is told to the DM only. */
export interface LineAddedEvent {
  readonly type: "LineAdded";
  readonly line: number;
  readonly rooms: readonly string[];
}

export interface LineLaidEvent {
  readonly type: "LineLaid";
  readonly master: number;
  readonly line: number;
  readonly rooms: readonly string[];
}

export interface LootRolledEvent {
  readonly type: "LootRolled";
  readonly dice: readonly number[];
  readonly again: boolean;
}

/** What a hidden die of the DM shows, and its total. */
export interface MasterRolledEvent {
  readonly type: "MasterRolled";
  readonly master: number;
  readonly die: number;
  readonly total: number;
}

export interface MasterTurnStartedEvent {
  readonly type: "MasterTurnStarted";
  readonly number: number;
}

export interface MinionsCrumbledEvent {
  readonly type: "MinionsCrumbled";
  readonly n: number;
}

/** Somebody's characteristic changes for a time. */
export interface ModifiedEvent {
  readonly type: "Modified";
  readonly target: string;
  readonly trait: "ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT";
  readonly n: number;
  readonly until: "combat" | "game" | "incursion" | "round";
  readonly source: string;
}

/** An effect finds nobody and nothing that it could do something to. */
export interface NothingHappensEvent {
  readonly type: "NothingHappens";
  readonly source: string;
}

export interface OfferDiscardedEvent {
  readonly type: "OfferDiscarded";
  readonly cards: readonly string[];
}

export interface OfferRevealedEvent {
  readonly type: "OfferRevealed";
  readonly cards: readonly string[];
}

export interface PhylacteryDrawnEvent {
  readonly type: "PhylacteryDrawn";
  readonly hero: string;
  readonly card: string;
}

export interface PhylacteryRemovedEvent {
  readonly type: "PhylacteryRemoved";
  readonly hero: string;
  readonly card: string;
}

/** The team pays what a room asks for. */
export interface PricePaidEvent {
  readonly type: "PricePaid";
  readonly by: "crystals" | "item" | "unlock";
  readonly hero: string | null;
  readonly card: string | null;
}

export interface ReactionUsedEvent {
  readonly type: "ReactionUsed";
  readonly hero: string;
  readonly card: string;
}

/** A hero is immune to a condition. */
export interface ResistedEvent {
  readonly type: "Resisted";
  readonly hero: string;
  readonly kind: "burn" | "control" | "mute" | "poison";
}

/** The team is in the rest zone, before incursion `number`: all are as good as new. */
export interface RestBeganEvent {
  readonly type: "RestBegan";
  readonly number: number;
}

export interface RevivedEvent {
  readonly type: "Revived";
  readonly hero: string;
  readonly source: string;
}

export interface RiddleAnsweredEvent {
  readonly type: "RiddleAnswered";
  readonly answer: number;
  readonly right: boolean;
}

/** The riddle and its answers as data; the page and the terminal put it into words. */
export interface RiddleShownEvent {
  readonly type: "RiddleShown";
  readonly family: string;
  readonly attempt: number;
}

/** A success was turned into a failure. */
export interface RollFailedEvent {
  readonly type: "RollFailed";
  readonly hero: string;
  readonly source: string;
}

export interface RoomEnteredEvent {
  readonly type: "RoomEntered";
  readonly place: string;
}

export interface RoomFrozenEvent {
  readonly type: "RoomFrozen";
  readonly place: string;
  readonly frozen: boolean;
}

/** A face-down room was looked at by the team. */
export interface RoomPeekedEvent {
  readonly type: "RoomPeeked";
  readonly place: string;
  readonly room: string;
  readonly source: string;
}

export interface RoomReplacedEvent {
  readonly type: "RoomReplaced";
  readonly place: string;
  readonly room: string;
}

export interface RoomResolvedEvent {
  readonly type: "RoomResolved";
  readonly place: string;
}

export interface RoomRevealedEvent {
  readonly type: "RoomRevealed";
  readonly place: string;
  readonly room: string;
}

export interface RoomsLaidEvent {
  readonly type: "RoomsLaid";
  readonly master: number;
  readonly places: readonly string[];
  readonly rooms: readonly string[];
}

/** The corruption has these places. */
export interface RoomsTakenEvent {
  readonly type: "RoomsTaken";
  readonly places: readonly string[];
}

export interface RoundStartedEvent {
  readonly type: "RoundStarted";
  readonly number: number;
}

export interface SentBackEvent {
  readonly type: "SentBack";
}

export interface SoldEvent {
  readonly type: "Sold";
  readonly card: string;
}

/** All heroes have fallen and the team is carried to the rest zone. */
export interface TeamFellEvent {
  readonly type: "TeamFell";
  readonly lost: number;
}

/** What only the DM knows; `master` is its seat, 0 when nobody knows it. */
export interface ToMasterEvent {
  readonly type: "ToMaster";
  readonly master: number;
}

export interface TurnEndedEvent {
  readonly type: "TurnEnded";
  readonly hero: string;
}

export interface TurnLostEvent {
  readonly type: "TurnLost";
  readonly hero: string;
  readonly why: "controlled" | "refused";
}

export interface TurnStartedEvent {
  readonly type: "TurnStarted";
  readonly hero: string;
}

/** `forced`: its bearer may not wear it any more. */
export interface UnequippedEvent {
  readonly type: "Unequipped";
  readonly hero: string;
  readonly slot: "armour" | "rune" | "second" | "weapon";
  readonly card: string;
  readonly forced: boolean;
}

/** Who decides for the team: the heroes of these players. */
export interface VoicesHeardEvent {
  readonly type: "VoicesHeard";
  readonly heroes: readonly string[];
}

export interface WingChosenEvent {
  readonly type: "WingChosen";
  readonly wing: "A" | "B" | "C";
  readonly changed: boolean;
}

/** The box. `level_prices` are those of levels 2 to 5, `new_offer` that of another offer of the blacksmith. `power_uses` is how often the power of the boss can be used, `words` are names of roles, rarities and classes. */
export interface Furniture {
  readonly cards: Readonly<Record<string, CardThing>>;
  readonly heroes: Readonly<Record<string, HeroThing>>;
  readonly enemies: Readonly<Record<string, EnemyThing>>;
  readonly level_prices: readonly number[];
  readonly new_offer: number;
  readonly power_uses: number;
  readonly words: Readonly<Record<string, string>>;
}

/** A card. `lines` are all that stands on it; `needs` the alternatives of which a bearer must meet one. `rarity` is empty where there is none, `price` 0. `hands`, `range`, `stat` and `damage` are those of a weapon, `defence` and `reduction` those of armours and shields. `reacts`: it is used in moments that others set off. */
export interface CardThing {
  readonly id: string;
  readonly name: string;
  readonly kind: "ability" | "armour" | "event" | "instrument" | "item" | "phylactery" | "power" | "room" | "rune" | "shield" | "weapon";
  readonly lines: readonly string[];
  readonly uses: readonly UseThing[];
  readonly rarity: string;
  readonly price: number;
  readonly needs: readonly (Readonly<Record<"DEX" | "FOI" | "FOR" | "INT", number>>)[];
  readonly hands: number;
  readonly range: "any" | "front" | "two" | "";
  readonly stat: string;
  readonly damage: number;
  readonly pierce: boolean;
  readonly defence: number;
  readonly reduction: number;
  readonly reacts: boolean;
}

/** A line of a card that a hero may use: its number, when, what it costs, and what it says. */
export interface UseThing {
  readonly line: number;
  readonly when: string;
  readonly end: number;
  readonly vit: number;
  readonly crystals: number;
  readonly told: string;
}

/** A hero sheet. `the` has the article; `abilities` come with the level from which they work; `start` are cards. */
export interface HeroThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly role: "defender" | "healer" | "striker" | "support";
  readonly difficulty: "easy" | "hard" | "medium";
  readonly stats: Readonly<Record<"ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number>>;
  readonly abilities: readonly (readonly [number, string])[];
  readonly start: readonly string[];
  readonly lines: readonly string[];
  readonly tip: string;
}

/** An enemy. `kind` is the class of a basic monster, `powerful` or `boss`; `many`: there are several of it. `hp` is that for four heroes. */
export interface EnemyThing {
  readonly id: string;
  readonly name: string;
  readonly the: string;
  readonly kind: string;
  readonly many: boolean;
  readonly hp: number;
  readonly blows: readonly BlowThing[];
  readonly lines: readonly string[];
  readonly screen: boolean;
}

/** An attack of an enemy: its name ("" for the only one of a basic monster), and what a hit does. */
export interface BlowThing {
  readonly name: string;
  readonly told: string;
}

/** `odds` are those of the answers of whoever is told, in their order; None where there are none. `order` are the heroes of a fight in the order of this round, from the one that begins. `fixed` is what the die of enemies always shows, 0 where a DM rolls it. `threat` is the damage that follows unless somebody reacts, 0 for none. `counsel` is what the program advises, in sentences. */
export interface Aids {
  readonly heroes: Readonly<Record<string, HeroAid>>;
  readonly enemies: Readonly<Record<string, EnemyAid>>;
  readonly odds: readonly (Odds | null)[];
  readonly order: readonly string[];
  readonly fixed: number;
  readonly threat: number;
  readonly counsel: readonly string[];
}

/** A hero as it fights now. `own` is what counts for prerequisites, `base` the sheet with its level points. `shield` is the part of RED that the shield gives. `slots` are free item slots; `tokens` tell what hangs on it. */
export interface HeroAid {
  readonly base: Readonly<Record<"ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number>>;
  readonly now: Readonly<Record<"ALL" | "ATK" | "ATT" | "DEF" | "DEX" | "DMG" | "END" | "FOI" | "FOR" | "INT" | "RED" | "VIT", number>>;
  readonly own: Readonly<Record<"DEX" | "FOI" | "FOR" | "INT", number>>;
  readonly shield: number;
  readonly slots: number;
  readonly tokens: readonly string[];
}

/** An enemy in the line. Where its figures are hidden `known` is False and they are 0. `wounds` is how it looks: none, light, heavy. `screened`: it stands behind a screen. `strikes` are its attacks in a turn. `hits` is the chance that each of its attacks hits the defender; empty where it is not told. */
export interface EnemyAid {
  readonly known: boolean;
  readonly wounds: string;
  readonly att: number;
  readonly defence: number;
  readonly reduction: number;
  readonly screened: boolean;
  readonly strikes: number;
  readonly hits: readonly number[];
  readonly tokens: readonly string[];
}

/** The odds of an answer: of an attack, of a roll, or of an enemy's attack on a hero. `chance` is that of a hit or success. `kill`, `low`, `high` and `mean` are told of attacks of heroes: the chance to kill, the least and most damage of a hit, and what is to be expected on average, misses included. */
export interface Odds {
  readonly kind: "attack" | "defence" | "roll";
  readonly chance: number;
  readonly kill: number;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
}

export type AnyChoice =
  | AcceptReply
  | AddTarget
  | AgreeToEnd
  | AnswerRiddle
  | Attack
  | BreakFree
  | BuyGear
  | BuyItem
  | ChangeDie
  | ChooseFirst
  | ChooseHero
  | ChoosePowerful
  | ChooseWing
  | Concede
  | ControlHero
  | Decline
  | Depart
  | Done
  | DropItem
  | DropPhylactery
  | EndFight
  | EndTurn
  | EnoughTargets
  | Equip
  | FaceBoss
  | FightOn
  | Flee
  | Follow
  | GainLevel
  | GiveItem
  | GivePhylactery
  | GiveStartItem
  | GoBack
  | GoOn
  | HelpFree
  | KeepDefender
  | KeepDie
  | LayLine
  | LayRoom
  | LeaveIt
  | LeaveStartItem
  | LetPass
  | LetThemStay
  | LiftFreeze
  | NameDefender
  | OfferDefeat
  | OfferVictory
  | PassDefender
  | PassEvent
  | PassRoom
  | PayPrice
  | PlaceEnemy
  | PlayEvent
  | React
  | RefuseReply
  | Reply
  | RevealOffer
  | RunOut
  | SaveWith
  | Sell
  | SendBack
  | SetRiddle
  | SolveRiddle
  | Speak
  | Stay
  | StayLonger
  | Strike
  | StrikeHero
  | TakeOff
  | TakeRoom
  | UseCard
  | UseReaction;

export type State = VeielState;

export type Options = VeielOptions;

export type AnyFrame =
  | ActionFrame
  | BreakOutFrame
  | BuyingFrame
  | CallPowerfulFrame
  | CampFrame
  | CampaignFrame
  | CancellableFrame
  | CarryFrame
  | CorruptionFrame
  | DeathsFrame
  | DefenceFrame
  | EnemyAttackFrame
  | EnemyTurnFrame
  | FallingFrame
  | FightFrame
  | HappensFrame
  | HeroStrikeFrame
  | HeroTurnFrame
  | IncursionFrame
  | LairFrame
  | LairTurnFrame
  | LootFrame
  | MasterTurnFrame
  | MomentFrame
  | NewDefenderFrame
  | OpenedFrame
  | PassTokenFrame
  | PlayingFrame
  | ReactingFrame
  | RestFrame
  | RiddleFrame
  | RoomFrame
  | RoomEffectFrame
  | SavesFrame
  | SetupFrame
  | StrikeHeroFrame
  | TradingFrame
  | WindowFrame;

export type AnyEvent =
  | AbilityMutedEvent
  | ActionDeclaredEvent
  | AttackRolledEvent
  | BossEffectEvent
  | BoughtEvent
  | CardsDrawnEvent
  | CardsPassedEvent
  | CheckRolledEvent
  | ConditionEndedEvent
  | ConditionSetEvent
  | CostPaidEvent
  | CostRefundedEvent
  | CrossingStartedEvent
  | CrystalsChangedEvent
  | DamageDealtEvent
  | DefenderNamedEvent
  | DefenderPassedEvent
  | DiceTiedEvent
  | DieChangedEvent
  | DieRolledEvent
  | EndGainedEvent
  | EnemiesFirstEvent
  | EnemyAttackedEvent
  | EnemyDiedEvent
  | EnemyJoinedEvent
  | EnemyMovedEvent
  | EnemyStunnedEvent
  | EquippedEvent
  | EscapeTriedEvent
  | EventPlayedEvent
  | EventSeenEvent
  | EventTurnedEvent
  | EventsDiscardedEvent
  | EventsDrawnEvent
  | EventsReshuffledEvent
  | FightEndedEvent
  | FightStartedEvent
  | FleeRolledEvent
  | GameEndedEvent
  | GameStartedEvent
  | GaugeLostEvent
  | GearBrokenEvent
  | HealedEvent
  | HeroChosenEvent
  | HeroFellEvent
  | HeroSavedEvent
  | HeroStruckEvent
  | ItemGainedEvent
  | ItemMovedEvent
  | ItemSpentEvent
  | LevelGainedEvent
  | LineAddedEvent
  | LineLaidEvent
  | LootRolledEvent
  | MasterRolledEvent
  | MasterTurnStartedEvent
  | MinionsCrumbledEvent
  | ModifiedEvent
  | NothingHappensEvent
  | OfferDiscardedEvent
  | OfferRevealedEvent
  | PhylacteryDrawnEvent
  | PhylacteryRemovedEvent
  | PricePaidEvent
  | ReactionUsedEvent
  | ResistedEvent
  | RestBeganEvent
  | RevivedEvent
  | RiddleAnsweredEvent
  | RiddleShownEvent
  | RollFailedEvent
  | RoomEnteredEvent
  | RoomFrozenEvent
  | RoomPeekedEvent
  | RoomReplacedEvent
  | RoomResolvedEvent
  | RoomRevealedEvent
  | RoomsLaidEvent
  | RoomsTakenEvent
  | RoundStartedEvent
  | SentBackEvent
  | SoldEvent
  | TeamFellEvent
  | ToMasterEvent
  | TurnEndedEvent
  | TurnLostEvent
  | TurnStartedEvent
  | UnequippedEvent
  | VoicesHeardEvent
  | WingChosenEvent;
