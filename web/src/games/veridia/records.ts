// Written by `python -m oakveil.server.typescript`; change the records there.

/** The end of a game: the seats that won (none: all lost) and why. `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Take the slot of this round last of all. */
export interface ActLast {
  readonly type: "ActLast";
  readonly trait: string;
}

/** Attack with a weapon: an ordinary attack, a knock-out, a grapple, or an aimed strike at a `part`. */
export interface Attack {
  readonly type: "Attack";
  readonly weapon: string;
  readonly target: string;
  readonly manoeuvre: "attack" | "grapple" | "knockout";
  readonly part: string;
}

/** Go on with the character of a text: its export, or a quick sheet. `keep`: what this content does not know is kept as notes; without it such a text is refused. */
export interface BringCharacter {
  readonly type: "BringCharacter";
  readonly text: string;
  readonly keep: boolean;
}

/** Buy so many of a thing. */
export interface BuyGear {
  readonly type: "BuyGear";
  readonly item: string;
  readonly count: number;
}

/** Call the exchange oneself. */
export interface CallExchange {
  readonly type: "CallExchange";
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

/** Have this past, or none (""). */
export interface ChooseBackground {
  readonly type: "ChooseBackground";
  readonly background: string;
}

/** Choose what a gift of the background is: which sigil, which weapon of blessed wood. */
export interface ChooseGift {
  readonly type: "ChooseGift";
  readonly gift: string;
  readonly item: string;
}

/** Be of this race. */
export interface ChooseRace {
  readonly type: "ChooseRace";
  readonly race: string;
}

/** So many points of the damage are elemental. */
export interface Convert {
  readonly type: "Convert";
  readonly points: number;
}

/** Say that one will strike back in close combat; `exchange`: call an exchange at once. */
export interface Counter {
  readonly type: "Counter";
  readonly exchange: boolean;
  readonly weapon: string;
  readonly manoeuvre: "attack" | "grapple" | "knockout";
}

/** Answer an attack with a defence, with the whole pool; `means` is the weapon of a parry. */
export interface Defend {
  readonly type: "Defend";
  readonly kind: "block" | "block_unarmed" | "dodge" | "parry";
  readonly means: string;
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

/** Deal the main out to several actions; which and how is asked next. */
export interface Divide {
  readonly type: "Divide";
}

/** End the slot; a main that is left stays on guard. */
export interface EndSlot {
  readonly type: "EndSlot";
}

/** The character is ready. */
export interface FinishBuilding {
  readonly type: "FinishBuilding";
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

/** Give a trait back while a character is made; later: buy a flaw off (VER-TRAIT-04). */
export interface GiveUpTrait {
  readonly type: "GiveUpTrait";
  readonly trait: string;
}

/** Go on with a character that chance makes up. */
export interface InventCharacter {
  readonly type: "InventCharacter";
}

/** Enough: the room is closed. */
export interface LeaveRoom {
  readonly type: "LeaveRoom";
}

/** Do not react (any more) in this window. */
export interface LetPass {
  readonly type: "LetPass";
}

/** While a character is made: give a level back. */
export interface LowerLevel {
  readonly type: "LowerLevel";
  readonly what: "attribute" | "skill" | "specialty" | "virtue";
  readonly id: string;
}

/** Do nothing about it. */
export interface Nothing {
  readonly type: "Nothing";
}

/** A member of a concurrent set: its kind, its dice, the weapon or the trait it is done with. */
export interface Part {
  readonly type: "Part";
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly dice: number;
  readonly means: string;
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

/** Pay so many points. */
export interface Points {
  readonly type: "Points";
  readonly points: number;
}

/** Buy the next level of something. */
export interface RaiseLevel {
  readonly type: "RaiseLevel";
  readonly what: "attribute" | "skill" | "specialty" | "virtue";
  readonly id: string;
}

/** Use the reaction `key`. */
export interface React {
  readonly type: "React";
  readonly key: string;
}

/** Roll again; the second roll counts. */
export interface Repeat {
  readonly type: "Repeat";
}

/** Answer an attack with a defence of the set that was dealt out (its place, from 0). */
export interface Reserved {
  readonly type: "Reserved";
  readonly member: number;
}

/** While a character is made: give one of a thing back. */
export interface ReturnGear {
  readonly type: "ReturnGear";
  readonly item: string;
}

/** Add this use of a trait to the attack that is being declared, with so many points (VER-ATK-04). */
export interface Rider {
  readonly type: "Rider";
  readonly trait: string;
  readonly use: number;
  readonly points: number;
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

/** The attack is declared as it is. */
export interface Strike {
  readonly type: "Strike";
}

/** Surrender: this unit, or all of its side that its seat has. */
export interface Surrender {
  readonly type: "Surrender";
  readonly side: boolean;
}

/** Buy a trait, with its choice; a flaw brings points. */
export interface TakeTrait {
  readonly type: "TakeTrait";
  readonly trait: string;
}

/** The units that a use is for. */
export interface Targets {
  readonly type: "Targets";
  readonly units: readonly string[];
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

/** Put a thing on or take it in hand; or put it away. */
export interface WearGear {
  readonly type: "WearGear";
  readonly item: string;
  readonly worn: boolean;
}

/** A normal action; `what` is the item, the unit, or nothing. */
export interface Work {
  readonly type: "Work";
  readonly kind: "aim" | "break_free" | "draw" | "mount" | "order_mount" | "pick_up" | "reload" | "rouse" | "run" | "stand";
  readonly what: string;
}

/** Everything on the table. `characters` are those of the players by seat; `tray` are the last rolls (20). */
export interface VeridiaState {
  readonly outcome: Outcome | null;
  readonly mode: "builder" | "campaign" | "dice" | "expedition" | "skirmish";
  readonly characters: Readonly<Record<number, Character>>;
  readonly fight: Fight | null;
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

/** A fight: the units in the order in which they came, whose slots stand in `order`. `map` is the id of a map, or "" for distances kept as numbers (VER-MAP-12), then in `apart`, in metres. `open_doors` are cells. `next_number` counts uses and effects. `surprised` are units in a bonus round. */
export interface Fight {
  readonly map: string;
  readonly units: Readonly<Record<string, Unit>>;
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
}

/** Somebody in a fight. `seat` decides for it. `cell` is its upper left cell, None off the map. `held` are the things in its main and other hand ("" for none; a two-handed thing is in both), `carried` all it has at hand. `score` is its initiative of this round, `rolled` the die, `ties` more dice among equals. `low`: aloft, it has struck somebody from close by and can be struck until its next turn. `escape` are successes of running away. `disease`, `poisons` run on the calendar. `summoner`: a creature that was called. */
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
  readonly effect: Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | Cure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | Travel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | Reveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew;
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
export interface Cure {
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
export interface Travel {
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
export interface Reveal {
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
  readonly effect: Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | Cure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | Travel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | Reveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew;
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
  readonly effects: readonly (Dice | Damage | AddDamage | Vulnerable | Thorns | KnockOut | Freeze | Poison | Disease | Condition | Wear | Destroy | Drop | Trap | Heal | Regen | Cure | Barrier | Armor | Resist | IgnoreDamage | Immune | PoolGain | NoHealing | RepairStage | OnDeath | Difficulty | Successes | AutoMiss | Reroll | Initiative | MayDefend | NullifyAttack | AttackRange | AttackMode | Weapon | OnCriticalFailure | IgnoreWounds | Charge | SkillCap | SwapAttribute | FirstRoundFirst | NeverSurprised | TurnsActLast | Untouchable | SurpriseTurn | ExtraAction | Forbid | Speed | Jump | Fly | Move | Terrain | TerrainIgnore | Light | Travel | Reach | Illusion | Summon | Control | RelaySpell | ReloadAs | Dormant | LiftKg | Stat | Money | SkillCost | Unlock | Crew | Hands | HouseBlind | Become | Upkeep | Dispel | Reveal | FetchItems | AskGm | AskPairs | Narrate | Cast | CastStored | StoreSpell | Enchant | MakeGem | MakeItem | Brew)[];
  readonly amounts: readonly number[];
  readonly until: Until;
}

/** A roll on the tray: who rolled, what for, and the dice. `seats` may see it (empty: everybody). */
export interface Throw {
  readonly who: string;
  readonly what: string;
  readonly rolled: Rolled;
  readonly seats: readonly number[];
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

/** How a game of Veridia is set up. `mode` is the way of playing; what does not belong to it does not count. `characters` are characters in their export form, one after the other in a list; a side or a party names them `own:1`, `own:2` ... Skirmish: `side_a` to `side_d` and what follows to `ask_always`. Expedition: `region` to `permadeath`, `party`. Campaign: `advancement` to `era`, `players`. Builder: `competence`, `flaw_limit`, `creation_rarity`. Dice room: `room`, how many people are in it. `ammunition`, `wear`, `tips` and `criticals` count wherever there are fights. */
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
  readonly wear: boolean;
  readonly tips: boolean;
  readonly criticals: "house" | "off";
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

/** One attack: declared, perhaps stopped, answered, rolled, and what it does. `dice` are those of a member of a set, None for a whole main. `answer` is what the target does: nothing, a defence (with `means` and, from a set, `set_dice`), a counter or an exchange. */
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
}

/** Wounds that come to a unit together; what they cost in health goes to the striker below. `knock_out`: they are tried as a knock-out, of which `real` points at most are dealt (VER-KO-01, -02). */
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

/** A procedure that a reaction may cancel. It alone decides what being cancelled means. */
export interface CancellableFrame {
  readonly type: "Cancellable";
  readonly at: string;
  readonly cancelled: boolean;
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

/** A fight from the first placed unit to the end; who won is then told by `decided`. */
export interface FightOutFrame {
  readonly type: "FightOut";
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

/** A successful roll of a grappler: its successes go to one follow-up, to a lock, or to both (VER-GRAP-02). */
export interface GrappleFrame {
  readonly type: "Grapple";
  readonly holder: string;
  readonly held: string;
  readonly successes: number;
  readonly matches: number;
  readonly at: string;
}

/** At the slot of a unit: effects that end now, then those that hurt it each turn, one after the other. */
export interface OverTimeFrame {
  readonly type: "OverTime";
  readonly unit: string;
  readonly place: number;
  readonly at: string;
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

/** A use of a trait: points, targets and choices, the roll, the answers to it, and what it does to each target. `dice` are those of a member of a set. `rolled` is the caster's roll, `left` what a target's answer leaves of it. */
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
  readonly answer: string;
  readonly means: string;
  readonly set_dice: number | null;
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

/** A part of a sum: what it comes from and how much it is. */
export interface ModifiersPart {
  readonly source: string;
  readonly amount: number;
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

export interface CriticalFailureEvent {
  readonly type: "CriticalFailure";
  readonly unit: string;
  readonly kind: string;
  readonly consequence: string;
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

/** A roll with every face; the parts of its pool and of its difficulty. */
export interface DiceRolledEvent {
  readonly type: "DiceRolled";
  readonly unit: string;
  readonly kind: "aim" | "attack" | "block" | "block_unarmed" | "break_free" | "chase" | "dodge" | "draw" | "exchange" | "grapple" | "knockout" | "parry" | "pick_up" | "reload" | "run" | "skill" | "spell" | "stand";
  readonly rolled: Rolled;
  readonly dice: readonly ModifiersPart[];
  readonly difficulty: readonly ModifiersPart[];
}

export interface DiedEvent {
  readonly type: "Died";
  readonly unit: string;
}

export interface DoorMovedEvent {
  readonly type: "DoorMoved";
  readonly unit: string;
  readonly cell: readonly [number, number];
  readonly opened: boolean;
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

export interface ExchangeCalledEvent {
  readonly type: "ExchangeCalled";
  readonly unit: string;
  readonly with_: string;
}

export interface FightEndedEvent {
  readonly type: "FightEnded";
  readonly winner: "a" | "b" | "c" | "d" | "";
  readonly reason: string;
  readonly rounds: number;
}

/** A fight began on a map ("": none) between these sides. */
export interface FightStartedEvent {
  readonly type: "FightStarted";
  readonly map: string;
  readonly sides: readonly (readonly ["a" | "b" | "c" | "d", readonly string[]])[];
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

export interface HealedEvent {
  readonly type: "Healed";
  readonly unit: string;
  readonly why: string;
  readonly amount: number;
  readonly level: "healthy" | "hurt" | "impaired" | "incapacitated";
}

export interface HitEvent {
  readonly type: "Hit";
  readonly unit: string;
  readonly target: string;
  readonly successes: number;
  readonly matches: number;
}

export interface InitiativeRolledEvent {
  readonly type: "InitiativeRolled";
  readonly unit: string;
  readonly die: number;
  readonly bonus: number;
  readonly total: number;
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

export interface KnockedOutEvent {
  readonly type: "KnockedOut";
  readonly unit: string;
}

export interface LandedEvent {
  readonly type: "Landed";
  readonly unit: string;
  readonly fell: boolean;
}

export interface LeftFightEvent {
  readonly type: "LeftFight";
  readonly unit: string;
  readonly fate: "away" | "fled" | "gone" | "surrendered" | "up";
}

export interface MissedEvent {
  readonly type: "Missed";
  readonly unit: string;
  readonly target: string;
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

export interface PointsGainedEvent {
  readonly type: "PointsGained";
  readonly unit: string;
  readonly pool: "fervor" | "focus" | "mana";
  readonly points: number;
  readonly left: number;
}

export interface PointsPaidEvent {
  readonly type: "PointsPaid";
  readonly unit: string;
  readonly pool: "fervor" | "focus" | "mana" | "charges" | "health";
  readonly points: number;
  readonly left: number;
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

export interface RoundBeganEvent {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly order: readonly string[];
  readonly bonus: boolean;
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

export interface SummonedEvent {
  readonly type: "Summoned";
  readonly unit: string;
  readonly summoner: string;
  readonly cell: readonly [number, number] | null;
}

/** Ambushers, and who noticed them. */
export interface SurpriseRolledEvent {
  readonly type: "SurpriseRolled";
  readonly side: "a" | "b" | "c" | "d";
  readonly surprised: readonly string[];
}

export interface TookOffEvent {
  readonly type: "TookOff";
  readonly unit: string;
}

export interface TraitDeclaredEvent {
  readonly type: "TraitDeclared";
  readonly unit: string;
  readonly trait: string;
  readonly targets: readonly string[];
  readonly cell: readonly [number, number] | null;
  readonly points: number;
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

/** What can be told at once. `fight`: while somebody fights, whatever is played. `building`: in the builder. */
export interface Aids {
  readonly fight: FightAids | null;
  readonly building: BuildingAids | null;
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

/** A unit as a seat sees it. `level` is a place in the levels, -1 where nobody may know it; `left` of `whole` are health points where others may know them. `mine`: the seat decides for it. `out`: it can do nothing any more. */
export interface UnitAid {
  readonly id: string;
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

/** A character in the making. `steps` are all that can be thought of, by `key_of`; `grades` by kind and id. `money` is what is left of the money as it is written. `wrong` keeps the character from being ready, `warned` does not. `ledger` is told once creation is over, `sheets` are told once the builder is left. */
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

export type AnyChoice =
  | ActLast
  | Attack
  | BringCharacter
  | BuyGear
  | CallExchange
  | Centre
  | ChangeDistance
  | Chase
  | Choose
  | ChooseBackground
  | ChooseGift
  | ChooseRace
  | Convert
  | Counter
  | Defend
  | Describe
  | Divide
  | EndSlot
  | FinishBuilding
  | Flee
  | Follow
  | Free
  | GiveUpTrait
  | InventCharacter
  | LeaveRoom
  | LetPass
  | LowerLevel
  | Nothing
  | Part
  | Perform
  | Place
  | Points
  | RaiseLevel
  | React
  | Repeat
  | Reserved
  | ReturnGear
  | Rider
  | RollDice
  | Spend
  | Split
  | Strike
  | Surrender
  | TakeTrait
  | Targets
  | UseTrait
  | Wait
  | Walk
  | WearGear
  | Work;

export type State = VeridiaState;

export type Options = VeridiaOptions;

export type AnyFrame =
  | ActingFrame
  | AttackActionFrame
  | BlowFrame
  | BreathingFrame
  | CancellableFrame
  | DiceRoomFrame
  | DividingFrame
  | FightOutFrame
  | FleeingFrame
  | GrappleFrame
  | OverTimeFrame
  | RoundFrame
  | SkirmishFrame
  | SlotFrame
  | StrikerFrame
  | SurpriseFrame
  | TraitActionFrame
  | WindowFrame
  | WorkingFrame
  | WorkshopFrame;

export type AnyEvent =
  | AnswerChosenEvent
  | AreaBeganEvent
  | AreaEndedEvent
  | ArmorWornEvent
  | AttackDeclaredEvent
  | BarrierChangedEvent
  | BuildingStepEvent
  | CharacterBroughtEvent
  | CharacterBuiltEvent
  | CharacterDescribedEvent
  | CharacterInventedEvent
  | ConditionBeganEvent
  | ConditionEndedEvent
  | CriticalFailureEvent
  | DamagedEvent
  | DiceRolledEvent
  | DiedEvent
  | DoorMovedEvent
  | EffectBeganEvent
  | EffectEndedEvent
  | ExchangeCalledEvent
  | FightEndedEvent
  | FightStartedEvent
  | GameEndedEvent
  | GrappleBeganEvent
  | GrappleChangedEvent
  | GrappleEndedEvent
  | HealedEvent
  | HitEvent
  | InitiativeRolledEvent
  | ItemBrokeEvent
  | ItemFellEvent
  | KnockedOutEvent
  | LandedEvent
  | LeftFightEvent
  | MissedEvent
  | MoraleBrokeEvent
  | MountChangedEvent
  | MovedEvent
  | PointsGainedEvent
  | PointsPaidEvent
  | RerolledEvent
  | RoomRolledEvent
  | RoundBeganEvent
  | RousedEvent
  | SeatChangedEvent
  | SetDeclaredEvent
  | SlotBeganEvent
  | SlotEndedEvent
  | SummonedEvent
  | SurpriseRolledEvent
  | TookOffEvent
  | TraitDeclaredEvent
  | UnitPlacedEvent
  | UnsummonedEvent
  | WaitedEvent
  | WorkDoneEvent;
