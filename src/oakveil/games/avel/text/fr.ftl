### Les Chroniques d'Avel en français.
###
### Les variables portent le nom des champs dont elles viennent. Héros : leur nom. Tuiles, cases, monstres, équipements et
### pièges : le nom avec son article défini (« la Carrière », « le Creux du Renard ») ; $a_monster, $a_token : avec
### l'article indéfini. Une case dont la tuile est cachée : l'endroit où elle se trouve. Plusieurs faces, dés ou jetons :
### un seul texte, énuméré avec les pièces, ou avel-nothing. Rien (héros 0, aucun jeton, aucune ligne) : le texte « none ».
### Oui et non : « yes », « no ». $amount est $n sans son signe,
### $gained « yes » si $n dépasse 0.

avel-title = Les Chroniques d'Avel
avel-blurb = Parcourez une terre de tuiles cachées, affrontez ses monstres aux dés et rangez leurs trésors dans votre sac à dos. Douze nuits plus tard, la Lune Noire se lève et tous les monstres restants marchent sur le château. Vous gagnez ensemble ou perdez ensemble.
avel-rhyme = Cinq petits coups et le sac se tait : prends ce que tu sens, bon ou mauvais !

## Mots

avel-term-hero = héros
avel-term-heroes = héros
avel-term-heart = cœur
avel-term-hearts = cœurs
avel-term-toughness = Résistance
avel-term-clash = affrontement
avel-term-lair = tanière
avel-term-small-monster = petit monstre
avel-term-big-monster = grand monstre
avel-term-coin = pièce
avel-term-coins = pièces
avel-term-backpack = sac à dos
avel-term-basic = de base
avel-term-upgraded = amélioré
avel-term-rest = repos
avel-term-retreat = se replier
avel-term-press-on = continuer
avel-term-move = Déplacement
avel-term-battle = Combat
avel-term-tile-action = Action de tuile
avel-term-rest-action = Repos
avel-term-moon-track = piste de lune
avel-term-astrolabe = marqueur Astrolabe
avel-term-black-moon = Lune Noire
avel-term-crater = cratère
avel-term-seal = sceau de lune
avel-term-trap = piège
avel-term-wall = mur
avel-term-coat = blason d'Avel
avel-term-shortcut = raccourci
avel-term-stunned = assommé
avel-term-jewel = Joyau de guérison
avel-term-brood = engeance
avel-term-beast = la Bête

avel-die-green = vert
    .many = verts
avel-die-blue = bleu
    .many = bleus
avel-die-orange = orange
    .many = orange
avel-die-yellow = jaune
    .many = jaunes
avel-die-purple = violet
    .many = violets
avel-die-black = noir
    .many = noirs
avel-dice =
    { $n ->
        [one] { $n } dé { $die }
       *[other] { $n } dés { $die }
    }
avel-dice-none = aucun dé
avel-rolled-die = le dé { $die } ({ $face })

avel-face-attack = attaque
avel-face-defence = défense
avel-face-spell = sort
avel-face-blank = vide
avel-faces-attack =
    { $n ->
        [1] une attaque
        [2] deux attaques
        [3] trois attaques
       *[other] { $n } attaques
    }
avel-faces-defence =
    { $n ->
        [1] une défense
        [2] deux défenses
        [3] trois défenses
       *[other] { $n } défenses
    }
avel-faces-spell =
    { $n ->
        [1] un sort
        [2] deux sorts
        [3] trois sorts
       *[other] { $n } sorts
    }
avel-faces-blank =
    { $n ->
        [1] une face vide
        [2] deux faces vides
        [3] trois faces vides
       *[other] { $n } faces vides
    }
avel-faces-one-of-each = une de chaque
avel-faces-none = rien
avel-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

avel-brood-red = Braise
    .the = la Braise
avel-brood-green = Ronce
    .the = la Ronce
avel-brood-blue = Givre
    .the = le Givre
avel-size-small = petit
avel-size-big = grand
avel-size-beast = la Bête
avel-kind-weapon = arme
avel-kind-shield = bouclier
avel-kind-helmet = casque
avel-kind-elixir = élixir
avel-emblem-falcon = Faucon
avel-emblem-stag = Cerf
avel-emblem-bear = Ours
avel-emblem-fox = Renard
avel-shortcut-crescent = croissant
avel-shortcut-spiral = spirale
avel-service-trade = Commercer
avel-service-build_wall = Construire un mur
avel-service-seal_lair = Sceller une tanière
avel-service-set_trap = Poser un piège
avel-service-upgrade = Améliorer
avel-service-wish = Faire un vœu
avel-service-coins = Chercher des pièces
avel-space-none = rien ne se passe
avel-space-mend = cœurs
avel-space-refill = les tanières se repeuplent
avel-space-rise = la Lune Noire se lève
avel-odds-hopeless = sans espoir
avel-odds-risky = risqué
avel-odds-even = équilibré
avel-odds-good = favorable
avel-odds-sure = presque sûr

## Lieux et formes

avel-steps =
    { $n ->
        [1] un pas
        [2] deux pas
        [3] trois pas
        [4] quatre pas
        [5] cinq pas
       *[other] { $n } pas
    } { $direction ->
        [n] au nord
        [ne] au nord-est
        [se] au sud-est
        [s] au sud
        [sw] au sud-ouest
       *[nw] au nord-ouest
    }
avel-place = à { $way } du château
avel-unseen = la tuile cachée { $place }
avel-shape-row =
    { $n ->
        [1] une seule case
        [2] deux cases en ligne
        [3] trois cases en ligne
        [4] quatre cases en ligne
       *[other] { $n } cases en ligne
    }
avel-shape-block = un bloc de { $rows } cases sur { $columns }
avel-shape-corner = trois cases en angle
avel-shape-t = quatre cases en T
avel-shape-u = cinq cases en U
avel-shape-other = { $n } cases, en rangées de { $rows }
avel-side-upgraded = { $token } (face améliorée)
avel-die-number = dé { $n }
avel-detail-wounded =
    prudence : il ne reste que { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
avel-detail-risky = prudence : cela pourrait bien finir au château
avel-detail-hearts = cœurs : { $hearts } ; résistance restante : { $left }
avel-detail-offer =
    { $other } { $give ->
        [rien] n'offre rien
       *[other] offre { $give }
    } contre { $take }
avel-detail-result =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $wounds ->
        [one] { $wounds } cœur perdu
       *[other] { $wounds } cœurs perdus
    }

## Options d'une nouvelle partie

avel-option-heroes = Héros
avel-option-heroes-help = Le nombre de héros en jeu. En solitaire, on dispose de quatre actions par tour ; à plusieurs, de deux chacun.
avel-option-heroes-n =
    { $n ->
        [one] { $n } héros
       *[other] { $n } héros
    }
avel-option-crater = Cratère
avel-option-crater-help = Combien de monstres sortent du cratère quand la Lune Noire se lève.
avel-option-crater-easy = facile
avel-option-crater-moderate = moyen
avel-option-crater-difficult = difficile
avel-option-land = Contrée
avel-option-land-help = La forme de la carte. Plus le cratère est près du château, plus la partie est difficile.
avel-option-land-generated = une nouvelle contrée
avel-option-land-stars = difficulté { $stars } sur 5
avel-option-gen_distance = Chemin depuis le cratère
avel-option-gen_distance-help = Pour une nouvelle contrée seulement : le nombre de pas du cratère au château.
avel-option-gen_distance-none = selon le cratère
avel-option-gen_distance-n =
    { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    }
avel-option-gen_shape = Forme de la contrée
avel-option-gen_shape-help = Pour une nouvelle contrée seulement : des tuiles serrées ou éparpillées.
avel-option-gen_shape-compact = serrée
avel-option-gen_shape-balanced = équilibrée
avel-option-gen_shape-sprawling = éparpillée
avel-option-gen_seed = Graine de la contrée
avel-option-gen_seed-help = Pour une nouvelle contrée seulement : le même mot donne toujours la même contrée. Laissez vide pour une surprise.
avel-option-gen_seed-none = une surprise
avel-option-beast_delta = La Bête
avel-option-beast_delta-help = Renforce la Bête si vous gagnez trop souvent, l'affaiblit si vous perdez trop souvent.
avel-option-beast_delta-n =
    { $n ->
        [-6] 6 de moins
        [-5] 5 de moins
        [-4] 4 de moins
        [-3] 3 de moins
        [-2] 2 de moins
        [-1] 1 de moins
        [0] comme imprimé
       *[other] { $n } de plus
    }
avel-option-first_seat = Blason
avel-option-first_seat-help = Qui commence chaque manche et répond pour l'équipe. Selon la tradition, c'est la personne la plus âgée.
avel-option-first_seat-oldest = la personne la plus âgée
avel-option-first_seat-random = au hasard
avel-option-first_seat-n = place { $n }
avel-option-bag_draw = Pioche d'équipement
avel-option-bag_draw-help = On plonge la main dans le sac et l'on tâte les formes : contre le sablier, à son aise, ou au pur hasard.
avel-option-bag_draw-grab = à tâtons, avec sablier
avel-option-bag_draw-grab_calm = à tâtons, sans sablier
avel-option-bag_draw-blind = pur hasard
avel-option-bag_seconds = Le sablier
avel-option-bag_seconds-help = Le temps pour tâter les formes.
avel-option-bag_seconds-n =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
avel-option-bag_window = Formes à portée
avel-option-bag_window-help = Combien de formes passent sous la main à chaque pioche.
avel-option-bag_window-n =
    { $n ->
        [one] { $n } forme
       *[other] { $n } formes
    }
avel-option-trade_consent = Échanges
avel-option-trade_consent-help = Faut-il que l'autre personne accepte chaque échange ?
avel-option-trade_consent-ask = demander
avel-option-trade_consent-trust = se faire confiance
avel-option-neighbour_rolls = Dés des monstres
avel-option-neighbour_rolls-help = Qui appuie sur le bouton pour lancer les dés du monstre, comme à table la personne voisine.
avel-option-neighbour_rolls-on = la place voisine les lance
avel-option-neighbour_rolls-off = ils roulent tout seuls
avel-option-odds = Chances des combats
avel-option-odds-help = Ce que l'on vous dit de vos chances avant un combat.
avel-option-odds-full = en chiffres
avel-option-odds-simple = en un mot
avel-option-odds-off = rien
avel-option-march_choice = Routes des monstres
avel-option-march_choice-help = Quand deux routes vers le château sont aussi courtes, l'équipe choisit celle du monstre.
avel-option-march_choice-ask = demander chaque fois
avel-option-march_choice-auto = choisir pour nous
avel-option-coat_passes = Blason après une manche
avel-option-coat_passes-help = Une variante maison : à la fin de chaque manche, le blason passe à la place suivante.
avel-option-coat_passes-on = il passe
avel-option-coat_passes-off = il reste
avel-option-chronicle = Chronique
avel-option-chronicle-help = Quelques lignes d'un récit au début des manches. Elles n'ont aucun effet sur le jeu.
avel-option-chronicle-on = racontée
avel-option-chronicle-off = muette
avel-forecast = Une équipe de robots raisonnables gagne environ { $percent } % de ces parties.
avel-forecast-unknown = Personne ne connaît la difficulté de cette partie : laissez le laboratoire la mesurer.

## Questions

avel-ask-setup-oldest = Qui est la personne la plus âgée ?
avel-ask-setup-hero = Qui êtes-vous ?
avel-ask-bag_grab = { $hero }, quelle forme saisissez-vous ?
avel-ask-action = { $hero }, que faites-vous ?
avel-ask-elixir = { $hero }, buvez-vous un élixir avant le combat ?
avel-ask-effect = { $hero }, utilisez-vous votre équipement ?
avel-ask-spell = { $hero }, comment utilisez-vous vos sorts ?
avel-ask-press_on = { $hero }, continuez-vous le combat ?
avel-ask-fit = { $hero }, où rangez-vous tout cela ?
avel-ask-upgrade = { $hero }, qu'améliorez-vous ?
avel-ask-stun_loss = { $hero }, que perdez-vous ?
avel-ask-market = { $hero }, qu'achetez-vous ou que vendez-vous ?
avel-ask-seal_tile = { $hero }, quelle tanière scellez-vous ?
avel-ask-trap_kind = { $hero }, quel piège achetez-vous ?
avel-ask-trap_tile = { $hero }, où posez-vous le piège ?
avel-ask-lake_again = { $hero }, le lac se tait. Essayez-vous encore ?
avel-ask-exchange = { $hero }, qu'échangez-vous ?
avel-ask-exchange_reply = { $hero }, acceptez-vous l'échange ?
avel-ask-march_path = { $hero }, plusieurs routes sont aussi courtes. Où va le monstre ?
avel-ask-landing = { $hero }, où tombe le monstre ?
avel-ask-roll_for_monster = { $hero }, lancez les dés du monstre !
avel-ask-rearrange = Réorganisez votre équipement
avel-ask-calm = Piochez avec ou sans chronomètre

## Réponses

avel-choice-OldestIs = C'est { $seat }
avel-choice-Move = Aller vers { $tile }
avel-choice-Fight = Combattre { $monster }
avel-choice-Service =
    { $kind ->
        [trade] Commercer
        [build_wall] Construire un mur
        [seal_lair] Sceller une tanière
        [set_trap] Poser un piège
        [upgrade] Améliorer un équipement
        [wish] Faire un vœu
        [coins] Chercher des pièces
       *[other] { $kind }
    }
avel-choice-Rest = Se reposer
avel-choice-DrinkHealing = Boire { $token }
avel-choice-Exchange = Échanger avec { $hero }
avel-choice-EndTurn = Finir le tour
avel-choice-Drink = Boire { $token }
avel-choice-Go = Au combat !
avel-choice-RollForMonster = Lancer
avel-choice-Reroll = Utiliser { $token } : relancer { $dice }
avel-choice-AddAttack = Utiliser { $token } : ajouter 1 attaque
avel-choice-AddDefence = Utiliser { $token } : ajouter 1 défense
avel-choice-Done = Laisser les dés ainsi
avel-choice-Spells =
    { $attacks ->
        [0] Tous les sorts en défense
        [one] { $attacks } sort en attaque
       *[other] { $attacks } sorts en attaque
    }
avel-choice-PressOn = Continuer
avel-choice-Retreat = Se replier
avel-choice-Grab = Saisir la forme { $position }
avel-choice-Fumble = Ne rien saisir
avel-choice-Fitting = Porter : { $worn } ; ranger : { $packed } ; abandonner : { $discards }
avel-choice-Rearrangement = Porter : { $worn } ; ranger : { $packed }
avel-choice-SetCalm =
    { $calm ->
        [yes] Piocher sans chronomètre
       *[no] Piocher avec le chronomètre
    }
avel-choice-Upgrade = Améliorer { $token }
avel-choice-Lose = Perdre { $token }
avel-choice-Buy = Acheter
avel-choice-Sell = Vendre { $token }
avel-choice-Stop = En rester là
avel-choice-Seal = Sceller { $tile }
avel-choice-ChooseTrap = Acheter { $trap }
avel-choice-LayTrap = Le poser sur { $tile }
avel-choice-LakeReroll = Relancer
avel-choice-LakeLeave = Quitter le lac
avel-choice-Proposal = Donner : { $give } ; prendre : { $take }
avel-choice-Cancel = Ne rien échanger
avel-choice-Accept = Accepter
avel-choice-Decline = Refuser
avel-choice-MarchTo = Vers { $tile }
avel-choice-LandOn = Sur { $tile }
avel-nothing = rien

## Refus

avel-broken-tokens = Chaque équipement doit avoir une place, et une seule.
avel-broken-coins = Il n'y a pas assez de cases libres pour les pièces ({ $n }).
avel-broken-slot = Cet emplacement ne convient pas pour { $token }.
avel-broken-outside = Une partie dépasse du sac à dos : { $token }.
avel-broken-overlap = Quelque chose se trouve déjà sous { $token }.
avel-broken-busy = Pendant un combat, ou avant d'avoir rangé un gain, on ne peut rien réorganiser.
avel-broken-not-owned = On ne peut donner que ce que l'on a.
avel-broken-does-not-fit = Avec cet échange, { $hero } ne pourrait plus tout ranger.
avel-broken-calm = Il n'y a pas de chronomètre, ou il est déjà comme vous voulez.

## Le récit : une phrase pour chaque événement

avel-event-GameSetUp = Les héros se rassemblent au château d'Avel, et les étoiles annoncent un cratère. Difficulté : { $crater_token }.
avel-event-HeroReady =
    { $hero } se présente sous l'emblème { $emblem ->
        [falcon] du Faucon
        [stag] du Cerf
        [bear] de l'Ours
       *[fox] du Renard
    }.
avel-event-CoatGiven = { $hero } porte le blason d'Avel.
avel-event-RoundBegan =
    { $line ->
        [none] La manche { $number } commence.
       *[other] Manche { $number }. { $line }
    }
avel-event-TurnBegan =
    { $hero } se met en route avec { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
avel-event-TurnEnded =
    { $reason ->
        [chosen] { $hero } mit fin à son tour.
        [stunned] { $hero } ne put rien faire de plus.
       *[done] { $hero } avait fait tout ce qui était à faire.
    }
avel-event-HeroMoved =
    { $via ->
        [shortcut] Par un raccourci, { $hero } quitta { $start } pour { $to }.
       *[edge] { $hero } quitta { $start } pour { $to }.
    }
avel-event-TileRevealed =
    { $hero ->
        [none] La Lune Noire éclaira { $tile }.
       *[other] { $hero } découvrit { $tile }.
    }
avel-event-MonsterAppeared =
    { $why ->
        [set_up] Vers { $cell } rôdait { $a_monster }.
        [reveal] Là, { $a_monster } leva la tête.
        [refill] Une tanière vide, vers { $cell }, attira { $a_monster }.
        [rise] Dans l'ombre, vers { $cell }, s'éveilla { $a_monster }.
       *[crater] Du cratère, droit vers { $cell }, jaillit { $a_monster }.
    }
avel-event-StackReshuffled =
    { $size ->
        [small] Les petits monstres vaincus se rassemblèrent ({ $count }).
       *[big] Les grands monstres vaincus se rassemblèrent ({ $count }).
    }
avel-event-NoMonsterLeft =
    { $size ->
        [small] Il ne restait aucun petit monstre pour { $cell }.
       *[big] Il ne restait aucun grand monstre pour { $cell }.
    }
avel-event-BattleBegan = { $hero } défia { $monster } : { $hero_dice } contre { $monster_dice }.
avel-event-ElixirDrunk = { $hero } but { $token }.
avel-event-ClashRolled = Affrontement { $number } : { $hero } obtint { $hero_faces } ; pour { $monster }, { $monster_faces }.
avel-event-EffectUsed =
    { $kind ->
        [reroll] Avec { $token }, { $hero } relança : { $before }, puis { $after }.
        [add_attack] Avec { $token }, { $hero } frappa une fois de plus.
       *[add_defence] Avec { $token }, { $hero } para une fois de plus.
    }
avel-event-SpellsSet =
    { $hero } { $attacks ->
        [0] ne lança aucun sort
        [one] lança { $attacks } sort
       *[other] lança { $attacks } sorts
    } pour attaquer et { $defences ->
        [0] aucun
       *[other] { $defences }
    } pour se défendre.
avel-event-ClashResolved =
    { $hero } { $damage ->
        [0] n'infligea aucun dégât
        [one] infligea { $damage } dégât
       *[other] infligea { $damage } dégâts
    } et { $wounds ->
        [0] ne perdit aucun cœur
        [one] perdit { $wounds } cœur
       *[other] perdit { $wounds } cœurs
    }.
avel-event-BattleEnded =
    { $outcome ->
        [defeated] { $hero } l'emporta.
        [retreat] { $hero } se replia.
        [stunned] { $hero } s'effondra.
       *[three_clashes] Après trois affrontements, { $hero } rompit le combat contre { $monster }.
    }
avel-event-MonsterDefeated =
    { $hero ->
        [none] Un piège terrassa { $monster }.
       *[other] { $hero } terrassa { $monster } !
    }
avel-event-RewardGained =
    { $kind ->
        [coins] { $hero } trouva une bourse.
        [draw] { $hero } put plonger la main dans le sac.
        [upgrade] { $hero } put améliorer un équipement.
       *[heal] { $hero } se sentit mieux.
    }
avel-event-ParadeShown = { $hero } tâta les formes au fond du sac.
avel-event-TokenDrawn =
    { $fumble ->
        [yes] Trop tard ! { $hero } en tira { $a_token }.
       *[no] { $hero } piocha { $a_token }.
    }
avel-event-CoinsChanged =
    { $reason ->
        [price] { $hero } paya
        [discard] { $hero } abandonna
        [stun] { $hero } perdit
        [exchange] { $gained ->
            [yes] { $hero } reçut
           *[no] { $hero } remit
        }
       *[other] { $hero } prit
    } { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
avel-event-TokenPlaced =
    { $place ->
        [weapon] { $hero } prit en main { $token }.
        [shield] { $hero } prit au bras { $token }.
        [helmet] { $hero } coiffa { $token }.
       *[backpack] { $hero } rangea { $token }.
    }
avel-event-TokenDiscarded = { $hero } abandonna { $token }.
avel-event-TokenUpgraded = { $hero } fit améliorer { $token }.
avel-event-HeroHealed =
    { $reason ->
        [rest] { $hero } prit du repos et retrouva
        [moon] Les lunes furent douces : { $hero } retrouva
        [draught] { $hero } but et retrouva
        [stun] Le Joyau de guérison brilla : { $hero } retrouva
       *[reward] { $hero } retrouva
    } { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }.
avel-event-HeroStunned =
    On ramena { $hero } au château sans connaissance. Pertes : { $coins ->
        [0] { $token ->
            [none] rien
           *[other] { $token }
        }
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $coins ->
        [0] { "" }
       *[other] { $token ->
            [none] { "" }
           *[other] { " " }et { $token }
        }
    }.
avel-event-ServiceUsed =
    { $kind ->
        [trade] { $hero } visita { $tile } et marchanda.
        [build_wall] { $hero } visita { $tile } et commanda des pierres.
        [seal_lair] { $hero } visita { $tile } et reçut un sceau de lune.
        [set_trap] { $hero } visita { $tile } et acheta un piège.
        [upgrade] { $hero } visita { $tile } et fit améliorer son équipement.
        [wish] { $hero } visita { $tile } et fit un vœu.
       *[coins] { $hero } visita { $tile } et trouva quelques pièces.
    }
avel-event-LakeRolled =
    { $hit ->
        [yes] Le lac montra { $faces } à { $hero } : le vœu fut exaucé.
       *[no] Le lac montra { $faces } à { $hero } : rien ne se passa.
    }
avel-event-WallBuilt =
    { $hero } construisit un mur au château ; { $walls ->
        [one] { $walls } mur s'y dresse
       *[other] { $walls } murs s'y dressent
    } désormais.
avel-event-SealLaid = { $hero } posa un sceau de lune sur { $cell }.
avel-event-TrapLaid = { $hero } posa { $trap } sur { $cell }.
avel-event-PieceRetired =
    { $piece ->
        [seal] Le temps des sceaux de lune prit fin (inutilisés : { $n }).
        [trap] Le temps des pièges prit fin (inutilisés : { $n }).
       *[wall] Le temps de bâtir prit fin (murs inutilisés : { $n }).
    }
avel-event-Exchanged =
    { $hero } { $give ->
        [rien] ne donna rien à { $other }
       *[other] donna à { $other } { $give }
    } et { $take ->
        [rien] ne reçut rien
       *[other] reçut { $take }
    }.
avel-event-ExchangeRefused = { $other } refusa l'échange avec { $hero }.
avel-event-MarkerMoved =
    { $symbol ->
        [mend] L'astrolabe atteignit un cœur : chaque héros reprend des forces.
        [refill] L'astrolabe atteignit une tanière : les monstres reviennent.
        [rise] L'astrolabe atteignit la Lune Noire.
       *[none] L'astrolabe avança.
    }
avel-event-BlackMoonRose = La Lune Noire se leva ! Vers { $cell }, la Bête sortit du cratère, Résistance { $dial }.
avel-event-LandingRolled =
    Le dé noir montra { $face ->
        [attack] une attaque
        [defence] une défense
        [spell] un sort
       *[blank] une face vide
    }, et vers { $cell } s'envola { $a_monster }.
avel-event-MonsterMarched = En marche, { $monster } quitta { $start } pour { $to }.
avel-event-TrapSprung =
    Vers { $cell }, la Bête tomba dans { $trap } : { $damage ->
        [0] aucun dégât
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, Résistance { $dial }.
avel-event-GateAttacked =
    À la porte, { $monster } força les défenses ; { $after ->
        [0] aucun mur ne tient plus
        [one] { $after } mur tient encore
       *[other] { $after } murs tiennent encore
    }.
avel-event-GameWon = À la manche { $round }, avec { $monster } tomba le dernier des monstres. Avel est hors de danger !
avel-event-GameLost = À la manche { $round }, { $monster } entra dans le château, et le Joyau de guérison se brisa.
avel-event-Rearranged = { $hero } refit son sac.

## La table en mots

avel-table-round =
    { $left ->
        [0] Manche { $round }. La Lune Noire s'est levée et les monstres marchent sur le château.
        [1] Manche { $round }. À sa fin, la Lune Noire se lève.
       *[other] Manche { $round }. La Lune Noire se lève dans { $left } manches, celle-ci comprise.
    }
avel-table-end = À la fin de cette manche : { $what }
avel-table-march = les monstres avancent.
avel-table-nothing = il ne se passe rien.
avel-table-crater = Le cratère s'ouvrira ici : { $cell }. Difficulté : { $crater }.
avel-table-hero =
    { $hero } ({ $emblem }{ $coat ->
        [yes] , blason
       *[no] { "" }
    }) sur { $tile } : { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur { $most }, { $coins }, { $dice }. Équipé : { $worn }. Dans le sac à dos : { $packed }.{ $actions ->
        [0] { "" }
        [one] {" "}Reste : { $actions } action.
       *[other] {" "}Reste : { $actions } actions.
    }
avel-table-monster =
    { $monster } sur { $tile } : { $brood }, Résistance { $left } sur { $toughness }, { $dice }{ $steps ->
        [0] { "" }
       *[other] , à { $steps } pas du château
    }.
avel-table-reward = Récompense : { $reward }.
avel-table-castle =
    { $tile } : { $walls ->
        [0] aucun mur
        [one] { $walls } mur
       *[other] { $walls } murs
    }.
avel-table-tile = { $tile }, { $place } : { $what }.
avel-table-lair =
    { $size ->
        [small] petite tanière
       *[big] grande tanière
    }
avel-table-sealed = scellée
avel-table-shortcut = raccourci ({ $symbol })
avel-table-trapped = piège : { $trap }
avel-table-service = service
avel-table-plain = rien
avel-table-unseen = Tuile cachée, { $place }.
avel-table-supply =
    Dans la réserve : { $coins } ; { $seals ->
        [one] { $seals } sceau de lune
       *[other] { $seals } sceaux de lune
    } ; pièges : { $traps } ; { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }.
avel-table-hidden =
    Dans le sac : { $tokens ->
        [one] { $tokens } équipement
       *[other] { $tokens } équipements
    }. Dans les piles : { $small ->
        [one] { $small } petit et
       *[other] { $small } petits et
    } { $big ->
        [one] { $big } grand monstre
       *[other] { $big } grands monstres
    }.

## La fin

avel-outcome-monsters_gone = Victoire ! Avec { $monster } tomba le dernier des monstres, à la manche { $round }. Longue vie aux héros d'Avel !
avel-outcome-castle_entered = Défaite. À la manche { $round }, { $monster } entra dans le château et brisa le Joyau de guérison.

## Ce que font les composants

avel-effect-add_die =
    { $n ->
        [one] Lancez { $n } dé { $die } de plus à chaque affrontement.
       *[other] Lancez { $n } dés { $die } de plus à chaque affrontement.
    }
avel-effect-reroll =
    Une fois par combat{ $vs ->
        [none] { "" }
       *[other] , contre { $brood }
    } : relancez { $n ->
        [one] { $n } dé { $dice }
       *[other] jusqu'à { $n } dés { $dice }
    }.
avel-effect-add_attack =
    Une fois par combat{ $vs ->
        [none] { "" }
       *[other] , contre { $brood }
    } : ajoutez 1 attaque.
avel-effect-add_defence =
    Une fois par combat{ $vs ->
        [none] { "" }
       *[other] , contre { $brood }
    } : ajoutez 1 défense.
avel-effect-brew_die =
    { $n ->
        [one] Avant un combat : lancez { $n } dé { $die } de plus à chacun de ses affrontements.
       *[other] Avant un combat : lancez { $n } dés { $die } de plus à chacun de ses affrontements.
    }
avel-effect-heal_full = Avant ou après une action : retrouvez tous vos cœurs.
avel-effect-heal =
    { $n ->
        [one] Récupérez { $n } cœur.
       *[other] Récupérez { $n } cœurs.
    }
    .phrase =
        { $n ->
            [one] récupérez { $n } cœur
           *[other] récupérez { $n } cœurs
        }
avel-effect-fewer_dice = Vous lancez 1 dé { $dice } de moins.
avel-effect-no_effects =
    { $source ->
        [weapon] Votre arme est sans effet.
        [shield] Votre bouclier est sans effet.
        [helmet] Votre casque est sans effet.
       *[elixir] Vous ne pouvez pas boire d'élixir pour ce combat.
    }
avel-effect-coins =
    { $condition ->
        [no_monster_here] S'il n'y a aucun monstre ici : prenez { $coins }.
       *[none] Prenez { $coins }.
    }
    .phrase = prenez { $coins }
avel-effect-draw =
    { $n ->
        [one] Piochez { $n } équipement.
       *[other] Piochez { $n } équipements.
    }
    .phrase =
        { $n ->
            [one] piochez { $n } équipement
           *[other] piochez { $n } équipements
        }
avel-effect-upgrade =
    { $price ->
        [0] Améliorez { $n } de vos armes, boucliers ou casques.
       *[other] Payez { $coins } : améliorez { $n } de vos armes, boucliers ou casques.
    }
    .phrase =
        { $n ->
            [one] améliorez { $n } équipement
           *[other] améliorez { $n } équipements
        }
avel-effect-trade =
    { $times ->
        [one] Payez { $buy } et piochez 1 équipement, ou rendez-en 1 et prenez { $sell }.
       *[other] Jusqu'à { $times } fois : payez { $buy } et piochez 1 équipement, ou rendez-en 1 et prenez { $sell }.
    }
avel-effect-build_wall = Payez { $coins } : construisez 1 mur au château.
avel-effect-seal_lair = Payez { $coins } : posez un sceau de lune sur une tanière vide.
avel-effect-set_trap = Payez le prix d'un piège : posez-le sur une tuile visible.
avel-effect-wish =
    Payez { $coins }, lancez { $dice } : { $results }.{ $rerolls ->
        [0] { "" }
       *[other] {" "}Sinon, vous pouvez { $count ->
            [1] le relancer
            [2] relancer les deux
           *[other] les relancer tous
        }{ $rerolls ->
            [1] {" "}une fois
           *[other] {" "}jusqu'à { $rerolls } fois
        }.
    }
avel-wish-result = { $faces } - { $reward }
avel-wish-results = { $results } ; { $next }
avel-effect-mend =
    { $n ->
        [one] Chaque héros récupère { $n } cœur.
       *[other] Chaque héros récupère { $n } cœurs.
    }
avel-effect-refill = Un monstre apparaît sur chaque tanière visible, vide et non scellée.
avel-effect-rise = La Lune Noire se lève.
avel-effect-retire =
    { $piece ->
        [seal] Plus de sceaux de lune.
        [trap] Plus de pièges.
       *[wall] Plus de murs.
    }
avel-effect-spring =
    { $bonus ->
        [0] Quand la Bête entre : lancez { $dice } ; chaque attaque inflige 1 dégât.
       *[other] Quand la Bête entre : lancez { $dice } ; chaque attaque inflige 1 dégât, plus { $bonus }.
    }
avel-effect-invade =
    Quand la Lune Noire se lève avec { $heroes ->
        [one] { $heroes } héros
       *[other] { $heroes } héros
    } : { $size ->
        [none] aucun monstre
        [small] { $small ->
            [one] { $small } petit monstre
           *[other] { $small } petits monstres
        }
        [big] { $big ->
            [one] { $big } grand monstre
           *[other] { $big } grands monstres
        }
       *[both] { $small ->
            [one] { $small } petit
           *[other] { $small } petits
        } et { $big ->
            [one] { $big } grand monstre
           *[other] { $big } grands monstres
        }
    } ; { $landing }.
avel-landing = { $face } - { $tile }

## Erreurs des paquets de contenu

avel-content-die-faces =
    Le dé « { $entry } » a { $found ->
        [one] { $found } face
       *[other] { $found } faces
    } ; il en faut 6.
avel-content-die-spell = Le dé « { $entry } » montre un sort ; seuls les dés des héros le peuvent.
avel-content-lake =
    { $face ->
        [blank] Le lac ne peut jamais se taire : le dé vert n'a pas de face vide.
        [attack] Le lac ne peut jamais montrer d'attaque : le dé vert n'en a pas.
       *[defence] Le lac ne peut jamais montrer de défense : le dé vert n'en a pas.
    }
avel-content-no-die = « { $entry } » : { $verb } de dés « { $found } » ; il n'y a pas de dé { $found }.
avel-content-no-hero-die = « { $entry } » : { $verb } de dés « { $found } » ; les héros n'ont pas de dé { $found }.
avel-content-too-few-small = Petits monstres : { $found } ; la mise en place en demande 3.
avel-content-monsters =
    { $size ->
        [small] Petits monstres : { $found }, la boîte en a { $wanted }.
       *[big] Grands monstres : { $found }, la boîte en a { $wanted }.
    }
avel-content-broods =
    { $size ->
        [small] Petits monstres « { $brood } » : { $found }, la boîte en a { $wanted }.
       *[big] Grands monstres « { $brood } » : { $found }, la boîte en a { $wanted }.
    }
avel-content-one-beast = Il faut exactement un monstre de taille « beast », et il doit s'appeler « beast ».
avel-content-beast-plain = La Bête n'a ni récompense ni attribut, et sa Résistance est dans numbers.toml.
avel-content-toughness = « { $entry } » a une Résistance de { $found } ; il faut 1 à 9.
avel-content-one-brood =
    « { $entry } » est de { $found ->
        [one] { $found } engeance
       *[other] { $found } engeances
    } ; il en faut une.
avel-content-monster-dice =
    « { $entry } » lance { $found ->
        [one] { $found } dé { $die }
       *[other] { $found } dés { $die }
    } ; la boîte en a { $wanted }.
avel-content-no-dice = « { $entry } » ne lance aucun dé ; il en faut au moins un.
avel-content-no-attribute = « { $entry } » n'a pas d'attribut.
avel-content-small-attribute = « { $entry } » est un petit monstre et ne peut pas avoir d'attribut.
avel-content-double-colour = « { $entry } » retire deux dés d'une même couleur ; un seul de chaque est possible.
avel-content-rewards =
    « { $entry } » a { $found ->
        [one] { $found } récompense
       *[other] { $found } récompenses
    } ; il en faut 1 ou 2.
avel-content-coins =
    « { $entry } » donne { $found ->
        [one] { $found } pièce
       *[other] { $found } pièces
    }.
avel-content-reward-terms = « { $entry } » : une récompense n'a ni prix ni condition.
avel-content-tokens =
    Équipement : { $found ->
        [one] { $found } jeton
       *[other] { $found } jetons
    }, la boîte en a 25.
avel-content-no-shape = « { $entry } » a la forme « { $found } », qui n'existe pas.
avel-content-elixir-upgraded = « { $entry } » est un élixir et ne peut pas avoir de face améliorée.
avel-content-no-upgraded = « { $entry } » n'a pas de face améliorée ; seuls les élixirs n'en ont pas.
avel-content-two-one-time =
    « { $entry } », { $side } : { $found ->
        [2] deux
       *[other] { $found }
    } effets à usage unique ; un seul marqueur ne montre pas lequel a servi.
avel-content-side-effects =
    « { $entry } », { $side } : { $found ->
        [one] { $found } effet
       *[other] { $found } effets
    } ; il en faut 1 à 3.
avel-content-wrong-effect =
    { $kind ->
        [elixir] « { $entry } » est un élixir ; « { $verb } » n'agit que sur un équipement porté.
       *[other] « { $entry } » se porte ; « { $verb } » n'agit que dans un élixir.
    }
avel-content-backpack-size =
    { $size ->
        [small] { $found ->
            [one] Le sac à dos a { $found } case ; il en faut
           *[other] Le sac à dos a { $found } cases ; il en faut
        } au moins { $least } pour épargner le prix du piège le plus cher.
       *[large] Le sac à dos a { $found } cases ; { $most } au plus sont permises.
    }
avel-content-backpack-pieces = Le sac à dos est en plusieurs morceaux ; il doit être d'un seul tenant.
avel-content-shape-size =
    La forme « { $entry } » a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } ; il en faut 1 à { $most }.
avel-content-shape-pieces = La forme « { $entry } » est en plusieurs morceaux ; elle doit être d'un seul tenant.
avel-content-shape-fit = La forme « { $entry } » n'entre pas dans le sac à dos.
avel-content-shape-flip = La forme « { $entry } » change quand on retourne le jeton ; une amélioration peut la faire dépasser.
avel-content-starting-coins =
    Les héros ont besoin { $wanted ->
        [one] de { $wanted } pièce
       *[other] de { $wanted } pièces
    } pour commencer ; la boîte en a { $found }.
avel-content-starting-room =
    Un héros commence avec { $wanted ->
        [one] { $wanted } pièce
       *[other] { $wanted } pièces
    } ; son sac à dos n'en contient que { $found }.
avel-content-too-few-names = Prénoms : { $found } ; il en faut { $wanted } différents, un par héros.
avel-content-no-name = « { $entry } » n'a pas de noms pour la face « { $face } » du dé { $die }.
avel-content-no-castle = Aucune tuile ne s'appelle « castle ».
avel-content-castle-plain = Le château doit être une tuile de départ quel que soit le nombre de héros, sans tanière ni service.
avel-content-start-tiles =
    Il y a { $found ->
        [one] { $found } tuile de départ
       *[other] { $found } tuiles de départ
    } près du château ; il en faut 3.
avel-content-start-lairs =
    Les tuiles de départ ont { $found ->
        [one] { $found } petite tanière
       *[other] { $found } petites tanières
    } ; la mise en place y pose 3 monstres.
avel-content-start-big = La tuile de départ « { $entry } » a une grande tanière ; la mise en place ne pose que de petits monstres.
avel-content-start-always = La tuile de départ « { $entry } » doit être en jeu quel que soit le nombre de héros.
avel-content-lair-and-service = « { $entry } » a une tanière et un service.
avel-content-wish-faces =
    « { $entry } » : un résultat du vœu a { $found ->
        [one] { $found } face
       *[other] { $found } faces
    } ; il en faut { $wanted }.
avel-content-wish-double = « { $entry } » : deux résultats du vœu nomment les mêmes faces.
avel-content-shortcut =
    Le raccourci « { $symbol } » ne mène nulle part avec { $heroes ->
        [one] { $heroes } héros
       *[other] { $heroes } héros
    }.
avel-content-no-layout = Il n'y a aucune contrée.
avel-content-layout-size =
    La contrée « { $entry } » a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, mais 4 héros utilisent { $wanted } tuiles.
avel-content-layout-flaw =
    { $kind ->
        [unreadable_cells] Contrée « { $entry } » : seules { $found } cases sur { $wanted } sont lisibles.
        [repeated_cells] Contrée « { $entry } » : une case est nommée deux fois ; avec { $tiles } tuiles, il en reste { $found }.
        [no_castle] Contrée « { $entry } » : la case 0,0 du château manque.
        [castle_neighbours] Contrée « { $entry } » : le château a { $found ->
            [one] { $found } voisine
           *[other] { $found } voisines
        } avec { $tiles } tuiles ; il en faut { $wanted }.
        [unreachable_cells] Contrée « { $entry } » : avec { $tiles } tuiles, seules { $found } cases sur { $wanted } sont accessibles.
        [no_crater] Contrée « { $entry } » : avec { $tiles } tuiles, le cratère est hors de la contrée.
        [crater_at_start] Contrée « { $entry } » : le cratère est sur le château ou sur une tuile de départ.
        [crater_distance] Contrée « { $entry } » : avec { $tiles } tuiles, le cratère est à { $found } pas du château ; il en faudrait { $wanted }.
       *[too_far] Contrée « { $entry } » : avec { $tiles } tuiles, une case est à { $found } pas du château ; { $wanted } au plus sont permis.
    }
avel-content-layout-order = Contrée « { $entry } » : le château doit venir en premier, puis ses trois voisines.
avel-content-no-crater = Aucun cratère ne s'appelle « { $entry } ».
avel-content-no-landing = Le cratère « { $entry } » ne dit rien de la face noire « { $face } ».
avel-content-landing =
    { $why ->
        [lair] Le cratère « { $entry } » vise « { $tile } », qui a une tanière.
        [castle] Le cratère « { $entry } » vise le château.
       *[unknown] Le cratère « { $entry } » vise « { $tile } », qui n'existe pas.
    }
avel-content-landing-missing =
    { $heroes ->
        [one] « { $tile } » manque avec { $heroes } héros ; le dé sera relancé.
       *[other] « { $tile } » manque avec { $heroes } héros ; le dé sera relancé.
    }
avel-content-landing-nowhere =
    { $heroes ->
        [one] Le cratère « { $entry } » ne vise rien avec { $heroes } héros : aucune de ses tuiles n'est en jeu.
       *[other] Le cratère « { $entry } » ne vise rien avec { $heroes } héros : aucune de ses tuiles n'est en jeu.
    }
avel-content-traps = Pièges : { $found }, la boîte en a 3.
avel-content-trap-price =
    Deux pièges coûtent { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
avel-content-no-rise = Piste de lune : aucune case Lune Noire.
avel-content-rises =
    Piste de lune : { $found ->
        [one] { $found } case Lune
       *[other] { $found } cases Lune
    } Noire ; il en faut une.
avel-content-rise-early = Piste de lune : la Lune Noire est sur la case { $found } ; elle doit être sur la dernière.
avel-content-track-start =
    { $heroes ->
        [one] Piste de lune : avec { $heroes } héros, le marqueur part de la case { $found }, qui n'est pas avant la Lune Noire.
       *[other] Piste de lune : avec { $heroes } héros, le marqueur part de la case { $found }, qui n'est pas avant la Lune Noire.
    }
avel-content-wall-mark = Piste de lune : les murs prennent fin après la dernière case, les sceaux et les pièges sur une case.
avel-content-marks = Piste de lune : les sceaux prennent fin sur la case { $seal }, après les pièges sur la case { $trap }.
