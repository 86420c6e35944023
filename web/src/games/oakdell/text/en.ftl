### The table of Dungeons of the Oak Dell in English.

## Sheets

oakdell-page-dice = Dice
oakdell-page-monster = Monster
oakdell-page-dungeon = Dungeon
oakdell-page-hero = Hero
oakdell-dice-sheet = Dice Sheet
oakdell-monster-sheet = Monster Sheet of { $hero }
oakdell-dungeon-sheet = Dungeon Sheet of { $hero }
oakdell-character-sheet = Character Sheet of { $hero }
oakdell-picture = { $name }: attack points, clockwise
oakdell-map = Map: the arrows walk
oakdell-level = level { $n }
oakdell-boss = boss
oakdell-round = Round { $n } of { $most }
oakdell-phase = Phase
oakdell-phase-dungeon = Dungeon
oakdell-phase-attack = Attack
oakdell-phase-monster = Monster
oakdell-white = white
oakdell-black = black
oakdell-letter-red = R
oakdell-letter-yellow = Y
oakdell-letter-blue = B
oakdell-letter-green = G
oakdell-letter-orange = O
oakdell-letter-purple = P
oakdell-zoom-in = Closer
oakdell-zoom-out = Further away
oakdell-zoom-all = The whole sheet

## The Dice Sheet and the decks

oakdell-sector =
    { $die ->
        [white] White
       *[black] Black
    } { $value }: { $move ->
        [one] { $move } space
       *[other] { $move } spaces
    }, strike from { $point ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    }
oakdell-dice-here =
    { $n ->
        [0] no die
        [one] { $n } die
       *[other] { $n } dice
    }
oakdell-expected = the monster deals { NUMBER($n, maximumFractionDigits: 1) } on average
oakdell-free-of =
    { $n ->
        [0] no free point of that colour
        [one] { $n } free point
       *[other] { $n } free points
    }
oakdell-move =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
oakdell-dice-left =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
oakdell-own-dice =
    { $n ->
        [one] { $n } die used this round
       *[other] { $n } dice used this round
    }
oakdell-decks = Monster decks
oakdell-deck = Level { $level }
oakdell-deck-n =
    { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    }
oakdell-deck-returned = put back, the next first: { $sheets }

## The monster

oakdell-drops = Drops
oakdell-of = { $n } of { $most }
oakdell-table = Attack table
oakdell-result = Result
oakdell-reward = Reward:
oakdell-flees = Flees
oakdell-flees-now =
    { $n ->
        [one] now: nothing can be done against it any more; it deals { $n } damage
       *[other] now: nothing can be done against it any more; it deals { $n } damage
    }
oakdell-flees-when =
    when nothing is left to do against it; it would deal { $n } ({ $free ->
        [one] { $free } free point
       *[other] { $free } free points
    })
oakdell-hard-hits = Hits on the hard part: { $n } of { $goal }
oakdell-fury = +{ $n } to its rolls
oakdell-coffins = { $n } of { $goal } coffins
oakdell-odds-white = White die
oakdell-odds-black = Black die
oakdell-odds-torch = with torch
oakdell-mean = ⌀ { NUMBER($n, maximumFractionDigits: 1) }
oakdell-odds-of = { $n } damage: { $percent } %
oakdell-told-odds = The monster deals { NUMBER($n, maximumFractionDigits: 1) } on average, any damage with { $percent } %.
oakdell-rolled = Rolled { $raw }, result { $result }: { $n } damage
oakdell-point-free = free
oakdell-point-used = used
oakdell-point-blocked = blocked
oakdell-near-hit = So near to the outline: inside. A hit on { $part }.
oakdell-near-miss = So near to the outline: outside. Off body.

## Striking

oakdell-choose-start = Choose the point where the line begins.
oakdell-choose-end = From { $start }. Choose the point where it ends.
oakdell-line-chosen = From { $start } to { $end }.
oakdell-strike = Strike
oakdell-drop = Choose anew
oakdell-with-what = What the line uses
oakdell-with-nothing = nothing
oakdell-with-circle = an Additional Strikes circle of { $n }
oakdell-with-any = Attack from Any Point
oakdell-which-point = Which point do you mean?
oakdell-no-start = The line cannot begin there.
oakdell-no-end = The line cannot end there.
oakdell-measure = Measure
oakdell-measure-how = Focus: name any two points, and read what a line between them would cross.
oakdell-measured = { $start }–{ $end }:
oakdell-measured-hits =
    { $n ->
        [one] { $n } hit on { $part }.
       *[other] { $n } hits on { $part }.
    }
oakdell-measured-none = no hit.
oakdell-measured-icon =
    { $kind ->
        [damage] Sword icon.
        [strike] Arrows icon.
        [block] Shield icon.
       *[key] Key icon.
    }
oakdell-measured-links =
    { $n ->
        [one] { $n } link breaks.
       *[other] { $n } links break.
    }
oakdell-stick = Press where the short line begins and turn it; or move it with the arrows, turn it with [ and ] (Shift: finely), Enter draws it.
oakdell-slash = Draw the line
oakdell-free-line = a short line
oakdell-say-line = { $start } to { $end }
oakdell-say-lines = Lines: { $lines }
oakdell-say-drops = Drops left: { $drops }

## The dungeon

oakdell-zone = zone { $n }
oakdell-zone-short = Z{ $n }
oakdell-here = the hero is here
oakdell-crossed = { $what } (crossed out)
oakdell-say-door = a closed door to { $space }
oakdell-say-wall = a thin wall to { $space }
oakdell-say-step = { $space }, step { $n } of { $most }
oakdell-feature-entrance = entrance
oakdell-feature-boss = boss chamber
oakdell-feature-trap = trap
oakdell-feature-fountain = Fountain of Life
oakdell-feature-chest = chest
oakdell-feature-wall_torch = wall torch
oakdell-feature-torch = torch
oakdell-feature-shrine = Shrine { $id }
oakdell-distance =
    { $n ->
        [one] { $n } step to the objective
       *[other] { $n } steps to the objective
    }
oakdell-distance-keys = ({ $n } with keys)
oakdell-chamber-reached = Boss chamber reached
oakdell-steps-of = { $n } of { $most }
oakdell-route-to = to { $space }, zone { $zone }
oakdell-route-how = Click space by space, or where the route ends (dots).
oakdell-walk = Walk
oakdell-step-back = Back
oakdell-anew = Anew
oakdell-run = Run
oakdell-boots = Stride Boots
oakdell-how-pass = How do you pass?
oakdell-via-open = as it is
oakdell-via-key = with a key
oakdell-via-breach = by Door Breaching
oakdell-via-ghost = in Ghost Boots
oakdell-via-wall = by Breaking the Wall
oakdell-avoid = Trap Avoidance
oakdell-avoid-none = not used
oakdell-no-way = { $space } cannot be reached like that.
oakdell-consequences = What the route brings
oakdell-will-key = door to { $space } opened with a key
oakdell-will-breach = door to { $space } breached
oakdell-will-ghost = through the door to { $space } like a ghost
oakdell-will-wall = wall to { $space } broken: { $n } damage
oakdell-will-trap = trap at { $space }: { $n } damage
oakdell-will-avoided = trap at { $space } avoided
oakdell-will-harmless = ends on the trap at { $space }: harmless
oakdell-will-potion =
    { $what } at { $space }{ $useless ->
        [yes] {" "}(no room for it)
       *[no] {""}
    }
oakdell-will-torch =
    torch at { $space }{ $useless ->
        [yes] {" "}(no room for it)
       *[no] {""}
    }
oakdell-will-fountain =
    fountain at { $space }: { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
oakdell-will-chest = chest at { $space }: a piece of equipment
oakdell-will-shrine =
    Shrine { $what } at { $space }{ $useless ->
        [yes] {" "}(cannot be paid now)
       *[no] , can be paid
    }
oakdell-will-chamber = boss chamber reached
oakdell-will-end =
    ends in zone { $zone }{ $lit ->
        [yes] , by a wall torch
       *[no] {""}
    }
oakdell-will-distance =
    { $n ->
        [one] , { $n } step left
       *[other] , { $n } steps left
    }
oakdell-will-hurt =
    { $deadly ->
        [yes] { $n } damage in all: deadly unless blocked
       *[no] { $n } damage in all, { $left } HP left unless blocked
    }

## The hero

oakdell-hp = { $n } HP
oakdell-hearts = { $hp } HP: { $full } hearts, { $broken } broken
oakdell-status-up = up
oakdell-status-down = down
oakdell-status-dead = dead
oakdell-circle =
    circle { $n }, value { $value }, { $state ->
        [marked] ready
        [filled] used up
       *[empty] not yet marked
    }
oakdell-skill-ready = ready
oakdell-skill-spent = used
oakdell-skill-locked = locked
oakdell-potion-left = { $name }: { $n }
oakdell-gear = Equipment
oakdell-no-gear = no equipment yet
oakdell-torches = Torches
oakdell-torches-told = Before the monster rolls one own torch may be lit: it makes the roll lower.
oakdell-hero-hearts =
    { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
oakdell-track-left = { $marked } marked, { $left } left
oakdell-ready = Ready:
oakdell-killed = Defeated:
oakdell-lay-out = Lay the sheets of { $hero } on the table
oakdell-say-hp = { $n } HP
oakdell-say-kills =
    { $n ->
        [one] { $n } monster defeated
       *[other] { $n } monsters defeated
    }
oakdell-say-keys =
    { $n ->
        [0] no key
        [one] { $n } key
       *[other] { $n } keys
    }
oakdell-say-torches =
    { $n ->
        [0] no torch
        [one] { $n } torch
       *[other] { $n } torches
    }

## Buttons with several answers

oakdell-group-draft = Take a die
oakdell-group-wound = Mark a point
oakdell-group-drink = Drink a potion
oakdell-group-gear = Take a piece
oakdell-doubt-let-go = It deals its drops as damage before it is gone.

## Banners

oakdell-banner-round = Round { $round }
oakdell-banner-chamber = { $name } has reached the boss chamber
oakdell-banner-shrine = { $name } destroys a shrine
oakdell-banner-defeated = Defeated!
oakdell-banner-fled = The monster flees
oakdell-banner-boss = { $name } faces the boss
oakdell-banner-down = { $name } is down
oakdell-banner-died = { $name } is dead
oakdell-banner-won = The race is over
oakdell-banner-lost = Lost in the dell

## Printing

oakdell-print = Printable sheets
oakdell-print-told = Black on white, A4. Print at 100 %: one centimetre on a monster sheet is then one centimetre of the rules.
oakdell-print-dice = Dice Sheet
oakdell-print-character = Character Sheet
oakdell-print-now = Print
oakdell-print-all = All monsters
oakdell-print-move = Spaces
oakdell-print-point = Strike from
oakdell-print-column = Column
oakdell-print-full = Full hearts
oakdell-print-broken = Broken hearts
oakdell-print-potions = Potions
oakdell-print-keys = Keys

## The end

oakdell-tale-lines = Lines drawn
oakdell-tale-hits = Hits
oakdell-tale-best = Best line
oakdell-tale-killed = Monsters defeated
oakdell-tale-broken = Hearts broken
oakdell-tale-steps = Steps
oakdell-tale-traps = Traps sprung
oakdell-tale-found = Things found
