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

## Words

tactique-blurb = Construisez un deck qui est aussi votre vie. Quatre affrontements sur un plateau de 24 cases : jouez des cartes, tournez leurs zones, prévoyez exactement qui chaque ennemi frappera, et terrassez le boss ensemble.
tactique-quoted = « { $name } »
tactique-battlefield = le champ de bataille
tactique-colour-red = rouge
tactique-colour-blue = bleu
tactique-colour-yellow = jaune
tactique-colour-green = vert
tactique-colour-purple = violet
tactique-colour-colourless = incolore
tactique-type-attack = Attaque
tactique-type-defense = Défense
tactique-type-movement = Déplacement
tactique-type-healing = Soin
tactique-type-support = Soutien
tactique-role-defender = défense
tactique-role-striker = attaque
tactique-role-support = soutien
tactique-role-healer = soin
tactique-turn-right = vers la droite
tactique-turn-down = vers le bas
tactique-turn-left = vers la gauche
tactique-turn-up = vers le haut
tactique-tier-count =
    { $n } { $n ->
        [one] ennemi
       *[other] ennemis
    } { $tier }
tactique-boss-count = { $n } boss
tactique-pile-of-basic = Ennemis basiques
tactique-pile-of-intermediate = Ennemis intermédiaires
tactique-pile-of-powerful = Ennemis puissants
tactique-pile-of-red = Récompenses rouges
tactique-pile-of-blue = Récompenses bleues
tactique-pile-of-yellow = Récompenses jaunes
tactique-pile-of-green = Récompenses vertes
tactique-pile-of-purple = Récompenses violettes
tactique-pile-of-colourless = Récompenses incolores
tactique-pile-of-actions = Actions ({ $boss })
# Modifiers in a few words. $size has a sign, $n has none.
tactique-mod-damage = dégâts { $size }
tactique-mod-threat = menace { $size }
tactique-mod-exposed = vulnérabilité { $n }
tactique-mod-weakened = faiblesse { $n }
tactique-mod-strong = force { $n }
tactique-mod-armour = armure { $n }
tactique-mod-thorns = épines { $n }
tactique-mod-hidden = inattaquable
tactique-mod-guard = encaisse les dégâts des autres
tactique-mod-rooted = aucun déplacement
tactique-mod-stunned = tour perdu
tactique-mod-burning = brûlure { $n }
tactique-mod-open_wounds = plaies ouvertes
tactique-mod-keep_block = blocage conservé
tactique-mod-echo = prochaine carte deux fois
tactique-mod-untargetable = impossible à cibler
tactique-mod-no_heal = aucun soin
tactique-mod-hand = main { $size }
tactique-mod-block = blocage { $size }
tactique-mod-heal = soin { $size }
tactique-mod-move = déplacement { $size }
tactique-damage-bonus = bonus { $n }
tactique-damage-reduced = réduction { $n }
tactique-damage-blocked =
    { $n ->
        [one] { $n } bloqué
       *[other] { $n } bloqués
    }
tactique-status-dead = hors de combat
tactique-status-active = joue
tactique-status-ready = n'a pas encore joué
tactique-status-done = a joué
# Why an enemy attacks whom it attacks. $lowest: the least threat counts most.
tactique-why-in_range = à portée sans bouger
tactique-why-nearest = le héros le plus proche
tactique-why-threat =
    plusieurs héros aussi proches, menace { $lowest ->
        [yes] plus faible
       *[no] plus forte
    }
tactique-why-swords =
    plusieurs héros aussi proches et de même menace, { $lowest ->
        [yes] moins d'épées
       *[no] plus d'épées
    }
tactique-why-seat =
    plusieurs héros aussi proches, de même menace et de mêmes épées, { $lowest ->
        [yes] place suivante
       *[no] place précédente
    }
tactique-why-only = personne d'autre ne peut être atteint
tactique-why-group = impossible d'en toucher davantage
tactique-why-sum_threat = à nombre égal, la plus grande menace réunie
tactique-why-sum_swords = à nombre et menace égaux, le plus d'épées
tactique-why-path = à groupes égaux, le premier sur son chemin
tactique-why-all = sa zone est le plateau entier

## Details in brackets

tactique-detail-step = { $card } : { $what }
tactique-detail-idle = rien ne se passerait maintenant
tactique-detail-hero = { $colours } ; menace { $threat }, épées : { $swords } ; { $style }
tactique-detail-team =
    { $cell ->
        [none] hors du plateau
       *[other] { $cell }
    } ; blessures : { $wounds } ; blocage : { $block }
tactique-detail-enemy = { $cell } ; vies : { $lives } ; blessures restantes : { $wounds } ; blocage : { $block }

## Options of a new game

tactique-option-players = Places
tactique-option-players-help = Le nombre de places, tenues par des personnes ou des robots.
tactique-option-players-n =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
tactique-option-heroes = Héros
tactique-option-heroes-help = Combien de héros se battent. 0 : un par place, deux pour une seule.
tactique-option-heroes-n =
    { $n ->
        [0] un par place
       *[other] { $n } héros
    }
tactique-option-difficulty = Difficulté
tactique-option-difficulty-help = Quels ennemis attendent dans les quatre affrontements.
tactique-option-difficulty-easy = facile
tactique-option-difficulty-normal = normale
tactique-option-difficulty-hard = difficile
tactique-option-difficulty-extreme = extrême
tactique-option-difficulty-custom = la vôtre
tactique-option-custom = Vos propres ennemis
tactique-option-custom-help = Pour chaque affrontement, les ennemis basiques, intermédiaires et puissants, et au quatrième les boss : « 1,1,0 0,4,0 0,2,2 0,2,0,1 ». Compte si la difficulté est la vôtre.
tactique-option-boss = Boss
tactique-option-boss-help = Qui attend au quatrième affrontement.
tactique-option-boss-random = un au hasard
tactique-option-second_boss = Second boss
tactique-option-second_boss-help = Un second boss au quatrième affrontement : un défi pour la difficulté extrême et pour vos propres tables.
tactique-option-second_boss-random = un au hasard
tactique-option-second_boss-none = aucun
tactique-option-hero_pick = Choix des héros
tactique-option-hero_pick-help = Comment les héros sont attribués.
tactique-option-hero_pick-free = librement
tactique-option-hero_pick-random = au hasard
tactique-option-hero_pick-first_game = ceux d'une première partie
tactique-option-novice_pick = Choix des cartes Novice
tactique-option-novice_pick-help = Comment chaque héros reçoit ses deux cartes Novice.
tactique-option-novice_pick-free = librement
tactique-option-novice_pick-random = au hasard
tactique-option-novice_pick-suggested = la paire conseillée
tactique-option-battlefields = Champs de bataille
tactique-option-battlefields-help = Une règle particulière à chaque affrontement, pour les équipes aguerries.
tactique-option-battlefields-off = aucun
tactique-option-battlefields-random = piochés
tactique-option-battlefields-chosen = choisis par l'équipe
tactique-option-replay_cap = Répétitions d'une carte
tactique-option-replay_cap-help = Combien de fois la même carte peut être jouée en un tour. La limite empêche les boucles sans fin.
tactique-option-replay_cap-n =
    { $n ->
        [1] une fois par tour
       *[other] { $n } fois par tour
    }
tactique-option-interrupt_timer = Sablier des interruptions
tactique-option-interrupt_timer-help = Le temps pour réfléchir pendant le tour d'un autre quand on joue à plusieurs à distance.
tactique-option-interrupt_timer-0 = sans limite
tactique-option-interrupt_timer-n =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
tactique-option-forecast = Prévision
tactique-option-forecast-help = La table montre-t-elle ce que ferait chaque ennemi si le tour des héros finissait maintenant ?
tactique-option-forecast-on = montrée
tactique-option-forecast-off = cachée

## Questions

tactique-ask-pick_hero = { $hero }, quel héros jouez-vous ?
tactique-ask-pick_novice = { $hero }, quelle carte Novice prenez-vous ?
tactique-ask-pick_battlefield = Où se livre le prochain affrontement ?
tactique-ask-place_hero = { $hero }, où vous placez-vous ?
tactique-ask-confirm_places = { $hero } : tout le monde est-il bien placé ?
tactique-ask-start_turn = { $hero } : qui joue maintenant ?
tactique-ask-turn_action = { $hero }, que faites-vous ?
tactique-ask-discard_step = { $hero }, où avancez-vous ?
tactique-ask-choose_x = { $hero }, combien vaut X ?
tactique-ask-choose_enemy = { $hero }, quel ennemi ?
tactique-ask-choose_enemies = { $hero }, quels ennemis ?
tactique-ask-choose_hero = { $hero }, quel héros ?
tactique-ask-choose_heroes = { $hero }, quels héros ?
tactique-ask-choose_area = { $hero }, comment tournez-vous la zone ?
tactique-ask-choose_option = { $hero }, que choisissez-vous ?
tactique-ask-choose_move = { $hero }, où allez-vous ?
tactique-ask-choose_shift = { $hero }, où va l'ennemi ?
tactique-ask-choose_axis = { $hero }, dans quelle direction ?
tactique-ask-choose_cell = { $hero }, quelle case ?
tactique-ask-choose_discard = { $hero }, quelle carte défaussez-vous ?
tactique-ask-choose_exile = { $hero }, quelle carte exilez-vous ?
tactique-ask-choose_look = { $hero }, quelle carte ?
tactique-ask-choose_search = { $hero }, quelle carte de votre deck prenez-vous ?
tactique-ask-choose_retrieve = { $hero }, quelle carte reprenez-vous ?
tactique-ask-choose_heal = { $hero }, quelle blessure soignez-vous ?
tactique-ask-choose_trigger = { $hero }, qui est touché ?
tactique-ask-reward = { $hero }, quelle récompense prenez-vous ?
tactique-ask-heal_four = { $hero }, quelles blessures soignez-vous au lieu d'une récompense ?
tactique-ask-revive_cell = { $hero }, où revenez-vous ?
tactique-ask-substitute = { $hero }, quelle carte devient cette blessure ?
tactique-ask-wound_from_hand = { $hero }, quelle carte de votre main devient la blessure ?
tactique-ask-forced_discard = { $hero }, quelle carte devez-vous défausser ?
tactique-ask-forced_exile = { $hero }, quelle carte devez-vous exiler ?
tactique-ask-ally_move = { $hero }, où vous laissez-vous envoyer ?
tactique-ask-play_now = { $hero }, quelle carte jouez-vous aussitôt ?
tactique-ask-passive_move = { $hero }, où vous glissez-vous ?
tactique-ask-concede = { $hero }, voulez-vous abandonner ?

## Answers

tactique-choice-PickHero = { $hero }
tactique-choice-PickNovice = { $card }
tactique-choice-PickBattlefield = { $battlefield }
tactique-choice-DrawBattlefield = celui du dessus de la pile
tactique-choice-PlaceHero = en { $cell }
tactique-choice-PlaceAgain = replacer { $hero }
tactique-choice-ConfirmPlaces = rester ainsi
tactique-choice-StartTurn = { $hero } commence
tactique-choice-Play = jouer { $card }
tactique-choice-DiscardToMove = défausser { $card } pour bouger
tactique-choice-EndTurn = finir le tour
tactique-choice-StopPlaying = ne plus rien jouer
tactique-choice-MoveTo = en { $cell }
tactique-choice-Stay = rester
tactique-choice-ShiftTo = { $enemy } en { $cell }
tactique-choice-ShiftAlong = { $enemy } par { $path }
tactique-choice-ChooseAxis =
    { $figure } : { $axis ->
        [vertical] vers le haut ou le bas
       *[horizontal] vers la gauche ou la droite
    }
tactique-choice-ChooseX = X = { $n }
tactique-choice-ChooseEnemy = { $enemy }
tactique-choice-ChooseEnemies = { $enemies }
tactique-choice-ChooseHero = { $hero }
tactique-choice-ChooseHeroes = { $heroes }
tactique-choice-ChooseArea = { $turn } : { $figures }
tactique-choice-ChooseOption = { $what }
tactique-choice-number = option { $n }
tactique-choice-ChooseCell = { $cell }
tactique-choice-DiscardCard = { $card }
tactique-choice-ExileWound = { $card }, une de vos blessures
tactique-choice-ExileFromHand = { $card }, de la main
tactique-choice-ExileTop = la carte du dessus du deck, sans la voir
tactique-choice-TakeCard = { $card }
tactique-choice-PutBack = replacer d'abord { $card }
tactique-choice-HealWound = { $card }
tactique-choice-Substitute = { $card } (Substitution)
tactique-choice-TakeFromDeck = la carte du dessus du deck
tactique-choice-WoundFromHand = { $card }
tactique-choice-TakeReward = { $card }
tactique-choice-HealFour = soigner plutôt 4 blessures
tactique-choice-Concede =
    { $agree ->
        [yes] abandonner
       *[no] continuer le combat
    }
tactique-broken-concede = Vous l'avez déjà dit.

## Events

tactique-event-GameStarted =
    L'équipe : { $heroes }. Difficulté : { $difficulty }. { $n ->
        [one] À la fin attend { $bosses }.
       *[other] À la fin attendent { $bosses }.
    }
tactique-event-HeroPicked = { $seat } : { $hero }.
tactique-event-NovicePicked = { $hero } prend la carte Novice { $card }.
tactique-event-DeckShuffled =
    { $discard ->
        [yes] { $hero } mélange sa défausse et la place sous son deck.
       *[no] { $hero } mélange son deck.
    }
tactique-event-PileReshuffled = { $pile } : ce qui a servi est mélangé et forme une nouvelle pile.
tactique-event-EncounterStarted =
    Affrontement { $number } sur 4 : { $enemies }.{ $battlefield ->
        [none] {""}
       *[other] {" "}Champ de bataille : { $battlefield }. { $what }
    }
tactique-event-EncounterEnded =
    { $rounds ->
        [one] L'affrontement { $number } est gagné après { $rounds } manche.
       *[other] L'affrontement { $number } est gagné après { $rounds } manches.
    }
tactique-event-HeroPlaced =
    { $alive ->
        [yes] { $hero } prend place en { $cell }.
       *[no] { $hero } reste hors de combat : un marqueur en { $cell }.
    }
tactique-event-HeroMoved =
    { $how ->
        [push] { $hero } se fait repousser jusqu'en { $to }.
        [pull] { $hero } se fait attirer jusqu'en { $to }.
        [swap] { $hero } change de place et se retrouve en { $to }.
        [teleport] { $hero } apparaît en { $to }.
        [relocate] { $hero } apparaît en { $to }.
        [return] { $hero } revient en { $to }.
       *[move] { $hero } va de { $start } à { $to }.
    }
tactique-event-DiceRolled =
    { $accepted ->
        [yes] Les dés noirs : { $cell }.
       *[no] Les dés noirs : { $cell }. La case n'est pas libre, on relance.
    }
tactique-event-EnemyPlaced =
    { $summoned ->
        [yes] { $summoner } invoque { $enemy } en { $cell }
       *[no] { $enemy } apparaît en { $cell }
    } (vies : { $lives }, blessures pour chacune : { $wounds }).
tactique-event-NoEnemyLeft = Aucun ennemi { $tier } ne vient : il n'en reste pas, ou la place manque.
tactique-event-RoundStarted = Manche { $number }.
tactique-event-HeroesTurnStarted = Le tour des héros commence.
tactique-event-EnemiesTurnStarted = Le tour des ennemis commence.
tactique-event-TurnStarted = { $hero } commence son tour.
tactique-event-TurnEnded = { $hero } finit son tour.
tactique-event-CardDrawn = { $hero } pioche { $card }.
tactique-event-CardsLooked =
    { $count ->
        [1] { $hero } regarde la carte du dessus de son deck.
       *[other] { $hero } regarde les { $count } cartes du dessus de son deck.
    }
tactique-event-CardsSeen = { $hero } voit, à partir du dessus : { $cards }.
tactique-event-CardsRevealed = { $hero } révèle { $cards }.
tactique-event-CardPlayed =
    { $resolution ->
        [1]
            { $own_turn ->
                [yes] { $hero } joue { $card }
               *[no] { $hero } joue { $card } hors de son tour
            }
       *[other] { $hero } résout { $card } encore une fois
    }{ $x ->
        [-1] .
       *[other] , X = { $x }.
    }
tactique-event-StepResolved =
    { $source } : { $reason ->
        [not_then] { $part } est omise, car ce dont elle dépend n'a pas été fait.
        [no_target] { $part } ne trouve aucune cible.
        [nothing] { $part } n'a aucun effet.
        [no_x] { $part } n'a aucun X possible.
        [condition] la condition de { $part } n'est pas remplie.
        [chain] personne d'autre ne peut jouer, car la carte a elle-même été jouée hors tour.
       *[other] { $part } est faite.
    }
tactique-part =
    { $n ->
        [1] la première partie
        [2] la deuxième partie
        [3] la troisième partie
       *[other] la partie { $n }
    }
tactique-event-CardDiscarded =
    { $why ->
        [cost] { $hero } défausse { $card } pour bouger.
        [forced] { $hero } doit défausser { $card }.
        [end] L'affrontement est fini : { $hero } défausse { $card }.
        [played] { $card } va dans la défausse.
        [left_play] { $card } va dans la défausse.
       *[other] { $hero } défausse { $card }.
    }
tactique-event-CardExiled =
    { $start ->
        [wounds] { $hero } exile { $card }, une de ses blessures.
        [hand] { $hero } exile { $card }, de sa main.
        [deck] { $hero } exile { $card }, du dessus de son deck.
       *[other] { $card } part en exil.
    }
tactique-event-CardRetrieved =
    { $to ->
        [hand] { $hero } prend { $card } en main.
        [deck] { $hero } place { $card } sur son deck.
       *[discard] { $hero } place { $card } dans sa défausse.
    }
tactique-event-CardRemoved =
    { $for_good ->
        [yes] { $card } quitte la partie.
       *[no] { $card } quitte la partie jusqu'à la fin de l'affrontement.
    }
tactique-event-CardReturned =
    { $to ->
        [deck] { $card } retourne dans le deck.
       *[discard] { $card } revient, dans la défausse.
    }
tactique-event-CardInPlay = { $card } reste en jeu.
tactique-event-CardLeftPlay = { $card } n'est plus en jeu.
tactique-event-BlockGained = { $figure } gagne { $n } de blocage (total : { $total }).
tactique-event-BlockLost = { $figure } perd { $n } de blocage.
tactique-event-DamageDealt =
    { $source } : { $target } subit { $damage }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
tactique-event-LifeLost =
    { $lives ->
        [0] { $enemy } perd sa dernière vie.
       *[other] { $enemy } perd une vie (reste : { $lives }).
    }
tactique-event-LifeRegained = { $enemy } regagne une vie (total : { $lives }).
tactique-event-EnemyDied =
    { $how ->
        [hero] { $by } élimine { $enemy } !
        [master] { $enemy } disparaît avec { $by }.
       *[alone] { $enemy } meurt.
    }
tactique-event-DamageTaken =
    { $source } : { $hero } subit { $damage }{ $guarded ->
        [yes] {" "}pour { $meant_for }
       *[no] {""}
    }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
tactique-event-WoundTaken =
    { $start ->
        [substitution] { $hero } met plutôt { $card } dans ses blessures.
        [hand] { $hero } subit une blessure : { $card }, de sa main.
       *[deck] { $hero } subit une blessure : { $card }.
    }
tactique-event-Healed =
    { $n ->
        [0] { $hero } n'a rien à soigner.
       *[other] { $hero } soigne { $cards }.
    }
tactique-event-WoundsHealed = Les blessures guérissent : { $enemy } (de nouveau { $after } avant de perdre une vie).
tactique-event-EffectAdded = { $source } : { $figure }, { $effect }, { $until }.
tactique-event-EffectEnded = { $figure } : fin de l'effet « { $effect } ».
tactique-event-Triggered =
    { $source } réagit : { $event ->
        [play] une carte a été jouée.
        [kill] un ennemi a été éliminé.
        [wounded] des blessures ont été subies.
        [discarded] une carte a été défaussée.
        [exiled] une carte a été exilée.
        [turn_start] un tour commence.
        [encounter_start] l'affrontement commence.
        [dying] un héros va mourir.
        [life_lost] une vie a été perdue.
        [death] la mort est là.
        [round_start] le tour des héros commence.
        [round_end] le tour des ennemis finit.
        [hero_turn_end] un héros finit son tour.
       *[enemy_death] un ennemi est mort.
    }
tactique-event-RunePlaced = { $hero } pose { $card } en { $cell }.
tactique-event-RuneTriggered = { $card } agit en { $cell } : { $figure }.
tactique-event-RuneRemoved = { $card } disparaît de { $cell }.
tactique-event-EnemyTurnStarted = { $enemy } agit.
tactique-event-EnemyTurnEnded = { $enemy } a fini.
tactique-event-EnemyStunned =
    { $boss ->
        [yes] { $enemy } joue une Action de moins.
       *[no] { $enemy } perd son tour.
    }
tactique-event-EnemyMoved =
    { $how ->
        [retreat] { $enemy } s'éloigne jusqu'en { $to }.
        [push] { $enemy } se fait repousser jusqu'en { $to }.
        [pull] { $enemy } se fait attirer jusqu'en { $to }.
        [shift] { $enemy } se fait déplacer jusqu'en { $to }.
        [swap] { $enemy } change de place et se retrouve en { $to }.
        [relocate] { $enemy } disparaît et reparaît en { $to }.
       *[move] { $enemy } va de { $start } à { $to }.
    }
tactique-event-EnemyAttacked = { $enemy } frappe { $targets } : { $reason }.
tactique-event-EnemyAdvanced =
    { $reason ->
        [distance] { $enemy } avance vers { $hero } : aucun chemin ne mène jusqu'à un héros.
       *[path] { $enemy } avance vers { $hero } : personne n'est à portée, et nul héros n'est plus proche.
    }
tactique-event-EnemyStayed =
    { $enemy } reste en place : { $reason ->
        [hidden] personne ne peut être attaqué.
        [rooted] personne n'est à portée, et aucun déplacement n'est possible.
       *[no_way] personne n'est à portée, et impossible d'approcher.
    }
tactique-event-BossAction =
    { $cause ->
        [life] { $boss } a perdu une vie et riposte : { $action }. { $what }
       *[turn] { $boss } : { $action }. { $what }
    }
tactique-event-HeroDied = { $hero } meurt.
tactique-event-HeroReturned = { $hero } est de retour, en { $cell } !
tactique-event-RewardRevealed = Récompense { $phase } sur 3, { $hero } : { $cards }.
tactique-event-RewardTaken = { $hero } prend { $card }.
tactique-event-RewardHealed = { $hero } ne prend pas de récompense et se soigne.
tactique-event-RankEarned = { $hero } reçoit { $card }.
tactique-event-Conceded =
    { $agree ->
        [yes] { $seat } voudrait abandonner.
       *[no] { $seat } préfère continuer.
    }
tactique-event-GameEnded =
    { $won ->
        [yes] Le dernier ennemi est tombé : l'équipe a gagné !
       *[no] L'équipe a perdu, à l'affrontement { $encounter }.
    }
tactique-outcome-boss_defeated = Le boss et toute sa suite sont vaincus : l'équipe a gagné.
tactique-outcome-all_dead = Tous les héros sont morts : l'équipe a perdu à l'affrontement { $encounter }, manche { $round }.
tactique-outcome-conceded = L'équipe a abandonné à l'affrontement { $encounter }, manche { $round }.

## The table, line by line

tactique-table-setup = L'équipe se prépare.
tactique-table-time =
    { $phase ->
        [enemies] Affrontement { $encounter } sur 4, manche { $round } : le tour des ennemis.
        [reinforcing] Après l'affrontement { $encounter } sur 4 : les héros se renforcent.
       *[heroes] Affrontement { $encounter } sur 4, manche { $round } : le tour des héros.
    }
tactique-table-battlefield = Champ de bataille { $battlefield } : { $what }
tactique-table-obstacles =
    { $n ->
        [one] Obstacle : { $cells }.
       *[other] Obstacles : { $cells }.
    }
# $left: cards beyond the five that the next hand needs.
tactique-table-hero =
    { $hero }, { $cell ->
        [none] hors du plateau
       *[other] { $cell }
    }, { $status } : menace { $threat }, épées : { $swords }, blocage { $block }. Cartes au-delà de la prochaine main : { $left }.
tactique-table-piles = { $hero } - deck : { $deck } ; défausse : { $discard } ; exil : { $exile } ; blessures : { $wounds }.
tactique-table-card =
    { $n ->
        [1] En main : { $card }. { $what }
       *[other] En main, { $n } fois : { $card }. { $what }
    }
tactique-table-enemy = { $enemy } (agit en position { $number }) - { $state }. { $what }
tactique-table-effects = Effets : { $effects }.
tactique-table-rune = { $card } se trouve en { $cell }.
tactique-table-supply = Ennemis dans les piles : basiques { $basic }, intermédiaires { $intermediate }, puissants { $powerful }.

## What is printed around the text of a card

tactique-card-copies = { $n } { $card }
tactique-card-hero = Héros : { $colours } ; { $role } ; menace { $threat }, épées : { $swords } ; { $style }. Deck de base : { $deck }.
tactique-card-kind =
    { $kind ->
        [base] Carte du deck de base
        [reward] Récompense ({ $colour })
        [novice] Novice ({ $colour })
        [initiate] Initié ({ $hero })
        [adept] Adepte ({ $hero })
       *[master] Maître ({ $hero })
    }
tactique-card-line =
    { $kind } ; { $types } ; zone : { $zone }{ $others ->
        [yes] {" "}(sauf vous)
       *[no] {""}
    } ; exemplaires : { $n }.
tactique-card-enemy =
    Ennemi { $tier } ; { $icon ->
        [single] une cible
        [multi] plusieurs cibles
       *[none] aucune cible
    }{ $zone ->
        [none] {""}
       *[other] {"\u202F"}; zone : { $zone }
    } ; vies x blessures avec 2, 3, 4, 5 héros : { $with_2 }, { $with_3 }, { $with_4 }, { $with_5 }.
tactique-card-boss = Boss ; vies x blessures avec 2, 3, 4, 5 héros : { $with_2 }, { $with_3 }, { $with_4 }, { $with_5 }.
tactique-card-action =
    Action ({ $boss }) ; { $icon ->
        [single] une cible
        [multi] plusieurs cibles
       *[none] aucune cible
    }{ $zone ->
        [none] {""}
       *[other] {"\u202F"}; zone : { $zone }
    }.
tactique-card-battlefield = Champ de bataille.

## Content faults

# Numbers and words of steps
tactique-content-number = « { $verb } » de { $found } est impossible ; sont permis : 0 à 12, X, et 2X à 9X.
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
        [on] Un ennemi ne réagit que par ses passifs : « { $found } » s'écrit là.
       *[other] « { $found } » est réservé aux cartes des héros ; un ennemi ne peut pas l'employer.
    }
tactique-content-battlefield-verb = Un champ de bataille ne peut pas employer « { $found } ».
tactique-content-passive =
    « { $found } » n'est pas un effet passif { $owner ->
        [enemy] d'ennemi
       *[battlefield] de champ de bataille
    }.
tactique-content-then-first = Rien ne précède la première étape : retirez « then ».
tactique-content-take = « { $verb } » prend plus de cartes ({ $found }) qu'il n'en regarde ({ $n }).
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
tactique-content-no-that-enemy = La condition parle de cet ennemi, mais aucune étape précédente n'en a choisi un.
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
