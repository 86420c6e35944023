### The Order of Veiel in English.
###
### Texts of effects begin with a small letter and end without a full stop: the code puts sentences together.

veiel-title = The Order of Veiel

## Parts of effects

# Whom an effect is for, as a subject, and .at after "to". $n: how many at most; $range: which enemies can be reached.
veiel-who-self = you
    .at = you
veiel-who-ally = another hero
    .at = another hero
veiel-who-hero = a hero
    .at = a hero
veiel-who-allies = each other hero
    .at = each other hero
veiel-who-allies_chosen = each other hero you choose
    .at = each other hero you choose
veiel-who-heroes = each hero
    .at = each hero
veiel-who-heroes_up_to =
    { $n ->
        [one] up to one hero
       *[other] each of up to { $n } heroes
    }
    .at =
        { $n ->
            [one] up to one hero
           *[other] each of up to { $n } heroes
        }
veiel-who-heroes_not_holder = each hero but the defender
    .at = each hero but the defender
veiel-who-random_hero = a random hero
    .at = a random hero
veiel-who-random_other = a random hero other than the defender
    .at = a random hero other than the defender
veiel-who-fallen = a fallen hero
    .at = a fallen hero
veiel-who-victim = that hero
    .at = that hero
veiel-who-trigger = the hero who triggered it
    .at = the hero who triggered it
veiel-who-trigger_left = the hero who triggered it, like the one to the left,
    .at = the hero who triggered it and to the one to the left
veiel-who-trigger_both = the hero who triggered it, like both neighbours,
    .at = the hero who triggered it and to both neighbours
veiel-who-killer = the hero who killed it
    .at = the hero who killed it
veiel-who-enemy =
    { $range ->
        [front] the front enemy
        [two] one of the first two enemies
        [any] any enemy
        [unscreened] any enemy, screened too,
       *[none] the enemy
    }
    .at =
        { $range ->
            [front] the front enemy
            [two] one of the first two enemies
            [any] any enemy
            [unscreened] any enemy, screened too
           *[none] the enemy
        }
veiel-who-enemies = each enemy
    .at = each enemy
veiel-who-enemies_up_to =
    { $n ->
        [one] up to one enemy
       *[other] each of up to { $n } enemies
    }
    .at =
        { $n ->
            [one] up to one enemy
           *[other] each of up to { $n } enemies
        }
veiel-who-first = each of the first { $n } enemies
    .at =
        { $n ->
            [1] the first enemy
            [2] the first two enemies
            [3] the first three enemies
           *[other] the first { $n } enemies
        }
veiel-who-other_enemy_worst = the most wounded other enemy
    .at = the most wounded other enemy
veiel-who-dead =
    { $n ->
        [one] up to one basic enemy killed in this fight
       *[other] each of up to { $n } basic enemies killed in this fight
    }
    .at =
        { $n ->
            [one] up to one basic enemy killed in this fight
           *[other] each of up to { $n } basic enemies killed in this fight
        }
veiel-who-that_hero = that hero
    .at = that hero
veiel-who-that_enemy = that enemy
    .at = that enemy
veiel-who-each = each of them
    .at = each of them

# So many of something.
veiel-count-damage = { $n } damage
    .formula = { $n } damage
veiel-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .formula = cards ({ $n })
veiel-count-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
    .formula = crystals ({ $n })
veiel-count-basic =
    { $n ->
        [one] { $n } basic enemy
       *[other] { $n } basic enemies
    }
    .formula = basic enemies ({ $n })
veiel-count-powerful =
    { $n ->
        [one] { $n } powerful enemy
       *[other] { $n } powerful enemies
    }
    .formula = powerful enemies ({ $n })
veiel-gauge = { $n } { $gauge }
veiel-number-up = { $n } (rounded up)
veiel-number-max = { $n }, at least { $least }
veiel-number-heroes = number of heroes
veiel-number-lines = number of lines
veiel-number-die = by team size and a d6
veiel-number-table = { $numbers } by team size

veiel-rarity-bronze = bronze
veiel-rarity-silver = silver
veiel-rarity-gold = gold
veiel-class-zombie = zombie
veiel-class-defender = defender
veiel-class-plain = plain
veiel-class-ranged = ranged
veiel-class-effect = effect
veiel-condition-poison = poison
veiel-condition-burn = burns
veiel-condition-mute = muteness
veiel-condition-control = control

# When something happens. In front of it: $what with its terms.
veiel-when-act = Action: { $what }
veiel-when-free = Without using your turn: { $what }
veiel-when-calm = In a resolved room: { $what }
veiel-when-anytime = At any time: { $what }
veiel-when-react = When { $window }, you may: { $what }
veiel-when-auto = When { $window }: { $what }
veiel-when-passive = Always: { $what }
veiel-when-play = Play when { $window }: { $what }
veiel-when-nodm = Without a DM: { $what }
veiel-when-win = After a victory: { $what }
veiel-then = then { $what }
veiel-each = for each target
veiel-window-enter = the team enters a room
veiel-window-reveal = a room is turned over
veiel-window-fight_start = a fight starts
veiel-window-round_start = the players' turn starts
veiel-window-hero_start = a hero's turn starts
veiel-window-hero_declare = a hero has declared an action
veiel-window-hero_roll = a hero's roll succeeds
veiel-window-enemy_phase = the DM's turn starts
veiel-window-def_ok = a hero's defence succeeds
veiel-window-def_fail = a hero's defence fails
veiel-window-fall = a hero would fall
veiel-window-loot = loot dice are rolled
veiel-window-resolved = a room is resolved
veiel-window-leave = the team goes on
veiel-window-any = you like
veiel-window-hit = this weapon hits
veiel-window-kill = you kill an enemy
veiel-window-dies = it dies
veiel-window-enemy_turn = its turn starts
veiel-window-enemy_dies = an enemy dies
veiel-window-boss_start = its turn starts
veiel-window-half = it is down to half of its HP
veiel-window-twothirds = it is down to two thirds of its HP
veiel-window-third = it is down to one third of its HP
veiel-window-flee = the team may flee

# Terms. They stand before a colon, separated by commas.
veiel-terms = { $terms }: { $what }
veiel-semicolon = {"; "}
veiel-cost = pay { $what }
veiel-discard = discard this card
veiel-cost-attack =
    { $tag ->
        [assassin] at the cost of a normal attack with an assassin's weapon
       *[none] at the cost of a normal attack
    }
veiel-cost-check =
    { $vowel ->
        [yes] at the cost of an { $stats } roll of { $n } or more
       *[no] at the cost of a { $stats } roll of { $n } or more
    }
veiel-save =
    { $form ->
        [you] you roll { $stats } { $n }
       *[one] { $who } rolls { $stats } { $n }
    }
veiel-saved = { $save } or { $what }
veiel-subject = { $who } { $what }
veiel-roll = on { $n }+ on a d6
veiel-price = you may { $ways } to
veiel-price-pay = pay { $what }
veiel-price-unlock = use what opens chests
veiel-price-use = use { $item }
veiel-limited = { $what } ({ $limit })
veiel-limit =
    { $per ->
        [minions] minions at most: { $n }
       *[other]
            { $n ->
                [1] once per { $per }
                [2] twice per { $per }
               *[other] { $n } times per { $per }
            }
    }
veiel-if = if { $what }
veiel-if-victim =
    { $who ->
        [self] it is you
       *[hero] it is any hero
    }
veiel-if-bearer = { $hero } carries this card
veiel-if-level_at_most = the hero has level { $n } or less
veiel-if-not_boss = it is not the fight against the boss
veiel-if-heroes_at_least =
    { $n ->
        [one] a hero stands
       *[other] at least { $n } heroes stand
    }
veiel-if-every_turn = the number of the turn is a multiple of { $n }
veiel-if-not_natural = the die does not show { $n }
veiel-if-class = the enemy is of the class "{ $class }"

## Verbs. $who is told before verbs with a subject; $form: "you", "one", or "none" without a subject.

veiel-do-damage =
    { $form ->
        [none] deal { $damage }{ $pierce ->
            [yes] {" "}ignoring reduction
           *[no] {""}
        }
       *[other] deal { $damage } to { $at }{ $pierce ->
            [yes] , ignoring reduction
           *[no] {""}
        }
    }
veiel-do-weapon =
    { $times ->
        [1]
            { $plus ->
                [0] deal weapon damage
               *[other] deal weapon damage +{ $plus }
            }
       *[other] deal weapon damage x{ $times }
    }{ $at ->
        [none] {""}
       *[other] {" "}to { $at }
    }{ $pierce ->
        [yes] , ignoring reduction
       *[no] {""}
    }
veiel-do-splash =
    { $n ->
        [2] to the first two enemies
        [3] to the first three enemies
       *[other] to the first { $n } enemies
    }
veiel-do-onkill = on a kill, attack again (max { $n })
veiel-do-heal =
    { $form ->
        [you] regain { $n } VIT
       *[other] regains { $n } VIT
    }
veiel-do-revive =
    { $form ->
        [you] return with all VIT
       *[other] returns with all VIT
    }
veiel-do-survive =
    { $form ->
        [you] stay at { $n } VIT
       *[other] stays at { $n } VIT
    }
veiel-do-gain =
    { $form ->
        [you] gain { $n } { $gauge }
       *[other] gains { $n } { $gauge }
    }
veiel-do-lose =
    { $form ->
        [you] lose { $n } { $gauge }
       *[other] loses { $n } { $gauge }
    }
veiel-do-mod =
    { $form ->
        [you] have { $changes }
        [none] { $changes }
       *[other] has { $changes }
    }{ $until ->
        [round] {" "}until the end of the DM's turn
        [combat] {" "}until the end of the combat
        [incursion] {" "}until the end of the incursion
        [game] {" "}until the end of the game
       *[none] {""}
    }
veiel-do-poison =
    { $form ->
        [you] suffer poison { $n }
        [none] poison { $n }
       *[other] suffers poison { $n }
    }
veiel-do-burn =
    { $form ->
        [you] burn
       *[other] burns
    } { $n } for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
veiel-do-cure =
    { $form ->
        [you] are freed from
       *[other] is freed from
    } { $of ->
        [poison] poison
        [burn] burns
       *[mute] muteness
    }
veiel-do-stun = loses its next turn
veiel-do-block = the attack misses
veiel-do-fail = the roll fails
veiel-do-next =
    { $on ->
        [def_ok] the next successful defence of { $at } in this fight fails
       *[hero_roll] the next successful roll of { $at } in this fight fails
    }
veiel-do-move = move { $at } to the front
veiel-do-enemyattack = it attacks { $at } for { $n }
veiel-do-enemyfirst = the enemies act first
veiel-do-fight = fight { $enemies }
veiel-do-enemies = the enemies have { $changes }
veiel-do-summon =
    { $enemies } { $n ->
        [one] joins
       *[other] join
    } { $where ->
        [before_boss] directly before the boss
       *[end] at the end of the line
    }
veiel-do-reanimate =
    { $form ->
        [none] it returns with half HP
       *[other] returns with half HP
    }
veiel-do-duel =
    the team fights itself for up to { $n } { $n ->
        [one] round
       *[other] rounds
    }
veiel-do-rule = range "any" counts as front until the end of the DM's turn
veiel-do-flee = the team flees
veiel-do-buy =
    { $n ->
        [one] buy a consumable
       *[other] buy up to { $n } consumables
    }
veiel-do-trade = hand over or swap consumables
veiel-do-lootreroll = re-roll odd loot dice
veiel-do-immune = immune to { $condition }
veiel-do-unlock = opens chests for free
veiel-do-fills = fills an item slot
veiel-do-reveal =
    { $place ->
        [place_next] reveal a room of the next line
       *[place] reveal a room
    }
veiel-do-freeze = freeze this room
veiel-do-draw = draw { $cards }
veiel-do-dig =
    reveal cards, at most { $most }, until { $find ->
        [one] { $find } is { $rarity } and keep it
       *[other] { $find } are { $rarity } and keep those
    }
veiel-do-crystals =
    { $change ->
        [lose] lose { $crystals }
       *[gain] gain { $crystals }
    }
veiel-do-redirect = the team enters another wing's room
veiel-do-mute =
    { $which ->
        [best] cannot use its best ability until the end of the incursion
       *[chosen] cannot use one ability until the end of the incursion
    }
veiel-do-loseitem =
    { $which ->
        [random] loses a random item
       *[chosen] loses an item
    }
veiel-do-break =
    { $which ->
        [random] loses a random piece of armour
       *[chosen] loses a piece of armour
    }
veiel-do-takedefender = becomes the defender until the end of the DM's turn
veiel-do-imprison = is imprisoned
veiel-do-control = is controlled
veiel-do-brand = is branded
veiel-do-strike =
    { $whom ->
        [random] strikes a random ally
       *[ally] strikes an ally
    }
veiel-do-riddle = solve a riddle: { $first } for the first answer, { $second } for the second; after two wrong answers each hero loses { $lose } VIT
veiel-do-skip = avoid what follows
veiel-do-nothing = nothing happens

## Attacks of enemies

veiel-blow = { $n } damage
veiel-blow-ignores-defender = ignores the defender
veiel-blow-ignores-defence = ignores defence
veiel-blow-ignores-reduction = ignores damage reduction
veiel-blow-poison = poison { $n }
veiel-blow-burn = burn { $n }/{ $turns }
veiel-blow-drain = heals itself by the damage dealt, at most { $n }
veiel-screen = screen

## Faults of content

veiel-content-id = E-ID { $entry } used twice
veiel-content-count = E-COUNT { $what }: { $found } of { $wanted }
veiel-content-range = E-RANGE { $entry }.{ $field } = { $found } ({ $least }..{ $most })
veiel-content-lang = W-LANG { $entry }: no French text; the English one is shown
veiel-content-class = E-CLASS { $entry }: "{ $found }" is no class of monsters
veiel-content-shield = E-EQUIP { $entry } is an armour or a shield, field "{ $found }" not allowed
veiel-content-word = E-FX { $entry }: unknown word "{ $found }"; expected { $wanted }
veiel-content-word-near = E-FX { $entry }: unknown word "{ $found }", did you mean "{ $near }"?
veiel-content-elsewhere = E-FX { $entry }: "{ $found }" has no place in a line of this kind
veiel-content-stats = E-FX { $entry }: { $found }
veiel-content-save = E-FX { $entry }: a save can only avoid what happens to its target
veiel-content-formula = E-FX { $entry }: { $found } is no number
veiel-content-up_to = E-FX { $entry }: "{ $found }" needs "up_to"
veiel-content-no-up_to = E-FX { $entry }: "up_to" does not go with "{ $found }"
veiel-content-range-whom = E-FX { $entry }: the range "{ $found }" needs enemies as targets
veiel-content-whom = E-FX { $entry }: "{ $found }" cannot be for "{ $to }"
veiel-content-when = E-FX { $entry }: "{ $found }" has no place in the window "{ $on }"; expected { $wanted }
veiel-content-window = E-FX { $entry }: this card cannot react in the window "{ $found }"; expected { $wanted }
veiel-content-nobody = E-FX { $entry }: nobody is the "{ $found }" here
veiel-content-until = E-FX { $entry }: a modifier needs an end, "until"
veiel-content-no-until = E-FX { $entry }: what a card always gives has no "until"
veiel-content-reaction = E-FX { $entry }: "{ $found }" is for reactions only
veiel-content-no-attack = E-FX { $entry }: "{ $found }" needs a normal attack
veiel-content-loop = W-LOOP { $entry }: endless { $gauge }
veiel-content-event = E-EVENT { $entry }: no effect
veiel-content-name =
    { $why ->
        [setup] E-NAME { $found } missing: setup needs it
       *[nodm] E-NAME { $found } missing: playing without a DM needs it
    }
veiel-content-owner = E-NAME { $found } needs one hero who carries it; there are { $count }
veiel-content-no-hero = E-NAME { $entry }: there is no hero { $found }
veiel-content-abilities = E-NAME { $hero } needs one ability of level { $level }; there are { $found }
veiel-content-start = E-START { $entry }: needs { $stat } { $wanted }, has { $found }
veiel-content-start-unknown = E-START { $entry }: there is no { $found }
veiel-content-start-hands = E-START { $entry }: more than two hands
veiel-content-start-slots = E-START { $entry }: more than { $limit } items
veiel-content-start-copies = E-START { $card }: all heroes together need { $wanted }, there are { $found }
veiel-content-boss-power = E-BOSS { $entry }: no boss power { $found }
veiel-content-boss-room = E-BOSS { $entry }: no special room { $found }
veiel-content-boss-attacks =
    E-BOSS { $entry }: no attacks for { $heroes } { $heroes ->
        [one] hero
       *[other] heroes
    }
veiel-content-boss-hp =
    E-BOSS { $entry }: { $found } HP with { $heroes } { $heroes ->
        [one] hero
       *[other] heroes
    }, needs { $wanted }
veiel-content-boss-own = E-BOSS { $found } needs one boss; it has { $count }
veiel-content-rooms =
    E-ROOMS stage { $stage } has { $found } { $found ->
        [one] card
       *[other] cards
    }, needs { $wanted }
veiel-content-untold = There are no words for this text: { $detail }.

## Cards

veiel-whole-team = Team
veiel-role-defender = defender
veiel-role-striker = striker
veiel-role-healer = healer
veiel-role-support = support
veiel-difficulty-easy = easy
veiel-difficulty-medium = medium
veiel-difficulty-hard = hard
veiel-range-front = front enemy
veiel-range-two = one of the first two enemies
veiel-range-any = any enemy
veiel-ribbon-bronze = bronze
veiel-ribbon-silver = silver
veiel-ribbon-gold = gold
veiel-stage-line_1 = line 1
veiel-stage-line_2 = line 2
veiel-stage-return_1 = first return
veiel-stage-return_2 = second return
veiel-stage-return_3 = third return
veiel-stage-special = special room
veiel-stage-throne = advanced games
veiel-stage-spare = in place of a special room
veiel-card-hero = Role: { $role }; to play: { $difficulty }. VIT { $vit }, END { $end }, { $attributes }, DEF { $defence }, RED { $reduction }. Starts with { $start }.
veiel-card-ability = { $hero }, from level { $level } on.
veiel-card-weapon =
    { $assassin ->
        [yes] Assassin's weapon
       *[no] Weapon
    }, { $rarity }, { $hands ->
        [one] one hand
       *[other] two hands
    }. { $stat }, { $range }, { $damage } damage{ $pierce ->
        [yes] , ignoring reduction
       *[no] {""}
    }.
veiel-card-armour =
    { $kind ->
        [shield] Shield
       *[armour] Armour
    }, { $rarity }. DEF +{ $defence }, RED { $reduction }.
veiel-card-needs =
    { $needs ->
        [none] Needs nothing.
       *[other] Needs { $needs }.
    }
veiel-card-price =
    { $copies ->
        [one] Price { $price }, 1 card.
       *[other] Price { $price }, { $copies } cards.
    }
veiel-card-rune = Rune, { $rarity }.
veiel-card-phylactery = Phylactery. It fills an item slot.
veiel-card-instrument = Only for: { $hero }.
veiel-card-item =
    { $unlimited ->
        [yes] Consumable, unlimited use.
       *[no] Consumable.
    }
veiel-card-monster =
    Basic enemy, { $kind }, { $copies ->
        [one] { $copies } card
       *[other] { $copies } cards
    }.
veiel-card-fighting = HP { $hp }, ATT { $att }, DEF { $def }, RED { $red }.
veiel-card-powerful =
    { $kind ->
        [boss] Boss
       *[powerful] Powerful enemy
    }.
veiel-card-attacks = Attacks per turn with 2/3/4/5/6 heroes: { $attacks }.
veiel-card-event =
    { $boss ->
        [none] Event
       *[other] Boss power ({ $boss })
    }, { $copies ->
        [one] { $copies } card
       *[other] { $copies } cards
    }.{ $used ->
        [no] {" "}Not used without a DM.
       *[yes] {""}
    }
veiel-card-room =
    Room ({ $stages }), { $copies ->
        [one] { $copies } card
       *[other] { $copies } cards
    }.

## Options

veiel-option-heroes = Heroes
veiel-option-heroes-help = How many heroes enter the crypt.
veiel-option-heroes-n = { $n }
veiel-option-players = Seats
veiel-option-players-help = How many seats the heroes are shared between; 0: a seat for each hero. A single seat plays without a DM unless you say otherwise.
veiel-option-players-n = { $n }
veiel-option-dm = Dungeon master
veiel-option-dm-help = Who plays the crypt.
veiel-option-dm-auto = a bot; nobody for a single seat
veiel-option-dm-human = a person
veiel-option-dm-bot = a bot
veiel-option-dm-none = nobody
veiel-option-boss = Boss
veiel-option-boss-help = Who waits at the end.
veiel-option-boss-random = a random one
veiel-option-boss_power = Boss power
veiel-option-boss_power-help = Whose power the dungeon master has.
veiel-option-boss_power-match = that of the boss
veiel-option-special_room = Special room
veiel-option-special_room-help = Whose special room is in the crypt.
veiel-option-special_room-match = that of the boss
veiel-option-hero_pick = Choice of heroes
veiel-option-hero_pick-help = How heroes come to their seats.
veiel-option-hero_pick-free = as you like
veiel-option-hero_pick-draft = in turn
veiel-option-hero_pick-random = at random
veiel-option-hero_pick-beginner = Knight, Healer and Barbarian first
veiel-option-phylacteries = Phylacteries
veiel-option-phylacteries-help = Half of the heroes draw a phylactery; for experienced teams.
veiel-option-phylacteries-on = yes
veiel-option-phylacteries-off = no
veiel-option-throne_room = Throne Room
veiel-option-throne_room-help = A perilous room in place of the first powerful monster.
veiel-option-throne_room-on = yes
veiel-option-throne_room-off = no
veiel-option-nodm_start = Enemies' die without a DM
veiel-option-nodm_start-help = What the enemies' die always shows at first: 5 is normal, 7 is hard.
veiel-option-nodm_start-n = { $n }
veiel-option-nodm_step = Rise for each line
veiel-option-nodm_step-help = By how much that die rises with each new line.
veiel-option-nodm_step-n = { $n }
veiel-option-nodm_event_trigger = Events without a DM
veiel-option-nodm_event_trigger-help = Who can turn over an event with a low die.
veiel-option-nodm_event_trigger-per_hero = each hero once per combat
veiel-option-nodm_event_trigger-per_combat = once per combat
veiel-option-nodm_order = Order of enemies without a DM
veiel-option-nodm_order-help = How enemies line up.
veiel-option-nodm_order-class = by class
veiel-option-nodm_order-players = the team may make it harder
veiel-option-adjust_boss = Boss HP
veiel-option-adjust_boss-help = Changes the HP of the boss in place of the table.
veiel-option-adjust_boss-none = as in the table
veiel-option-adjust_boss-n = { $n }
veiel-option-adjust_power = HP of powerful monsters
veiel-option-adjust_power-help = Changes the HP of powerful monsters in place of the table.
veiel-option-adjust_power-none = as in the table
veiel-option-adjust_power-n = { $n }
veiel-option-adjust_events = Event cards
veiel-option-adjust_events-help = Changes the number of events in place of the table.
veiel-option-adjust_events-none = as in the table
veiel-option-adjust_events-n = { $n }
veiel-option-incursions = Incursions
veiel-option-incursions-help = How often the team may enter the crypt.
veiel-option-incursions-n = { $n }
veiel-option-dm_dice = Dice of the dungeon master
veiel-option-dm_dice-help = Whether the team sees them.
veiel-option-dm_dice-open = open
veiel-option-dm_dice-hidden = hidden
veiel-option-dm_fudge = Cheating
veiel-option-dm_fudge-help = Whether a person at the dungeon master's seat may change own dice; only with hidden dice. The log tells it after the game.
veiel-option-dm_fudge-off = no
veiel-option-dm_fudge-kind = only to lower numbers
veiel-option-dm_fudge-free = freely
veiel-option-enemy_stats = Enemies' values
veiel-option-enemy_stats-help = Whether the team sees the numbers of enemies.
veiel-option-enemy_stats-open = open
veiel-option-enemy_stats-hidden = hidden
veiel-option-riddle = Riddle room
veiel-option-riddle-help = How the riddle is played.
veiel-option-riddle-auto = a puzzle if a person plays, else a roll
veiel-option-riddle-puzzle = a puzzle
veiel-option-riddle-spoken = the dungeon master asks
veiel-option-riddle-roll = a roll
veiel-option-riddle_timer = Time for the riddle
veiel-option-riddle_timer-help = Seconds for each answer to a puzzle.
veiel-option-riddle_timer-0 = no limit
veiel-option-riddle_timer-n = { $n } s
veiel-option-team_vote = Team decisions
veiel-option-team_vote-help = Who decides for the team.
veiel-option-team_vote-leader = the player of the defender
veiel-option-team_vote-majority = the majority
veiel-option-quick_resolve = Quick end
veiel-option-quick_resolve-help = Whether a fight without hope may be ended at once.
veiel-option-quick_resolve-on = yes
veiel-option-quick_resolve-off = no
veiel-option-crystal_cap = Most crystals
veiel-option-crystal_cap-help = How many crystals the purse holds.
veiel-option-crystal_cap-0 = no limit
veiel-option-crystal_cap-n = { $n }
veiel-option-steady_pace = Steady pace
veiel-option-steady_pace-help = Whether waiting for the dungeon master always takes the same time, so that it tells nothing about his hand.
veiel-option-steady_pace-on = yes
veiel-option-steady_pace-off = no

veiel-forecast = A team of sensible bots wins about { $percent }% of such games.
veiel-forecast-unknown = Nobody knows how hard this game is: let the laboratory measure it.
