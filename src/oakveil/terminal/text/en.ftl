### Playing in a terminal, in English.

## Any game

terminal-commitment = The chance of this game is fixed by a secret with this fingerprint: { $commitment }
terminal-secret = The secret of this game's chance, now told: { $secret }
terminal-secret-words = Words mixed into it: { $words }
terminal-saved = Saved in { $file }.
terminal-not-saved = This game was not saved.
terminal-cannot-save = It cannot be saved: { $problem }
terminal-save-where = Where? Name a file.
terminal-loaded = This is the game saved in { $file }.
terminal-next = Now { $seat }.
terminal-hand-over = The screen goes to { $seat }. Nobody else should look. Press Enter when you are there.
terminal-lapsed = Time is up.
terminal-own-answer = Something else of your own
terminal-no-odds = There are no odds to tell now.
terminal-no-hint = Nobody here can give advice on this game.
terminal-hint = A sensible player would choose: { $option }
terminal-clocks-on = Clocks run again.
terminal-clocks-off = Clocks are off.
terminal-undo-sure = Dice have been rolled or something was shown since. Chance does not run backwards: it may come out differently. Type u again to take it back all the same.
terminal-undo-not = Nothing was taken back.
terminal-undone = Taken back.
terminal-percent = { $n }%
terminal-about = { $thing }: { $what }
terminal-page-table = In words
terminal-fields-orders = Type NAME = VALUE.
terminal-fields-keys = Up Down field, type its value, Left Right choose

## The full screen

terminal-foot = 1-9 answer  ? why  Look  Journal  Undo  Hint  C more  Save  G français  Quit
terminal-foot-bot = Space hurry  Look  Journal  Rules  Undo  Save  G français  Quit
terminal-foot-over = End screen  Look  Journal  Save  Open  G français  Quit
terminal-foot-narrow = 1-9  ? keys  Journal  Undo  Hint  G français  Quit
terminal-no-key = { $key } does nothing now. ? tells what the keys do.
terminal-clock = { $n } s
terminal-over = The game is over.
terminal-thinking = { $seat } is thinking…
terminal-recap = What happened
terminal-journal = The story so far
terminal-rules = Rules: type to search
terminal-no-rule = No rule of the book stands behind this.
terminal-rule = { $id }: { $statement }
terminal-rule-quoted = { $id }: { $statement }
terminal-help-title = Help
terminal-help =
    Digits and letters give the answers they stand before. Up, Down and Enter do the same.
    L look at everything that is open, J the story so far, R all rules, U take back, H hint, C what can be done at any time, S save, O open a saved game, K clocks on or off, N let somebody else answer first, G language, E the end screen, Q quit. Space hurries bots. Capital or small letters: it makes no difference.
terminal-commands = At any time
terminal-no-commands = Nothing else can be done now.
terminal-more-commands = More ...
terminal-undo-warning = Dice have been rolled or something was shown since. Chance does not run backwards: it may come out differently. Take it back all the same?
terminal-sure = { $option }: { $warning }. Really?
terminal-yes = yes
terminal-yes-key = y
terminal-save-as = From now on save in this file:
terminal-load = Open this file:
terminal-write-story = Write the story to this file:
terminal-quit = Leave the table? The game is saved in { $file }.
terminal-quit-unsaved = This game is not saved. Quit all the same?
terminal-open-unsaved = This game is not saved. Open another one all the same?
terminal-end-j = read the story
terminal-end-w = write the story to a file
terminal-end-s = save the game
terminal-end-a = play again
terminal-end-q = quit
terminal-keys-reading = Up Down scroll, Enter or Escape go on
terminal-keys-leafing = Left Right turn pages, Up Down < > scroll, Escape back
terminal-keys-choice = Press a key, Escape back
terminal-keys-prompt = Enter done, Escape back
terminal-keys-searching = Type to search, Up Down scroll, Escape back
terminal-keys-editing = Enter done, Escape back

## Line mode

terminal-plain-welcome = Type the number of an answer, or ? for help.
terminal-plain-bye = Goodbye.
terminal-plain-eof = The input has ended.
terminal-plain-unknown =
    { $n ->
        [one] Type 1, or ? for help.
       *[other] Type a number from 1 to { $n }, or ? for help.
    }
terminal-plain-default = Enter alone chooses this
terminal-plain-clock =
    You have { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }. (clock: play without clocks.)
terminal-plain-edit = Type ok when it is done, back to leave it.
terminal-plain-quit-unsaved = This game is not saved. Type q again to leave all the same, or s FILE to save it.
terminal-plain-end = again: play again. l: the story. l FILE: write the story to a file. s FILE: save the game. q: leave.
terminal-plain-help =
    A number: that answer. Enter: the usual answer, where there is one.
    ? N: the rules behind answer N.
    r: the question again.
    u: take the last answer back.
    v: the table in words, and its pages. v N: page N.
    odds: the odds. hint: what a sensible player would do.
    l: the story so far.
    s FILE: save from now on in this file. load FILE: go on with a saved game.
    en, fr: the language. clock: clocks on or off. other: let somebody else answer first.
    q: leave.

## Chronicles of Avel

terminal-avel-letter-falcon = F
terminal-avel-letter-stag = S
terminal-avel-letter-bear = B
terminal-avel-letter-fox = X
terminal-avel-short-castle = CASTLE
terminal-avel-short-fox_hollow = Hollow
terminal-avel-short-old_mill = Mill
terminal-avel-short-crow_heath = Heath
terminal-avel-short-marketplace = Market
terminal-avel-short-quarry = Quarry
terminal-avel-short-stone_circles = Stones
terminal-avel-short-elven_camp = Elves
terminal-avel-short-alchemist = Alchem.
terminal-avel-short-wishing_lake = Lake
terminal-avel-short-dragon_crag = Crag
terminal-avel-short-wilderness = Wilds
terminal-avel-short-wolf_wood = Wolfwood
terminal-avel-short-giants_stair = Stair
terminal-avel-short-drowned_fields = Fields
terminal-avel-round = Round { $n }
terminal-avel-standing =
    Round { $round }{ $left ->
        [0] { "" }
        [one] , the last before the rise
       *[other] , { $left } rounds to the rise
    }. { $hero }: { $tile }, { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $actions ->
        [0] { "" }
        [one] , { $actions } action left
       *[other] , { $actions } actions left
    }.
terminal-avel-trap-useless = the Beast's shortest ways do not pass there
terminal-avel-rounds-left =
    { $n ->
        [one] last round before the rise
       *[other] { $n } rounds to the rise
    }
terminal-avel-threat =
    { $n ->
        [one] { $monster } is at the gate this round
       *[other] { $n } monsters are at the gate this round
    }; { $walls ->
        [0] no wall stands!
        [one] { $walls } wall stands.
       *[other] { $walls } walls stand.
    }
terminal-avel-marching = The monsters march.
terminal-avel-no-threat =
    The first monster is at the gate in { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }.
terminal-avel-way-harm = { $way } (traps on it deal { NUMBER($harm, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average)
terminal-avel-clash-of =
    { $n ->
        [0] Before the first clash
       *[other] Clash { $n } of { $most }
    }
terminal-avel-toughness = toughness { $left } of { $most }
terminal-avel-rewards = Reward: { $rewards }
terminal-avel-so-far =
    If you stop now: { $damage } damage, { $wounds ->
        [one] { $wounds } heart
       *[other] { $wounds } hearts
    } lost.
terminal-avel-clash-was =
    This clash: { $damage } damage, { $wounds ->
        [one] { $wounds } heart
       *[other] { $wounds } hearts
    } lost.
terminal-avel-odds = victory { $defeat }, stunned { $stun }; on average { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage, { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } hearts lost
terminal-avel-odds-title =
    { $n ->
        [one] Odds of the last clash
       *[other] Odds of the next { $n } clashes
    }
terminal-avel-odds-defeat = victory
terminal-avel-odds-stun = stunned
terminal-avel-odds-expected = Expected: { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage, { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } hearts lost.
terminal-avel-pack-title = Where does everything go?
terminal-avel-pack-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }{ $gone ->
        [0] { "" }
       *[other] {" "}({ $gone } left behind)
    }
terminal-avel-pack-out = discarded
terminal-avel-pack-hand = in hand
terminal-avel-pack-worn = worn
terminal-avel-pack-in = { $mark } in the backpack, cells { $cells }
terminal-avel-pack-orders =
    wear N: wear token N. pack N: put it where there is room. auto: pack everything.
    put N ROW COLUMN: with its corner there. turn N: turn it by a quarter.
terminal-avel-pack-orders-discard =
    wear N: wear token N. pack N: put it where there is room. auto: pack everything.
    put N ROW COLUMN: with its corner there. turn N: turn it by a quarter.
    discard N: give it up. coins N: keep N coins.
terminal-avel-pack-keys = Tab next, arrows move, O turn, W wear, B into the backpack, P pack for me
terminal-avel-pack-keys-discard = Tab next, arrows move, O turn, W wear, B into the backpack, P pack for me, Delete discard, - + coins
terminal-avel-bargain-title = { $hero } and { $other } exchange
terminal-avel-bargain-gives = { $hero } gives:
terminal-avel-bargain-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
terminal-avel-bargain-orders = N: give thing N, or keep it. N AMOUNT: give so many coins.
terminal-avel-bargain-keys = Up and Down choose, Space gives or keeps, Left and Right fewer or more coins
terminal-avel-rest =
    { $n ->
        [one] regain { $n } heart
       *[other] regain { $n } hearts
    }
terminal-avel-actions-left =
    { $n ->
        [one] { $n } action is left and would be lost
       *[other] { $n } actions are left and would be lost
    }
terminal-avel-lair-small = small lair
terminal-avel-lair-big = big lair
terminal-avel-no-hidden = Every tile lies face up.
terminal-avel-in-play = In play: { $n }
terminal-avel-to-come = Still in the stacks: { $n }
terminal-avel-defeated = Defeated: { $n }
terminal-avel-rounds-to-castle =
    { $n ->
        [one] at the gate at the end of this round
       *[other] at the gate in { $n } rounds
    }
terminal-avel-ways =
    { $n ->
        [one] The shortest way of the Beast:
       *[other] The shortest ways of the Beast:
    }
terminal-avel-supply = In the supply: moon seals { $seals }, walls { $walls }, coins { $coins }. Traps:
terminal-avel-trap = price { $price }, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage on average
terminal-avel-page-map = Map
terminal-avel-page-heroes = Heroes
terminal-avel-page-monsters = Monsters
terminal-avel-page-hidden = Face down
terminal-avel-page-bag = Bag
terminal-avel-page-way = The rise
terminal-avel-legend =
    ▲ Ember  ♣ Bramble  * Rime  ◆ the Beast, each with the toughness left
    ∩ small lair  Ω big lair  ☾ moon seal  ‡ trap with its price  + service
    ( and @ shortcuts  ◎ crater  ▓ wall  ● coin  ♥ heart
    † attack  ▼ defence  ★ spell, upgraded  ♛ coat of arms  • action left
terminal-avel-statistics =
    { $hero }: { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    } defeated, { $damage } damage dealt, { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    } lost, stunned { $stunned ->
        [0] never
        [one] once
       *[other] { $stunned } times
    }.
terminal-avel-land-seed = The seed of this land: { $seed }

## Deckbuilding Tactique

# Hand, deck, discard pile, wounds, block, cards left before death, threat: a word for each.
terminal-tactique-columns = Ha De Di Wo ▼ ♥ Th
terminal-tactique-columns-roomy = hand deck disc. wounds block left threat
terminal-tactique-boss = Boss: { $boss }
terminal-tactique-in-play = in play: { $cards }
terminal-tactique-pile-hand = Hand ({ $n }): { $cards }
terminal-tactique-pile-deck = Deck, sorted ({ $n }): { $cards }
terminal-tactique-pile-discard = Discard pile ({ $n }): { $cards }
terminal-tactique-pile-wounds = Wounds ({ $n }): { $cards }
terminal-tactique-pile-play = In play ({ $n }): { $cards }
terminal-tactique-pile-exile = Exile ({ $n }): { $cards }
terminal-tactique-pile-aside = To be earned ({ $n }): { $cards }
terminal-tactique-pile-removed = Out of the game ({ $n }): { $cards }
terminal-tactique-rewards = Rewards, { $colour }: { $n } in the pile; used: { $cards }
terminal-tactique-effect = { $effect } ({ $source }, { $until })
terminal-tactique-hand =
    { $hero }, { $n ->
        [0] no card in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
terminal-tactique-next = Next: { $what }
terminal-tactique-used = { $action } (used)
terminal-tactique-no-enemies = No enemy is on the board.
terminal-tactique-no-field = No battlefield, no runes.
terminal-tactique-walks = To { $cell }.
terminal-tactique-harm =
    { $hero }: { $damage } damage{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } blocked
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }{ $cards ->
        [0] { "" }
        [one] , { $cards } card lost
       *[other] , { $cards } cards lost
    }{ $to ->
        [none] { "" }
       *[other] , ends on { $to }
    }.
terminal-tactique-summons = It summons.
terminal-tactique-dies-of-it = It dies of it.
terminal-tactique-does-nothing = It attacks nobody.
terminal-tactique-actions-left =
    { $n ->
        [one] { $n } Action may come
       *[other] { $n } Actions may come
    }
terminal-tactique-actions = { $boss } draws two of its Actions. What may come, and what it would do first:
terminal-tactique-dice = Dice come into it: more may happen.
terminal-tactique-blow =
    { $enemy }: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } blocked
    }{ $dies ->
        [yes] , dies
       *[no]
            { $lives ->
                [0] { "" }
                [one] , a life lost
               *[other] , { $lives } lives lost
            }
    }
terminal-tactique-would-die = { $hero } would die: deck and discard pile hold too few cards for the next hand
terminal-tactique-draws = { $hero } draws { $cards }.
terminal-tactique-wounded = { $hero } takes { $n } wounds: { $cards }.
terminal-tactique-discards = { $hero } discards { $cards }.
terminal-tactique-block-gone = Block is gone: { $figures }.
terminal-tactique-standing =
    { $hero }: { $cell ->
        [none] not on the board
       *[other] { $cell }
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $discard } in the discard pile, { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, block { $block }, cards left before death: { $left }.
terminal-tactique-others = Team: { $heroes }.
terminal-tactique-others-first = N, or typing other, lets others play first
terminal-tactique-joined = { $first }; { $second }
terminal-tactique-nobody = nobody
# A cell seen from a figure: how many steps in each direction, two of them 0.
terminal-tactique-offset =
    { $ahead ->
        [0] { $behind ->
            [0] { "" }
           *[other] { $behind } behind
        }
       *[other] { $ahead } ahead
    }{ $left ->
        [0] { "" }
       *[other] {" "}{ $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] {" "}{ $right } to the right
    }
terminal-tactique-foes = Enemies: { $enemies }.
terminal-tactique-concede-orders = Type turn to change your mind.
terminal-tactique-concede-keys = Up and Down change it
terminal-tactique-copies = { $n } in hand
terminal-tactique-obstacle = obstacle
terminal-tactique-free = Every other space is free.
terminal-tactique-hero-there =
    { $hero } { $cell ->
        [none] { "" }
       *[other] { $cell }
    }, { $status }, cards left before death: { $left }{ $block ->
        [0] { "" }
       *[other] , block { $block }
    }
terminal-tactique-enemy-there =
    { $enemy } { $cell }, { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } left{ $block ->
        [0] { "" }
       *[other] , block { $block }
    }, acts as number { $order }
terminal-tactique-page-zones = Zones
terminal-tactique-page-signs = Signs
terminal-tactique-page-board = Board
terminal-tactique-page-cards = Hands
terminal-tactique-page-piles = Piles
terminal-tactique-page-enemies = Enemies
terminal-tactique-page-forecast = Forecast
terminal-tactique-page-boss = Boss
terminal-tactique-page-field = Field
terminal-tactique-legend =
    Heroes: ► playing  ● ready  ○ has played  † dead
    ♥ cards left before death (! none)  ▼ block  * effects last on it
    Enemies: number in the order of acting; 2×3: lives and wounds left
    ◇ rune  ∘ in reach  ▓ obstacle  [3] answer 3
    → attacks, with wounds  ⇢ walks to
    Team: hand, deck, discard pile, wounds, block, left, threat
    Cards: ▲ red  ◆ blue  ☼ yellow  ♣ green  ■ purple  · colourless
    Zones: ■ you (□ not yourself)  ▪ what it reaches, facing right
terminal-tactique-statistics =
    { $hero }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } played, { $damage ->
        [one] { $damage } wound
       *[other] { $damage } wounds
    } dealt, { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    } defeated, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } taken.

## The Order of Veiel

terminal-veiel-wing = Wing { $wing }
terminal-veiel-rest = rest zone
terminal-veiel-round = round { $n }
terminal-veiel-figures = A{ $att } D{ $def_ } R{ $red }
terminal-veiel-columns = Lv VIT END DEF RED
terminal-veiel-master = DM: events { $n }, power uses left { $left }
terminal-veiel-items = items: { $cards }
terminal-veiel-ability-ready = { $card } (level { $level })
terminal-veiel-ability-later = { $card } (from level { $level } on)
terminal-veiel-ability-muted = { $card } (muted)
terminal-veiel-standing = { $hero }: VIT { $vit }, END { $end }.
terminal-veiel-no-fight = There is no fight.
terminal-veiel-offer = The blacksmith offers
terminal-veiel-alchemist = At the alchemist
terminal-veiel-stock = { $n } { $card } ({ $price })
terminal-veiel-no-events = No events in hand.
terminal-veiel-lost = the game would be lost
terminal-veiel-odds-attack = hits { $chance }, { $low ->
        [0] no damage
       *[other] { $low } to { $high } damage
    }, kills { $kill }
terminal-veiel-odds-roll = success { $chance }
terminal-veiel-odds-defence = hits { $chance }
terminal-veiel-page-board = Crypt
terminal-veiel-page-fight = Fight
terminal-veiel-page-heroes = Heroes
terminal-veiel-page-shop = Shops
terminal-veiel-page-hand = Hand
terminal-veiel-page-boss = Boss
terminal-veiel-page-signs = Signs
terminal-veiel-legend =
    ► plays now, ● may still play, ○ has played, † out of combat; ▲ the defender.
    ■ the team is here, # a frozen room, ? an unknown room; line 1 is nearest to the rest zone.
    ◊ an enemy behind a screen, * tokens lie on it; A attack, D defence, R reduction. The front stands first.
terminal-veiel-totals = Rooms entered: { $rooms }; fights won: { $won } of { $fights }; enemies defeated: { $enemies }.
terminal-veiel-statistics = { $hero } - attacks: { $attacks }, hits: { $hits }, falls: { $falls }.

## Dungeons of the Oak Dell

# Letters of the colours of attack points, and of potions.
terminal-oakdell-letter-red = R
terminal-oakdell-letter-yellow = Y
terminal-oakdell-letter-blue = B
terminal-oakdell-letter-green = G
terminal-oakdell-potion-red = r
terminal-oakdell-potion-yellow = y
terminal-oakdell-potion-blue = b
terminal-oakdell-potion-green = g
terminal-oakdell-potion-orange = o
terminal-oakdell-potion-purple = p
terminal-oakdell-round = Round { $n } of { $most }
# In the middle of the Dice Sheet, in at most 16 letters a line.
terminal-oakdell-ring =
    die, spaces,
    colour to strike
terminal-oakdell-goal =
    { $scenario ->
        [boss] { $dungeon } · { $boss } at { $space }
       *[shrines] { $dungeon } · destroy every shrine
    }
terminal-oakdell-steps =
    { $n ->
        [one] { $n } step away
       *[other] { $n } steps away
    }
terminal-oakdell-standing =
    { $time }. { $hero }: { $hp ->
        [one] { $hp } heart
       *[other] { $hp } hearts
    }, at { $space } (zone { $zone }), against { $monster } ({ $drops }).
terminal-oakdell-shrines = Shrines { $n } of { $most }.
terminal-oakdell-roll =
    { $die ->
        [white] white die
       *[black] black die
    }
terminal-oakdell-harm = damage
terminal-oakdell-lit = with torch
terminal-oakdell-attackers =
    { $n ->
        [one] It rolls { $n } die.
       *[other] It rolls { $n } dice; this is for each of them.
    }
terminal-oakdell-expected = harm { $n }
terminal-oakdell-no-strike = no line would be drawn in this turn
# What stands for answers that are made.
terminal-oakdell-own-route = Choose the way on the map
terminal-oakdell-own-precision = Place the line on the monster
terminal-oakdell-own-attack = Strike
terminal-oakdell-own-chain_next = Strike on
terminal-oakdell-own-riposte = Strike back
# A way over the map.
terminal-oakdell-route-title =
    Walk { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }{ $more ->
        [0] {""}
       *[other] {" "}(up to { $more } more)
    }
terminal-oakdell-route-orders =
    Type spaces one after the other, such as D5 E5. undo: one step back. new: from the start.
    door: pass the last door in another way. boots: count more steps in another way. trap: avoid another trap.
terminal-oakdell-route-keys = Arrows, Backspace; D door, B boots/Run, T trap
terminal-oakdell-route-count =
    { $n } of { $wanted ->
        [one] { $wanted } step
       *[other] { $wanted } steps
    }{ $boots ->
        [0] {""}
       *[other] , { $boots } by boots
    }{ $run ->
        [0] {""}
       *[other] , { $run } by Run
    }
terminal-oakdell-route-ahead = Next: { $spaces }
terminal-oakdell-route-full = No further step is possible.
terminal-oakdell-route-rock = There is rock.
terminal-oakdell-passes =
    { $via ->
        [key] a door, with a key
        [breach] a door, breached
        [ghost] a door, as a ghost
       *[wall] a wall, for 1 damage
    }
terminal-oakdell-meets = { $what } at { $space }
terminal-oakdell-meets-trap =
    { $n ->
        [0] trap at { $space }, avoided
       *[other] trap at { $space }, { $n } damage
    }
terminal-oakdell-torch = torch
terminal-oakdell-fountain = Fountain of Life
terminal-oakdell-chest = chest
terminal-oakdell-chamber = chamber of the boss
terminal-oakdell-ends-in-light = it ends in the light of a wall torch
terminal-oakdell-ends-on-trap = it ends on a trap, which does nothing
# A strike on the picture of a monster.
terminal-oakdell-strike-title = Strike
terminal-oakdell-strike-orders = Type two points, such as 3 9, or the end alone. way: pay for it in another way.
terminal-oakdell-strike-keys = Up Down start, Left Right or digits end, W pay
terminal-oakdell-strike-from = From { $start }. Where to?
terminal-oakdell-strike-to = From { $start } to { $end }
terminal-oakdell-strike-start = { $start } to { $ends }
terminal-oakdell-strike-ways =
    { $n ->
        [one] { $n } way to pay
       *[other] { $n } ways to pay
    }
terminal-oakdell-used = { $point } (used)
terminal-oakdell-no-end = Choose where the line ends.
terminal-oakdell-no-hit = no hit
terminal-oakdell-breaks =
    { $n ->
        [one] breaks { $n } chain
       *[other] breaks { $n } chains
    }
# The short line of the Potion of Precision.
terminal-oakdell-slash-title = The short line
terminal-oakdell-slash-orders =
    at X Y: put its middle there, from 0 0 in the upper left to 1000 1000 in the lower right.
    turn N: turn it a little, N from -300 to 300. line X Y X Y: from one end to the other.
terminal-oakdell-slash-keys = Arrows move, [ ] turn, ( ) turn a little, S steps, Z zoom
terminal-oakdell-slash = ({ $x1 }, { $y1 }) to ({ $x2 }, { $y2 })
terminal-oakdell-slash-step =
    { $n ->
        [one] steps of { $n } unit
       *[other] steps of { $n } units
    }
terminal-oakdell-shrine = { $shrine } at { $space }: { $cost }
terminal-oakdell-page-map = Map
terminal-oakdell-page-monster = Monster
terminal-oakdell-page-focus = Focus
terminal-oakdell-page-heroes = Heroes
terminal-oakdell-page-dice = Dice
terminal-oakdell-page-potions = Potions
terminal-oakdell-page-gear = Gear
terminal-oakdell-page-of = Monster of { $hero }
terminal-oakdell-legend-map =
    @ you  · : ∴ floor of zone 1, 2, 3  ▒ rock  + door (' open)  │ ─ thin wall
    E entrance  Ω chamber of the boss  ^ trap  ♥ Fountain of Life  $ chest  ∩ shrine
    ☼ wall torch  i torch  potions: y Focus  g Wounding  r Rage  o Precision  b Speed  p Whirling Blades
terminal-oakdell-legend-sheet =
    Points: R red, Y yellow, B blue, G green, with their numbers; small letters are used, × is lost.
    Icons: † sword  » double arrow  ▼ shield  φ key. Drops: ♦ left  ♢ gone.
terminal-oakdell-legend-hero =
    ♥ heart  ♡ broken heart. Circles: ○ to use  ● used  · not yet marked, behind their value.
    † Additional Damage  » Additional Strikes  ▼ Damage Blocking  φ keys  i torches  $ equipment
terminal-oakdell-statistics =
    { $hero } - lines: { $lines }, hits: { $hits }, monsters defeated: { $kills }, hearts lost: { $hearts }.

## Veridia

terminal-veridia-round =
    { $bonus ->
        [yes] bonus round
       *[no] { $n ->
            [0] before the fight
           *[other] round { $n }
        }
    }
terminal-veridia-budget = { $name }: { $n } experience, { $money } deli left
terminal-veridia-day = day { $n }, due home by day { $most }
terminal-veridia-lasting =
    { $n ->
        [one] { $name } ({ $n } turn)
       *[other] { $name } ({ $n } turns)
    }
terminal-veridia-barrier =
    { $n ->
        [-1] barrier
       *[other] barrier { $n }
    }
terminal-veridia-member = kept: { $name } { $n }
terminal-veridia-health =
    { $penalty ->
        [0] { $levels }
       *[other] { $levels }; dice -{ $penalty }
    }
terminal-veridia-shots = { $name } (loaded: { $n })
terminal-veridia-drawn = { $name } (drawn)

# Odds beside an answer.
terminal-veridia-odds-hit = succeeds { $chance }
terminal-veridia-odds-met = { $chance } if defended
terminal-veridia-odds-damage = harm { $n }
terminal-veridia-odds-hurts = hurts { $chance }
terminal-veridia-odds-worse = worse level { $chance }
terminal-veridia-odds-out = out { $chance }
terminal-veridia-odds-kills = kills { $chance }
terminal-veridia-odds-lose = you lose { $n }
terminal-veridia-odds-inflict = you deal { $n }
terminal-veridia-odds-mean = mean { $n }
terminal-veridia-odds-match = match { $chance }
terminal-veridia-odds-critical = critical failure { $chance }
terminal-veridia-odds-win = wins { $chance }
terminal-veridia-odds-lost = loses { $chance }
terminal-veridia-odds-neither = neither { $chance }
terminal-veridia-odds-exactly = Successes: { $odds }
terminal-veridia-threat = { $by }: { $means }, { $dice }.
terminal-veridia-threat-nothing = Undefended you lose { $n } on average.

# Where others are.
terminal-veridia-you = { $unit } stands at { $cell }
terminal-veridia-near = adjacent
terminal-veridia-far = { $n } m away
terminal-veridia-at =
    { $wind ->
        [here] at { $cell }
        [n] { $n } m to the north, { $cell }
        [ne] { $n } m to the north-east, { $cell }
        [e] { $n } m to the east, { $cell }
        [se] { $n } m to the south-east, { $cell }
        [s] { $n } m to the south, { $cell }
        [sw] { $n } m to the south-west, { $cell }
        [shallow] { $n } m to the west, { $cell }
       *[nw] { $n } m to the north-west, { $cell }
    }
terminal-veridia-unseen = out of sight
terminal-veridia-cover =
    { $kind ->
        [low] cover { $n }/4 (low wall at { $cell })
        [tree] cover { $n }/4 (tree at { $cell })
        [high] cover { $n }/4 (high object at { $cell })
       *[object] cover { $n }/4 (object at { $cell })
    }
terminal-veridia-side = side { $letter }
terminal-veridia-dead = dead
terminal-veridia-ground =
    { $ground ->
        [rough] rough ground
        [shallow] shallow water
        [deep] deep water
        [narrow] narrow
        [cramped] cramped
        [door] door
       *[bridge] bridge
    }
terminal-veridia-beside = beside { $units }

# What stands for answers that are made.
terminal-veridia-own-Walk = Walk on the map
terminal-veridia-own-Split = Share the dice among several actions
terminal-veridia-own-Follow = Share the successes
terminal-veridia-own-Describe = Name and concept
terminal-veridia-own-cell = Choose a cell on the map ({ $n })
terminal-veridia-own-special = Knock out, aim, grapple ({ $n })
terminal-veridia-own-trait = Use a trait ({ $n })
terminal-veridia-own-other = Other actions ({ $n })
terminal-veridia-own-wait = Wait ({ $n })
terminal-veridia-own-leave = Run away or surrender ({ $n })
terminal-veridia-gives-up = the fight would be given up
terminal-veridia-build-origin = Race and background ({ $n })
terminal-veridia-build-attribute = Attributes and virtues ({ $n })
terminal-veridia-build-skill = Skills ({ $n })
terminal-veridia-build-specialty = Branches, ways and paths ({ $n })
terminal-veridia-build-trait = Traits ({ $n })
terminal-veridia-build-gear = Gear ({ $n })

# A walk over the map.
terminal-veridia-walk-title = { $unit } walks, cells: { $n } of { $most }
terminal-veridia-walk-orders =
    Type a cell, such as G7: the shortest way there. Or steps as digits lie on a keypad: 8 8 9.
    new: begin again.
terminal-veridia-walk-keys = Arrows or digits 1-9 step, Backspace back
terminal-veridia-walk-nowhere = Walk somewhere first.
terminal-veridia-walk-far = { $cell } is out of reach.
terminal-veridia-walk-ahead = In reach: { $cells }
terminal-veridia-point-orders = Type a cell, such as G7.
terminal-veridia-point-keys = Arrows or digits 1-9 move, Tab next
terminal-veridia-point-cells = Cells: { $cells }
terminal-veridia-hits =
    { $foes ->
        [none] { $friends ->
            [none] Hits nobody.
           *[other] Hits nobody but your own: { $friends }!
        }
       *[other] Hits { $foes }{ $friends ->
            [none] .
           *[other] , and your own: { $friends }!
        }
    }

# Dice and successes to share.
terminal-veridia-split-title =
    { $most ->
        [-1] Share the dice: choose two actions or more
       *[other] Share the dice: { $n } of { $most }
    }
terminal-veridia-split-orders = Type the number of an action and its dice: 1 3.
terminal-veridia-split-keys = Up Down action, Left Right or digits dice
terminal-veridia-split-two = Give dice to two actions at least.
terminal-veridia-split-first = answers the attack
terminal-veridia-follow-title = Successes: { $n }, of these for the lock: { $lock }
terminal-veridia-follow-orders = Type the number of a line and its successes: 2 3.
terminal-veridia-follow-keys = Up Down what, Left Right successes
terminal-veridia-follow =
    { $kind ->
        [lock] only a lock
        [disarm] disarm: { $item }
        [knock_down] knock down
        [breach] breach the armour
       *[bash] bash
    }
terminal-veridia-follow-needs = from { $n }

# One of many answers.
terminal-veridia-pick-orders = Type a number, or words to look for; all shows all again.
terminal-veridia-pick-keys = Up Down, type to look for
terminal-veridia-pick-typed = { $typed }_ ({ $n })
terminal-veridia-pick-none = Nothing is called “{ $typed }”.

# The dice room.
terminal-veridia-roll-title = Roll dice
terminal-veridia-roll-orders =
    Type the number of a line and its value: 1 7. note ...: what for.
terminal-veridia-roll-keys = Up Down line, Left Right or digits
terminal-veridia-roll-dice = Dice: { $n }
terminal-veridia-roll-difficulty = Difficulty: { $n }
terminal-veridia-roll-automatic = Automatic successes: { $n }
terminal-veridia-roll-against =
    { $n ->
        [-1] Against: nobody
       *[other] Against, dice: { $n }
    }
terminal-veridia-roll-against-difficulty = Their difficulty: { $n }
terminal-veridia-roll-granted =
    { $n ->
        [0] Roll the dice: yes
       *[other] Roll the dice: no, one success for every four dice
    }
terminal-veridia-roll-note = What for: { $note }
terminal-veridia-confirm = Enter to confirm
terminal-veridia-type-describe = Name and concept
terminal-veridia-type-bring = Bring a character from a file
terminal-veridia-type-orders = Type the number of a line and its words: 1 Ada.
terminal-veridia-type-keys = Up Down line, type
terminal-veridia-type-empty = A name is needed.
terminal-veridia-type-unreadable = { $file } cannot be read.
terminal-veridia-field-name = Name
terminal-veridia-field-pronoun = Pronoun
terminal-veridia-field-idea = Idea
terminal-veridia-field-look = Look
terminal-veridia-field-home = Home
terminal-veridia-field-belief = Belief
terminal-veridia-field-bonds = Bonds (with ; between)
terminal-veridia-field-file = File

terminal-veridia-page-around = Around you
terminal-veridia-page-map = Map
terminal-veridia-page-units = Everybody
terminal-veridia-page-traits = Traits
terminal-veridia-page-dice = Dice
terminal-veridia-page-sheet = Sheet
terminal-veridia-page-signs = Signs
terminal-veridia-legend =
    { $shapes }: tokens of sides A, B, C, D with their numbers; hollow ones are out of the fight.
    In the list: ► has its slot; the number is initiative; H healthy, h hurt, I impaired, X incapacitated, † dead.
    M main left, S main shared out, - main spent; f a free action is left.
    █ wall, T tree, o low wall, c object, C high object, , rough, ~ shallow, ≋ deep, = bridge, : narrow, % cramped, + door.
    ' in reach, ≈ something works there, ! a thing lies there; digits: dice that the range costs.
    Dice: (9) a success, [11] of the match, -10-d cancelled by difficulty, -10-o by the opponent, 1! critical failure.
terminal-veridia-statistics = { $unit } - attacks: { $attacks }, hits: { $hits }, harm taken: { $harm }.
