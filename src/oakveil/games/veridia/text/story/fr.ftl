### Veridia en français : ce qui se passe, comment cela finit, et la table en mots.

## Dés

veridia-match =
    { $count ->
        [2] paire de { $face }
        [3] triple de { $face }
       *[other] { $count } × { $face }
    }
veridia-result =
    { $n ->
        [0] aucun succès
       *[other] { $n } succès
    }{ $match ->
        [none] {""}
       *[other] , { $match }
    }{ $cancelled ->
        [none] {""}
       *[other] {" "}; annulé : { $cancelled }
    }{ $critical ->
        [yes] {" "}- échec critique
       *[no] {""}
    }
veridia-against = difficulté : { $parts }

## Un combat

veridia-event-FightStarted =
    { $map ->
        [none] Le combat commence. { $sides }
       *[other] Le combat commence ({ $map }). { $sides }
    }
veridia-event-FightEnded =
    { $side ->
        [none] { $rounds ->
            [one] le combat est fini après { $rounds } round ; personne n'a gagné.
           *[other] le combat est fini après { $rounds } rounds ; personne n'a gagné.
        }
       *[other] { $rounds ->
            [one] le combat est fini après { $rounds } round ; { $side } a gagné.
           *[other] le combat est fini après { $rounds } rounds ; { $side } a gagné.
        }
    }
veridia-event-UnitPlaced = { $unit } commence en { $cell }.
veridia-event-SurpriseRolled =
    { $surprised ->
        [none] { $side } tend une embuscade, mais ne surprend personne.
       *[other] { $side } tend une embuscade et surprend { $surprised }.
    }
veridia-event-RoundBegan =
    { $bonus ->
        [yes] round bonus. Ordre : { $order }.
       *[no] round { $number }. Ordre : { $order }.
    }
veridia-event-InitiativeRolled = { $unit } a l'initiative { $total } (dé { $die }, bonus { $bonus }).
veridia-event-SlotBegan = c'est à { $unit } d'agir.
veridia-event-SlotEnded =
    { $on_guard ->
        [yes] { $unit } reste en garde.
       *[no] { $unit } a fini.
    }
veridia-event-Waited = { $unit } laisse d'abord agir { $after }.
veridia-event-Moved =
    { $how ->
        [run] { $unit } court vers { $cell }.
        [dash] { $unit } bondit en { $cell }.
        [push] un choc envoie { $unit } en { $cell }.
        [teleport] { $unit } apparaît en { $cell }.
        [flee] { $unit } s'enfuit vers { $cell }.
        [carried] { $unit } se laisse porter en { $cell }.
       *[walk] { $unit } marche vers { $cell }.
    }
veridia-event-TookOff = { $unit } s'envole.
veridia-event-Landed =
    { $fell ->
        [yes] { $unit } tombe du ciel.
       *[no] { $unit } se pose.
    }
veridia-event-DoorMoved =
    { $opened ->
        [yes] { $unit } ouvre la porte en { $cell }.
       *[no] { $unit } ferme la porte en { $cell }.
    }
veridia-event-AttackDeclared =
    { $manoeuvre ->
        [knockout] { $unit } essaie d'assommer { $target } ({ $details }).
        [grapple] { $unit } essaie d'empoigner { $target } ({ $details }).
        [aimed] { $unit } vise { $target } ({ $details }).
       *[attack] { $unit } attaque { $target } ({ $details }).
    }
veridia-event-TraitDeclared =
    { $details ->
        [none] { $unit } emploie { $trait }.
       *[other] { $unit } emploie { $trait } ({ $details }).
    }
veridia-event-SetDeclared = { $unit } partage ses dés : { $members }.
veridia-event-WorkDone =
    { $work ->
        [draw] { $unit } bande : { $what }.
        [draw-no] { $unit } ne parvient pas à bander son arme.
        [reload] { $unit } a rechargé : { $what }.
        [reload-no] { $unit } recharge : { $what }.
        [stand] { $unit } se relève.
        [stand-no] { $unit } ne parvient pas à se relever.
        [pick_up] { $unit } ramasse : { $what }.
        [pick_up-no] { $unit } ne parvient pas à ramasser l'objet.
        [aim] { $unit } vise.
        [aim-no] { $unit } ne parvient pas à viser.
        [mount] { $unit } monte sur { $what }.
        [mount-no] { $unit } ne parvient pas à se mettre en selle.
        [order_mount] { $unit } ordonne une attaque à { $what }.
        [order_mount-no] { $what } n'obéit pas à { $unit }.
        [rouse] { $unit } ranime { $what }.
        [rouse-no] { $unit } ne parvient pas à ranimer { $what }.
        [break_free] { $unit } se libère.
        [break_free-no] { $unit } ne parvient pas à se libérer.
        [run] { $what ->
            [none] { $unit } court.
           *[other] { $unit } court et peut encore avancer de { $what } m.
        }
        [run-no] { $unit } trébuche et ne court pas.
        [draw_weapon] { $unit } prend en main : { $what }.
        [sheathe] { $unit } rengaine : { $what }.
        [switch_mode] { $unit } change le mode de son arme : { $what }.
        [take_off] { $unit } quitte le sol.
        [land] { $unit } revient au sol.
        [dismount] { $unit } met pied à terre.
        [release] { $unit } lâche { $what }.
        [hand_over] { $unit } donne une arme à { $what }.
        [drop] { $unit } laisse tomber : { $what }.
        [drop_prone] { $unit } se jette à terre.
        [empower] { $unit } charge son armure d'un cristal.
        [reload_step] { $unit } recharge : { $what }.
        [leave] { $unit } s'en va.
       *[other] { $unit } échoue.
    }
veridia-event-AnswerChosen =
    { $answer ->
        [nothing] { $unit } ne fait rien
        [parry] { $unit } pare
        [block] { $unit } bloque
        [block_unarmed] { $unit } bloque à mains nues
        [counter] { $unit } annonce une riposte
        [exchange] { $unit } rend coup pour coup
       *[dodge] { $unit } esquive
    }{ $dice ->
        [0] {""}
        [one] {" "}avec { $dice } dé
       *[other] {" "}avec { $dice } dés
    }.
veridia-event-ExchangeCalled = { $unit } et { $with_ } échangent des coups.
veridia-event-DiceRolled =
    { $faces ->
        [none] { $unit } n'a pas de dés à lancer, { $kind }
       *[other] { $unit } lance les dés, { $kind }
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }{ $faces ->
        [none] {""}
       *[other] {" "}: { $faces }. Résultat : { $result }
    }.
veridia-event-Rerolled = { $unit } relance ({ $trait }) : { $faces }. Résultat : { $result }.
veridia-event-Hit =
    { $unit } touche { $target } avec { $successes } succès{ $matches ->
        [0] {""}
        [one] {" "}et { $matches } paire
       *[other] {" "}et { $matches } paires
    }.
veridia-event-Missed = { $unit } manque { $target }.
veridia-damage-raw = { $n } avant réduction
veridia-damage-barrier = barrière -{ $n }
veridia-damage-outer =
    { $kind ->
        [elemental] résistance élémentaire -{ $n }
       *[physical] armure externe -{ $n }
    }
veridia-damage-inner =
    { $kind ->
        [elemental] résistance élémentaire interne -{ $n }
       *[physical] armure interne -{ $n }
    }
veridia-damage-ignored = ignorés -{ $n }
veridia-event-Damaged =
    { $dealt ->
        [0] { $unit } ne subit aucun dégât
        [one] { $unit } subit { $dealt } dégât { $kind ->
            [elemental] élémentaire
           *[physical] physique
        }
       *[other] { $unit } subit { $dealt } dégâts { $kind ->
            [elemental] élémentaires
           *[physical] physiques
        }
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }. Niveau de santé : { $level }.
veridia-event-BarrierChanged =
    { $points ->
        [0] { $unit } n'a plus de barrière.
        [one] { $unit } a une barrière de { $points } point.
       *[other] { $unit } a une barrière de { $points } points.
    }
veridia-event-Healed =
    { $why ->
        [none] { $unit } regagne { $amount } en santé. Niveau de santé : { $level }.
       *[other] { $unit } regagne { $amount } en santé ({ $why }). Niveau de santé : { $level }.
    }
veridia-event-KnockedOut = { $unit } perd connaissance.
veridia-event-Roused =
    { $by ->
        [none] { $unit } reprend connaissance.
       *[other] { $by } ranime { $unit }.
    }
veridia-event-Died = { $unit } meurt.
veridia-event-LeftFight =
    { $fate ->
        [fled] { $unit } a fui le combat.
        [surrendered] { $unit } se rend.
        [gone] { $unit } disparaît.
        [away] { $unit } s'échappe par le bord opposé.
       *[up] { $unit } quitte le combat.
    }
veridia-event-ConditionBegan =
    { $source ->
        [none] { $unit } entre dans l'état « { $condition } ».
       *[other] { $unit } entre dans l'état « { $condition } » ({ $source }).
    }
veridia-event-ConditionEnded = { $unit } sort de l'état « { $condition } ».
veridia-event-EffectBegan = un effet commence sur { $unit } : { $source }.
veridia-event-EffectEnded = un effet prend fin sur { $unit } : { $source }.
veridia-event-PointsPaid = { $unit } dépense { $points } { $pool } (reste { $left }).
veridia-event-PointsGained = { $unit } gagne { $points } { $pool } (à présent { $left }).
veridia-event-GrappleBegan = { $unit } empoigne { $target } (force { $strength }).
veridia-event-GrappleChanged = { $unit } tient { $target } : force { $strength }, clé { $lock }, ouverture { $breach }.
veridia-event-GrappleEnded = { $unit } ne tient plus { $target }.
veridia-event-ItemFell =
    { $cell ->
        [none] au sol : { $item } ({ $unit }).
       *[other] au sol en { $cell } : { $item } ({ $unit }).
    }
veridia-event-ItemBroke = { $unit } a un objet cassé : { $item }.
veridia-event-ArmorWorn = { $unit } voit son armure s'user ({ $armor }, usure { $wear }).
veridia-event-Summoned =
    { $cell ->
        [none] { $summoner } invoque { $unit }.
       *[other] { $summoner } invoque { $unit } en { $cell }.
    }
veridia-event-Unsummoned = { $unit } tombe en poussière.
veridia-event-MountChanged =
    { $how ->
        [mounted] { $unit } monte sur { $mount }.
        [thrown] { $mount } désarçonne { $unit }.
       *[dismounted] { $unit } met pied à terre ({ $mount }).
    }
veridia-event-CriticalFailure =
    { $consequence ->
        [none] échec critique pour { $unit }.
       *[other] échec critique pour { $unit } : { $consequence }.
    }
veridia-event-MoraleBroke =
    { $does ->
        [flees] { $unit } perd courage et fuit.
        [surrenders] { $unit } perd courage et se rend.
       *[holds] { $unit } tient bon.
    }
veridia-event-AreaBegan =
    { $n ->
        [one] { $source } ({ $caster }) couvre { $n } case.
       *[other] { $source } ({ $caster }) couvre { $n } cases.
    }
veridia-event-AreaEnded = { $source } ({ $caster }) prend fin.
veridia-event-SeatChanged = quelqu'un d'autre joue désormais pour { $seat } : { $reason }.
veridia-event-GameEnded = la partie est finie.

## La salle de dés et la création

veridia-event-RoomRolled =
    { $note ->
        [none] { $seat } lance les dés
       *[other] { $seat } lance les dés, { $note }
    } : { $faces ->
        [none] aucun dé
       *[other] { $faces }
    }. Résultat : { $result }.{ $against ->
        [none] {""}
       *[other] {" "}En face : { $against }. Résultat : { $answered }.
    }
veridia-built-RaiseLevel = { $name } gagne un niveau
veridia-built-LowerLevel = { $name } perd un niveau
veridia-built-TakeTrait = nouveau trait : { $name }
veridia-built-GiveUpTrait = trait abandonné : { $name }
veridia-built-ChooseRace = race : { $name }
veridia-built-ChooseBackground =
    { $name ->
        [none] aucun passé
       *[other] passé : { $name }
    }
veridia-built-BuyGear = acheté : { $name }
veridia-built-ReturnGear = rendu : { $name }
veridia-built-ChooseGift = choisi : { $name }
veridia-built-WearGear =
    { $worn ->
        [yes] porté ou tenu : { $name }
       *[no] rangé : { $name }
    }
veridia-event-BuildingStep = { $step }. Reste : { $experience } d'expérience, { $deli } deli.
veridia-event-CharacterDescribed = le personnage s'appelle { $name }.
veridia-event-CharacterBuilt = { $name } : le personnage est prêt.

## Comment cela a fini

veridia-outcome-rout =
    { $rounds ->
        [one] { $side } a gagné après { $rounds } round : personne d'autre ne peut plus combattre.
       *[other] { $side } a gagné après { $rounds } rounds : personne d'autre ne peut plus combattre.
    }
veridia-outcome-hold =
    { $rounds ->
        [one] { $side } a gagné après { $rounds } round : il a tenu le milieu.
       *[other] { $side } a gagné après { $rounds } rounds : il a tenu le milieu.
    }
veridia-outcome-escape =
    { $rounds ->
        [one] { $side } a gagné après { $rounds } round : la moitié des siens s'est échappée.
       *[other] { $side } a gagné après { $rounds } rounds : la moitié des siens s'est échappée.
    }
veridia-outcome-rounds = { $side } a gagné : il a tenu bon jusqu'au round { $rounds }.
veridia-outcome-round_limit =
    { $side ->
        [none] la limite de rounds est atteinte (round { $rounds }) ; personne n'a gagné.
       *[other] la limite de rounds est atteinte (round { $rounds }) ; { $side } est en meilleure santé et a gagné.
    }
veridia-outcome-draw =
    { $rounds ->
        [one] après { $rounds } round, plus personne n'est debout ; personne n'a gagné.
       *[other] après { $rounds } rounds, plus personne n'est debout ; personne n'a gagné.
    }

## La table en mots

veridia-table-round =
    { $bonus ->
        [yes] Round bonus{ $place ->
            [none] {""}
           *[other] {" "}({ $place })
        }.
       *[no] Round { $round }{ $place ->
            [none] {""}
           *[other] {" "}({ $place })
        }.
    }
veridia-table-setup =
    { $place ->
        [none] Le combat n'a pas commencé.
       *[other] Le combat n'a pas commencé ({ $place }).
    }
veridia-table-order = Ordre : { $order }.
veridia-table-side = Camp { $letter }
veridia-table-unit = { $unit } : { $fate ->
        [dead] mort
        [fled] en fuite
        [surrendered] s'est rendu
        [gone] disparu
        [away] hors du champ
       *[up] { $health ->
            [none] au combat
           *[other] { $health }
        }{ $cell ->
            [none] {""}
           *[other] , en { $cell }
        }
    }.
veridia-table-hands = En main : { $hands }.
veridia-table-armour = Armure : { $armor }.
veridia-table-conditions = États : { $conditions }.
veridia-table-effects = Effets : { $effects }.
veridia-table-barrier =
    { $points ->
        [0] Derrière une barrière.
       *[other] Barrière : { $points }.
    }
veridia-table-main =
    { $main ->
        [ready] Action principale disponible.
        [set] Action principale partagée.
       *[spent] Action principale dépensée.
    }
veridia-table-pools = Réserves : { $pools }.
veridia-table-ammunition = Munitions : { $kinds }.
veridia-table-grip = { $holder } tient { $held } : force { $strength }, clé { $lock }.
veridia-table-ground = Au sol en { $cell } : { $item }.
veridia-table-area = { $source } s'étend sur : { $cells }.
veridia-table-tray =
    { $n ->
        [0] Rien n'a encore été lancé.
        [one] Le dernier lancer :
       *[other] Les { $n } derniers lancers :
    }
veridia-table-throw =
    { $what ->
        [none] { $who }
       *[other] { $who }, { $what }
    } : { $faces ->
        [none] aucun dé
       *[other] { $faces }
    }. Résultat : { $result }.
