### Chronicles of Avel in English.
###
### Variables carry the names of the fields they come from. Heroes: their name. Tiles, cells, monsters, tokens and traps:
### the name with its definite article ("the Quarry", "Fox Hollow"); $a_monster, $a_token: with the indefinite one. A cell
### whose tile lies face down: where it lies. Several faces, dice or tokens: one text, listed with the coins that
### go with them, or avel-nothing. Nothing there (hero 0, no token, no line): the text "none". Yes and no: "yes", "no".
### $amount is $n without its sign, $gained is "yes" where $n is more than 0.

avel-title = Chronicles of Avel
avel-blurb = Walk a land of hidden tiles, fight its monsters with dice and pack their treasures into your backpack. Twelve nights later the Black Moon rises, and all that is left of the monsters marches on the castle. Win together or lose together.
avel-rhyme = Five little beats and the bag goes still: take what you feel, be it good or ill!

## Words

avel-term-hero = hero
avel-term-heroes = heroes
avel-term-heart = heart
avel-term-hearts = hearts
avel-term-toughness = toughness
avel-term-clash = clash
avel-term-lair = lair
avel-term-small-monster = small monster
avel-term-big-monster = big monster
avel-term-coin = coin
avel-term-coins = coins
avel-term-backpack = backpack
avel-term-basic = basic
avel-term-upgraded = upgraded
avel-term-rest = rest
avel-term-retreat = retreat
avel-term-press-on = press on
avel-term-move = Move
avel-term-battle = Battle
avel-term-tile-action = Tile action
avel-term-rest-action = Rest
avel-term-moon-track = moon track
avel-term-astrolabe = astrolabe marker
avel-term-black-moon = Black Moon
avel-term-crater = crater
avel-term-seal = moon seal
avel-term-trap = trap
avel-term-wall = wall
avel-term-coat = coat of arms of Avel
avel-term-shortcut = shortcut
avel-term-stunned = stunned
avel-term-jewel = Healing Jewel
avel-term-brood = brood
avel-term-beast = the Beast

avel-die-green = green
    .many = green
avel-die-blue = blue
    .many = blue
avel-die-orange = orange
    .many = orange
avel-die-yellow = yellow
    .many = yellow
avel-die-purple = purple
    .many = purple
avel-die-black = black
    .many = black
avel-dice =
    { $n ->
        [one] { $n } { $die } die
       *[other] { $n } { $die } dice
    }
avel-dice-none = no dice
avel-rolled-die = the { $die } die ({ $face })

avel-face-attack = attack
avel-face-defence = defence
avel-face-spell = spell
avel-face-blank = blank
avel-faces-attack =
    { $n ->
        [1] one attack
        [2] two attacks
        [3] three attacks
       *[other] { $n } attacks
    }
avel-faces-defence =
    { $n ->
        [1] one defence
        [2] two defences
        [3] three defences
       *[other] { $n } defences
    }
avel-faces-spell =
    { $n ->
        [1] one spell
        [2] two spells
        [3] three spells
       *[other] { $n } spells
    }
avel-faces-blank =
    { $n ->
        [1] one blank
        [2] two blanks
        [3] three blanks
       *[other] { $n } blanks
    }
avel-faces-one-of-each = one of each
avel-faces-none = nothing
avel-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

avel-brood-red = Ember
    .the = Ember
avel-brood-green = Bramble
    .the = Bramble
avel-brood-blue = Rime
    .the = Rime
avel-size-small = small
avel-size-big = big
avel-size-beast = the Beast
avel-kind-weapon = weapon
avel-kind-shield = shield
avel-kind-helmet = helmet
avel-kind-elixir = elixir
avel-emblem-falcon = Falcon
avel-emblem-stag = Stag
avel-emblem-bear = Bear
avel-emblem-fox = Fox
avel-shortcut-crescent = crescent
avel-shortcut-spiral = spiral
avel-service-trade = Trade
avel-service-build_wall = Build a wall
avel-service-seal_lair = Seal a lair
avel-service-set_trap = Set a trap
avel-service-upgrade = Upgrade
avel-service-wish = Make a wish
avel-service-coins = Search for coins
avel-space-none = nothing happens
avel-space-mend = hearts
avel-space-refill = lairs refill
avel-space-rise = the Black Moon rises
avel-odds-hopeless = hopeless
avel-odds-risky = risky
avel-odds-even = even
avel-odds-good = good
avel-odds-sure = sure

## Places and shapes

avel-steps =
    { $n ->
        [1] one step
        [2] two steps
        [3] three steps
        [4] four steps
        [5] five steps
       *[other] { $n } steps
    } { $direction ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
       *[nw] north-west
    }
avel-place = { $way } of the castle
avel-unseen = the face-down tile { $place }
avel-shape-row =
    { $n ->
        [1] a single cell
        [2] two cells in a row
        [3] three cells in a row
        [4] four cells in a row
       *[other] { $n } cells in a row
    }
avel-shape-block = a block of { $rows } by { $columns } cells
avel-shape-corner = three cells around a corner
avel-shape-t = four cells like a T
avel-shape-u = five cells like a U
avel-shape-other = { $n } cells, in rows of { $rows }
avel-side-upgraded = { $token } (upgraded)
avel-die-number = die { $n }
avel-detail-wounded =
    careful: only { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    } left
avel-detail-risky = careful: this may well end at the castle
avel-detail-hearts = hearts: { $hearts }; toughness left: { $left }
avel-detail-offer = { $other } offers { $give } for { $take }
avel-detail-result =
    { $damage } damage, { $wounds ->
        [one] { $wounds } heart lost
       *[other] { $wounds } hearts lost
    }

## Options of a new game

avel-option-heroes = Heroes
avel-option-heroes-help = How many heroes are in play. A lone hero takes four actions in a turn, otherwise each hero takes two.
avel-option-heroes-n =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
avel-option-crater = Crater
avel-option-crater-help = How many monsters come out of the crater when the Black Moon rises.
avel-option-crater-easy = easy
avel-option-crater-moderate = moderate
avel-option-crater-difficult = difficult
avel-option-land = Land
avel-option-land-help = The shape of the map. The nearer the crater is to the castle, the harder the game.
avel-option-land-generated = a new land
avel-option-land-stars = difficulty { $stars } of 5
avel-option-gen_distance = Way from the crater
avel-option-gen_distance-help = Only for a new land: steps from the crater to the castle.
avel-option-gen_distance-none = as the crater suggests
avel-option-gen_distance-n =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
avel-option-gen_shape = Shape of the land
avel-option-gen_shape-help = Only for a new land: whether its tiles lie close together or far apart.
avel-option-gen_shape-compact = compact
avel-option-gen_shape-balanced = balanced
avel-option-gen_shape-sprawling = sprawling
avel-option-gen_seed = Seed of the land
avel-option-gen_seed-help = Only for a new land: the same word always makes the same land. Leave it empty for a surprise.
avel-option-gen_seed-none = a surprise
avel-option-beast_delta = The Beast
avel-option-beast_delta-help = Makes the Beast tougher if you win too often, weaker if you lose too often.
avel-option-beast_delta-n =
    { $n ->
        [-6] 6 weaker
        [-5] 5 weaker
        [-4] 4 weaker
        [-3] 3 weaker
        [-2] 2 weaker
        [-1] 1 weaker
        [0] as printed
       *[other] { $n } tougher
    }
avel-option-first_seat = Coat of arms
avel-option-first_seat-help = Who begins every round and answers for the team. By tradition it is the oldest player.
avel-option-first_seat-oldest = the oldest player
avel-option-first_seat-random = drawn by lot
avel-option-first_seat-n = seat { $n }
avel-option-bag_draw = Drawing equipment
avel-option-bag_draw-help = You reach into the bag and feel for shapes: against the clock, at your leisure, or by pure chance.
avel-option-bag_draw-grab = grab, with the clock
avel-option-bag_draw-grab_calm = grab, without a clock
avel-option-bag_draw-blind = pure chance
avel-option-bag_seconds = The clock
avel-option-bag_seconds-help = How long you may feel for a shape.
avel-option-bag_seconds-n =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
avel-option-bag_window = Shapes in reach
avel-option-bag_window-help = How many shapes pass by your hand in one draw.
avel-option-bag_window-n =
    { $n ->
        [one] { $n } shape
       *[other] { $n } shapes
    }
avel-option-trade_consent = Exchanges
avel-option-trade_consent-help = Whether the other hero's player has to agree to an exchange.
avel-option-trade_consent-ask = ask
avel-option-trade_consent-trust = trust each other
avel-option-neighbour_rolls = Dice of the monsters
avel-option-neighbour_rolls-help = Who presses the button that rolls the monster's dice, as the neighbour does at a table.
avel-option-neighbour_rolls-on = the neighbour rolls
avel-option-neighbour_rolls-off = they roll by themselves
avel-option-odds = Odds of battles
avel-option-odds-help = What you are told about your chances before a battle.
avel-option-odds-full = in numbers
avel-option-odds-simple = in a word
avel-option-odds-off = nothing
avel-option-march_choice = Roads of the monsters
avel-option-march_choice-help = Where two roads to the castle are equally short, the team chooses which one a monster takes.
avel-option-march_choice-ask = ask each time
avel-option-march_choice-auto = choose for us
avel-option-coat_passes = Coat of arms after a round
avel-option-coat_passes-help = A house variant: the coat of arms goes one seat on at the end of each round.
avel-option-coat_passes-on = passes on
avel-option-coat_passes-off = stays
avel-option-chronicle = Chronicle
avel-option-chronicle-help = Lines of a tale at the start of rounds. They have no effect on play.
avel-option-chronicle-on = told
avel-option-chronicle-off = silent
avel-forecast = A team of sensible bots wins about { $percent }% of such games.
avel-forecast-unknown = Nobody knows how hard this game is: let the laboratory measure it.

## Questions

avel-ask-setup-oldest = Who is the oldest player?
avel-ask-setup-hero = Who are you?
avel-ask-bag_grab = { $hero }, which shape do you grab?
avel-ask-action = { $hero }, what do you do?
avel-ask-elixir = { $hero }, do you drink an elixir before the battle?
avel-ask-effect = { $hero }, do you use your equipment?
avel-ask-spell = { $hero }, how do you use your spells?
avel-ask-press_on = { $hero }, do you press on?
avel-ask-fit = { $hero }, where do you put everything?
avel-ask-upgrade = { $hero }, what do you upgrade?
avel-ask-stun_loss = { $hero }, what do you lose?
avel-ask-market = { $hero }, what do you trade?
avel-ask-seal_tile = { $hero }, which lair do you seal?
avel-ask-trap_kind = { $hero }, which trap do you buy?
avel-ask-trap_tile = { $hero }, where do you lay the trap?
avel-ask-lake_again = { $hero }, the lake is silent. Do you try again?
avel-ask-exchange = { $hero }, what do you exchange?
avel-ask-exchange_reply = { $hero }, do you agree to the exchange?
avel-ask-march_path = { $hero }, several roads are equally short. Where does the monster go?
avel-ask-landing = { $hero }, where does the monster land?
avel-ask-roll_for_monster = { $hero }, roll the monster's dice!
avel-ask-rearrange = Rearrange your equipment
avel-ask-calm = Draw equipment with or without the clock

## Answers

avel-choice-OldestIs = { $seat } is the oldest
avel-choice-Move = Go to { $tile }
avel-choice-Fight = Fight { $monster }
avel-choice-Service =
    { $kind ->
        [trade] Trade
        [build_wall] Build a wall
        [seal_lair] Seal a lair
        [set_trap] Set a trap
        [upgrade] Upgrade a token
        [wish] Make a wish
        [coins] Search for coins
       *[other] { $kind }
    }
avel-choice-Rest = Rest
avel-choice-DrinkHealing = Drink { $token }
avel-choice-Exchange = Exchange with { $hero }
avel-choice-EndTurn = End the turn
avel-choice-Drink = Drink { $token }
avel-choice-Go = To battle!
avel-choice-RollForMonster = Roll
avel-choice-Reroll = Use { $token }: reroll { $dice }
avel-choice-AddAttack = Use { $token }: add 1 attack
avel-choice-AddDefence = Use { $token }: add 1 defence
avel-choice-Done = Leave the dice as they are
avel-choice-Spells =
    { $attacks ->
        [0] All spells as defences
        [one] { $attacks } spell as an attack
       *[other] { $attacks } spells as attacks
    }
avel-choice-PressOn = Press on
avel-choice-Retreat = Retreat
avel-choice-Grab = Grab shape { $position }
avel-choice-Fumble = Grab nothing
avel-choice-Fitting = Wear { $worn }; pack { $packed }; discard { $discards }
avel-choice-Rearrangement = Wear { $worn }; pack { $packed }
avel-choice-SetCalm =
    { $calm ->
        [yes] Draw without the clock
       *[no] Draw against the clock
    }
avel-choice-Upgrade = Upgrade { $token }
avel-choice-Lose = Lose { $token }
avel-choice-Buy = Buy
avel-choice-Sell = Sell { $token }
avel-choice-Stop = Trade no more
avel-choice-Seal = Seal { $tile }
avel-choice-ChooseTrap = Buy { $trap }
avel-choice-LayTrap = Lay it at { $tile }
avel-choice-LakeReroll = Roll again
avel-choice-LakeLeave = Leave the lake
avel-choice-Proposal = Give { $give }, take { $take }
avel-choice-Cancel = Exchange nothing
avel-choice-Accept = Accept
avel-choice-Decline = Decline
avel-choice-MarchTo = To { $tile }
avel-choice-LandOn = At { $tile }
avel-nothing = nothing

## Refusals

avel-broken-tokens = Every token must have a place, once.
avel-broken-coins = Not enough cells are free for the coins ({ $n }).
avel-broken-slot = { $token } does not belong there.
avel-broken-outside = { $token } does not lie inside the backpack.
avel-broken-overlap = { $token } lies on top of something else.
avel-broken-busy = In a battle, and before a gain is placed, nothing can be rearranged.
avel-broken-not-owned = Nobody can give what they do not have.
avel-broken-does-not-fit = With this exchange { $hero } would have more than fits.
avel-broken-calm = There is no clock, or it is as you wish.

## The story: a sentence for every event

avel-event-GameSetUp = The heroes gather at Avel Castle, and the stars foretell a crater. Difficulty: { $crater_token }.
avel-event-HeroReady =
    { $hero } stands ready under the sign of the { $emblem ->
        [falcon] Falcon
        [stag] Stag
        [bear] Bear
       *[fox] Fox
    }.
avel-event-CoatGiven = { $hero } bears the coat of arms of Avel.
avel-event-RoundBegan =
    { $line ->
        [none] Round { $number } begins.
       *[other] Round { $number }. { $line }
    }
avel-event-TurnBegan =
    { $hero } sets out with { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
avel-event-TurnEnded =
    { $reason ->
        [chosen] { $hero } ended the turn.
        [stunned] { $hero } could do no more.
       *[done] { $hero } had done what there was to do.
    }
avel-event-HeroMoved =
    { $via ->
        [shortcut] By a shortcut { $hero } left { $start } for { $to }.
       *[edge] { $hero } left { $start } for { $to }.
    }
avel-event-TileRevealed =
    { $hero ->
        [none] The Black Moon lit up { $tile }.
       *[other] { $hero } turned over { $tile }.
    }
avel-event-MonsterAppeared =
    { $why ->
        [set_up] Near { $cell } lurked { $a_monster }.
        [reveal] There, { $a_monster } looked up.
        [refill] Into the empty lair at { $cell } moved { $a_monster }.
        [rise] In the dark of { $cell } woke { $a_monster }.
       *[crater] Out of the crater, down upon { $cell }, came { $a_monster }.
    }
avel-event-StackReshuffled =
    { $size ->
        [small] The fallen small monsters gathered again ({ $count }).
       *[big] The fallen big monsters gathered again ({ $count }).
    }
avel-event-NoMonsterLeft =
    { $size ->
        [small] No small monster was left for { $cell }.
       *[big] No big monster was left for { $cell }.
    }
avel-event-BattleBegan = { $hero } challenged { $monster }: { $hero_dice } against { $monster_dice }.
avel-event-ElixirDrunk = { $hero } drank { $token }.
avel-event-ClashRolled = Clash { $number }: { $hero } rolled { $hero_faces }; { $monster } rolled { $monster_faces }.
avel-event-EffectUsed =
    { $kind ->
        [reroll] With { $token } { $hero } rolled again: { $before } turned into { $after }.
        [add_attack] With { $token } { $hero } struck once more.
       *[add_defence] With { $token } { $hero } parried once more.
    }
avel-event-SpellsSet =
    { $hero } cast { $attacks ->
        [0] no spell
        [one] { $attacks } spell
       *[other] { $attacks } spells
    } to attack and { $defences ->
        [0] none
       *[other] { $defences }
    } to defend.
avel-event-ClashResolved =
    { $hero } dealt { $damage ->
        [0] no damage
       *[other] { $damage } damage
    } and lost { $wounds ->
        [0] no heart
        [one] { $wounds } heart
       *[other] { $wounds } hearts
    }.
avel-event-BattleEnded =
    { $outcome ->
        [defeated] { $hero } stood victorious.
        [retreat] { $hero } withdrew.
        [stunned] { $hero } went down.
       *[three_clashes] After three clashes { $hero } and { $monster } drew apart.
    }
avel-event-MonsterDefeated =
    { $hero ->
        [none] A trap brought down { $monster }.
       *[other] { $hero } brought down { $monster }!
    }
avel-event-RewardGained =
    { $kind ->
        [coins] { $hero } found a purse.
        [draw] { $hero } may reach into the bag.
        [upgrade] { $hero } may improve a piece of equipment.
       *[heal] { $hero } felt better.
    }
avel-event-ParadeShown = { $hero } felt for shapes at the bottom of the bag.
avel-event-TokenDrawn =
    { $fumble ->
        [yes] Too slow! { $hero } came up with { $a_token }.
       *[no] { $hero } drew { $a_token }.
    }
avel-event-CoinsChanged =
    { $reason ->
        [price] { $hero } paid
        [discard] { $hero } left behind
        [stun] { $hero } lost
        [exchange] { $gained ->
            [yes] { $hero } received
           *[no] { $hero } handed over
        }
       *[other] { $hero } took
    } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
avel-event-TokenPlaced =
    { $place ->
        [weapon] { $hero } took up { $token }.
        [shield] { $hero } took up { $token }.
        [helmet] { $hero } put on { $token }.
       *[backpack] { $hero } packed { $token }.
    }
avel-event-TokenDiscarded = { $hero } gave up { $token }.
avel-event-TokenUpgraded = { $hero } had { $token } improved.
avel-event-HeroHealed =
    { $reason ->
        [rest] { $hero } rested and regained
        [moon] The moons were kind: { $hero } regained
        [draught] { $hero } drank and regained
        [stun] The Healing Jewel shone: { $hero } regained
       *[reward] { $hero } regained
    } { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }.
avel-event-HeroStunned =
    { $hero } was carried to the castle, stunned. Lost: { $coins ->
        [0] { $token ->
            [none] nothing
           *[other] { $token }
        }
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $coins ->
        [0] { "" }
       *[other] { $token ->
            [none] { "" }
           *[other] { " " }and { $token }
        }
    }.
avel-event-ServiceUsed =
    { $kind ->
        [trade] { $hero } visited { $tile } and haggled.
        [build_wall] { $hero } visited { $tile } and ordered stones.
        [seal_lair] { $hero } visited { $tile } and was given a moon seal.
        [set_trap] { $hero } visited { $tile } and bought a trap.
        [upgrade] { $hero } visited { $tile } and had equipment improved.
        [wish] { $hero } visited { $tile } and made a wish.
       *[coins] { $hero } visited { $tile } and found some coins.
    }
avel-event-LakeRolled =
    { $hit ->
        [yes] The lake showed { $faces } to { $hero }, and the wish was granted.
       *[no] The lake showed { $faces } to { $hero }, and nothing happened.
    }
avel-event-WallBuilt =
    { $hero } built a wall at the castle; { $walls ->
        [one] { $walls } stands
       *[other] { $walls } stand
    } now.
avel-event-SealLaid = { $hero } laid a moon seal on { $cell }.
avel-event-TrapLaid = { $hero } laid { $trap } at { $cell }.
avel-event-PieceRetired =
    { $piece ->
        [seal] The time of the moon seals was over (unused: { $n }).
        [trap] The time of the traps was over (unused: { $n }).
       *[wall] The time of building was over (unused walls: { $n }).
    }
avel-event-Exchanged = { $hero } gave { $give } to { $other } and took { $take }.
avel-event-ExchangeRefused = { $other } declined the exchange with { $hero }.
avel-event-MarkerMoved =
    { $symbol ->
        [mend] The astrolabe came to a heart: every hero heals.
        [refill] The astrolabe came to a lair: the monsters return.
        [rise] The astrolabe came to the Black Moon.
       *[none] The astrolabe moved on.
    }
avel-event-BlackMoonRose = The Black Moon rose! At { $cell } the Beast climbed out of the crater, toughness { $dial }.
avel-event-LandingRolled =
    The black die showed { $face ->
        [attack] an attack
        [defence] a defence
        [spell] a spell
       *[blank] a blank
    }, and { $a_monster } flew towards { $cell }.
avel-event-MonsterMarched = On the march, { $monster } left { $start } for { $to }.
avel-event-TrapSprung = At { $cell } the Beast ran into { $trap }: { $damage } damage, { $dial } left.
avel-event-GateAttacked =
    At the gate, { $monster } broke through the outworks; { $after ->
        [0] no wall stands
        [one] { $after } wall stands
       *[other] { $after } walls stand
    } now.
avel-event-GameWon = In round { $round }, with { $monster }, the last of the monsters fell. Avel is saved!
avel-event-GameLost = In round { $round }, { $monster } walked into the castle, and the Healing Jewel broke.
avel-event-Rearranged = { $hero } packed anew.

## The table in words

avel-table-round =
    { $left ->
        [0] Round { $round }. The Black Moon has risen, and the monsters march on the castle.
        [1] Round { $round }. When it ends, the Black Moon rises.
       *[other] Round { $round }. The Black Moon rises in { $left } rounds, this one included.
    }
avel-table-end = At the end of this round: { $what }
avel-table-march = the monsters walk on.
avel-table-nothing = nothing happens.
avel-table-crater = The crater will open at { $cell }. Difficulty: { $crater }.
avel-table-hero =
    { $hero } ({ $emblem }{ $coat ->
        [yes] , coat of arms
       *[no] { "" }
    }) at { $tile }: { $hearts } of { $most ->
        [one] { $most } heart
       *[other] { $most } hearts
    }, { $coins }, { $dice }. Worn: { $worn }. Packed: { $packed }.{ $actions ->
        [0] { "" }
        [one] {" "}{ $actions } action left.
       *[other] {" "}{ $actions } actions left.
    }
avel-table-monster =
    { $monster } at { $tile }: { $brood }, toughness { $left } of { $toughness }, { $dice }{ $steps ->
        [0] { "" }
        [one] , { $steps } step from the castle
       *[other] , { $steps } steps from the castle
    }.
avel-table-reward = Reward: { $reward }.
avel-table-castle =
    { $tile }: { $walls ->
        [0] no walls
        [one] { $walls } wall
       *[other] { $walls } walls
    }.
avel-table-tile = { $tile }, { $place }: { $what }.
avel-table-lair =
    { $size ->
        [small] small lair
       *[big] big lair
    }
avel-table-sealed = sealed
avel-table-shortcut = shortcut ({ $symbol })
avel-table-trapped = trap: { $trap }
avel-table-service = service
avel-table-plain = nothing
avel-table-unseen = Face-down tile, { $place }.
avel-table-supply =
    In the supply: { $coins }; { $seals ->
        [one] { $seals } moon seal
       *[other] { $seals } moon seals
    }; traps: { $traps }; { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }.
avel-table-hidden =
    In the bag: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. In the stacks: { $small } small and { $big ->
        [one] { $big } big monster
       *[other] { $big } big monsters
    }.

## How it ended

avel-outcome-monsters_gone = Victory! With { $monster } the last of the monsters fell in round { $round }. Long live the heroes of Avel!
avel-outcome-castle_entered = Defeat. In round { $round }, { $monster } entered the castle and broke the Healing Jewel.

## What components do

avel-effect-add_die =
    { $n ->
        [one] Roll { $n } extra { $die } die in every clash.
       *[other] Roll { $n } extra { $die } dice in every clash.
    }
avel-effect-reroll =
    Once per battle{ $vs ->
        [none] { "" }
       *[other] , against { $brood }
    }: reroll { $n ->
        [one] { $n } { $dice } die
       *[other] up to { $n } { $dice } dice
    }.
avel-effect-add_attack =
    Once per battle{ $vs ->
        [none] { "" }
       *[other] , against { $brood }
    }: add 1 attack.
avel-effect-add_defence =
    Once per battle{ $vs ->
        [none] { "" }
       *[other] , against { $brood }
    }: add 1 defence.
avel-effect-brew_die =
    { $n ->
        [one] Before a battle: roll { $n } extra { $die } die in every clash of it.
       *[other] Before a battle: roll { $n } extra { $die } dice in every clash of it.
    }
avel-effect-heal_full = Before or after an action: regain all hearts.
avel-effect-heal =
    { $n ->
        [one] Regain { $n } heart.
       *[other] Regain { $n } hearts.
    }
    .phrase =
        { $n ->
            [one] regain { $n } heart
           *[other] regain { $n } hearts
        }
avel-effect-fewer_dice = You roll 1 { $dice } die fewer.
avel-effect-no_effects =
    { $source ->
        [weapon] Your weapon has no effect.
        [shield] Your shield has no effect.
        [helmet] Your helmet has no effect.
       *[elixir] You cannot drink elixirs for this battle.
    }
avel-effect-coins =
    { $condition ->
        [no_monster_here] If no monster is here: take { $coins }.
       *[none] Take { $coins }.
    }
    .phrase = take { $coins }
avel-effect-draw =
    { $n ->
        [one] Draw { $n } equipment token.
       *[other] Draw { $n } equipment tokens.
    }
    .phrase =
        { $n ->
            [one] draw { $n } equipment token
           *[other] draw { $n } equipment tokens
        }
avel-effect-upgrade =
    { $price ->
        [0] Upgrade { $n } of your weapons, shields or helmets.
       *[other] Pay { $coins }: upgrade { $n } of your weapons, shields or helmets.
    }
    .phrase = upgrade { $n }
avel-effect-trade =
    { $times ->
        [one] Pay { $buy } and draw 1 equipment token, or return 1 and take { $sell }.
       *[other] Up to { $times } times: pay { $buy } and draw 1 equipment token, or return 1 and take { $sell }.
    }
avel-effect-build_wall = Pay { $coins }: build 1 wall at the castle.
avel-effect-seal_lair = Pay { $coins }: lay a moon seal on an empty lair.
avel-effect-set_trap = Pay a trap's price: lay it on a face-up tile.
avel-effect-wish =
    Pay { $coins }, roll { $dice }: { $results }.{ $rerolls ->
        [0] { "" }
       *[other] {" "}Otherwise you may reroll { $count ->
            [1] it
            [2] both
           *[other] all
        }{ $rerolls ->
            [1] {" "}once
           *[other] {" "}up to { $rerolls } times
        }.
    }
avel-wish-result = { $faces } - { $reward }
avel-wish-results = { $results }; { $next }
avel-effect-mend =
    { $n ->
        [one] Each hero regains { $n } heart.
       *[other] Each hero regains { $n } hearts.
    }
avel-effect-refill = A monster appears on every empty, unsealed lair in sight.
avel-effect-rise = The Black Moon rises.
avel-effect-retire =
    { $piece ->
        [seal] No more moon seals.
        [trap] No more traps.
       *[wall] No more walls.
    }
avel-effect-spring =
    { $bonus ->
        [0] When the Beast enters: roll { $dice }; each attack deals 1 damage.
       *[other] When the Beast enters: roll { $dice }; each attack deals 1 damage, plus { $bonus }.
    }
avel-effect-invade =
    When the Black Moon rises with { $heroes ->
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    }: { $size ->
        [none] no monster
        [small] { $small ->
            [one] { $small } small monster
           *[other] { $small } small monsters
        }
        [big] { $big ->
            [one] { $big } big monster
           *[other] { $big } big monsters
        }
       *[both] { $small } small and { $big ->
            [one] { $big } big monster
           *[other] { $big } big monsters
        }
    }; { $landing }.
avel-landing = { $face } - { $tile }

## Faults of content packs

avel-content-die-faces =
    Die '{ $entry }' has { $found ->
        [one] { $found } face
       *[other] { $found } faces
    }; it needs 6.
avel-content-die-spell = Die '{ $entry }' shows a spell; only hero dice may.
avel-content-lake =
    { $face ->
        [blank] The lake can never miss: no blank on the green die.
        [attack] The lake can never show an attack: there is none on the green die.
       *[defence] The lake can never show a defence: there is none on the green die.
    }
avel-content-no-die = '{ $entry }': { $verb } of '{ $found }' dice; there is no { $found } die.
avel-content-no-hero-die = '{ $entry }': { $verb } of '{ $found }' dice; heroes have no { $found } die.
avel-content-too-few-small = Small monsters: { $found }; the set-up needs 3.
avel-content-monsters =
    { $size ->
        [small] Small monsters: { $found }, the box has { $wanted }.
       *[big] Big monsters: { $found }, the box has { $wanted }.
    }
avel-content-broods =
    { $size ->
        [small] Small { $brood } monsters: { $found }, the box has { $wanted }.
       *[big] Big { $brood } monsters: { $found }, the box has { $wanted }.
    }
avel-content-one-beast = There must be exactly one monster of the size 'beast', and it must be called 'beast'.
avel-content-beast-plain = The Beast has no rewards, no attribute, and its toughness is in numbers.toml.
avel-content-toughness = '{ $entry }' has toughness { $found }; it must be 1 to 9.
avel-content-one-brood =
    '{ $entry }' is of { $found ->
        [one] { $found } brood
       *[other] { $found } broods
    }; it must be of one.
avel-content-monster-dice =
    '{ $entry }' rolls { $found ->
        [one] { $found } { $die } die
       *[other] { $found } { $die } dice
    }; the box has { $wanted }.
avel-content-no-dice = '{ $entry }' rolls no dice; it needs at least one.
avel-content-no-attribute = '{ $entry }' has no attribute.
avel-content-small-attribute = '{ $entry }' is small and cannot have an attribute.
avel-content-double-colour = '{ $entry }' takes away two dice of one colour; one of each is the most.
avel-content-rewards =
    '{ $entry }' has { $found ->
        [one] { $found } reward
       *[other] { $found } rewards
    }; it needs 1 or 2.
avel-content-coins =
    '{ $entry }' gives { $found ->
        [one] { $found } coin
       *[other] { $found } coins
    }.
avel-content-reward-terms = '{ $entry }': a reward has neither a price nor a condition.
avel-content-tokens =
    Equipment: { $found ->
        [one] { $found } token
       *[other] { $found } tokens
    }, the box has 25.
avel-content-no-shape = '{ $entry }' has the shape '{ $found }', which does not exist.
avel-content-elixir-upgraded = '{ $entry }' is an elixir and cannot have an upgraded side.
avel-content-no-upgraded = '{ $entry }' has no upgraded side; only elixirs have none.
avel-content-two-one-time =
    '{ $entry }', { $side }: { $found ->
        [2] two
       *[other] { $found }
    } one-time effects; one marker cannot show which is used.
avel-content-side-effects =
    '{ $entry }', { $side }: { $found ->
        [one] { $found } effect
       *[other] { $found } effects
    }; there must be 1 to 3.
avel-content-wrong-effect =
    { $kind ->
        [elixir] '{ $entry }' is an elixir; '{ $verb }' works only while it is worn.
       *[other] '{ $entry }' is worn; '{ $verb }' works only when it is drunk.
    }
avel-content-backpack-size =
    { $size ->
        [small] { $found ->
            [one] The backpack has { $found } cell; at least
           *[other] The backpack has { $found } cells; at least
        } { $least } are needed to save for the dearest trap.
       *[large] The backpack has { $found } cells; at most { $most } are allowed.
    }
avel-content-backpack-pieces = The backpack is in several pieces; it must be in one.
avel-content-shape-size =
    Shape '{ $entry }' has { $found ->
        [one] { $found } cell
       *[other] { $found } cells
    }; it needs 1 to { $most }.
avel-content-shape-pieces = Shape '{ $entry }' is in several pieces; it must be in one.
avel-content-shape-fit = Shape '{ $entry }' does not fit into the backpack.
avel-content-shape-flip = Shape '{ $entry }' changes when the token is flipped; upgrading may make it stick out.
avel-content-starting-coins =
    { $wanted ->
        [one] { $wanted } coin is
       *[other] { $wanted } coins are
    } needed for the heroes to start with; the box has { $found }.
avel-content-starting-room =
    A hero starts with { $wanted ->
        [one] { $wanted } coin
       *[other] { $wanted } coins
    }; its backpack has room for { $found }.
avel-content-too-few-names = First names: { $found }; { $wanted } different ones are needed, one for each hero.
avel-content-no-name = '{ $entry }' has no names for { $die } face '{ $face }'.
avel-content-no-castle = No tile is called 'castle'.
avel-content-castle-plain = The castle must be a start tile for every number of heroes, without lair and service.
avel-content-start-tiles =
    { $found ->
        [one] There is { $found } start tile
       *[other] There are { $found } start tiles
    } beside the castle; there must be 3.
avel-content-start-lairs =
    Start tiles hold { $found ->
        [one] { $found } small lair
       *[other] { $found } small lairs
    }; set-up places 3 monsters.
avel-content-start-big = Start tile '{ $entry }' has a big lair; set-up places small monsters only.
avel-content-start-always = Start tile '{ $entry }' must be in play with every number of heroes.
avel-content-lair-and-service = '{ $entry }' has a lair and a service.
avel-content-wish-faces =
    '{ $entry }': a result of the wish has { $found ->
        [one] { $found } face
       *[other] { $found } faces
    }; it needs { $wanted }.
avel-content-wish-double = '{ $entry }': two results of the wish name the same faces.
avel-content-shortcut =
    Shortcut '{ $symbol }' leads nowhere with { $heroes ->
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    }.
avel-content-no-layout = There is no layout.
avel-content-layout-size =
    Layout '{ $entry }' has { $found ->
        [one] { $found } cell
       *[other] { $found } cells
    } but { $wanted } tiles are used with 4 heroes.
avel-content-layout-flaw =
    { $kind ->
        [unreadable_cells] Layout '{ $entry }': only { $found } of { $wanted } cells can be read.
        [repeated_cells] Layout '{ $entry }': a cell is named twice; with { $tiles } tiles { $found } are left.
        [no_castle] Layout '{ $entry }': the castle's cell 0,0 is missing.
        [castle_neighbours] Layout '{ $entry }': the castle has { $found ->
            [one] { $found } neighbour
           *[other] { $found } neighbours
        } with { $tiles } tiles; it needs { $wanted }.
        [unreachable_cells] Layout '{ $entry }': only { $found } of { $wanted } cells can be reached with { $tiles } tiles.
        [no_crater] Layout '{ $entry }': the crater lies beside the land with { $tiles } tiles.
        [crater_at_start] Layout '{ $entry }': the crater lies on the castle or on a start tile.
        [crater_distance] Layout '{ $entry }': { $found ->
            [one] the crater is { $found } step
           *[other] the crater is { $found } steps
        } from the castle with { $tiles } tiles; it should be { $wanted }.
       *[too_far] Layout '{ $entry }': a cell is { $found } steps from the castle with { $tiles } tiles; at most { $wanted } are allowed.
    }
avel-content-layout-order = Layout '{ $entry }': the castle must come first, its three neighbours next.
avel-content-no-crater = No crater is called '{ $entry }'.
avel-content-no-landing = Crater '{ $entry }' says nothing about black face '{ $face }'.
avel-content-landing =
    { $why ->
        [lair] Crater '{ $entry }' lands on '{ $tile }', which has a lair.
        [castle] Crater '{ $entry }' lands on the castle.
       *[unknown] Crater '{ $entry }' lands on '{ $tile }', which does not exist.
    }
avel-content-landing-missing =
    { $heroes ->
        [one] '{ $tile }' is missing with { $heroes } hero; the die will be rolled again.
       *[other] '{ $tile }' is missing with { $heroes } heroes; the die will be rolled again.
    }
avel-content-landing-nowhere =
    { $heroes ->
        [one] Crater '{ $entry }' lands nowhere with { $heroes } hero: none of its tiles is in play.
       *[other] Crater '{ $entry }' lands nowhere with { $heroes } heroes: none of its tiles is in play.
    }
avel-content-traps = Traps: { $found }, the box has 3.
avel-content-trap-price =
    Two traps cost { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
avel-content-no-rise = Moon track: no Black Moon space.
avel-content-rises = Moon track: { $found } Black Moon spaces; there must be one.
avel-content-rise-early = Moon track: the Black Moon is on space { $found }; it must be on the last one.
avel-content-track-start =
    { $heroes ->
        [one] Moon track: with { $heroes } hero the marker starts on space { $found }, which is not before the Black Moon.
       *[other] Moon track: with { $heroes } heroes the marker starts on space { $found }, which is not before the Black Moon.
    }
avel-content-wall-mark = Moon track: walls retire beyond the last space, seals and traps on a space.
avel-content-marks = Moon track: seals retire on space { $seal }, after traps on space { $trap }.
