### L'Ordre de Veiel en français : les énigmes.

veiel-riddle-series = quel nombre vient après ceux-ci : { $terms }
veiel-riddle-doors = des trois portes, l'une cache un trésor, une autre un piège, la dernière rien. Une seule inscription est vraie : { $inscriptions }. Qu'y a-t-il où ?
veiel-riddle-inscription = sur la porte { $n } : { $what }
veiel-riddle-claim =
    { $content ->
        [treasure]
            { $holds ->
                [yes] la porte { $n } cache le trésor
               *[no] la porte { $n } ne cache pas le trésor
            }
        [trap]
            { $holds ->
                [yes] la porte { $n } cache le piège
               *[no] la porte { $n } ne cache pas le piège
            }
       *[empty]
            { $holds ->
                [yes] la porte { $n } ne cache rien
               *[no] la porte { $n } cache quelque chose
            }
    }
veiel-riddle-treasure = trésor
veiel-riddle-trap = piège
veiel-riddle-empty = rien
veiel-riddle-scales = les poids A, B, C et D pèsent 1, 2, 3 et 4. Sur la balance : { $weighings }. Dans quel ordre vont-ils, du plus léger au plus lourd ?
veiel-riddle-weighing =
    { $heavier ->
        [left] { $left } pèse plus que { $right }
        [right] { $left } pèse moins que { $right }
       *[none] { $left } pèse autant que { $right }
    }
veiel-riddle-grid = chaque ligne et chaque colonne a une fois chacun de ces signes, { $symbols } : { $square }. Que faut-il à la place du point d'interrogation ?
veiel-riddle-lock = un code a trois chiffres différents. { $clues }. Quel est le code ?
veiel-riddle-clue =
    { $right ->
        [0] { $guess } n'a aucun chiffre juste
        [one] { $guess } a { $right } chiffre juste
       *[other] { $guess } a { $right } chiffres justes
    }{ $right ->
        [0] {""}
       *[other]
            { $placed ->
                [0] , pas en place
               *[other] , { $placed } en place
            }
    }
veiel-riddle-levers =
    { $open ->
        [none] des { $doors } portes, toutes sont fermées
       *[other]
            { $n ->
                [one] des { $doors } portes, seule la porte { $open } est ouverte
               *[other] des { $doors } portes, celles-ci sont ouvertes : { $open }
            }
    }. Un levier ouvre ce qui est fermé et ferme ce qui est ouvert : { $levers }. Quels leviers ne laissent ouverte que la porte { $goal } ?
veiel-riddle-lever =
    { $n ->
        [one] le levier { $lever } agit sur la porte { $doors }
       *[other] le levier { $lever } agit sur les portes { $doors }
    }
veiel-riddle-pulled =
    { $n ->
        [one] levier { $levers }
       *[other] leviers { $levers }
    }
