### Deckbuilding Tactique in French.
###
### Texts of effects begin with a small letter and end without a full stop: the code puts sentences together.

tactique-title = Deckbuilding Tactique

## Parts of effects

# Whom an effect is for. $where is empty or begins with a space; $n: how many at most.
tactique-who-enemy = un ennemi{ $where }
    .of = d'un ennemi{ $where }
tactique-who-enemies = { $n } ennemis{ $where } au plus
    .each = chacun de { $n } ennemis{ $where } au plus
    .of = de chacun de { $n } ennemis{ $where } au plus
    .one = l'un de { $n } ennemis{ $where } au plus
tactique-who-all_enemies = tous les ennemis{ $where }
    .each = chacun des ennemis{ $where }
    .of = de chacun des ennemis{ $where }
    .one = un ennemi{ $where }
    .none = aucun ennemi{ $where }
tactique-who-other_enemies = tous les autres ennemis{ $where }
    .each = chacun des autres ennemis{ $where }
    .of = de chacun des autres ennemis{ $where }
    .one = un autre ennemi{ $where }
    .none = aucun autre ennemi{ $where }
tactique-who-hero = un héros{ $where }
    .of = d'un héros{ $where }
tactique-who-other_hero = un autre héros{ $where }
    .of = d'un autre héros{ $where }
tactique-who-heroes = { $n } héros{ $where } au plus
    .each = chacun de { $n } héros{ $where } au plus
    .of = de chacun de { $n } héros{ $where } au plus
    .one = l'un de { $n } héros{ $where } au plus
tactique-who-other_heroes = { $n } autres héros{ $where } au plus
    .each = chacun de { $n } autres héros{ $where } au plus
    .of = de chacun de { $n } autres héros{ $where } au plus
    .one = l'un de { $n } autres héros{ $where } au plus
tactique-who-all_heroes = tous les héros{ $where }
    .each = chacun des héros{ $where }
    .of = de chacun des héros{ $where }
    .one = un héros{ $where }
    .none = aucun héros{ $where }
tactique-who-all_other_heroes = tous les autres héros{ $where }
    .each = chacun des autres héros{ $where }
    .of = de chacun des autres héros{ $where }
    .one = un autre héros{ $where }
    .none = aucun autre héros{ $where }
tactique-who-dead_hero = un héros mort
    .of = d'un héros mort
tactique-who-that_enemy = cet ennemi
    .of = de cet ennemi
tactique-who-that_hero = ce héros
    .of = de ce héros
tactique-who-those_enemies = ces ennemis
    .each = chacun de ces ennemis
    .of = de chacun de ces ennemis
    .one = l'un de ces ennemis
tactique-who-those_heroes = ces héros
    .each = chacun de ces héros
    .of = de chacun de ces héros
    .one = l'un de ces héros
tactique-who-target = la cible
    .of = de la cible
tactique-who-targets = chaque cible
    .of = de chaque cible
    .none = aucune cible
# Where they are, for one or some that are chosen ("board": anywhere), and for spaces.
tactique-where =
    { $place ->
        [board] n'importe où sur le plateau
        [named] de la zone { $zone }
       *[zone] de la zone
    }
tactique-spot =
    { $place ->
        [board] sur le plateau
        [named] dans la zone { $zone }
       *[zone] dans la zone
    }

# Cards of a kind.
tactique-cards-none = carte
    .many = cartes
tactique-cards-attack = carte Attaque
    .many = cartes Attaque
tactique-cards-defense = carte Défense
    .many = cartes Défense
tactique-cards-movement = carte Déplacement
    .many = cartes Déplacement
tactique-cards-healing = carte Soin
    .many = cartes Soin
tactique-cards-support = carte Soutien
    .many = cartes Soutien
tactique-cards-base = carte du deck de base
    .many = cartes du deck de base
tactique-cards-red = carte rouge
    .many = cartes rouges
tactique-cards-blue = carte bleue
    .many = cartes bleues
tactique-cards-yellow = carte jaune
    .many = cartes jaunes
tactique-cards-green = carte verte
    .many = cartes vertes
tactique-cards-purple = carte violette
    .many = cartes violettes
tactique-cards-colourless = carte incolore
    .many = cartes incolores
tactique-cards-named = carte « { $name } »
    .many = cartes « { $name } »
tactique-cards-a = une { $cards }

# Counted things. $n may be a letter: "X", "2X".
tactique-count-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
tactique-count-wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
tactique-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
tactique-count-spaces =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
tactique-count-lives =
    { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }

# When a lasting effect ends.
tactique-until-turn =
    { $form ->
        [you] jusqu'à la fin de votre tour
        [it] jusqu'à la fin de son tour
        [none] jusqu'à la fin de son tour
       *[other]
            { $side ->
                [hero] jusqu'à la fin du tour de ce héros
               *[enemy] jusqu'à la fin de son tour
            }
    }
tactique-until-next_turn =
    { $form ->
        [you] jusqu'à la fin de votre prochain tour
        [many] jusqu'à la fin de leur prochain tour
       *[other] jusqu'à la fin de son prochain tour
    }
tactique-until-round = jusqu'à la fin du tour des ennemis
tactique-until-own_turn = jusqu'au début de son prochain tour
tactique-until-encounter = jusqu'à la fin de l'affrontement
tactique-lasting = { $until }, { $what }

# How steps are put together.
tactique-then = { $first }, puis { $second }
tactique-passive = Passif : { $what }
tactique-keyword-priming = Amorçage.
tactique-keyword-substitution = Substitution.
tactique-after-exile = exilez cette carte
tactique-after-removed = retirez cette carte de la partie
tactique-after-removed_encounter = retirez cette carte de la partie jusqu'à la fin de l'affrontement
tactique-after-deck_top = placez cette carte sur votre deck
tactique-after-deck_bottom = placez cette carte sous votre deck

# What X is. $cards: a kind of cards, many of them.
tactique-x =
    X = { $of ->
        [choose] au choix, de { $least } à { $most }
        [wounds] nombre de vos blessures
        [block] votre blocage
        [hand] nombre de cartes de votre main
        [exile] nombre de vos cartes exilées
        [enemies] nombre d'ennemis { $spot }
       *[played] nombre de { $cards } que vous avez résolues ce tour
    }
tactique-x-least = { $what }, au moins { $least }
tactique-x-most = { $what }, au plus { $most }

## Effects

# $form: "you", "it" (the enemy itself), "one", "many", "none" (a no one); $who: the others, in words.
tactique-effect-damage =
    { $form ->
        [you] subissez { $damage }
        [it] il subit { $damage }
        [struck] infligez { $damage } à { $who }
        [one] { $who } subit { $damage }
       *[many] { $who } subissent { $damage }
    }
    .hit = { $damage }
tactique-effect-wound =
    { $form ->
        [you] subissez { $wounds }
        [it] il subit { $wounds }
        [one] { $who } subit { $wounds }
       *[many] { $who } subissent { $wounds }
    }
    .hit = { $wounds } (sans blocage possible)
tactique-effect-block =
    { $form ->
        [you] gagnez { $n } de blocage
        [it] il gagne { $n } de blocage
        [one] { $who } gagne { $n } de blocage
       *[many] { $who } gagnent { $n } de blocage
    }{ $kept ->
        [yes] {" "}(conservé jusqu'à la fin du prochain tour des ennemis)
       *[no] {""}
    }
tactique-effect-heal =
    { $form ->
        [you] soignez { $n } de vos blessures
       *[other] soignez { $wounds } à { $who }
    }
tactique-effect-draw =
    { $form ->
        [you] piochez { $cards }
        [one] { $who } pioche { $cards }
       *[many] { $who } piochent chacun { $cards }
    }
tactique-effect-discard =
    { $form ->
        [you] défaussez { $cards }
        [one] { $who } défausse { $cards }
       *[many] { $who } défaussent chacun { $cards }
    }
    .hit = défausse de { $cards }
tactique-effect-exile =
    { $form ->
        [you] exilez { $cards }
        [one] { $who } exile { $cards }
       *[many] { $who } exilent chacun { $cards }
    }
    .hit = exil de { $cards }
tactique-effect-move =
    { $form ->
        [you] déplacez-vous de { $spaces } au plus
        [one] { $who } peut se déplacer de { $spaces } au plus
       *[many] { $who } peuvent se déplacer chacun de { $spaces } au plus
    }{ $through ->
        [yes] , en traversant les ennemis
       *[no] {""}
    }
tactique-effect-shift = déplacez { $who } de { $spaces } au plus
tactique-effect-push =
    { $voice ->
        [hero] repoussez { $who } de { $spaces }
       *[other] il repousse { $who } de { $spaces }
    }
    .hit = recul de { $spaces }
tactique-effect-pull =
    { $voice ->
        [hero] attirez { $who } de { $spaces }
       *[other] il attire { $who } de { $spaces }
    }
    .hit = attraction de { $spaces }
tactique-effect-swap = échangez votre place avec { $who }
tactique-effect-teleport =
    { $form ->
        [you] placez-vous
       *[other] placez { $who }
    } sur { $place ->
        [board] n'importe quelle case libre du plateau
       *[other] une case libre { $spot }
    }
tactique-effect-look =
    { $n ->
        [1] regardez la carte du dessus de votre deck
       *[other] regardez les { $n } cartes du dessus de votre deck
    } : { $take ->
        [0]
            { $rest ->
                [top] replacez tout dessus dans l'ordre de votre choix
                [bottom] placez tout sous votre deck dans l'ordre de votre choix
               *[discard] défaussez tout
            }
       *[other]
            prenez-en { $take } en main, { $rest ->
                [top] replacez le reste dessus dans l'ordre de votre choix
                [bottom] placez le reste sous votre deck dans l'ordre de votre choix
               *[discard] défaussez le reste
            }
    }
tactique-effect-dig =
    révélez des cartes de votre deck jusqu'à révéler { $n } { $cards } : { $n ->
        [one] prenez-la
       *[other] prenez-les
    } en main et défaussez les autres
tactique-effect-search =
    cherchez { $n } { $cards } dans votre deck, { $n ->
        [one] prenez-la
       *[other] prenez-les
    } en main, puis mélangez votre deck
tactique-effect-retrieve =
    { $into ->
        [hand] reprenez { $n } { $cards } de { $pile } en main
        [discard] placez { $n } { $cards } de { $pile } dans votre défausse
       *[deck_top] placez { $n } { $cards } de { $pile } sur votre deck
    }
tactique-effect-play_now =
    { $form ->
        [one]
            { $n ->
                [1] { $who } peut jouer immédiatement { $cards } de sa main
               *[other] { $who } peut jouer immédiatement { $cards } de sa main au plus
            }
       *[many]
            { $n ->
                [1] { $who } peuvent chacun jouer immédiatement { $cards } de leur main
               *[other] { $who } peuvent chacun jouer immédiatement { $cards } de leur main au plus
            }
    }
tactique-effect-split = les héros{ $where } se partagent { $damage } selon la menace
tactique-effect-summon =
    { $voice ->
        [enemy] invoque
        [reaction] il invoque
       *[other] invoquez
    } { $n } { $n ->
        [one] ennemi
       *[other] ennemis
    } { $tier }{ $most ->
        [0] {""}
        [1] {" "}(pas plus d'une de ses invocations sur le plateau)
       *[other] {" "}(pas plus de { $most } de ses invocations sur le plateau)
    }
tactique-effect-regain = il regagne { $lives }
tactique-effect-retreat = il s'éloigne des héros de { $spaces } au plus
tactique-effect-relocate = il se place sur une case libre au hasard (dés noirs)
tactique-effect-if = { $cond } : { $what }
tactique-effect-if-else = sinon : { $what }
tactique-effect-choose = au choix : { $options }
tactique-effect-choose-or = { $first } ; ou { $second }
tactique-effect-repeat = { $n } fois : { $what }
tactique-effect-on =
    { $when }{ $limit ->
        [0] {""}
        [1] {" "}(au plus une fois par manche)
       *[other] {" "}(au plus { $limit } fois par manche)
    } : { $what }
tactique-effect-on-while =
    tant que cette carte est dans { $pile }, { $what }
tactique-effect-on-once = retirez ensuite cette carte de la partie
tactique-effect-rune =
    placez cette carte comme rune sur une case { $place ->
        [board] du plateau
        [named] de la zone { $zone }
       *[zone] de la zone
    }
tactique-effect-rune-uses =
    { $uses ->
        [0] la rune reste jusqu'à la fin de l'affrontement
        [1] la rune est alors défaussée
       *[other] la rune est défaussée après { $uses } utilisations
    }
tactique-effect-attack =
    { $move ->
        [0] attaque
       *[other] déplacement de { $spaces } au plus, puis attaque
    } { $mode ->
        [single] un héros { $where }
       *[multi]
            { $place ->
                [board] tous les héros du plateau
               *[other] le plus de héros possible { $where }
            }
    }{ $prefer ->
        [lowest_threat] {" "}(la menace la plus faible d'abord)
       *[none] {""}
    }{ $hits ->
        [none] {""}
       *[other] {"\u00A0"}: { $hits }
    }

# Piles of a hero, seen from a card.
tactique-pile-hand = votre main
tactique-pile-deck = votre deck
tactique-pile-discard = votre défausse
tactique-pile-wounds = vos blessures
tactique-pile-exile = votre exil
tactique-tier-basic = basique
    .many = basiques
tactique-tier-intermediate = intermédiaire
    .many = intermédiaires
tactique-tier-powerful = puissant
    .many = puissants

## Conditions and events of effects

tactique-if-at_least =
    { $of ->
        [wounds] si vous avez au moins { $wounds }
        [block]
            { $n ->
                [1] si vous avez du blocage
               *[other] si vous avez au moins { $n } de blocage
            }
        [exile]
            si vous avez au moins { $n ->
                [one] { $n } carte exilée
               *[other] { $n } cartes exilées
            }
       *[hand] si vous avez au moins { $cards } en main
    }
tactique-if-that_beside_ally = si un autre héros est adjacent à { $that }
tactique-if-life_taken = s'il a perdu une vie ainsi
tactique-if-that_dead = s'il en est mort
tactique-if-first_card = si c'est votre première carte de ce tour
tactique-if-alone = si aucun autre héros ne vous est adjacent

# $round: 0, or the only round in which it happens.
tactique-when-play = chaque fois que vous jouez { $cards }
tactique-when-kill = chaque fois que vous éliminez un ennemi
tactique-when-wounded = chaque fois que vous subissez une ou plusieurs blessures
tactique-when-discarded = chaque fois que vous défaussez une carte
tactique-when-exiled = chaque fois que vous exilez une carte
tactique-when-turn_start = au début de votre tour
tactique-when-encounter_start = au début de l'affrontement
tactique-when-dying = quand vous devriez mourir
tactique-when-life_lost = chaque fois qu'il perd une vie
tactique-when-death = quand il meurt
tactique-when-round_start =
    { $round ->
        [0] au début de chaque tour des héros
       *[other] au début du tour des héros numéro { $round }
    }
tactique-when-round_end =
    { $round ->
        [0] à la fin de chaque tour des ennemis
       *[other] à la fin du tour des ennemis numéro { $round }
    }
tactique-when-hero_turn_end =
    quand un héros finit son tour{ $place ->
        [border] {" "}au bord du plateau
        [named] {" "}{ $spot }
       *[board] {""}
    }
tactique-when-enemy_death = chaque fois qu'un ennemi meurt
tactique-when-enemy_enters = quand un ennemi entre dans sa case
tactique-when-hero_turn_start = quand un héros commence son tour sur sa case

## Modifiers

# $n has no sign; $sign is "+" or "-", $change "more" or "less". $uses: 0, or for how many cards. $until: when it ends.
tactique-grant-damage =
    { $uses ->
        [0]
            { $form ->
                [you] vos { $cards } infligent { $sign }{ $damage }
               *[other] les { $cards } { $of } infligent { $sign }{ $damage }
            }
        [1]
            { $form ->
                [you] votre prochaine { $cards } inflige { $sign }{ $damage } ({ $until })
               *[other] la prochaine { $cards } { $of } inflige { $sign }{ $damage } ({ $until })
            }
       *[other]
            { $form ->
                [you] vos { $uses } prochaines { $cards } infligent { $sign }{ $damage } ({ $until })
               *[other] les { $uses } prochaines { $cards } { $of } infligent { $sign }{ $damage } ({ $until })
            }
    }
tactique-grant-threat =
    { $form ->
        [you] votre menace
       *[other] la menace { $of }
    } { $change ->
        [less] diminue
       *[more] augmente
    } de { $n }
tactique-grant-exposed =
    { $form ->
        [you] vous subissez
        [it] il subit
        [one] { $who } subit
       *[many] { $who } subissent
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de plus à chaque fois
tactique-grant-armour =
    { $form ->
        [you] vous subissez
        [it] il subit
        [one] { $who } subit
       *[many] { $who } subissent
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de moins à chaque fois
tactique-grant-weakened =
    { $form ->
        [you] vous infligez
        [it] il inflige
        [one] { $who } inflige
       *[many] { $who } infligent
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de moins
tactique-grant-strong =
    { $form ->
        [you] vous infligez
        [it] il inflige
        [one] { $who } inflige
       *[many] { $who } infligent
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de plus
tactique-grant-thorns =
    { $side ->
        [hero]
            un ennemi adjacent qui { $form ->
                [you] vous inflige des dégâts
               *[other] inflige des dégâts à { $who }
            } subit { $damage }
       *[enemy]
            un héros adjacent qui { $form ->
                [it] lui inflige des dégâts
               *[other] inflige des dégâts à { $who }
            } avec une carte subit { $damage }
    }
tactique-grant-hidden =
    { $form ->
        [you] vous ne pouvez pas être attaqué
        [it] il ne peut pas être attaqué
        [one] { $who } ne peut pas être attaqué
        [none] { $who } ne peut être attaqué
       *[many] { $who } ne peuvent pas être attaqués
    }
tactique-grant-guard =
    les dégâts que les ennemis infligeraient { $place ->
        [board] aux autres héros
       *[other] aux héros { $spot }
    } { $form ->
        [you] vous sont infligés
       *[other] sont infligés à { $who }
    } à la place
tactique-grant-rooted =
    { $form ->
        [you] vous ne pouvez pas vous déplacer
        [it] il ne peut pas se déplacer
        [one] { $who } ne peut pas se déplacer
        [none] { $who } ne peut se déplacer
       *[many] { $who } ne peuvent pas se déplacer
    }
tactique-grant-stunned =
    { $form ->
        [it] il perd son prochain tour (un boss joue une Action de moins)
        [one] { $who } perd son prochain tour (un boss joue une Action de moins)
       *[many] { $who } perdent leur prochain tour (un boss joue une Action de moins)
    }
tactique-grant-burning =
    { $form ->
        [it] il subit { $damage } au début de chacun de ses tours
        [one] { $who } subit { $damage } au début de chacun de ses tours
       *[many] { $who } subissent { $damage } au début de chacun de leurs tours
    }
tactique-grant-open_wounds =
    les blessures { $of } ne guérissent pas à la fin { $ends ->
        [once] de ce tour des ennemis
       *[other] du tour des ennemis
    }
tactique-grant-keep_block =
    { $form ->
        [you] votre blocage
       *[other] le blocage { $of }
    } n'est pas retiré à la fin { $ends ->
        [once] de ce tour des ennemis
       *[other] du tour des ennemis
    }
tactique-grant-echo =
    { $form ->
        [you]
            { $uses ->
                [0] l'effet de chaque { $cards } que vous jouez est résolu deux fois
                [1] l'effet de la prochaine { $cards } que vous jouez ce tour est résolu deux fois
               *[other] l'effet des { $uses } prochaines { $cards } que vous jouez ce tour est résolu deux fois
            }
       *[other]
            { $uses ->
                [0] l'effet de chaque { $cards } jouée par { $who } est résolu deux fois
                [1] l'effet de la prochaine { $cards } jouée par { $who } est résolu deux fois ({ $until })
               *[other] l'effet des { $uses } prochaines { $cards } jouées par { $who } est résolu deux fois ({ $until })
            }
    }
tactique-grant-untargetable =
    { $form ->
        [you] vous ne pouvez pas être ciblé
        [it] il ne peut pas être ciblé
        [one] { $who } ne peut pas être ciblé
        [none] { $who } ne peut être ciblé
       *[many] { $who } ne peuvent pas être ciblés
    }
tactique-grant-no_heal =
    { $form ->
        [you] vous ne pouvez pas vous soigner
        [it] il ne peut pas se soigner
        [one] { $who } ne peut pas se soigner
        [none] { $who } ne peut se soigner
       *[many] { $who } ne peuvent pas se soigner
    }
tactique-grant-hand =
    { $form ->
        [you] à la fin de votre tour, complétez votre main à { $cards } au lieu de 5
        [one] à la fin de son tour, { $who } complète sa main à { $cards } au lieu de 5
       *[many] à la fin de leur tour, { $who } complètent leur main à { $cards } au lieu de 5
    }
tactique-grant-block =
    { $change ->
        [less]
            { $form ->
                [you] chaque fois que vous gagnez du blocage, retirez { $n }
                [one] chaque fois que du blocage est gagné par { $who }, retirez { $n }
               *[many] chaque fois que du blocage est gagné par { $who }, retirez { $n }
            }
       *[more]
            { $form ->
                [you] chaque fois que vous gagnez du blocage, ajoutez { $n }
                [one] chaque fois que du blocage est gagné par { $who }, ajoutez { $n }
               *[many] chaque fois que du blocage est gagné par { $who }, ajoutez { $n }
            }
    }
tactique-grant-heal =
    { $change ->
        [less]
            { $form ->
                [you] chaque fois que vous soignez des blessures avec une carte, soignez-en { $n } de moins
               *[other] chaque fois que des blessures sont soignées par { $who } avec une carte, soignez-en { $n } de moins
            }
       *[more]
            { $form ->
                [you] chaque fois que vous soignez des blessures avec une carte, soignez-en { $n } de plus
               *[other] chaque fois que des blessures sont soignées par { $who } avec une carte, soignez-en { $n } de plus
            }
    }
tactique-grant-move =
    chaque effet de déplacement { $form ->
        [you] donne
       *[other] donne à { $who }
    } { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } { $change ->
        [less] de moins
       *[more] de plus
    }
tactique-aura-heal =
    chaque fois qu'{ $who } se soigne, il soigne { $wounds } { $change ->
        [less] de moins
       *[more] de plus
    }
tactique-aura-move =
    chaque effet de déplacement d'{ $who } donne { $spaces } de { $change ->
        [less] moins
       *[more] plus
    } (défausser une carte donne toujours 1 déplacement)
tactique-aura-speed =
    les { $to ->
        [other_enemies] autres ennemis
       *[all_enemies] ennemis
    }{ $where } qui se déplacent { $change ->
        [less] vont { $spaces } moins loin
       *[more] peuvent aller { $spaces } plus loin
    }

## Traits

tactique-trait-armour = chaque dégât qu'il subit est réduit de { $n }
tactique-trait-one_life_per_card = il perd au plus une vie par carte
tactique-trait-elusive = il ne peut pas être ciblé par un héros qui ne lui est pas adjacent
tactique-trait-immovable = les héros ne peuvent ni le déplacer, ni le repousser, ni l'attirer
tactique-trait-no_discard_move = défausser une carte ne donne pas de déplacement
tactique-trait-reverse_threat = les ennemis traitent la menace la plus faible comme la plus forte
tactique-trait-start_enemies = l'affrontement commence par le tour des ennemis
tactique-trait-hand = à la fin de leur tour, les héros complètent leur main à { $cards } au lieu de 5
tactique-trait-max_range = les cases à plus de { $n } de distance sont hors de toute zone (sauf les zones Plateau entier)
tactique-trait-obstacles =
    { $n ->
        [one] { $cells } est un obstacle
       *[other] { $cells } sont des obstacles
    }

## Content faults

# Numbers and words of steps
tactique-content-number = « { $verb } » de « { $found } » est impossible ; sont permis : 0 à 12, X, et 2X à 9X.
tactique-content-lives =
    Il faut 1 à 8 vies ; « { $entry } » en a { $found }. (La vitalité, c'est [vies, blessures] à 2, 3, 4 et 5 héros.)
tactique-content-wounds =
    Il faut 1 à 6 blessures ; « { $entry } » en a { $found }. (La vitalité, c'est [vies, blessures] à 2, 3, 4 et 5 héros.)
tactique-content-card-verb =
    { $found ->
        [attack] « { $found } » est réservé aux ennemis ; une carte emploie « damage ».
        [split] « { $found } » est réservé aux ennemis ; une carte emploie « damage ».
        [armour] « { $found } » est réservé aux ennemis ; une carte emploie « grant ».
        [thorns] « { $found } » est réservé aux ennemis ; une carte emploie « grant ».
        [aura] « { $found } » est réservé aux ennemis ; une carte emploie « grant ».
       *[other] « { $found } » est réservé aux ennemis et aux champs de bataille ; une carte ne peut pas l'employer.
    }
tactique-content-enemy-verb =
    { $found ->
        [heal] « { $found } » est réservé aux cartes des héros ; un ennemi emploie « regain ».
        [move] « { $found } » est réservé aux cartes des héros ; un ennemi emploie le « move » de « attack ».
       *[other] « { $found } » est réservé aux cartes des héros ; un ennemi ne peut pas l'employer.
    }
tactique-content-battlefield-verb = Un champ de bataille ne peut pas employer « { $found } ».
tactique-content-passive =
    « { $found } » n'est pas un effet passif { $owner ->
        [enemy] d'ennemi
       *[battlefield] de champ de bataille
    }.
tactique-content-then-first = Rien ne précède la première étape : retirez « then ».
tactique-content-take = « { $verb } » prend plus de cartes ({ $found }) qu'il n'en est regardé ({ $n }).
tactique-content-whom = « { $what } » ne peut pas viser « { $found } » ; attendu : { $wanted }.
tactique-content-side =
    { $side ->
        [enemy] « { $what } » concerne les héros, mais « { $found } » est un ennemi.
       *[hero] « { $what } » concerne les ennemis, mais « { $found } » est un héros.
    }
tactique-content-no-that = L'étape { $step } dit « that », mais aucune étape précédente n'a choisi de figurine.
tactique-content-no-those = L'étape { $step } dit « those », mais aucune étape précédente n'en visait plusieurs.
tactique-content-no-trigger = L'étape { $step } dit « trigger », mais personne ne cause cet événement.
tactique-content-no-target = L'étape { $step } dit « target », qui n'a sa place que dans le « hit » d'une attaque.
tactique-content-hit = L'étape { $step } d'un « hit » doit viser « target ».
tactique-content-no-that-enemy = La condition parle de cet ennemi, mais aucune étape précédente n'en a choisi.
tactique-content-no-damage = La condition parle de dégâts, mais aucune étape précédente n'en inflige à un ennemi.
tactique-content-up-to =
    { $given ->
        [no] « { $found } » exige « up_to » : combien au plus.
       *[yes] « up_to » va avec « enemies » et « heroes », pas avec « { $found } ».
    }
tactique-content-switch = « { $mod } » est là ou non : retirez « n ».
tactique-content-size = « { $mod } » de { $found } est impossible ici.
tactique-content-pair = « { $field } » n'a pas de sens avec « { $found } ».
tactique-content-until = « { $found } » ne peut pas être la fin ici ; attendu : { $wanted }.
tactique-content-no-until = Ce à quoi une carte ou une Action réagit plus tard doit avoir une fin : « until ».
tactique-content-endless = Un effet passif n'a pas de fin : retirez « until ».
tactique-content-event =
    « { $found } » n'est pas un événement auquel réagit { $owner ->
        [card] une carte ici
        [enemy] un ennemi
       *[battlefield] un champ de bataille
    } ; attendu : { $wanted }.
tactique-content-attack-zone = Une attaque doit avoir une zone.
tactique-content-no-x = L'effet emploie X mais la carte ne dit pas ce que vaut X.
tactique-content-idle-x = La carte dit ce que vaut X mais l'effet ne l'emploie pas.
tactique-content-enemy-x = Seules les cartes ont un X ; écrivez un nombre.
tactique-content-x-most = Un X au choix exige « most ».
tactique-content-x-range = X vaudrait au moins { $least } et au plus { $most }.
tactique-content-x-field =
    { $given ->
        [no] Le X de « { $kind } » exige « { $field } ».
       *[yes] « { $field } » ne va qu'avec le X de « { $kind } ».
    }
tactique-content-untold = Les mots manquent pour ce texte : { $detail }.

# Zones
tactique-content-no-zone = La zone « { $found } » n'existe pas. Zones : { $wanted }.
tactique-content-no-zone-near = La zone « { $found } » n'existe pas ; vouliez-vous dire « { $near } » ?
tactique-content-empty-zone = La zone « { $found } » n'a pas de case : on n'y atteint personne.
tactique-content-no-origin = La zone « { $found } » entoure une figurine ; un champ de bataille n'en a pas.
tactique-content-zone-both = Une zone a des cases ou couvre tout le plateau, pas les deux.
tactique-content-zone-origin = [0, 0] est la figurine elle-même ; elle n'est dans aucune zone.
tactique-content-zone-double = La case [{ $dx }, { $dy }] est nommée deux fois.

# Cards
tactique-content-double-id =
    L'identifiant « { $found } » sert deux fois : { $where ->
        [one] dans { $first }
       *[two] dans { $first } et dans { $second }
    }.
tactique-content-wrong-file = « { $entry } » est « { $found } » ; les cartes de ce fichier sont : { $wanted }.
tactique-content-coloured =
    « { $entry } » ne peut pas être de couleur « { $found } » : les cartes de base et les pouvoirs sont incolores.
tactique-content-hero-of-none = Seuls les pouvoirs appartiennent à un héros ; « { $entry } » appartient à « { $found } ».
tactique-content-copies = « { $entry } » a « copies = { $found } » ; novices et pouvoirs sont uniques.
tactique-content-double-type = « { $entry } » a deux fois le même type.
tactique-content-no-card = Aucune carte ne s'appelle « { $found } ».
tactique-content-no-card-near = Aucune carte ne s'appelle « { $found } » ; vouliez-vous dire « { $near } » ?
tactique-content-loop =
    « { $entry } » et « { $found } » peuvent se ramener sans fin ; seule la limite de jeu par tour les arrête.
tactique-content-no-hero = Aucun héros ne s'appelle « { $found } » ; les héros : { $wanted }.
tactique-content-no-hero-near = Aucun héros ne s'appelle « { $found } » ; vouliez-vous dire « { $near } » ?
tactique-content-rank =
    « { $hero } » : cartes { $rank ->
        [initiate] Initié
        [adept] Adepte
       *[master] Maître
    } : { $found } ; chaque héros en a 1.

# Heroes and piles
tactique-content-too-few-heroes = Héros : { $found } ; il en faut { $wanted } pour une équipe complète.
tactique-content-colours =
    Un héros doit avoir deux couleurs différentes : « blue », « green », « purple », « red » ou « yellow ».
tactique-content-no-base-card = Aucune carte de base ne s'appelle « { $found } » ; attendu : { $wanted }.
tactique-content-no-base-card-near = Aucune carte de base ne s'appelle « { $found } » ; vouliez-vous dire « { $near } » ?
tactique-content-deck =
    Le deck de base de « { $entry } » a { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } ; il en faut { $wanted }.
tactique-content-no-novice = Aucune carte Novice ne s'appelle « { $found } » ; attendu : { $wanted }.
tactique-content-no-novice-near = Aucune carte Novice ne s'appelle « { $found } » ; vouliez-vous dire « { $near } » ?
tactique-content-novice-colour =
    « { $entry } » ne peut pas avoir la carte Novice « { $found } », de couleur « { $colour } ».
tactique-content-novice-twice = « { $entry } » propose deux fois « { $found } ».
tactique-content-novice-shared = Plusieurs héros proposent « { $found } » ; il n'y en a qu'une.
tactique-content-supply =
    Carte de base « { $entry } » : { $found ->
        [one] { $found } exemplaire
       *[other] { $found } exemplaires
    }, mais cinq héros peuvent en vouloir { $wanted }.
tactique-content-few-novices = Cartes Novice de couleur « { $colour } » : { $found } ; il en faut au moins { $wanted }.
tactique-content-novices-taken =
    Cartes Novice que « { $hero } » peut prendre : { $found } ; il en faut au moins { $wanted }, car les autres se servent aussi.
tactique-content-pile =
    La pile de récompenses « { $colour } » a { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } ; il en faut au moins { $wanted }.
tactique-content-pile-size =
    La pile de récompenses « { $colour } » a { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } ; dans la boîte elle en a { $wanted }.
tactique-content-count =
    { $what ->
        [base] Cartes de base
        [heroes] Héros
        [abilities] Pouvoirs
        [novices] Cartes Novice
        [bosses] Boss
       *[battlefields] Champs de bataille
    } : { $found } ; la boîte en a { $wanted }.

# Enemies, bosses, battlefields
tactique-content-tier =
    Ennemis { $tier ->
        [basic] basiques
        [intermediate] intermédiaires
       *[powerful] puissants
    } : { $found } ; il en faut au moins { $wanted }.
tactique-content-tier-size =
    Ennemis { $tier ->
        [basic] basiques
        [intermediate] intermédiaires
       *[powerful] puissants
    } : { $found } ; la boîte en a { $wanted }.
tactique-content-idle = « { $entry } » ne fait rien à son tour.
tactique-content-untargetable =
    Un ennemi que personne ne peut jamais cibler risque d'être imbattable ; employez le trait « elusive », ou une fin.
tactique-content-actions =
    « { $entry } » a { $found ->
        [one] { $found } action
       *[other] { $found } actions
    } ; il en faut { $wanted }.
tactique-content-icon =
    { $wanted ->
        [none] L'icône est « { $found } », mais il n'y a pas d'attaque ; écrivez « none ».
       *[other] L'icône est « { $found } », mais l'attaque est « { $wanted } ».
    }
tactique-content-room = Cases sans obstacle : { $found } ; il en faut au moins { $wanted }.
tactique-content-split = Les obstacles coupent le plateau en morceaux.

# Difficulty
tactique-content-encounter-empty = L'affrontement { $number } n'a pas d'ennemi.
tactique-content-encounter-full =
    L'affrontement { $number } a { $found ->
        [one] { $found } ennemi
       *[other] { $found } ennemis
    } ; il y a des dés pour { $wanted }.
tactique-content-encounter-boss = L'affrontement { $number } a un boss ; les boss ne viennent qu'au quatrième.
tactique-content-encounter-no-boss = L'affrontement { $number } n'a pas de boss.
tactique-content-bosses = Cet affrontement a { $found } boss à la fois ; boss en tout : { $wanted }.
