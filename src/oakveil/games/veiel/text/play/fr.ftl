### L'Ordre de Veiel en français : noms, questions, réponses et table.
###
### Les réponses et les détails commencent par une minuscule et n'ont pas de point : le code en fait des phrases.

## Noms

veiel-master = Maître du donjon
veiel-quoted = « { $name } »
# Un de plusieurs ennemis égaux : $the a l'article, $bare n'en a pas.
veiel-numbered = { $the } { $n }
veiel-copies = { $card } (×{ $n })
veiel-place = { $place } ({ $room })
veiel-detail-join = { $first } ; { $second }
veiel-slot-armour = armure
veiel-slot-weapon = arme
veiel-slot-second = seconde main
veiel-slot-rune = rune
# D'où cela vient, là où il n'y a pas de carte.
veiel-source-poison = poison
veiel-source-burn = brûlure
veiel-source-curse = une malédiction
veiel-source-advance = la marche

## Questions. $hero est à qui l'on parle : un héros, plusieurs, ou le maître du donjon.

veiel-ask-pick_hero = { $hero }, quel héros jouez-vous ?
veiel-ask-voice = { $hero }, décidez-vous pour l'équipe, ou suivez-vous les autres ?
veiel-ask-phylactery = { $hero }, quel héros pioche un phylactère ?
veiel-ask-start_item = { $hero }, qui reçoit ce consommable ?
veiel-ask-defender = { $hero }, qui est le défenseur ?
veiel-ask-lay_line = { $hero }, comment posez-vous la nouvelle ligne ?
veiel-ask-take_room = { $hero }, quelle salle prenez-vous ?
veiel-ask-lay_room = { $hero }, quelle salle posez-vous ici ?
veiel-ask-shop = { $hero }, qu'achète ou que vend l'équipe ?
veiel-ask-camp = { $hero }, comment vous préparez-vous ?
veiel-ask-depart = { $hero }, l'équipe se met-elle en route ?
veiel-ask-wing = { $hero }, dans quelle aile entre l'équipe ?
veiel-ask-onward = { $hero }, où va l'équipe maintenant ?
veiel-ask-calm = { $hero }, que faites-vous avant que l'équipe reparte ?
veiel-ask-buy_here = { $hero }, qu'achetez-vous ?
veiel-ask-price = { $hero }, l'équipe paie-t-elle ?
veiel-ask-save_stat = { $hero }, avec quoi lancez-vous le dé ?
veiel-ask-riddler = { $hero }, qui tente de résoudre l'énigme ?
veiel-ask-riddle = { $hero }, quelle est la réponse de l'équipe ?
veiel-ask-set_riddle = { $hero }, quelle énigme posez-vous, et quelles réponses comptent ?
veiel-ask-reply = { $hero }, quelle est la réponse de l'équipe ?
veiel-ask-judge = { $hero }, cette réponse compte-t-elle ?
veiel-ask-powerful = { $hero }, quel monstre puissant attend ici ?
veiel-ask-place_enemy = { $hero }, qui se place ensuite dans la ligne ?
veiel-ask-flee = { $hero }, l'équipe fuit-elle ?
veiel-ask-settle = { $hero }, l'équipe propose de finir ce combat : êtes-vous d'accord ?
veiel-ask-first_hero = { $hero }, qui commence ?
veiel-ask-action = { $hero }, que faites-vous ?
veiel-ask-free_action = { $hero }, que faites-vous encore ?
veiel-ask-targets = { $hero }, qui d'autre ?
veiel-ask-pass_defender = { $hero }, qui porte le jeton du défenseur ?
veiel-ask-react = { $hero }, réagissez-vous ?
veiel-ask-strike = { $hero }, comment attaque cet ennemi ?
veiel-ask-puppet = { $hero }, qui ce héros frappe-t-il ?
veiel-ask-event = { $hero }, jouez-vous un événement ?
veiel-ask-event_targets = { $hero }, qui d'autre est visé ?
veiel-ask-control = { $hero }, qui contrôlez-vous ?
veiel-ask-duel = { $hero }, que faites-vous dans ce duel ?
veiel-ask-send_back = { $hero }, un héros a refusé de se battre : renvoyez-vous l'équipe ?
veiel-ask-die = { $hero }, votre dé reste-t-il ainsi ?

## Réponses

veiel-choice-ChooseHero = { $hero }
veiel-choice-Speak = je décide avec les autres
veiel-choice-Follow = je suis les autres
veiel-choice-GivePhylactery = { $hero }
veiel-choice-GiveStartItem = { $item } pour { $hero }
veiel-choice-LeaveStartItem = laisser { $item } chez l'alchimiste
veiel-choice-NameDefender = { $hero }
veiel-choice-LayLine = { $layout }
veiel-choice-TakeRoom = { $place }
veiel-choice-LayRoom = { $room } en { $place }
veiel-choice-GainLevel = { $hero } : un niveau, { $raised } +1
veiel-choice-BuyItem = acheter { $item } pour { $hero }
veiel-choice-BuyGear = acheter { $card }
veiel-choice-RevealOffer =
    { $again ->
        [yes] payer 3 cristaux pour une nouvelle offre du forgeron
       *[no] voir ce qu'offre le forgeron
    }
veiel-choice-Sell = vendre { $card } pour 1 cristal
veiel-choice-Equip = { $hero } : { $card }, { $slot }
veiel-choice-TakeOff = { $hero } : mettre { $card } dans la boîte
veiel-choice-GiveItem =
    { $back ->
        [none] { $hero } donne { $item } { $receiver }
       *[other] { $hero } et { $to } échangent { $item } contre { $back }
    }
veiel-choice-DropItem = { $hero } défausse { $item }
veiel-choice-DropPhylactery = { $hero } renonce pour de bon à { $card }
veiel-choice-LiftFreeze = lever le sceau en { $place }
veiel-choice-Done = rien de plus
veiel-choice-Depart = se mettre en route
veiel-choice-StayLonger = rester encore un peu
veiel-choice-ChooseWing = aile { $wing }
veiel-choice-GoOn =
    { $same ->
        [yes] continuer dans l'aile { $wing }
       *[no] continuer en passant dans l'aile { $wing }
    }
veiel-choice-GoBack = rentrer dans la zone de repos
veiel-choice-FaceBoss = affronter { $boss }
veiel-choice-Concede = abandonner
veiel-choice-PayPrice =
    { $by ->
        [crystals] payer { $crystals }
        [unlock]
            { $hero ->
                [none] ouvrir sans payer
               *[other] { $hero } ouvre avec { $card }
            }
       *[item]
            { $hero ->
                [none] utiliser { $card }
               *[other] { $hero } utilise { $card }
            }
    }
veiel-choice-LeaveIt = y renoncer
veiel-choice-SaveWith = { $stat }
veiel-choice-SolveRiddle = { $hero } lance INT pour la résoudre
veiel-choice-RunOut = le temps est écoulé
veiel-choice-SetRiddle = { $question }
veiel-choice-Reply = { $text }
veiel-choice-AcceptReply = elle compte
veiel-choice-RefuseReply = elle est fausse
veiel-choice-AnswerRiddle = { $told }
veiel-choice-ChoosePowerful = { $card }
veiel-choice-PlaceEnemy = { $enemy }
veiel-choice-Flee =
    { $card ->
        [none] tenter de fuir
       *[other] { $hero } utilise { $card } : fuir
    }
veiel-choice-Stay = continuer le combat
veiel-choice-EndFight = finir le combat : plus personne ne peut être blessé
veiel-choice-OfferVictory = proposer au maître du donjon de finir le combat en victoire
veiel-choice-OfferDefeat = proposer au maître du donjon de finir le combat en défaite
veiel-choice-AgreeToEnd = le combat finit ainsi
veiel-choice-FightOn = le combat continue
veiel-choice-ChooseFirst = { $hero }
veiel-choice-Attack = attaquer { $target } avec { $weapon }
veiel-choice-UseCard =
    { $target ->
        [none] utiliser { $card }
       *[other] utiliser { $card } sur { $target }
    }{ $weapon ->
        [none] {""}
       *[other] {" "}avec { $weapon }
    }
veiel-choice-AddTarget = { $target }
veiel-choice-EnoughTargets = personne d'autre
veiel-choice-BreakFree = tenter de se libérer avec { $stat }
veiel-choice-HelpFree = tenter de libérer { $hero }
veiel-choice-StrikeHero = frapper { $target } avec { $weapon }
veiel-choice-EndTurn = finir le tour
veiel-choice-PassDefender = donner le jeton du défenseur { $receiver }
veiel-choice-KeepDefender = laisser le jeton du défenseur où il est
veiel-choice-UseReaction = { $hero } utilise { $card }
veiel-choice-Decline = laisser faire
veiel-choice-Strike =
    { $attack ->
        [none] attaquer { $target }
       *[other] { $attack } sur { $target }
    }
veiel-choice-PlayEvent =
    { $target ->
        [none] jouer { $card }
       *[other] jouer { $card } sur { $target }
    }{ $lost ->
        [none] {""}
       *[other] {" "}: { $lost }
    }
veiel-choice-PassEvent = rien pour l'instant
veiel-choice-PassRoom = plus rien dans cette salle
veiel-choice-ControlHero = { $hero }
veiel-choice-SendBack = renvoyer l'équipe dans la zone de repos
veiel-choice-LetThemStay = passer outre
veiel-choice-KeepDie = il reste
veiel-choice-ChangeDie = il montre { $to }

## Refus

veiel-broken-answers = Une énigme demande de 1 à { $most } réponses qui comptent.
veiel-broken-text = Chaque texte doit dire quelque chose, sur une seule ligne et en { $most } lettres au plus.

## Détails entre parenthèses

veiel-detail-hero = { $role } ; VIT { $vit }, END { $end }, { $attributes }, DEF { $defence }, RED { $reduction }
veiel-detail-hero-now = VIT { $vit } sur { $most }, END { $end }
veiel-detail-hero-fallen = hors combat
veiel-detail-enemy = place { $at } ; { $hp } PV sur { $full }
veiel-detail-enemy-hidden =
    place { $at } ; { $wounds ->
        [none] presque indemne
        [light] des blessures légères
       *[heavy] des blessures graves
    }
veiel-detail-price =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
veiel-detail-level =
    niveau { $level } pour { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
veiel-detail-known = on y a vu { $room }
veiel-detail-needs =
    { $n ->
        [one] { $n } au dé
       *[other] { $n } ou plus au dé
    }
veiel-detail-last = la partie est alors perdue
veiel-detail-aside = retourne aussi dans la boîte : { $cards }
veiel-detail-card = { $card } : { $what }
veiel-detail-offer-won = en victoire
veiel-detail-offer-lost = en défaite
veiel-detail-no-return = il n'y a pas de retour
# À quelqu'un : $at a l'article tel qu'il est après « à ».
veiel-receiver = { $at }
veiel-laid = { $place } : { $room }
veiel-answer = réponse { $n }

## La table, ligne par ligne

veiel-table-time =
    { $where ->
        [setup] L'équipe se prépare.
        [rest] Avant l'incursion { $incursion } sur { $most } : l'équipe est dans la zone de repos.
        [boss] Incursion { $incursion } sur { $most } : le combat contre le boss.
       *[dungeon] Incursion { $incursion } sur { $most } : l'équipe est dans la crypte.
    }
veiel-table-purse =
    { $n ->
        [0] La bourse est vide.
        [one] Bourse : { $n } cristal.
       *[other] Bourse : { $n } cristaux.
    }
veiel-table-boss = { $boss } attend au bout ; salle spéciale : { $room }.
veiel-table-held =
    { $n ->
        [0] Le maître du donjon n'a aucun événement en main
        [one] Le maître du donjon a { $n } événement en main
       *[other] Le maître du donjon a { $n } événements en main
    } ; { $power } peut encore servir { $left } fois.
veiel-table-laid =
    { $n ->
        [0] Aucun événement n'est posé face cachée.
        [one] { $n } événement est posé face cachée.
       *[other] { $n } événements sont posés face cachée.
    }
veiel-table-fight =
    { $kind ->
        [boss] Le combat contre le boss
        [horde] Le combat contre une horde
       *[room] Un combat
    }, manche { $round }.
veiel-table-fog = Dans le brouillard, on n'atteint que l'ennemi de tête.
veiel-table-by_force = Le jeton du défenseur ne peut pas changer de mains maintenant.
veiel-table-enemy =
    { $n ->
        [1] En tête : { $enemy }, { $figures }.
       *[other] Place { $n } : { $enemy }, { $figures }.
    }
veiel-table-figures = { $hp } PV sur { $full }, ATT { $att }, DEF { $def_ }, RED { $red }
veiel-table-wounds =
    { $wounds ->
        [none] presque indemne
        [light] des blessures légères
       *[heavy] des blessures graves
    }
veiel-table-tokens = Jetons : { $tokens }.
veiel-token-poison = poison { $n }
veiel-token-burn =
    brûlure { $n } pendant encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
veiel-token-imprisoned = en prison
veiel-token-controlled = sous contrôle
veiel-token-branded = marque du chasseur
veiel-token-stunned = sous le choc
veiel-token-muted = « { $card } » sous mutisme
veiel-token-cursed = une malédiction, pour quand { $window }
veiel-token-lasting = { $change } { $until }
veiel-table-hero =
    { $hero }{ $defender ->
        [yes] {" "}(défenseur)
       *[no] {""}
    }, niveau { $level } : VIT { $vit } sur { $vit_most }, END { $end } sur { $end_most }, { $attributes }, DEF { $def_ }, RED { $red }{ $shield ->
        [0] .
       *[other] {" "}(bouclier { $shield }).
    }
veiel-table-worn = Porte : { $cards }.
veiel-table-abilities = Capacités : { $cards }.
veiel-table-wing = Aile { $wing } : { $rooms }.
veiel-table-unknown = inconnue
veiel-table-frozen = gelée
veiel-table-seen = vue à l'incursion { $n }
veiel-table-here =
    { $resolved ->
        [yes] l'équipe est ici, tout est résolu
       *[no] l'équipe est ici
    }
veiel-table-event = En main : { $card }. { $what }
veiel-table-offer = Le forgeron propose { $cards }.
veiel-table-alchemist = Chez l'alchimiste : { $cards }.
veiel-table-box = Dans la boîte : { $cards }.
veiel-table-piles = Dans les piles : forgeron { $smith }, événements { $events }, monstres de base { $monsters }.

## Conseils : ce que le programme recommande, et ce dont il avertit

veiel-counsel-no_defender = L'équipe n'a pas de défenseur : un héros qui se tient devant et encaisse les coups.
veiel-counsel-no_healer = L'équipe n'a pas de soigneur.
veiel-counsel-no_striker = L'équipe n'a pas de force de frappe en dehors de son défenseur et de ses soigneurs.
veiel-counsel-one_holder = Personne d'autre n'est fait pour porter le jeton du défenseur : il repose sur { $hero }, et un événement peut le lui prendre.
veiel-counsel-priestess_few = À trois héros ou moins, { $boss } est un adversaire redoutable.
veiel-counsel-priestess_many = À quatre héros ou plus, { $boss } est le boss le plus facile.
veiel-counsel-urais = Sans un bon défenseur, { $boss } ne peut pas être battu.
veiel-counsel-apprentice_few = À deux ou trois héros, { $boss } est le boss le plus facile.
veiel-counsel-apprentice_many = À cinq héros ou plus, { $boss } est le boss le plus difficile.
veiel-counsel-hunter = Pour toutes les équipes, { $boss } est un défi équilibré.
veiel-counsel-stone = { $card } serait mieux ailleurs que sur { $hero } : sans porteur debout, cela ne sert à rien.
veiel-counsel-last_flight = C'est la dernière incursion : qui fuit maintenant perd la partie.
