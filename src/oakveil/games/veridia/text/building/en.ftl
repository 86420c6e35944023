## The text sheet
veridia-sheet-attribution = Veridia Tabletop RPG by Trisfald, CC BY-NC-SA 4.0, adapted
veridia-sheet-head-attributes = ATTRIBUTES
veridia-sheet-head-virtues = VIRTUES
veridia-sheet-head-skills = SKILLS
veridia-sheet-head-specialties = SPECIALTIES
veridia-sheet-head-pools = POOLS
veridia-sheet-head-resources = RESOURCES
veridia-sheet-head-defence = DEFENCE [INNER]+OUTER
veridia-sheet-head-health = HEALTH
veridia-sheet-head-traits = TRAITS
veridia-sheet-head-assets = ASSETS
veridia-sheet-courage = Courage
veridia-sheet-integrity = Integrity
veridia-sheet-willpower = Willpower
veridia-sheet-deli = Deli
veridia-sheet-experience = Experience
veridia-sheet-initiative = Initiative
veridia-sheet-armour = Armour
veridia-sheet-resist = Elemental resist

## Things that are owned
veridia-quality-inferior = inferior
veridia-quality-superior = superior
veridia-wear-patched = patched
veridia-wear-points = { $points } wear
veridia-stored = stored
veridia-thing-sight = Sight
veridia-thing-hearing = Hearing
veridia-thing-smell = Smell
veridia-thing-taste = Taste
veridia-thing-touch = Touch
veridia-thing-courage = Courage
veridia-thing-integrity = Integrity

## Quick sheets
veridia-quick-first = “{ $line }” is no first line of a quick sheet: (3+2) - Guard [3/3/3/2] is one.
veridia-quick-missing = “{ $line }”: the line “{ $field }” is missing.
veridia-quick-line = “{ $line }” is no line of a quick sheet: Attack, Dodge, Block, Armor and Loot are.
veridia-quick-sum = “{ $line }” is no sum of dice, such as 2+3-1.
veridia-quick-armor = “{ $line }” is not “[inner]+outer / [inner]+outer”.
veridia-quick-mark = “{ $line }”: “{ $mark }” is neither damage (+2dmg) nor a range (60m) nor a quirk.

## Why a character is not allowed
veridia-val-attribute = { $attribute } { $level } is outside the range of this race ({ $race }): { $low } to { $high }.
veridia-val-range = { $what } goes from { $low } to { $high }.
veridia-val-magic = { $specialty } { $level } needs { $arcana } { $needed }; you have { $have }.
veridia-val-way = { $specialty } { $level }: all ways together are at most integrity - 1, which leaves { $cap } for this one.
veridia-val-path = { $specialty } { $level } needs { $basis } { $needed }.
veridia-val-requisite = { $trait } needs { $needs }.
veridia-val-points = This costs { $cost }; you have { $left } left.
veridia-val-background = { $trait }: only one background, and no other trait can be one.
veridia-val-repeat = { $trait } can be taken once.
veridia-val-choice = { $trait }: { $choice }
veridia-val-excluded = { $one } and { $other } exclude each other.
veridia-val-money = You are { $short } deli short.
veridia-val-hands = { $one } and { $other } need { $hands } hands; you have { $have }.
veridia-val-slot = Only one thing can be worn { $slot }.
veridia-val-integrity = Integrity changes only through the story.
veridia-val-creation = { $trait } can only be taken at creation.
veridia-val-suspended = { $specialty } { $level } is suspended: your integrity supports only { $left } of it.
veridia-val-flaws = Flaws may give at most { $limit } points at this table.
veridia-val-unknown = The { $what } “{ $id }” is not in this content; keep it as a note?
veridia-val-approval = Waiting for the game master.
veridia-val-refund = Only the game master gives back what was bought.
veridia-val-shop = Things are bought in shops once the character is made.
veridia-val-rarity = { $item } is too rare for new characters at this table.

veridia-choice-none = there is nothing to choose.
veridia-choice-sense = choose the sense for this trait.
veridia-choice-language = choose the language for this trait.
veridia-choice-pool = choose the pool for this trait.
veridia-choice-attribute = choose the attribute for this trait.
veridia-choice-melee-weapon = choose the melee weapon for this trait.
veridia-choice-shooting-weapon = choose the shooting weapon for this trait.
veridia-choice-throwing-weapon = choose the throwing weapon for this trait.
veridia-slot-armour = as armour
veridia-slot-feet = on the feet
veridia-slot-back = on the back
veridia-slot-body-under = under the armour
veridia-kind-race = race
veridia-kind-skill = skill
veridia-kind-specialty = specialty
veridia-kind-trait = trait
veridia-kind-background = background
veridia-kind-item = thing
veridia-kind-attribute = attribute
veridia-kind-virtue = virtue
veridia-any-magic = any branch of magic
veridia-any-path = any path
veridia-any-way = any way

## The dice room
veridia-room-granted = A roll that is skipped cannot be opposed.
veridia-room-elsewhere = Dice are rolled at will in the dice room only.
veridia-outcome-room-closed = The dice room is closed.
veridia-outcome-built = { $name } is ready; { $left } points of experience are left.
veridia-thing-aegosian = Aegosian
veridia-thing-ancient = Ancient tongue
veridia-thing-belusan = Belusan
veridia-thing-luminian = Luminian
veridia-thing-orcish = Orcish
veridia-thing-rasantian = Rasantian

## Wear and quality
veridia-wear-beyond = { $item } cannot be repaired: only one stage is, once, and not when it is broken.
veridia-wear-tools = Repairs need craftsman's tools.
veridia-wear-skill = This repair needs craftsmanship { $needed } and as many days.
veridia-quality-change = { $item }: that is no quality such a thing can have.

## Sieges
veridia-siege-crew = { $engine }: a crew of at least { $needed } is needed.
veridia-siege-skill = { $engine }: somebody of the crew needs { $skill } { $needed }.

## Shops
veridia-shop-none = { $item } is not for sale here this week.

veridia-blessed = { $name } of blessed wood
veridia-thing-sigil-choice = Sigil of your choice
veridia-thing-blessed-weapon-choice = Weapon of blessed wood of your choice
## Import
veridia-import-unreadable = This is not an exported character: { $why }
veridia-import-later = This character is made by later rules ({ $ruleset }).
veridia-import-ledger = The ledger of this character does not add up.
veridia-import-ways = The ways of this character are not those that it bought.

## Warnings and debts
veridia-val-empty-branch = { $specialty }: there is no trait of it in this edition; it only counts for mana.
veridia-sheet-debt = Debt of { $deli } deli

## Steps of building
veridia-ask-build = Build a character.
veridia-ask-dice_room = Roll whatever you like, or close the room.
veridia-ask-roll = Roll dice
veridia-choice-RaiseLevel = { $name } { $before } → { $after } (costs { $cost })
veridia-choice-LowerLevel = { $name } { $before } → { $after }
veridia-choice-TakeTrait =
    { $flaw ->
        [yes] { $name } (brings { $cost })
       *[no] { $name } (costs { $cost })
    }
veridia-choice-GiveUpTrait = Without { $name }
veridia-choice-ChooseRace = Be of the race: { $name }
veridia-choice-ChooseBackground =
    { $name ->
        [none] No background
       *[other] Background: { $name } (costs { $cost })
    }
veridia-choice-BuyGear = Buy { $name } ({ $price } deli)
veridia-choice-ReturnGear = Give back { $name }
veridia-choice-ChooseGift = Choose { $name }
veridia-choice-WearGear =
    { $worn ->
        [yes] Wear or hold { $name }
       *[no] Put away { $name }
    }
veridia-choice-Describe = Be called { $name }
veridia-choice-FinishBuilding = The character is ready

## Characters that are brought
veridia-bring-elsewhere = Characters are brought, or made up, while one is being made.
veridia-ask-bring = Bring a character
veridia-ask-invent = Have a character made up
veridia-choice-BringCharacter = go on with the character of a text
veridia-choice-InventCharacter = have a character made up
veridia-event-CharacterBrought =
    { $notes ->
        [0] { $name } was brought along.
        [one] { $name } was brought along; one thing that is unknown here became a note.
       *[other] { $name } was brought along; { $notes } things that are unknown here became notes.
    }
veridia-event-CharacterInvented = { $name } was made up by chance.

## The ledger
veridia-ledger-start = Creation
veridia-ledger-award = { $what }: +{ $cost }
veridia-ledger-purchase = { $what }: { $cost }
veridia-ledger-refund = Given back, { $what }: +{ $cost }

## The page of a campaign
veridia-page-date = day { $day } of month { $month }, { $year }
veridia-page-when = day { $day }, { $hour } h
veridia-page-dice =
    { $n ->
        [one] one die
       *[other] { $n } dice
    }
veridia-page-willpower = Willpower
