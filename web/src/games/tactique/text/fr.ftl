# La table de Deckbuilding Tactique dans un navigateur.

tactique-board = Champ de bataille, lignes A à D et colonnes 1 à 6
tactique-enemies = Ennemis
tactique-no-enemies = Personne n'est encore là.
tactique-boss-waits = Attend dans le dernier affrontement : { $boss }.
tactique-team = Héros
tactique-seat = Place { $n }
tactique-encounter = Affrontement { $n } sur 4
tactique-round = Manche { $n }
tactique-damage = Dégâts possibles : { $n }
tactique-damage-help = Environ autant de dégâts que peuvent encore infliger cette manche les cartes en main des héros qui n'ont pas fini de jouer, si tous trouvent un ennemi
tactique-phase-setup = Avant le premier affrontement
tactique-phase-placing = Mise en place
tactique-phase-heroes = Tour des héros
tactique-phase-enemies = Tour des ennemis
tactique-phase-reinforcing = Renforcement
tactique-tab-hand = Main
tactique-tab-enemies = Ennemis
tactique-tab-team = Héros
tactique-icon-single = un héros
tactique-icon-multi = plusieurs héros
tactique-turn = Tourner la zone
tactique-turn-help = Tourner la zone : touche R, ou la molette sur le plateau
tactique-forecast = Prévision
tactique-forecast-dice = (sans les dés)
tactique-forecast-help = Ce que fera chaque ennemi si le tour des héros finissait maintenant (la touche F la lit)
tactique-forecast-none = Aucun ennemi ne ferait rien.
tactique-actions-left =
    { $n ->
        [one] { $n } Action dans la pioche
       *[other] { $n } Actions dans la pioche
    }
tactique-percent = { $n } %

## Héros

tactique-status-dead = à terre
tactique-status-active = joue
tactique-status-ready = prêt
tactique-status-done = a joué
tactique-threat = Menace : les ennemis visent la plus grande
tactique-swords = Épées : elles départagent les menaces égales
tactique-hand = Cartes en main
tactique-left = { $n } avant la mort
tactique-left-help = Cartes du paquet, de la défausse et de la main, moins 5 : un héros qui ne peut piocher jusqu'à 5 meurt
tactique-danger =
    { $n ->
        [0] en danger
       *[other] en danger ({ $n })
    }
tactique-chip = { $hero } : { $left } cartes avant la mort, blessures : { $wounds }
tactique-heap-hand = Main
tactique-heap-deck = Paquet
tactique-heap-discard = Défausse
tactique-heap-wounds = Blessures
tactique-heap-exile = Exil
tactique-heap-count = { $heap } : { $n }
tactique-heap-of = { $heap }, { $hero } : { $n }
tactique-heap-empty = Il n'y a rien ici.
tactique-order-help = Elles retournent ainsi sur le deck : la première au-dessus. Glissez une carte à sa place, touchez-la puis une autre, ou Alt et une flèche.
tactique-order-place = { $card } : place { $n }
tactique-order-done = Les remettre ainsi
tactique-sort-name = Par nom
tactique-sort-colour = Par couleur
tactique-sort-type = Par type
tactique-sort-lying = Les plus récentes d'abord
tactique-deck-note = Ce qu'il contient, trié : l'ordre, personne ne le connaît.
tactique-next = prochaine : { $n } %
tactique-rank-novice = Novice
tactique-rank-initiate = Initié
tactique-rank-adept = Adepte
tactique-rank-master = Maître
tactique-zone-others = { $zone }, pas sur soi
tactique-copies =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }

## La main

tactique-hand-of = La main : { $hero }
tactique-hand-empty = La main est vide.
tactique-play = Jouer
tactique-discard = Plutôt un pas
tactique-plan = Ce tour
tactique-plan-discard = { $card } (défausse)
tactique-plan-last = Reprendre le dernier
tactique-plan-first = Reprendre depuis le début
tactique-plan-fixed = De nouvelles cartes ou des dés ont été vus : c'est joué.
tactique-group-place = Placer ({ $n })
tactique-group-move = Se déplacer ({ $n })
tactique-group-shift = Déplacer l'ennemi ({ $n })
tactique-group-cell = Choisir une case ({ $n })
tactique-group-hand = Une carte de la main ({ $n })
tactique-end = Finir le tour
tactique-end-death = Ce héros ne peut pas piocher jusqu'à 5 cartes et va mourir. Finir le tour ?
tactique-end-unused = Aucune carte n'a été jouée ce tour-ci. Le finir quand même ?
tactique-concede = Abandonner
tactique-concede-title = Abandonner la partie ?
tactique-concede-help = La partie est perdue quand tout le monde à la table veut abandonner. Les programmes sont d'accord dès qu'une personne l'est.
tactique-concede-no = Continuer le combat
tactique-concede-back = Continuer malgré tout
tactique-concede-others = Abandonner aussi ? ({ $names })

## Ce qui va arriver

tactique-harm =
    { $hero } : { $damage ->
        [0] { $cards ->
            [0] { $wounds ->
                [0] indemne
                [one] { $wounds } blessure
               *[other] { $wounds } blessures
            }
            [one] perd 1 carte
           *[other] perd { $cards } cartes
        }
       *[other] { $damage ->
            [one] 1 dégât
           *[other] { $damage } dégâts
        }, { $blocked ->
            [0] { $wounds ->
                [0] aucune blessure
                [one] 1 blessure
               *[other] { $wounds } blessures
            }
           *[other] { $blocked } bloqués, { $wounds ->
                [0] aucune blessure
                [one] 1 blessure
               *[other] { $wounds } blessures
            }
        }
    }.
tactique-deed-dies = Il n'y survit pas.
tactique-deed-summons = D'autres sont appelés ; les dés disent où.
tactique-blow =
    { $enemy } : { $wounds ->
        [0] indemne
        [one] 1 blessure
       *[other] { $wounds } blessures
    }{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } bloqués
    }{ $lives ->
        [0] { "" }
        [one] , perd une vie
       *[other] , perd { $lives } vies
    }.
tactique-blow-dies = { $enemy } : meurt.
tactique-reacts =
    { $source ->
        [none] { $figure } réagit.
       *[other] { $figure } réagit : { $source }.
    }
tactique-then-chance = Ensuite, le hasard décide.

## Phrases lues à voix haute

tactique-say-lives =
    { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }
tactique-say-left =
    { $n ->
        [one] encore { $n } blessure
       *[other] encore { $n } blessures
    }
tactique-say-wounds =
    { $n ->
        [0] sans blessure
        [one] { $n } blessure
       *[other] { $n } blessures
    }
tactique-say-block = blocage { $n }
tactique-say-order =
    { $n ->
        [1] agit en premier
       *[other] agit en numéro { $n }
    }
tactique-say-dead = à terre, son marqueur
tactique-say-rune = rune : { $card }
tactique-say-obstacle = obstacle
tactique-say-free = { $cell }, libre
tactique-say-danger =
    { $hero } : { $left } cartes avant la mort{ $wounds ->
        [0] .
        [one] , 1 blessure prévue.
       *[other] , { $wounds } blessures prévues.
    }

## Bannières

tactique-banner-encounter = Affrontement { $n }
tactique-banner-heroes = Le tour des héros
tactique-banner-enemies = Les ennemis agissent
tactique-banner-cleared = Le terrain est à vous !
tactique-banner-won = Victoire !
tactique-banner-lost = Les héros sont tombés.

## Conseils pour la première partie

tactique-tip-welcome = Chaque héros a son paquet, et son paquet est sa vie. Prenez des héros qui se complètent : un qui attire les ennemis, un qui frappe, un qui soigne.
tactique-tip-place = Placez les plus solides devant, les autres hors de portée. Vous pouvez replacer tant que vous n'avez pas confirmé.
tactique-tip-turn = Cliquez sur une carte pour voir sa portée, encore une fois pour la jouer, ou faites-la glisser sur sa cible. Les cartes gardées n'auront pas à être piochées.
tactique-tip-forecast = Les flèches montrent ce que fera chaque ennemi si le tour des héros finissait maintenant : exactement, et de nouveau après chaque réponse. Écartez-vous, bloquez ou frappez d'abord.
tactique-tip-step = Faites glisser une carte sur une case voisine pour la défausser et faire un pas. Son effet est perdu, mais le pas peut valoir mieux.
tactique-tip-area = La zone se tourne : survolez le plateau, tournez la molette ou appuyez sur R. Toutes les figurines marquées sont visées.
tactique-tip-wound = Une blessure prend la carte du dessus du paquet. Un soin la ramène. Un héros qui ne peut piocher jusqu'à cinq cartes meurt.
tactique-tip-danger = Ce héros n'a plus une carte de trop : à la prochaine qui manque, il meurt. Soignez, bloquez ou cachez-vous.
tactique-tip-reward = Les récompenses vont dans la défausse : une carte sur trois, ou quatre blessures soignées. Plus de cartes, c'est aussi une vie plus longue.
tactique-tip-boss = Le boss tire deux Actions par tour, et une pour chaque vie perdue. La liste montre celles qui restent et leurs chances.

## La fin

tactique-tale-encounter =
    Affrontement { $n } : { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
tactique-tale-played = Cartes jouées
tactique-tale-dealt = Blessures infligées
tactique-tale-defeated = Ennemis vaincus
tactique-tale-taken = Blessures subies
tactique-tale-blocked = Bloqué
tactique-tale-steps = Pas
tactique-tale-deaths = Morts

## Touches

tactique-keys = Touches
tactique-key-card = choisir une carte de la main
    .key = 1-9
tactique-key-enter = la jouer, ou choisir la case visée
    .key = Entrée
tactique-key-discard = la défausser pour un pas : puis une flèche, ou Entrée pour rester
    .key = D
tactique-key-arrows = parcourir le plateau ; Tab passe par les cases possibles
    .key = ← ↑ → ↓
tactique-key-turn = tourner la zone
    .key = R
tactique-key-end = finir le tour
    .key = E
tactique-key-forecast = lire la prévision
    .key = F
tactique-key-danger = lire qui est en danger
    .key = G
