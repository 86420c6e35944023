### Dungeons of the Oak Dell in English: names, questions, answers and the table.
###
### Answers and details begin with a small letter and end without a full stop: the code puts sentences together.

oakdell-title = Dungeons of the Oak Dell

## Names

oakdell-quoted = { $name }
oakdell-several = { $what } (×{ $n })
oakdell-die =
    { $die ->
        [white] white { $value }
       *[black] black { $value }
    }
oakdell-point =
    { $point } ({ $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    })
# Where a point is on the sheet: $side.
oakdell-point-there =
    { $point }, { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    }, { $side }
oakdell-side-top-left = upper left
oakdell-side-top-middle = top
oakdell-side-top-right = upper right
oakdell-side-middle-left = left
oakdell-side-middle-middle = middle
oakdell-side-middle-right = right
oakdell-side-bottom-left = lower left
oakdell-side-bottom-middle = bottom
oakdell-side-bottom-right = lower right
oakdell-line = { $start }–{ $end }
oakdell-circles = { $track } ×{ $n }
oakdell-drops =
    { $most ->
        [one] { $left } of { $most } drop
       *[other] { $left } of { $most } drops
    }
oakdell-drops-pool = { $pool } { $left } of { $most }
oakdell-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } ({ $part })

## Questions. $hero is whoever is asked.

oakdell-ask-hero = { $hero }, which hero do you play?
oakdell-ask-draft = { $hero }, which die do you take?
oakdell-ask-route = { $hero }, which way do you walk?
oakdell-ask-after_route = { $hero }, do you do anything else before you strike?
oakdell-ask-attack =
    { $struck ->
        [yes] { $hero }, anything else before the monster's turn?
       *[no] { $hero }, how do you strike?
    }
oakdell-ask-chain_next = { $hero }, where does the next line end?
oakdell-ask-precision = { $hero }, where do you draw the short line?
oakdell-ask-wound = { $hero }, which free point do you mark?
oakdell-ask-bonus = { $hero }, do you add damage to this line?
oakdell-ask-pool = { $hero }, what takes the damage?
oakdell-ask-circle = { $hero }, which skill do you develop?
oakdell-ask-gear = { $hero }, which piece of equipment do you take?
oakdell-ask-potion = { $hero }, which potion do you gain?
oakdell-ask-shrine = { $hero }, your turn ends: do you destroy a shrine?
oakdell-ask-skip = { $hero }, do you skip the Monster Phase?
oakdell-ask-dodge = { $hero }, where do you dodge to?
oakdell-ask-let_go = { $hero }, do you let the monster go?
oakdell-ask-brace = { $hero }, what do you do before the monster rolls?
oakdell-ask-reroll = { $hero }, does it roll again?
oakdell-ask-boss_shift = { $hero }, what do you make of the boss's roll?
oakdell-ask-riposte = { $hero }, do you strike back from a red point?
oakdell-ask-block = { $hero }, do you block?

## Answers

oakdell-choice-ChooseHero = { $hero }
oakdell-choice-Draft =
    { $rolled }: { $move ->
        [one] { $move } space
       *[other] { $move } spaces
    }, strike from { $point ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    }
oakdell-choice-Route =
    { $to ->
        [none] stay
       *[other]
            { $n ->
                [one] walk { $n } space, to { $to }
               *[other] walk { $n } spaces, to { $to }
            }
    }
oakdell-choice-GoOn = nothing more here
oakdell-choice-Drink = drink { $potion }
oakdell-choice-Pay = destroy { $name } at { $shrine }
oakdell-choice-Strike =
    from { $start } to { $end }{ $any_point ->
        [yes] {" "}with Attack from Any Point
       *[no] {""}
    }{ $circle ->
        [0] {""}
       *[other] {" "}with Additional Strikes { $value }
    }
oakdell-choice-NextStrike =
    on to { $end }{ $circle ->
        [0] {""}
       *[other] {" "}with Additional Strikes { $value }
    }
oakdell-choice-StopChain = stop here
oakdell-choice-Slash = from ({ $x1 }, { $y1 }) to ({ $x2 }, { $y2 })
oakdell-choice-Wound = { $point }
oakdell-choice-HitPool = { $pool }
oakdell-choice-UseCircle =
    { $key ->
        [block] block { $value }
       *[bonus] +{ $value } damage
    }
oakdell-choice-Decline =
    { $key ->
        [bonus] no, keep the circles
        [block] no, take it
        [skip] no, face { $monster }
        [let_go] no, fight on
        [riposte] no
        [reroll] no, keep it
       *[other] no
    }
oakdell-choice-Fury = swing the Axe of Fury
oakdell-choice-Disable = disable the ability of { $monster } for this turn
oakdell-choice-EndAttack =
    { $struck ->
        [yes] end the Attack Phase
       *[no] end the Attack Phase without a strike
    }
oakdell-choice-Light =
    { $torch ->
        [own] light a torch
       *[special] use Additional Torch
    }
oakdell-choice-FaceRoll = let { $monster } roll
oakdell-choice-Skip = yes, with { $means }
oakdell-choice-DodgeTo =
    { $to }{ $via ->
        [key] , through the door with a key
        [breach] , breaching the door
        [wall] , breaking the wall (1 damage)
        [ghost] , through the closed door
       *[open] {""}
    }
oakdell-choice-LetGo = let { $monster } go
oakdell-choice-Reroll =
    { $pool ->
        [none] roll again
       *[other] roll again for { $pool }
    }
oakdell-choice-Shift = { $result }
oakdell-choice-TakeGear = { $gear }
oakdell-choice-Develop = { $track }
oakdell-choice-TakePotion = { $potion }

## Refusals. Spaces are named by column and row.

oakdell-broken-length =
    The way must have { $wanted ->
        [one] exactly { $wanted } step
       *[other] exactly { $wanted } steps
    }; this one has { $steps }.
oakdell-broken-run =
    { $most ->
        [0] Run is not ready.
       *[other] Run allows { $most } more at most, not { $run }.
    }
oakdell-broken-boots = The boots do not allow { $boots } more.
oakdell-broken-step = There is no way from { $start } to { $to }.
oakdell-broken-closed = The way from { $start } to { $to } is closed.
oakdell-broken-keys =
    { $keys ->
        [0] There is no key left for this door.
       *[other] This door cannot be opened with a key.
    }
oakdell-broken-breach = Door Breaching is not ready.
oakdell-broken-ghost = Ghost Boots pass doors only if you move exactly 1 space.
oakdell-broken-wall = Breaking the Wall is not ready.
oakdell-broken-avoid = No trap can be avoided at { $space }.
oakdell-broken-via = The way from { $start } to { $to } cannot be passed like that.
# $mm: how long the line is, in millimetres.
oakdell-broken-slash = The line must be { $mm } mm long.

## Details in brackets

oakdell-detail-hero =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }; circles marked: { $circles }
oakdell-detail-route =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } from { $space }{ $keys ->
        [0] {""}
        [one] , { $keys } key
       *[other] , { $keys } keys
    }
oakdell-detail-attack =
    from a { $point ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    } point; { $monster }: { $drops }
oakdell-detail-chain =
    from { $point }; { $left ->
        [one] { $left } line left
       *[other] { $left } lines left
    }
oakdell-detail-monster = { $monster }: { $drops }
oakdell-detail-harm =
    { $source ->
        [trap] a trap
        [wall] the wall
        [attack] { $monster } attacks
        [flight] { $monster } flees
        [coffins] the last coffin
       *[potion] the potion
    }: { $n } damage, { $hp ->
        [one] { $hp } heart left
       *[other] { $hp } hearts left
    }
oakdell-detail-letting-go = it would deal { $n } damage, { $drops }
oakdell-detail-rolled = it rolled { $rolls }
oakdell-detail-rolled-damage = it rolled { $rolls }: { $damage } damage
oakdell-detail-shift = { $face }: { $n } damage
oakdell-detail-shift-type = eyes { $face }: { $n } damage
oakdell-detail-shift-grown = { $face }: it grows by { $gained }, { $n } damage
oakdell-detail-cost = fill { $cost }
oakdell-detail-circle =
    circle { $circle }, value { $value }{ $special ->
        [none] {""}
       *[other] ; { $special } becomes ready
    }
oakdell-detail-left =
    { $n ->
        [one] { $n } circle left
       *[other] { $n } circles left
    }

## The table, line by line

oakdell-table-time = Round { $round } of { $rounds }. { $hero } holds the acorn.
oakdell-table-setup = The table is being set up.
oakdell-table-goal =
    { $scenario ->
        [boss] { $dungeon }: kill { $boss }, whose chamber is at { $space }.
       *[shrines] { $dungeon }: destroy every shrine.
    }
oakdell-table-dice = On the Dice Sheet: { $dice }.
oakdell-table-turn =
    { $hero } plays { $rolled }: { $phase ->
        [dungeon] Dungeon Phase.
        [attack] Attack Phase.
       *[monster] Monster Phase.
    }
oakdell-table-hero =
    { $hero }, { $card }: { $status ->
        [dead] dead.
        [down] down, { $full } full and { $broken } broken hearts; at { $space }, zone { $zone }.
       *[up]
            { $hp ->
                [one] { $hp } heart
               *[other] { $hp } hearts
            } ({ $full } full, { $broken } broken); at { $space }, zone { $zone }.
    }
oakdell-table-goods = Keys { $keys }, torches { $torches }, kills { $kills }.
oakdell-table-potions = Potions: { $potions }.
oakdell-table-gear = Equipment: { $gear }.
oakdell-table-specials = Special skills ready: { $specials }.
oakdell-table-tracks = Circles to use: { $tracks }.
# Circles of a track: the values of those left, "1, 1, 2"; marked of nine.
oakdell-table-track = { $track } { $values } ({ $marked } marked)
oakdell-table-progress = Has reached the chamber of the boss.
oakdell-table-destroyed = Shrines destroyed: { $shrines }.
oakdell-table-fight = Fights { $monster }: { $drops }.
oakdell-table-free = Free points: { $points }.
oakdell-table-used = Used points: { $points }.
oakdell-table-blocked = Blocked points: { $points }.
oakdell-table-lines = Lines: { $lines }.
oakdell-table-icons = Icons left: { $icons }.
oakdell-icon =
    { $kind ->
        [damage] sword
        [strike] double arrow
        [block] shield
       *[key] key
    }
oakdell-free-line = the short line
oakdell-table-ability = { $name }: { $what }
oakdell-table-hard-hits = Hits on the hard part: { $n }.
oakdell-table-fury = It adds { $n } to its rolls.
oakdell-table-broken = Chains broken: { $n }.
oakdell-table-coffins = Coffins marked: { $n }.
oakdell-table-attack = White die: { $white }. Black die: { $black }.
oakdell-table-reward = Reward: { $reward }.
oakdell-table-features = On the map: { $features }.
oakdell-table-feature =
    { $kind ->
        [entrance] entrance
        [boss] chamber of the boss
        [trap] trap
        [fountain] Fountain of Life
        [chest] chest
        [wall_torch] wall torch
        [torch] torch
        [potion] { $potion }
       *[shrine] { $shrine }
    } { $space }
oakdell-table-doors = Closed doors: { $doors }.
oakdell-table-walls = Thin walls: { $walls }.
oakdell-table-between = { $one }|{ $other }
oakdell-table-deck =
    Deck of level { $level }: { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    }{ $returned ->
        [none] .
       *[other] , at the bottom { $returned }.
    }

## Options

oakdell-option-players = Heroes
oakdell-option-players-help = How many heroes race; one plays alone.
oakdell-option-players-n = { $n }
oakdell-option-dungeon = Dungeon
oakdell-option-dungeon-help = Which map is played.
oakdell-option-scenario = Objective
oakdell-option-scenario-help = What the heroes must achieve.
oakdell-option-scenario-boss = kill the boss
oakdell-option-scenario-shrines = destroy every shrine
oakdell-option-boss = Boss
oakdell-option-boss-help = Which boss waits in the chamber; only if the boss is to be killed.
oakdell-option-boss-dungeon = the one of the dungeon
oakdell-option-longer = Longer game
oakdell-option-longer-help = More rounds: it is easier.
oakdell-option-longer-on = yes
oakdell-option-longer-off = no
oakdell-option-first_monster = First monster
oakdell-option-first_monster-help = Whom everybody meets first.
oakdell-option-first_monster-ghost = a Ghost, best for a first game
oakdell-option-first_monster-draw = drawn from the deck
oakdell-option-heroes = Choice of heroes
oakdell-option-heroes-help = How heroes come to their seats.
oakdell-option-heroes-same = everybody is an Oak Squire
oakdell-option-heroes-choose = in turn
oakdell-option-heroes-random = at random
oakdell-option-death_variant = Down instead of dead
oakdell-option-death_variant-help = Whoever has no hearts left forfeits movement to recover; not against a boss, not for one player.
oakdell-option-death_variant-on = yes
oakdell-option-death_variant-off = no
oakdell-option-solo_decks = Decks of a solo game
oakdell-option-solo_decks-help = How many monsters of each level may come.
oakdell-option-solo_decks-all = all
oakdell-option-solo_decks-three = three
oakdell-option-time_up = When time is up
oakdell-option-time_up-help = How a game ends in which nobody reached the objective; for one player it is always lost.
oakdell-option-time_up-rank = the best hero wins
oakdell-option-time_up-defeat = everybody has lost
oakdell-option-first_player = First player
oakdell-option-first_player-help = Who holds the acorn first.
oakdell-option-first_player-random = a random one
oakdell-option-first_player-1 = seat 1
oakdell-option-first_player-2 = seat 2
oakdell-option-first_player-3 = seat 3
oakdell-option-first_player-4 = seat 4

## How hard a game will be

oakdell-forecast = A sensible bot wins about { $percent }% of such games.
oakdell-forecast-race = In about { $percent }% of such races one of the sensible bots reaches the objective in time.
oakdell-forecast-unknown = Nobody knows how hard this game is: let the laboratory measure it.
