### Deckbuilding Tactique in English.
###
### Texts of effects begin with a small letter and end without a full stop: the code puts sentences together.

tactique-title = Deckbuilding Tactique

## Parts of effects

# Whom an effect is for. $where is empty or begins with a space; $place: "board" is everywhere; $n: how many at most.
tactique-who-enemy = an enemy{ $where }
    .of = of an enemy{ $where }
tactique-who-enemies = up to { $n } enemies{ $where }
    .each = each of up to { $n } enemies{ $where }
    .of = of each of up to { $n } enemies{ $where }
    .one = one of up to { $n } enemies{ $where }
tactique-who-all_enemies = all enemies{ $where }
    .each =
        { $place ->
            [board] each of the enemies
           *[zone] each enemy{ $where }
        }
    .of =
        { $place ->
            [board] of each of the enemies
           *[zone] of each enemy{ $where }
        }
    .one = an enemy{ $where }
    .none = no enemy{ $where }
tactique-who-other_enemies = all other enemies{ $where }
    .each =
        { $place ->
            [board] each of the other enemies
           *[zone] each other enemy{ $where }
        }
    .of =
        { $place ->
            [board] of each of the other enemies
           *[zone] of each other enemy{ $where }
        }
    .one = another enemy{ $where }
    .none = no other enemy{ $where }
tactique-who-hero = a hero{ $where }
    .of = of a hero{ $where }
tactique-who-other_hero = another hero{ $where }
    .of = of another hero{ $where }
tactique-who-heroes = up to { $n } heroes{ $where }
    .each = each of up to { $n } heroes{ $where }
    .of = of each of up to { $n } heroes{ $where }
    .one = one of up to { $n } heroes{ $where }
tactique-who-other_heroes = up to { $n } other heroes{ $where }
    .each = each of up to { $n } other heroes{ $where }
    .of = of each of up to { $n } other heroes{ $where }
    .one = one of up to { $n } other heroes{ $where }
tactique-who-all_heroes = all heroes{ $where }
    .each =
        { $place ->
            [board] each of the heroes
           *[zone] each hero{ $where }
        }
    .of =
        { $place ->
            [board] of each of the heroes
           *[zone] of each hero{ $where }
        }
    .one = a hero{ $where }
    .none = no hero{ $where }
tactique-who-all_other_heroes = all other heroes{ $where }
    .each =
        { $place ->
            [board] each of the other heroes
           *[zone] each other hero{ $where }
        }
    .of =
        { $place ->
            [board] of each of the other heroes
           *[zone] of each other hero{ $where }
        }
    .one = another hero{ $where }
    .none = no other hero{ $where }
tactique-who-dead_hero = a dead hero
    .of = of a dead hero
tactique-who-that_enemy = that enemy
    .of = of that enemy
tactique-who-that_hero = that hero
    .of = of that hero
tactique-who-those_enemies = those enemies
    .each = each of those enemies
    .of = of each of those enemies
    .one = one of those enemies
tactique-who-those_heroes = those heroes
    .each = each of those heroes
    .of = of each of those heroes
    .one = one of those heroes
tactique-who-target = the attacked hero
    .of = of the attacked hero
tactique-who-targets = each attacked hero
    .of = of each attacked hero
    .none = no attacked hero
# Where they are, for one or some that are chosen ("board": anywhere), and for spaces.
tactique-where =
    { $place ->
        [board] anywhere on the board
        [named] in the { $zone } zone
       *[zone] in the zone
    }
tactique-spot =
    { $place ->
        [board] on the board
        [named] in the { $zone } zone
       *[zone] in the zone
    }

# Cards of a kind.
tactique-cards-none = card
    .many = cards
tactique-cards-attack = Attack card
    .many = Attack cards
tactique-cards-defense = Defence card
    .many = Defence cards
tactique-cards-movement = Movement card
    .many = Movement cards
tactique-cards-healing = Healing card
    .many = Healing cards
tactique-cards-support = Support card
    .many = Support cards
tactique-cards-base = base deck card
    .many = base deck cards
tactique-cards-red = red card
    .many = red cards
tactique-cards-blue = blue card
    .many = blue cards
tactique-cards-yellow = yellow card
    .many = yellow cards
tactique-cards-green = green card
    .many = green cards
tactique-cards-purple = purple card
    .many = purple cards
tactique-cards-colourless = colourless card
    .many = colourless cards
tactique-cards-named = "{ $name }" card
    .many = "{ $name }" cards
tactique-cards-a =
    { $vowel ->
        [yes] an { $cards }
       *[no] a { $cards }
    }

# Counted things. $n may be a letter: "X", "2X".
tactique-count-damage = { $n } damage
tactique-count-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
tactique-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
tactique-count-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
tactique-count-lives =
    { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }

# When a lasting effect ends.
tactique-until-turn =
    { $form ->
        [you] until the end of your turn
        [it] until the end of its turn
       *[other]
            { $side ->
                [hero] until the end of that hero's turn
               *[enemy] until the end of its turn
            }
    }
tactique-until-next_turn =
    { $form ->
        [you] until the end of your next turn
        [many] until the end of their next turn
       *[other] until the end of its next turn
    }
tactique-until-round = until the end of the enemies' turn
tactique-until-own_turn = until the start of its next turn
tactique-until-encounter = until the end of the encounter
tactique-lasting = { $until }, { $what }

# How steps are put together.
tactique-then = { $first }, then { $second }
tactique-passive = Passive: { $what }
tactique-keyword-priming = Priming.
tactique-keyword-substitution = Substitution.
tactique-after-exile = exile this card
tactique-after-removed = remove this card from the game
tactique-after-removed_encounter = remove this card from the game until the end of the encounter
tactique-after-deck_top = put this card on top of your deck
tactique-after-deck_bottom = put this card on the bottom of your deck

# What X is. $cards: a kind of cards, many of them.
tactique-x =
    X = { $of ->
        [choose] your choice from { $least } to { $most }
        [wounds] number of your wounds
        [block] your block
        [hand] number of cards in your hand
        [exile] number of your exiled cards
        [enemies] number of enemies { $spot }
       *[played] number of { $cards } you have resolved this turn
    }
tactique-x-least = { $what }, at least { $least }
tactique-x-most = { $what }, at most { $most }

## Effects

# $form: "you", "it" (the enemy itself), "one", "many", "none" (a no one); $who: the others, in words.
tactique-effect-damage =
    { $form ->
        [you] take { $damage }
        [it] it takes { $damage }
        [struck] inflict { $damage } to { $who }
        [one] { $who } takes { $damage }
       *[many] { $who } take { $damage }
    }
    .hit = { $damage }
tactique-effect-wound =
    { $form ->
        [you] take { $wounds }
        [it] it takes { $wounds }
        [one] { $who } takes { $wounds }
       *[many] { $who } take { $wounds }
    }
    .hit = { $wounds } (ignoring block)
tactique-effect-block =
    { $form ->
        [you] gain { $n } block
        [it] it gains { $n } block
        [one] { $who } gains { $n } block
       *[many] { $who } gain { $n } block
    }{ $kept ->
        [yes] {" "}(kept until the end of the next enemies' turn)
       *[no] {""}
    }
tactique-effect-heal =
    { $form ->
        [you] heal { $n } of your wounds
       *[other] heal { $wounds } of { $who }
    }
tactique-effect-draw =
    { $form ->
        [you] draw { $cards }
        [one] { $who } draws { $cards }
       *[many] { $who } each draw { $cards }
    }
tactique-effect-discard =
    { $form ->
        [you] discard { $cards }
        [one] { $who } discards { $cards }
       *[many] { $who } each discard { $cards }
    }
    .hit = { $cards } discarded
tactique-effect-exile =
    { $form ->
        [you] exile { $cards }
        [one] { $who } exiles { $cards }
       *[many] { $who } each exile { $cards }
    }
    .hit = { $cards } exiled
tactique-effect-move =
    { $form ->
        [you] move up to { $spaces }
        [one] { $who } may move up to { $spaces }
       *[many] { $who } may each move up to { $spaces }
    }{ $through ->
        [yes] , passing through enemies
       *[no] {""}
    }
tactique-effect-shift = move { $who } up to { $spaces }
tactique-effect-push =
    { $voice ->
        [hero] push { $who } { $spaces }
       *[other] it pushes { $who } { $spaces }
    }
    .hit = pushed { $spaces }
tactique-effect-pull =
    { $voice ->
        [hero] pull { $who } { $spaces }
       *[other] it pulls { $who } { $spaces }
    }
    .hit = pulled { $spaces }
tactique-effect-swap = swap places with { $who }
tactique-effect-teleport =
    place { $form ->
        [you] yourself
       *[other] { $who }
    } on { $place ->
        [board] any free space of the board
       *[other] a free space { $spot }
    }
tactique-effect-look =
    look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck: { $take ->
        [0]
            { $rest ->
                [top] put them back on top in any order
                [bottom] put them on the bottom of your deck in any order
               *[discard] discard them
            }
       *[other]
            take { $take } into your hand, { $rest ->
                [top] put the rest back on top in any order
                [bottom] put the rest on the bottom of your deck in any order
               *[discard] discard the rest
            }
    }
tactique-effect-dig =
    reveal cards from your deck until you reveal { $n } { $cards }: take { $n ->
        [one] it
       *[other] them
    } into your hand and discard the others
tactique-effect-search =
    search your deck for { $n } { $cards }, take { $n ->
        [one] it
       *[other] them
    } into your hand, then shuffle your deck
tactique-effect-retrieve =
    { $into ->
        [hand] take { $n } { $cards } from { $pile } into your hand
        [discard] put { $n } { $cards } from { $pile } into your discard pile
       *[deck_top] put { $n } { $cards } from { $pile } on top of your deck
    }
tactique-effect-play_now =
    { $form ->
        [one]
            { $n ->
                [1] { $who } may immediately play { $cards } from their hand
               *[other] { $who } may immediately play up to { $cards } from their hand
            }
       *[many]
            { $n ->
                [1] { $who } may each immediately play { $cards } from their hand
               *[other] { $who } may each immediately play up to { $cards } from their hand
            }
    }
tactique-effect-split = the heroes{ $where } split { $damage } by threat
tactique-effect-summon =
    { $voice ->
        [reaction] it summons
       *[other] summon
    } { $n } { $tier } { $n ->
        [one] enemy
       *[other] enemies
    }{ $most ->
        [0] {""}
       *[other] {" "}(no more than { $most } of its summons on the board)
    }
tactique-effect-regain = it regains { $lives }
tactique-effect-retreat = it moves up to { $spaces } away from the heroes
tactique-effect-relocate = it moves to a random free space (black dice)
tactique-effect-if = if { $cond }: { $what }
tactique-effect-if-else = otherwise: { $what }
tactique-effect-choose = choose one: { $options }
tactique-effect-choose-or = { $first }; or { $second }
tactique-effect-repeat =
    { $n ->
        [1] once: { $what }
       *[other] { $n } times: { $what }
    }
tactique-effect-on =
    { $when }{ $limit ->
        [0] {""}
        [1] {" "}(at most once per round)
       *[other] {" "}(at most { $limit } times per round)
    }: { $what }
tactique-effect-on-while =
    while this card is in { $pile }, { $what }
tactique-effect-on-once = then remove this card from the game
tactique-effect-rune =
    place this card as a rune on a space { $place ->
        [board] of the board
        [named] of the { $zone } zone
       *[zone] of the zone
    }
tactique-effect-rune-uses =
    { $uses ->
        [0] the rune stays until the end of the encounter
        [1] the rune is then discarded
       *[other] the rune is discarded after { $uses } uses
    }
tactique-effect-attack =
    { $move ->
        [0] attack
       *[other] move up to { $spaces }, then attack
    } { $mode ->
        [single] one hero { $where }
       *[multi]
            { $place ->
                [board] every hero on the board
               *[other] as many heroes as possible { $where }
            }
    }{ $prefer ->
        [lowest_threat] {" "}(the lowest threat first)
       *[none] {""}
    }{ $hits ->
        [none] {""}
       *[other] : { $hits }
    }

# Piles of a hero, seen from a card.
tactique-pile-hand = your hand
tactique-pile-deck = your deck
tactique-pile-discard = your discard pile
tactique-pile-wounds = your wounds
tactique-pile-exile = your exile
tactique-tier-basic = Basic
    .many = Basic
tactique-tier-intermediate = Intermediate
    .many = Intermediate
tactique-tier-powerful = Powerful
    .many = Powerful

## Conditions and events of effects

tactique-if-at_least =
    { $of ->
        [wounds] you have at least { $wounds }
        [block]
            { $n ->
                [1] you have any block
               *[other] you have at least { $n } block
            }
        [exile]
            you have at least { $n ->
                [one] { $n } exiled card
               *[other] { $n } exiled cards
            }
       *[hand] you have at least { $cards } in your hand
    }
tactique-if-that_beside_ally = another hero is adjacent to { $that }
tactique-if-life_taken = it lost a life that way
tactique-if-that_dead = it died that way
tactique-if-first_card = this is your first card this turn
tactique-if-alone = no other hero is adjacent to you

# $round: 0, or the only round in which it happens.
tactique-when-play = each time you play { $cards }
tactique-when-kill = each time you defeat an enemy
tactique-when-wounded = each time you take one or more wounds
tactique-when-discarded = each time you discard a card
tactique-when-exiled = each time you exile a card
tactique-when-turn_start = at the start of your turn
tactique-when-encounter_start = at the start of the encounter
tactique-when-dying = when you would die
tactique-when-life_lost = each time it loses a life
tactique-when-death = when it dies
tactique-when-round_start =
    { $round ->
        [0] at the start of each heroes' turn
       *[other] at the start of heroes' turn number { $round }
    }
tactique-when-round_end =
    { $round ->
        [0] at the end of each enemies' turn
       *[other] at the end of enemies' turn number { $round }
    }
tactique-when-hero_turn_end =
    when a hero ends its turn{ $place ->
        [border] {" "}on the edge of the board
        [named] {" "}{ $spot }
       *[board] {""}
    }
tactique-when-enemy_death = each time an enemy dies
tactique-when-enemy_enters = when an enemy enters its space
tactique-when-hero_turn_start = when a hero starts its turn on its space

## Modifiers

# $n has no sign; $sign is "+" or "-", $change "more" or "less". $uses: 0, or for how many cards. $until: when it ends.
tactique-grant-damage =
    { $uses ->
        [0]
            { $form ->
                [you] your { $cards } inflict { $sign }{ $damage }
               *[other] the { $cards } { $of } inflict { $sign }{ $damage }
            }
        [1]
            { $form ->
                [you] your next { $cards } inflicts { $sign }{ $damage } ({ $until })
               *[other] the next { $cards } { $of } inflicts { $sign }{ $damage } ({ $until })
            }
       *[other]
            { $form ->
                [you] your next { $uses } { $cards } inflict { $sign }{ $damage } ({ $until })
               *[other] the next { $uses } { $cards } { $of } inflict { $sign }{ $damage } ({ $until })
            }
    }
tactique-grant-threat =
    { $form ->
        [you] your threat
       *[other] the threat { $of }
    } is { $change ->
        [less] decreased
       *[other] increased
    } by { $n }
tactique-grant-exposed =
    { $form ->
        [you] you take { $n } more damage each time you are damaged
        [it] it takes { $n } more damage each time it is damaged
        [one] { $who } takes { $n } more damage each time it is damaged
       *[many] { $who } take { $n } more damage each time they are damaged
    }
tactique-grant-armour =
    { $form ->
        [you] you take { $n } less damage each time you are damaged
        [it] it takes { $n } less damage each time it is damaged
        [one] { $who } takes { $n } less damage each time it is damaged
       *[many] { $who } take { $n } less damage each time they are damaged
    }
tactique-grant-weakened =
    { $form ->
        [you] you inflict { $n } less damage
        [it] it inflicts { $n } less damage
        [one] { $who } inflicts { $n } less damage
       *[many] { $who } inflict { $n } less damage
    }
tactique-grant-strong =
    { $form ->
        [you] you inflict { $n } more damage
        [it] it inflicts { $n } more damage
        [one] { $who } inflicts { $n } more damage
       *[many] { $who } inflict { $n } more damage
    }
tactique-grant-thorns =
    { $side ->
        [hero]
            an adjacent enemy that damages { $form ->
                [you] you
               *[other] { $who }
            } takes { $damage }
       *[enemy]
            an adjacent hero that damages { $form ->
                [it] it
               *[other] { $who }
            } with a card takes { $damage }
    }
tactique-grant-hidden =
    { $form ->
        [you] you cannot be attacked
        [it] it cannot be attacked
        [none] { $who } can be attacked
       *[other] { $who } cannot be attacked
    }
tactique-grant-guard =
    damage that enemies would inflict on { $place ->
        [board] other heroes
       *[other] heroes { $spot }
    } is inflicted on { $form ->
        [you] you
       *[other] { $who }
    } instead
tactique-grant-rooted =
    { $form ->
        [you] you cannot move
        [it] it cannot move
        [none] { $who } can move
       *[other] { $who } cannot move
    }
tactique-grant-stunned =
    { $form ->
        [it] it loses its next turn (a boss plays one Action fewer)
        [one] { $who } loses its next turn (a boss plays one Action fewer)
       *[many] { $who } lose their next turn (a boss plays one Action fewer)
    }
tactique-grant-burning =
    { $form ->
        [it] it takes { $damage } at the start of each of its turns
        [one] { $who } takes { $damage } at the start of each of its turns
       *[many] { $who } take { $damage } at the start of each of their turns
    }
tactique-grant-open_wounds =
    the wounds { $of } do not heal at the end of { $ends ->
        [once] this
       *[other] the
    } enemies' turn
tactique-grant-keep_block =
    { $form ->
        [you] your block
       *[other] the block { $of }
    } is not removed at the end of { $ends ->
        [once] this
       *[other] the
    } enemies' turn
tactique-grant-echo =
    { $form ->
        [you]
            { $uses ->
                [0] the effect of each { $cards } you play is resolved twice
                [1] the effect of the next { $cards } you play this turn is resolved twice
               *[other] the effects of the next { $uses } { $cards } you play this turn are resolved twice
            }
       *[other]
            { $uses ->
                [0] the effect of each { $cards } played by { $who } is resolved twice
                [1] the effect of the next { $cards } played by { $who } is resolved twice ({ $until })
               *[other] the effects of the next { $uses } { $cards } played by { $who } are resolved twice ({ $until })
            }
    }
tactique-grant-untargetable =
    { $form ->
        [you] you cannot be targeted
        [it] it cannot be targeted
        [none] { $who } can be targeted
       *[other] { $who } cannot be targeted
    }
tactique-grant-no_heal =
    { $form ->
        [you] you cannot heal
        [it] it cannot heal
        [none] { $who } can heal
       *[other] { $who } cannot heal
    }
tactique-grant-hand =
    { $form ->
        [you] at the end of your turn, draw up to { $cards } instead of 5
        [one] at the end of its turn, { $who } draws up to { $cards } instead of 5
       *[many] at the end of their turn, { $who } each draw up to { $cards } instead of 5
    }
tactique-grant-block =
    { $change ->
        [less]
            { $form ->
                [you] each time you gain block, you gain { $n } less
                [one] each time { $who } gains block, it gains { $n } less
               *[many] each time { $who } gain block, they gain { $n } less
            }
       *[other]
            { $form ->
                [you] each time you gain block, add { $n }
                [one] each time { $who } gains block, add { $n }
               *[many] each time { $who } gain block, add { $n }
            }
    }
tactique-grant-heal =
    { $change ->
        [less]
            { $form ->
                [you] each time you heal wounds with a card, heal { $n } fewer
                [one] each time { $who } heals wounds with a card, it heals { $n } fewer
               *[many] each time { $who } heal wounds with a card, they heal { $n } fewer
            }
       *[other]
            { $form ->
                [you] each time you heal wounds with a card, heal { $n } more
                [one] each time { $who } heals wounds with a card, it heals { $n } more
               *[many] each time { $who } heal wounds with a card, they heal { $n } more
            }
    }
tactique-grant-move =
    each movement effect { $form ->
        [you] gives you
        [one] gives { $who }
       *[many] gives { $who }
    } { $n } { $change ->
        [less]
            { $n ->
                [one] space fewer
               *[other] spaces fewer
            }
       *[other]
            { $n ->
                [one] more space
               *[other] more spaces
            }
    }
tactique-aura-heal =
    each time { $who } heals, it heals { $wounds } { $change ->
        [less] fewer
       *[other] more
    }
tactique-aura-move =
    each movement effect of { $who } gives { $spaces } { $change ->
        [less] fewer
       *[other] more
    } (discarding a card still gives 1)
tactique-aura-speed =
    { $to ->
        [other_enemies] other enemies
       *[all_enemies] enemies
    }{ $where } that can move may move { $spaces } { $change ->
        [less] less far
       *[other] further
    }

## Traits

tactique-trait-armour = each damage it takes is reduced by { $n }
tactique-trait-one_life_per_card = it loses at most one life to the same card
tactique-trait-elusive = it cannot be targeted by heroes that are not adjacent to it
tactique-trait-immovable = it cannot be moved, pushed, pulled or swapped by heroes
tactique-trait-no_discard_move = discarding a card gives no movement
tactique-trait-reverse_threat = enemies treat the lowest threat as the greatest
tactique-trait-start_enemies = the encounter starts with the enemies' turn
tactique-trait-hand = at the end of their turn, heroes draw up to { $cards } instead of 5
tactique-trait-max_range = spaces more than { $n } away are outside every zone (Whole Board zones excepted)
tactique-trait-obstacles =
    { $n ->
        [one] { $cells } is an obstacle
       *[other] { $cells } are obstacles
    }

## Words

tactique-blurb = Build a deck that is also your life. Four encounters on a board of 24 spaces: play cards, turn their zones, foresee exactly whom every enemy will hit - and beat the boss together.
tactique-quoted = { $name }
tactique-battlefield = the battlefield
tactique-colour-red = red
tactique-colour-blue = blue
tactique-colour-yellow = yellow
tactique-colour-green = green
tactique-colour-purple = purple
tactique-colour-colourless = colourless
tactique-type-attack = Attack
tactique-type-defense = Defence
tactique-type-movement = Movement
tactique-type-healing = Healing
tactique-type-support = Support
tactique-role-defender = defender
tactique-role-striker = striker
tactique-role-support = support
tactique-role-healer = healer
tactique-turn-right = to the right
tactique-turn-down = downwards
tactique-turn-left = to the left
tactique-turn-up = upwards
tactique-tier-count =
    { $n } { $tier } { $n ->
        [one] enemy
       *[other] enemies
    }
tactique-boss-count =
    { $n ->
        [one] { $n } boss
       *[other] { $n } bosses
    }
tactique-pile-of-basic = Basic enemies
tactique-pile-of-intermediate = Intermediate enemies
tactique-pile-of-powerful = Powerful enemies
tactique-pile-of-red = red rewards
tactique-pile-of-blue = blue rewards
tactique-pile-of-yellow = yellow rewards
tactique-pile-of-green = green rewards
tactique-pile-of-purple = purple rewards
tactique-pile-of-colourless = colourless rewards
tactique-pile-of-actions = Actions ({ $boss })
# Modifiers in a few words. $size has a sign, $n has none.
tactique-mod-damage = damage { $size }
tactique-mod-threat = threat { $size }
tactique-mod-exposed = exposed { $n }
tactique-mod-weakened = weakened { $n }
tactique-mod-strong = stronger { $n }
tactique-mod-armour = armour { $n }
tactique-mod-thorns = thorns { $n }
tactique-mod-hidden = cannot be attacked
tactique-mod-guard = takes the damage of others
tactique-mod-rooted = cannot move
tactique-mod-stunned = stunned
tactique-mod-burning = burning { $n }
tactique-mod-open_wounds = wounds do not heal
tactique-mod-keep_block = keeps block
tactique-mod-echo = next card twice
tactique-mod-untargetable = cannot be targeted
tactique-mod-no_heal = cannot heal
tactique-mod-hand = hand { $size }
tactique-mod-block = block { $size }
tactique-mod-heal = healing { $size }
tactique-mod-move = movement { $size }
tactique-damage-bonus = bonus { $n }
tactique-damage-reduced = reduced by { $n }
tactique-damage-blocked = { $n } blocked
tactique-status-dead = dead
tactique-status-active = playing
tactique-status-ready = ready
tactique-status-done = has played
# Why an enemy attacks whom it attacks. $lowest: the least threat counts most.
tactique-why-in_range = in range without a step
tactique-why-nearest = the nearest hero
tactique-why-threat =
    several heroes equally near, { $lowest ->
        [yes] less threat
       *[no] greater threat
    }
tactique-why-swords =
    several heroes equally near with equal threat, { $lowest ->
        [yes] fewer swords
       *[no] more swords
    }
tactique-why-seat =
    several heroes equally near with equal threat and swords, { $lowest ->
        [yes] the later seat
       *[no] the earlier seat
    }
tactique-why-only = nobody else can be hit
tactique-why-group = nowhere can it hit more
tactique-why-sum_threat = of groups of this size, the greatest threat together
tactique-why-sum_swords = of groups equal in size and threat, the most swords
tactique-why-path = of equal groups, the first on its way
tactique-why-all = its zone is the whole board

## Details in brackets

tactique-detail-step = { $card }: { $what }
tactique-detail-idle = nothing would happen now
tactique-detail-hero = { $colours }; threat { $threat }, swords { $swords }; { $style }
tactique-detail-team =
    { $cell ->
        [none] not on the board
       *[other] { $cell }
    }; wounds: { $wounds }; block: { $block }
tactique-detail-enemy = { $cell }; lives: { $lives }; wounds left: { $wounds }; block: { $block }

## Options of a new game

tactique-option-players = Seats
tactique-option-players-help = How many seats there are; people and bots take them.
tactique-option-players-n =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
tactique-option-heroes = Heroes
tactique-option-heroes-help = How many heroes fight. 0: one for each seat, two for a single one.
tactique-option-heroes-n =
    { $n ->
        [0] one for each seat
        [one] { $n } hero
       *[other] { $n } heroes
    }
tactique-option-difficulty = Difficulty
tactique-option-difficulty-help = Which enemies wait in the four encounters.
tactique-option-difficulty-easy = easy
tactique-option-difficulty-normal = normal
tactique-option-difficulty-hard = hard
tactique-option-difficulty-extreme = extreme
tactique-option-difficulty-custom = your own
tactique-option-custom = Your own enemies
tactique-option-custom-help = For each encounter the Basic, Intermediate and Powerful enemies, in the fourth also the bosses: "1,1,0 0,4,0 0,2,2 0,2,0,1". It counts if the difficulty is your own.
tactique-option-boss = Boss
tactique-option-boss-help = Who waits in the fourth encounter.
tactique-option-boss-random = a random one
tactique-option-second_boss = Second boss
tactique-option-second_boss-help = A second boss for the fourth encounter: a dare for extreme games and for your own tables.
tactique-option-second_boss-random = a random one
tactique-option-second_boss-none = none
tactique-option-hero_pick = Choice of heroes
tactique-option-hero_pick-help = How heroes come to their seats.
tactique-option-hero_pick-free = as you like
tactique-option-hero_pick-random = at random
tactique-option-hero_pick-first_game = those for a first game
tactique-option-novice_pick = Choice of Novice cards
tactique-option-novice_pick-help = How each hero comes to its two Novice cards.
tactique-option-novice_pick-free = as you like
tactique-option-novice_pick-random = at random
tactique-option-novice_pick-suggested = the suggested pair
tactique-option-battlefields = Battlefields
tactique-option-battlefields-help = A special rule for each encounter; for experienced teams.
tactique-option-battlefields-off = none
tactique-option-battlefields-random = drawn
tactique-option-battlefields-chosen = the team chooses
tactique-option-replay_cap = Plays of one card
tactique-option-replay_cap-help = How often the same card can be played in one turn. The limit stops endless loops.
tactique-option-replay_cap-n =
    { $n ->
        [one] once a turn
       *[other] { $n } times a turn
    }
tactique-option-interrupt_timer = Clock for interruptions
tactique-option-interrupt_timer-help = How long you may think in somebody else's turn when several people play from afar.
tactique-option-interrupt_timer-0 = no limit
tactique-option-interrupt_timer-n =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
tactique-option-forecast = Forecast
tactique-option-forecast-help = Whether the table shows what every enemy would do if the heroes' turn ended now.
tactique-option-forecast-on = shown
tactique-option-forecast-off = not shown

## Questions

tactique-ask-pick_hero = { $hero }, which hero do you play?
tactique-ask-pick_novice = { $hero }, which Novice card do you take?
tactique-ask-pick_battlefield = Where is the coming encounter fought?
tactique-ask-place_hero = { $hero }, where do you stand?
tactique-ask-confirm_places = { $hero }: does everybody stand well?
tactique-ask-start_turn = { $hero }: who plays next?
tactique-ask-turn_action = { $hero }, what do you do?
tactique-ask-discard_step = { $hero }, where do you step?
tactique-ask-choose_x = { $hero }, how much is X?
tactique-ask-choose_enemy = { $hero }, which enemy?
tactique-ask-choose_enemies = { $hero }, which enemies?
tactique-ask-choose_hero = { $hero }, which hero?
tactique-ask-choose_heroes = { $hero }, which heroes?
tactique-ask-choose_area = { $hero }, how do you turn the zone?
tactique-ask-choose_option = { $hero }, which of these?
tactique-ask-choose_move = { $hero }, where do you move?
tactique-ask-choose_shift = { $hero }, where does the enemy go?
tactique-ask-choose_axis = { $hero }, in which direction?
tactique-ask-choose_cell = { $hero }, which space?
tactique-ask-choose_discard = { $hero }, which card do you discard?
tactique-ask-choose_exile = { $hero }, which card do you exile?
tactique-ask-choose_look = { $hero }, which card?
tactique-ask-choose_search = { $hero }, which card of your deck do you take?
tactique-ask-choose_retrieve = { $hero }, which card do you take back?
tactique-ask-choose_heal = { $hero }, which wound do you heal?
tactique-ask-choose_trigger = { $hero }, whom does it hit?
tactique-ask-reward = { $hero }, which reward do you take?
tactique-ask-heal_four = { $hero }, which wounds do you heal instead of a reward?
tactique-ask-revive_cell = { $hero }, where do you return?
tactique-ask-substitute = { $hero }, what takes this wound?
tactique-ask-wound_from_hand = { $hero }, which card of your hand becomes the wound?
tactique-ask-forced_discard = { $hero }, which card must go?
tactique-ask-forced_exile = { $hero }, which card must be exiled?
tactique-ask-ally_move = { $hero }, where do you let yourself be sent?
tactique-ask-play_now = { $hero }, which card do you play at once?
tactique-ask-passive_move = { $hero }, where do you slip away?
tactique-ask-concede = { $hero }, do you want to give up?

## Answers

tactique-choice-PickHero = { $hero }
tactique-choice-PickNovice = { $card }
tactique-choice-PickBattlefield = { $battlefield }
tactique-choice-DrawBattlefield = the one on top of the pile
tactique-choice-PlaceHero = on { $cell }
tactique-choice-PlaceAgain = place { $hero } anew
tactique-choice-ConfirmPlaces = stay like this
tactique-choice-StartTurn = { $hero } begins
tactique-choice-Play = play { $card }
tactique-choice-DiscardToMove = discard { $card } to move
tactique-choice-EndTurn = end the turn
tactique-choice-StopPlaying = play nothing more
tactique-choice-MoveTo = to { $cell }
tactique-choice-Stay = stay
tactique-choice-ShiftTo = { $enemy } to { $cell }
tactique-choice-ShiftAlong = { $enemy } along { $path }
tactique-choice-ChooseAxis =
    { $figure }: { $axis ->
        [vertical] up or down
       *[horizontal] left or right
    }
tactique-choice-ChooseX = X = { $n }
tactique-choice-ChooseEnemy = { $enemy }
tactique-choice-ChooseEnemies = { $enemies }
tactique-choice-ChooseHero = { $hero }
tactique-choice-ChooseHeroes = { $heroes }
tactique-choice-ChooseArea = { $turn }: { $figures }
tactique-choice-ChooseOption = { $what }
tactique-choice-number = option { $n }
tactique-choice-ChooseCell = { $cell }
tactique-choice-DiscardCard = { $card }
tactique-choice-ExileWound = { $card }, one of the wounds
tactique-choice-ExileFromHand = { $card }, from the hand
tactique-choice-ExileTop = the top card of the deck, unseen
tactique-choice-TakeCard = { $card }
tactique-choice-PutBack = put { $card } back next
tactique-choice-HealWound = { $card }
tactique-choice-Substitute = { $card } (Substitution)
tactique-choice-TakeFromDeck = the top card of the deck
tactique-choice-WoundFromHand = { $card }
tactique-choice-TakeReward = { $card }
tactique-choice-HealFour = heal 4 wounds instead
tactique-choice-Concede =
    { $agree ->
        [yes] give up
       *[no] fight on
    }
tactique-broken-concede = You have said so already.

## Events

tactique-event-GameStarted =
    The team: { $heroes }. Difficulty: { $difficulty }. In the end { $n ->
        [one] { $bosses } waits.
       *[other] { $bosses } wait.
    }
tactique-event-HeroPicked = { $seat }: { $hero }.
tactique-event-NovicePicked = { $hero } takes the Novice card { $card }.
tactique-event-DeckShuffled =
    { $discard ->
        [yes] { $hero } shuffles the discard pile and puts it under the deck.
       *[no] { $hero } shuffles the deck.
    }
tactique-event-PileReshuffled = { $pile }: what was used is shuffled into a new pile.
tactique-event-EncounterStarted =
    Encounter { $number } of 4: { $enemies }.{ $battlefield ->
        [none] {""}
       *[other] {" "}Battlefield: { $battlefield }. { $what }
    }
tactique-event-EncounterEnded =
    { $rounds ->
        [one] Encounter { $number } is won after { $rounds } round.
       *[other] Encounter { $number } is won after { $rounds } rounds.
    }
tactique-event-HeroPlaced =
    { $alive ->
        [yes] { $hero } takes position on { $cell }.
       *[no] { $hero } is still dead: a marker on { $cell }.
    }
tactique-event-HeroMoved =
    { $how ->
        [push] { $hero } is pushed to { $to }.
        [pull] { $hero } is pulled to { $to }.
        [swap] { $hero } changes places and stands on { $to }.
        [teleport] { $hero } appears on { $to }.
        [relocate] { $hero } appears on { $to }.
        [return] { $hero } returns on { $to }.
       *[move] { $hero } walks from { $start } to { $to }.
    }
tactique-event-DiceRolled =
    { $accepted ->
        [yes] The black dice: { $cell }.
       *[no] The black dice: { $cell } - it is not free, once more.
    }
tactique-event-EnemyPlaced =
    { $summoned ->
        [yes] { $summoner } summons { $enemy } on { $cell }
       *[no] { $enemy } appears on { $cell }
    } (lives: { $lives }, wounds for each: { $wounds }).
tactique-event-NoEnemyLeft = No { $tier } enemy comes: nobody is left, or there is no room.
tactique-event-RoundStarted = Round { $number }.
tactique-event-HeroesTurnStarted = The heroes' turn begins.
tactique-event-EnemiesTurnStarted = The enemies' turn begins.
tactique-event-TurnStarted = { $hero } begins a turn.
tactique-event-TurnEnded = { $hero } ends the turn.
tactique-event-CardDrawn = { $hero } draws { $card }.
tactique-event-CardsLooked =
    { $count ->
        [one] { $hero } looks at the top card of the deck.
       *[other] { $hero } looks at the top { $count } cards of the deck.
    }
tactique-event-CardsSeen = { $hero } sees, from the top: { $cards }.
tactique-event-CardsRevealed = { $hero } reveals { $cards }.
tactique-event-CardPlayed =
    { $resolution ->
        [1]
            { $own_turn ->
                [yes] { $hero } plays { $card }
               *[no] { $hero } plays { $card } out of turn
            }
       *[other] { $hero } resolves { $card } again
    }{ $x ->
        [-1] .
       *[other] , X = { $x }.
    }
tactique-event-StepResolved =
    { $source }: { $reason ->
        [not_then] { $part } is left out, for what it hangs on was not done.
        [no_target] { $part } finds no target.
        [nothing] { $part } has no effect.
        [no_x] { $part } has no X that is possible.
        [condition] the condition of { $part } does not hold.
        [chain] nobody else may play, for it was itself played out of turn.
       *[other] { $part } is done.
    }
tactique-part =
    { $n ->
        [1] the first part
        [2] the second part
        [3] the third part
       *[other] part { $n }
    }
tactique-event-CardDiscarded =
    { $why ->
        [cost] { $hero } discards { $card } to move.
        [forced] { $hero } must discard { $card }.
        [end] The encounter is over: { $hero } discards { $card }.
        [played] { $card } goes to the discard pile.
        [left_play] { $card } goes to the discard pile.
       *[other] { $hero } discards { $card }.
    }
tactique-event-CardExiled =
    { $start ->
        [wounds] { $hero } exiles { $card } from the wounds.
        [hand] { $hero } exiles { $card } from the hand.
        [deck] { $hero } exiles { $card } from the deck.
       *[other] { $card } is exiled.
    }
tactique-event-CardRetrieved =
    { $to ->
        [hand] { $hero } takes { $card } into the hand.
        [deck] { $hero } puts { $card } on top of the deck.
       *[discard] { $hero } puts { $card } into the discard pile.
    }
tactique-event-CardRemoved =
    { $for_good ->
        [yes] { $card } leaves the game.
       *[no] { $card } leaves the game until the encounter ends.
    }
tactique-event-CardReturned =
    { $to ->
        [deck] { $card } goes back to the deck.
       *[discard] { $card } is back, in the discard pile.
    }
tactique-event-CardInPlay = { $card } stays in play.
tactique-event-CardLeftPlay = { $card } is no longer in play.
tactique-event-BlockGained = { $figure } gains { $n } block (now { $total }).
tactique-event-BlockLost = { $figure } loses { $n } block.
tactique-event-DamageDealt =
    { $source }: { $target } takes { $damage }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
tactique-event-LifeLost =
    { $lives ->
        [0] { $enemy } loses the last life.
       *[other] { $enemy } loses a life (left: { $lives }).
    }
tactique-event-LifeRegained = { $enemy } regains a life (now { $lives }).
tactique-event-EnemyDied =
    { $how ->
        [hero] { $by } defeats { $enemy }!
        [master] { $enemy } vanishes with { $by }.
       *[alone] { $enemy } dies.
    }
tactique-event-DamageTaken =
    { $source }: { $hero } takes { $damage }{ $guarded ->
        [yes] {" "}in place of { $meant_for }
       *[no] {""}
    }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
tactique-event-WoundTaken =
    { $start ->
        [substitution] { $hero } puts { $card } into the wounds instead.
        [hand] { $hero } takes a wound: { $card }, from the hand.
       *[deck] { $hero } takes a wound: { $card }.
    }
tactique-event-Healed =
    { $n ->
        [0] { $hero } has nothing to heal.
       *[other] { $hero } heals { $cards }.
    }
tactique-event-WoundsHealed = The wounds of { $enemy } heal (left again: { $after }).
tactique-event-EffectAdded = { $source }: { $figure } - { $effect }, { $until }.
tactique-event-EffectEnded = { $figure }: it is over with "{ $effect }".
tactique-event-Triggered =
    { $source } reacts: { $event ->
        [play] a card was played.
        [kill] an enemy was defeated.
        [wounded] wounds were taken.
        [discarded] a card was discarded.
        [exiled] a card was exiled.
        [turn_start] a turn begins.
        [encounter_start] the encounter begins.
        [dying] a hero is about to die.
        [life_lost] a life was lost.
        [death] it died.
        [round_start] the heroes' turn begins.
        [round_end] the enemies' turn ends.
        [hero_turn_end] a hero ends a turn.
       *[enemy_death] an enemy died.
    }
tactique-event-RunePlaced = { $hero } lays { $card } on { $cell }.
tactique-event-RuneTriggered = { $card } on { $cell } takes effect: { $figure }.
tactique-event-RuneRemoved = { $card } is gone from { $cell }.
tactique-event-EnemyTurnStarted = { $enemy } acts.
tactique-event-EnemyTurnEnded = { $enemy } has acted.
tactique-event-EnemyStunned =
    { $boss ->
        [yes] { $enemy } is stunned and plays one Action fewer.
       *[no] { $enemy } is stunned and loses the turn.
    }
tactique-event-EnemyMoved =
    { $how ->
        [retreat] { $enemy } backs off to { $to }.
        [push] { $enemy } is pushed to { $to }.
        [pull] { $enemy } is pulled to { $to }.
        [shift] { $enemy } is moved to { $to }.
        [swap] { $enemy } changes places and stands on { $to }.
        [relocate] { $enemy } vanishes and appears on { $to }.
       *[move] { $enemy } walks from { $start } to { $to }.
    }
tactique-event-EnemyAttacked = { $enemy } hits { $targets }: { $reason }.
tactique-event-EnemyAdvanced =
    { $reason ->
        [distance] { $enemy } comes closer to { $hero }: there is no way to reach anybody.
       *[path] { $enemy } comes closer to { $hero }: nobody is in reach, and no hero is nearer.
    }
tactique-event-EnemyStayed =
    { $enemy } stays: { $reason ->
        [hidden] nobody can be attacked.
        [rooted] it cannot move, and nobody is in reach.
       *[no_way] nobody is in reach, and it cannot come closer.
    }
tactique-event-BossAction =
    { $cause ->
        [life] { $boss } has lost a life and answers: { $action }. { $what }
       *[turn] { $boss }: { $action }. { $what }
    }
tactique-event-HeroDied = { $hero } dies.
tactique-event-HeroReturned = { $hero } is back, on { $cell }!
tactique-event-RewardRevealed = Reward { $phase } of 3 for { $hero }: { $cards }.
tactique-event-RewardTaken = { $hero } takes { $card }.
tactique-event-RewardHealed = { $hero } takes no reward and heals instead.
tactique-event-RankEarned = { $hero } earns { $card }.
tactique-event-Conceded =
    { $agree ->
        [yes] { $seat } would give up.
       *[no] { $seat } would rather fight on.
    }
tactique-event-GameEnded =
    { $won ->
        [yes] The last enemy has fallen: the team has won!
       *[no] The team has lost, in encounter { $encounter }.
    }
tactique-outcome-boss_defeated = The boss and all its followers are defeated: the team has won.
tactique-outcome-all_dead = All heroes are dead: the team has lost in encounter { $encounter }, round { $round }.
tactique-outcome-conceded = The team has given up in encounter { $encounter }, round { $round }.

## The table, line by line

tactique-table-setup = The team gets ready.
tactique-table-time =
    { $phase ->
        [enemies] Encounter { $encounter } of 4, round { $round }: the enemies' turn.
        [reinforcing] After encounter { $encounter } of 4: the heroes reinforce.
       *[heroes] Encounter { $encounter } of 4, round { $round }: the heroes' turn.
    }
tactique-table-battlefield = Battlefield { $battlefield }: { $what }
tactique-table-obstacles =
    { $n ->
        [one] Obstacle: { $cells }.
       *[other] Obstacles: { $cells }.
    }
# $left: cards beyond the five that the next hand needs.
tactique-table-hero =
    { $hero }, { $cell ->
        [none] not on the board
       *[other] { $cell }
    }, { $status }: threat { $threat }, swords { $swords }, block { $block }. Cards beyond the next hand: { $left }.
tactique-table-piles = { $hero } - deck: { $deck }; discard pile: { $discard }; exile: { $exile }; wounds: { $wounds }.
tactique-table-card =
    { $n ->
        [1] In hand: { $card }. { $what }
       *[other] In hand, { $n } times: { $card }. { $what }
    }
tactique-table-enemy = { $enemy } (acts as number { $number }) - { $state }. { $what }
tactique-table-effects = Effects: { $effects }.
tactique-table-rune = { $card } lies on { $cell }.
tactique-table-supply = Enemies in the piles: Basic { $basic }, Intermediate { $intermediate }, Powerful { $powerful }.

## What is printed around the text of a card

tactique-card-copies = { $n } { $card }
tactique-card-hero = Hero: { $colours }; { $role }; threat { $threat }, swords { $swords }; { $style }. Base deck: { $deck }.
tactique-card-kind =
    { $kind ->
        [base] Base deck card
        [reward] Reward, { $colour }
        [novice] Novice, { $colour }
        [initiate] Initiate of the { $hero }
        [adept] Adept of the { $hero }
       *[master] Master of the { $hero }
    }
tactique-card-line =
    { $kind }; { $types }; zone: { $zone }{ $others ->
        [yes] {" "}(not yourself)
       *[no] {""}
    }; copies: { $n }.
tactique-card-enemy =
    { $tier } enemy; { $icon ->
        [single] one target
        [multi] several targets
       *[none] no target
    }{ $zone ->
        [none] {""}
       *[other] ; zone: { $zone }
    }; lives x wounds with 2, 3, 4, 5 heroes: { $with_2 }, { $with_3 }, { $with_4 }, { $with_5 }.
tactique-card-boss = Boss; lives x wounds with 2, 3, 4, 5 heroes: { $with_2 }, { $with_3 }, { $with_4 }, { $with_5 }.
tactique-card-action =
    Action ({ $boss }); { $icon ->
        [single] one target
        [multi] several targets
       *[none] no target
    }{ $zone ->
        [none] {""}
       *[other] ; zone: { $zone }
    }.
tactique-card-battlefield = Battlefield.

## Content faults

# Numbers and words of steps
tactique-content-number = '{ $verb }' of { $found } is not possible; allowed are 0 to 12, X, and 2X to 9X.
tactique-content-lives =
    Lives must be 1 to 8; '{ $entry }' has { $found }. (Vitality is [lives, wounds] with 2, 3, 4 and 5 heroes.)
tactique-content-wounds =
    Wounds must be 1 to 6; '{ $entry }' has { $found }. (Vitality is [lives, wounds] with 2, 3, 4 and 5 heroes.)
tactique-content-card-verb =
    { $found ->
        [attack] '{ $found }' belongs to enemies; a card uses 'damage'.
        [split] '{ $found }' belongs to enemies; a card uses 'damage'.
        [armour] '{ $found }' belongs to enemies; a card uses 'grant'.
        [thorns] '{ $found }' belongs to enemies; a card uses 'grant'.
        [aura] '{ $found }' belongs to enemies; a card uses 'grant'.
       *[other] '{ $found }' belongs to enemies and battlefields; a card cannot use it.
    }
tactique-content-enemy-verb =
    { $found ->
        [heal] '{ $found }' belongs to the cards of heroes; an enemy uses 'regain'.
        [move] '{ $found }' belongs to the cards of heroes; an enemy uses the 'move' of 'attack'.
        [on] An enemy reacts only by its passives: '{ $found }' stands there.
       *[other] '{ $found }' belongs to the cards of heroes; an enemy cannot use it.
    }
tactique-content-battlefield-verb = A battlefield cannot use '{ $found }'.
tactique-content-passive =
    '{ $found }' is no passive of { $owner ->
        [enemy] an enemy
       *[battlefield] a battlefield
    }.
tactique-content-then-first = The first step has nothing before it: leave out 'then'.
tactique-content-take = '{ $verb }' takes more cards ({ $found }) than it looks at ({ $n }).
tactique-content-whom = '{ $what }' cannot be for '{ $found }'; expected { $wanted }.
tactique-content-side =
    { $side ->
        [enemy] '{ $what }' is for heroes, but '{ $found }' is an enemy.
       *[hero] '{ $what }' is for enemies, but '{ $found }' is a hero.
    }
tactique-content-no-that = Step { $step } says 'that', but no earlier step chose one figure.
tactique-content-no-those = Step { $step } says 'those', but no earlier step was for several figures.
tactique-content-no-trigger = Step { $step } says 'trigger', but nobody causes this event.
tactique-content-no-target = Step { $step } says 'target', which stands only in the 'hit' of an attack.
tactique-content-hit = Step { $step } of a hit must be for 'target'.
tactique-content-no-that-enemy = The condition asks about that enemy, but no earlier step chose one.
tactique-content-no-damage = The condition asks what damage did, but no earlier step damages an enemy.
tactique-content-up-to =
    { $given ->
        [no] '{ $found }' needs 'up_to': how many at most.
       *[yes] 'up_to' goes with 'enemies' and 'heroes', not with '{ $found }'.
    }
tactique-content-switch = '{ $mod }' is there or not: leave out 'n'.
tactique-content-size = '{ $mod }' of { $found } is not possible here.
tactique-content-pair = '{ $field }' means nothing with '{ $found }'.
tactique-content-until = '{ $found }' cannot be the end here; expected { $wanted }.
tactique-content-no-until = What a card or an Action reacts to later needs an end: 'until'.
tactique-content-endless = A passive has no end: leave out 'until'.
tactique-content-event =
    '{ $found }' is no event { $owner ->
        [card] that a card reacts to here
        [enemy] that an enemy reacts to
       *[battlefield] that a battlefield reacts to
    }; expected { $wanted }.
tactique-content-attack-zone = An attack needs a zone.
tactique-content-no-x = The effect uses X but the card does not say what X is.
tactique-content-idle-x = The card says what X is but the effect does not use it.
tactique-content-enemy-x = Only cards have an X; write a number.
tactique-content-x-most = A chosen X needs 'most'.
tactique-content-x-range = X would be at least { $least } and at most { $most }.
tactique-content-x-field =
    { $given ->
        [no] X of '{ $kind }' needs '{ $field }'.
       *[yes] '{ $field }' goes only with X of '{ $kind }'.
    }
tactique-content-untold = There are no words for this text: { $detail }.

# Zones
tactique-content-no-zone = Zone '{ $found }' does not exist. Zones: { $wanted }.
tactique-content-no-zone-near = Zone '{ $found }' does not exist; did you mean '{ $near }'?
tactique-content-empty-zone = The zone '{ $found }' has no cells: nobody can be reached there.
tactique-content-no-origin = The zone '{ $found }' needs a figure that it is around; a battlefield has none.
tactique-content-zone-both = A zone has cells or is the whole board, not both.
tactique-content-zone-origin = [0, 0] is the figure itself; it is in no zone.
tactique-content-zone-double = The cell [{ $dx }, { $dy }] is named twice.

# Cards
tactique-content-double-id =
    The id '{ $found }' is used twice: { $where ->
        [one] in { $first }
       *[two] in { $first } and in { $second }
    }.
tactique-content-wrong-file = '{ $entry }' is '{ $found }'; the cards of this file are { $wanted }.
tactique-content-coloured = '{ $entry }' cannot be { $found }: base deck cards and abilities are colourless.
tactique-content-hero-of-none = Only abilities belong to a hero; '{ $entry }' belongs to '{ $found }'.
tactique-content-copies = '{ $entry }' has 'copies = { $found }'; of Novices and abilities there is one each.
tactique-content-double-type = '{ $entry }' has the same type twice.
tactique-content-no-card = No card is called '{ $found }'.
tactique-content-no-card-near = No card is called '{ $found }'; did you mean '{ $near }'?
tactique-content-loop =
    '{ $entry }' and '{ $found }' can bring each other back again and again; only the limit of plays in a turn stops them.
tactique-content-no-hero = No hero is called '{ $found }'; heroes are { $wanted }.
tactique-content-no-hero-near = No hero is called '{ $found }'; did you mean '{ $near }'?
tactique-content-rank =
    '{ $hero }': { $rank ->
        [initiate] Initiate
        [adept] Adept
       *[master] Master
    } cards: { $found }; each hero has 1.

# Heroes and piles
tactique-content-too-few-heroes = Heroes: { $found }; a full team needs { $wanted }.
tactique-content-colours = A hero needs two different colours: blue, green, purple, red or yellow.
tactique-content-no-base-card = No base deck card is called '{ $found }'; expected { $wanted }.
tactique-content-no-base-card-near = No base deck card is called '{ $found }'; did you mean '{ $near }'?
tactique-content-deck =
    The base deck of '{ $entry }' has { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }; { $wanted } are needed.
tactique-content-no-novice = No Novice is called '{ $found }'; expected { $wanted }.
tactique-content-no-novice-near = No Novice is called '{ $found }'; did you mean '{ $near }'?
tactique-content-novice-colour = '{ $entry }' cannot have the Novice '{ $found }', which is { $colour }.
tactique-content-novice-twice = '{ $entry }' suggests '{ $found }' twice.
tactique-content-novice-shared = Several heroes suggest '{ $found }'; there is only one.
tactique-content-supply =
    Base card '{ $entry }': { $found ->
        [one] { $found } copy
       *[other] { $found } copies
    }, but five heroes can need { $wanted }.
tactique-content-few-novices = Novices that are { $colour }: { $found }; at least { $wanted } are needed.
tactique-content-novices-taken =
    Novices that '{ $hero }' may take: { $found }; at least { $wanted } are needed, for the others take theirs too.
tactique-content-pile =
    The { $colour } reward pile has { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }; at least { $wanted } are needed.
tactique-content-pile-size =
    The { $colour } reward pile has { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }; in the box it has { $wanted }.
tactique-content-count =
    { $what ->
        [base] Base deck cards
        [heroes] Heroes
        [abilities] Abilities
        [novices] Novices
        [bosses] Bosses
       *[battlefields] Battlefields
    }: { $found }; the box has { $wanted }.

# Enemies, bosses, battlefields
tactique-content-tier =
    { $tier ->
        [basic] Basic
        [intermediate] Intermediate
       *[powerful] Powerful
    } enemies: { $found }; at least { $wanted } are needed.
tactique-content-tier-size =
    { $tier ->
        [basic] Basic
        [intermediate] Intermediate
       *[powerful] Powerful
    } enemies: { $found }; the box has { $wanted }.
tactique-content-idle = '{ $entry }' does nothing on its turn.
tactique-content-untargetable =
    An enemy that can never be targeted may be unbeatable; use the trait 'elusive', or let it end.
tactique-content-actions =
    '{ $entry }' has { $found ->
        [one] { $found } action
       *[other] { $found } actions
    }; { $wanted } are needed.
tactique-content-icon =
    { $wanted ->
        [none] The icon is '{ $found }', but there is no attack; write 'none'.
       *[other] The icon is '{ $found }', but the attack is '{ $wanted }'.
    }
tactique-content-room = Cells without an obstacle: { $found }; at least { $wanted } are needed.
tactique-content-split = The obstacles cut the board into pieces.

# Difficulty
tactique-content-encounter-empty = Encounter { $number } has no enemies.
tactique-content-encounter-full =
    Encounter { $number } has { $found ->
        [one] { $found } enemy
       *[other] { $found } enemies
    }; the board has dice for { $wanted }.
tactique-content-encounter-boss = Encounter { $number } has a boss; bosses come in the fourth only.
tactique-content-encounter-no-boss = Encounter { $number } has no boss.
tactique-content-bosses = This encounter has { $found } bosses at once; bosses there are: { $wanted }.
