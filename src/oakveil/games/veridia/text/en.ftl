### Veridia in English: names, questions, answers, options and refusals.
###
### Answers and details begin with a small letter and end without a full stop: the code puts sentences together.

veridia-title = Veridia
veridia-blurb = Build a character without classes, level by level and trait by trait, and fight with pools of twelve-sided dice. Who strikes, who parries, who keeps dice for later? The odds of every roll lie open before it is made.

## Names

veridia-numbered = { $name } { $number }
veridia-side = side { $letter }
veridia-side-of = Side { $letter }: { $units }.
veridia-opposition = Opposition
veridia-use = { $trait }, use { $number }
veridia-price = { $points } { $pool }
veridia-pool = { $pool } { $points }
veridia-health = { $level }, health { $left } of { $whole }
veridia-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
veridia-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
veridia-difficulty = difficulty +{ $n }
veridia-member =
    { $means ->
        [none] { $kind } { $dice }
       *[other] { $kind } { $dice } ({ $means })
    }
veridia-thing-health = Health
veridia-thing-charges = Charges
veridia-thing-crystals = Crystals
veridia-thing-empowered = Empowered armour
veridia-thing-shield = Shield

## What a roll is for

veridia-roll-attack = attack
veridia-roll-spell = trait
veridia-roll-knockout = knock-out
veridia-roll-grapple = grapple
veridia-roll-break_free = breaking free
veridia-roll-parry = parry
veridia-roll-block = block
veridia-roll-block_unarmed = block with bare hands
veridia-roll-dodge = dodge
veridia-roll-exchange = exchange
veridia-roll-run = run
veridia-roll-chase = chase
veridia-roll-aim = aiming
veridia-roll-draw = drawing
veridia-roll-reload = reloading
veridia-roll-stand = standing up
veridia-roll-pick_up = picking up
veridia-roll-skill = skill

## Parts of a pool or a difficulty

veridia-source = { $source } { $amount }
veridia-source-aimed = aimed at the { $part }
veridia-source-parry = printed pool
veridia-source-block = printed pool
veridia-source-dodge = printed pool
veridia-source-exchange = exchange
veridia-source-balanced = balanced weapon
veridia-source-concurrent = concurrent actions
veridia-source-cover = cover
veridia-source-cramped = cramped place
veridia-source-crowd = crowding
veridia-source-dual_wielding = two weapons
veridia-source-engaged = engaged target
veridia-source-grip = strength of the grapple
veridia-source-hands_full = hands full
veridia-source-helpless = helpless target
veridia-source-hindering = target's shield
veridia-source-larger = larger target
veridia-source-lock = lock
veridia-source-nimble = nimble weapon
veridia-source-prone_target = prone target
veridia-source-range = range
veridia-source-saddle = in the saddle
veridia-source-set = dice of the set
veridia-source-threatening = target's threatening weapon
veridia-source-versatile = versatile weapon in one hand
veridia-source-willpower = willpower
veridia-source-wounds = wounds

## Questions. $who is whoever is asked.

veridia-ask-place = { $who }, where do you start?
veridia-ask-prepare = { $who }, do you begin with a trait at work?
veridia-ask-turn = { $who }, what do you do?
veridia-ask-split = { $who }, how do you split your dice among several actions?
veridia-ask-riders = { $who }, do you add anything to the attack?
veridia-ask-stop = { $who }, do you make the attack fail?
veridia-ask-current = { $who }, do you try to knock out with it?
veridia-ask-rule = { $who }, do you step out of time before your turn?
veridia-ask-charge = { $who }, do you spend what is charged on this hit?
veridia-ask-answer = { $who }, how do you answer?
veridia-ask-exchange = { $who }, do you call the exchange?
veridia-ask-reroll = { $who }, do you roll again?
veridia-ask-ignore = { $who }, do you ignore damage?
veridia-ask-chase = { $who }, do you give chase?
veridia-ask-follow_up = { $who }, what do you do with your grapple?
veridia-ask-points = { $who }, how many points do you spend?
veridia-ask-target = { $who }, whom do you choose?
veridia-ask-targets = { $who }, whom do you choose?
veridia-ask-cell = { $who }, which cell do you choose?
veridia-ask-centre = { $who }, where do you aim?
veridia-ask-choice = { $who }, what do you choose?
veridia-ask-summon = { $who }, what do you summon?

veridia-detail-attack = { $unit } attacks { $target }: { $means }
veridia-detail-coming = { $n } damage is coming
veridia-detail-rolled = { $faces }: { $result }
veridia-detail-runner = { $unit } runs away
veridia-detail-grapple =
    { $n ->
        [one] { $n } success against { $held }
       *[other] { $n } successes against { $held }
    }

## Answers

veridia-choice-Place = start at { $cell }
veridia-choice-Walk =
    { $n ->
        [one] walk to { $cell } ({ $n } cell)
       *[other] walk to { $cell } ({ $n } cells)
    }
veridia-choice-ChangeDistance =
    { $way ->
        [away] go { $metres } m away from { $other }
       *[near] go { $metres } m towards { $other }
    }
veridia-choice-Attack =
    { $manoeuvre ->
        [knockout] try to knock { $target } out ({ $weapon })
        [grapple] grapple { $target }
        [aimed] aim at { $target } ({ $weapon }, { $part })
       *[attack] attack { $target } ({ $weapon })
    }
veridia-choice-Rider =
    { $price ->
        [none] add { $trait }
       *[other] add { $trait } ({ $price })
    }
veridia-choice-Strike = strike as it is
veridia-choice-UseTrait =
    { $price ->
        [none] use { $trait }
       *[other] use { $trait } ({ $price })
    }
veridia-choice-Points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
veridia-choice-Targets =
    { $units ->
        [none] nobody
       *[other] { $units }
    }
veridia-choice-Centre = { $cell }
veridia-choice-Choose = { $what }
veridia-choice-Free =
    { $kind ->
        [draw_weapon] take in hand: { $what }
        [sheathe] put away: { $what }
        [switch_mode] switch the mode of the weapon: { $what }
        [take_off] take off
        [land] land
        [dismount] dismount
        [release] let go of { $what }
        [hand_over] hand your weapon over to { $what }
        [drop] drop: { $what }
        [drop_prone] drop prone
        [empower] empower the armour with a crystal
        [reload_step] reload: { $what }
       *[leave] leave over the far edge
    }
veridia-choice-Work =
    { $kind ->
        [draw] draw: { $what }
        [reload] reload: { $what }
        [stand] stand up
        [pick_up] pick up: { $what }
        [aim] aim
        [mount] mount { $what }
        [order_mount] order { $what } to attack
        [rouse] rouse { $what }
        [break_free] break free
       *[run] run
    }
veridia-choice-Split = { $members }
veridia-choice-Divide = several actions at once
veridia-choice-Perform =
    { $target ->
        [none] { $what ->
            [none] now: { $member }
           *[other] now: { $member }, { $what }
        }
       *[other] now: { $member }, against { $target }
    }
veridia-choice-Wait = wait until { $after } has acted
veridia-choice-Flee = run away from the fight
veridia-choice-Surrender =
    { $side ->
        [yes] surrender with your whole side
       *[no] surrender
    }
veridia-choice-EndSlot =
    { $guard ->
        [yes] end the turn and stay on guard
       *[no] end the turn
    }
veridia-choice-Nothing =
    { $key ->
        [answer] do nothing
        [exchange] do not call it
        [reroll] keep the roll
        [chase] let them run
        [prepare] begin without
        [ignore] take it all
       *[stop] let it pass
    }
veridia-choice-Defend =
    { $kind ->
        [parry] parry ({ $means })
        [block] block
        [block_unarmed] block with bare hands
       *[dodge] dodge
    }
veridia-choice-Reserved = from the set: { $member }
veridia-choice-Counter =
    { $exchange ->
        [yes] { $manoeuvre ->
            [grapple] call an exchange and grapple
            [knockout] call an exchange to knock out ({ $weapon })
           *[attack] call an exchange ({ $weapon })
        }
       *[no] announce a counter ({ $weapon })
    }
veridia-choice-CallExchange = call the exchange
veridia-choice-Repeat = roll again
veridia-choice-Spend =
    { $price ->
        [none] use { $trait }
       *[other] use { $trait } ({ $price })
    }
veridia-choice-Convert = elemental part of the damage: { $points }
veridia-choice-Chase = give chase ({ $weapon })
veridia-choice-Follow =
    { $kind ->
        [disarm] disarm, { $item } (dice { $dice }, lock { $lock })
        [knock_down] knock down (dice { $dice }, lock { $lock })
        [breach] breach the armour (dice { $dice }, lock { $lock })
        [bash] bash (dice { $dice }, lock { $lock })
       *[none] lock { $lock }
    }
veridia-choice-ActLast = act last this round ({ $trait })
veridia-choice-RollDice =
    { $granted ->
        [yes] take { $n } for granted
       *[no] { $against ->
            [none] roll { $n }
           *[other] roll { $n }, against { $against }
        }
    }
veridia-choice-LeaveRoom = close the dice room

## Why an answer is not possible

veridia-broken-first_member = The first action of this set must be a defence against this attack.
veridia-broken-follow_up = Your successes are not enough for this.
veridia-broken-no_die = Every action of a set needs at least one die.
veridia-broken-no_way = There is no such way.
veridia-broken-same_kind = The actions of a set must be of different kinds.
veridia-broken-successes = Successes you can spend: { $successes }.
veridia-broken-taken = Somebody is already there.
veridia-broken-target = This trait cannot be used on one of them.
veridia-broken-targets = Targets you may choose at most: { $count }.
veridia-broken-too_far = That is too far: your walk reaches { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } from here.
veridia-broken-too_many_dice = The actions of this set share { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
veridia-broken-two_strikes = A set has at most one attack, trait or grapple.
veridia-broken-unknown_member = This action cannot be part of a set now.

## Options of a new game

veridia-option-mode = Way of playing
veridia-option-mode-help = What you do with the rules of Veridia.
veridia-option-mode-skirmish = a skirmish
veridia-option-mode-expedition = an expedition without a game master
veridia-option-mode-campaign = a campaign table with a game master
veridia-option-mode-builder = build a character
veridia-option-mode-dice = a dice room
veridia-option-characters = Own characters
veridia-option-characters-help = Exported characters, one after the other in a list; sides and party call them own:1, own:2 and so on.
veridia-option-characters-none = none
veridia-option-map = Map
veridia-option-map-help = Where a skirmish is fought.
veridia-option-map-none = no map: distances are kept as numbers
veridia-option-side_a = Side A
veridia-option-side_a-help = The units of side A, such as “pregen:sela, npc:guard*2, creature:wolf”. “2@” before a unit gives it to seat 2.
veridia-option-side_a-none = nobody
veridia-option-side_b = Side B
veridia-option-side_b-help = The units of side B.
veridia-option-side_b-none = nobody
veridia-option-side_c = Side C
veridia-option-side_c-help = The units of a third side.
veridia-option-side_c-none = nobody
veridia-option-side_d = Side D
veridia-option-side_d-help = The units of a fourth side.
veridia-option-side_d-none = nobody
veridia-option-surprise = Surprise
veridia-option-surprise-help = Which side lies in ambush.
veridia-option-surprise-none = none
veridia-option-surprise-a = side A
veridia-option-surprise-b = side B
veridia-option-surprise-c = side C
veridia-option-surprise-d = side D
veridia-option-surprise-roll = rolled
veridia-option-initiative = Initiative
veridia-option-initiative-help = When the order of the fight is rolled.
veridia-option-initiative-once = once a fight
veridia-option-initiative-each_round = anew each round
veridia-option-victory = Victory
veridia-option-victory-help = What wins a skirmish; whoever is alone able to fight always wins.
veridia-option-victory-rout = all foes out of the fight
veridia-option-victory-hold = hold the middle of the map
veridia-option-victory-escape = get half a side over the far edge
veridia-option-victory-rounds = the last side holds out
veridia-option-victory_rounds = Rounds for victory
veridia-option-victory_rounds-help = How long the middle must be held, or the last side must hold out.
veridia-option-victory_rounds-n = { $n }
veridia-option-round_limit = Round limit
veridia-option-round_limit-help = After so many rounds the side that is clearly healthier wins.
veridia-option-round_limit-n = { $n }
veridia-option-ammunition = Ammunition
veridia-option-ammunition-help = Which ammunition is counted.
veridia-option-ammunition-crystals = crystals only
veridia-option-ammunition-all = all
veridia-option-ammunition-off = none
veridia-option-wear = Wear of equipment
veridia-option-wear-help = Whether armour and weapons are damaged in fights.
veridia-option-wear-auto = on expeditions
veridia-option-wear-on = yes
veridia-option-wear-off = no
veridia-option-tips = Extra rules of fighting
veridia-option-tips-help = Shooting at engaged targets, crowding, and large weapons in cramped places.
veridia-option-tips-on = yes
veridia-option-tips-off = no
veridia-option-criticals = Critical failures
veridia-option-criticals-help = Whether critical failures have consequences.
veridia-option-criticals-house = with consequences
veridia-option-criticals-gm = the game master decides
veridia-option-criticals-off = without consequences
veridia-option-health_shown = Health of the others
veridia-option-health_shown-help = What the other sides see of it.
veridia-option-health_shown-exact = every point
veridia-option-health_shown-level = the health level
veridia-option-health_shown-hidden = nothing
veridia-option-morale = Morale
veridia-option-morale-help = Whether badly hurt foes may flee or surrender.
veridia-option-morale-on = yes
veridia-option-morale-off = no
veridia-option-prepared = Prepared
veridia-option-prepared-help = Whether each unit may start with one trait active, paid for.
veridia-option-prepared-on = yes
veridia-option-prepared-off = no
veridia-option-ask_always = Always ask for an answer
veridia-option-ask_always-help = Whether you are asked about an attack even if you can only endure it.
veridia-option-ask_always-on = yes
veridia-option-ask_always-off = no
veridia-option-advice = Advice
veridia-option-advice-help = Whether answers to an attack come with the advice of a program; odds are always shown.
veridia-option-advice-on = yes
veridia-option-advice-off = no
veridia-option-region = Region
veridia-option-region-help = Where an expedition goes.
veridia-option-region-random = a random one
veridia-option-difficulty = Difficulty
veridia-option-difficulty-help = How dangerous an expedition is.
veridia-option-difficulty-easy = easy
veridia-option-difficulty-normal = normal
veridia-option-difficulty-hard = hard
veridia-option-difficulty-deadly = deadly
veridia-option-legs = Legs
veridia-option-legs-help = How long an expedition is.
veridia-option-legs-n = { $n }
veridia-option-party = Party
veridia-option-party-help = Who goes on an expedition: one to four characters.
veridia-option-party-none = nobody
veridia-option-permadeath = Death is final
veridia-option-permadeath-help = Whether characters who die on an expedition are lost.
veridia-option-permadeath-auto = only if it is deadly
veridia-option-permadeath-on = yes
veridia-option-permadeath-off = no
veridia-option-players = Players
veridia-option-players-help = How many play beside the game master.
veridia-option-players-n = { $n }
veridia-option-advancement = Advancement
veridia-option-advancement-help = Who decides what characters learn in a campaign.
veridia-option-advancement-free = the players
veridia-option-advancement-gm_approves = the players, if the game master approves
veridia-option-advancement-gm_only = the game master
veridia-option-competence = Competence
veridia-option-competence-help = With how many points of experience new characters start.
veridia-option-competence-novice = novice, 150
veridia-option-competence-journeyman = journeyman, 250
veridia-option-competence-veteran = veteran, 350
veridia-option-flaw_limit = Limit of flaws
veridia-option-flaw_limit-help = How many points flaws may bring at most.
veridia-option-flaw_limit-none = no limit
veridia-option-flaw_limit-n = { $n }
veridia-option-creation_rarity = Things for new characters
veridia-option-creation_rarity-help = How rare what new characters buy may be.
veridia-option-creation_rarity-common = common
veridia-option-creation_rarity-uncommon = up to uncommon
veridia-option-creation_rarity-all = anything
veridia-option-roll_visibility = Rolls
veridia-option-roll_visibility-help = Who sees the rolls of a campaign.
veridia-option-roll_visibility-open = everybody
veridia-option-roll_visibility-gm_and_roller = the game master and whoever rolls
veridia-option-auto_success = Automatic successes
veridia-option-auto_success-help = Whether a roll out of danger may be skipped for one success for every four dice.
veridia-option-auto_success-ask = if the game master agrees
veridia-option-auto_success-always = always
veridia-option-auto_success-never = never
veridia-option-healing_rounding = Natural healing
veridia-option-healing_rounding-help = How fractions of a day of rest count.
veridia-option-healing_rounding-printed = rounded down, as printed
veridia-option-healing_rounding-accumulate = added up
veridia-option-run = Running
veridia-option-run-help = Whether a run comes on top of the walk of 9 m.
veridia-option-run-replaces = in place of the walk
veridia-option-run-adds = on top of the walk
veridia-option-rewind = Rewinding
veridia-option-rewind-help = Who may take a campaign back past a roll.
veridia-option-rewind-gm = the game master
veridia-option-rewind-vote = the table, by vote
veridia-option-rewind-off = nobody
veridia-option-safety = Safety at the table
veridia-option-safety-help = A pause card, and lists of what is left out or only hinted at.
veridia-option-safety-on = yes
veridia-option-safety-off = no
veridia-option-era = Year
veridia-option-era-help = In which year a campaign begins.
veridia-option-room = People in the dice room
veridia-option-room-help = How many people roll there.
veridia-option-room-n = { $n }
