### What the page of Veridia says beside what the server tells. Keys of fights begin with veridia-f-.

## The builder
veridia-b-budget = Points and money
veridia-b-left = { $left ->
    [one] { $left } point left
   *[other] { $left } points left
  }
veridia-b-spent = { $spent } of { $budget } spent
veridia-b-flaws = flaws gave { $n }
veridia-b-flaws-of = flaws gave { $n } of at most { $most }
veridia-b-deli = { $deli } deli
veridia-b-threat = Threat { $n }
veridia-b-threat-told = How much the character counts in a fight; a guard counts 10 (VER-LAB-01)
veridia-b-undo = Undo
veridia-b-redo = Redo
veridia-b-undo-key = Take the last step back (Ctrl+Z)
veridia-b-redo-key = Take the step again (Ctrl+Y)
veridia-b-surprise = Surprise me
veridia-b-surprise-told = Chance makes up a character; everything about it can still be changed, and undone
veridia-b-bring = Import
veridia-b-sheet = Sheet and export
veridia-b-finish = Ready
veridia-b-not-ready = Something has to be put right first: it stands beside the numbers.
veridia-b-step-person = Person
veridia-b-step-attributes = Attributes
veridia-b-step-skills = Skills
veridia-b-step-specialties = Specialties
veridia-b-step-traits = Traits
veridia-b-step-gear = Gear
veridia-b-step-numbers = Numbers
veridia-b-person = Person
veridia-b-name = Name
veridia-b-idea = Concept
veridia-b-more-words = More about this person
veridia-b-pronoun = Pronoun
veridia-b-home = Home
veridia-b-look = Look
veridia-b-belief = Belief
veridia-b-bond = Bond { $n }
veridia-b-race = Race
veridia-b-plain-race = every attribute 1–5
veridia-b-past = Background
veridia-b-no-past = No background
veridia-b-attributes = Attributes and virtues
veridia-b-range = from { $low } to { $high }
veridia-b-willpower = Willpower { $n }: courage and integrity together
veridia-b-willpower-short = Willpower
veridia-b-skills = Skills
veridia-b-learnt = only those learnt
veridia-b-specialties = Branches, ways and paths
veridia-b-family-magic = Branches of magic
veridia-b-family-way = Ways
veridia-b-family-path = Paths
veridia-b-level = { $name }: { $level }
veridia-b-raise = { $name } one higher, costs { $cost }
veridia-b-lower = { $name } one lower
veridia-b-traits = Traits
veridia-b-owned = Traits taken
veridia-b-give-up = Without { $name }
veridia-b-filter = Filter the traits
veridia-b-show = Which traits
veridia-b-show-open = available
veridia-b-show-all = all, locked ones too
veridia-b-show-owned = taken
veridia-b-category = Category
veridia-b-category-all = every category
veridia-b-category-physical = Physical
veridia-b-category-mental = Mental
veridia-b-category-social = Social
veridia-b-category-martial = Martial
veridia-b-category-assets = Assets
veridia-b-category-path-common = All paths
veridia-b-words = Search words
veridia-b-affordable = affordable
veridia-b-fights = for fights
veridia-b-choice = Choice for { $name }
veridia-b-take = Take { $name }, costs { $n }
veridia-b-take-flaw = Take { $name }, brings { $n }
veridia-b-found = { $n ->
    [one] { $n } trait
   *[other] { $n } traits
  }
veridia-b-nothing = Nothing fits. Show more with the filters.
veridia-b-gear = Gear
veridia-b-voucher = { $n } deli of the voucher are not used
veridia-b-hands = Hands
veridia-b-free-hands = { $n ->
    [one] one hand free
   *[other] { $n } hands free
  }
veridia-b-drawn = drawn first: { $name }
veridia-b-slot-armour = Armour
veridia-b-slot-body_under = Underneath
veridia-b-slot-back = Back
veridia-b-slot-feet = Feet
veridia-b-has = Owned
veridia-b-gift = Choose what it is: { $name }
veridia-b-wear = Wear or hold { $name }
veridia-b-put-away = Put away { $name }
veridia-b-on = Wear
veridia-b-hold = Hold
veridia-b-off = Put away
veridia-b-return = Give back { $name }
veridia-b-shop = Buy
veridia-b-section = What kind of things
veridia-b-section-weapons = Weapons
veridia-b-section-armour = Armour
veridia-b-section-ammunition = Ammunition
veridia-b-section-goods = Goods
veridia-b-section-household = Household
veridia-b-section-clothing = Clothing
veridia-b-section-property = Property
veridia-b-section-house = Special things
veridia-b-section-food = Food
veridia-b-section-vehicles = Vehicles
veridia-b-section-siege = Siege engines
veridia-b-section-livestock = Livestock
veridia-b-section-mounts = Mounts
veridia-b-search-gear = Search gear
veridia-b-payable = I can pay
veridia-b-in-hands = { $n ->
    [one] one hand
   *[other] two hands
  }
veridia-b-rare = rare
veridia-b-uncommon = uncommon
veridia-b-buy = Buy { $name } for { $price } deli
veridia-b-buy-many = Buy { $n } of { $name }
veridia-b-no-money = Money comes with a background: choose one first.
veridia-b-numbers = In a fight
veridia-b-initiative = Initiative
veridia-b-dodge = Dodge
veridia-b-parry = Parry
veridia-b-block = Block
veridia-b-unarmed = Bare hands
veridia-b-dice = { $n }d
veridia-b-armour = Armour
veridia-b-resist = Resist
veridia-b-health = Health
veridia-b-weapon = Weapon
veridia-b-weapons = Weapons
veridia-b-pool = dice
veridia-b-pool-short = dice
veridia-b-against = mean damage against armour { $n }
veridia-b-weapons-told = Each weapon with its dice and its mean damage
veridia-b-means-told = ⌀: mean damage of a blow that nobody defends against, by armour 0, 2, 3 and 5.
veridia-b-wrong = To be put right:
veridia-b-warned = Note:
veridia-b-overspent = { $n ->
    [one] One point more is spent than there is.
   *[other] { $n } points more are spent than there are.
  }
veridia-b-ledger = Ledger
veridia-b-notes = Notes
veridia-b-experience = Experience
veridia-b-sheet-of = Sheet of { $name }
veridia-b-form-text = Text sheet
veridia-b-form-quick = Quick form
veridia-b-form-json = Export (JSON)
veridia-b-print = Print on A4
veridia-b-download = Save as a file
veridia-b-copy = Copy
veridia-b-copied = Copied.
veridia-b-bring-told = Paste an exported character (JSON) or the lines of a quick sheet, or open a file. It is shown first; nothing changes until you say so.
veridia-b-bring-text = Exported character or quick sheet
veridia-b-file = Open a file
veridia-b-look = Look at it
veridia-b-too-long = This text is too long.
veridia-b-kept = These things are kept as notes.
veridia-b-bring-now = Go on with { $name }
veridia-b-bring-undo = The character on the page gives way; undo brings it back.
