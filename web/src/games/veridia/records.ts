// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Take up what people offer or ask; `member` is who rolls, buys or is healed. */
export interface Accept {
  readonly type: "Accept";
  readonly member: string;
}

/** Take the slot of this round last of all. */
export interface ActLast {
  readonly type: "ActLast";
  readonly trait: string;
}

/** An NPC of the master's own, by a quick sheet (VER-CREA-09). */
export interface AddNpc {
  readonly type: "AddNpc";
  readonly id: string;
  readonly sheet: string;
}

/** Spend experience. */
export interface Advance {
  readonly type: "Advance";
}

/** Time passes: hours, days, or until everybody is well (VER-GM-11, VER-CAL-01). `carer` treats the others, `poor` rest badly. `on_road`: rations instead of inns. `paid`: living costs are paid. */
export interface AdvanceTime {
  readonly type: "AdvanceTime";
  readonly hours: number;
  readonly days: number;
  readonly until_rested: boolean;
  readonly rest: "full" | "poor" | "none";
  readonly poor: readonly string[];
  readonly carer: string;
  readonly on_road: boolean;
  readonly paid: boolean;
}

/** While the master is away: agree that the guide finishes the present fight (VER-GM-16). */
export interface AgreeToGuide {
  readonly type: "AgreeToGuide";
}

/** Whether the usual answer is given for one's seat when time runs out (VER-GM-18). */
export interface AllowDefaults {
  readonly type: "AllowDefaults";
  readonly allowed: boolean;
}

/** Prepare for another expedition. */
export interface AnotherExpedition {
  readonly type: "AnotherExpedition";
}

/** Accept the attribute and skill that a player proposed, or not. */
export interface AnswerProposal {
  readonly type: "AnswerProposal";
  readonly person: string;
  readonly accepted: boolean;
}

/** Answer a player who asked to roll: with a request of this difficulty, or not at all. `against` are the dice of an opposition, or `opponent` names one: so a player starts a contest (VER-CONT-04). */
export interface AnswerWish {
  readonly type: "AnswerWish";
  readonly number: number;
  readonly accepted: boolean;
  readonly difficulty: number;
  readonly against: number | null;
  readonly opponent: string;
}

/** Use up healing herbs on somebody. */
export interface ApplyHerbs {
  readonly type: "ApplyHerbs";
  readonly patient: string;
}

/** What a player built is accepted, or refused with a reason (VER-VAL-19). */
export interface Approve {
  readonly type: "Approve";
  readonly seat: number;
  readonly accepted: boolean;
  readonly reason: string;
}

/** Ask for rumours of what lies ahead. */
export interface AskAround {
  readonly type: "AskAround";
}

/** Ask the master to let one roll. */
export interface AskToRoll {
  readonly type: "AskToRoll";
  readonly person: string;
  readonly attribute: "agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength";
  readonly skill: string;
  readonly note: string;
}

/** Attack with a weapon: an ordinary attack, a knock-out, a grapple, or an aimed strike at a `part`. */
export interface Attack {
  readonly type: "Attack";
  readonly weapon: string;
  readonly target: string;
  readonly manoeuvre: "attack" | "grapple" | "knockout";
  readonly part: string;
}

/** Bargain at the market: once for each person. */
export interface Bargain {
  readonly type: "Bargain";
  readonly person: string;
}

/** Make a new character, or go on building one's own ("": a new one). */
export interface BeginBuilding {
  readonly type: "BeginBuilding";
  readonly person: string;
}

/** Go on with the character of a text: its export, or a quick sheet. `keep`: what this content does not know is kept as notes; without it such a text is refused. */
export interface BringCharacter {
  readonly type: "BringCharacter";
  readonly text: string;
  readonly keep: boolean;
}

/** Look at one kind of goods, at what could be sold, or at what could be put on or away. */
export interface Browse {
  readonly type: "Browse";
  readonly shelf: "ammunition" | "armour" | "give" | "goods" | "mounts" | "sell" | "weapons" | "wear";
}

/** A step on the bench of a seat. */
export interface BuildStep {
  readonly type: "BuildStep";
  readonly seat: number;
  readonly step: RaiseLevel | LowerLevel | TakeTrait | GiveUpTrait | ChooseRace | ChooseBackground | BuyGear | ReturnGear | ChooseGift | WearGear | Describe | FinishBuilding;
}

/** Buy the next level of something. */
export interface RaiseLevel {
  readonly type: "RaiseLevel";
  readonly what: "attribute" | "skill" | "specialty" | "virtue";
  readonly id: string;
}

/** While a character is made: give a level back. */
export interface LowerLevel {
  readonly type: "LowerLevel";
  readonly what: "attribute" | "skill" | "specialty" | "virtue";
  readonly id: string;
}

/** Buy a trait, with its choice; a flaw brings points. */
export interface TakeTrait {
  readonly type: "TakeTrait";
  readonly trait: string;
}

/** Give a trait back while a character is made; later: buy a flaw off (VER-TRAIT-04). */
export interface GiveUpTrait {
  readonly type: "GiveUpTrait";
  readonly trait: string;
}

/** Be of this race. */
export interface ChooseRace {
  readonly type: "ChooseRace";
  readonly race: string;
}

/** Have this past, or none (""). */
export interface ChooseBackground {
  readonly type: "ChooseBackground";
  readonly background: string;
}

/** Buy so many of a thing. */
export interface BuyGear {
  readonly type: "BuyGear";
  readonly item: string;
  readonly count: number;
}

/** While a character is made: give one of a thing back. */
export interface ReturnGear {
  readonly type: "ReturnGear";
  readonly item: string;
}

/** Choose what a gift of the background is: which sigil, which weapon of blessed wood. */
export interface ChooseGift {
  readonly type: "ChooseGift";
  readonly gift: string;
  readonly item: string;
}

/** Put a thing on or take it in hand; or put it away. */
export interface WearGear {
  readonly type: "WearGear";
  readonly item: string;
  readonly worn: boolean;
}

/** Name and concept, in free words (VER-NEW-05). */
export interface Describe {
  readonly type: "Describe";
  readonly name: string;
  readonly concept: Concept;
}

/** Who the character is, in its player's words; never checked (VER-NEW-05). */
export interface Concept {
  readonly pronoun?: string;
  readonly idea?: string;
  readonly look?: string;
  readonly home?: string;
  readonly belief?: string;
  readonly bonds?: readonly string[];
}

/** The character is ready. */
export interface FinishBuilding {
  readonly type: "FinishBuilding";
}

/** Pay for a service: a healing spell, the patching of worn armour. */
export interface BuyCare {
  readonly type: "BuyCare";
  readonly service: "fee_for_patching_armor" | "healing_spell";
}

/** Buy food for so many days of one person. */
export interface BuyRations {
  readonly type: "BuyRations";
  readonly count: number;
}

/** Buy so many of a thing. */
export interface BuyThing {
  readonly type: "BuyThing";
  readonly item: string;
  readonly count: number;
}

/** Call the exchange oneself. */
export interface CallExchange {
  readonly type: "CallExchange";
}

/** The request is withdrawn: whoever has not rolled yet does not. */
export interface CancelRequest {
  readonly type: "CancelRequest";
}

/** The cell in the middle of an area, towards which a cone goes, or to which somebody is moved. */
export interface Centre {
  readonly type: "Centre";
  readonly cell: readonly [number, number];
}

/** Without a map: go so many metres towards somebody, or away (negative). */
export interface ChangeDistance {
  readonly type: "ChangeDistance";
  readonly other: string;
  readonly metres: number;
}

/** Change what a scene is like. */
export interface ChangeScene {
  readonly type: "ChangeScene";
  readonly scene: string;
  readonly title: string;
  readonly place: string;
  readonly lighting: string;
  readonly enforcement: "free" | "full";
  readonly cover: number;
}

/** Chase the runner with this weapon. */
export interface Chase {
  readonly type: "Chase";
  readonly weapon: string;
}

/** A choice of a trait: an attribute, a skill, an item, a creature. */
export interface Choose {
  readonly type: "Choose";
  readonly what: string;
}

/** Begin with an idea for a campaign (VER-GM-19). */
export interface ChooseIdea {
  readonly type: "ChooseIdea";
  readonly idea: string;
}

/** The market closes. */
export interface CloseShop {
  readonly type: "CloseShop";
}

/** So many points of the damage are elemental. */
export interface Convert {
  readonly type: "Convert";
  readonly points: number;
}

/** The last word about how somebody is: health, a condition, a pool, initiative (VER-GM-04). */
export interface Correct {
  readonly type: "Correct";
  readonly who: string;
  readonly what: "condition" | "damage" | "disease" | "fate" | "fervor" | "focus" | "initiative" | "level" | "mana";
  readonly value: string;
  readonly reason: string;
  readonly private: boolean;
}

/** Say that one will strike back in close combat; `exchange`: call an exchange at once. */
export interface Counter {
  readonly type: "Counter";
  readonly exchange: boolean;
  readonly weapon: string;
  readonly manoeuvre: "attack" | "grapple" | "knockout";
}

/** A member heals another, or itself, with a spell. */
export interface Cure {
  readonly type: "Cure";
  readonly member: string;
  readonly patient: string;
}

/** So much damage is dealt instead, for a reason. */
export interface DealInstead {
  readonly type: "DealInstead";
  readonly damage: number;
  readonly reason: string;
}

/** Answer an attack with a defence, with the whole pool; `means` is the weapon of a parry. */
export interface Defend {
  readonly type: "Defend";
  readonly kind: "block" | "block_unarmed" | "dodge" | "parry";
  readonly means: string;
}

/** Deal the main out to several actions; which and how is asked next. */
export interface Divide {
  readonly type: "Divide";
}

/** What a member does on a day of rest; `what` is the trait of a ritual. */
export interface DoChore {
  readonly type: "DoChore";
  readonly chore: "care" | "forage" | "mend" | "rest" | "ritual";
  readonly what: string;
}

/** Nothing more. */
export interface Done {
  readonly type: "Done";
}

/** Add something to the list of lines and veils (VER-GM-17). */
export interface DrawLine {
  readonly type: "DrawLine";
  readonly kind: "line" | "veil";
  readonly text: string;
}

/** Change the terrain and the cover of cells, or cover cells that players shall not see. */
export interface EditTerrain {
  readonly type: "EditTerrain";
  readonly scene: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly mark: string | null;
  readonly covered: boolean;
}

/** The campaign ends here; what was rolled in secret is revealed. */
export interface EndCampaign {
  readonly type: "EndCampaign";
}

/** End the slot; a main that is left stays on guard. */
export interface EndSlot {
  readonly type: "EndSlot";
}

/** Hire somebody; the first wage is due at once. */
export interface Engage {
  readonly type: "Engage";
  readonly person: string;
  readonly wage: string;
}

/** Take what is found; `member` rolls where there is a roll. */
export interface Explore {
  readonly type: "Explore";
  readonly member: string;
}

/** Fight rather than pay. */
export interface FightThem {
  readonly type: "FightThem";
}

/** Where nothing is enforced: this slot is over. */
export interface Finish {
  readonly type: "Finish";
}

/** The master fixes whether a thing is there, and its price in deli (None: as listed). */
export interface FixStock {
  readonly type: "FixStock";
  readonly item: string;
  readonly there: boolean;
  readonly price: number | null;
}

/** Run away from the fight. */
export interface Flee {
  readonly type: "Flee";
}

/** Spend the successes of a grapple: so many on a follow-up, so many on a lock (VER-GRAP-02). */
export interface Follow {
  readonly type: "Follow";
  readonly kind: "bash" | "breach" | "disarm" | "knock_down" | "none";
  readonly dice: number;
  readonly lock: number;
  readonly item: string;
}

/** A free action; `what` is the item, the unit, or nothing. */
export interface Free {
  readonly type: "Free";
  readonly kind: "dismount" | "draw_weapon" | "drop" | "drop_prone" | "empower" | "hand_over" | "land" | "leave" | "release" | "reload_step" | "sheathe" | "switch_mode" | "take_off";
  readonly what: string;
}

/** Experience, deli, things, traits, integrity: to one or all, for a reason (VER-GM-09). */
export interface GiveAward {
  readonly type: "GiveAward";
  readonly people: readonly string[];
  readonly reason: string;
  readonly experience: number;
  readonly deli: number;
  readonly item: string;
  readonly count: number;
  readonly trait: string;
  readonly integrity: number;
}

/** Give half of one's money to another member. */
export interface GiveMoney {
  readonly type: "GiveMoney";
  readonly member: string;
}

/** It is done all the same. */
export interface GoOn {
  readonly type: "GoOn";
}

/** Go to this place, or face again what is here. */
export interface GoTo {
  readonly type: "GoTo";
  readonly site: number;
}

/** Bargain: the roll counts for all prices of this visit. */
export interface Haggle {
  readonly type: "Haggle";
}

/** Who decides for somebody whose player is absent: the player again, the master, the guide (VER-GM-01). */
export interface HandOver {
  readonly type: "HandOver";
  readonly person: string;
  readonly to: "guide" | "master" | "player";
}

/** Cover an area of a map, with what is there: a text, and terrain that shows once it is revealed. */
export interface HideArea {
  readonly type: "HideArea";
  readonly scene: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly text: string;
  readonly mark: string | null;
}

/** Hire somebody by the day. */
export interface HireHelp {
  readonly type: "HireHelp";
  readonly wage: string;
}

/** Whether wounds wait for the master's word before they are applied (VER-GM-04). */
export interface Hold {
  readonly type: "Hold";
  readonly on: boolean;
}

/** Play a character from its exported text. */
export interface ImportPerson {
  readonly type: "ImportPerson";
  readonly text: string;
}

/** Go on with a character that chance makes up. */
export interface InventCharacter {
  readonly type: "InventCharacter";
}

/** Use a trait whose outcome the master tells (VER-GM-20). */
export interface InvokeTrait {
  readonly type: "InvokeTrait";
  readonly person: string;
  readonly trait: string;
  readonly use: number;
  readonly points: number;
}

/** A token joins the fight in progress. */
export interface JoinFight {
  readonly type: "JoinFight";
  readonly token: string;
}

/** How much integrity a deed has cost that was done in spite of the warning. */
export interface JudgeDeed {
  readonly type: "JudgeDeed";
  readonly loss: number;
}

/** The roll stays as it is. */
export interface KeepRoll {
  readonly type: "KeepRoll";
  readonly person: string;
}

/** Lead people to a scene; groups may split. */
export interface LeadTo {
  readonly type: "LeadTo";
  readonly people: readonly string[];
  readonly scene: string;
}

/** Nothing is built: the bench is cleared. */
export interface LeaveBench {
  readonly type: "LeaveBench";
}

/** A unit is taken out of the fight in progress. */
export interface LeaveFight {
  readonly type: "LeaveFight";
  readonly unit: string;
}

/** Enough: the room is closed. */
export interface LeaveRoom {
  readonly type: "LeaveRoom";
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** What was worked out is applied as it is. */
export interface LetStand {
  readonly type: "LetStand";
}

/** Stay a day and rest. */
export interface MakeCamp {
  readonly type: "MakeCamp";
}

/** How to meet foes: attack, lie in ambush, sneak past, talk with a skill, turn back. */
export interface Meet {
  readonly type: "Meet";
  readonly way: "ambush" | "attack" | "back" | "deception" | "diplomacy" | "intimidation" | "sneak";
}

/** Put a token on a cell, or off the map. Players move their own where nothing is enforced (VER-GM-08). */
export interface MoveToken {
  readonly type: "MoveToken";
  readonly token: string;
  readonly cell: readonly [number, number] | null;
}

/** The present slot is over. */
export interface NextSlot {
  readonly type: "NextSlot";
}

/** Do nothing about it. */
export interface Nothing {
  readonly type: "Nothing";
}

/** Sell so many of the thing at this place of one's gear (from 0). */
export interface Offer {
  readonly type: "Offer";
  readonly person: string;
  readonly place: number;
  readonly count: number;
}

/** Open a scene, and lead people into it. */
export interface OpenScene {
  readonly type: "OpenScene";
  readonly title: string;
  readonly place: string;
  readonly map: string;
  readonly lighting: string;
  readonly enforcement: "free" | "full";
  readonly cover: number;
  readonly people: readonly string[];
}

/** A market opens: what is there is drawn for the place and the week (VER-GM-12). */
export interface OpenShop {
  readonly type: "OpenShop";
  readonly place: string;
  readonly settlement: "capital" | "city" | "hamlet" | "town" | "village";
}

/** A siege of a target with these engines and crews; without engines it is over (VER-GM-13). */
export interface OpenSiege {
  readonly type: "OpenSiege";
  readonly target: "gate" | "strong_fortification" | "weak_fortification";
  readonly works: readonly Works[];
}

/** An engine of a siege with its crew: the machinery and the magitech of each; experts count as two (VER-SIEGE). */
export interface Works {
  readonly engine: string;
  readonly crew: readonly (readonly [number, number, number])[];
}

/** Use a service; `value` in deli is that of the thing it is done to, where that counts. */
export interface Order {
  readonly type: "Order";
  readonly person: string;
  readonly service: string;
  readonly value: number;
}

/** The last word: another value for what a line of the log says, with the reason (VER-GM-04). `value` is a number, or the id of a level or a condition. `private`: only the master sees the line. */
export interface Override {
  readonly type: "Override";
  readonly line: number;
  readonly what: "condition" | "cost" | "damage" | "difficulty" | "duration" | "hit" | "level" | "matches" | "pool" | "successes" | "award" | "price" | "requirement";
  readonly value: string;
  readonly reason: string;
  readonly private: boolean;
}

/** A member of a concurrent set: its kind, its dice, the weapon or the trait it is done with. */
export interface Part {
  readonly type: "Part";
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly dice: number;
  readonly means: string;
}

/** Go on without it. */
export interface PassBy {
  readonly type: "PassBy";
}

/** Pay what the foes ask for letting the party pass. */
export interface PayThem {
  readonly type: "PayThem";
}

/** Perform this member of the set now (its place, from 0). */
export interface Perform {
  readonly type: "Perform";
  readonly member: number;
  readonly target: string;
  readonly what: string;
}

/** Set-up: put the unit on this start cell. */
export interface Place {
  readonly type: "Place";
  readonly cell: readonly [number, number];
}

/** Put so many of somebody on the map: "creature:wolf", "npc:guard", "pregen:sela", "own:bailiff" (VER-GM-07). */
export interface PlaceTokens {
  readonly type: "PlaceTokens";
  readonly scene: string;
  readonly ref: string;
  readonly count: number;
  readonly side: "a" | "b" | "c" | "d";
  readonly name: string;
  readonly hidden: boolean;
  readonly scale: number;
  readonly health: 75 | 100 | 125;
}

/** Prepare an encounter: "npc:guard*2, creature:wolf" (VER-GM-14). Without foes a plan of that title goes. */
export interface PlanEncounter {
  readonly type: "PlanEncounter";
  readonly title: string;
  readonly foes: string;
}

/** Pay so many points. */
export interface Points {
  readonly type: "Points";
  readonly points: number;
}

/** Stop play, without a name and without a reason (VER-GM-17). */
export interface PressPause {
  readonly type: "PressPause";
}

/** Propose another attribute and skill; the master decides. */
export interface ProposePool {
  readonly type: "ProposePool";
  readonly person: string;
  readonly attribute: "agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength";
  readonly skill: string;
}

/** Buy so many of a thing at the market. */
export interface Purchased {
  readonly type: "Purchased";
  readonly person: string;
  readonly item: string;
  readonly count: number;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** Remind everybody who is asked something (VER-GM-18). */
export interface Remind {
  readonly type: "Remind";
}

/** Take a token off the table. */
export interface RemoveToken {
  readonly type: "RemoveToken";
  readonly token: string;
}

/** The order of initiative, by hand. */
export interface Reorder {
  readonly type: "Reorder";
  readonly order: readonly string[];
}

/** Roll again; the second roll counts. */
export interface Repeat {
  readonly type: "Repeat";
}

/** Ask people to roll: attribute + skill, a specialty, willpower, or a free pool (VER-GM-03). `against` are the dice of an opposition, or `opponent` names a person or a token. `days`: a player may take so long. */
export interface RequestRoll {
  readonly type: "RequestRoll";
  readonly people: readonly string[];
  readonly attribute: "agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength" | "";
  readonly skill: string;
  readonly specialty: string;
  readonly willpower: boolean;
  readonly dice: number | null;
  readonly difficulty: number;
  readonly advantage: number;
  readonly reason: string;
  readonly against: number | null;
  readonly opponent: string;
  readonly visibility: "" | "blind" | "open" | "secret";
  readonly automatic: boolean;
  readonly show_difficulty: boolean;
  readonly note: string;
  readonly days: number;
}

/** Answer an attack with a defence of the set that was dealt out (its place, from 0). */
export interface Reserved {
  readonly type: "Reserved";
  readonly member: number;
}

/** What a trait that the rules leave to the master brings about (VER-GM-20). */
export interface ResolvePrompt {
  readonly type: "ResolvePrompt";
  readonly number: number;
  readonly text: string;
}

/** Play goes on. */
export interface Resume {
  readonly type: "Resume";
}

/** Show what was hidden: a token, an area, a note, a clock, a roll by its number, or a field of a sheet. */
export interface Reveal {
  readonly type: "Reveal";
  readonly what: "area" | "clock" | "field" | "note" | "roll" | "token";
  readonly id: string;
  readonly field: "attacks" | "defences" | "levels" | "pools" | "ref" | "traits" | "";
}

/** Add this use of a trait to the attack that is being declared, with so many points (VER-ATK-04). */
export interface Rider {
  readonly type: "Rider";
  readonly trait: string;
  readonly use: number;
  readonly points: number;
}

/** Pay for luck and roll again; the second roll counts. */
export interface RollAgain {
  readonly type: "RollAgain";
  readonly person: string;
}

/** Roll so many dice, against those of an opposition where there is one. `automatic` are successes without a face. `granted`: out of danger the roll is skipped for a success for every four dice (VER-DICE-14). */
export interface RollDice {
  readonly type: "RollDice";
  readonly dice: number;
  readonly difficulty: number;
  readonly automatic: number;
  readonly against: number | null;
  readonly against_difficulty: number;
  readonly granted: boolean;
  readonly note: string;
}

/** Roll any dice where nothing is enforced (VER-GM-08). */
export interface RollFreely {
  readonly type: "RollFreely";
  readonly dice: number;
  readonly difficulty: number;
  readonly note: string;
}

/** Roll. */
export interface RollNow {
  readonly type: "RollNow";
  readonly person: string;
}

/** What a critical failure does: a row of the house table, or nothing (""). */
export interface RuleCritical {
  readonly type: "RuleCritical";
  readonly number: number;
  readonly row: string;
}

/** Roll behind the screen (VER-GM-05). */
export interface SecretRoll {
  readonly type: "SecretRoll";
  readonly dice: number;
  readonly difficulty: number;
  readonly note: string;
}

/** Sell one of the thing at this place of the gear. */
export interface SellThing {
  readonly type: "SellThing";
  readonly place: number;
}

/** Set a clock of a scene: a new one, or one with this id. `hidden`: only the master sees it. */
export interface SetClock {
  readonly type: "SetClock";
  readonly scene: string;
  readonly title: string;
  readonly id: string;
  readonly segments: number;
  readonly filled: number;
  readonly hidden: boolean;
}

/** An engine shoots: into a crowd, or at one target. `gunner` is a person, or has these dice. */
export interface ShootEngine {
  readonly type: "ShootEngine";
  readonly engine: number;
  readonly kind: "crowd" | "snipe";
  readonly gunner: string;
  readonly dice: number;
}

/** Use a trait in a window, with so many points. */
export interface Spend {
  readonly type: "Spend";
  readonly trait: string;
  readonly points: number;
}

/** Deal the dice of the main out to concurrent actions (VER-CONC-04). */
export interface Split {
  readonly type: "Split";
  readonly members: readonly Part[];
}

/** A fight begins between tokens of a scene; nobody named: all that are there (VER-GM-06). `grouped`: equal NPCs share a roll of initiative. `ambush`: the side that lies in ambush. */
export interface StartFight {
  readonly type: "StartFight";
  readonly scene: string;
  readonly tokens: readonly string[];
  readonly grouped: boolean;
  readonly ambush: "" | "a" | "b";
}

/** Stay another day in town, all of you. */
export interface StayDay {
  readonly type: "StayDay";
}

/** Enough: the party stays at home. */
export interface StayHome {
  readonly type: "StayHome";
}

/** The master leaves the table for a while: it pauses (VER-GM-16). */
export interface StepAway {
  readonly type: "StepAway";
}

/** The fight ends here. */
export interface StopFight {
  readonly type: "StopFight";
}

/** The attack is declared as it is. */
export interface Strike {
  readonly type: "Strike";
}

/** Surrender: this unit, or all of its side that its seat has. */
export interface Surrender {
  readonly type: "Surrender";
  readonly side: boolean;
}

/** Skip the roll for a success for every four dice (VER-DICE-14). */
export interface TakeForGranted {
  readonly type: "TakeForGranted";
  readonly person: string;
}

/** This member takes what was found; nobody ("") leaves it. */
export interface TakeLoot {
  readonly type: "TakeLoot";
  readonly member: string;
}

/** Play a ready character. */
export interface TakeReady {
  readonly type: "TakeReady";
  readonly ready: string;
}

/** Deal with a hazard by this approach (its number, from 0); `member` rolls where one does. */
export interface TakeWay {
  readonly type: "TakeWay";
  readonly approach: number;
  readonly member: string;
}

/** The units that a use is for. */
export interface Targets {
  readonly type: "Targets";
  readonly units: readonly string[];
}

/** A journey of everybody: its length, what by, the weather and the terrain (VER-GM-11, VER-TRAV). */
export interface Travel {
  readonly type: "Travel";
  readonly km: number;
  readonly mode: string;
  readonly bad_weather: boolean;
  readonly rough: boolean;
  readonly rest: "full" | "poor" | "none";
}

/** Go home, whether the lair is cleared or not. */
export interface TurnHome {
  readonly type: "TurnHome";
}

/** Use a trait; whom it is for and what it costs is asked next where there is a choice. */
export interface UseTrait {
  readonly type: "UseTrait";
  readonly trait: string;
  readonly use: number;
}

/** Act later, after this unit. */
export interface Wait {
  readonly type: "Wait";
  readonly after: string;
}

/** Walk these cells, one after the other. */
export interface Walk {
  readonly type: "Walk";
  readonly path: readonly (readonly [number, number])[];
}

/** Warn somebody that what he is about to do costs integrity (VER-GM-10). */
export interface WarnIntegrity {
  readonly type: "WarnIntegrity";
  readonly person: string;
  readonly text: string;
}

/** What would cost integrity is not done. */
export interface Withdraw {
  readonly type: "Withdraw";
}

/** A normal action; `what` is the item, the unit, or nothing. */
export interface Work {
  readonly type: "Work";
  readonly kind: "aim" | "break_free" | "draw" | "mount" | "order_mount" | "pick_up" | "reload" | "rouse" | "run" | "stand";
  readonly what: string;
}

/** The engines work on for so many hours. */
export interface WorkSiege {
  readonly type: "WorkSiege";
  readonly hours: number;
}

/** Write a note that only the master sees, or a handout that he gives out at once. */
export interface WriteNote {
  readonly type: "WriteNote";
  readonly title: string;
  readonly text: string;
  readonly handout: boolean;
  readonly scene: string;
}

/** Everything on the table. `characters` are those of the players by seat; `tray` are the last rolls (20). `journey` is the expedition in progress, with a party of its own; `campaign` what a master keeps. */
export interface VeridiaState {
  readonly outcome: Outcome | null;
  readonly mode: "builder" | "campaign" | "dice" | "expedition" | "skirmish";
  readonly characters: Readonly<Record<number, Character>>;
  readonly fight: Fight | null;
  readonly journey: Journey | null;
  readonly campaign: CampaignState | null;
  readonly tray: readonly Throw[];
}

/** A character. Attributes and skills that are not named are at their least. `finished`: creation is over (VER-TRAIT-02). `experience` is what is left, `deli` are hundredths. `traits` and `specialties` stand in the order in which they were taken; `ways` are the levels of ways in the order in which they were bought (VER-SPEC-04). `deeds` are notes for integrity (VER-VIRT-03). */
export interface Character {
  readonly name: string;
  readonly concept?: Concept;
  readonly race?: string;
  readonly background?: string;
  readonly attributes?: Readonly<Record<"agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength", number>>;
  readonly courage?: number;
  readonly integrity?: number;
  readonly skills?: Readonly<Record<string, number>>;
  readonly specialties?: Readonly<Record<string, number>>;
  readonly ways?: readonly string[];
  readonly traits?: readonly string[];
  readonly gear?: readonly Owned[];
  readonly deli?: number;
  readonly experience?: number;
  readonly ledger?: readonly Line[];
  readonly deeds?: readonly string[];
  readonly finished?: boolean;
}

/** Something owned: an item, how many, its wear (VER-WEAR-02) and make (VER-ITEM-01). `worn`: on the body or in hand. `stored`: put away. `change` is what an inferior or superior item has instead, such as "protection" or "die". */
export interface Owned {
  readonly item: string;
  readonly count?: number;
  readonly wear?: number;
  readonly quality?: "common" | "inferior" | "superior";
  readonly change?: string;
  readonly patched?: boolean;
  readonly worn?: boolean;
  readonly stored?: boolean;
}

/** A line of the ledger (VER-XP-05): experience awarded, spent on a level or a trait, or given back. */
export interface Line {
  readonly what: "award" | "purchase" | "refund";
  readonly on: string;
  readonly cost: number;
  readonly before?: number;
  readonly after?: number;
  readonly reason?: string;
}

/** A fight: the units in the order in which they came, whose slots stand in `order`. `map` is the id of a map, or "" for distances kept as numbers (VER-MAP-12), then in `apart`, in metres. `open_doors` are cells. `next_number` counts uses and effects. `surprised` are units in a bonus round. A game master may have equal creatures share a roll of initiative (`grouped`), give the order `by_hand`, and make every shot harder by what stands about (`background`). */
export interface Fight {
  readonly map: string;
  readonly units: Readonly<Record<string, Unit>>;
  readonly surprise: "" | "none" | "roll_a" | "roll_b";
  readonly order: readonly string[];
  readonly round: number;
  readonly bonus_round: boolean;
  readonly surprised: readonly string[];
  readonly open_doors: readonly (readonly [number, number])[];
  readonly ground: readonly Fallen[];
  readonly grips: readonly Grip[];
  readonly patches: readonly Patch[];
  readonly apart: Readonly<Record<string, number>>;
  readonly next_number: number;
  readonly held_rounds: number;
  readonly grouped: boolean;
  readonly by_hand: readonly string[];
  readonly background: number;
}

/** Somebody in a fight. `seat` decides for it. `cell` is its upper left cell, None off the map. `held` are the things in its main and other hand ("" for none; a two-handed thing is in both), `carried` all it has at hand. `score` is its initiative of this round, `rolled` the die, `ties` more dice among equals. `low`: aloft, it has struck somebody from close by and can be struck until its next turn. `escape` are successes of running away. `summoner`: a creature that was called. `channel`: a spell that takes more turns. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly side: "a" | "b" | "c" | "d";
  readonly seat: number;
  readonly profile: Profile;
  readonly damage: number;
  readonly knocked_out: boolean;
  readonly dead: boolean;
  readonly fate: "away" | "fled" | "gone" | "surrendered" | "up";
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly conditions: readonly StateCondition[];
  readonly effects: readonly Lasting[];
  readonly barrier: StateBarrier | null;
  readonly main: string;
  readonly off: string;
  readonly carried: readonly Held[];
  readonly armor: string;
  readonly wear: number;
  readonly patched: boolean;
  readonly worn: readonly string[];
  readonly ammunition: Readonly<Record<string, number>>;
  readonly cell: readonly [number, number] | null;
  readonly aloft: boolean;
  readonly mount: string;
  readonly rider: string;
  readonly summoner: string;
  readonly turn: TurnState;
  readonly rolled: number;
  readonly score: number;
  readonly ties: readonly number[];
  readonly low: boolean;
  readonly escape: number;
  readonly used_today: Readonly<Record<string, number>>;
  readonly channel: Channel | null;
}

/** Who somebody is. Armour and resist are natural ones; those of worn gear come on top. A quick sheet has no skills: its `attacks`, `dodge` and `parry` are pools as printed (VER-CREA-07). What follows from all that is worked out once, when somebody first asks for it. */
export interface Profile {
  readonly kind: "character" | "creature" | "npc";
  readonly ref: string;
  readonly name: string;
  readonly attributes: Readonly<Record<"agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength", number | "1/2" | "1/3" | "1/4">>;
  readonly skills: Readonly<Record<string, number>>;
  readonly specialties: Readonly<Record<string, number>>;
  readonly courage: number;
  readonly integrity: number;
  readonly traits: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly levels: readonly [number, number, number, number];
  readonly armor: number;
  readonly armor_inner: number;
  readonly resist: number;
  readonly resist_inner: number;
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly gear: readonly string[];
  readonly attacks: readonly NpcAttack[];
  readonly dodge: number;
  readonly parry: number;
  readonly parry_with: "" | "body" | "shield" | "weapon";
  readonly dual_wielding: boolean;
  readonly size: number;
  readonly speed: number;
  readonly flying: boolean;
  readonly archetype: "animated_object" | "beast" | "undead" | "unknown" | "person";
  readonly bot: "archer" | "brawler" | "brute" | "caster" | "coward" | "dormant" | "fighter" | "pack" | "skirmisher";
  readonly threat: number;
}

/** An effect on somebody: its amount is worked out. `choice` is that of the trait it comes from. */
export interface Modifier {
  readonly effect: Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | MendingCure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | TurnsTravel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | PersonsReveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew;
  readonly source: string;
  readonly bucket: "free" | "specialty";
  readonly amount: number;
  readonly choice: string;
}

/** Dice more or fewer in some rolls. `against`: only against the target. `tag` says what cures it. */
export interface Dice {
  readonly verb: "dice";
  readonly amount: number | string;
  readonly on: readonly string[];
  readonly against: "" | "target";
  readonly decay: "1/2turns" | "1/turn" | "";
  readonly shed: "constitution_daily" | "willpower_action" | "";
  readonly stacks: boolean;
  readonly tag: "" | "poison";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Deal damage (VER-DMG-01). `pierce` ignores half or all of the outer armour, `pierce_plus` that much more; `barrier` is passed. `by_distance`: so much more damage within so many metres of its maker. `convertible`: so many points may be elemental (crystal lotus). `defend` and `defend_vs` name defences of this damage alone (VER-CONT-06). */
export interface Damage {
  readonly verb: "damage";
  readonly type: "elemental" | "physical";
  readonly amount: number | string;
  readonly pierce: "half" | "none" | "outer";
  readonly pierce_plus: number | string;
  readonly barrier: "first" | "ignore";
  readonly by_distance: readonly (readonly [number, number])[];
  readonly convertible: number | string;
  readonly flavour: "" | "lightning";
  readonly defend: readonly ("block" | "dodge" | "parry")[];
  readonly defend_vs: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The hit deals more damage; `same`: of the type it has. */
export interface AddDamage {
  readonly verb: "add_damage";
  readonly amount: number | string;
  readonly type: "elemental" | "physical" | "same";
  readonly flavour: "" | "lightning";
  readonly on: readonly string[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The next `hits` hits on the target deal more damage. */
export interface Vulnerable {
  readonly verb: "vulnerable";
  readonly amount: number | string;
  readonly hits: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Whoever strikes it from close by, or touches it, takes damage. */
export interface Thorns {
  readonly verb: "thorns";
  readonly type: "elemental" | "physical";
  readonly amount: number | string;
  readonly on: readonly ("melee_attacker" | "touching")[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Instead of wounding, the damage times a factor is tried as a knock-out (VER-KO-01). */
export interface KnockOut {
  readonly verb: "knockout";
  readonly damage_times: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Instead of wounding, a part, limbs or the whole body freezes, by the successes. */
export interface Freeze {
  readonly verb: "freeze";
  readonly small: string;
  readonly medium: string;
  readonly whole: string;
  readonly hours: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A poison: dice are lost or damage comes after some hours or every so many hours (VER-DMG-05, VER-CREA-03). */
export interface Poison {
  readonly verb: "poison";
  readonly effect: "damage" | "dice";
  readonly amount: number | string;
  readonly on: readonly string[];
  readonly after_hours: readonly number[];
  readonly every_hours: number;
  readonly total: number | string;
  readonly shed: "constitution_daily" | "willpower_action" | "";
  readonly stacks: boolean;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A disease of some gravity (VER-CAL-02). */
export interface Disease {
  readonly verb: "disease";
  readonly gravity: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The target is put into a condition. `at_turn` of a channelled use, `after_rounds` that pass undisturbed; `broken_by` ends it, and so does destroying what holds, of `hold_health` points. */
export interface Condition {
  readonly verb: "condition";
  readonly what: string;
  readonly at_turn: number;
  readonly after_rounds: number;
  readonly broken_by: "" | "interaction";
  readonly hold_health: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Worn armour takes wear points (VER-WEAR-05). */
export interface Wear {
  readonly verb: "wear";
  readonly amount: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The shield or the worn armour is destroyed. */
export interface Destroy {
  readonly verb: "destroy";
  readonly what: "shield" | "worn_armor";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** What the hand holds falls. */
export interface Drop {
  readonly verb: "drop";
  readonly what: "held";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A trap: whoever sets it off, and who stands within `radius` metres, takes damage. */
export interface Trap {
  readonly verb: "trap";
  readonly damage: number | string;
  readonly type: "elemental" | "physical";
  readonly radius: number;
  readonly house: "" | "radius";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Damage is healed (VER-HEAL-06). `limits`: whether the limits of magical healing hold (VER-READ-14). `limit` says how often a target can have it. */
export interface Heal {
  readonly verb: "heal";
  readonly what: "all" | "current_level" | "points" | "previous_level";
  readonly amount: number | string;
  readonly limits: "ignore" | "normal";
  readonly limit: "" | "1/day/target";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Health comes back each turn of its holder, or at the end of each round (VER-CREA-03). */
export interface Regen {
  readonly verb: "regen";
  readonly amount: number | string;
  readonly limits: "ignore" | "normal";
  readonly every: "round" | "turn";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Poisons, diseases or magic effects end: so many of them, or all. */
export interface MendingCure {
  readonly verb: "cure";
  readonly what: readonly ("all_harmful" | "light_disease" | "magic" | "poison")[];
  readonly count: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A barrier (VER-DEF-03). It soaks `soak` points of each hit for nothing; `no_spill`: what is too much is gone. */
export interface Barrier {
  readonly verb: "barrier";
  readonly amount: number | string;
  readonly soak: number | string;
  readonly no_spill: boolean;
  readonly at_turn: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Armour in a layer (VER-DEF-02). */
export interface Armor {
  readonly verb: "armor";
  readonly amount: number | string;
  readonly layer: "inner" | "outer";
  readonly decay: "1/2turns" | "1/turn" | "";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Elemental resist in a layer (VER-DEF-02). */
export interface Resist {
  readonly verb: "resist";
  readonly amount: number | string;
  readonly layer: "inner" | "outer";
  readonly decay: "1/2turns" | "1/turn" | "";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** So many points of the damage that is coming are ignored (VER-DMG-02). */
export interface IgnoreDamage {
  readonly verb: "ignore_damage";
  readonly amount: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Some harms do nothing. */
export interface Immune {
  readonly verb: "immune";
  readonly to: readonly ("disease" | "hunger" | "poison" | "sleep" | "spell_side_effect" | "suffocation")[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Points of a pool come back. */
export interface PoolGain {
  readonly verb: "pool_gain";
  readonly pool: "fervor" | "focus" | "mana";
  readonly amount: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** No means gives it health back (VER-HEAL-09). */
export interface NoHealing {
  readonly verb: "no_healing";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** An item is better by so many stages of wear (VER-WEAR-02). */
export interface RepairStage {
  readonly verb: "repair_stage";
  readonly count: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** When its holder dies, the trait `then` is used for nothing. */
export interface OnDeath {
  readonly verb: "on_death";
  readonly then: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A difficulty on some rolls (VER-DICE-11). `against`: only against whoever made it. */
export interface Difficulty {
  readonly verb: "difficulty";
  readonly amount: number | string;
  readonly on: readonly string[];
  readonly against: "" | "self";
  readonly ends: readonly "victim_hits_self"[];
  readonly shed: "constitution_daily" | "willpower_action" | "";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Successes without a face (VER-DICE-13). */
export interface Successes {
  readonly verb: "successes";
  readonly amount: number | string;
  readonly on: readonly string[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Some attacks into, out of or through the area miss (VER-READ-05). */
export interface AutoMiss {
  readonly verb: "auto_miss";
  readonly on: readonly string[];
  readonly zone: "into_or_out";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The roll is repeated; the second counts (VER-DICE-15). */
export interface Reroll {
  readonly verb: "reroll";
  readonly keep: "second";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A bonus to initiative; `person`: not from a specialty, so it adds freely (VER-STACK-04). */
export interface Initiative {
  readonly verb: "initiative";
  readonly amount: number | string;
  readonly source: "person" | "specialty";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Its holder may answer any attack with these defences. */
export interface MayDefend {
  readonly verb: "may_defend";
  readonly with: readonly ("block" | "parry")[];
  readonly against: "any";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The attack that was declared fails, if its damage is physical (VER-READ-13). */
export interface NullifyAttack {
  readonly verb: "nullify_attack";
  readonly kind: "material";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** This attack reaches so many metres. */
export interface AttackRange {
  readonly verb: "attack_range";
  readonly metres: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Another way to attack: with fewer dice and one more quirk. */
export interface AttackMode {
  readonly verb: "attack_mode";
  readonly dice: number;
  readonly add_quirk: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A weapon is changed, for the attack, for the next hit, or as long as the use lasts. `convert_first`: so many points of its damage are elemental. `on_hit`: it burns for `turns` with `amount` damage, or ends `count` effects of up to `max_level`. `lifesteal`: so much damage dealt comes back as health. */
export interface Weapon {
  readonly verb: "weapon";
  readonly add_quirk: string;
  readonly scope: "" | "next_hit" | "this_attack";
  readonly convert_first: number;
  readonly add_damage: number | string;
  readonly type: "" | "elemental" | "physical";
  readonly on_hit: "" | "burn" | "dispel";
  readonly amount: number | string;
  readonly turns: number;
  readonly lifesteal: number | string;
  readonly limits: "ignore" | "normal";
  readonly max_level: number | string;
  readonly count: number | string;
  readonly optional: boolean;
  readonly charges: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A critical failure of this attack destroys the weapon (VER-CRIT-02). */
export interface OnCriticalFailure {
  readonly verb: "on_critical_failure";
  readonly then: "destroy_weapon";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Wounds take no dice. */
export interface IgnoreWounds {
  readonly verb: "ignore_wounds";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** It waits for a hit of its holder, who may then use it (VER-READ-09). */
export interface Charge {
  readonly verb: "charge";
  readonly on: "own_hit";
  readonly optional: boolean;
  readonly then: readonly (Readonly<Record<string, string | number>>)[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Every skill counts at most as high as another one (VER-MOUNT-01). */
export interface SkillCap {
  readonly verb: "skill_cap";
  readonly by: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Rolls of a skill use the level of the specialty in place of the attribute. */
export interface SwapAttribute {
  readonly verb: "swap_attribute";
  readonly skill: string;
  readonly use: "spec";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** First in the first round, whatever the score (VER-INIT-03). */
export interface FirstRoundFirst {
  readonly verb: "first_round_first";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Never surprised (VER-SURP-05). */
export interface NeverSurprised {
  readonly verb: "never_surprised";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Its slot of this round comes last. */
export interface TurnsActLast {
  readonly verb: "act_last";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Until its slot nothing can touch it, nor can it act. */
export interface Untouchable {
  readonly verb: "untouchable";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** In its late slot all others are surprised (VER-SURP-05). */
export interface SurpriseTurn {
  readonly verb: "surprise_turn";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** More mains this turn, each with its own pool (VER-TURN-07). */
export interface ExtraAction {
  readonly verb: "extra_action";
  readonly count: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Something cannot be done. */
export interface Forbid {
  readonly verb: "forbid";
  readonly what: "all_actions" | "contested_and_exchange" | "run";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Movement is so many times as long, or exactly so many metres (VER-MOVE-04). */
export interface Speed {
  readonly verb: "speed";
  readonly times: number | string;
  readonly metres: number | null;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Leaps over anything in the way; once a leap of `leap_m` metres, which ends it. */
export interface Jump {
  readonly verb: "jump";
  readonly times: number;
  readonly leap_m: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** It flies (VER-MOVE-05). */
export interface Fly {
  readonly verb: "fly";
  readonly speed_times: number;
  readonly takeoff: "" | "free";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A dash, a teleport, or a push away from the centre or from whoever made it (VER-MOVE-10). */
export interface Move {
  readonly verb: "move";
  readonly kind: "dash" | "push" | "teleport";
  readonly metres: number | string;
  readonly from: "" | "centre" | "self";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Movement inside the area is slower. */
export interface Terrain {
  readonly verb: "terrain";
  readonly speed: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Some ground does not hinder. */
export interface TerrainIgnore {
  readonly verb: "terrain_ignore";
  readonly what: "water";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Light as in the day. */
export interface Light {
  readonly verb: "light";
  readonly level: "day";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** On long walks so many times as far (VER-TRAV-03). */
export interface TurnsTravel {
  readonly verb: "travel";
  readonly times: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Who can reach it from close by (VER-MOVE-05). */
export interface Reach {
  readonly verb: "reach";
  readonly melee: "fliers_only";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A false wall of some strength (VER-SKIR-08). */
export interface Illusion {
  readonly verb: "illusion";
  readonly strength: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A creature comes (VER-TRAIT-16): of an archetype up to a level, or this very one. */
export interface Summon {
  readonly verb: "summon";
  readonly archetype: "" | "animated_object" | "beast" | "undead";
  readonly max_level: number | string;
  readonly creature: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A beast obeys (VER-SKIR-08). */
export interface Control {
  readonly verb: "control";
  readonly grade: number | string;
  readonly fights: boolean;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Passes a spell on to its real target with the better of two rolls, and vanishes (VER-CREA-04). */
export interface RelaySpell {
  readonly verb: "relay_spell";
  readonly roll: "best_of_two";
  readonly then: "vanish";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Reloading costs only a free action (VER-AMMO-02). */
export interface ReloadAs {
  readonly verb: "reload_as";
  readonly action: "free";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** It neither acts nor defends itself. */
export interface Dormant {
  readonly verb: "dormant";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Moves an object of up to the weight for the number of successes (VER-SKIR-08). */
export interface LiftKg {
  readonly verb: "lift_kg";
  readonly table: readonly number[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A number of the sheet is changed (specification 9.4): by `amount`, `times`, or `set`. `unless` a requisite holds; never above `cap`. */
export interface Stat {
  readonly verb: "stat";
  readonly stat: string;
  readonly amount: number | string;
  readonly times: number | string;
  readonly set: 0 | "normal" | null;
  readonly unless: string;
  readonly cap: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Starting money, in deli (VER-NEW-03). */
export interface Money {
  readonly verb: "money";
  readonly amount: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Some levels of skills cost more or less (VER-XP-03). */
export interface SkillCost {
  readonly verb: "skill_cost";
  readonly levels: string;
  readonly amount: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Traits of other groups can be learnt at that level, and cost points of another pool (VER-POOL-05). */
export interface Unlock {
  readonly verb: "unlock";
  readonly groups: readonly string[];
  readonly branch_level: number;
  readonly pay: "fervor";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Counts as so many in the crew of a siege engine (VER-SIEGE-01). */
export interface Crew {
  readonly verb: "crew";
  readonly amount: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Has so many hands. */
export interface Hands {
  readonly verb: "hands";
  readonly count: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Blind in a fight (VER-SKIR-09). */
export interface HouseBlind {
  readonly verb: "house_blind";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Becomes half undead (VER-HEAL-09). */
export interface Become {
  readonly verb: "become";
  readonly what: "half_undead";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Has to be renewed every so many days with so many days of work, or else. */
export interface Upkeep {
  readonly verb: "upkeep";
  readonly every_days: number;
  readonly days: number;
  readonly else: "lose_health_level";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** So many magic effects of up to some level end (VER-EFF-04). */
export interface Dispel {
  readonly verb: "dispel";
  readonly max_level: number | string;
  readonly count: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Magic or hidden things show themselves. */
export interface PersonsReveal {
  readonly verb: "reveal";
  readonly what: "hidden" | "magic";
  readonly levels: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** So many of one's own things come to the hand. */
export interface FetchItems {
  readonly verb: "fetch_items";
  readonly count: number | string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The game master decides about it. */
export interface AskGm {
  readonly verb: "ask_gm";
  readonly about: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The game master tells which word of so many pairs fits. */
export interface AskPairs {
  readonly verb: "ask_pairs";
  readonly count: number | string;
  readonly pairs: readonly string[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The game master tells the outcome; `table` proposes one by the number of successes. */
export interface Narrate {
  readonly verb: "narrate";
  readonly table: readonly string[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** Another trait is used; `free`: for nothing. */
export interface Cast {
  readonly verb: "cast";
  readonly trait: string;
  readonly free: boolean;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** The spell of a sigil works with so many successes at that level (VER-TRAIT-14). */
export interface CastStored {
  readonly verb: "cast_stored";
  readonly successes: number;
  readonly lvl: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A spell of a group is written down for some months (VER-TRAIT-14). */
export interface StoreSpell {
  readonly verb: "store_spell";
  readonly group: string;
  readonly max_branch_level: number;
  readonly successes: number;
  readonly lvl: number;
  readonly months: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** An object carries a lasting spell (VER-TRAIT-15); `upkeep_days` of work after so many months (VER-ITEM-04). */
export interface Enchant {
  readonly verb: "enchant";
  readonly max_branch_level: number;
  readonly successes: number;
  readonly lvl: number;
  readonly upkeep_days: readonly (readonly [number, number])[];
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A gem that keeps for some months (VER-READ-10). */
export interface MakeGem {
  readonly verb: "make_gem";
  readonly months: number;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** So many of an item, which keep for some days, always or while their owner does not have them. */
export interface MakeItem {
  readonly verb: "make_item";
  readonly item: string;
  readonly keeps_days: number;
  readonly count: number;
  readonly keeps_when: "always" | "not_owned";
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** A brew that takes effect after so many doses within some days, unless resisted. */
export interface Brew {
  readonly verb: "brew";
  readonly doses_needed: number;
  readonly within_days: number;
  readonly keep_days: number;
  readonly resist_roll: string;
  readonly resist_need: string;
  readonly when: string;
  readonly who: "enemies_with_line_of_sight" | "hostile_beasts" | "in_area" | "in_room" | "self" | "target";
  readonly duration: string;
}

/** An attack line of a quick sheet (VER-CREA-08). */
export interface NpcAttack {
  readonly weapon: string;
  readonly kind: "area" | "melee" | "ranged";
  readonly range_m: number;
  readonly pool: number;
  readonly damage: number;
  readonly type: "elemental" | "physical";
  readonly quirks: readonly string[];
  readonly dual: boolean;
  readonly area: Cone | null;
}

/** The area of a breath (VER-MAP-06). */
export interface Cone {
  readonly shape: "cone";
  readonly length_m: number;
}

/** A condition of a unit (specification 8.7), until it ends. `source` made it; `data` is what else it needs. */
export interface StateCondition {
  readonly id: string;
  readonly source: string;
  readonly until: Until;
  readonly data: number;
}

/** When an effect ends (VER-DUR). `turns`: at the start of so many later turns of its holder (None: not by turns). `slot`: at the start of its holder's slot. `uses` left of attacks, hits or anything named in `ends`. */
export interface Until {
  readonly turns: number | null;
  readonly slot: boolean;
  readonly this_turn: boolean;
  readonly ends: readonly string[];
  readonly uses: number | null;
}

/** An effect that a unit has until something ends it: `amount` is worked out (VER-EFF-01). `number` tells effects apart, those of one use share `use`. `caster` made it with the trait `source`, or a condition or a creature's trait is the source. `age`: turns of the holder since it began, for what fades. `magic`: a spell. */
export interface Lasting {
  readonly number: number;
  readonly use: number;
  readonly source: string;
  readonly caster: string;
  readonly effect: Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | MendingCure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | TurnsTravel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | PersonsReveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew;
  readonly amount: number;
  readonly bucket: "free" | "specialty";
  readonly until: Until;
  readonly choice: string;
  readonly age: number;
  readonly level: number;
  readonly magic: boolean;
}

/** A barrier (VER-DEF-03): points left, points it soaks of each hit, whether what is too much is gone. */
export interface StateBarrier {
  readonly points: number;
  readonly soak: number;
  readonly no_spill: boolean;
}

/** A weapon or shield in hand or at the belt, and how ready it is (VER-AMMO-01, -02). `shots` are left in a loaded weapon, `reload` steps done. `wear`, `broken`: as it fares (VER-WEAR). */
export interface Held {
  readonly item: string;
  readonly ready: boolean;
  readonly shots: number;
  readonly reload: number;
  readonly count: number;
  readonly broken: boolean;
  readonly change: string;
}

/** What a unit has done in its turn of this round (VER-ROUND-02). `moved` are cells of its walking allowance used. `begun`: the turn has begun. `slot`: to come, now, over. `waits_for`: it acts after that unit (VER-WAIT-01). `extra` are mains of repeating that are left. `counter` is the aggressor it has said to strike back at (VER-RESP-11). `ordered`: a mount was told to attack (VER-MOUNT-03); `scared`: its rider has rolled to stay on (VER-MOUNT-04). */
export interface TurnState {
  readonly begun: boolean;
  readonly slot: "now" | "over" | "to_come";
  readonly moved: number;
  readonly free: boolean;
  readonly main: "ready" | "set" | "spent";
  readonly extra: number;
  readonly members: readonly Member[];
  readonly waits_for: string;
  readonly counter: string;
  readonly ran: boolean;
  readonly ordered: boolean;
  readonly scared: boolean;
}

/** A member of a concurrent set that is still to be performed: its kind and its dice (VER-CONC-02). `means` is the weapon of an attack or a parry, or the trait of a spell. */
export interface Member {
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly dice: number;
  readonly means: string;
}

/** A spell that is channelled over several turns (VER-TRAIT-18): at whom, the points that were paid once, how many turns are done, and the round of the last one. */
export interface Channel {
  readonly trait: string;
  readonly use: number;
  readonly target: string;
  readonly points: number;
  readonly turns: number;
  readonly round: number;
}

/** A thing on the ground. */
export interface Fallen {
  readonly item: string;
  readonly cell: readonly [number, number];
  readonly owner: string;
}

/** A grapple that holds (VER-GRAP-04): its strength, the locks and breaches put on so far. */
export interface Grip {
  readonly holder: string;
  readonly held: string;
  readonly strength: number;
  readonly lock: number;
  readonly breach: number;
}

/** An area on the map with effects: a cloud, wet ground, a false wall. */
export interface Patch {
  readonly use: number;
  readonly source: string;
  readonly caster: string;
  readonly side: "a" | "b" | "c" | "d";
  readonly cells: readonly (readonly [number, number])[];
  readonly effects: readonly (Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | MendingCure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | TurnsTravel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | PersonsReveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew)[];
  readonly amounts: readonly number[];
  readonly until: Until;
}

/** An expedition in progress. `day` counts from the first day of the first expedition, `began` is the day on which this one set out, `deadline` the last day on which it is home in time. `halves` are half days lost that no day has been counted for yet. `met` are the ids that were drawn already, `bands` wait where the party has turned back. `deeds` are the good deeds minus the bad ones. `blessed`, `barrier`: at the next fight; `alarm`: no ambush at the next fight; `no_rest`: the next night is poor. Today `idle` members rest all day, `care` are the successes of the carer for each patient, `speed` is that of healing. */
export interface Journey {
  readonly region: string;
  readonly members: Readonly<Record<string, StateMember>>;
  readonly hired: readonly Hireling[];
  readonly sites: readonly Site[];
  readonly at: number;
  readonly day: number;
  readonly began: number;
  readonly deadline: number;
  readonly halves: number;
  readonly rations: number;
  readonly number: number;
  readonly resolved: readonly number[];
  readonly bands: Readonly<Record<number, Band>>;
  readonly met: readonly string[];
  readonly stock: Stock | null;
  readonly fate: "defeated" | "home" | "turned_back" | "under_way";
  readonly cleared: boolean;
  readonly deeds: number;
  readonly deaths: number;
  readonly treasure: number;
  readonly blessed: boolean;
  readonly barrier: number;
  readonly speed: number;
  readonly alarm: boolean;
  readonly no_rest: boolean;
  readonly idle: readonly string[];
  readonly care: Readonly<Record<string, number>>;
  readonly journal: readonly Entry[];
  readonly score: number;
}

/** A member of the party: its player's seat, who it is, and how it fares from day to day. `progress` is that of healing in days, such as "1/2"; `mending` are days of work on worn armour. */
export interface StateMember {
  readonly id: string;
  readonly seat: number;
  readonly character: Character;
  readonly damage: number;
  readonly progress: string;
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly ailments: readonly Ailment[];
  readonly mending: number;
  readonly dead: boolean;
}

/** What takes dice from physical rolls up to and on a day: hunger, poison. */
export interface Ailment {
  readonly source: "hunger" | "poison";
  readonly dice: number;
  readonly until: number;
}

/** Somebody who fights for pay: the wage by its id, whose seat decides for it, how wounded it is. */
export interface Hireling {
  readonly id: string;
  readonly seat: number;
  readonly ref: string;
  readonly wage: string;
  readonly damage: number;
}

/** A place on the map: its layer (0: the town), what it is, and where the roads lead from it. */
export interface Site {
  readonly id: number;
  readonly layer: number;
  readonly kind: KindCard;
  readonly roads: readonly Road[];
}

/** What a place is, face down until the party can see it or hears of it (VER-EXP-02). */
export interface KindCard {
  readonly front: "camp" | "discovery" | "fight" | "hazard" | "lair" | "people" | "town" | null;
  readonly up: boolean;
  readonly peeked: readonly number[];
}

/** A way to a place of the next layer. */
export interface Road {
  readonly to: number;
  readonly km: number;
}

/** Foes of a place: the theme by its number in the region and who they are; how often the party fought them. */
export interface Band {
  readonly theme: number;
  readonly foes: readonly string[];
  readonly map: string;
  readonly fights: number;
}

/** What a place has for sale in a week, drawn once (VER-MONEY-04). */
export interface Stock {
  readonly place: string;
  readonly week: number;
  readonly items: readonly string[];
}

/** A line of the journal: the day, the place, what was there (an id, or words of ours), and how it went. */
export interface Entry {
  readonly day: number;
  readonly kind: "camp" | "defeat" | "discovery" | "fight" | "hazard" | "home" | "lair" | "night" | "people";
  readonly what: string;
  readonly how: string;
}

/** What a campaign keeps. `bench` is what each seat is building, `fighting` the scene of the fight in progress. `day` counts from the first day of the era, `hour` is that of the day. `log` are campaign lines, `results` the last of fights, both open; what only some know lies in `diaries` by seat and behind the `screen`. By the number of their line: `amended` are rolls that the master changed, `charged` points, prices and awards (below 0: successes of a trait), `before` the damage that somebody had before a blow, `struck` what a blow deals now. `barred` are steps of building that a requirement bars, by the number of their line. */
export interface CampaignState {
  readonly place: string;
  readonly idea: string;
  readonly themes: readonly string[];
  readonly year: number;
  readonly day: number;
  readonly hour: number;
  readonly people: Readonly<Record<string, Person>>;
  readonly bench: Readonly<Record<number, Bench>>;
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly scene: string;
  readonly screen: SealedScreen;
  readonly papers: readonly Note[];
  readonly lines: SealedLines;
  readonly log: readonly LogLine[];
  readonly results: readonly LogLine[];
  readonly diaries: Readonly<Record<number, Diary>>;
  readonly next_line: number;
  readonly next_id: number;
  readonly hidden_rolls: number;
  readonly hold: boolean;
  readonly fighting: string;
  readonly wishes: readonly Wish[];
  readonly prompts: readonly Prompt[];
  readonly amended: Readonly<Record<number, Amended>>;
  readonly charged: Readonly<Record<number, number>>;
  readonly before: Readonly<Record<number, number>>;
  readonly struck: Readonly<Record<number, number>>;
  readonly criticals: readonly Critical[];
  readonly running: readonly Running[];
  readonly barred: Readonly<Record<number, BuildStep>>;
  readonly shop: Shop | null;
  readonly stocks: Readonly<Record<string, Stock>>;
  readonly employed: readonly Employed[];
  readonly siege: Siege | null;
  readonly defaults: readonly number[];
  readonly agreed: readonly number[];
  readonly guided: boolean;
  readonly ended: boolean;
}

/** Somebody whom a player plays, as everybody knows it. `run`: who decides for it now (VER-GM-01). `dead`: it died. `hidden` holds the sheet. */
export interface Person {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated";
  readonly folk: SealedFolk;
  readonly scene: string;
  readonly run: "guide" | "master" | "player";
  readonly dead: boolean;
  readonly waived: readonly Broken[];
}

export interface SealedFolk {
  readonly number: number;
  readonly seats: readonly number[];
  readonly front: Folk | null;
}

/** What only the master and its own player know of somebody: the sheet and how it fares. */
export interface Folk {
  readonly character: Character;
  readonly being: Wellbeing;
  readonly conditions: readonly string[];
}

/** How somebody fares from day to day: wounds and their progress, pools, a disease, days without food. */
export interface Wellbeing {
  readonly damage: number;
  readonly progress: string;
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly disease: number;
  readonly hungry: number;
}

/** Why a free-form answer or a command is not legal: the rule it breaks and a message id with its arguments. */
export interface Broken {
  readonly rule: string;
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What a seat is building: somebody new (""), or the advancement of a person. `submitted`: the master is to look at it. `waived` are requirements that he waived (VER-GM-04). */
export interface Bench {
  readonly person: string;
  readonly submitted: boolean;
  readonly waived: readonly Broken[];
}

/** A scene (VER-GM-02). `map` is that of a fight in it ("": free distances), `terrain` what the master changed. `cover` is the difficulty that the background gives every shot. `covered` are the cells that players do not see. */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly map: string;
  readonly lighting: string;
  readonly enforcement: "free" | "full";
  readonly cover: number;
  readonly terrain: readonly (readonly [readonly [number, number], string])[];
  readonly covered: readonly (readonly [number, number])[];
  readonly tokens: readonly Token[];
  readonly clocks: readonly SceneClock[];
}

/** Somebody on the map of a scene, as everybody sees it. `shown` are fields of its sheet that the master revealed. `seat` decides for it. The token of a person has the id of the person. */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly side: "a" | "b" | "c" | "d";
  readonly seat: number;
  readonly size: number;
  readonly cell: readonly [number, number] | null;
  readonly shown: readonly ("attacks" | "defences" | "levels" | "pools" | "ref" | "traits")[];
}

/** Something that draws near, in segments. */
export interface SceneClock {
  readonly id: string;
  readonly title: string;
  readonly segments: number;
  readonly filled: number;
}

export interface SealedScreen {
  readonly number: number;
  readonly seats: readonly number[];
  readonly front: Screen | null;
}

/** What lies behind the master's screen. `npcs` are quick sheets of his own, by id; `makes` what tokens are. `where` tells the scenes of hidden tokens and clocks. */
export interface Screen {
  readonly notes: readonly Note[];
  readonly tokens: readonly Token[];
  readonly areas: readonly Area[];
  readonly clocks: readonly SceneClock[];
  readonly plans: readonly Plan[];
  readonly casts: readonly RecordsCast[];
  readonly npcs: Readonly<Record<string, string>>;
  readonly makes: Readonly<Record<string, Make>>;
  readonly where: Readonly<Record<string, string>>;
}

/** A note of the master, or a handout. */
export interface Note {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly handout: boolean;
  readonly scene: string;
}

/** A hidden part of a map: what is there, and the terrain that shows once it is revealed. */
export interface Area {
  readonly id: string;
  readonly scene: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly text: string;
  readonly terrain: readonly (readonly [readonly [number, number], string])[];
}

/** An encounter that the master has prepared: "npc:guard*2, creature:wolf". */
export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly foes: string;
}

/** A roll that not everybody saw, by the number of its line in the log. */
export interface RecordsCast {
  readonly number: number;
  readonly who: string;
  readonly note: string;
  readonly rolled: Rolled;
}

/** A roll with every face, in the order of the dice, and what became of them. `automatic` are successes without a face that are left, `lost` those that were cancelled. `by_difficulty` and `by_opponent` are the places (from 0) of cancelled dice. `critical`: it is a critical failure. A die is a success from the face `success_on` up (VER-SIEGE-04). */
export interface Rolled {
  readonly faces: readonly number[];
  readonly automatic: number;
  readonly lost: number;
  readonly by_difficulty: readonly number[];
  readonly by_opponent: readonly number[];
  readonly critical: boolean;
  readonly success_on: number;
}

/** What a token really is: its sheet, quick scaling of pools and health, how it fares (VER-GM-07). */
export interface Make {
  readonly ref: string;
  readonly scale: number;
  readonly health: number;
  readonly damage: number;
}

/** Lines and veils: everybody at the table reads them, nobody knows who wrote what (VER-GM-17). */
export interface SealedLines {
  readonly number: number;
  readonly seats: readonly number[];
  readonly front: readonly (readonly ["line" | "veil", string])[] | null;
}

/** A line of the log: its number, the day and hour, what happened. */
export interface LogLine {
  readonly number: number;
  readonly day: number;
  readonly hour: number;
  readonly event: CampaignBeganEvent | PersonJoinedEvent | PersonAdvancedEvent | BuildingStartedEvent | BuildingSubmittedEvent | BuildingJudgedEvent | SceneOpenedEvent | SceneChangedEvent | PeopleMovedEvent | TerrainChangedEvent | TokenPlacedEvent | TokenMovedEvent | TokenRemovedEvent | NoteWrittenEvent | ClockChangedEvent | RevealedEvent | NpcAddedEvent | EncounterPlannedEvent | RollRequestedEvent | RequestCancelledEvent | PoolProposedEvent | RollWishedEvent | RollMadeEvent | HiddenRollCountedEvent | OverriddenEvent | HoldChangedEvent | DamageHeldEvent | TrackerChangedEvent | GroupRolledEvent | AwardedEvent | IntegrityWarnedEvent | TimePassedEvent | DayOverEvent | ClockRanOutEvent | WageSettledEvent | JourneyedEvent | ShopOpenedEvent | StockFixedEvent | ShopClosedEvent | TradedEvent | BarredEvent | SiegeBeganEvent | SiegeWorkedEvent | EngineShotEvent | SiegeEndedEvent | TraitInvokedEvent | PromptResolvedEvent | CriticalRuledEvent | PersonHandedOverEvent | PausedEvent | ResumedEvent | LineDrawnEvent | GuideAgreedEvent | RemindedEvent | DefaultsAllowedEvent | CampaignEndedEvent | AttackDeclaredEvent | TraitDeclaredEvent | DiceRolledEvent | HitEvent | MissedEvent | DamagedEvent | HealedEvent | KnockedOutEvent | DiedEvent | LeftFightEvent | ConditionBeganEvent | ConditionEndedEvent | EffectBeganEvent | EffectEndedEvent | PointsPaidEvent | InitiativeRolledEvent | CriticalFailureEvent | FightStartedEvent | FightEndedEvent | RoundBeganEvent;
}

export interface CampaignBeganEvent {
  readonly type: "CampaignBegan";
  readonly title: string;
  readonly year: number;
  readonly place: string;
}

/** Somebody new plays; `approved`: the master had a say. */
export interface PersonJoinedEvent {
  readonly type: "PersonJoined";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

export interface PersonAdvancedEvent {
  readonly type: "PersonAdvanced";
  readonly person: string;
  readonly name: string;
  readonly experience: number;
  readonly seats: readonly number[] | null;
}

export interface BuildingStartedEvent {
  readonly type: "BuildingStarted";
  readonly seat: number;
}

export interface BuildingSubmittedEvent {
  readonly type: "BuildingSubmitted";
  readonly seat: number;
  readonly name: string;
}

/** The master accepted or refused what a seat built. */
export interface BuildingJudgedEvent {
  readonly type: "BuildingJudged";
  readonly seat: number;
  readonly name: string;
  readonly accepted: boolean;
  readonly reason: string;
}

export interface SceneOpenedEvent {
  readonly type: "SceneOpened";
  readonly scene: string;
  readonly title: string;
  readonly place: string;
}

export interface SceneChangedEvent {
  readonly type: "SceneChanged";
  readonly scene: string;
  readonly title: string;
  readonly enforcement: "free" | "full";
}

/** People came into a scene. */
export interface PeopleMovedEvent {
  readonly type: "PeopleMoved";
  readonly people: readonly string[];
  readonly title: string;
}

export interface TerrainChangedEvent {
  readonly type: "TerrainChanged";
  readonly title: string;
  readonly cells: number;
}

export interface TokenPlacedEvent {
  readonly type: "TokenPlaced";
  readonly token: string;
  readonly name: string;
  readonly seats: readonly number[] | null;
}

export interface TokenMovedEvent {
  readonly type: "TokenMoved";
  readonly token: string;
  readonly name: string;
  readonly seats: readonly number[] | null;
}

export interface TokenRemovedEvent {
  readonly type: "TokenRemoved";
  readonly token: string;
  readonly name: string;
  readonly seats: readonly number[] | null;
}

/** A note of the master, or a handout. */
export interface NoteWrittenEvent {
  readonly type: "NoteWritten";
  readonly title: string;
  readonly text: string;
  readonly handout: boolean;
  readonly seats: readonly number[] | null;
}

export interface ClockChangedEvent {
  readonly type: "ClockChanged";
  readonly title: string;
  readonly filled: number;
  readonly segments: number;
  readonly seats: readonly number[] | null;
}

/** Something hidden was shown; `text` is what a note or an area says. */
export interface RevealedEvent {
  readonly type: "Revealed";
  readonly what: "area" | "clock" | "field" | "note" | "roll" | "token";
  readonly name: string;
  readonly text: string;
  readonly field: "attacks" | "defences" | "levels" | "pools" | "ref" | "traits" | "";
}

export interface NpcAddedEvent {
  readonly type: "NpcAdded";
  readonly name: string;
  readonly seats: readonly number[] | null;
}

export interface EncounterPlannedEvent {
  readonly type: "EncounterPlanned";
  readonly title: string;
  readonly foes: string;
  readonly seats: readonly number[] | null;
}

/** People are asked to roll. `wish` is told without its difficulty where that is not shown. */
export interface RollRequestedEvent {
  readonly type: "RollRequested";
  readonly people: readonly string[];
  readonly wish: RequestRoll;
  readonly seats: readonly number[] | null;
}

export interface RequestCancelledEvent {
  readonly type: "RequestCancelled";
  readonly people: readonly string[];
}

/** A player proposed another attribute and skill; `accepted`: what the master said, None while he has not. */
export interface PoolProposedEvent {
  readonly type: "PoolProposed";
  readonly name: string;
  readonly what: string;
  readonly accepted: boolean | null;
}

/** A player asks to roll. */
export interface RollWishedEvent {
  readonly type: "RollWished";
  readonly person: string;
  readonly name: string;
  readonly what: string;
  readonly note: string;
  readonly answered: "" | "no" | "yes";
}

/** A roll with every face, its pool and difficulty in parts, and that of an opposition. `rolled` is what is left after the opposition; `alone` what it was worth by itself. */
export interface RollMadeEvent {
  readonly type: "RollMade";
  readonly person: string;
  readonly name: string;
  readonly note: string;
  readonly rolled: Rolled;
  readonly alone: Rolled;
  readonly dice: readonly ModifiersPart[];
  readonly difficulty: readonly ModifiersPart[];
  readonly other: Rolled | null;
  readonly visibility: "blind" | "open" | "own" | "secret";
  readonly seats: readonly number[] | null;
}

/** A part of a sum: what it comes from and how much it is. */
export interface ModifiersPart {
  readonly source: string;
  readonly amount: number;
}

/** A roll that not everybody sees was made: so many so far (VER-GM-05). */
export interface HiddenRollCountedEvent {
  readonly type: "HiddenRollCounted";
  readonly count: number;
}

/** The last word: what was there, what is there now, why. `line` is that of the log, 0 for none. */
export interface OverriddenEvent {
  readonly type: "Overridden";
  readonly line: number;
  readonly what: "condition" | "cost" | "damage" | "difficulty" | "duration" | "hit" | "level" | "matches" | "pool" | "successes" | "award" | "price" | "requirement" | "disease" | "fate" | "fervor" | "focus" | "initiative" | "mana";
  readonly who: string;
  readonly old: string;
  readonly new: string;
  readonly reason: string;
  readonly seats: readonly number[] | null;
}

export interface HoldChangedEvent {
  readonly type: "HoldChanged";
  readonly on: boolean;
}

/** Wounds wait for the master's word. */
export interface DamageHeldEvent {
  readonly type: "DamageHeld";
  readonly name: string;
  readonly damage: number;
  readonly seats: readonly number[] | null;
}

/** The master changed the tracker by hand: the new order, who joined or left. */
export interface TrackerChangedEvent {
  readonly type: "TrackerChanged";
  readonly what: "joined" | "left" | "next" | "order" | "stopped";
  readonly names: readonly string[];
}

/** Equal NPCs share a roll of initiative. */
export interface GroupRolledEvent {
  readonly type: "GroupRolled";
  readonly names: readonly string[];
  readonly total: number;
}

/** An award to a person: experience, deli, a thing or a trait by its id, integrity. */
export interface AwardedEvent {
  readonly type: "Awarded";
  readonly person: string;
  readonly name: string;
  readonly reason: string;
  readonly experience: number;
  readonly deli: number;
  readonly item: string;
  readonly count: number;
  readonly trait: string;
  readonly integrity: number;
  readonly seats: readonly number[] | null;
}

/** The warning and what came of it. */
export interface IntegrityWarnedEvent {
  readonly type: "IntegrityWarned";
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly answer: "" | "done" | "withdrawn";
  readonly loss: number;
  readonly seats: readonly number[] | null;
}

/** So many hours passed since the day and hour named first. */
export interface TimePassedEvent {
  readonly type: "TimePassed";
  readonly day: number;
  readonly hour: number;
  readonly hours: number;
}

/** How somebody fares after a day: health points healed and lost, what living cost, in hundredths. */
export interface DayOverEvent {
  readonly type: "DayOver";
  readonly person: string;
  readonly name: string;
  readonly healed: number;
  readonly lost: number;
  readonly paid: number;
  readonly fed: boolean;
  readonly seats: readonly number[] | null;
}

/** Something that lasted for a while is over. */
export interface ClockRanOutEvent {
  readonly type: "ClockRanOut";
  readonly name: string;
  readonly trait: string;
}

/** A wage was paid, or a hired person left because it was not. */
export interface WageSettledEvent {
  readonly type: "WageSettled";
  readonly person: string;
  readonly name: string;
  readonly wage: string;
  readonly paid: number;
  readonly left: boolean;
  readonly seats: readonly number[] | null;
}

/** A journey: its length in km, its days, the day of arrival. */
export interface JourneyedEvent {
  readonly type: "Journeyed";
  readonly km: number;
  readonly mode: string;
  readonly days: number;
  readonly arrival: number;
}

export interface ShopOpenedEvent {
  readonly type: "ShopOpened";
  readonly place: string;
  readonly settlement: string;
  readonly items: number;
}

export interface StockFixedEvent {
  readonly type: "StockFixed";
  readonly item: string;
  readonly there: boolean;
  readonly price: number;
}

export interface ShopClosedEvent {
  readonly type: "ShopClosed";
  readonly place: string;
}

/** Somebody bought, sold, used a service or hired; `deli` are hundredths, below 0 where they were earned. */
export interface TradedEvent {
  readonly type: "Traded";
  readonly person: string;
  readonly name: string;
  readonly what: "bought" | "hired" | "served" | "sold";
  readonly item: string;
  readonly count: number;
  readonly deli: number;
  readonly seats: readonly number[] | null;
}

/** A step of building that the rules bar, and why; the master can waive that (VER-GM-04). */
export interface BarredEvent {
  readonly type: "Barred";
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly rule: string;
  readonly seats: readonly number[] | null;
}

export interface SiegeBeganEvent {
  readonly type: "SiegeBegan";
  readonly target: string;
  readonly engines: readonly string[];
}

/** Hours of work: how much is breached now, in parts of a hundred. */
export interface SiegeWorkedEvent {
  readonly type: "SiegeWorked";
  readonly hours: number;
  readonly percent: number;
}

/** A shot: casualties in a crowd, or the damage at one target; crystals used up, in deli. */
export interface EngineShotEvent {
  readonly type: "EngineShot";
  readonly engine: string;
  readonly kind: "crowd" | "snipe";
  readonly rolled: Rolled;
  readonly amount: number;
  readonly crystals: number;
}

export interface SiegeEndedEvent {
  readonly type: "SiegeEnded";
  readonly target: string;
  readonly percent: number;
}

/** A trait whose outcome the master tells: what was paid and rolled, how long it lasts (VER-GM-20). */
export interface TraitInvokedEvent {
  readonly type: "TraitInvoked";
  readonly person: string;
  readonly name: string;
  readonly trait: string;
  readonly points: number;
  readonly pool: string;
  readonly duration: string;
  readonly rolled: Rolled | null;
}

export interface PromptResolvedEvent {
  readonly type: "PromptResolved";
  readonly name: string;
  readonly trait: string;
  readonly text: string;
}

/** What the master made of a critical failure: the row of the house table, or nothing. */
export interface CriticalRuledEvent {
  readonly type: "CriticalRuled";
  readonly unit: string;
  readonly consequence: string;
}

export interface PersonHandedOverEvent {
  readonly type: "PersonHandedOver";
  readonly person: string;
  readonly name: string;
  readonly to: "guide" | "master" | "player";
}

/** Play stops: somebody wished it (nobody is told who), or the master is away. */
export interface PausedEvent {
  readonly type: "Paused";
  readonly why: "away" | "wish";
}

/** Play goes on; `guided`: the guide finishes the fight of a master who is away. */
export interface ResumedEvent {
  readonly type: "Resumed";
  readonly guided: boolean;
}

/** A line or a veil was added; nobody is told by whom. */
export interface LineDrawnEvent {
  readonly type: "LineDrawn";
  readonly kind: "line" | "veil";
  readonly text: string;
  readonly seats: readonly number[] | null;
}

/** So many of so many players agree that the guide goes on. */
export interface GuideAgreedEvent {
  readonly type: "GuideAgreed";
  readonly agreed: number;
  readonly of: number;
}

export interface RemindedEvent {
  readonly type: "Reminded";
  readonly asked: readonly number[];
}

export interface DefaultsAllowedEvent {
  readonly type: "DefaultsAllowed";
  readonly seat: number;
  readonly allowed: boolean;
}

/** The end: days that passed, rolls that were hidden until now. */
export interface CampaignEndedEvent {
  readonly type: "CampaignEnded";
  readonly days: number;
  readonly hidden: number;
}

/** An attack, with the pool of the attacker in parts. */
export interface AttackDeclaredEvent {
  readonly type: "AttackDeclared";
  readonly unit: string;
  readonly target: string;
  readonly weapon: string;
  readonly manoeuvre: string;
  readonly part: string;
  readonly riders: readonly string[];
  readonly dice: readonly ModifiersPart[];
  readonly difficulty: readonly ModifiersPart[];
}

export interface TraitDeclaredEvent {
  readonly type: "TraitDeclared";
  readonly unit: string;
  readonly trait: string;
  readonly targets: readonly string[];
  readonly cell: readonly [number, number] | null;
  readonly points: number;
}

/** A roll with every face; the parts of its pool and of its difficulty. */
export interface DiceRolledEvent {
  readonly type: "DiceRolled";
  readonly unit: string;
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly rolled: Rolled;
  readonly dice: readonly ModifiersPart[];
  readonly difficulty: readonly ModifiersPart[];
}

export interface HitEvent {
  readonly type: "Hit";
  readonly unit: string;
  readonly target: string;
  readonly successes: number;
  readonly matches: number;
}

export interface MissedEvent {
  readonly type: "Missed";
  readonly unit: string;
  readonly target: string;
}

/** Damage to a unit (VER-DMG-02): what came, what each thing took away, what is dealt. */
export interface DamagedEvent {
  readonly type: "Damaged";
  readonly unit: string;
  readonly source: string;
  readonly kind: "elemental" | "physical";
  readonly raw: number;
  readonly barrier: number;
  readonly outer: number;
  readonly inner: number;
  readonly ignored: number;
  readonly dealt: number;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated";
}

export interface HealedEvent {
  readonly type: "Healed";
  readonly unit: string;
  readonly why: string;
  readonly amount: number;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated";
}

export interface KnockedOutEvent {
  readonly type: "KnockedOut";
  readonly unit: string;
}

export interface DiedEvent {
  readonly type: "Died";
  readonly unit: string;
}

export interface LeftFightEvent {
  readonly type: "LeftFight";
  readonly unit: string;
  readonly fate: "away" | "fled" | "gone" | "surrendered" | "up";
}

export interface ConditionBeganEvent {
  readonly type: "ConditionBegan";
  readonly unit: string;
  readonly condition: string;
  readonly source: string;
}

export interface ConditionEndedEvent {
  readonly type: "ConditionEnded";
  readonly unit: string;
  readonly condition: string;
}

/** Effects of a use began on a unit; `text` is not told: it comes from the trait. */
export interface EffectBeganEvent {
  readonly type: "EffectBegan";
  readonly unit: string;
  readonly source: string;
  readonly caster: string;
}

export interface EffectEndedEvent {
  readonly type: "EffectEnded";
  readonly unit: string;
  readonly source: string;
}

export interface PointsPaidEvent {
  readonly type: "PointsPaid";
  readonly unit: string;
  readonly pool: "fervor" | "focus" | "mana" | "charges" | "health";
  readonly points: number;
  readonly left: number;
}

export interface InitiativeRolledEvent {
  readonly type: "InitiativeRolled";
  readonly unit: string;
  readonly die: number;
  readonly bonus: number;
  readonly total: number;
}

export interface CriticalFailureEvent {
  readonly type: "CriticalFailure";
  readonly unit: string;
  readonly kind: string;
  readonly consequence: string;
}

/** A fight began on a map ("": none) between these sides. */
export interface FightStartedEvent {
  readonly type: "FightStarted";
  readonly map: string;
  readonly sides: readonly (readonly ["a" | "b" | "c" | "d", readonly string[]])[];
}

export interface FightEndedEvent {
  readonly type: "FightEnded";
  readonly winner: "a" | "b" | "c" | "d" | "";
  readonly reason: string;
  readonly rounds: number;
}

export interface RoundBeganEvent {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly order: readonly string[];
  readonly bonus: boolean;
}

/** The lines of the log that only one seat and the master know. */
export interface Diary {
  readonly number: number;
  readonly seats: readonly number[];
  readonly front: readonly LogLine[] | null;
}

/** A player asks to roll; the number is that of its line in the log. */
export interface Wish {
  readonly number: number;
  readonly wish: AskToRoll;
}

/** A trait that waits for the master's word; the number is that of its line in the log. */
export interface Prompt {
  readonly number: number;
  readonly person: string;
  readonly trait: string;
}

/** What a roll is worth since the master changed it: by itself, and what is left of it. */
export interface Amended {
  readonly alone: Rolled;
  readonly successes: number;
  readonly matches: number;
}

/** A critical failure that waits for the master's row; the number is that of its line in the log. */
export interface Critical {
  readonly number: number;
  readonly unit: string;
  readonly kind: string;
  readonly weapon: string;
}

/** Something that lasts until a day and an hour: who did it, with which trait. */
export interface Running {
  readonly name: string;
  readonly trait: string;
  readonly day: number;
  readonly hour: number;
}

/** A market that is open: its stock, prices the master fixed (in hundredths), what bargaining left each person. */
export interface Shop {
  readonly settlement: "capital" | "city" | "hamlet" | "town" | "village";
  readonly stock: Stock;
  readonly prices: Readonly<Record<string, number>>;
  readonly bargained: Readonly<Record<string, number>>;
}

/** Somebody whom a person hired. */
export interface Employed {
  readonly person: string;
  readonly hired: Hired;
}

/** Somebody hired: the wage by its id, the day of hiring, and the day on which the next wage is due. */
export interface Hired {
  readonly wage: string;
  readonly since: number;
  readonly due: number;
}

/** A siege: the target, how much of it is breached (a fraction such as "1/3"), the engines, who fell so far. */
export interface Siege {
  readonly target: "gate" | "strong_fortification" | "weak_fortification";
  readonly done: string;
  readonly works: readonly Works[];
  readonly casualties: number;
  readonly crystals: number;
}

/** A roll on the tray: who rolled, what for, and the dice. `seats` may see it (empty: everybody). */
export interface Throw {
  readonly who: string;
  readonly what: string;
  readonly rolled: Rolled;
  readonly seats: readonly number[];
}

/** How a game of Veridia is set up. `mode` is the way of playing; what does not belong to it does not count. `characters` are characters in their export form, one after the other in a list; a side or a party names them `own:1`, `own:2` ... Skirmish: `side_a` to `side_d` and what follows to `ask_always`. Expedition: `region` to `permadeath`, `party`. Campaign: `advancement` to `era`, `players`. Builder: `competence`, `flaw_limit`, `creation_rarity`. Dice room: `room`, how many people are in it. `ammunition`, `wear`, `tips` and `criticals` count wherever there are fights; armour wears (`wear`) by default on expeditions alone. */
export interface VeridiaOptions {
  readonly mode: "builder" | "campaign" | "dice" | "expedition" | "skirmish";
  readonly characters: string;
  readonly map: string;
  readonly side_a: string;
  readonly side_b: string;
  readonly side_c: string;
  readonly side_d: string;
  readonly surprise: "a" | "b" | "c" | "d" | "none" | "roll";
  readonly initiative: "each_round" | "once";
  readonly victory: "escape" | "hold" | "rounds" | "rout";
  readonly victory_rounds: number;
  readonly round_limit: number;
  readonly ammunition: "all" | "crystals" | "off";
  readonly wear: "auto" | "off" | "on";
  readonly tips: boolean;
  readonly criticals: "gm" | "house" | "off";
  readonly health_shown: "exact" | "hidden" | "level";
  readonly morale: boolean;
  readonly prepared: boolean;
  readonly ask_always: boolean;
  readonly advice: boolean;
  readonly region: string;
  readonly difficulty: "deadly" | "easy" | "hard" | "normal";
  readonly legs: 3 | 5 | 7;
  readonly party: string;
  readonly permadeath: "auto" | "off" | "on";
  readonly players: number;
  readonly advancement: "free" | "gm_approves" | "gm_only";
  readonly competence: "journeyman" | "novice" | "veteran";
  readonly flaw_limit: number | null;
  readonly creation_rarity: "all" | "common" | "uncommon";
  readonly roll_visibility: "gm_and_roller" | "open";
  readonly auto_success: "always" | "ask" | "never";
  readonly healing_rounding: "accumulate" | "printed";
  readonly run: "adds" | "replaces";
  readonly rewind: "gm" | "off" | "vote";
  readonly safety: boolean;
  readonly era: number;
  readonly room: number;
}

/** A unit acts until it ends its slot or can do nothing more. */
export interface ActingFrame {
  readonly type: "Acting";
  readonly unit: string;
  readonly at: string;
}

/** One attack: declared, perhaps stopped, answered, rolled, and what it does. `dice` are those of a member of a set, None for a whole main. `answer` is what the target does: nothing, a defence (with `means` and, from a set, `set_dice`), a counter or an exchange. `more` dice and a `harder` roll are the last word of a game master (VER-GM-04). */
export interface AttackActionFrame {
  readonly type: "AttackAction";
  readonly dealt: number;
  readonly at: string;
  readonly unit: string;
  readonly target: string;
  readonly weapon: string;
  readonly manoeuvre: "attack" | "grapple" | "knockout";
  readonly part: string;
  readonly dice: number | null;
  readonly riders: readonly Rider[];
  readonly declared: boolean;
  readonly stopped: boolean;
  readonly asked: readonly string[];
  readonly answer: "block" | "block_unarmed" | "counter" | "dodge" | "exchange" | "nothing" | "parry";
  readonly means: string;
  readonly set_dice: number | null;
  readonly foe_manoeuvre: "attack" | "grapple" | "knockout";
  readonly mine: Rolled | null;
  readonly theirs: Rolled | null;
  readonly repeated: readonly string[];
  readonly counter_by: string;
  readonly more: number;
  readonly harder: number;
}

/** A fight, from the first step onto the map to the sharing of what was found. */
export interface BattleFrame {
  readonly type: "Battle";
  readonly kind: "fight" | "lair" | "night";
  readonly theme: number;
  readonly foes: readonly string[];
  readonly map: string;
  readonly surprise: "" | "none" | "roll_a" | "roll_b";
  readonly result: "" | "lost" | "retreat" | "won";
  readonly found: readonly Owned[];
  readonly at: string;
}

/** Wounds that come to a unit together; what they cost in health goes to the striker below. `knock_out`: they are tried as a knock-out, of which `real` points at most are dealt (VER-KO-01, -02). `forced` is the damage that a game master wants instead (VER-GM-04). */
export interface BlowFrame {
  readonly type: "Blow";
  readonly target: string;
  readonly source: string;
  readonly by: string;
  readonly wounds: readonly Wound[];
  readonly knock_out: boolean;
  readonly real: number;
  readonly extra: number;
  readonly ignored: number;
  readonly poison: boolean;
  readonly forced: number | null;
  readonly at: string;
}

/** Damage of one type that comes: raw points, what of outer armour or resist is ignored, whether past a barrier. */
export interface Wound {
  readonly type: "elemental" | "physical";
  readonly raw: number;
  readonly pierce: "half" | "none" | "outer";
  readonly pierce_plus: number;
  readonly past_barrier: boolean;
}

/** A breath towards a unit: one roll, then each creature in the cone may dodge with its own main. */
export interface BreathingFrame {
  readonly type: "Breathing";
  readonly unit: string;
  readonly weapon: string;
  readonly target: string;
  readonly mine: Rolled | null;
  readonly inside: readonly string[];
  readonly place: number;
  readonly set_dice: number | null;
  readonly dodges: boolean;
  readonly at: string;
}

/** Between two procedures: the master does whatever he likes; players come to the table, build, or wait. */
export interface CampaignFrame {
  readonly type: "Campaign";
  readonly at: string;
}

/** A fight of a campaign, and what is left of everybody afterwards. `free`: nothing is enforced. */
export interface CampaignFightFrame {
  readonly type: "CampaignFight";
  readonly free: boolean;
  readonly at: string;
}

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
}

/** A day and its night. */
export interface DayFrame {
  readonly type: "Day";
  readonly purpose: "halt" | "lost" | "town" | "travel";
  readonly bad: boolean;
  readonly disturbed: boolean;
  readonly hungry: readonly string[];
  readonly at: string;
}

/** A room with dice: everybody rolls whenever they like, until somebody closes it. */
export interface DiceRoomFrame {
  readonly type: "DiceRoom";
  readonly at: string;
}

/** The main is dealt out to a set: which actions, with how many dice (VER-CONC-04). */
export interface DividingFrame {
  readonly type: "Dividing";
  readonly unit: string;
  readonly at: string;
}

/** What foes are met in; how their fight ended. */
export interface EncounterFrame {
  readonly type: "Encounter";
  readonly result: "" | "lost" | "retreat" | "won";
  readonly at: string;
}

/** One expedition after the other, until the party stays at home or nobody is left. */
export interface ExpeditionFrame {
  readonly type: "Expedition";
  readonly at: string;
}

/** A fight from the first placed unit to the end; who won is then told by `decided`. */
export interface FightOutFrame {
  readonly type: "FightOut";
  readonly at: string;
}

/** A discovery: somebody looks closer, or the party goes on. */
export interface FindFrame {
  readonly type: "Find";
  readonly site: number;
  readonly discovery: string;
  readonly at: string;
}

/** A unit runs away: enemies near it may chase, each once, against the one roll of the runner. */
export interface FleeingFrame {
  readonly type: "Fleeing";
  readonly unit: string;
  readonly mine: Rolled | null;
  readonly waiting: readonly string[];
  readonly caught: boolean;
  readonly at: string;
}

/** People on the way: what they offer or ask is taken up, or not. */
export interface FolkFrame {
  readonly type: "Folk";
  readonly site: number;
  readonly people: string;
  readonly at: string;
}

/** Rounds and slots, and nothing else: who does what is said and rolled at the table (VER-GM-08). */
export interface FreeFightFrame {
  readonly type: "FreeFight";
  readonly place: number;
  readonly at: string;
}

/** A successful roll of a grappler: its successes go to one follow-up, to a lock, or to both (VER-GRAP-02). */
export interface GrappleFrame {
  readonly type: "Grapple";
  readonly holder: string;
  readonly held: string;
  readonly successes: number;
  readonly matches: number;
  readonly at: string;
}

/** Everybody says what it does on a day of rest, one after the other; `turn` is the place in the party. */
export interface HaltFrame {
  readonly type: "Halt";
  readonly turn: number;
  readonly at: string;
}

/** Wounds wait for the master: he lets them stand, or says how much is dealt (VER-GM-04). */
export interface HeldBlowFrame {
  readonly type: "HeldBlow";
  readonly at: string;
}

/** Somewhere to buy and sell: everybody in turn, until it wants nothing more. `shelf` is what the member looks at, `net` how its bargaining came out, `asked`: rumours were asked for. */
export interface MarketFrame {
  readonly type: "Market";
  readonly settlement: "sigils" | "town" | "village";
  readonly place: string;
  readonly turn: number;
  readonly shelf: "ammunition" | "armour" | "give" | "goods" | "mounts" | "sell" | "weapons" | "wear" | "";
  readonly haggled: boolean;
  readonly net: number;
  readonly asked: boolean;
  readonly at: string;
}

/** Foes at a place: they are met as the party likes, or left alone. */
export interface MeetingFrame {
  readonly type: "Meeting";
  readonly result: "" | "lost" | "retreat" | "won";
  readonly site: number;
  readonly lair: boolean;
  readonly toll: number;
  readonly fought: boolean;
  readonly at: string;
}

/** A hazard: an approach is chosen, dice decide, what was failed is paid for. */
export interface ObstacleFrame {
  readonly type: "Obstacle";
  readonly site: number;
  readonly hazard: string;
  readonly at: string;
}

/** At the slot of a unit: effects that end now, then those that hurt it each turn, one after the other. */
export interface OverTimeFrame {
  readonly type: "OverTime";
  readonly unit: string;
  readonly place: number;
  readonly fended: number;
  readonly at: string;
}

/** One unit after the other chooses a trait, or none; what it costs is paid. */
export interface PreparingFrame {
  readonly type: "Preparing";
  readonly unit: string;
  readonly others: readonly string[];
  readonly at: string;
}

/** A request that is answered: by each person in its own time, in any order. `line` is its line in the log. `waiting` have not answered, those of `proposed` wait for the master's word on another pool, `pools` are the ones he accepted. `dice` is what he made of the pool by an override. `rolls` is whose roll has just `fallen`; `granted`: without dice. */
export interface RequestedFrame {
  readonly type: "Requested";
  readonly at: string;
  readonly line: number;
  readonly wish: RequestRoll;
  readonly shown: "blind" | "open" | "own" | "secret";
  readonly waiting: readonly string[];
  readonly proposed: readonly ProposePool[];
  readonly pools: readonly ProposePool[];
  readonly dice: number | null;
  readonly rolls: string;
  readonly fallen: Rolled | null;
  readonly granted: boolean;
}

/** A round: everybody's slot, in the order of initiative, those who wait after whom they wait for. */
export interface RoundFrame {
  readonly type: "Round";
  readonly done: readonly string[];
  readonly at: string;
}

/** A skirmish: a fight and nothing else. */
export interface SkirmishFrame {
  readonly type: "Skirmish";
  readonly at: string;
}

/** The slot of a unit: what harms it over time, then whatever it does. */
export interface SlotFrame {
  readonly type: "Slot";
  readonly unit: string;
  readonly at: string;
}

/** Play is stopped until the master resumes it. While he is away players may agree that the guide goes on. */
export interface StoppedFrame {
  readonly type: "Stopped";
  readonly why: "away" | "wish";
  readonly at: string;
}

/** A procedure that deals blows: it learns what the last one cost its target in health. */
export interface StrikerFrame {
  readonly type: "Striker";
  readonly dealt: number;
  readonly at: string;
}

/** An ambush: the ambushers roll once, with the worst pool among them; each defender rolls to notice. */
export interface SurpriseFrame {
  readonly type: "Surprise";
  readonly at: string;
}

/** A member spends its experience, step by step. */
export interface TrainingFrame {
  readonly type: "Training";
  readonly member: string;
  readonly at: string;
}

/** A use of a trait: points, targets and choices, the roll, the answers to it, and what it does to each target. `dice` are those of a member of a set. `turn` is that of a channelled spell. `relay`: the creature through which it is cast. `rolled` is the caster's roll, `left` what a target's answer leaves of it. */
export interface TraitActionFrame {
  readonly type: "TraitAction";
  readonly dealt: number;
  readonly at: string;
  readonly unit: string;
  readonly trait: string;
  readonly use: number;
  readonly dice: number | null;
  readonly points: number;
  readonly targets: readonly string[];
  readonly cell: readonly [number, number] | null;
  readonly choice: string;
  readonly number: number;
  readonly turn: number;
  readonly rolled: Rolled | null;
  readonly left: Rolled | null;
  readonly place: number;
  readonly relay: string;
  readonly riders: readonly Rider[];
  readonly answer: string;
  readonly means: string;
  readonly set_dice: number | null;
}

/** A journey to a place: as many days as it takes. `left` are km, `on` says where it ends. */
export interface TravelFrame {
  readonly type: "Travel";
  readonly to: number;
  readonly left: number;
  readonly home: boolean;
  readonly at: string;
}

/** A place is entered and dealt with. */
export interface VisitFrame {
  readonly type: "Visit";
  readonly site: number;
  readonly at: string;
}

/** A warning before a deed that costs integrity: the player withdraws, or does it and the master says the price. */
export interface WarnedFrame {
  readonly type: "Warned";
  readonly at: string;
  readonly person: string;
  readonly text: string;
}

/** The reactions to one event. A game writes `reactions`, listing them in the order its rulebook gives. `before` may change or cancel what comes, `instead` replaces it (the first reaction taken closes the window and cancels the procedure), `after` is triggered by it. Forced reactions run first; then each seat in turn may react until it lets pass. A reaction is used once per window. A reaction may itself open windows: they are frames on top. `asking` is the seat that may react now. It is noted here because it must not change when hands are dealt anew for a bot: that those before it had nothing to react with is not for their neighbours to know. */
export interface WindowFrame {
  readonly type: "Window";
  readonly at: string;
  readonly used: readonly string[];
  readonly passed: readonly number[];
  readonly asking: number;
}

/** A normal action; `dice` are those of a member of a set, for which it must succeed (VER-CONC-09). */
export interface WorkingFrame {
  readonly type: "Working";
  readonly unit: string;
  readonly kind: "aim" | "break_free" | "draw" | "mount" | "order_mount" | "pick_up" | "reload" | "rouse" | "run" | "stand";
  readonly what: string;
  readonly dice: number | null;
  readonly at: string;
}

/** Building or advancing a character. All steps of creation are open at once, in any order (VER-NEW-01). */
export interface WorkshopFrame {
  readonly type: "Workshop";
  readonly at: string;
}

/** A member has learnt something; the experience that is left. */
export interface AdvancedEvent {
  readonly type: "Advanced";
  readonly member: string;
  readonly step: RaiseLevel | LowerLevel | TakeTrait | GiveUpTrait | ChooseRace | ChooseBackground | BuyGear | ReturnGear | ChooseGift | WearGear;
  readonly experience: number;
}

export interface AnswerChosenEvent {
  readonly type: "AnswerChosen";
  readonly unit: string;
  readonly against: string;
  readonly answer: "block" | "block_unarmed" | "counter" | "dodge" | "exchange" | "nothing" | "parry";
  readonly dice: number;
}

export interface AreaBeganEvent {
  readonly type: "AreaBegan";
  readonly source: string;
  readonly caster: string;
  readonly cells: readonly (readonly [number, number])[];
}

export interface AreaEndedEvent {
  readonly type: "AreaEnded";
  readonly source: string;
  readonly caster: string;
}

/** Worn armour took wear points (VER-WEAR-01). */
export interface ArmorWornEvent {
  readonly type: "ArmorWorn";
  readonly unit: string;
  readonly armor: string;
  readonly wear: number;
}

export interface BarrierChangedEvent {
  readonly type: "BarrierChanged";
  readonly unit: string;
  readonly points: number;
}

/** A step of building; what is left of experience and, in hundredths, of money. */
export interface BuildingStepEvent {
  readonly type: "BuildingStep";
  readonly step: RaiseLevel | LowerLevel | TakeTrait | GiveUpTrait | ChooseRace | ChooseBackground | BuyGear | ReturnGear | ChooseGift | WearGear;
  readonly experience: number;
  readonly deli: number;
}

/** The expedition is over: how, days late, its score, experience for each. */
export interface CameHomeEvent {
  readonly type: "CameHome";
  readonly result: "defeated" | "home" | "turned_back";
  readonly late: number;
  readonly score: number;
  readonly experience: number;
}

/** A character came from a text; so many things in it are unknown here and became notes. */
export interface CharacterBroughtEvent {
  readonly type: "CharacterBrought";
  readonly name: string;
  readonly notes: number;
}

export interface CharacterBuiltEvent {
  readonly type: "CharacterBuilt";
  readonly name: string;
}

export interface CharacterDescribedEvent {
  readonly type: "CharacterDescribed";
  readonly name: string;
}

export interface CharacterInventedEvent {
  readonly type: "CharacterInvented";
  readonly name: string;
}

export interface ChoreDoneEvent {
  readonly type: "ChoreDone";
  readonly member: string;
  readonly chore: "care" | "forage" | "mend" | "rest" | "ritual";
  readonly what: string;
}

export interface DayBeganEvent {
  readonly type: "DayBegan";
  readonly day: number;
  readonly bad_weather: boolean;
}

/** Something that speaks for or against the integrity of the party. */
export interface DeedRecordedEvent {
  readonly type: "DeedRecorded";
  readonly good: boolean;
}

export interface DiscoveryMadeEvent {
  readonly type: "DiscoveryMade";
  readonly discovery: string;
  readonly taken: boolean;
}

export interface DoorMovedEvent {
  readonly type: "DoorMoved";
  readonly unit: string;
  readonly cell: readonly [number, number];
  readonly opened: boolean;
}

export interface ExchangeCalledEvent {
  readonly type: "ExchangeCalled";
  readonly unit: string;
  readonly with_: string;
}

/** A party has a map of a region: the last day on which it is home in time, and how many places there are. */
export interface ExpeditionBeganEvent {
  readonly type: "ExpeditionBegan";
  readonly region: string;
  readonly number: number;
  readonly deadline: number;
  readonly sites: number;
}

/** How a fight ended for the party. */
export interface FoesLeftEvent {
  readonly type: "FoesLeft";
  readonly result: "lost" | "retreat" | "won";
}

/** Foes are at a place: their theme, and who they are. */
export interface FoesMetEvent {
  readonly type: "FoesMet";
  readonly theme: number;
  readonly foes: readonly string[];
  readonly night: boolean;
}

/** Something that only `seats` may know (None: everybody). */
export interface ForSomeEvent {
  readonly type: "ForSome";
  readonly seats: readonly number[] | null;
}

export interface GameEndedEvent {
  readonly type: "GameEnded";
  readonly reason: string;
  readonly winners: readonly number[];
}

export interface GrappleBeganEvent {
  readonly type: "GrappleBegan";
  readonly unit: string;
  readonly target: string;
  readonly strength: number;
}

export interface GrappleChangedEvent {
  readonly type: "GrappleChanged";
  readonly unit: string;
  readonly target: string;
  readonly strength: number;
  readonly lock: number;
  readonly breach: number;
}

export interface GrappleEndedEvent {
  readonly type: "GrappleEnded";
  readonly unit: string;
  readonly target: string;
}

export interface HazardMetEvent {
  readonly type: "HazardMet";
  readonly hazard: string;
}

/** A hazard is behind the party; who failed. */
export interface HazardResolvedEvent {
  readonly type: "HazardResolved";
  readonly hazard: string;
  readonly failed: readonly string[];
  readonly worse: boolean;
}

export interface HiredEvent {
  readonly type: "Hired";
  readonly ref: string;
  readonly wage: string;
}

export interface HirelingLeftEvent {
  readonly type: "HirelingLeft";
  readonly ref: string;
  readonly dead: boolean;
}

export interface IntegrityChangedEvent {
  readonly type: "IntegrityChanged";
  readonly member: string;
  readonly value: number;
}

export interface ItemBrokeEvent {
  readonly type: "ItemBroke";
  readonly unit: string;
  readonly item: string;
}

export interface ItemFellEvent {
  readonly type: "ItemFell";
  readonly unit: string;
  readonly item: string;
  readonly cell: readonly [number, number] | null;
}

/** A roll outside fights; `member` is who rolled, "" for others. */
export interface JourneyRollEvent {
  readonly type: "JourneyRoll";
  readonly member: string;
  readonly purpose: string;
  readonly rolled: Rolled;
  readonly dice: readonly ModifiersPart[];
  readonly difficulty: number;
}

/** It became known what a place is. */
export interface KindRevealedEvent {
  readonly type: "KindRevealed";
  readonly site: number;
  readonly kind: "camp" | "discovery" | "fight" | "hazard" | "lair" | "people" | "town";
}

export interface LairClearedEvent {
  readonly type: "LairCleared";
  readonly region: string;
}

export interface LandedEvent {
  readonly type: "Landed";
  readonly unit: string;
  readonly fell: boolean;
}

export interface MemberDiedEvent {
  readonly type: "MemberDied";
  readonly member: string;
  readonly source: string;
}

export interface MemberHealedEvent {
  readonly type: "MemberHealed";
  readonly member: string;
  readonly amount: number;
  readonly source: string;
}

export interface MemberHurtEvent {
  readonly type: "MemberHurt";
  readonly member: string;
  readonly amount: number;
  readonly source: string;
}

/** Whether somebody left lying is saved (VER-EXP-13): the die. */
export interface MemberSavedEvent {
  readonly type: "MemberSaved";
  readonly member: string;
  readonly die: number;
  readonly saved: boolean;
}

/** Money of a member, in hundredths: what came or went, what is left. */
export interface MoneyChangedEvent {
  readonly type: "MoneyChanged";
  readonly member: string;
  readonly amount: number;
  readonly left: number;
  readonly why: string;
}

export interface MoraleBrokeEvent {
  readonly type: "MoraleBroke";
  readonly unit: string;
  readonly does: "flees" | "holds" | "surrenders";
}

export interface MountChangedEvent {
  readonly type: "MountChanged";
  readonly unit: string;
  readonly mount: string;
  readonly how: "dismounted" | "mounted" | "thrown";
}

/** Somebody went or was moved along these cells. */
export interface MovedEvent {
  readonly type: "Moved";
  readonly unit: string;
  readonly how: "carried" | "dash" | "flee" | "push" | "run" | "teleport" | "walk";
  readonly path: readonly (readonly [number, number])[];
}

/** A night's rest, whole or poor. */
export interface NightPassedEvent {
  readonly type: "NightPassed";
  readonly poor: boolean;
}

export interface OfferTakenEvent {
  readonly type: "OfferTaken";
  readonly people: string;
  readonly taken: boolean;
}

export interface PeopleMetEvent {
  readonly type: "PeopleMet";
  readonly people: string;
}

export interface PlaceEnteredEvent {
  readonly type: "PlaceEntered";
  readonly site: number;
  readonly kind: "camp" | "discovery" | "fight" | "hazard" | "lair" | "people" | "town";
}

export interface PointsGainedEvent {
  readonly type: "PointsGained";
  readonly unit: string;
  readonly pool: "fervor" | "focus" | "mana";
  readonly points: number;
  readonly left: number;
}

/** The pools of everybody gain so many points. */
export interface PointsRestedEvent {
  readonly type: "PointsRested";
  readonly points: number;
}

export interface RationsChangedEvent {
  readonly type: "RationsChanged";
  readonly amount: number;
  readonly rations: number;
}

export interface RerolledEvent {
  readonly type: "Rerolled";
  readonly unit: string;
  readonly trait: string;
  readonly before: Rolled;
  readonly after: Rolled;
}

/** Somebody rolled in the dice room; `other` is the roll of the opposition. */
export interface RoomRolledEvent {
  readonly type: "RoomRolled";
  readonly seat: number;
  readonly note: string;
  readonly rolled: Rolled;
  readonly other: Rolled | null;
}

export interface RousedEvent {
  readonly type: "Roused";
  readonly unit: string;
  readonly by: string;
}

export interface SeatChangedEvent {
  readonly type: "SeatChanged";
  readonly seat: number;
  readonly reason: string;
}

/** A concurrent set: its members by kind. How many dice each has only its side sees. */
export interface SetDeclaredEvent {
  readonly type: "SetDeclared";
  readonly unit: string;
  readonly members: readonly ("aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand")[];
}

/** The party is on its way to a place. */
export interface SetOffEvent {
  readonly type: "SetOff";
  readonly site: number;
  readonly kind: "camp" | "discovery" | "fight" | "hazard" | "lair" | "people" | "town" | "unknown";
  readonly km: number;
}

export interface SlotBeganEvent {
  readonly type: "SlotBegan";
  readonly unit: string;
}

/** A slot ended; `on_guard`: with a main left. */
export interface SlotEndedEvent {
  readonly type: "SlotEnded";
  readonly unit: string;
  readonly on_guard: boolean;
}

export interface SneakEndedEvent {
  readonly type: "SneakEnded";
  readonly passed: boolean;
}

export interface SummonedEvent {
  readonly type: "Summoned";
  readonly unit: string;
  readonly summoner: string;
  readonly cell: readonly [number, number] | null;
}

/** Everybody has eaten, or so many went hungry. */
export interface SupperEvent {
  readonly type: "Supper";
  readonly hungry: number;
  readonly rations: number;
}

/** Ambushers, and who noticed them. */
export interface SurpriseRolledEvent {
  readonly type: "SurpriseRolled";
  readonly side: "a" | "b" | "c" | "d";
  readonly surprised: readonly string[];
}

export interface TalkEndedEvent {
  readonly type: "TalkEnded";
  readonly result: "fight" | "free" | "rumour" | "toll";
  readonly toll: number;
}

export interface ThingGainedEvent {
  readonly type: "ThingGained";
  readonly member: string;
  readonly item: string;
  readonly count: number;
}

export interface ThingLostEvent {
  readonly type: "ThingLost";
  readonly member: string;
  readonly item: string;
}

/** So many half days are lost. */
export interface TimeLostEvent {
  readonly type: "TimeLost";
  readonly halves: number;
}

export interface TookOffEvent {
  readonly type: "TookOff";
  readonly unit: string;
}

export interface UnitPlacedEvent {
  readonly type: "UnitPlaced";
  readonly unit: string;
  readonly cell: readonly [number, number];
}

export interface UnsummonedEvent {
  readonly type: "Unsummoned";
  readonly unit: string;
}

export interface WaitedEvent {
  readonly type: "Waited";
  readonly unit: string;
  readonly after: string;
}

export interface WalkedEvent {
  readonly type: "Walked";
  readonly km: number;
  readonly left: number;
}

export interface WayChosenEvent {
  readonly type: "WayChosen";
  readonly way: "ambush" | "attack" | "back" | "deception" | "diplomacy" | "intimidation" | "sneak";
}

/** A free or a normal action that is neither an attack nor a trait; `done`: it came off. */
export interface WorkDoneEvent {
  readonly type: "WorkDone";
  readonly unit: string;
  readonly kind: string;
  readonly what: string;
  readonly done: boolean;
}

/** The box. `things` are traits, gear, attributes, skills and pools by id; `conditions` those of units. */
export interface Furniture {
  readonly maps: Readonly<Record<string, MapThing>>;
  readonly things: Readonly<Record<string, Thing>>;
  readonly conditions: Readonly<Record<string, Thing>>;
  readonly levels: readonly LevelThing[];
  readonly building: BuildingFurniture;
  readonly campaign: CampaignFurniture;
}

/** A battle map: its rows of marks (specification 3.7). */
export interface MapThing {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly string[];
}

/** Anything with a name, and what there is to read about it. */
export interface Thing {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A health level: its name and the mark by which sheets write it. */
export interface LevelThing {
  readonly id: "healthy" | "hurt" | "impaired" | "incapacitated";
  readonly name: string;
  readonly mark: string;
}

/** All that a character can be made of, in the order of the rules. */
export interface BuildingFurniture {
  readonly races: readonly RaceThing[];
  readonly attributes: readonly GradeThing[];
  readonly virtues: readonly GradeThing[];
  readonly skills: readonly GradeThing[];
  readonly specialties: readonly GradeThing[];
  readonly pools: readonly GradeThing[];
  readonly levels: readonly GradeThing[];
  readonly traits: readonly TraitThing[];
  readonly goods: readonly GoodsThing[];
  readonly gifts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly attribution: string;
}

/** A race: by how much it shifts the least and the most of attributes. */
export interface RaceThing {
  readonly id: string;
  readonly name: string;
  readonly minimum: Readonly<Record<"agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength", number>>;
  readonly maximum: Readonly<Record<"agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength", number>>;
}

/** Something with levels. `kind` is physical or mental of an attribute, the family of a specialty. */
export interface GradeThing {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly told: string;
}

/** A trait. `choices` are what can be chosen for it, by id, with their names; empty for one without a choice. `group` is the branch, way or path it belongs to; what it does stands among the things of the box. */
export interface TraitThing {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly group: string;
  readonly level: number;
  readonly cost: number;
  readonly fights: boolean;
  readonly choices: Readonly<Record<string, string>>;
}

/** Something that can be bought. `told` are its numbers in a fight; `hands` and `slot` say where it is worn. */
export interface GoodsThing {
  readonly id: string;
  readonly name: string;
  readonly section: string;
  readonly price: string;
  readonly cents: number;
  readonly rarity: string;
  readonly hands: number;
  readonly slot: string;
  readonly told: string;
  readonly bundle: boolean;
}

/** The box as a master needs it. */
export interface CampaignFurniture {
  readonly library: readonly Campaign_FurnitureEntry[];
  readonly ideas: readonly Known[];
  readonly samples: readonly SampleRoll[];
  readonly services: readonly Known[];
  readonly wages: readonly Known[];
  readonly engines: readonly Known[];
  readonly ways: readonly Known[];
}

/** Somebody of the library: by what a token refers to it, its name, its kind and its threat. */
export interface Campaign_FurnitureEntry {
  readonly ref: string;
  readonly name: string;
  readonly kind: string;
  readonly threat: number;
  readonly told: string;
}

/** Anything else with an id and a name. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly told: string;
}

/** A sample roll of the book (VER-SKILL-02). */
export interface SampleRoll {
  readonly attribute: "agility" | "charisma" | "constitution" | "intuition" | "perception" | "persuasion" | "reaction" | "strength";
  readonly skill: string;
  readonly told: string;
}

/** What can be told at once. `fight`: while somebody fights, whatever is played. `building`: in the builder. `journey`: on an expedition. `campaign`: at the table of a game master. */
export interface Aids {
  readonly fight: FightAids | null;
  readonly building: BuildingAids | null;
  readonly journey: JourneyAids | null;
  readonly campaign: CampaignAids | null;
}

/** A fight as a seat sees it. `acting` is the unit whose slot it is, `asked` the unit that the seat has to answer for. `options` are the odds of the answers, in their order. `advised` is the place of the answer that a program would give (None: no advice; -1: to split its dice). */
export interface FightAids {
  readonly map: string;
  readonly apart: Readonly<Record<string, number>>;
  readonly open_doors: readonly (readonly [number, number])[];
  readonly round: number;
  readonly bonus_round: boolean;
  readonly order: readonly string[];
  readonly units: readonly UnitAid[];
  readonly grips: readonly GripAid[];
  readonly patches: readonly PatchAid[];
  readonly ground: readonly FallenAid[];
  readonly acting: string;
  readonly asked: string;
  readonly options: readonly (OptionAid | null)[];
  readonly advised: number | null;
  readonly turn: TurnAid | null;
  readonly threat: ThreatAid | null;
  readonly split: SplitAid | null;
  readonly follow: FollowAid | null;
  readonly areas: readonly AreaAid[];
}

/** A unit as a seat sees it. `ref` is what kind of creature or quick sheet it is, `bot` how such a one fights. `level` is a place in the levels, -1 where nobody may know it; `left` of `whole` are health points where others may know them. `mine`: the seat decides for it. `out`: it can do nothing any more. */
export interface UnitAid {
  readonly id: string;
  readonly ref: string;
  readonly archetype: "animated_object" | "beast" | "undead" | "unknown" | "person";
  readonly bot: "archer" | "brawler" | "brute" | "caster" | "coward" | "dormant" | "fighter" | "pack" | "skirmisher";
  readonly name: string;
  readonly number: number;
  readonly side: "a" | "b" | "c" | "d";
  readonly seat: number;
  readonly mine: boolean;
  readonly own: OwnAid | null;
  readonly cell: readonly [number, number] | null;
  readonly size: number;
  readonly aloft: boolean;
  readonly fate: "away" | "fled" | "gone" | "surrendered" | "up";
  readonly dead: boolean;
  readonly out: boolean;
  readonly acts: boolean;
  readonly level: number;
  readonly left: number | null;
  readonly whole: number | null;
  readonly penalty: number;
  readonly main: "ready" | "set" | "spent";
  readonly free: boolean;
  readonly slot: string;
  readonly waits_for: string;
  readonly score: number;
  readonly hands: readonly HeldAid[];
  readonly armor: string;
  readonly conditions: readonly EffectAid[];
  readonly effects: readonly EffectAid[];
  readonly shielded: boolean;
  readonly members: readonly MemberAid[];
  readonly mount: string;
  readonly rider: string;
}

/** What only the side of a unit knows: its points, its pools, its barrier, ammunition. */
export interface OwnAid {
  readonly left: number;
  readonly levels: readonly number[];
  readonly penalty: number;
  readonly cells: number;
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly maxima: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly barrier: number | null;
  readonly ammunition: Readonly<Record<string, number>>;
}

/** A thing in hand: shots left in a loaded weapon (None: it is not loaded), and whether a bow is drawn. */
export interface HeldAid {
  readonly id: string;
  readonly name: string;
  readonly shots: number | null;
  readonly ready: boolean;
}

/** An effect or a condition on a unit: its id, its name, the turns it still lasts (None: until something else). */
export interface EffectAid {
  readonly id: string;
  readonly name: string;
  readonly turns: number | null;
}

/** An action that a unit keeps for later; how many dice it has only its side knows. */
export interface MemberAid {
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly name: string;
  readonly dice: number | null;
}

/** A grapple that holds. */
export interface GripAid {
  readonly holder: string;
  readonly held: string;
  readonly strength: number;
  readonly lock: number;
  readonly breach: number;
}

/** An area on the map with an effect. */
export interface PatchAid {
  readonly name: string;
  readonly cells: readonly (readonly [number, number])[];
}

/** A thing on the ground. */
export interface FallenAid {
  readonly name: string;
  readonly cell: readonly [number, number];
}

/** The odds of an answer. `dice` are rolled against `difficulty`; `hit` is the chance of a success by itself, `mean` the mean number of them. Of an attack: `met` is the chance against the best defence that the target may still have, `hurts`, `worse`, `out` and `kills` are the chances to wound, to bring to a worse level, to put out of the fight, to kill if nobody defends, `damage` the mean damage then. Of an answer: `lose` and `inflict` are the mean damage to oneself and to the foe. `parts` say what the pool is made of. */
export interface OptionAid {
  readonly dice: number;
  readonly difficulty: number;
  readonly hit: number;
  readonly mean: number;
  readonly critical: number;
  readonly met: number | null;
  readonly hurts: number | null;
  readonly worse: number | null;
  readonly out: number | null;
  readonly kills: number | null;
  readonly damage: number | null;
  readonly lose: number | null;
  readonly inflict: number | null;
  readonly parts: string;
}

/** The slot of a unit: `cells` it can still walk of `speed`, where to, what it can strike, what it cannot do. */
export interface TurnAid {
  readonly cells: number;
  readonly speed: number;
  readonly ways: readonly Way[];
  readonly bands: readonly Bands[];
  readonly targets: Readonly<Record<string, TargetAid>>;
  readonly denied: readonly Denied[];
}

/** A cell that can be walked to: what it costs in cells, and the way there without the start. */
export interface Way {
  readonly cell: readonly [number, number];
  readonly cost: number;
  readonly path: readonly (readonly [number, number])[];
}

/** The range of a missile weapon in hand, in metres: optimal, then a die less every `step`. */
export interface Bands {
  readonly name: string;
  readonly optimal: number;
  readonly step: number;
}

/** A foe as seen by the unit that acts: its distance, whether it is in sight, what covers it. `cover` are quarters of the body, `behind` the object on the cell `at`. `start` and `end` are the line between them. */
export interface TargetAid {
  readonly metres: number;
  readonly seen: boolean;
  readonly adjacent: boolean;
  readonly cover: number;
  readonly behind: "" | "high" | "low" | "object" | "tree";
  readonly at: readonly [number, number] | null;
  readonly start: readonly [number, number] | null;
  readonly end: readonly [number, number] | null;
}

/** Something that is not possible now: which button, or which trait, why, and the rule. */
export interface Denied {
  readonly what: "attack" | "flee" | "free" | "main" | "move" | "split" | "trait" | "wait";
  readonly name: string;
  readonly why: string;
  readonly rule: string;
}

/** What is coming at a unit: by whom, with what, with how many dice against which difficulty. `nothing`: mean damage if nobody does anything about it; None where that is not known. */
export interface ThreatAid {
  readonly by: string;
  readonly name: string;
  readonly manoeuvre: string;
  readonly dice: number;
  readonly difficulty: number;
  readonly parts: string;
  readonly nothing: number | null;
}

/** Dice to share among several actions: those that can be combined; `free` actions cost no die. */
export interface SplitAid {
  readonly kinds: readonly MemberKind[];
  readonly free: number;
  readonly answers: boolean;
}

/** What can be a member of a set: with its whole pool, and what each number of dice is worth. `worth[n]`: of a defence the mean damage that an attack then deals to oneself, of an attack what it deals to the foe, else the chance of a success. */
export interface MemberKind {
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly means: string;
  readonly name: string;
  readonly dice: number;
  readonly first: boolean;
  readonly strikes: boolean;
  readonly worth: readonly number[];
}

/** Successes of a grapple to be spent. */
export interface FollowAid {
  readonly successes: number;
  readonly kinds: readonly FollowKind[];
}

/** What successes of a grapple can be spent on, and how many it needs. */
export interface FollowKind {
  readonly kind: "bash" | "breach" | "disarm" | "knock_down" | "none";
  readonly item: string;
  readonly name: string;
  readonly needs: number;
}

/** An area that an answer would fill: its cells and whom it hits, friends apart. `about`: it depends on the roll. */
export interface AreaAid {
  readonly cells: readonly (readonly [number, number])[];
  readonly foes: readonly string[];
  readonly friends: readonly string[];
  readonly about: boolean;
}

/** A character in the making. `steps` are all that can be thought of, by `key_of`; `grades` by kind and id. `money` is what is left of the money as it is written. `wrong` keeps the character from being ready, `warned` does not. `ledger` is told once creation is over; `sheets` are the character as text. */
export interface BuildingAids {
  readonly budget: number;
  readonly left: number;
  readonly spent: number;
  readonly money: string;
  readonly voucher_lost: number;
  readonly flaws: number;
  readonly flaw_limit: number | null;
  readonly hands: number;
  readonly steps: Readonly<Record<string, StepAid>>;
  readonly grades: Readonly<Record<string, GradeAid>>;
  readonly traits: Readonly<Record<string, string>>;
  readonly gear: readonly OwnedAid[];
  readonly wrong: readonly Told[];
  readonly warned: readonly Told[];
  readonly fight: FightAid;
  readonly ledger: readonly string[];
  readonly sheets: readonly Sheet[];
}

/** What a step of building costs in experience, and why it is not possible; "" where it is. `missing` is all that a trait still asks for, whatever it costs. */
export interface StepAid {
  readonly cost: number;
  readonly why: string;
  readonly rule: string;
  readonly missing: readonly string[];
}

/** Something with levels: its level, and from where to where it can go now. `locked` says why not to the next. */
export interface GradeAid {
  readonly level: number;
  readonly low: number;
  readonly high: number;
  readonly locked: string;
}

/** Something owned. `gifts`: it is a gift of the background that is still to be chosen. */
export interface OwnedAid {
  readonly item: string;
  readonly name: string;
  readonly count: number;
  readonly hands: number;
  readonly slot: string;
  readonly worn: boolean;
  readonly gifts: boolean;
}

/** Why something is wrong, in a sentence, and the rule. */
export interface Told {
  readonly why: string;
  readonly rule: string;
}

/** The numbers of a fight. `parry` and `block` are None where there is nothing to do it with. `armor` and `resist` are inner and outer; `levels` are the points of the four health levels, `penalties` their own. */
export interface FightAid {
  readonly initiative: number;
  readonly dodge: PoolAid;
  readonly parry: PoolAid | null;
  readonly block: PoolAid | null;
  readonly unarmed: PoolAid | null;
  readonly weapons: readonly WeaponAid[];
  readonly armor: readonly [number, number];
  readonly resist: readonly [number, number];
  readonly levels: readonly [number, number, number, number];
  readonly pools: Readonly<Record<"fervor" | "focus" | "mana", number>>;
  readonly willpower: number;
  readonly threat: number;
}

/** A pool with its parts. */
export interface PoolAid {
  readonly dice: number;
  readonly parts: readonly PartAid[];
}

/** A part of a pool, and what it comes from. */
export interface PartAid {
  readonly source: string;
  readonly amount: number;
}

/** An attack: its pool, damage before successes, and the mean damage against each of ARMOURS, undefended. */
export interface WeaponAid {
  readonly id: string;
  readonly name: string;
  readonly pool: PoolAid;
  readonly damage: number;
  readonly range_m: number;
  readonly quirks: readonly string[];
  readonly means: readonly number[];
}

/** A character as text: its sheet in 79 columns, its quick form, or its export, each with the notice. */
export interface Sheet {
  readonly form: "json" | "quick" | "text";
  readonly text: string;
}

/** An expedition. `road_to` is a place on the way to which so many km are left. */
export interface JourneyAids {
  readonly region: string;
  readonly rough: boolean;
  readonly day: number;
  readonly deadline: number;
  readonly rations: number;
  readonly deli: string;
  readonly score: number;
  readonly sites: readonly SiteAid[];
  readonly members: readonly TravellerAid[];
  readonly hired: readonly string[];
  readonly road_to: number | null;
  readonly road_left: number;
  readonly journal: readonly string[];
}

/** A place of the map: what it is as far as it is known, and how it stands. */
export interface SiteAid {
  readonly id: number;
  readonly layer: number;
  readonly letter: string;
  readonly kind: "camp" | "discovery" | "fight" | "hazard" | "lair" | "people" | "town" | "unknown";
  readonly name: string;
  readonly state: "ahead" | "behind" | "here";
  readonly roads: readonly RoadAid[];
}

/** A road to a place. */
export interface RoadAid {
  readonly to: number;
  readonly km: number;
}

/** A member of the party: its level (a place among the levels), what it owns for its own seat (else ""). */
export interface TravellerAid {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly own: boolean;
  readonly dead: boolean;
  readonly level: number;
  readonly levels: readonly [number, number, number, number];
  readonly left: number;
  readonly whole: number;
  readonly pools: readonly PointsAid[];
  readonly ailments: readonly string[];
  readonly deli: string;
}

/** A pool of points. */
export interface PointsAid {
  readonly name: string;
  readonly points: number;
  readonly most: number;
}

/** A campaign as a seat may know it. `asked`: the seats that the table waits for. */
export interface CampaignAids {
  readonly title: string;
  readonly date: string;
  readonly hour: number;
  readonly people: readonly PersonAid[];
  readonly tokens: readonly TokenAid[];
  readonly request: RequestAid | null;
  readonly market: readonly GoodsAid[];
  readonly log: readonly LineAid[];
  readonly asked: readonly number[];
  readonly party_threat: number;
  readonly siege: string;
}

/** Somebody of the party. `secret` is None for those who may not know it. */
export interface PersonAid {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated";
  readonly scene: string;
  readonly run: string;
  readonly dead: boolean;
  readonly secret: SecretAid | null;
}

/** What only the master and its own player know of somebody. */
export interface SecretAid {
  readonly damage: number;
  readonly levels: readonly [number, number, number, number];
  readonly pools: Readonly<Record<string, readonly [number, number]>>;
  readonly willpower: number;
  readonly integrity: number;
  readonly deli: string;
  readonly experience: number;
  readonly disease: number;
  readonly conditions: readonly string[];
  readonly traits: Readonly<Record<string, string>>;
  readonly gear: readonly string[];
  readonly offers: readonly OfferAid[];
  readonly fight: FightAid;
}

/** A thing of one's own that the market takes, at a place of the gear. */
export interface OfferAid {
  readonly place: number;
  readonly name: string;
  readonly price: string;
}

/** A token of the present scene. `level` is its health level and `threat` its threat, for the master alone. */
export interface TokenAid {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly seat: number;
  readonly hidden: boolean;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated" | "";
  readonly threat: number;
}

/** The request in hand. `pools` tell whoever is asked, and the master, what each person would roll. `difficulty` is None where it is not shown. */
export interface RequestAid {
  readonly told: string;
  readonly note: string;
  readonly visibility: string;
  readonly waiting: readonly string[];
  readonly difficulty: number | null;
  readonly pools: Readonly<Record<string, Page_CampaignPoolAid>>;
}

/** What somebody would roll, in words part by part, with the odds as far as the difficulty is known. */
export interface Page_CampaignPoolAid {
  readonly dice: number;
  readonly parts: readonly string[];
  readonly odds: RollOdds;
}

/** What a roll may bring. `by_successes[s]` is the probability of exactly s successes. */
export interface RollOdds {
  readonly dice: number;
  readonly difficulty: number;
  readonly success: number;
  readonly match: number;
  readonly critical: number;
  readonly mean: number;
  readonly by_successes: readonly number[];
}

/** A thing at the market; `prices` for each person, in words. */
export interface GoodsAid {
  readonly item: string;
  readonly name: string;
  readonly section: string;
  readonly prices: Readonly<Record<string, string>>;
}

/** A line of the log. `values` are the quantities that the master may override, as they are. */
export interface LineAid {
  readonly number: number;
  readonly when: string;
  readonly told: string;
  readonly kind: string;
  readonly secret: boolean;
  readonly values: Readonly<Record<string, string>>;
}

/** The sheet of a unit. `traits` are ids; outer and inner layers stand as pairs. */
export interface SheetAid {
  readonly unit: string;
  readonly attributes: readonly NumberAid[];
  readonly skills: readonly NumberAid[];
  readonly courage: number;
  readonly integrity: number;
  readonly initiative: number;
  readonly attacks: readonly AttackLine[];
  readonly defences: readonly DefenceLine[];
  readonly armor: readonly [number, number];
  readonly resist: readonly [number, number];
  readonly traits: readonly string[];
  readonly gear: readonly string[];
}

/** A number of a sheet with its name. */
export interface NumberAid {
  readonly name: string;
  readonly value: string;
}

/** A weapon in hand: its whole pool, its damage before successes, its range in metres (0: close by). */
export interface AttackLine {
  readonly name: string;
  readonly dice: number;
  readonly parts: string;
  readonly damage: number;
  readonly range: number;
  readonly quirks: string;
}

/** A defence with its whole pool. */
export interface DefenceLine {
  readonly name: string;
  readonly dice: number;
  readonly parts: string;
}

/** What a text would bring. `refused` says why nothing; `unknown` are things that would become notes. */
export interface Preview {
  readonly name: string;
  readonly sheet: string;
  readonly refused: string;
  readonly rule: string;
  readonly unknown: readonly string[];
}

/** What a fight would bring to the first side. Shares are from 0 to 1. `own` and `foes` are the threats, `ratio` is R, `estimate` the chance at a glance. Of `fights` played: the share won with its interval, health lost by each of the party on average, the share with a death, the mean of rounds. */
export interface Forecast {
  readonly own: number;
  readonly foes: number;
  readonly ratio: number;
  readonly estimate: number;
  readonly fights: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  readonly lost: number;
  readonly deaths: number;
  readonly rounds: number;
}

export type AnyChoice =
  | Accept
  | ActLast
  | AddNpc
  | Advance
  | AdvanceTime
  | AgreeToGuide
  | AllowDefaults
  | AnotherExpedition
  | AnswerProposal
  | AnswerWish
  | ApplyHerbs
  | Approve
  | AskAround
  | AskToRoll
  | Attack
  | Bargain
  | BeginBuilding
  | BringCharacter
  | Browse
  | BuildStep
  | BuyCare
  | BuyGear
  | BuyRations
  | BuyThing
  | CallExchange
  | CancelRequest
  | Centre
  | ChangeDistance
  | ChangeScene
  | Chase
  | Choose
  | ChooseBackground
  | ChooseGift
  | ChooseIdea
  | ChooseRace
  | CloseShop
  | Convert
  | Correct
  | Counter
  | Cure
  | DealInstead
  | Defend
  | Describe
  | Divide
  | DoChore
  | Done
  | DrawLine
  | EditTerrain
  | EndCampaign
  | EndSlot
  | Engage
  | Explore
  | FightThem
  | Finish
  | FinishBuilding
  | FixStock
  | Flee
  | Follow
  | Free
  | GiveAward
  | GiveMoney
  | GiveUpTrait
  | GoOn
  | GoTo
  | Haggle
  | HandOver
  | HideArea
  | HireHelp
  | Hold
  | ImportPerson
  | InventCharacter
  | InvokeTrait
  | JoinFight
  | JudgeDeed
  | KeepRoll
  | LeadTo
  | LeaveBench
  | LeaveFight
  | LeaveRoom
  | LetPass
  | LetStand
  | LowerLevel
  | MakeCamp
  | Meet
  | MoveToken
  | NextSlot
  | Nothing
  | Offer
  | OpenScene
  | OpenShop
  | OpenSiege
  | Order
  | Override
  | Part
  | PassBy
  | PayThem
  | Perform
  | Place
  | PlaceTokens
  | PlanEncounter
  | Points
  | PressPause
  | ProposePool
  | Purchased
  | RaiseLevel
  | React
  | Remind
  | RemoveToken
  | Reorder
  | Repeat
  | RequestRoll
  | Reserved
  | ResolvePrompt
  | Resume
  | ReturnGear
  | Reveal
  | Rider
  | RollAgain
  | RollDice
  | RollFreely
  | RollNow
  | RuleCritical
  | SecretRoll
  | SellThing
  | SetClock
  | ShootEngine
  | Spend
  | Split
  | StartFight
  | StayDay
  | StayHome
  | StepAway
  | StopFight
  | Strike
  | Surrender
  | TakeForGranted
  | TakeLoot
  | TakeReady
  | TakeTrait
  | TakeWay
  | Targets
  | Travel
  | TurnHome
  | UseTrait
  | Wait
  | Walk
  | WarnIntegrity
  | WearGear
  | Withdraw
  | Work
  | WorkSiege
  | WriteNote;

export type State = VeridiaState;

export type Options = VeridiaOptions;

export type AnyFrame =
  | ActingFrame
  | AttackActionFrame
  | BattleFrame
  | BlowFrame
  | BreathingFrame
  | CampaignFrame
  | CampaignFightFrame
  | CancellableFrame
  | DayFrame
  | DiceRoomFrame
  | DividingFrame
  | EncounterFrame
  | ExpeditionFrame
  | FightOutFrame
  | FindFrame
  | FleeingFrame
  | FolkFrame
  | FreeFightFrame
  | GrappleFrame
  | HaltFrame
  | HeldBlowFrame
  | MarketFrame
  | MeetingFrame
  | ObstacleFrame
  | OverTimeFrame
  | PreparingFrame
  | RequestedFrame
  | RoundFrame
  | SkirmishFrame
  | SlotFrame
  | StoppedFrame
  | StrikerFrame
  | SurpriseFrame
  | TrainingFrame
  | TraitActionFrame
  | TravelFrame
  | VisitFrame
  | WarnedFrame
  | WindowFrame
  | WorkingFrame
  | WorkshopFrame;

export type AnyEvent =
  | AdvancedEvent
  | AnswerChosenEvent
  | AreaBeganEvent
  | AreaEndedEvent
  | ArmorWornEvent
  | AttackDeclaredEvent
  | AwardedEvent
  | BarredEvent
  | BarrierChangedEvent
  | BuildingJudgedEvent
  | BuildingStartedEvent
  | BuildingStepEvent
  | BuildingSubmittedEvent
  | CameHomeEvent
  | CampaignBeganEvent
  | CampaignEndedEvent
  | CharacterBroughtEvent
  | CharacterBuiltEvent
  | CharacterDescribedEvent
  | CharacterInventedEvent
  | ChoreDoneEvent
  | ClockChangedEvent
  | ClockRanOutEvent
  | ConditionBeganEvent
  | ConditionEndedEvent
  | CriticalFailureEvent
  | CriticalRuledEvent
  | DamageHeldEvent
  | DamagedEvent
  | DayBeganEvent
  | DayOverEvent
  | DeedRecordedEvent
  | DefaultsAllowedEvent
  | DiceRolledEvent
  | DiedEvent
  | DiscoveryMadeEvent
  | DoorMovedEvent
  | EffectBeganEvent
  | EffectEndedEvent
  | EncounterPlannedEvent
  | EngineShotEvent
  | ExchangeCalledEvent
  | ExpeditionBeganEvent
  | FightEndedEvent
  | FightStartedEvent
  | FoesLeftEvent
  | FoesMetEvent
  | ForSomeEvent
  | GameEndedEvent
  | GrappleBeganEvent
  | GrappleChangedEvent
  | GrappleEndedEvent
  | GroupRolledEvent
  | GuideAgreedEvent
  | HazardMetEvent
  | HazardResolvedEvent
  | HealedEvent
  | HiddenRollCountedEvent
  | HiredEvent
  | HirelingLeftEvent
  | HitEvent
  | HoldChangedEvent
  | InitiativeRolledEvent
  | IntegrityChangedEvent
  | IntegrityWarnedEvent
  | ItemBrokeEvent
  | ItemFellEvent
  | JourneyRollEvent
  | JourneyedEvent
  | KindRevealedEvent
  | KnockedOutEvent
  | LairClearedEvent
  | LandedEvent
  | LeftFightEvent
  | LineDrawnEvent
  | MemberDiedEvent
  | MemberHealedEvent
  | MemberHurtEvent
  | MemberSavedEvent
  | MissedEvent
  | MoneyChangedEvent
  | MoraleBrokeEvent
  | MountChangedEvent
  | MovedEvent
  | NightPassedEvent
  | NoteWrittenEvent
  | NpcAddedEvent
  | OfferTakenEvent
  | OverriddenEvent
  | PausedEvent
  | PeopleMetEvent
  | PeopleMovedEvent
  | PersonAdvancedEvent
  | PersonHandedOverEvent
  | PersonJoinedEvent
  | PlaceEnteredEvent
  | PointsGainedEvent
  | PointsPaidEvent
  | PointsRestedEvent
  | PoolProposedEvent
  | PromptResolvedEvent
  | RationsChangedEvent
  | RemindedEvent
  | RequestCancelledEvent
  | RerolledEvent
  | ResumedEvent
  | RevealedEvent
  | RollMadeEvent
  | RollRequestedEvent
  | RollWishedEvent
  | RoomRolledEvent
  | RoundBeganEvent
  | RousedEvent
  | SceneChangedEvent
  | SceneOpenedEvent
  | SeatChangedEvent
  | SetDeclaredEvent
  | SetOffEvent
  | ShopClosedEvent
  | ShopOpenedEvent
  | SiegeBeganEvent
  | SiegeEndedEvent
  | SiegeWorkedEvent
  | SlotBeganEvent
  | SlotEndedEvent
  | SneakEndedEvent
  | StockFixedEvent
  | SummonedEvent
  | SupperEvent
  | SurpriseRolledEvent
  | TalkEndedEvent
  | TerrainChangedEvent
  | ThingGainedEvent
  | ThingLostEvent
  | TimeLostEvent
  | TimePassedEvent
  | TokenMovedEvent
  | TokenPlacedEvent
  | TokenRemovedEvent
  | TookOffEvent
  | TrackerChangedEvent
  | TradedEvent
  | TraitDeclaredEvent
  | TraitInvokedEvent
  | UnitPlacedEvent
  | UnsummonedEvent
  | WageSettledEvent
  | WaitedEvent
  | WalkedEvent
  | WayChosenEvent
  | WorkDoneEvent;
