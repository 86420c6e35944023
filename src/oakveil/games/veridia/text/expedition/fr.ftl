### Veridia en français : l'expédition - lieux, choix, ce qui arrive en route, comment elle finit.

## Lieux et nombres

veridia-site =
    { $kind ->
        [town] la ville
        [lair] le repaire
        [fight] { $letter } (un combat)
        [hazard] { $letter } (un danger)
        [discovery] { $letter } (une découverte)
        [people] { $letter } (des gens)
        [camp] { $letter } (un lieu abrité)
       *[other] { $letter } (inconnu)
    }
veridia-foes = { $n } × { $name }
veridia-chance =
    { $difficulty ->
        [0] { $n ->
            [one] { $n } dé, { $percent } %
           *[other] { $n } dés, { $percent } %
        }
       *[other] { $n ->
            [one] { $n } dé, difficulté { $difficulty }, { $percent } %
           *[other] { $n } dés, difficulté { $difficulty }, { $percent } %
        }
    }
veridia-each = { $who } { $percent } %
veridia-estimate = estimation : le groupe gagne à { $percent } % environ
veridia-way-ambush =
    { $who } est le moins discret : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } ; chaque ennemi qui lance { $senses } est surpris à { $percent } %
veridia-way-sneak =
    { $who } est le moins discret : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } contre { $senses }, { $percent } %
veridia-way-talk =
    { $who }, { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }, difficulté { $difficulty } : contre péage { $toll } %, librement { $free } %, avec une rumeur { $rumour } %
veridia-safe = sans jet
veridia-days =
    { $halves ->
        [1] une demi-journée
        [2] un jour
        [3] un jour et demi
        [4] deux jours
       *[other] { $halves } demi-journées
    }
veridia-journey = jour { $day }, de retour à temps au jour { $deadline } ; vivres pour { $rations } repas ; { $deli } deli en tout
veridia-purse = { $deli } deli
veridia-experience = { $n } d'expérience
veridia-score = score { $n }

## Questions

veridia-ask-route = où va le groupe ?
veridia-ask-town = le groupe est-il prêt à partir ?
veridia-ask-approach = comment les abordez-vous ?
veridia-ask-toll = ils veulent de l'argent. Que faites-vous ?
veridia-ask-hazard = comment vous en tirez-vous ?
veridia-ask-discovery = regardez-vous de plus près ?
veridia-ask-people = acceptez-vous ?
veridia-ask-camp = { $who }, que faites-vous de ce jour de repos ?
veridia-ask-loot = qui prend ce qu'on a trouvé ?
veridia-ask-shop = { $who }, qu'achetez-vous, vendez-vous ou arrangez-vous ?
veridia-ask-goods = { $who }, que choisissez-vous ?
veridia-ask-train = { $who }, qu'apprenez-vous ?
veridia-ask-again = le groupe repart-il ?

## Réponses

veridia-choice-GoTo =
    { $km ->
        [0] Affronter de nouveau ce qui est là : { $site }
       *[other] Aller vers { $site } : { $km } km
    }
veridia-choice-MakeCamp = Rester un jour et se reposer
veridia-choice-TurnHome = Rentrer
veridia-choice-Cure = { $member } soigne { $patient } par un sort : { $n } de santé, 1 mana ({ $details })
veridia-choice-ApplyHerbs = Des herbes médicinales pour { $patient } : 1 de santé
veridia-choice-Meet =
    { $way ->
        [attack] Attaquer
        [ambush] Tendre une embuscade
        [sneak] Passer sans être vus
        [diplomacy] Parler : diplomatie
        [deception] Parler : tromperie
        [intimidation] Parler : intimidation
       *[back] Rebrousser chemin
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }
veridia-choice-PayThem = Payer { $n } deli
veridia-choice-FightThem = Combattre
veridia-choice-TakeWay =
    { $member ->
        [none] { $what }
       *[other] { $what } : { $member }
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }
veridia-choice-Explore =
    { $member ->
        [none] Prendre
       *[other] { $member } regarde de plus près ({ $details })
    }
veridia-choice-Accept =
    { $offer ->
        [heal] { $member } soigne les blessés ({ $details })
        [service] Un sort de soins pour { $member }
        [shop] Regarder les marchandises
        [hire] Engager
        [work] Les accompagner
        [quest] Aider
        [rumour] Écouter
        [bless] Demander une bénédiction
       *[other] Accepter
    }
veridia-choice-PassBy = Laisser et continuer
veridia-choice-DoChore =
    { $chore ->
        [care] Soigner les blessés ({ $details })
        [forage] Chercher de la nourriture ({ $details })
        [mend] Réparer l'armure
        [ritual] Accomplir un rituel : { $what }
       *[rest] Se reposer toute la journée
    }
veridia-choice-TakeLoot =
    { $member ->
        [none] Laisser
       *[other] { $member } le prend
    }
veridia-choice-Browse =
    { $shelf ->
        [weapons] Voir les armes
        [armour] Voir les armures et les vêtements
        [ammunition] Voir les munitions
        [mounts] Voir les montures
        [sell] Vendre quelque chose
        [wear] Mettre ou ranger quelque chose
        [give] Donner de l'argent
       *[goods] Voir les marchandises
    }
veridia-choice-BuyThing = Acheter { $item } : { $price } deli
veridia-choice-SellThing = Vendre { $item } : { $price } deli
veridia-choice-BuyRations = Acheter des vivres pour le groupe : { $count } repas, { $count } deli
veridia-choice-Haggle = Marchander ({ $details } contre 4)
veridia-choice-BuyCare =
    { $service ->
        [healing_spell] Payer un sort de soins
       *[other] Faire réparer l'armure
    }
veridia-choice-HireHelp = Engager : { $name }, { $price } deli par jour
veridia-choice-AskAround = Écouter les rumeurs ({ $details })
veridia-choice-GiveMoney = Donner la moitié de son argent à { $member }
veridia-choice-Advance = Dépenser de l'expérience
veridia-choice-StayDay = Rester un jour de plus en ville
veridia-choice-Done = Rien de plus : continuer
veridia-choice-AnotherExpedition = Repartir
veridia-choice-StayHome = Rester à la maison : le récit finit ici

## Ce qui attend

veridia-hazard = { $name } : qui échoue risque { $risks }
veridia-risk-damage =
    { $kind ->
        [elemental] dégâts élémentaires : { $n }
       *[other] dégâts sans armure : { $n }
    }
veridia-risk-days = { $days }
veridia-risk-item = un objet perdu
veridia-risk-pay = { $n } deli chacun
veridia-risk-poison = le poison ({ $n } dé de moins aux jets physiques pendant un jour)
veridia-risk-rest = une mauvaise nuit
veridia-risk-alarm = l'alarme (pas d'embuscade au prochain combat)
veridia-found = { $name } : { $gain }
veridia-gain-money = de l'argent
veridia-gain-item = { $item }
veridia-gain-sigil = un sceau
veridia-gain-weapon = une arme
veridia-gain-rumours = des rumeurs sur la suite
veridia-gain-points = { $n } points pour chaque réserve
veridia-gain-health = { $n } de santé pour le plus blessé
veridia-gain-treasure = { $n } deli au retour
veridia-gain-food = des vivres
veridia-gain-wrong = un acte contre votre intégrité
veridia-people =
    { $name } : { $offer ->
        [heal] ils partagent leurs herbes, et qui connaît la médecine peut soigner le plus blessé
        [service] il soigne contre argent et vend des sceaux
        [shop] des marchandises à vendre
        [work] { $days } d'escorte, { $deli } deli chacun
        [hire] il se battrait pour { $deli } deli par jour
        [quest] le ramener coûte { $days } ; le village donne { $deli } deli et s'en souviendra
        [rumour] des chansons sur ce qui attend
        [bless] une bénédiction pour le prochain combat
       *[other] ils vous saluent
    }

## Ce qui arrive

veridia-event-ExpeditionBegan =
    { $number ->
        [1] une expédition : { $region }. { $sites } lieux sont sur la carte ; qui rentre en { $deadline } jours est à temps.
       *[other] expédition { $number } : { $region }. { $sites } lieux sont sur la carte ; qui rentre en { $deadline } jours est à temps.
    }
veridia-event-SetOff =
    { $kind ->
        [town] le groupe rentre : { $km } km.
       *[other] le groupe part vers { $site } : { $km } km.
    }
veridia-event-DayBegan =
    { $bad_weather ->
        [yes] jour { $day }. Mauvais temps.
       *[no] jour { $day }.
    }
veridia-event-Walked =
    { $left ->
        [0] { $km } km, et le groupe est arrivé.
       *[other] { $km } km ; il en reste { $left }.
    }
veridia-event-Supper =
    { $hungry ->
        [0] tout le monde mange ; vivres pour { $rations } repas encore.
        [1] une personne a faim.
       *[other] { $hungry } personnes ont faim.
    }
veridia-event-NightPassed =
    { $poor ->
        [yes] une mauvaise nuit.
       *[no] la nuit se passe tranquillement.
    }
veridia-event-PlaceEntered = le groupe atteint { $site }.
veridia-event-KindRevealed = sur la carte : { $site }.
veridia-event-FoesMet =
    { $night ->
        [yes] dans la nuit, quelqu'un vient : { $foes }.
       *[no] les voilà : { $foes }.
    }
veridia-event-WayChosen =
    { $way ->
        [attack] le groupe attaque.
        [ambush] le groupe tend une embuscade.
        [sneak] le groupe se glisse à côté.
        [diplomacy] le groupe parle : diplomatie.
        [deception] le groupe parle : tromperie.
        [intimidation] le groupe parle : intimidation.
       *[back] le groupe rebrousse chemin.
    }
veridia-event-JourneyRoll =
    { $member ->
        [none] ils lancent { $purpose } ({ $faces }) : { $result }.
       *[other] { $member } lance { $purpose } ({ $parts }) - { $faces } : { $result }.
    }
veridia-event-TalkEnded =
    { $result ->
        [fight] les mots ne suffisent pas.
        [toll] ils laissent passer le groupe pour { $toll } deli.
        [free] ils laissent passer le groupe.
       *[rumour] ils laissent passer le groupe, et racontent ce qu'ils ont entendu.
    }
veridia-event-SneakEnded =
    { $passed ->
        [yes] personne n'a vu le groupe.
       *[no] le groupe est vu.
    }
veridia-event-FoesLeft =
    { $result ->
        [won] le groupe tient le terrain.
        [retreat] le groupe s'échappe.
       *[lost] le groupe gît sur le terrain.
    }
veridia-event-HazardMet = en travers du chemin : { $hazard }.
veridia-event-HazardResolved =
    { $failed ->
        [none] { $hazard } : le groupe en est sorti.
       *[other] { $hazard } : le groupe en est sorti, au prix fort pour { $failed }.
    }
veridia-event-MemberHurt = { $member } perd { $amount } de santé ({ $source }).
veridia-event-MemberHealed = { $member } retrouve { $amount } de santé ({ $source }).
veridia-event-MemberDied = { $member } meurt ({ $source }).
veridia-event-MemberSaved =
    { $saved ->
        [yes] on trouve { $member } à temps (dé { $die }).
       *[no] personne ne trouve { $member } à temps (dé { $die }).
    }
veridia-event-DiscoveryMade =
    { $taken ->
        [yes] { $discovery } : trouvé.
       *[no] { $discovery } : il n'en sort rien.
    }
veridia-event-PeopleMet = en chemin : { $people }.
veridia-event-OfferTaken =
    { $taken ->
        [yes] { $people } : le groupe accepte.
       *[no] { $people } : le groupe continue.
    }
veridia-event-MoneyChanged =
    { $sign ->
        [less] { $member } paie { $amount } deli ({ $why }) ; il en reste { $left }.
       *[more] { $member } reçoit { $amount } deli ({ $why }) ; { $left } maintenant.
    }
veridia-event-ThingGained = { $member } a de plus : { $item }.
veridia-event-ThingLost = { $member } n'a plus ceci : { $item }.
veridia-event-RationsChanged = vivres : { $amount } repas de plus, { $rations } maintenant.
veridia-event-DeedRecorded =
    { $good ->
        [yes] une bonne action, et on s'en souviendra.
       *[no] un acte qui pèse sur vous.
    }
veridia-event-IntegrityChanged = { $member } a maintenant { $value } d'intégrité.
veridia-event-ChoreDone =
    { $chore ->
        [care] { $member } soigne les blessés.
        [forage] { $member } cherche de la nourriture.
        [mend] { $member } répare l'armure.
        [ritual] { $member } accomplit un rituel : { $what }.
       *[rest] { $member } se repose.
    }
veridia-event-PointsRested = les réserves de chacun gagnent { $points } points.
veridia-event-TimeLost = du temps est perdu : { $days }.
veridia-event-Advanced = { $member } a appris quelque chose ({ $step }) ; expérience restante : { $experience }.
veridia-event-Hired = { $name } se bat pour le groupe.
veridia-event-HirelingLeft =
    { $dead ->
        [yes] { $name }, engagé, est mort.
       *[no] { $name }, engagé, est parti.
    }
veridia-event-LairCleared = le repaire est nettoyé. À la maison !
veridia-event-CameHome =
    { $result ->
        [home] de retour, le repaire nettoyé : score { $score }, { $experience } d'expérience chacun.
        [turned_back] de retour, mais le repaire tient toujours : score { $score }, { $experience } d'expérience chacun.
       *[defeated] tout est perdu en route : score { $score }, { $experience } d'expérience pour qui reste.
    }{ $late ->
        [0] {""}
        [1] {" "}Un jour de retard.
       *[other] {" "}{ $late } jours de retard.
    }

## D'où cela vient

veridia-cause-living = vivre et couvert
veridia-cause-loot = butin
veridia-cause-wages = gages
veridia-cause-toll = péage
veridia-cause-robbed = volé
veridia-cause-rations = vivres
veridia-cause-gift = un don
veridia-cause-found = trouvé
veridia-cause-work = travail
veridia-cause-reward = récompense
veridia-cause-treasure = trésor vendu
veridia-cause-patching = le forgeron
veridia-cause-rest = repos
veridia-cause-fight = au combat
veridia-cause-left = laissé sur place
veridia-cause-poison = poison
veridia-cause-spring = la source

veridia-source-hunger = faim
veridia-source-poison = poison
veridia-source-blessing = bénédiction
veridia-source-helper = aide
veridia-thing-hunger = Faim
veridia-thing-poison = Poison
veridia-thing-blessing = Bénédiction
veridia-thing-hired-guard = Garde engagé
veridia-thing-hired-archer = Archer engagé
veridia-thing-hired-sellsword = Mercenaire engagé

## La table

veridia-table-region = { $region }, { $terrain ->
        [rough] terrain difficile
       *[road] routes
    }.
veridia-table-days = Jour { $day } ; de retour à temps au jour { $deadline }. Vivres pour { $rations } repas. { $deli } deli en tout.
veridia-table-here = Le groupe est ici : { $site }.
veridia-table-on-road = Le groupe est en route vers { $site } : il reste { $km } km.
veridia-table-layer =
    { $layer ->
        [0] Ville :
       *[other] Étape { $layer } :
    }
veridia-table-site =
    { $state ->
        [resolved] { $site }, derrière vous
        [here] { $site }, ici
       *[other] { $site }
    }{ $roads ->
        [none] {""}
       *[other] {" "}- routes vers { $roads }
    }
veridia-table-road = { $letter } ({ $km } km)
veridia-table-member =
    { $state ->
        [dead] { $member } : mort.
       *[other] { $member } ({ $health }).
    }
veridia-table-money = { $deli } deli.
veridia-table-hired = Engagés : { $names }.
veridia-table-journal = Le récit jusqu'ici :
veridia-entry =
    Jour { $day } : { $kind ->
        [fight] { $what } - { $how ->
            [won] battus
            [retreat] ils ont tenu bon
            [sneaked] passés sans être vus
            [talked] convaincus
            [paid] payés
           *[other] tout est perdu
        }
        [lair] le repaire, { $what } - { $how ->
            [won] nettoyé
            [retreat] ils ont tenu bon
           *[other] tout est perdu
        }
        [night] dans la nuit, { $what } - { $how ->
            [won] repoussés
            [retreat] on les a fuis
           *[other] tout est perdu
        }
        [hazard] { $what } - { $how ->
            [passed] franchi
           *[other] franchi, au prix fort
        }
        [discovery] { $what } - { $how ->
            [taken] trouvé
            [failed] il n'en est rien sorti
           *[other] laissé
        }
        [people] { $what } - { $how ->
            [taken] accepté
           *[other] sans s'arrêter
        }
        [camp] un lieu abrité
        [home] { $what ->
            [home] de retour, le repaire nettoyé
           *[other] de retour, le repaire tient toujours
        }
       *[defeat] la défaite
    }.

## Comment cela finit

veridia-outcome-expedition_home = le repaire est nettoyé et le groupe est de retour ({ $region }) : score { $score } après { $days } jours.
veridia-outcome-expedition_back = le groupe est de retour, mais le repaire tient toujours ({ $region }) : score { $score } après { $days } jours.
veridia-outcome-expedition_lost = l'expédition a échoué en route ({ $region }) : score { $score } après { $days } jours.
