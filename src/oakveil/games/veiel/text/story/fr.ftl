### L'Ordre de Veiel en français : ce qui arrive, phrase par phrase, et comment finit une partie.

## Parties de phrases

veiel-side =
    { $die ->
        [0]
            { $total ->
                [0] un jet caché
               *[other] { $total }
            }
       *[other]
            { $total ->
                [0] dé { $die }
               *[other] { $total } (dé { $die })
            }
    }
veiel-duel = { $own } contre { $foe }
veiel-times = dégâts ×{ $n }
veiel-until-round = jusqu'à la fin du tour du MDD
veiel-until-combat = jusqu'à la fin du combat
veiel-until-incursion = jusqu'à la fin de l'incursion
veiel-until-game = jusqu'à la fin de la partie

veiel-riddle-family-series = une suite de nombres
veiel-riddle-family-doors = trois portes
veiel-riddle-family-scales = des balances
veiel-riddle-family-grid = un carré de signes
veiel-riddle-family-lock = une serrure à chiffres
veiel-riddle-family-spoken = une énigme du maître du donjon
veiel-riddle-family-levers = des leviers

## Mise en place et zone de repos

veiel-event-GameStarted =
    Dans la crypte attend { $boss }.{ $power ->
        [none] {""}
       *[other] {" "}Pouvoir : { $power }.
    }{ $special_room ->
        [none] {""}
       *[other] {" "}Salle spéciale : { $special_room }.
    }{ $master ->
        [0] {" "}Il n'y a pas de maître du donjon.
       *[other] {""}
    }{ $fudge ->
        [kind] {" "}Le maître du donjon peut baisser ses propres dés avant que l'équipe les voie.
        [free] {" "}Le maître du donjon peut changer ses propres dés avant que l'équipe les voie.
       *[off] {""}
    }
veiel-event-HeroChosen = { $seat } joue { $hero }.
veiel-event-VoicesHeard = Les décisions de l'équipe reviennent à ces héros : { $heroes }.
veiel-event-DefenderNamed = Le défenseur : { $hero }.
veiel-event-PhylacteryDrawn = { $hero } pioche { $card }.
veiel-event-PhylacteryRemoved = { $hero } renonce à { $card }, qui quitte la partie.
veiel-event-LineAdded = La ligne { $line } s'ajoute à la crypte : { $rooms }, face cachée.
veiel-event-LineLaid = Le maître du donjon pose la ligne { $line } : { $layout }.
veiel-event-RoomsTaken = La corruption mêle ces salles : { $places }.
veiel-event-RoomsLaid = Le maître du donjon repose les salles : { $layout }.
veiel-event-RestBegan =
    { $number ->
        [1] L'équipe se prépare à la première incursion.
       *[other] L'équipe se repose avant l'incursion { $number } : tout le monde retrouve ses forces.
    }
veiel-event-LevelGained = { $hero } atteint le niveau { $level } : { $raised } +1.
veiel-event-Equipped = { $hero } s'équipe : { $card } ({ $slot }).
veiel-event-Unequipped =
    { $forced ->
        [yes] { $hero } ne peut plus porter { $card } : la carte va dans la boîte.
       *[no] { $hero } met { $card } dans la boîte.
    }
veiel-event-ItemMoved = { $hero } donne { $item } { $receiver }.
veiel-event-ItemGained = { $hero } reçoit { $item }.
veiel-event-ItemSpent =
    { $lost ->
        [yes] { $hero } n'a plus { $item }.
       *[no] { $hero } a utilisé { $item } : la carte est défaussée.
    }
veiel-event-Sold = Le forgeron prend { $card } pour 1 cristal.
veiel-event-Bought =
    { $hero ->
        [none] L'équipe achète { $card }
       *[other] L'équipe achète { $card } pour { $hero }
    } : { $price ->
        [one] { $price } cristal.
       *[other] { $price } cristaux.
    }
veiel-event-OfferRevealed = Le forgeron propose { $cards }.
veiel-event-OfferDiscarded = { $cards } : ce qui n'a pas été acheté est perdu pour de bon.
veiel-event-CrystalsChanged =
    { $gained ->
        [yes] La bourse gagne { $count } (maintenant { $purse }).
       *[no] La bourse perd { $count } (maintenant { $purse }).
    }

## La crypte

veiel-event-CrossingStarted =
    Incursion { $number } : { $lines } lignes de salles{ $events ->
        [0] {""}
        [one] , { $events } événement
       *[other] , { $events } événements
    }.
veiel-event-EventsDrawn =
    { $master ->
        [0]
            { $n ->
                [0] Aucun événement n'est posé face cachée.
                [one] { $n } événement est posé face cachée.
               *[other] { $n } événements sont posés face cachée.
            }
       *[other]
            { $n ->
                [0] Le maître du donjon ne pioche aucun événement.
                [one] Le maître du donjon pioche { $n } événement.
               *[other] Le maître du donjon pioche { $n } événements.
            }
    }
veiel-event-EventSeen = Le maître du donjon pioche { $card }.
veiel-event-EventsDiscarded =
    { $n ->
        [one] { $n } événement non joué est défaussé.
       *[other] { $n } événements non joués sont défaussés.
    }
veiel-event-EventsReshuffled = On mélange les événements pour une nouvelle pile.
veiel-event-WingChosen =
    { $changed ->
        [yes] L'équipe passe dans l'aile { $wing }.
       *[no] L'équipe choisit l'aile { $wing }.
    }
veiel-event-RoomEntered = L'équipe entre en { $place }.
veiel-event-RoomRevealed = { $place } : { $room }.
veiel-event-RoomResolved = { $place } : la salle est résolue.
veiel-event-RoomReplaced = En { $place } se trouve désormais { $room }.
veiel-event-RoomPeeked = { $source } montre ce qui se trouve en { $place } : { $room }.
veiel-event-RoomFrozen =
    { $frozen ->
        [yes] { $place } : la salle est gelée, la corruption ne peut pas la prendre.
       *[no] { $place } : la salle n'est plus gelée.
    }
veiel-event-PricePaid =
    { $by ->
        [crystals] L'équipe paie.
        [unlock]
            { $hero ->
                [none] L'équipe ouvre sans payer.
               *[other] { $hero } ouvre avec { $card }.
            }
       *[item]
            { $hero ->
                [none] L'équipe utilise { $card }.
               *[other] { $hero } utilise { $card }.
            }
    }
veiel-event-RiddleShown =
    { $attempt ->
        [1] Une énigme barre la route ({ $family }).
       *[other] L'énigme demeure, pour une dernière réponse.
    }
veiel-event-RiddleAnswered =
    { $right ->
        [yes] La réponse est juste !
       *[no] La réponse est fausse.
    }
veiel-event-TeamFell =
    L'équipe est battue ; on la porte dans la zone de repos{ $lost ->
        [0] .
        [one] , et { $lost } cristal est perdu.
       *[other] , et { $lost } cristaux sont perdus.
    }

## Événements

veiel-event-EventPlayed =
    Le maître du donjon joue { $card }{ $targets ->
        [none] {""}
       *[other] {" "}sur { $targets }
    }{ $lost ->
        [none] {""}
       *[other] {" "}: { $lost }
    }. { $what }
veiel-event-EventTurned = Pour { $trigger }, on retourne un événement : { $card }. { $what }
veiel-event-NothingHappens = { $source } : rien ne se passe.

## Combats

veiel-event-FightStarted =
    { $kind ->
        [boss] Le dernier combat commence : { $line }.
        [horde] Une horde fond sur l'équipe : { $line }.
       *[room] Un combat commence : { $line }.
    }
veiel-event-EnemiesFirst = Une embuscade : les ennemis agissent d'abord !
veiel-event-RoundStarted = Manche { $number }.
veiel-event-MasterTurnStarted = Tour { $number } des ennemis.
veiel-event-FleeRolled =
    { $hero } obtient { $die } pour fuir, il fallait { $needed } : { $result ->
        [success] l'équipe s'échappe.
       *[failure] le combat continue.
    }
veiel-event-TurnStarted = { $hero } commence son tour.
veiel-event-TurnEnded = { $hero } finit son tour.
veiel-event-ActionDeclared =
    { $targets ->
        [none] { $hero } utilise { $card }.
       *[other] { $hero } utilise { $card } sur { $targets }.
    }
veiel-event-EscapeTried =
    { $own ->
        [yes] { $hero } tente de se libérer.
       *[no] { $hero } tente de libérer { $target }.
    }
veiel-event-CostPaid = { $hero } paie { $paid }.
veiel-event-CostRefunded = { $hero } récupère { $end } END.
veiel-event-AttackRolled =
    { $hero } attaque { $target } avec { $weapon } : { $duel }, { $result ->
        [hit] touché
       *[miss] raté
    }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
veiel-event-DiceTied = Égalité entre { $hero } et { $foe }, { $duel } : on recommence.
veiel-event-CheckRolled =
    { $source } : { $hero } lance { $stats }, { $duel } pour { $needed } : { $result ->
        [success] réussite.
       *[failure] échec.
    }
veiel-event-DieRolled =
    { $needed ->
        [0] { $source } : le dé montre { $die }.
       *[other] { $source } : le dé montre { $die }, il fallait { $needed }.
    }
veiel-event-RollFailed = { $source } : { $hero } réussissait, c'est maintenant un échec.
veiel-event-DamageDealt =
    { $source } : { $target } subit { $damage }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
veiel-damage-reduced = réduction { $n }
veiel-damage-pierced = sans réduction
veiel-event-GaugeLost =
    { $source } : { $target } perd { $n } { $gauge ->
        [END] END.
       *[VIT]
            { $enemy ->
                [yes] PV.
               *[no] VIT.
            }
    }
veiel-event-Healed =
    { $source } : { $target } récupère { $n } { $enemy ->
        [yes] PV.
       *[no] VIT.
    }
veiel-event-EndGained = { $source } : { $hero } gagne { $n } END.
veiel-event-Revived = { $source } : { $hero } se relève !
veiel-event-HeroSaved = { $source } : { $hero } ne tombe pas et reste à { $vit } VIT.
veiel-event-HeroFell = { $hero } tombe, hors combat.
veiel-event-EnemyDied = { $enemy } meurt.
veiel-event-EnemyJoined =
    { $reanimated ->
        [yes] { $enemy } se relève, à la place { $place }.
       *[no] { $enemy } rejoint le combat, à la place { $place }.
    }
veiel-event-EnemyMoved = { $enemy } se tient maintenant à la place { $place }.
veiel-event-MinionsCrumbled =
    { $n ->
        [one] { $n } sbire tombe en poussière.
       *[other] { $n } sbires tombent en poussière.
    }
veiel-event-ConditionSet =
    { $kind ->
        [poison] { $target } subit le poison : { $n } à chaque tour.
        [burn] { $target } brûle : { $n } par tour, pendant { $turns } tours.
        [mute] { $target } perd la voix.
        [imprisoned] { $target } est en prison.
        [controlled] { $target } est sous contrôle.
        [branded] { $target } porte la marque : tout ennemi peut attaquer ici.
        [stunned] { $target } est sous le choc : étourdissement.
        [curse] { $target } est sous le coup d'une malédiction : sa prochaine réussite échouera.
        [by_force] Le jeton du défenseur ne peut pas changer de mains avant la fin du tour des ennemis.
       *[fog] Un brouillard noir : jusqu'à la fin du tour des ennemis, on n'atteint que l'ennemi de tête.
    }
veiel-event-ConditionEnded =
    { $kind ->
        [poison] { $target } ne subit plus le poison.
        [burn] { $target } ne brûle plus.
        [mute] { $target } peut de nouveau utiliser toutes ses capacités.
        [imprisoned] { $target } est libre.
        [controlled] { $target } n'est plus sous contrôle.
        [branded] { $target } ne porte plus la marque.
        [stunned] { $target } n'est plus sous le choc.
        [curse] { $target } : la malédiction est levée.
        [by_force] Le jeton du défenseur peut de nouveau changer de mains.
       *[fog] Le brouillard se lève.
    }
veiel-event-Resisted =
    { $hero } ne craint pas { $kind ->
        [poison] le poison.
        [burn] la brûlure.
        [mute] le mutisme.
       *[control] le contrôle.
    }
veiel-event-Modified = { $source } : { $target } a { $change } { $until }.
veiel-event-AbilityMuted = { $hero } ne peut plus utiliser { $ability } pendant cette incursion.
veiel-event-DefenderPassed =
    { $by_force ->
        [yes] Le défenseur est, par force, { $hero }.
       *[no] Le défenseur est maintenant { $hero }.
    }
veiel-event-EnemyAttacked =
    { $attack ->
        [none] { $enemy } attaque { $target } : { $duel }, { $result ->
            [hit] touché
           *[miss] raté
        }
       *[other] { $enemy } attaque { $target }, { $attack } : { $duel }, { $result ->
            [hit] touché
           *[miss] raté
        }
    }{ $without_shield ->
        [yes] , malgré le bouclier.
       *[no] .
    }
veiel-event-MasterRolled = Pour le maître du donjon seul : dé { $die }, total { $total }.
veiel-event-EnemyStunned = { $enemy } est sous le choc et perd son tour.
veiel-event-ReactionUsed = { $hero } utilise { $card }.
veiel-event-BossEffect =
    { $boss } : { $effect }.{ $what ->
        [none] {""}
       *[other] {" "}{ $what }
    }
veiel-event-HeroStruck =
    { $hero } frappe { $target } avec { $weapon } : { $duel }, { $result ->
        [hit] touché
       *[miss] raté
    }{ $without_shield ->
        [yes] , malgré le bouclier.
       *[no] .
    }
veiel-event-TurnLost =
    { $why ->
        [controlled] { $hero } est sous contrôle et ne trouve personne à frapper : le tour est perdu.
       *[refused] { $hero } refuse de se battre.
    }
veiel-event-SentBack = L'équipe est renvoyée dans la zone de repos.
veiel-event-FightEnded =
    { $result ->
        [won] Le combat est gagné !
        [fled] L'équipe a fui.
        [fallen] Le combat est perdu.
       *[ended] Le combat est fini.
    }
veiel-event-LootRolled =
    { $again ->
        [yes] Les dés de butin, relancés : { $dice }.
       *[no] Les dés de butin : { $dice }.
    }
veiel-event-CardsDrawn = Pour la boîte : { $cards }.
veiel-event-CardsPassed = Cartes révélées et remises : { $cards }.
veiel-event-GearBroken = { $hero } : { $card } se brise.
veiel-event-DieChanged = Le maître du donjon change le dé : { $new } au lieu de { $old }.
veiel-event-GameEnded =
    { $won ->
        [yes] Le boss est mort : l'équipe a gagné !
       *[no] L'équipe a perdu, à l'incursion { $incursion }.
    }
veiel-renown =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } de combat, dégâts infligés : { $dealt }, dégâts subis : { $suffered }, événements joués : { $events }, héros tombés : { $deaths }, cristaux restants : { $crystals }.
veiel-outcome-boss_dead = Le boss est mort : l'équipe a gagné à l'incursion { $incursion }.
veiel-outcome-boss_won = Le boss se dresse au-dessus des héros tombés : l'équipe a perdu à l'incursion { $incursion }.
veiel-outcome-out_of_time = La dernière incursion est finie et le boss vit toujours : l'équipe a perdu.
veiel-outcome-conceded = L'équipe a abandonné à l'incursion { $incursion }.
