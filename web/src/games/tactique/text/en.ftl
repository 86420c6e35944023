# The table of Deckbuilding Tactique in a browser.

tactique-board = Battlefield, rows A to D and columns 1 to 6
tactique-enemies = Enemies
tactique-no-enemies = Nobody is here yet.
tactique-boss-waits = { $boss } waits in the last encounter.
tactique-team = Heroes
tactique-seat = Seat { $n }
tactique-encounter = Encounter { $n } of 4
tactique-round = Round { $n }
tactique-damage = Damage left: { $n }
tactique-damage-help = About so much damage could the cards in hand of the heroes that have still to play do this round, if all of it found an enemy
tactique-phase-setup = Before the first encounter
tactique-phase-placing = Setting up
tactique-phase-heroes = Heroes' turn
tactique-phase-enemies = Enemies' turn
tactique-phase-reinforcing = Reinforcements
tactique-tab-hand = Hand
tactique-tab-enemies = Enemies
tactique-tab-team = Heroes
tactique-icon-single = one hero
tactique-icon-multi = many heroes
tactique-turn = Turn the zone
tactique-turn-help = Turn the zone: key R, or the wheel over the board
tactique-forecast = Forecast
tactique-forecast-dice = (without dice)
tactique-forecast-help = What every enemy will do if the heroes' turn ended now (key F reads it out)
tactique-forecast-none = No enemy would do anything.
tactique-actions-left =
    { $n ->
        [one] { $n } Action left in the pile
       *[other] { $n } Actions left in the pile
    }
tactique-percent = { $n } %

## Heroes

tactique-status-dead = dead
tactique-status-active = playing
tactique-status-ready = ready
tactique-status-done = has played
tactique-threat = Threat: enemies go for the greatest
tactique-swords = Swords: they decide between equal threats
tactique-hand = Cards in hand
tactique-left = { $n } before death
tactique-left-help = Cards in deck, discard pile and hand, less 5: a hero that cannot draw up to 5 dies
tactique-danger =
    { $n ->
        [0] in danger
       *[other] in danger ({ $n })
    }
tactique-chip = { $hero }: { $left } cards before death, { $wounds } wounds
tactique-heap-hand = Hand
tactique-heap-deck = Deck
tactique-heap-discard = Discard pile
tactique-heap-wounds = Wounds
tactique-heap-exile = Exile
tactique-heap-count = { $heap }: { $n }
tactique-heap-of = { $heap } of { $hero }: { $n }
tactique-heap-empty = There is nothing here.
tactique-order-help = They go back on the deck like this: the first one on top. Drag a card to its place, press it and then another, or press Alt and an arrow.
tactique-order-place = { $card }: place { $n }
tactique-order-done = Put them back like this
tactique-sort-name = By name
tactique-sort-colour = By colour
tactique-sort-type = By type
tactique-sort-lying = Newest first
tactique-deck-note = What is in it, sorted: the order nobody knows.
tactique-next = next: { $n } %
tactique-rank-novice = Novice
tactique-rank-initiate = Initiate
tactique-rank-adept = Adept
tactique-rank-master = Master
tactique-zone-others = { $zone }, not on oneself
tactique-copies =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }

## The hand

tactique-hand-of = The hand of { $hero }
tactique-hand-empty = The hand is empty.
tactique-play = Play
tactique-discard = Step instead
tactique-plan = This turn
tactique-plan-discard = { $card } discarded
tactique-plan-last = Take back the last
tactique-plan-first = Take back to the start
tactique-plan-fixed = New cards or dice were seen: this stands.
tactique-group-place = Place ({ $n })
tactique-group-move = Move ({ $n })
tactique-group-shift = Move the enemy ({ $n })
tactique-group-cell = Choose a space ({ $n })
tactique-group-hand = A card of the hand ({ $n })
tactique-end = End the turn
tactique-end-death = This hero cannot draw up to 5 cards and will die. End the turn?
tactique-end-unused = No card was played in this turn. End it all the same?
tactique-concede = Give up
tactique-concede-title = Give the game up?
tactique-concede-help = The game is lost when everybody at the table wants to give up. Programs agree as soon as one person does.
tactique-concede-no = Fight on
tactique-concede-back = Fight on after all
tactique-concede-others = Give up, too? ({ $names })

## What will happen

tactique-harm =
    { $hero }: { $damage ->
        [0] { $cards ->
            [0] { $wounds ->
                [0] unharmed
                [one] 1 wound
               *[other] { $wounds } wounds
            }
            [one] loses 1 card
           *[other] loses { $cards } cards
        }
       *[other] { $damage } damage, { $blocked ->
            [0] { $wounds ->
                [0] no wound
                [one] 1 wound
               *[other] { $wounds } wounds
            }
           *[other] { $blocked } blocked, { $wounds ->
                [0] no wound
                [one] 1 wound
               *[other] { $wounds } wounds
            }
        }
    }.
tactique-deed-dies = It does not survive this.
tactique-deed-summons = It calls others; dice decide where.
tactique-blow =
    { $enemy }: { $wounds ->
        [0] unharmed
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } blocked
    }{ $lives ->
        [0] { "" }
        [one] , loses a life
       *[other] , loses { $lives } lives
    }.
tactique-blow-dies = { $enemy } dies.
tactique-reacts =
    { $source ->
        [none] { $figure } reacts.
       *[other] { $figure } reacts: { $source }.
    }
tactique-then-chance = After that, chance decides.

## Sentences that are read out

tactique-say-lives =
    { $n ->
        [one] 1 life
       *[other] { $n } lives
    }
tactique-say-left =
    { $n ->
        [one] 1 wound left
       *[other] { $n } wounds left
    }
tactique-say-wounds =
    { $n ->
        [0] unwounded
        [one] 1 wound
       *[other] { $n } wounds
    }
tactique-say-block = block { $n }
tactique-say-order =
    { $n ->
        [1] acts first
        [2] acts second
        [3] acts third
        [4] acts fourth
        [5] acts fifth
        [6] acts sixth
        [7] acts seventh
       *[other] acts as number { $n }
    }
tactique-say-dead = dead, its marker
tactique-say-rune = rune: { $card }
tactique-say-obstacle = obstacle
tactique-say-free = { $cell }, free
tactique-say-danger =
    { $hero }: { $left } cards before death{ $wounds ->
        [0] .
        [one] , 1 wound foreseen.
       *[other] , { $wounds } wounds foreseen.
    }

## Banners

tactique-banner-encounter = Encounter { $n }
tactique-banner-heroes = The heroes' turn
tactique-banner-enemies = The enemies act
tactique-banner-cleared = The field is yours!
tactique-banner-won = Victory!
tactique-banner-lost = The heroes have fallen.

## Tips for the first game

tactique-tip-welcome = Each hero has a deck of its own, and the deck is its life. Take heroes that complete each other: one that draws the enemies, one that strikes, one that heals.
tactique-tip-place = Place the sturdy in front, the others out of reach. You can place anew until you confirm.
tactique-tip-turn = Click a card to see where it reaches, click it again to play it, or drag it onto its target. Cards you keep need not be drawn again.
tactique-tip-forecast = The arrows are what every enemy will do if the heroes' turn ended now: exact, and new after each answer. Step aside, block, or strike first.
tactique-tip-step = Drag a card onto a neighbouring space to discard it for one step. Its effect is lost, but the step may save more.
tactique-tip-area = The zone can be turned: move over the board, turn the wheel or press R. All marked figures in it are meant.
tactique-tip-wound = A wound takes the top card of the deck. Healing brings it back. A hero that cannot draw up to five cards dies.
tactique-tip-danger = This hero has no card to spare: at the next missing card it dies. Heal, block or hide.
tactique-tip-reward = Rewards go to the discard pile: one of three cards, or four wounds healed. More cards also mean a longer life.
tactique-tip-boss = The boss draws two Actions each turn, and one for every life it loses. The list shows those left and how likely each is.

## The end

tactique-tale-encounter =
    Encounter { $n }: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
tactique-tale-played = Cards played
tactique-tale-dealt = Wounds dealt
tactique-tale-defeated = Enemies defeated
tactique-tale-taken = Wounds taken
tactique-tale-blocked = Blocked
tactique-tale-steps = Steps
tactique-tale-deaths = Deaths

## Keys

tactique-keys = Keys
tactique-key-card = choose a card of the hand
    .key = 1-9
tactique-key-enter = play it, or take the space in focus
    .key = Enter
tactique-key-discard = discard it for a step: then an arrow, or Enter to stay
    .key = D
tactique-key-arrows = walk on the board; Tab goes through the spaces that can be chosen
    .key = ← ↑ → ↓
tactique-key-turn = turn the zone
    .key = R
tactique-key-end = end the turn
    .key = E
tactique-key-forecast = read the forecast out
    .key = F
tactique-key-danger = read out who is in danger
    .key = G
