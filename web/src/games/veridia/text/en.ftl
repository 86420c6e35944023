### What the page of Veridia says beside what the server tells. Keys of fights begin with veridia-f-, of dice with veridia-d-.

## Odds

veridia-f-odds = { $dice }d{ $difficulty ->
    [0] {""}
   *[other] {" "}+{ $difficulty }
 } · { $hit } % · ø { $mean }
veridia-f-odds-short = { $dice }d{ $difficulty ->
    [0] {""}
   *[other] {" "}+{ $difficulty }
 } · { $hit } %
veridia-f-odds-met = { $n } % if defended
veridia-f-odds-hurts = hurts { $n } %
veridia-f-odds-damage = ø { $n } damage
veridia-f-odds-out = out { $n } %
veridia-f-odds-critical = critical failure { $n } %
veridia-f-lose = lose { $n }
veridia-f-inflict = deal { $n }
veridia-f-percent = { $n } %

## Units

veridia-f-side = side { $letter }
veridia-f-yours = yours
veridia-f-dead = dead
veridia-f-fate = { $fate ->
    [fled] fled
    [surrendered] surrendered
    [away] off the map
   *[other] gone
 }
veridia-f-level-hidden = health unknown
veridia-f-level-points = { $name }, { $left } of { $whole }
veridia-f-penalty = −{ $n } dice (wounds)
veridia-f-main = { $main ->
    [ready] main ready
    [set] main dealt out
   *[other] main spent
 }
veridia-f-free = { $is ->
    [ready] free action ready
   *[other] free action spent
 }
veridia-f-walks = walks { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }
veridia-f-turns = { $name }: { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
 }
veridia-f-barrier = { $known ->
    [yes] barrier { $n }
   *[no] barrier
 }
veridia-f-shots = { $name }: { $n ->
    [one] { $n } shot
   *[other] { $n } shots
 }
veridia-f-drawn = drawn
veridia-f-grip = { $holder } holds { $held }: strength { $strength }, lock { $lock }
veridia-f-hands = In hand: { $names }
veridia-f-hands-empty = Hands empty
veridia-f-keeps = Keeps:

## The order

veridia-f-order = Order of initiative
veridia-f-round = Round { $n }
veridia-f-bonus-round = Bonus round
veridia-f-setup = Before the fight

## The map

veridia-f-map = Battle map: { $name }
veridia-f-distances = Distances without a map
veridia-f-whole-map = Whole map
veridia-f-cells = { $cost } of { $of } cells
veridia-f-beside = next to { $names }
veridia-f-ground = { $what ->
    [wall] wall
    [tree] tree
    [low] low object
    [object] object
    [high] high object
    [rough] rough
    [shallow] shallow water
    [deep] deep water
    [bridge] bridge
    [narrow] narrow
    [cramped] cramped
   *[door] door
 }
veridia-f-cover = { $what ->
    [low] behind a low object
    [tree] behind a tree
    [high] behind a high object
   *[object] behind an object
 }: difficulty +{ $n }
veridia-f-unseen = out of sight
veridia-f-metres = { $n } m
veridia-f-away = { $n } m { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[here] here
 }
veridia-f-hits = Hits { $names }.
veridia-f-hits-nobody = Hits nobody.
veridia-f-hits-friends = Your own side, too: { $names }!
veridia-f-cry-missed = missed
veridia-f-cry-KnockedOut = knocked out
veridia-f-cry-Died = dies

## What can be done

veridia-f-against = Against { $name }
veridia-f-aim = Aim at a part ({ $n })
veridia-f-menu-move = Move
veridia-f-menu-attack = Attack
veridia-f-menu-manoeuvre = Manoeuvre
veridia-f-menu-trait = Trait
veridia-f-menu-other = Other
veridia-f-menu-wait = Wait
veridia-f-menu-split = Split
veridia-f-menu-end = End
veridia-f-walk = Walk here
veridia-f-cells-left = { $n } of { $of } cells
veridia-f-count = { $n ->
    [one] { $n } way
   *[other] { $n } ways
 }
veridia-f-guard = stay on guard
veridia-f-done = turn over
veridia-f-split-help = several actions
veridia-f-doubt-surrender = Whoever surrenders is out of the fight.
veridia-f-no-here = That is not possible here.
veridia-f-no-held = Whoever holds or is held cannot walk.
veridia-f-no-mount = A mount goes where its rider goes.
veridia-f-no-stays = No cells are left to walk, or there is no way.
veridia-f-no-spent = The main action is spent.
veridia-f-no-set = The main action is dealt out: only its members are left.
veridia-f-no-no_target = Nobody can be struck from here with what is in hand.
veridia-f-no-free_spent = The free action is spent, and there is no main to pay for another.
veridia-f-no-no_dice = No two actions have dice to share.
veridia-f-no-begun = Only who has done nothing yet can wait.
veridia-f-no-nobody = Nobody who acts later can be waited for.
veridia-f-no-moved = Who has walked does not run away in the same turn.
veridia-f-no-not_here = It cannot be used in a fight.
veridia-f-no-no_free_action = It needs a free action, and none is left.
veridia-f-no-no_main = It needs a main, and none is left.
veridia-f-no-no_points = Too few points are left for it.
veridia-f-no-no_metal = It needs metal armour.
veridia-f-no-no_gem = There is no such gem left.
veridia-f-short-held = held
veridia-f-short-mount = the rider's
veridia-f-short-stays = no cells
veridia-f-short-spent = main spent
veridia-f-short-set = dealt out
veridia-f-short-no_target = out of reach
veridia-f-short-free_spent = spent
veridia-f-short-no_dice = no dice
veridia-f-short-begun = too late
veridia-f-short-nobody = for nobody
veridia-f-short-moved = moved
veridia-f-short-not_here = not here
veridia-f-short-no_free_action = no free action
veridia-f-short-no_main = main spent
veridia-f-short-no_points = no points
veridia-f-short-no_metal = no metal
veridia-f-short-no_gem = no gem
veridia-f-place = Where does { $name } start?
veridia-f-press-cell = Press a cell of the map.
veridia-f-press-units = Press units on the map.
veridia-f-targets = For { $names }
veridia-f-declare = Declare

## Answers

veridia-f-threat = { $manoeuvre ->
    [grapple] { $by } reaches for { $who }
    [knockout] { $by } tries to knock { $who } out: { $name }
    [aimed] { $by } aims at { $who }: { $name }
    [trait] { $by } uses { $name } on { $who }
   *[attack] { $by } attacks { $who }: { $name }
 }{ $manoeuvre ->
    [trait] {""}
   *[other] , { $dice ->
       [one] { $dice } die
      *[other] { $dice } dice
    }{ $difficulty ->
       [0] {""}
      *[other] , difficulty +{ $difficulty }
    }
 }
veridia-f-recommended = Recommended: { $label }
veridia-f-counter = { $exchange ->
    [yes] { $manoeuvre ->
        [grapple] Exchange, grapple
        [knockout] Exchange, knock out
       *[attack] Exchange ({ $weapon })
    }
   *[no] Counter later ({ $weapon })
 }
veridia-f-lose-head = lose
veridia-f-deal-head = deal
veridia-f-advised = recommended
veridia-f-card-nothing = Endure it
veridia-f-card-defend = Defend
veridia-f-card-strike = Strike back
veridia-f-card-split = Split the dice
veridia-f-split-open = Deal out the dice…
veridia-f-split-why = Defend with some dice, keep the others for a blow of your own.
veridia-f-split-title = Several actions at once
veridia-f-split-rule = They share the smallest pool, a die less for every action after the first.
veridia-f-split-told = { $parts } of { $n }
veridia-f-split-left = { $n } left
veridia-f-dice = { $n }d
veridia-f-follow-title = { $n ->
    [one] The grapple holds: { $n } success to spend
   *[other] The grapple holds: { $n } successes to spend
 }
veridia-f-follow = { $kind ->
    [none] lock only
    [bash] bash with the weapon
    [breach] breach the armour
    [disarm] disarm: { $name }
   *[knock_down] knock down
 }
veridia-f-needs = needs { $n }
veridia-f-follow-told = { $dice } on it, { $lock } on the lock

## The sheet

veridia-f-tab-sheet = Sheet
veridia-f-tab-dice = Dice
veridia-f-tab-log = Log
veridia-f-tab-chat = Chat
veridia-f-attacks = Attacks and defences
veridia-f-dice-head = dice
veridia-f-damage = damage
veridia-f-armour = Armour { $outer } outer, { $inner } inner
veridia-f-resist = resist { $outer } outer, { $inner } inner
veridia-f-virtues = Initiative +{ $initiative } · courage { $courage } · integrity { $integrity }
veridia-f-traits = Traits
veridia-f-gear = At hand:
veridia-f-around = Around
veridia-f-lasted = { $n ->
    [one] The fight took { $n } round.
   *[other] The fight took { $n } rounds.
 }
veridia-f-tale-attacks = attacks
veridia-f-tale-hits = hits
veridia-f-tale-dealt = dealt
veridia-f-tale-taken = taken

## Dice

veridia-d-tray = Dice tray
veridia-d-empty = No dice have been rolled.
veridia-d-kind = { $kind ->
    [attack] attack
    [spell] trait
    [knockout] knock-out
    [grapple] grapple
    [break_free] breaking free
    [parry] parry
    [block] block
    [block_unarmed] block with bare hands
    [dodge] dodge
    [exchange] exchange
    [run] run
    [chase] chase
    [aim] aiming
    [draw] drawing
    [reload] reloading
    [stand] standing up
    [pick_up] picking up
    [skill] skill
   *[other] { $kind }
 }
veridia-d-die = { $face }{ $fate ->
    [kept] {" "}kept
    [difficulty] {" "}cancelled by the difficulty
    [opponent] {" "}cancelled by the opponent
   *[none] {""}
 }
veridia-d-roll = Dice: { $faces }. { $n ->
    [one] { $n } success
   *[other] { $n } successes
 }
veridia-d-successes = { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
 }
veridia-d-match = { $n ->
    [2] pair
    [3] triple
   *[other] { $n } alike
 } of { $face }
veridia-d-critical = critical failure
veridia-d-repeated = rolled again

## Tips

veridia-f-tip-place = Put your units on the bright cells: fighters in front, whoever shoots or casts behind. The small letter on a token is its side.
veridia-f-tip-turn = In your turn you walk, take one free action and one main action, in any order. Point at a cell to see the way, press a foe to see what you can do to it. Every button tells its dice, its chance and its mean.
veridia-f-tip-answer = Your answer uses your main action of this round. “lose” is the mean damage you take, “deal” what your blow brings. Splitting lets you defend with some dice and strike with the others later.
veridia-f-tip-split = Each action of a set needs a die. The beads show what each die is worth.
veridia-f-tip-follow = Successes of a grapple lock the foe (difficulty for all it rolls) or go into one follow-up.
veridia-f-tip-area = Areas hit friends, too: what they would hit is outlined before you decide.
veridia-f-tip-wounded = Wounds take dice from all your rolls: two when Hurt, four when Impaired. Sometimes it is wise to step back.
veridia-f-tip-dice = The tab “Dice” keeps the last twenty rolls: thick rings are successes, struck ones were cancelled, brackets mark the match.
veridia-f-tip-guard = Whoever ends the turn with a main left stays on guard: it can still answer an attack this round.

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
veridia-b-look-at = Look at it
veridia-b-too-long = This text is too long.
veridia-b-kept = These things are kept as notes.
veridia-b-bring-now = Go on with { $name }
veridia-b-bring-undo = The character on the page gives way; undo brings it back.

## The dice room
veridia-r-compose = Compose a roll
veridia-r-kind-skill = Attribute + skill
veridia-r-kind-specialty = Specialty
veridia-r-kind-willpower = Willpower
veridia-r-kind-free = Free pool
veridia-r-attribute = Attribute
veridia-r-skill = Skill
veridia-r-specialty = Branch, way or path
veridia-r-level = Level
veridia-r-dice = Dice
veridia-r-advantage = Advantage
veridia-r-difficulty = Difficulty
veridia-r-automatic = Sure successes
veridia-r-opposed = against an opposition
veridia-r-against = Its dice
veridia-r-against-difficulty = Its difficulty
veridia-r-granted = out of danger: skip the roll
veridia-r-granted-told = { $n ->
    [one] One success without rolling: one for every four dice, less the difficulty.
   *[other] { $n } successes without rolling: one for every four dice, less the difficulty.
  }
veridia-r-note = What for
veridia-r-pool = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }{ $d ->
    [0] {""}
   *[other] , difficulty { $d }
  }
veridia-r-fails = Nothing is rolled: it fails by itself.
veridia-r-roll = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
  }
veridia-r-take = { $n ->
    [one] Take { $n } success
   *[other] Take { $n } successes
  }
veridia-r-as = The levels are those of { $name }.
veridia-r-as-nobody = Levels by hand
veridia-r-open = Open a character
veridia-r-no-character = This file holds no exported character.
veridia-r-leave = Close the room
veridia-r-leave-doubt = The room closes for everybody.
veridia-r-odds = Odds
veridia-r-win = win
veridia-r-lose = lose
veridia-r-neither = neither
veridia-r-success = at least one success
veridia-r-match = match
veridia-r-critical = critical failure
veridia-r-mean = mean successes
veridia-r-by = Exactly so many successes
veridia-r-tray = The last rolls
veridia-r-opposition = Opposition
veridia-r-won = { $who ->
    [one] { $name } wins.
    [other] The opposition wins.
   *[none] Neither wins.
  }
veridia-r-empty = Nobody has rolled yet.

## The table of a campaign
veridia-b-leave = Leave
veridia-c-campaign = Campaign
veridia-c-party = The party
veridia-c-nobody = Nobody has come to the table yet.
veridia-c-dead = dead
veridia-c-run-player = player
veridia-c-run-master = run by the master
veridia-c-run-guide = run by the guide
veridia-c-who-runs = Who decides for { $name }
veridia-c-health = { $left } of { $whole } points of health
veridia-c-will = Will { $n }
veridia-c-xp = { $n } XP
veridia-c-sheet = Sheet
veridia-c-sheet-of = Sheet of { $name }
veridia-c-correct = Correct
veridia-c-correct-of = Correct { $name }
veridia-c-advance = Advance
veridia-c-what = What
veridia-c-what-damage = damage
veridia-c-what-level = health level
veridia-c-what-condition = condition
veridia-c-what-mana = mana
veridia-c-what-fervor = fervor
veridia-c-what-focus = focus
veridia-c-what-initiative = initiative
veridia-c-what-fate = fate
veridia-c-what-disease = disease
veridia-c-what-pool = dice of the pool
veridia-c-what-difficulty = difficulty
veridia-c-what-successes = successes
veridia-c-what-matches = matches
veridia-c-what-hit = hit or miss
veridia-c-what-duration = duration
veridia-c-what-cost = cost
veridia-c-what-requirement = requirement
veridia-c-what-price = price (hundredths of a deli)
veridia-c-what-award = experience
veridia-c-fate-up = on its feet
veridia-c-fate-fled = fled
veridia-c-fate-surrendered = surrendered
veridia-c-fate-dead = dead
veridia-c-fate-knocked_out = knocked out
veridia-c-hit = hit
veridia-c-miss = miss
veridia-c-waived = waived
veridia-c-new = New value
veridia-c-old = Now: { $old }
veridia-c-reason = Reason
veridia-c-private = only I see this line
veridia-c-set = Set
veridia-c-log = Log
veridia-c-log-kind = Which lines
veridia-c-log-all = everything
veridia-c-log-rolls = rolls
veridia-c-log-fights = fights
veridia-c-log-rewards = rewards and trade
veridia-c-log-overrides = overrides
veridia-c-log-words = Search the log
veridia-c-log-help = A line with a pen can be overridden: press it, or O.
veridia-c-log-text = Save as text
veridia-c-log-json = Save as JSON
veridia-c-secret = secret
veridia-c-override = The last word
veridia-c-override-now = Override
veridia-c-all = all
veridia-c-whom = Whom
veridia-c-ask = Ask for a roll
veridia-c-ask-now = Ask for the roll
veridia-c-roll-of = Roll of
veridia-c-samples = Sample rolls:
veridia-c-difficulty-of = difficulty { $n }
veridia-c-waiting = Waiting for { $names }
veridia-c-cancel = Withdraw the request
veridia-c-wish = { $name } would like to roll { $what }.
veridia-c-let = Yes, difficulty { $n }
veridia-c-no = No
veridia-c-against = Opposed by
veridia-c-against-dice = dice
veridia-c-against-who = somebody
veridia-c-seen = Who sees it
veridia-c-seen-table = as agreed
veridia-c-seen-open = everybody
veridia-c-seen-blind = only I (blind)
veridia-c-seen-secret = I roll in secret
veridia-c-automatic = sure successes are allowed
veridia-c-shows = show the difficulty
veridia-c-secret-roll = Roll behind the screen
veridia-c-secret-now = Roll in secret
veridia-c-hidden-so-far = { $n ->
    [one] One hidden roll so far.
   *[other] { $n } hidden rolls so far.
  }
veridia-c-scene = Scene
veridia-c-no-scene = No scene yet
veridia-c-no-scene-master = Open the first scene below; the players come to the table meanwhile.
veridia-c-no-scene-player = The master is preparing the first scene.
veridia-c-enforce = Rules of fights
veridia-c-enforce-full = rules enforced
veridia-c-enforce-free = nothing enforced
veridia-c-there = Who is there
veridia-c-hidden = hidden
veridia-c-reveal = Reveal
veridia-c-remove = Take { $name } off
veridia-c-clocks = Clocks
veridia-c-clock-on = { $title }: one segment on
veridia-c-clock-back = { $title }: one segment back
veridia-c-papers = Papers
veridia-c-give-out = Give out
veridia-c-lead = Lead everybody to
veridia-c-open-scene = Open a scene
veridia-c-idea = Begin with an idea
veridia-c-title = Title
veridia-c-place = Place
veridia-c-map = Map
veridia-c-no-map = none: distances in numbers
veridia-c-light = Light
veridia-c-open-now = Open the scene
veridia-c-write = Write a note or a handout
veridia-c-text = Text
veridia-c-handout = a handout: everybody reads it
veridia-c-write-now = Write it
veridia-c-new-clock = Set a clock
veridia-c-segments = Segments
veridia-c-library = Library
veridia-c-library-kind = Which of the library
veridia-c-library-words = Search the library
veridia-c-kind-npc = people
veridia-c-kind-creature = creatures
veridia-c-kind-pregen = ready characters
veridia-c-kind-own = my own
veridia-c-more = One { $name } more
veridia-c-fewer = One { $name } fewer
veridia-c-encounter = Encounter
veridia-c-threats = Threat { $party } against { $foes }: R = { $ratio }.
veridia-c-estimate = Estimate: the party wins about { $share }.
veridia-c-foresee = Simulate the fight
veridia-c-foreseeing = Fighting it out …
veridia-c-forecast = This fight: party wins { $wins } ({ $low }–{ $high }), { $lost } health lost each, a death in { $deaths } ({ $fights } fights).
veridia-c-scale = All pools
veridia-c-scale-health = Health
veridia-c-put = Put them on the map
veridia-c-plan = Keep as a plan
veridia-c-grouped = equal ones share initiative
veridia-c-ambush = In ambush
veridia-c-foes = Foes
veridia-c-fight = Begin the fight
veridia-c-own-npc = An NPC of my own
veridia-c-own-id = Short name
veridia-c-own-sheet = Quick sheet
veridia-c-own-add = Add to the library
veridia-c-tracker = Initiative
veridia-c-damage = damage { $n }
veridia-c-earlier = { $name } earlier
veridia-c-take-out = Take { $name } out of the fight
veridia-c-joins = { $name } joins
veridia-c-next = Next
veridia-c-stop = End the fight here
veridia-c-no-fight = Nobody fights.
veridia-c-hour = { $n } h
veridia-c-rest = Time passes
veridia-c-days = Days
veridia-c-hours = Hours
veridia-c-rest-kind = Rest
veridia-c-rest-full = full rest
veridia-c-rest-poor = poor rest
veridia-c-rest-none = no rest
veridia-c-carer = Who cares for the others
veridia-c-paid = living costs are paid
veridia-c-pass = Let it pass
veridia-c-until-rested = Until everybody is well
veridia-c-travel = A journey
veridia-c-km = Kilometres
veridia-c-by = By
veridia-c-bad-weather = bad weather
veridia-c-rough = rough terrain
veridia-c-set-out = Set out
veridia-c-award = Awards
veridia-c-award-now = Award
veridia-c-integrity = Warn of a loss of integrity
veridia-c-warn = Warn
veridia-c-open-market = Open a market
veridia-c-close-market = Close the market
veridia-c-no-market = No market is open.
veridia-c-settlement = Size of the place
veridia-c-settlement-hamlet = hamlet
veridia-c-settlement-village = village
veridia-c-settlement-town = town
veridia-c-settlement-city = city
veridia-c-settlement-capital = capital
veridia-c-buyer = Who buys
veridia-c-bargain = Bargain
veridia-c-stock = For sale
veridia-c-sell = Sell
veridia-c-sell-for = Sell { $name } for { $price }
veridia-c-services = Services and hiring
veridia-c-use-service = Use it
veridia-c-hire = Hire
veridia-c-fix = Fix stock and prices
veridia-c-fix-item = Thing
veridia-c-fix-price = Price in deli, empty: as listed
veridia-c-fix-there = For sale
veridia-c-fix-gone = Not for sale
veridia-c-target = Target
veridia-c-target-gate = Gate
veridia-c-target-weak_fortification = Weak fortification
veridia-c-target-strong_fortification = Strong fortification
veridia-c-breached = { $n } % breached
veridia-c-casualties = Fallen so far: { $n }
veridia-c-work = Work on
veridia-c-engine = Engine
veridia-c-crew = Crew
veridia-c-crew-skill = Their skill
veridia-c-add-engine = Add the engine
veridia-c-crowd = Shoot into the crowd
veridia-c-snipe = Shoot at one
veridia-c-siege-begin = Begin the siege
veridia-c-siege-end = The siege is over
veridia-c-safety = Lines and veils
veridia-c-safety-told = Lines are not crossed, veils are not looked behind. Everybody reads the list, nobody is told who wrote what. Pause stops play at once, without a reason.
veridia-c-line-kind = Line or veil
veridia-c-line = Line
veridia-c-veil = Veil
veridia-c-draw = Add
veridia-c-request = The master asks
veridia-c-request-of = { $name }: { $what }
veridia-c-unknown-difficulty = the difficulty is not known
veridia-c-odds = At least one success { $success }, match { $match }, critical failure { $critical }.
veridia-c-propose = Propose another pool
veridia-c-propose-now = Propose it
veridia-c-i-want = I would like to …
veridia-c-wish-now = Ask to roll
veridia-c-trait = Trait
veridia-c-points = Points
veridia-c-use-trait = Use the trait
veridia-c-join = Come to the table
veridia-c-build = Make a new character
veridia-c-ready = Or play a ready one
veridia-c-import = Play this one
veridia-c-submitted = { $name } has built { $who }.
veridia-c-accept = Accept
veridia-c-refuse = Refuse
veridia-c-is-judged = The master looks at the character.
veridia-c-next-is = Next: { $what }
veridia-c-hint = What a sensible master would do
veridia-c-hold = Wounds and rolls wait for me
veridia-c-pause = Pause
veridia-c-end = End
veridia-c-end-doubt = The campaign ends for everybody.
veridia-c-screen = Master's screen
veridia-c-tab-log = Log
veridia-c-tab-ask = Rolls
veridia-c-tab-foes = Foes
veridia-c-tab-tracker = Order
veridia-c-tab-calendar = Days
veridia-c-tab-market = Market
veridia-c-tab-siege = Siege
veridia-c-tab-safety = Lines
veridia-c-step-scene = Scene
veridia-c-step-party = Party
veridia-c-step-panel = Desk

## Expeditions

veridia-j-map = Map of the expedition
veridia-j-answers = What can be done
veridia-j-day = Day
veridia-j-of = { $n } of { $most }
veridia-j-food = Meals
veridia-j-deli = Deli
veridia-j-ground = Ground
veridia-j-rough = hard
veridia-j-roads = roads
veridia-j-tale = The tale so far
veridia-j-party = Party
veridia-j-purse = { $n } deli
veridia-j-hired = Hired: { $names }
veridia-j-site = { $name }{ $state ->
    [here] , the party is here
    [behind] , behind you
   *[ahead] {""}
 }
veridia-j-on-road = On the way to { $name }: { $km } km left.
veridia-j-score = Score { $n }
