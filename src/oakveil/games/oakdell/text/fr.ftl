### Les Donjons du Val aux Chênes en français : noms, questions, réponses et la table.
###
### Les réponses et les détails commencent par une minuscule et finissent sans point : le programme en fait des phrases.

oakdell-title = Les Donjons du Val aux Chênes

## Noms

oakdell-quoted = « { $name } »
oakdell-several = { $what } (×{ $n })
oakdell-die =
    { $die ->
        [white] le { $value } blanc
       *[black] le { $value } noir
    }
oakdell-point =
    { $point } ({ $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    })
# Où se trouve un point sur la fiche : $side.
oakdell-point-there =
    { $point }, { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    }, { $side }
oakdell-side-top-left = en haut à gauche
oakdell-side-top-middle = en haut
oakdell-side-top-right = en haut à droite
oakdell-side-middle-left = à gauche
oakdell-side-middle-middle = au milieu
oakdell-side-middle-right = à droite
oakdell-side-bottom-left = en bas à gauche
oakdell-side-bottom-middle = en bas
oakdell-side-bottom-right = en bas à droite
oakdell-line = { $start }–{ $end }
oakdell-circles = { $track } ×{ $n }
oakdell-drops =
    { $most ->
        [one] { $left } goutte sur { $most }
       *[other]
            { $left ->
                [one] { $left } goutte sur { $most }
               *[other] { $left } gouttes sur { $most }
            }
    }
oakdell-drops-pool = { $pool } { $left } sur { $most }
oakdell-hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    } ({ $part })

## Questions. $hero : à qui l'on demande.

oakdell-ask-hero = { $hero }, quel héros jouez-vous ?
oakdell-ask-draft = { $hero }, quel dé prenez-vous ?
oakdell-ask-route = { $hero }, par où passez-vous ?
oakdell-ask-after_route = { $hero }, faites-vous autre chose avant de frapper ?
oakdell-ask-attack =
    { $struck ->
        [yes] { $hero }, autre chose avant le tour du monstre ?
       *[no] { $hero }, comment frappez-vous ?
    }
oakdell-ask-chain_next = { $hero }, où finit le trait suivant ?
oakdell-ask-precision = { $hero }, où tracez-vous le petit trait ?
oakdell-ask-wound = { $hero }, quel point libre cochez-vous ?
oakdell-ask-bonus = { $hero }, ajoutez-vous des dégâts à ce trait ?
oakdell-ask-pool = { $hero }, qu'est-ce qui subit les dégâts ?
oakdell-ask-circle = { $hero }, quelle compétence développez-vous ?
oakdell-ask-gear = { $hero }, quelle pièce d'équipement prenez-vous ?
oakdell-ask-potion = { $hero }, quelle potion gagnez-vous ?
oakdell-ask-shrine = { $hero }, votre tour s'achève : détruisez-vous un autel ?
oakdell-ask-skip = { $hero }, passez-vous la phase du monstre ?
oakdell-ask-dodge = { $hero }, où esquivez-vous ?
oakdell-ask-let_go = { $hero }, laissez-vous partir le monstre ?
oakdell-ask-brace = { $hero }, que faites-vous avant le jet du monstre ?
oakdell-ask-reroll = { $hero }, faites-vous relancer ?
oakdell-ask-boss_shift = { $hero }, que faites-vous du jet du boss ?
oakdell-ask-riposte = { $hero }, ripostez-vous depuis un point rouge ?
oakdell-ask-block = { $hero }, bloquez-vous ?

## Réponses

oakdell-choice-ChooseHero = { $hero }
oakdell-choice-Draft =
    { $rolled } : { $move ->
        [one] { $move } case
       *[other] { $move } cases
    }, frappe depuis un point { $point ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    }
oakdell-choice-Route =
    { $to ->
        [none] rester
       *[other]
            { $n ->
                [one] avancer de { $n } case, jusqu'en { $to }
               *[other] avancer de { $n } cases, jusqu'en { $to }
            }
    }
oakdell-choice-GoOn = rien de plus
oakdell-choice-Drink = boire { $potion }
oakdell-choice-Pay = détruire { $name } en { $shrine }
oakdell-choice-Strike =
    de { $start } à { $end }{ $any_point ->
        [yes] {" "}avec l'attaque de n'importe quel point
       *[no] {""}
    }{ $circle ->
        [0] {""}
       *[other] {" "}avec Frappes supplémentaires { $value }
    }
oakdell-choice-NextStrike =
    jusqu'en { $end }{ $circle ->
        [0] {""}
       *[other] {" "}avec Frappes supplémentaires { $value }
    }
oakdell-choice-StopChain = s'arrêter là
oakdell-choice-Slash = de ({ $x1 }, { $y1 }) à ({ $x2 }, { $y2 })
oakdell-choice-Wound = { $point }
oakdell-choice-HitPool = { $pool }
oakdell-choice-UseCircle =
    { $key ->
        [block] bloquer { $value }
       *[bonus]
            { $value ->
                [one] +{ $value } dégât
               *[other] +{ $value } dégâts
            }
    }
oakdell-choice-Decline =
    { $key ->
        [bonus] non, garder les cercles
        [block] non, encaisser
        [skip] non, affronter { $monster }
        [let_go] non, continuer le combat
        [riposte] non
        [reroll] non, le garder
       *[other] non
    }
oakdell-choice-Fury = frapper avec la Hache de furie
oakdell-choice-Disable = neutraliser la capacité du monstre ({ $monster }) ce tour-ci
oakdell-choice-EndAttack =
    { $struck ->
        [yes] finir la phase d'attaque
       *[no] finir la phase d'attaque sans frapper
    }
oakdell-choice-Light =
    { $torch ->
        [own] allumer une torche
       *[special] utiliser la Torche supplémentaire
    }
oakdell-choice-FaceRoll = laisser { $monster } lancer le dé
oakdell-choice-Skip = oui, avec { $means }
oakdell-choice-DodgeTo =
    { $to }{ $via ->
        [key] , par la porte avec une clé
        [breach] , en enfonçant la porte
        [wall] , en brisant le mur (1 dégât)
        [ghost] , à travers la porte fermée
       *[open] {""}
    }
oakdell-choice-LetGo = laisser partir { $monster }
oakdell-choice-Reroll =
    { $pool ->
        [none] relancer
       *[other] relancer pour { $pool }
    }
oakdell-choice-Shift = { $result }
oakdell-choice-TakeGear = { $gear }
oakdell-choice-Develop = { $track }
oakdell-choice-TakePotion = { $potion }

## Refus. Les cases portent la lettre de leur colonne et le numéro de leur rangée.

oakdell-broken-length =
    Le chemin doit avoir exactement { $wanted ->
        [one] { $wanted } pas
       *[other] { $wanted } pas
    } ; celui-ci en a { $steps }.
oakdell-broken-run =
    { $most ->
        [0] La Course n'est pas prête.
       *[other] La Course permet { $most } de plus au maximum, pas { $run }.
    }
oakdell-broken-boots = Les bottes ne permettent pas { $boots } de plus.
oakdell-broken-step = Aucun passage ne mène de { $start } à { $to }.
oakdell-broken-closed = Le passage de { $start } à { $to } est fermé.
oakdell-broken-keys =
    { $keys ->
        [0] Il ne reste aucune clé pour cette porte.
       *[other] Cette porte ne s'ouvre pas avec une clé.
    }
oakdell-broken-breach = « Enfoncer une porte » n'est pas prêt.
oakdell-broken-ghost = Les Bottes fantômes ne passent les portes que si vous avancez d'exactement 1 case.
oakdell-broken-wall = « Briser le mur » n'est pas prêt.
oakdell-broken-avoid = Aucun piège ne peut être évité en { $space }.
oakdell-broken-via = On ne passe pas ainsi de { $start } à { $to }.
# $mm : la longueur du trait, en millimètres.
oakdell-broken-slash = Le trait doit mesurer { $mm } mm.

## Détails entre parenthèses

oakdell-detail-hero =
    { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } ; cercles cochés : { $circles }
oakdell-detail-route =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } depuis { $space }{ $keys ->
        [0] {""}
        [one] , { $keys } clé
       *[other] , { $keys } clés
    }
oakdell-detail-attack =
    depuis un point { $point ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    } ; { $monster } : { $drops }
oakdell-detail-chain =
    depuis { $point } ; { $left ->
        [one] encore { $left } trait
       *[other] encore { $left } traits
    }
oakdell-detail-monster = { $monster } : { $drops }
oakdell-detail-harm =
    { $source ->
        [trap] un piège
        [wall] le mur
        [attack] { $monster } attaque
        [flight] { $monster } fuit
        [coffins] le dernier cercueil
       *[potion] la potion
    } : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, il vous reste { $hp ->
        [one] { $hp } cœur
       *[other] { $hp } cœurs
    }
oakdell-detail-letting-go =
    il infligerait { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, { $drops }
oakdell-detail-rolled = jet : { $rolls }
oakdell-detail-rolled-damage =
    jet : { $rolls }, soit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
oakdell-detail-shift =
    { $face } : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
oakdell-detail-shift-type =
    yeux { $face } : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
oakdell-detail-shift-grown =
    { $face } : il grandit de { $gained }, { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
oakdell-detail-cost = noircir { $cost }
oakdell-detail-circle =
    cercle { $circle }, valeur { $value }{ $special ->
        [none] {""}
       *[other] {" "}; { $special } devient prêt
    }
oakdell-detail-left =
    { $n ->
        [one] encore { $n } cercle
       *[other] encore { $n } cercles
    }

## La table, ligne par ligne

oakdell-table-time = Manche { $round } sur { $rounds }. { $hero } tient le gland.
oakdell-table-setup = On prépare la table.
oakdell-table-goal =
    { $scenario ->
        [boss] { $dungeon } : tuer { $boss }, dont la chambre est en { $space }.
       *[shrines] { $dungeon } : détruire tous les autels.
    }
oakdell-table-dice = Sur le plateau des dés : { $dice }.
oakdell-table-turn =
    { $hero } joue { $rolled } : { $phase ->
        [dungeon] phase de donjon.
        [attack] phase d'attaque.
       *[monster] phase du monstre.
    }
oakdell-table-hero =
    { $hero }, { $card } : { $status ->
        [dead] hors jeu, le héros est mort.
        [down] à terre, cœurs pleins { $full }, brisés { $broken } ; en { $space }, zone { $zone }.
       *[up]
            { $hp ->
                [one] { $hp } cœur
               *[other] { $hp } cœurs
            } (pleins { $full }, brisés { $broken }) ; en { $space }, zone { $zone }.
    }
oakdell-table-goods = Clés { $keys }, torches { $torches }, monstres vaincus { $kills }.
oakdell-table-potions = Potions : { $potions }.
oakdell-table-gear = Équipement : { $gear }.
oakdell-table-specials = Compétences spéciales prêtes : { $specials }.
oakdell-table-tracks = Cercles à utiliser : { $tracks }.
# Les cercles d'une compétence : les valeurs de ceux qui restent, « 1, 1, 2 » ; combien sont cochés sur neuf.
oakdell-table-track =
    { $track } { $values } ({ $marked ->
        [one] { $marked } coché
       *[other] { $marked } cochés
    })
oakdell-table-progress = La chambre du boss est atteinte.
oakdell-table-destroyed = Autels détruits : { $shrines }.
oakdell-table-fight = Adversaire : { $monster }, { $drops }.
oakdell-table-free = Points libres : { $points }.
oakdell-table-used = Points pris : { $points }.
oakdell-table-blocked = Points perdus : { $points }.
oakdell-table-lines = Traits : { $lines }.
oakdell-table-icons = Symboles restants : { $icons }.
oakdell-icon =
    { $kind ->
        [damage] épée
        [strike] double flèche
        [block] bouclier
       *[key] clé
    }
oakdell-free-line = le petit trait
oakdell-table-ability = { $name } : { $what }
oakdell-table-hard-hits = Touches sur la partie dure : { $n }.
oakdell-table-fury = Ses jets augmentent de { $n }.
oakdell-table-broken = Chaînes brisées : { $n }.
oakdell-table-coffins = Cercueils cochés : { $n }.
oakdell-table-attack = Dé blanc : { $white }. Dé noir : { $black }.
oakdell-table-reward = Récompense : { $reward }.
oakdell-table-features = Sur le plan : { $features }.
oakdell-table-feature =
    { $kind ->
        [entrance] entrée
        [boss] chambre du boss
        [trap] piège
        [fountain] Fontaine de vie
        [chest] coffre
        [wall_torch] torche murale
        [torch] torche
        [potion] { $potion }
       *[shrine] { $shrine }
    } { $space }
oakdell-table-doors = Portes fermées : { $doors }.
oakdell-table-walls = Murs minces : { $walls }.
oakdell-table-between = { $one }|{ $other }
oakdell-table-deck =
    Pile de niveau { $level } : { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }{ $returned ->
        [none] .
       *[other] , tout en bas { $returned }.
    }

## Options

oakdell-option-players = Héros
oakdell-option-players-help = Combien de héros font la course ; un seul joue en solo.
oakdell-option-players-n = { $n }
oakdell-option-dungeon = Donjon
oakdell-option-dungeon-help = Quel plan est joué.
oakdell-option-scenario = Objectif
oakdell-option-scenario-help = Ce que les héros doivent accomplir.
oakdell-option-scenario-boss = tuer le boss
oakdell-option-scenario-shrines = détruire tous les autels
oakdell-option-boss = Boss
oakdell-option-boss-help = Quel boss attend dans la chambre ; seulement s'il faut tuer le boss.
oakdell-option-boss-dungeon = celui du donjon
oakdell-option-longer = Partie plus longue
oakdell-option-longer-help = Plus de manches : c'est plus facile.
oakdell-option-longer-on = oui
oakdell-option-longer-off = non
oakdell-option-first_monster = Premier monstre
oakdell-option-first_monster-help = Qui chacun rencontre d'abord.
oakdell-option-first_monster-ghost = un Fantôme, le mieux pour une première partie
oakdell-option-first_monster-draw = tiré de la pile
oakdell-option-heroes = Choix des héros
oakdell-option-heroes-help = Comment les héros viennent aux places.
oakdell-option-heroes-same = chacun est Écuyer du Chêne
oakdell-option-heroes-choose = à tour de rôle
oakdell-option-heroes-random = au hasard
oakdell-option-death_variant = À terre au lieu de mort
oakdell-option-death_variant-help = Qui n'a plus de cœur renonce à se déplacer pour s'en remettre ; pas contre un boss, ni en solo.
oakdell-option-death_variant-on = oui
oakdell-option-death_variant-off = non
oakdell-option-solo_decks = Piles en solo
oakdell-option-solo_decks-help = Combien de monstres de chaque niveau peuvent venir.
oakdell-option-solo_decks-all = tous
oakdell-option-solo_decks-three = trois
oakdell-option-time_up = Quand le temps est écoulé
oakdell-option-time_up-help = Comment finit une partie où personne n'a atteint l'objectif ; en solo elle est toujours perdue.
oakdell-option-time_up-rank = le meilleur héros gagne
oakdell-option-time_up-defeat = tous ont perdu
oakdell-option-first_player = Premier joueur
oakdell-option-first_player-help = Qui tient d'abord le gland.
oakdell-option-first_player-random = au hasard
oakdell-option-first_player-1 = place 1
oakdell-option-first_player-2 = place 2
oakdell-option-first_player-3 = place 3
oakdell-option-first_player-4 = place 4

## How hard a game will be

oakdell-forecast = Un robot raisonnable gagne environ { $percent } % de ces parties.
oakdell-forecast-race = Dans environ { $percent } % de ces courses, un des robots raisonnables atteint l'objectif à temps.
oakdell-forecast-unknown = Personne ne connaît la difficulté de cette partie : laissez le laboratoire la mesurer.
