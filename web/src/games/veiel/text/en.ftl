# The table of The Order of Veiel in a browser.

veiel-board = Board: wings A, B and C, line 1 nearest to the rest zone
veiel-line-head = Line
veiel-line = Line { $n }
veiel-boss = Boss
veiel-rest-zone = Rest zone
veiel-face-down = face down
veiel-seen = seen here in incursion { $n }
veiel-seen-short = seen in { $n }
veiel-frozen = frozen
veiel-touched = touched by the last corruption
veiel-here = the team is here
veiel-here-short = here
veiel-resolved = resolved
veiel-at-gate = Before the crypt
veiel-counsel = Advice
veiel-waits = At the far end { $boss } waits.
veiel-battlefield = Battlefield: enemies from the front on
veiel-team = Heroes
veiel-no-heroes = No hero has been chosen yet.
veiel-seat = Seat { $n }
veiel-enemies = Enemies
veiel-numbered = { $name } { $n }
veiel-percent = { $n } %
veiel-nothing = There is nothing here.

## The ribbon

veiel-incursion = Incursion { $n } of { $most }
veiel-round = Round { $n }
veiel-order = Order of this round
veiel-where-setup = Before the first incursion
veiel-where-rest = in the rest zone
veiel-where-boss = against the boss
veiel-where-dungeon =
    { $place ->
        [none] in the crypt
       *[other] in room { $place }
    }
veiel-events-held = Events that the dungeon master holds
veiel-events-laid = Events that lie face down
veiel-power-left = uses left of the boss power
veiel-fixed = always { $n }
veiel-fixed-help = The die of the enemies, without a dungeon master
veiel-purse = Purse
veiel-page-board = Board
veiel-page-fight = Fight
veiel-page-rest = Rest zone
veiel-page-room = Room
veiel-page-team = Heroes

## Heroes

veiel-level = level { $n }
veiel-level-top = highest level
veiel-learns = Then learns { $card }.
veiel-defender = defender
veiel-fallen = out of combat
veiel-on-turn = its turn
veiel-has-played = has played
veiel-cards-of = Cards of { $hero }
veiel-slots = Item slots
veiel-slot-free = free
veiel-slot-item-free = free item slot
veiel-starts-with = Starts with
veiel-no-drop = That does not go there.
veiel-slot-weapon = Weapon
veiel-slot-second = Second hand
veiel-slot-armour = Armour
veiel-slot-rune = Rune
veiel-damage = Damage; ◊ ignores the reduction
veiel-free = without using the turn
veiel-ability-locked = from level { $n }
veiel-ability-muted = muted
veiel-ability-short = too little END
veiel-ability-ready = ready
veiel-not-now = Not now: { $what }.
veiel-level-not-now = this hero cannot gain a level now, or the purse has too little
veiel-reveal-not-now = the blacksmith shows nothing new now, or the purse has too little
veiel-sheet-now = now
veiel-sheet-base = sheet
veiel-red-split = armour + shield
veiel-trait-VIT = Vitality
veiel-trait-END = Endurance
veiel-trait-FOR = Strength
veiel-trait-DEX = Dexterity
veiel-trait-INT = Intelligence
veiel-trait-FOI = Faith
veiel-trait-DEF = Defence
veiel-trait-RED = Damage reduction

## Enemies

veiel-front = front
veiel-screen = Screen: who stands behind it is hard to reach
veiel-screened = behind a screen
veiel-att = Added to its attack die
veiel-def = Added to the die against attacks
veiel-red = Damage reduction
veiel-hits-defender = Chance to hit the defender
veiel-strikes = { $n } attacks a turn
veiel-wounds =
    { $wounds ->
        [none] unhurt
        [light] wounded
       *[heavy] badly wounded
    }
veiel-waiting = Waiting for a place in the line
veiel-dead =
    { $n ->
        [one] { $n } enemy killed
       *[other] { $n } enemies killed
    }
veiel-fog = Fog: only the front enemy can be reached.
veiel-by-force = The defender token cannot be passed now.

## The duel of dice

veiel-duel = The dice
veiel-needed = needed
veiel-your-die = Your die shows { $n }, that of the hero { $hero }.
veiel-duel-hit = hit
veiel-duel-hit-times = hit ×{ $n }
veiel-duel-miss = miss
veiel-duel-parried = defended
veiel-duel-miss-one = miss: natural 1
veiel-duel-no-shield = hit past the shield
veiel-duel-success = success
veiel-duel-failure = failure
veiel-duel-tie = tie: again
veiel-dealt = { $n } damage
veiel-odds-attack = Hits { $n } %, kills { $kill } %; { $low } to { $high } damage, { $mean } on average.
veiel-odds-roll = Succeeds: { $n } %.
veiel-odds-defence = Hits: { $n } %.

## Rest zone

veiel-tab-levels = Levels
veiel-tab-smith = Blacksmith
veiel-tab-alchemist = Alchemist
veiel-tab-gear = Equipment
veiel-reveal = See the offer
veiel-reveal-again = New offer for { $n } crystals
veiel-no-offer = The blacksmith shows nothing yet.
veiel-piles =
    { $n ->
        [one] { $n } card left in the piles
       *[other] { $n } cards left in the piles
    }
veiel-sell = Sell for 1 crystal
veiel-too-dear = too dear
veiel-too-dear-for =
    { $card } costs { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }: the purse has less.
veiel-box = Box ({ $n }): equipment nobody wears
veiel-lacks = needs { $stat } { $needed }, has { $has }

## Dungeon master

veiel-master-screen = Screen of the dungeon master
veiel-hand = Events in hand: { $n }
veiel-playable = playable now
veiel-power-uses =
    { $n ->
        [one] { $n } use left
       *[other] { $n } uses left
    }
veiel-lay-on = Which room lies on { $place }?
veiel-lay-help = Press a room, or drag it onto the place. The heroes do not see what you lay.
veiel-editor = The dungeon changes
veiel-take = The corruption: lift room { $n } of { $most }
veiel-take-help = Press rooms on the board. When all are lifted you lay them anew, where you like.
veiel-line-new = A new line
veiel-line-help = The board shows how an answer would lie. Only you know it.
veiel-interrupt = Interrupt
veiel-interrupt-armed = You will be asked
veiel-interrupt-help = Be asked at the next moment in which an event can be played
veiel-quiet = Not again in this room
veiel-quiet-on = Ask again in this room
veiel-heed-of = When to ask about { $card }
veiel-heed-ask = ask
veiel-heed-held = only when I interrupt
veiel-heed-never = never
veiel-window-enter = The team is about to enter a room.
veiel-window-reveal = A room was turned over.
veiel-window-fight_start = A fight is about to start.
veiel-window-round_start = The players' turn begins.
veiel-window-hero_start = A hero's turn begins.
veiel-window-hero_declare = A hero has declared an action.
veiel-window-hero_roll = A hero's roll has succeeded.
veiel-window-enemy_phase = Your turn begins.
veiel-window-def_ok = A hero has defended itself.
veiel-window-def_fail = A hero's defence has failed.
veiel-window-fall = A hero is about to fall.
veiel-window-loot = The loot was rolled.
veiel-window-resolved = The room is resolved.
veiel-window-leave = The team is about to go on.

## Reactions

veiel-reaction = Reaction
veiel-threat =
    { $falls ->
        [yes] { $n } damage would make { $hero } fall!
       *[no] { $n } damage would hit { $hero }.
    }
veiel-wish = { $card }:
veiel-reply-ask = ask
veiel-reply-always = always use it
veiel-reply-big = from { $n } damage on
veiel-reply-never = never use it
veiel-foreseen = In a moment, by itself: { $label }
veiel-ask-me = Ask me

## Loot

veiel-loot = Found here
veiel-loot-die = Die of the loot

## Riddle

veiel-riddle = Riddle
veiel-riddle-again = second try
veiel-riddle-answers = Answers
veiel-riddle-series = Which number comes next?
veiel-riddle-doors = One door hides a treasure, one a trap, one nothing. Exactly one inscription is true. What is where?
veiel-riddle-scales = Four weights of 1, 2, 3 and 4. What is their order from light to heavy?
veiel-riddle-grid = Each row and each column has each symbol once. What stands at the question mark?
veiel-riddle-lock = A code of three different digits. Which?
veiel-riddle-levers = Each lever turns some doors: open ones close, closed ones open. Which levers open the door with the star and no other?
veiel-riddle-claim =
    door { $door } { $holds ->
        [yes] { $content ->
            [treasure] hides the treasure
            [trap] hides the trap
           *[empty] hides nothing
        }
       *[no] { $content ->
            [treasure] does not hide the treasure
            [trap] does not hide the trap
           *[empty] hides something
        }
    }
veiel-riddle-behind =
    { $n }: { $content ->
        [treasure] treasure
        [trap] trap
       *[empty] nothing
    }
veiel-riddle-or = or
veiel-riddle-roll = Or a hero rolls with INT
veiel-riddle-guess = Guess
veiel-riddle-right = Digits right
veiel-riddle-placed = of these in place
veiel-riddle-door =
    Door { $n }: { $open ->
        [yes] open
       *[no] closed
    }
veiel-riddle-lever = Lever { $lever } turns { $doors }
veiel-riddle-question = Your riddle
veiel-riddle-accepted = Answers that count, one per line
veiel-riddle-your-reply = The answer of the team
veiel-riddle-reply = The team answers: { $reply }
veiel-riddle-send = Send
veiel-symbol-O = circle
veiel-symbol-X = cross
veiel-symbol-S = star
veiel-symbol-M = moon
veiel-symbol-U = sun
veiel-symbol-K = key

## Answers behind one button

veiel-group-hero = Choose a hero ({ $n })
veiel-group-take = Choose a room ({ $n })
veiel-group-go-on = Go on ({ $n })
veiel-group-lift = Lift a seal ({ $n })
veiel-group-level = Levels ({ $n })
veiel-group-buy-item = Buy a consumable ({ $n })
veiel-group-buy-gear = Buy equipment ({ $n })
veiel-group-sell = Sell ({ $n })
veiel-group-equip = Wear ({ $n })
veiel-group-take-off = Take off ({ $n })
veiel-group-give = Hand over ({ $n })
veiel-group-drop = Discard ({ $n })
veiel-group-phylactery = Give a phylactery up ({ $n })
veiel-group-attack = Attack ({ $n })
veiel-group-use = Use a card ({ $n })
veiel-group-target = Targets ({ $n })
veiel-group-free = Free a hero ({ $n })
veiel-group-defender = Pass the token ({ $n })
veiel-group-event = Play an event ({ $n })
veiel-group-die = Another number ({ $n })
veiel-doubt-boss = There is no way back from the boss. Go?
veiel-doubt-concede = The game will be lost. Give up?
veiel-doubt-phylactery = The phylactery leaves the game for good. Give it up?

## Sentences that are read out

veiel-say-position =
    { $n ->
        [0] waits
        [1] position 1, front
       *[other] position { $n }
    }
veiel-say-hp = { $n } of { $full } HP
veiel-say-figures = ATT { $att }, DEF { $def }, RED { $red }
veiel-say-gauge = { $gauge } { $n } of { $most }
veiel-say-no-room = { $place }, no room

## Banners

veiel-banner-crossing = Incursion { $n }
veiel-banner-rest = Rest zone
veiel-banner-corruption = The corruption moves the rooms
veiel-banner-fight = To arms!
veiel-banner-round = Round { $round }
veiel-banner-master = The enemies act
veiel-banner-won-fight = The fight is won!
veiel-banner-left-fight = The fight is over
veiel-banner-fell = The team has fallen
veiel-banner-won = The boss is dead!
veiel-banner-lost = The crypt keeps its dead.

## The end

veiel-tale =
    { $incursions ->
        [one] { $incursions } incursion
       *[other] { $incursions } incursions
    }, { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, { $fights ->
        [one] { $fights } fight won
       *[other] { $fights } fights won
    }.
veiel-tale-hits = Hits
veiel-tale-misses = Misses
veiel-tale-dealt = Damage dealt
veiel-tale-killed = Enemies killed
veiel-tale-taken = Damage taken
veiel-tale-healed = Healed
veiel-tale-falls = Falls

## Tips for a first game

veiel-tip-welcome = A good team has a defender, a healer and somebody who strikes hard. For a first game: Knight, Healer and Barbarian.
veiel-tip-wing = Each incursion goes down one wing, room by room, the nearest first. The far end leads to the boss; you need not reach it the first times.
veiel-tip-first = Who begins matters: all heroes play once, clockwise, before the enemies do.
veiel-tip-action = Press a weapon, then an enemy, or drag it there. The number on an enemy is the exact chance to hit. Only the front one is in reach of most weapons.
veiel-tip-ability = Abilities have a double frame and cost END. It comes back slowly: keep some for the worst enemy.
veiel-tip-token = Enemies attack whoever holds the tower. Pass it on before its holder falls.
veiel-tip-flee = To flee costs the rest of this incursion, but the crystals are kept. If all fall they are lost.
veiel-tip-onward = Each room further gives END. But VIT only comes back in the rest zone: go home before it is too late.
veiel-tip-shop = Crystals buy equipment, consumables and levels. Level 3 and level 5 teach an ability.
veiel-tip-camp = Each hero gets ready in turn: levels, equipment, items. Press what you want to change.
veiel-tip-boss = The boss is the last fight: no flight, no return. Use up everything you have.
veiel-tip-event = You are asked whenever an event of yours can be played. Below each card you can say when you want to be asked; “Interrupt” asks for the next moment.
veiel-tip-corruption = While the team rests you change the dungeon. Take what it has seen, and lay the worst where it wants to go.
veiel-tip-order = The order of the line is yours: protect those that strike from afar with those that have much HP.

## Keys

veiel-keys = Keys
veiel-key-card = a card of the hero that decides, then a target
    .key = 1-9
veiel-key-wing = a wing
    .key = A B C
veiel-key-token = the defender token, then a hero
    .key = T
veiel-key-arrows = walk on the board
    .key = ← ↑ → ↓
veiel-key-interrupt = interrupt (dungeon master)
    .key = I
veiel-key-team = read out how the heroes are
    .key = G
veiel-key-escape = let go of the card
    .key = Esc
