### Les Donjons du Val aux Chênes en français : ce qui arrive, phrase par phrase, et comment une partie finit.

## La table et les manches

oakdell-event-GameSetUp =
    { $scenario ->
        [boss] { $dungeon } : { $boss } attend dans sa chambre ; il y a { $rounds } manches pour le tuer.
       *[shrines] { $dungeon } : il y a { $rounds } manches pour détruire tous les autels.
    } Monstres dans les piles : { $one } de niveau 1, { $two } de niveau 2, { $three } de niveau 3.
oakdell-event-HeroReady = { $name }, { $card }, se tient à l'entrée.
oakdell-event-AcornGiven = { $hero } tient le gland.
oakdell-event-RoundBegan = La manche { $number } commence avec { $acorn }.
oakdell-event-RoundEnded = La manche { $number } est finie.
oakdell-event-DiceRolled = { $hero } lance les dés : { $dice }.
oakdell-event-DieDrafted =
    { $hero } prend { $rolled } : { $move ->
        [one] { $move } case
       *[other] { $move } cases
    }, une frappe depuis un point { $point ->
        [red] rouge.
        [yellow] jaune.
        [blue] bleu.
       *[green] vert.
    }
oakdell-event-DieDiscarded = { $rolled } est défaussé.

## La phase de donjon

oakdell-event-RouteDeclared =
    { $hero } { $run ->
        [0] avance
       *[other] court
    } de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, de { $start } à { $to }.
oakdell-event-Stepped = { $hero } passe en { $to }.
oakdell-event-MovementLost =
    { $hero } ne peut pas bouger : { $lost ->
        [one] { $lost } case est perdue.
       *[other] { $lost } cases sont perdues.
    }
oakdell-event-MovementForfeited = { $hero } est à terre et ne bouge pas.
oakdell-event-TrapSprung =
    Le piège en { $space } se referme : { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
oakdell-event-TrapAvoided = { $hero } évite le piège en { $space }.
oakdell-event-TrapEndedOn = { $hero } s'arrête juste sur le piège en { $space }, qui ne bouge pas.
oakdell-event-ItemTaken =
    { $kind ->
        [potion] { $hero } trouve { $potion } en { $space }
        [torch] { $hero } trouve une torche en { $space }
        [fountain] { $hero } boit à la Fontaine de vie en { $space }
       *[chest] { $hero } ouvre le coffre en { $space }
    }{ $gained ->
        [yes] .
       *[no] , mais n'a plus de place.
    }
oakdell-event-DoorOpened =
    { $via ->
        [key] { $hero } ouvre à clé la porte entre { $one } et { $other }.
       *[breach] { $hero } enfonce la porte entre { $one } et { $other }.
    }
oakdell-event-DoorGhosted = { $hero } traverse la porte fermée entre { $one } et { $other }.
oakdell-event-WallBroken = { $hero } brise le mur entre { $one } et { $other }.
oakdell-event-ChamberReached = { $hero } atteint la chambre du boss : il viendra après le monstre en cours.
oakdell-event-ShrineEntered = { $hero } entre dans l'autel en { $space }.
oakdell-event-ShrineDestroyed = { $hero } détruit l'autel en { $space } avec { $paid } !
oakdell-event-GearTaken = { $hero } prend { $gear }. { $what }
oakdell-event-NoGearLeft = { $hero } a déjà toutes les pièces d'équipement.
oakdell-event-SetCompleted =
    { $kind ->
        [weapon]
            { $pieces ->
                [one] { $pieces } arme : une collection est complète.
               *[other] { $pieces } armes : une collection est complète.
            }
       *[armour]
            { $pieces ->
                [one] { $pieces } pièce d'armure : une collection est complète.
               *[other] { $pieces } pièces d'armure : une collection est complète.
            }
    }

## Les potions

oakdell-event-PotionGained =
    { $gained ->
        [yes] { $hero } gagne { $potion }.
       *[no] { $hero } n'a plus de place pour { $potion }.
    }
oakdell-event-PotionDrunk = { $hero } boit { $potion }.
oakdell-event-PointBlocked = { $hero } coche { $point } : plus aucun trait ne peut y finir.

## La phase d'attaque

oakdell-event-StrikeDeclared =
    { $hero } frappe de { $start } à { $end }{ $any_point ->
        [yes] , depuis n'importe quel point
       *[no] {""}
    }{ $circle ->
        [0] .
       *[other] , avec Frappes supplémentaires { $value }.
    }
oakdell-event-LineDrawn =
    { $hits ->
        [none]
            { $off ->
                [0] { $hero } trace { $line } : aucun autre trait n'est croisé.
                [one] { $hero } trace { $line } : { $off } trait croisé hors du corps.
               *[other] { $hero } trace { $line } : { $off } traits croisés hors du corps.
            }
       *[other]
            { $off ->
                [0] { $hero } trace { $line } : { $hits } !
               *[other] { $hero } trace { $line } : { $hits } ! Hors du corps : { $off }.
            }
    }
oakdell-event-IconTaken =
    { $kind ->
        [damage] Le trait croise une épée
        [strike] Le trait croise une double flèche
        [block] Le trait croise un bouclier
       *[key] Le trait croise une clé
    }{ $gained ->
        [yes] .
       *[no] , mais cette compétence est complète.
    }
oakdell-event-CircleMarked = { $hero } développe { $track } : cercle { $circle }, valeur { $value }.
oakdell-event-CircleFilled = { $hero } noircit le cercle { $circle } de { $track }, valeur { $value }.
oakdell-event-SpecialReady = { $special } est prêt.
oakdell-event-SpecialUsed = { $hero } utilise { $special }.
oakdell-event-KeyGained =
    { $keys ->
        [one] { $hero } a { $keys } clé.
       *[other] { $hero } a { $keys } clés.
    }
oakdell-event-TorchGained =
    { $gained ->
        [yes] { $hero } gagne une torche.
       *[no] { $hero } n'a plus de place pour une torche.
    }
oakdell-event-HeartsGained =
    { $why ->
        [recovery] { $hero } récupère
       *[other] { $hero } gagne
    } { $n ->
        [one] { $n } cœur.
       *[other] { $n } cœurs.
    }
# $with_ : l'équipement ou la potion qui le fait. $pool : quelle réserve de gouttes, s'il y en a plusieurs.
oakdell-event-DamageDealt =
    { $source ->
        [circle] Dégâts supplémentaires :{" "}
        [line] {""}
       *[other] { $with_ } :{" "}
    }{ $pool ->
        [none] { $sheet } perd
       *[other] { $pool } perd
    } { $drops ->
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    }{ $excess ->
        [0] .
       *[other] {" "}({ $excess } de trop).
    }
oakdell-event-HardHit = Touches sur la partie dure jusqu'ici : { $hits }.
oakdell-event-WingHit = Les ailes sont touchées : désormais ses jets augmentent de { $fury }.
oakdell-event-LinkBroken = Une chaîne se brise !
oakdell-event-MonsterDefeated = Victoire sur { $sheet } !
oakdell-event-AbilityRewarded = Le but de sa capacité est atteint : il y a plus à gagner.

## La phase du monstre

oakdell-event-PhaseSkipped = { $hero } passe la phase du monstre avec { $means }.
oakdell-event-AbilityDisabled = La capacité du monstre ({ $sheet }) est neutralisée ce tour-ci.
oakdell-event-TorchLit =
    { $torch ->
        [own] { $hero } allume une torche.
       *[special] { $hero } allume une torche supplémentaire.
    }
oakdell-event-AttackRolled =
    { $pool ->
        [none] { $sheet } attaque : { $raw }
       *[other] { $pool } attaque : { $raw }
    }{ $change ->
        [0] {""}
       *[other] , compté { $result }
    }, soit { $entry ->
        [one] { $entry } dégât.
       *[other] { $entry } dégâts.
    }
oakdell-event-AttackRerolled = Nouveau jet : { $after } au lieu de { $before }.
oakdell-event-BossAttacked =
    { $sheet } attaque avec { $result }, { $named ->
        [yes] { $face }
       *[no] yeux { $face }
    }{ $gained ->
        [0] {""}
       *[other] {" "}: il grandit de { $gained }
    }, soit { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
# $less : ce que l'équipement et un cercle ont retiré.
oakdell-event-HeartsBroken =
    { $marked ->
        [0] { $hero } n'a rien
        [one] { $hero } perd { $marked } cœur
       *[other] { $hero } perd { $marked } cœurs
    }{ $less ->
        [0] .
        [one] {" "}({ $less } évité sur { $raw }).
       *[other] {" "}({ $less } évités sur { $raw }).
    }
oakdell-event-MonsterGrew =
    { $drops ->
        [one] { $sheet } gagne { $drops } goutte.
       *[other] { $sheet } gagne { $drops } gouttes.
    }
oakdell-event-CoffinMarked =
    { $coffins ->
        [one] Un premier cercueil est coché.
       *[other] Le cercueil { $coffins } est coché.
    }
oakdell-event-MonsterFled =
    { $drops ->
        [one] { $sheet } fuit avec { $drops } goutte.
       *[other] { $sheet } fuit avec { $drops } gouttes.
    }
# $ability : sa capacité, ou « none ».
oakdell-event-MonsterDrawn =
    { $hero } rencontre { $a_sheet } (niveau { $level }).{ $ability ->
        [none] {""}
       *[other] {" "}{ $ability }
    }
oakdell-event-BossEngaged = { $hero } affronte { $sheet } ! { $ability }

## La vie, la mort, la fin

oakdell-event-HeroDown = { $hero } est à terre.
oakdell-event-HeroUp = { $hero } se relève.
oakdell-event-HeroDied =
    { $source ->
        [trap] { $hero } meurt dans un piège.
        [wall] { $hero } meurt en brisant un mur.
        [potion] { $hero } meurt d'une potion.
        [flight] { $hero } meurt pendant que le monstre fuit.
        [wounds] { $hero } meurt : plus aucun cœur ne peut être gagné.
       *[attack] { $hero } meurt.
    }
oakdell-event-GameEnded =
    { $reason ->
        [boss_dead] Le boss est mort.
        [shrines_destroyed] Tous les autels sont détruits.
        [all_dead]
            { $heroes ->
                [one] C'en est fait du héros.
               *[other] Tous les héros sont morts.
            }
       *[other] Le temps est écoulé.
    }
# $winners : un héros ou plusieurs, $n combien ; $round la dernière manche.
oakdell-outcome-boss_dead = { $winners } tue le boss à la manche { $round } et gagne !
oakdell-outcome-shrines_destroyed = { $winners } détruit le dernier autel à la manche { $round } et gagne !
oakdell-outcome-all_dead =
    { $heroes ->
        [one] C'en est fait du héros : le donjon a gagné.
       *[other] Tous les héros sont morts : le donjon a gagné.
    }
oakdell-outcome-time_up =
    { $heroes ->
        [one] Le temps est écoulé et l'objectif n'est pas atteint : le donjon a gagné.
       *[other] Le temps est écoulé et personne n'a atteint l'objectif : tous ont perdu.
    }
oakdell-outcome-ranked =
    { $n ->
        [one] Le temps est écoulé et personne n'a atteint l'objectif. { $winners } s'en est approché le plus et gagne.
       *[other] Le temps est écoulé et personne n'a atteint l'objectif. { $winners } s'en sont approchés autant et partagent la victoire.
    }
