# La table de L'Ordre de Veiel dans un navigateur.

veiel-board = Plateau : ailes A, B et C, la ligne 1 au plus près de la zone de repos
veiel-line-head = Ligne
veiel-line = Ligne { $n }
veiel-boss = Boss
veiel-rest-zone = Zone de repos
veiel-face-down = face cachée
veiel-seen = vue ici à l'incursion { $n }
veiel-seen-short = vue à la { $n }
veiel-frozen = gelée
veiel-touched = touchée par la dernière corruption
veiel-here = l'équipe est ici
veiel-here-short = ici
veiel-resolved = résolue
veiel-at-gate = Devant la crypte
veiel-counsel = Conseil
veiel-waits = Tout au bout attend { $boss }.
veiel-battlefield = Champ de bataille : les ennemis, de l'avant vers l'arrière
veiel-team = Héros
veiel-no-heroes = Aucun héros n'est encore choisi.
veiel-seat = Place { $n }
veiel-enemies = Ennemis
veiel-numbered = { $name } { $n }
veiel-percent = { $n } %
veiel-nothing = Il n'y a rien ici.

## Le bandeau

veiel-incursion = Incursion { $n } sur { $most }
veiel-round = Manche { $n }
veiel-order = Ordre de cette manche
veiel-where-setup = Avant la première incursion
veiel-where-rest = dans la zone de repos
veiel-where-boss = face au boss
veiel-where-dungeon =
    { $place ->
        [none] dans la crypte
       *[other] dans la salle { $place }
    }
veiel-events-held = Événements que tient le maître du donjon
veiel-events-laid = Événements posés face cachée
veiel-power-left = utilisations restantes du pouvoir du boss
veiel-fixed = toujours { $n }
veiel-fixed-help = Le dé des ennemis, sans maître du donjon
veiel-purse = Bourse
veiel-page-board = Plateau
veiel-page-fight = Combat
veiel-page-rest = Repos
veiel-page-room = Salle
veiel-page-team = Héros

## Les héros

veiel-level = niveau { $n }
veiel-level-top = niveau maximal
veiel-learns = Apprend alors { $card }.
veiel-defender = défenseur
veiel-fallen = hors de combat
veiel-on-turn = à son tour
veiel-has-played = a joué
veiel-cards-of = Cartes : { $hero }
veiel-slots = Emplacements d'objets
veiel-slot-free = libre
veiel-slot-item-free = emplacement d'objet libre
veiel-starts-with = Commence avec
veiel-no-drop = Cela ne va pas là.
veiel-slot-weapon = Arme
veiel-slot-second = Seconde main
veiel-slot-armour = Armure
veiel-slot-rune = Rune
veiel-damage = Dégâts ; ◊ ignore la réduction
veiel-free = sans utiliser le tour
veiel-ability-locked = dès le niveau { $n }
veiel-ability-muted = muette
veiel-ability-short = pas assez d'END
veiel-ability-ready = prête
veiel-not-now = Pas maintenant : { $what }.
veiel-level-not-now = ce héros ne peut pas gagner de niveau, ou la bourse ne suffit pas
veiel-reveal-not-now = le forgeron ne montre rien de nouveau, ou la bourse ne suffit pas
veiel-sheet-now = actuel
veiel-sheet-base = fiche
veiel-red-split = armure + bouclier
veiel-trait-VIT = Vitalité
veiel-trait-END = Endurance
veiel-trait-FOR = Force
veiel-trait-DEX = Dextérité
veiel-trait-INT = Intelligence
veiel-trait-FOI = Foi
veiel-trait-DEF = Défense
veiel-trait-RED = Réduction des dégâts

## Les ennemis

veiel-front = avant
veiel-screen = Écran : qui se tient derrière est difficile à atteindre
veiel-screened = derrière un écran
veiel-att = S'ajoute à son dé d'attaque
veiel-def = S'ajoute au dé contre les attaques
veiel-red = Réduction des dégâts
veiel-hits-defender = Chance de toucher le défenseur
veiel-strikes = { $n } attaques par tour
veiel-wounds =
    { $wounds ->
        [none] indemne
        [light] blessé
       *[heavy] gravement blessé
    }
veiel-waiting = En attente d'une place dans la ligne
veiel-dead =
    { $n ->
        [one] { $n } ennemi tué
       *[other] { $n } ennemis tués
    }
veiel-fog = Brouillard : seul l'ennemi de l'avant peut être atteint.
veiel-by-force = Le jeton de défenseur ne peut pas être passé maintenant.

## Le duel de dés

veiel-duel = Les dés
veiel-needed = à atteindre
veiel-your-die = Votre dé montre { $n }, celui du héros { $hero }.
veiel-duel-hit = touché
veiel-duel-hit-times = touché ×{ $n }
veiel-duel-miss = raté
veiel-duel-parried = défendu
veiel-duel-miss-one = raté : 1 naturel
veiel-duel-no-shield = touché malgré le bouclier
veiel-duel-success = réussite
veiel-duel-failure = échec
veiel-duel-tie = égalité : on relance
veiel-dealt = { $n } dégâts
veiel-odds-attack = Touche { $n } %, tue { $kill } % ; { $low } à { $high } dégâts, { $mean } en moyenne.
veiel-odds-roll = Réussit : { $n } %.
veiel-odds-defence = Touche : { $n } %.

## La zone de repos

veiel-tab-levels = Niveaux
veiel-tab-smith = Forgeron
veiel-tab-alchemist = Alchimiste
veiel-tab-gear = Équipement
veiel-reveal = Voir l'offre
veiel-reveal-again = Nouvelle offre pour { $n } cristaux
veiel-no-offer = Le forgeron ne montre encore rien.
veiel-piles =
    { $n ->
        [one] { $n } carte reste dans les piles
       *[other] { $n } cartes restent dans les piles
    }
veiel-sell = Vendre pour 1 cristal
veiel-too-dear = trop cher
veiel-too-dear-for =
    { $card } coûte { $n ->
        [one] 1 cristal
       *[other] { $n } cristaux
    } : la bourse a moins.
veiel-box = Coffre ({ $n }) : l'équipement que personne ne porte
veiel-lacks = il faut { $stat } { $needed }, il y a { $has }

## Le maître du donjon

veiel-master-screen = Écran du maître du donjon
veiel-hand = Événements en main : { $n }
veiel-playable = jouable maintenant
veiel-power-uses =
    { $n ->
        [one] { $n } utilisation restante
       *[other] { $n } utilisations restantes
    }
veiel-lay-on = Quelle salle poser en { $place } ?
veiel-lay-help = Touchez une salle, ou glissez-la sur sa place. Les héros ne voient pas ce que vous posez.
veiel-editor = Le donjon change
veiel-take = La corruption : retirez la salle { $n } sur { $most }
veiel-take-help = Touchez des salles du plateau. Une fois toutes retirées, vous les reposez où vous voulez.
veiel-line-new = Une nouvelle ligne
veiel-line-help = Le plateau montre ce que donnerait une réponse. Vous seul le savez.
veiel-interrupt = Interrompre
veiel-interrupt-armed = On vous demandera
veiel-interrupt-help = Être consulté au prochain moment où un événement peut être joué
veiel-quiet = Plus dans cette salle
veiel-quiet-on = Demander de nouveau dans cette salle
veiel-heed-of = Quand demander pour { $card }
veiel-heed-ask = demander
veiel-heed-held = seulement si j'interromps
veiel-heed-never = jamais
veiel-window-enter = L'équipe va entrer dans une salle.
veiel-window-reveal = Une salle a été retournée.
veiel-window-fight_start = Un combat va commencer.
veiel-window-round_start = Le tour des joueurs commence.
veiel-window-hero_start = Le tour d'un héros commence.
veiel-window-hero_declare = Un héros a annoncé une action.
veiel-window-hero_roll = Le jet d'un héros a réussi.
veiel-window-enemy_phase = Votre tour commence.
veiel-window-def_ok = Un héros s'est défendu.
veiel-window-def_fail = La défense d'un héros a échoué.
veiel-window-fall = Un héros va tomber.
veiel-window-loot = Le butin a été lancé.
veiel-window-resolved = La salle est résolue.
veiel-window-leave = L'équipe va continuer.

## Réactions

veiel-reaction = Réaction
veiel-threat =
    { $falls ->
        [yes] { $n } dégâts feraient tomber { $hero } !
       *[no] { $n } dégâts toucheraient { $hero }.
    }
veiel-wish = { $card } :
veiel-reply-ask = demander
veiel-reply-always = toujours l'utiliser
veiel-reply-big = à partir de { $n } dégâts
veiel-reply-never = ne jamais l'utiliser
veiel-foreseen = Dans un instant, tout seul : { $label }
veiel-ask-me = Me demander

## Butin

veiel-loot = Trouvé ici
veiel-loot-die = Dé du butin

## L'énigme

veiel-riddle = Énigme
veiel-riddle-again = deuxième essai
veiel-riddle-answers = Réponses
veiel-riddle-series = Quel nombre vient ensuite ?
veiel-riddle-doors = Une porte cache un trésor, une autre un piège, une autre rien. Une seule inscription est vraie. Qu'y a-t-il où ?
veiel-riddle-scales = Quatre poids de 1, 2, 3 et 4. Quel est leur ordre, du plus léger au plus lourd ?
veiel-riddle-grid = Chaque rangée et chaque colonne a chaque symbole une fois. Que trouve-t-on au point d'interrogation ?
veiel-riddle-lock = Un code de trois chiffres différents. Lequel ?
veiel-riddle-levers = Chaque levier tourne des portes : les ouvertes se ferment, les fermées s'ouvrent. Quels leviers ouvrent la porte à l'étoile et aucune autre ?
veiel-riddle-claim =
    la porte { $door } { $holds ->
        [yes] { $content ->
            [treasure] cache le trésor
            [trap] cache le piège
           *[empty] ne cache rien
        }
       *[no] { $content ->
            [treasure] ne cache pas le trésor
            [trap] ne cache pas le piège
           *[empty] cache quelque chose
        }
    }
veiel-riddle-behind =
    { $n } : { $content ->
        [treasure] trésor
        [trap] piège
       *[empty] rien
    }
veiel-riddle-or = ou
veiel-riddle-roll = Ou un héros lance le dé avec INT
veiel-riddle-guess = Essai
veiel-riddle-right = Chiffres justes
veiel-riddle-placed = dont bien placés
veiel-riddle-door =
    Porte { $n } : { $open ->
        [yes] ouverte
       *[no] fermée
    }
veiel-riddle-lever = Le levier { $lever } tourne { $doors }
veiel-riddle-question = Votre énigme
veiel-riddle-accepted = Réponses qui comptent, une par ligne
veiel-riddle-your-reply = La réponse de l'équipe
veiel-riddle-reply = L'équipe répond : { $reply }
veiel-riddle-send = Envoyer
veiel-symbol-O = cercle
veiel-symbol-X = croix
veiel-symbol-S = étoile
veiel-symbol-M = lune
veiel-symbol-U = soleil
veiel-symbol-K = clé

## Des réponses derrière un bouton

veiel-group-hero = Choisir un héros ({ $n })
veiel-group-take = Choisir une salle ({ $n })
veiel-group-go-on = Avancer ({ $n })
veiel-group-lift = Lever un sceau ({ $n })
veiel-group-level = Niveaux ({ $n })
veiel-group-buy-item = Acheter un objet ({ $n })
veiel-group-buy-gear = Acheter de l'équipement ({ $n })
veiel-group-sell = Vendre ({ $n })
veiel-group-equip = Porter ({ $n })
veiel-group-take-off = Enlever ({ $n })
veiel-group-give = Donner ({ $n })
veiel-group-drop = Défausser ({ $n })
veiel-group-phylactery = Abandonner un phylactère ({ $n })
veiel-group-attack = Attaquer ({ $n })
veiel-group-use = Utiliser une carte ({ $n })
veiel-group-target = Cibles ({ $n })
veiel-group-free = Libérer un héros ({ $n })
veiel-group-defender = Passer le jeton ({ $n })
veiel-group-event = Jouer un événement ({ $n })
veiel-group-die = Un autre nombre ({ $n })
veiel-doubt-boss = On ne revient pas du boss. Y aller ?
veiel-doubt-concede = La partie sera perdue. Abandonner ?
veiel-doubt-phylactery = Le phylactère quitte la partie pour de bon. L'abandonner ?

## Ce qui est lu à voix haute

veiel-say-position =
    { $n ->
        [0] attend
        [1] position 1, avant
       *[other] position { $n }
    }
veiel-say-hp = { $n } PV sur { $full }
veiel-say-figures = ATT { $att }, DEF { $def }, RED { $red }
veiel-say-gauge = { $gauge } { $n } sur { $most }
veiel-say-no-room = { $place }, pas de salle

## Bannières

veiel-banner-crossing = Incursion { $n }
veiel-banner-rest = Zone de repos
veiel-banner-corruption = La corruption déplace les salles
veiel-banner-fight = Aux armes !
veiel-banner-round = Manche { $round }
veiel-banner-master = Les ennemis agissent
veiel-banner-won-fight = Le combat est gagné !
veiel-banner-left-fight = Le combat est terminé
veiel-banner-fell = L'équipe est tombée
veiel-banner-won = Le boss est mort !
veiel-banner-lost = La crypte garde ses morts.

## La fin

veiel-tale =
    { $incursions ->
        [one] { $incursions } incursion
       *[other] { $incursions } incursions
    }, { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }, { $fights ->
        [one] { $fights } combat gagné
       *[other] { $fights } combats gagnés
    }.
veiel-tale-hits = Touchés
veiel-tale-misses = Ratés
veiel-tale-dealt = Dégâts infligés
veiel-tale-killed = Ennemis tués
veiel-tale-taken = Dégâts subis
veiel-tale-healed = Soins
veiel-tale-falls = Chutes

## Conseils pour une première partie

veiel-tip-welcome = Une bonne équipe a un défenseur, un soigneur et quelqu'un qui frappe fort. Pour une première partie : Chevalier, Soigneur et Barbare.
veiel-tip-wing = Chaque incursion descend une aile, salle après salle, la plus proche d'abord. Le bout mène au boss ; rien ne presse d'y aller.
veiel-tip-first = Qui commence compte : tous les héros jouent une fois, dans le sens horaire, avant les ennemis.
veiel-tip-action = Touchez une arme, puis un ennemi, ou glissez-la sur lui. Le nombre sur un ennemi est la chance exacte de toucher. La plupart des armes n'atteignent que l'avant.
veiel-tip-ability = Les capacités ont un double cadre et coûtent de l'END, qui revient lentement : gardez-en pour le pire ennemi.
veiel-tip-token = Les ennemis attaquent qui tient la tour. Passez-la avant que son porteur ne tombe.
veiel-tip-flee = Fuir met fin à cette incursion, mais les cristaux restent. Si tous tombent, ils sont perdus.
veiel-tip-onward = Chaque salle de plus rend de l'END. Mais la VIT ne revient qu'à la zone de repos : rentrez avant qu'il ne soit trop tard.
veiel-tip-shop = Les cristaux achètent équipement, consommables et niveaux. Les niveaux 3 et 5 apprennent une capacité.
veiel-tip-camp = Chaque héros se prépare à son tour : niveaux, équipement, objets. Touchez ce que vous voulez changer.
veiel-tip-boss = Le boss est le dernier combat : ni fuite ni retour. Dépensez tout ce que vous avez.
veiel-tip-event = On vous consulte quand un de vos événements peut être joué. Sous chaque carte, vous dites quand on doit vous demander ; « Interrompre » vaut pour le prochain moment.
veiel-tip-corruption = Pendant que l'équipe se repose, vous changez le donjon. Prenez ce qu'elle a vu, et posez le pire là où elle veut aller.
veiel-tip-order = L'ordre de la ligne est à vous : abritez ceux qui frappent de loin derrière ceux qui ont beaucoup de PV.

## Touches

veiel-keys = Touches
veiel-key-card = une carte du héros qui décide, puis une cible
    .key = 1-9
veiel-key-wing = une aile
    .key = A B C
veiel-key-token = le jeton de défenseur, puis un héros
    .key = T
veiel-key-arrows = parcourir le plateau
    .key = ← ↑ → ↓
veiel-key-interrupt = interrompre (maître du donjon)
    .key = I
veiel-key-team = lire l'état des héros
    .key = G
veiel-key-escape = reposer la carte
    .key = Échap
