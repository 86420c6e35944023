### The table of Chronicles of Avel on the page. What the game itself says (questions, answers, events, effects) comes
### from the server.

avel-close = Close
avel-and = {" "}and{" "}
avel-nothing = nothing
avel-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
avel-n-dice =
    { $n ->
        [one] { $n } { $colour } die
       *[other] { $n } { $colour } dice
    }
avel-no-dice = no dice
avel-hearts = Hearts: { $n } of { $most }
avel-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
avel-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }

avel-face-attack = attack
avel-face-defence = defence
avel-face-spell = spell
avel-face-blank = blank
avel-unrolled = not rolled
avel-die = { $colour } die: { $face }
avel-brood-red = Ember
avel-brood-green = Bramble
avel-brood-blue = Rime
avel-size-small = small
avel-size-big = big
avel-size-beast = every brood
avel-kind-weapon = Weapon
avel-kind-shield = Shield
avel-kind-helmet = Helmet
avel-kind-elixir = Elixir

## The land

avel-land = The land. Arrow keys walk from tile to tile.
avel-nearer = Nearer
avel-farther = Farther
avel-fit = Show the whole land
avel-to-n = north
avel-to-ne = north-east
avel-to-se = south-east
avel-to-s = south
avel-to-sw = south-west
avel-to-nw = north-west
avel-way =
    { $n ->
        [one] { $n } tile { $direction }
       *[other] { $n } tiles { $direction }
    }
avel-place = { $way } of the castle
avel-face-down = Face-down tile
avel-face-down-note = Nobody knows what lies here. Whoever goes there turns it up.
avel-crater-here = The crater will open here.
avel-spoken-monster = { $name } toughness { $toughness } left { $left }
avel-no-hero = no hero
avel-walls =
    { $n ->
        [0] No wall stands.
        [one] { $n } wall stands.
       *[other] { $n } walls stand.
    }
avel-castle-note = While a wall stands, no monster enters. Each one that strikes breaks a wall; the Beast breaks all.
avel-lair-small = small lair
avel-lair-big = big lair
avel-lair-small-note = Small lair: a small monster lives here.
avel-lair-big-note = Big lair: a big monster lives here.
avel-sealed = sealed
avel-sealed-note = A moon seal keeps it shut.
avel-shortcut = shortcut ({ $sign })
avel-shortcut-unknown = its other end has not been found yet
avel-trap-mean = About { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage.
avel-trap-useless = The Beast will not step onto this tile, or starts here: a trap would not spring.
avel-service-trade = marketplace
avel-service-build_wall = build a wall
avel-service-seal_lair = seal a lair
avel-service-set_trap = set a trap
avel-service-upgrade = upgrade
avel-service-wish = make a wish
avel-service-coins = search for coins
avel-way-steps = { $n } steps from the crater to the castle.
avel-way-rounds =
    { $n ->
        [one] Enters at the end of this round.
       *[other] Enters in { $n } rounds.
    }
avel-way-traps =
    { $n ->
        [0] No trap on its way.
        [one] { $n } trap on its way: about { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage.
       *[other] { $n } traps on its way: about { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage.
    }
avel-walk-where = Where to? Choose a direction, then Enter.
avel-walk-not = There is no way there.

## The moon track and the march

avel-moon-track = Moon track
avel-round-of =
    { $n ->
        [0] Before the first round
       *[other] Round { $n } of { $of }
    }
avel-at-end = At the end of this round: { $what }
avel-nothing-happens = nothing happens.
avel-start-space = Here the marker began.
avel-track-told =
    { $left ->
        [one] The Black Moon rises at the end of this round.
       *[other] The Black Moon rises in { $left } rounds.
    }
avel-dial = The Beast: { $left } toughness left
avel-march-after = Monsters move after { $hero }'s turn
avel-threat-enters = { $monster } enters the castle!
avel-threat-strikes = { $monster } breaks through the gate's wall.
avel-threat-nears = { $monster } reaches the gate.
avel-threat-none = Nobody reaches the gate this round.
avel-banner-round = Round { $n }
avel-banner-rise = The Black Moon rises
avel-banner-won = Victory!
avel-banner-lost = The castle has fallen

## The heroes

avel-team = The team
avel-coat = holds the coat of arms: begins every round and decides for the team
avel-on = on: { $tile }
avel-thinks = thinking
avel-board = Hero's board
avel-board-of = Board of { $hero }
avel-slot-weapon = Weapon
avel-slot-shield = Shield
avel-slot-helmet = Helmet
avel-no-effect = no effect now
avel-backpack =
    { $coins ->
        [one] Backpack, { $coins } coin
       *[other] Backpack, { $coins } coins
    }
avel-upgraded = upgraded
avel-upgraded-side = Upgraded:
avel-used = used in this battle
avel-once = works once in a battle
avel-wear = Wear
avel-stow = Into the backpack
avel-turn-token = Turn
avel-discard = Into the bag
avel-dice-with = Worn:
avel-dice-without = Taken off:
avel-in-hand = In your hand
avel-into-bag = Back into the bag
avel-coins-keep = Keep one coin more
avel-coins-give = Give up one coin
avel-pack-for-me = Pack for me
avel-pack-done = Done
avel-pack-fits = Row { $row }, column { $column }: fits
avel-pack-blocked = Row { $row }, column { $column }: does not fit
avel-pack-does-not-fit = That does not fit there.
avel-pack-impossible = Not everything fits. Something has to go; what it might be is shown.
avel-pack-lack = Place { $token }: it needs { $cells } cells, { $free } are free.
avel-pack-lack-coins =
    { $n ->
        [one] { $n } coin finds no pocket.
       *[other] { $n } coins find no pocket.
    }

## Battles

avel-battle = Battle against { $monster }
avel-fight = Fight
avel-toughness = Toughness: { $left } of { $of }
avel-reward = Reward:
avel-clash = Clash { $n } of 3
avel-clash-before = Before the first clash
avel-clash-now =
    { $damage } damage, { $wounds ->
        [one] { $wounds } heart lost
       *[other] { $wounds } hearts lost
    } if you stop now
avel-clash-was =
    { $damage } damage, { $wounds ->
        [one] { $wounds } heart lost
       *[other] { $wounds } hearts lost
    }
avel-battle-defeated = Defeated!
avel-battle-retreat = Retreat.
avel-battle-three_clashes = Three clashes are over.
avel-battle-stunned = Stunned!
avel-as-attack = attack
avel-as-defence = defence
avel-sum =
    { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }, { $defences ->
        [one] { $defences } defence
       *[other] { $defences } defences
    }
avel-sum-spells =
    { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
avel-effect-token = Use what you wear, once in this battle:
avel-effect-dice = Now the dice.
avel-reroll =
    { $n ->
        [one] Reroll this die
       *[other] Reroll { $n } dice
    }
avel-spell-help = Click a spell to turn it into attack or defence.
avel-spell-done = So be it
avel-odds-defeat = Defeat it
avel-odds-stun = Stunned
avel-odds-means = About { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } damage, { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } hearts lost
avel-odds-told = Your chances: { $word }
avel-odds-hopeless = hopeless
avel-odds-risky = risky
avel-odds-even = even
avel-odds-good = good
avel-odds-sure = sure
avel-odds-without = As you are
avel-odds-with = With { $elixir }
avel-odds-effects = With your one-time effects
avel-odds-think = Count my one-time effects
avel-odds-if-here = If you were here
avel-odds-left =
    { $n ->
        [one] The clash that is left
       *[other] The { $n } clashes that are left
    }
avel-care-wounded = You are wounded. One bad clash may end at the castle.
avel-care-risky = Careful: this may well end at the castle, with all your coins gone.

## The bag

avel-grab = A hand in the bag
avel-grab-yours = Take what you feel
avel-grab-theirs = { $hero } reaches into the bag
avel-parade = Shapes in the bag
avel-shape-of = Shape { $n } of { $of }: { $shape }
avel-calm = I would rather draw without the clock

## Exchanges

avel-exchange = Exchange
avel-exchange-with = { $hero } and { $other } exchange
avel-exchange-waits = { $other } is being asked.
avel-offer = Offer
avel-pass = Hand over { $token }
avel-coin-give = Give one coin more
avel-coin-take = Take one coin more

## The book

avel-book = Book of the land
avel-ways = Way of the Beast
avel-page-hidden = Still hidden
avel-page-bag = The bag
avel-page-fallen = Defeated
avel-page-aid = How to play
avel-page-beasts = Bestiary
avel-hidden-note = These tiles lie face down somewhere.
avel-hidden-none = Every tile has been found.
avel-bag-note =
    { $n ->
        [one] { $n } token is left in the bag.
       *[other] { $n } tokens are left in the bag.
    }
avel-fallen-note = Still in the stacks: { $small } small and { $big } big monsters.
avel-fallen-none = No monster has fallen yet.

avel-aid-goal = What it is about
avel-aid-goal-told = Explore, fight and pack until the Black Moon rises. Then every monster marches on the castle. Win together: no monster may be left. Lose together: none may enter.
avel-aid-turn = A turn
avel-aid-move = Move.
avel-aid-move-told = To a tile beside yours, or along a shortcut. A face-down tile is turned up.
avel-aid-battle = Battle.
avel-aid-battle-told = Against one monster on your tile: up to three clashes. You may retreat after each.
avel-aid-tile = Tile action.
avel-aid-tile-told = Use the green ribbon of your tile.
avel-aid-rest = Rest.
avel-aid-rest-told = Regain 2 hearts.
avel-aid-free = Free.
avel-aid-free-told = Exchange with a hero on your tile if no monster is there; drink a healing draught; rearrange at any time.
avel-aid-dice = The dice
avel-aid-keys = Keys
avel-key-walk = M, then Q W E A S D
avel-key-walk-told = go; digits take shortcuts, Enter confirms
avel-key-fight = B
avel-key-fight-told = fight
avel-key-service = T
avel-key-service-told = use the tile
avel-key-rest = R
avel-key-rest-told = rest
avel-key-end = Space
avel-key-end-told = end the turn
avel-key-drink = H
avel-key-drink-told = drink a healing draught
avel-key-exchange = X
avel-key-exchange-told = exchange
avel-key-pack = Enter, arrows, O, P, Delete
avel-key-pack-told = take up a token, carry it, turn it, pack for me, give it up
avel-key-grab = ← → Space
avel-key-grab-told = along the shapes, and grab
avel-key-dice = W S H, digits, Enter
avel-key-dice-told = use weapon, shield or helmet on these dice
avel-key-spells = ↑ ↓ Enter
avel-key-spells-told = more or fewer spells as attacks
avel-key-press = F, V
avel-key-press-told = press on, retreat
avel-key-land = Arrows on the land
avel-key-land-told = from tile to tile
avel-key-view = + − 0
avel-key-view-told = nearer, farther, the whole land

## The end

avel-deeds =
    { $monsters ->
        [0] No monster defeated
        [one] { $monsters } monster defeated
       *[other] { $monsters } monsters defeated
    }, { $hearts ->
        [one] { $hearts } heart lost
       *[other] { $hearts } hearts lost
    }, { $coins ->
        [one] { $coins } coin earned
       *[other] { $coins } coins earned
    }, { $steps ->
        [one] { $steps } tile walked
       *[other] { $steps } tiles walked
    }.
avel-deeds-stuns =
    { $n ->
        [one] Carried home once.
       *[other] Carried home { $n } times.
    }
avel-luck = Luckiest grab: { $hero } felt { $token } in the bag.
avel-same-land = The same land again:
avel-copy = Copy
avel-copied = Copied
avel-tale = The tale of this game
avel-save-tale = Keep the tale

## The first game

avel-tip-welcome = Glowing tiles are where you can go. Each turn has two actions (four when you play alone): move, fight, use the tile, rest. Everything you can do is also a button below.
avel-tip-reveal = You turned up a tile. Paws and fangs are lairs: a monster lives there. It does nothing until you fight it, so you may walk past.
avel-tip-battle = Two green dice are little. Pick monsters with few toughness and purple dice, look at the odds, and retreat when it goes badly: it costs nothing.
avel-tip-effects = One-time effects are ready again in every battle. Choose the token, then the dice. You may keep it for a later clash.
avel-tip-full = Drag things to where they should be, touch one to turn it (or: right click, or O). What you cannot keep goes back into the bag.
avel-tip-explore = Find the stone circles early: a sealed lair sends no more monsters.
avel-tip-prepare = The Black Moon is near. Walls, traps, hearts: soon none of them can be bought any more.
avel-tip-march = From now on all monsters walk one tile at the end of each round. Fight those that would reach the castle first.
avel-tip-stunned = Stunned is not dead: the hero is back at the castle with all hearts, but without coins and one token. The next turn is normal.
avel-tip-exchange = You stand on one tile and no monster is there: exchange what the other can use better. It costs no action.

## Sounds

avel-sound-dice = dice roll
avel-sound-tile = a tile turns
avel-sound-step = footsteps
avel-sound-coin = a coin rings
avel-sound-bag = rustling in the bag
avel-sound-wall = stones are laid
avel-sound-break = something breaks
avel-sound-trap = a trap snaps
avel-sound-seal = a chime
avel-sound-hit = a blow lands
avel-sound-hurt = a dull thud
avel-sound-fall = a monster falls
avel-sound-upgrade = a bright shimmer
avel-sound-drink = a gulp
avel-sound-moon = a deep bell
avel-sound-roar = the Beast roars
avel-sound-march = heavy steps
avel-sound-victory = a fanfare
avel-sound-defeat = a sad tune
avel-sound-drum = a soft drum

## The bar below the table

avel-group-move =
    { $n ->
        [one] Move
       *[other] Move ({ $n })
    }
avel-group-fight =
    { $n ->
        [one] Fight
       *[other] Fight ({ $n })
    }
avel-group-drink = Drink
avel-group-exchange = Exchange
avel-group-sell = Sell
avel-group-trap = Lay the trap
avel-end-sure = Actions left would be lost.
avel-foretold-fight = { $defeat } to defeat it, { $stun } to be stunned.
avel-foretold-rest = Hearts: { $now } → { $then }.
avel-foretold-end =
    { $n ->
        [one] { $n } action is left and would be lost.
       *[other] { $n } actions are left and would be lost.
    }
avel-no-action = Actions
avel-no-action-why = All actions of this turn are taken. What is free can still be done.
avel-no-service-coins =
    { $price ->
        [0] There are not enough coins for this.
        [one] It costs { $price } coin.
       *[other] It costs { $price } coins.
    }
avel-no-service-effect = It would have no effect now.
avel-no-rest = Rest
avel-no-rest-why = The hero has all its hearts.
avel-no-exchange-why = Nobody exchanges anything while a monster is on the tile.
