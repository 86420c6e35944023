### What traits, conditions and creatures do, in English. Sentences are put together: condition, holder, effect, how long.

# $before: condition and holder; $what: the effect.
veridia-card-told = { $before }: { $what }

## Numbers: $n is a number or "formula", which is then $equal ("to the successes"); $signed has its sign, $per is
## empty or " per match".
veridia-card-value-s = successes
veridia-card-value-m = matches
veridia-card-value-paid = points spent
veridia-card-value-lvl = level
veridia-card-value-lvl-of =
    { $family ->
        [magic] level of { $specialty }
       *[way] level of the { $specialty }
    }
veridia-card-value-int = integrity
veridia-card-value-channel-turn = turn of channelling
veridia-card-value-tgt-willpower = the target's willpower
veridia-card-value-tgt-constitution = the target's constitution
veridia-card-value-tgt-integrity = the target's integrity
veridia-card-value-spell-mana = mana cost of the spell
veridia-card-value-at-least-0 = { $what } (at least 0)
veridia-card-value-half-up = ½ { $what } (rounded up)
veridia-card-value-half-down = ½ { $what } (rounded down)
veridia-card-value-min = the lesser of { $one } and { $other }
veridia-card-value-max = the greater of { $one } and { $other }
veridia-card-equal = to { $what }
veridia-card-equal-min = to the lesser of { $one } and { $other }
veridia-card-equal-max = to the greater of { $one } and { $other }
veridia-card-equal-s = to the successes
veridia-card-equal-m = to the matches
veridia-card-equal-paid = to the points spent
veridia-card-equal-lvl = to the level
veridia-card-equal-lvl-of =
    { $family ->
        [magic] to the level of { $specialty }
       *[way] to the level of the { $specialty }
    }
veridia-card-equal-int = to integrity
veridia-card-equal-channel-turn = to the number of the turn
veridia-card-per-s = per success
veridia-card-per-m = per match
veridia-card-per-paid = per point spent
veridia-card-per-lvl = per level
veridia-card-per-lvl-of =
    { $family ->
        [magic] per level of { $specialty }
       *[way] per level of the { $specialty }
    }
veridia-card-per-int = per point of integrity
veridia-card-per-channel-turn = per turn of channelling
veridia-card-per-above = { $per } above { $other }

## Durations
veridia-card-duration-turn =
    { $n ->
        [formula] for a number of turns equal { $equal }
        [one] for { $n } turn
       *[other] for { $n } turns
    }
veridia-card-duration-minute =
    { $n ->
        [formula] for a number of minutes equal { $equal }
        [one] for { $n } minute
       *[other] for { $n } minutes
    }
veridia-card-duration-hour =
    { $n ->
        [formula] for a number of hours equal { $equal }
        [one] for { $n } hour
       *[other] for { $n } hours
    }
veridia-card-duration-day =
    { $n ->
        [formula] for a number of days equal { $equal }
        [one] for { $n } day
       *[other] for { $n } days
    }
veridia-card-duration-week =
    { $n ->
        [formula] for a number of weeks equal { $equal }
        [one] for { $n } week
       *[other] for { $n } weeks
    }
veridia-card-duration-month =
    { $n ->
        [formula] for a number of months equal { $equal }
        [one] for { $n } month
       *[other] for { $n } months
    }
veridia-card-duration-this-turn = until the end of this turn
veridia-card-duration-own-next-turn = during the next turn
veridia-card-duration-end-of-next-turn = until the end of the next turn
veridia-card-duration-scene = for the scene
veridia-card-duration-fades = until it has faded
veridia-card-duration-until-own-slot = until the slot
veridia-card-duration-until-grown = until grown

## Holders and conditions
veridia-card-who-self = on yourself
veridia-card-who-in-area = in the area
veridia-card-who-in-room = in the same room
veridia-card-who-enemies-with-line-of-sight = on enemies who see you
veridia-card-who-hostile-beasts = on hostile beasts
veridia-card-when-hit = on a hit
veridia-card-when-hurt = if the target is hurt
veridia-card-when-match = on a match
veridia-card-when-shield = with a shield
veridia-card-when-dual-wielding = with a weapon in each hand
veridia-card-when-single-engaged-with-weapon = with a melee weapon against a single enemy
veridia-card-when-awakened = with the awakened weapon
veridia-card-when-half-undead = as a half-undead
veridia-card-when-attuned-armor = in the attuned armour
veridia-card-when-daylight = in full daylight
veridia-card-when-each-target-turn = in each turn of the target
veridia-card-when-weapon = with { $weapons }
veridia-card-when-tgt-has-armor = if the target wears armour
veridia-card-when-tgt-no-armor = if the target wears no armour
veridia-card-when-gm-known-here = where you are known
veridia-card-when-gm-first-meeting = on a first meeting

## Which rolls
veridia-card-on-all = all rolls
veridia-card-on-physical = physical rolls
veridia-card-on-mental = mental rolls
veridia-card-on-social = social rolls
veridia-card-on-combat = combat rolls
veridia-card-on-attack = attacks
veridia-card-on-melee-attack = melee attacks
veridia-card-on-ranged-attack = ranged attacks
veridia-card-on-unarmed-attack = unarmed attacks
veridia-card-on-spell = spells
veridia-card-on-knockout = knock-outs
veridia-card-on-grapple = grapples
veridia-card-on-break-free = breaking free
veridia-card-on-parry = parries
veridia-card-on-block = blocks
veridia-card-on-dodge = dodges
veridia-card-on-unarmed-defence = unarmed defences
veridia-card-on-exchange = exchanges
veridia-card-on-run = running
veridia-card-on-chase = chases
veridia-card-on-sight = rolls that need sight
veridia-card-on-next-action = the next action
veridia-card-on-this-roll = this roll
veridia-card-on-attacks-against = attacks against it
veridia-card-on-projectile-attacks-into-area = projectile attacks into the area
veridia-card-on-open-this-lock = opening this lock
# $vowel: whether the name begins with a vowel (for French).
veridia-card-on-attr =
    { $vowel ->
       *[other] { $name } rolls
    }
veridia-card-on-skill =
    { $vowel ->
       *[other] { $name } rolls
    }
veridia-card-on-sense =
    { $vowel ->
       *[other] { $name } rolls
    }
veridia-card-on-weapon =
    { $vowel ->
       *[other] { $name } rolls
    }
veridia-card-on-attr-choice = rolls of the chosen attribute
veridia-card-on-skill-choice = rolls of the chosen skill
veridia-card-on-sense-choice = rolls of the chosen sense
veridia-card-on-weapon-choice = rolls with the chosen weapon
veridia-card-on-weapon-this = rolls with this weapon
veridia-card-on-weapon-that-hand = rolls with the weapon in that hand
veridia-card-missing-attack = attacks
veridia-card-missing-melee-attack = melee attacks
veridia-card-missing-ranged-attack = ranged attacks
veridia-card-missing-unarmed-attack = unarmed attacks
veridia-card-defence-dodge = dodged
veridia-card-defence-block = blocked
veridia-card-defence-parry = parried
veridia-card-defence-exchange = met with an exchange
veridia-card-defence-block-unarmed = blocked bare-handed
veridia-card-thorns-melee-attacker = strikes from close by
veridia-card-thorns-touching = touches the holder

## What is added to effects
veridia-card-ignoring = ignoring { $what }
veridia-card-pierce-half = half of the outer armour
veridia-card-pierce-outer = outer armour
veridia-card-pierce-plus = and { $n } more{ $per }
veridia-card-pierce-barrier = barriers
veridia-card-convertible = part of which may be elemental (up to { $amount })
veridia-card-by-distance = +{ $n } within { $metres } m
# $ways: "dodged or blocked".
veridia-card-defended =
    { $n ->
        [formula] which may be { $ways }
        [one] which may be { $ways } with { $n } success
       *[other] which may be { $ways } with { $n } successes
    }
veridia-card-poison-after =
    { $n ->
        [one] after { $hours } hour
       *[other] after { $hours } hours
    }
veridia-card-poison-every =
    { $n ->
        [one] every hour
       *[other] every { $n } hours
    }
veridia-card-poison-total =
    { $n ->
        [formula] in all a number of times equal { $equal }
        [one] once in all
       *[other] { $n } times in all
    }
veridia-card-poison-once = never twice at a time
veridia-card-shed-willpower-action = 1 less per success of a willpower roll, as an action
veridia-card-shed-constitution-daily = 1 less per success of a daily constitution roll
veridia-card-decay-1-turn = 1 less each turn
veridia-card-decay-1-2turns = 1 less every two turns
veridia-card-against-target = against the target
veridia-card-against-you = against you
veridia-card-until-victim-hits-self = until the target hits you
veridia-card-adds-up = adding up
veridia-card-is-poison = as a poison
veridia-card-at-turn = from turn { $n } of channelling on
veridia-card-after-rounds =
    { $n ->
        [one] after { $n } undisturbed round
       *[other] after { $n } undisturbed rounds
    }
veridia-card-broken-by-interaction = until disturbed
veridia-card-hold-health =
    { $n ->
        [one] until what holds it (1 point of health) is destroyed
       *[other] until what holds it ({ $n } points of health) is destroyed
    }
veridia-card-limits-ignore = beyond the limits of magical healing
veridia-card-limit-daily = once a day for each target
veridia-card-barrier-soak = each hit on it deals { $n } less{ $per }
veridia-card-barrier-no-spill = and the hit that breaks it goes no further
veridia-card-if-wished = if you wish
veridia-card-unless = unless { $what }
veridia-card-requisite = { $name } is { $level } or more
veridia-card-chosen = chosen
veridia-card-virtue-willpower = willpower
veridia-card-virtue-courage = courage
veridia-card-virtue-integrity = integrity
veridia-card-item-blessed = { $name } of blessed wood
veridia-card-item-weapon = weapon

## Effects that hurt
veridia-effect-damage =
    { $n ->
        [formula]
            { $type ->
                [elemental] deal elemental damage equal { $equal }{ $more }
                [lightning] deal elemental (lightning) damage equal { $equal }{ $more }
               *[physical] deal physical damage equal { $equal }{ $more }
            }
       *[other]
            { $type ->
                [elemental] deal { $n } elemental damage{ $more }
                [lightning] deal { $n } elemental (lightning) damage{ $more }
               *[physical] deal { $n } physical damage{ $more }
            }
    }
veridia-effect-add-damage =
    { $n ->
       *[other]
            { $type ->
                [elemental] { $signed } elemental damage{ $per }{ $on }
                [lightning] { $signed } elemental (lightning) damage{ $per }{ $on }
                [physical] { $signed } physical damage{ $per }{ $on }
                [none] { $signed } damage{ $per }{ $on }
               *[same] { $signed } damage of the same type{ $per }{ $on }
            }
    }
veridia-card-on-damage = on { $on }
veridia-effect-vulnerable =
    { $n ->
       *[other]
            { $hits ->
                [one] { $signed } damage{ $per } from the next hit on the target
               *[other] { $signed } damage{ $per } from each of the next { $hits } hits on the target
            }
    }
veridia-effect-thorns =
    { $n ->
        [formula]
            { $type ->
                [elemental] whoever { $on } takes elemental damage equal { $equal }
               *[physical] whoever { $on } takes physical damage equal { $equal }
            }
       *[other]
            { $type ->
                [elemental] whoever { $on } takes { $n } elemental damage
               *[physical] whoever { $on } takes { $n } physical damage
            }
    }
veridia-effect-knockout = instead of wounding, check for a knock-out with the damage × { $times }
veridia-effect-freeze =
    { $hours ->
        [one] instead of wounding, freeze a small part ({ $small }), limbs ({ $medium }) or the whole body ({ $whole }) for { $hours } hour
       *[other] instead of wounding, freeze a small part ({ $small }), limbs ({ $medium }) or the whole body ({ $whole }) for { $hours } hours
    }
veridia-effect-poison =
    { $effect ->
        [dice]
            { $n ->
                [one] poison: { $signed } die{ $per } on { $on }{ $more }
               *[other] poison: { $signed } dice{ $per } on { $on }{ $more }
            }
       *[damage] poison: { $n } damage{ $per }{ $more }
    }
veridia-effect-disease = a disease (gravity: { $gravity })
veridia-effect-condition = condition: { $condition }{ $more }
veridia-effect-wear =
    { $n ->
        [one] worn armour takes { $n } point of wear{ $per }
       *[other] worn armour takes { $n } points of wear{ $per }
    }
veridia-effect-destroy =
    { $what ->
        [shield] the shield is destroyed
       *[worn_armor] the worn armour is destroyed
    }
veridia-effect-drop = what the hand holds is dropped
veridia-effect-trap =
    { $n ->
        [formula]
            { $type ->
                [elemental] a trap: elemental damage equal { $equal } within { $metres } m when set off
               *[physical] a trap: physical damage equal { $equal } within { $metres } m when set off
            }
       *[other]
            { $type ->
                [elemental] a trap: { $n } elemental damage within { $metres } m when set off
               *[physical] a trap: { $n } physical damage within { $metres } m when set off
            }
    }

## Effects that heal and protect
veridia-effect-heal =
    { $what ->
        [current_level] heal the current health level{ $more }
        [previous_level] heal up to the previous health level{ $more }
        [all] heal all damage{ $more }
       *[points]
            { $n ->
                [formula] heal damage equal { $equal }{ $more }
                [one] heal { $n } point of damage{ $more }
               *[other] heal { $n } points of damage{ $more }
            }
    }
veridia-effect-regen =
    { $every ->
        [round]
            { $n ->
                [formula] each round, regain health equal { $equal }{ $more }
               *[other] regain { $n } health each round{ $more }
            }
       *[turn]
            { $n ->
                [formula] each turn, regain health equal { $equal }{ $more }
               *[other] regain { $n } health each turn{ $more }
            }
    }
veridia-card-cure-poison = poisons
veridia-card-cure-magic = magic effects
veridia-card-cure-all-harmful = harmful effects
veridia-card-cure-light-disease = light diseases
veridia-effect-cure =
    { $n ->
        [all] end all { $what }
       *[other] end { $n } of these{ $per }: { $what }
    }
veridia-effect-barrier =
    { $n ->
        [formula] barrier equal { $equal }{ $more }
       *[other] barrier of { $n }{ $more }
    }
veridia-effect-armor =
    { $layer ->
        [inner] inner armour { $signed }{ $more }
       *[outer] outer armour { $signed }{ $more }
    }
veridia-effect-resist =
    { $layer ->
        [inner] inner elemental resist { $signed }{ $more }
       *[outer] outer elemental resist { $signed }{ $more }
    }
veridia-effect-ignore-damage =
    { $n ->
        [formula] ignore damage equal { $equal }
       *[other] ignore { $n } damage
    }
veridia-card-immune-poison = poison
veridia-card-immune-disease = disease
veridia-card-immune-spell-side-effect = side effects of spells
veridia-card-immune-sleep = lack of sleep
veridia-card-immune-hunger = hunger
veridia-card-immune-suffocation = suffocation
veridia-effect-immune = immune to { $to }
veridia-effect-pool-gain =
    { $n ->
        [formula] regain { $pool } equal { $equal }
       *[other] regain { $n } { $pool }
    }
veridia-effect-no-healing = health cannot be regained
veridia-effect-repair-stage =
    { $n ->
        [one] the item improves by { $n } stage of wear
       *[other] the item improves by { $n } stages of wear
    }
veridia-effect-on-death = at death, use { $trait } at no cost

## Effects on rolls
veridia-effect-dice =
    { $n ->
        [one] { $signed } die{ $per } on { $on }{ $more }
       *[other] { $signed } dice{ $per } on { $on }{ $more }
    }
veridia-effect-difficulty = difficulty { $signed }{ $per } on { $on }{ $more }
veridia-effect-successes =
    { $n ->
        [one] { $signed } success{ $per } on { $on }
       *[other] { $signed } successes{ $per } on { $on }
    }
veridia-effect-auto-miss = { $what } into, out of or through the area miss
veridia-effect-reroll = repeat the roll; the second one counts
veridia-effect-initiative = initiative { $signed }{ $per }
veridia-effect-may-defend = any attack may be { $ways }
veridia-effect-nullify-attack = an attack whose damage is physical fails
veridia-effect-attack-range = this attack reaches { $metres } m
veridia-effect-attack-mode =
    { $n ->
        [one] another unarmed attack: { $signed } die, { $quirk }
       *[other] another unarmed attack: { $signed } dice, { $quirk }
    }
veridia-effect-weapon = the weapon { $what }{ $more }
veridia-card-weapon-quirk = is { $quirk }
veridia-card-weapon-convert =
    { $n ->
        [one] turns the first point of its damage elemental
       *[other] turns the first { $n } points of its damage elemental
    }
veridia-card-weapon-damage =
    { $n ->
       *[other]
            { $type ->
                [elemental] deals { $signed } elemental damage{ $per }
                [physical] deals { $signed } physical damage{ $per }
               *[none] deals { $signed } damage{ $per }
            }
    }
veridia-card-weapon-burn =
    { $turns ->
        [one]
            { $n ->
                [formula] sets the target on fire for { $turns } turn, with elemental damage equal { $equal }
               *[other] sets the target on fire for { $turns } turn ({ $n } elemental damage)
            }
       *[other]
            { $n ->
                [formula] sets the target on fire for { $turns } turns, each with elemental damage equal { $equal }
               *[other] sets the target on fire for { $turns } turns ({ $n } elemental damage each)
            }
    }
veridia-card-weapon-dispel =
    { $n ->
        [formula] ends spells on the target of level up { $level }, in number equal { $equal }
        [one] ends { $n } spell on the target of level up { $level }
       *[other] ends { $n } spells on the target of level up { $level }
    }
veridia-card-weapon-lifesteal =
    { $limits ->
        [ignore]
            { $n ->
                [formula] heals its user by the damage dealt up { $equal }, beyond the limits of magical healing
               *[other] heals its user by up to { $n } of the damage dealt, beyond the limits of magical healing
            }
       *[normal]
            { $n ->
                [formula] heals its user by the damage dealt up { $equal }
               *[other] heals its user by up to { $n } of the damage dealt
            }
    }
veridia-card-weapon-charges =
    { $n ->
        [formula] holds charges equal { $equal }
        [one] holds { $n } charge
       *[other] holds { $n } charges
    }
veridia-card-weapon-scope-this-attack = for this attack
veridia-card-weapon-scope-next-hit = with its next hit
veridia-effect-on-critical-failure = a critical failure destroys the weapon
veridia-effect-ignore-wounds = wounds take no dice
veridia-effect-charge =
    { $optional ->
        [yes] when you next hit, you may use it: { $what }
       *[no] when you next hit: { $what }
    }
veridia-effect-skill-cap = no skill counts higher than { $skill }
veridia-effect-swap-attribute = { $skill } rolls use { $specialty } in place of the attribute

## Effects on turns, movement and place
veridia-effect-first-round-first = acts first in the first round
veridia-effect-never-surprised = cannot be surprised
veridia-effect-act-last = acts last this round
veridia-effect-untouchable = cannot be touched nor act until then
veridia-effect-surprise-turn = all others are surprised in that turn
veridia-effect-extra-action =
    { $n ->
        [one] { $n } more main action this turn, with its own dice pool
       *[other] { $n } more main actions this turn, each with its own dice pool
    }
veridia-effect-forbid =
    { $what ->
        [run] cannot run
        [all_actions] can take no action
       *[contested_and_exchange] can take no contested action and trigger no exchange
    }
veridia-effect-speed =
    { $metres ->
        [none] movement × { $times }
        [0] no movement
       *[other] movement of { $metres } m
    }
veridia-effect-jump = jumps × { $times }; one leap of up to { $metres } m ends it
veridia-effect-fly =
    { $takeoff ->
        [free]
            { $times ->
                [one] flies; taking off is a free action
               *[other] flies at { $times } times the walking speed; taking off is a free action
            }
       *[none]
            { $times ->
                [one] flies
               *[other] flies at { $times } times the walking speed
            }
    }
veridia-card-distance = { $n } m{ $per }
veridia-effect-move =
    { $kind ->
        [dash] dash up to { $distance }
        [teleport] teleport up to { $distance }
       *[push]
            { $origin ->
                [centre] push { $distance } away from the centre
               *[self] push { $distance } away
            }
    }
veridia-effect-terrain = movement in the area × { $times }
veridia-effect-terrain-ignore = water does not hinder
veridia-effect-light = light as in the day
veridia-effect-travel =
    { $times ->
        [one] travels as far as others
       *[other] travels { $times } times as far
    }
veridia-effect-reach = in melee only fliers can reach it
veridia-effect-illusion = an illusion (strength: { $strength })
veridia-effect-summon =
    { $what ->
        [animated_object] summon an animated object of level up { $level }
        [beast] summon a beast of level up { $level }
        [undead] summon an undead of level up { $level }
       *[creature] summon: { $name }
    }
veridia-effect-control =
    { $fights ->
        [yes] the target obeys (degree: { $grade })
       *[no] the target obeys (degree: { $grade }), but does not fight
    }
veridia-effect-relay-spell = passes on a spell with the better of two rolls, then vanishes
veridia-effect-reload-as = reloading is a free action
veridia-effect-dormant = neither acts nor defends itself
veridia-effect-lift-kg =
    { $n ->
        [one] moves objects of up to { $masses } kg
       *[other] moves objects of up to { $masses } kg for 1 to { $n } successes
    }

## Effects on the sheet
veridia-card-stat-health = health
veridia-card-stat-health-level-healthy = points of the level Healthy
veridia-card-stat-wound-penalty = wound penalties
veridia-card-stat-concurrent-penalty = dice lost for concurrent actions
veridia-card-stat-pool-max = maximum of the { $name } pool
veridia-card-stat-attribute-max = maximum of the { $name } attribute
veridia-card-stat-arcana-when-casting = arcana when casting
veridia-card-stat-skill = { $name } skill
veridia-card-stat-athletics-disadvantage = disadvantage of the armour on athletics
veridia-card-stat-don-action = time to put on the armour
veridia-card-stat-cost-family = cost of the traits named { $name }
veridia-card-stat-healing-time = time to heal
veridia-card-stat-healing-speed = speed of healing
veridia-card-stat-magic-healing = magical healing
veridia-card-stat-cap = at most up to your own
veridia-effect-stat =
    { $change ->
        [set]
            { $set ->
                [normal] { $stat }: one action{ $more }
               *[0] { $stat }: 0{ $more }
            }
        [times] { $stat } × { $times }{ $more }
       *[amount] { $stat } { $signed }{ $per }{ $more }
    }
veridia-effect-money = starting money { $signed } deli
veridia-effect-skill-cost =
    { $n ->
        [one] skill levels { $low } to { $high } cost { $signed } point each
       *[other] skill levels { $low } to { $high } cost { $signed } points each
    }
veridia-effect-unlock = { $groups } traits of level { $level } can be learnt and cost { $pool }
veridia-effect-crew =
    { $n ->
        [one] counts as { $n } person in the crew of a siege engine
       *[other] counts as { $n } people in the crew of a siege engine
    }
veridia-effect-hands =
    { $n ->
        [one] has only { $n } hand
       *[other] has only { $n } hands
    }
veridia-effect-house-blind = fights blind
veridia-effect-become = becomes a half-undead
veridia-effect-upkeep =
    { $n ->
        [one] needs { $n } day of upkeep every { $every } days, or loses a health level
       *[other] needs { $n } days of upkeep every { $every } days, or loses a health level
    }
veridia-effect-dispel =
    { $n ->
        [formula] end magic effects of level up { $level }, in number equal { $equal }
        [one] end { $n } magic effect of level up { $level }
       *[other] end { $n } magic effects of level up { $level }
    }
veridia-effect-reveal =
    { $what ->
        [magic]
            { $levels ->
                [none] reveal magic
               *[other] reveal magic, and which spell if its level is up { $levels }
            }
       *[hidden] reveal what is hidden
    }
veridia-effect-fetch-items =
    { $n ->
        [one] fetch { $n } item{ $per }
       *[other] fetch { $n } items{ $per }
    }
veridia-card-about-mortal-disease = a mortal disease
veridia-effect-ask-gm = the game master decides about { $about }
veridia-card-pair-honesty-deceitfulness = honesty or deceit
veridia-card-pair-calmness-anxiety = calm or anxiety
veridia-card-pair-happiness-despair = happiness or despair
veridia-card-pair-kindness-hostility = kindness or hostility
veridia-card-pair-curiosity-indifference = curiosity or indifference
veridia-effect-ask-pairs =
    { $n ->
        [formula] learn which word fits, for pairs in number equal { $equal } ({ $pairs })
        [one] learn which word of { $n } pair fits ({ $pairs })
       *[other] learn which word of each of { $n } pairs fits ({ $pairs })
    }
veridia-card-outcome-word-random = at random
veridia-card-outcome-word-known = what is known anyway
veridia-card-outcome-word-partial = in part
veridia-card-outcome-word-correct = true
veridia-card-outcome-word-correct-detailed = true and in detail
veridia-effect-narrate =
    { $table ->
        [none] the game master tells the outcome
       *[other] the game master tells the outcome; by successes from 0: { $table }
    }

## Effects that make and store
veridia-effect-cast =
    { $free ->
        [yes] use { $trait } at no cost
       *[no] use { $trait }
    }
veridia-effect-cast-stored =
    { $n ->
        [one] the spell of the sigil takes effect with { $n } success at level { $level }
       *[other] the spell of the sigil takes effect with { $n } successes at level { $level }
    }
veridia-effect-store-spell =
    { $n ->
        [one] store a spell of { $group } up to level { $most } ({ $n } success, level { $level }) for { $months } months
       *[other] store a spell of { $group } up to level { $most } ({ $n } successes, level { $level }) for { $months } months
    }
veridia-card-enchant-upkeep =
    { $months ->
        [one] upkeep after { $months } month: days of work { $days }
       *[other] after { $months } months: { $days }
    }
veridia-effect-enchant =
    { $n ->
        [one] bind a lasting spell up to level { $most } to an object ({ $n } success, level { $level }){ $upkeep }
       *[other] bind a lasting spell up to level { $most } to an object ({ $n } successes, level { $level }){ $upkeep }
    }
veridia-effect-make-gem =
    { $months ->
        [one] make a gem that keeps for { $months } month
       *[other] make a gem that keeps for { $months } months
    }
veridia-effect-make-item =
    { $when ->
        [not_owned] make { $n } × { $item }; away from its owner it keeps for { $days } days
       *[always] make { $n } × { $item }, which keep for { $days } days
    }
veridia-effect-brew =
    { $doses ->
        [one] { $doses } dose subdues the drinker, who may resist with { $roll } ({ $need }); it lasts { $keep } days
       *[other] { $doses } doses within { $days } days subdue the drinker, who may resist with { $roll } ({ $need }); another dose is due every { $keep } days
    }

## Traits as a whole: kind, cost, requisites; then each way of using them
veridia-card-category-background = background
veridia-card-category-assets = assets
veridia-card-category-physical = physical trait
veridia-card-category-mental = mental trait
veridia-card-category-social = social trait
veridia-card-category-martial = martial trait
veridia-card-category-magic = spell
veridia-card-category-way = trait of a knightly way
veridia-card-category-path = trait of a martial arts path
veridia-card-kind-of-level = { $specialty } { $level }
veridia-card-trait-costs = cost { $n }
veridia-card-trait-gives =
    { $n ->
        [one] gives { $n } point of experience
       *[other] gives { $n } points of experience
    }
veridia-card-trait-requires = requires { $what }
veridia-card-part-aimed = aimed strike at difficulty +{ $n }

veridia-card-action-normal = normal action
veridia-card-action-free = free action
veridia-card-action-instant = instant action
veridia-card-action-none = no action
veridia-card-action-rider = together with { $of }
veridia-card-action-channel =
    { $n ->
        [one] channelled for { $n } turn
       *[other] channelled for { $n } turns
    }
veridia-card-action-ritual =
    { $shared ->
        [yes]
            { $n ->
                [one] ritual of { $n } hour, may be shared
               *[other] ritual of { $n } hours, may be shared
            }
       *[no]
            { $n ->
                [one] ritual of { $n } hour
               *[other] ritual of { $n } hours
            }
    }
veridia-card-action-minutes =
    { $n ->
        [one] takes { $n } minute
       *[other] takes { $n } minutes
    }
veridia-card-action-hours =
    { $n ->
        [one] takes { $n } hour
       *[other] takes { $n } hours
    }
veridia-card-action-craft =
    { $n ->
        [formula] days of work: { $days }
        [one] { $n } day of work
       *[other] { $n } days of work
    }
veridia-card-rider-melee-attack = a melee attack
veridia-card-rider-unarmed-attack = an unarmed attack
veridia-card-rider-exchange = an exchange
veridia-card-rider-damaging-spell = a spell that deals damage
veridia-card-window-damage-to-self = when you take damage
veridia-card-window-attack-declared = when an attack is declared
veridia-card-window-before-own-turn = before your turn
veridia-card-window-own-roll-seen = after seeing your own roll
veridia-card-need-wearing-metal = wearing metal armour
veridia-card-use-limit-1-day = once a day
veridia-card-use-limit-2-day = twice a day
veridia-card-approve-gm = if the game master agrees
veridia-card-needs-trait = knowing { $trait }

veridia-card-pool-health = health
veridia-card-pay = { $n } { $pool }
veridia-card-pay-range =
    { $n ->
        [formula] { $pool }: { $low } up { $equal }
       *[other] { $low } to { $high } { $pool }
    }
veridia-card-pay-any = any amount of { $pool }, at least { $low }
veridia-card-pay-when-hit = paid on a hit
veridia-card-pay-with-charges = or as many charges
veridia-card-use-charge-hit =
    { $n ->
        [one] spends { $n } charge on a hit
       *[other] spends { $n } charges on a hit
    }
veridia-card-use-charge-damage =
    { $n ->
        [one] spends { $n } charge when damage is dealt
       *[other] spends { $n } charges when damage is dealt
    }
veridia-card-replaces-pay = in place of the cost of { $trait }
veridia-card-consume-sigil = the sigil is used up
veridia-card-consume-amber-gem = the amber gem is used up
veridia-card-consume-crimsom-gem = the crimson gem is used up
veridia-card-consume-cyan-gem = the cyan gem is used up

veridia-card-roll = roll { $roll }
veridia-card-roll-auto =
    { $n ->
        [one] with { $n } success added
       *[other] with { $n } successes added
    }
veridia-card-roll-difficulty = difficulty +{ $n }
veridia-card-roll-clothing = difficulty by clothing
veridia-card-roll-difficulty-other = difficulty +{ $n } on others
veridia-card-roll-concurrent = only as a concurrent action
veridia-card-roll-secret = in secret
veridia-card-need = if { $test }
veridia-card-need-always = even without a success

veridia-card-target-self = yourself
veridia-card-target-self-or-other = yourself or another
veridia-card-target-one = one target
veridia-card-target-willing = a willing target
veridia-card-target-many =
    { $n ->
        [formula] a number of targets up { $equal }
        [one] { $n } target
       *[other] up to { $n } targets
    }
veridia-card-target-area = an area
veridia-card-target-cell = a cell
veridia-card-target-weapon = a weapon
veridia-card-target-own-weapon = your weapon
veridia-card-target-item = an item
veridia-card-target-item-or-area = an item or an area
veridia-card-target-item-or-creature = an item or a creature
veridia-card-target-place = a place
veridia-card-target-animal = an animal
veridia-card-target-beast = a beast
veridia-card-target-human = a human
veridia-card-target-attack = an attack
veridia-card-target-blessed-weapon = a weapon of blessed wood
veridia-card-target-blessed-armor = armour of blessed wood
veridia-card-range = within { $metres } m
veridia-card-range-around = around you
veridia-card-range-touch = by touch
veridia-card-range-reach = within reach
veridia-card-range-sight = in sight
veridia-card-range-hearing = within hearing
veridia-card-range-unlimited = at any distance
veridia-card-area-radius = radius { $metres } m
veridia-card-area-diameter = diameter { $n } m{ $per }
veridia-card-area-square = { $n } m²{ $per }
veridia-card-area-not-centre = without the centre
veridia-card-area-fixed = staying where it is
veridia-card-pick =
    { $n ->
        [formula] of whom you choose a number up { $equal }
       *[other] of whom you choose up to { $n }
    }
veridia-card-choose-attribute = choose an attribute
veridia-card-choose-skill = choose a skill
veridia-card-use-defended =
    { $n ->
        [formula] may be { $ways }
        [one] may be { $ways } with { $n } success
       *[other] may be { $ways } with { $n } successes
    }
veridia-card-on-blocked = if blocked, { $what }
veridia-card-end-depleted = ends when used up
veridia-card-end-charges = ends without charges
veridia-card-end-damage-taken = ends when damage is taken
veridia-card-end-own-action = ends with an action of your own
veridia-card-end-big-jump = ends with a great leap
veridia-card-end-instant-cancel = may be ended at any time
veridia-card-end-used =
    { $n ->
        [formula] ends after uses equal { $equal }
        [one] ends after { $n } use
       *[other] ends after { $n } uses
    }
veridia-card-end-attacks =
    { $n ->
        [formula] ends after attacks made equal { $equal }
        [one] ends after { $n } attack made
       *[other] ends after { $n } attacks made
    }
veridia-card-end-attacked =
    { $n ->
        [formula] ends after attacks suffered equal { $equal }
        [one] ends after { $n } attack suffered
       *[other] ends after { $n } attacks suffered
    }
veridia-card-end-hit =
    { $n ->
        [formula] ends after hits equal { $equal }
        [one] ends after { $n } hit
       *[other] ends after { $n } hits
    }
veridia-card-end-healed =
    { $n ->
        [formula] ends after healing equal { $equal }
        [one] ends after { $n } point healed
       *[other] ends after { $n } points healed
    }
