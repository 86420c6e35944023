### La table des Chroniques d'Avel sur la page. Ce que dit le jeu lui-même (questions, réponses, événements, effets) vient
### du serveur.

avel-close = Fermer
avel-and = {" "}et{" "}
avel-nothing = rien
avel-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
avel-n-dice =
    { $n ->
        [one] { $n } dé { $colour }
       *[other] { $n } dés ({ $colour })
    }
avel-no-dice = aucun dé
avel-hearts = Cœurs : { $n } sur { $most }
avel-actions =
    { $n ->
        [one] Reste { $n } action
       *[other] Restent { $n } actions
    }
avel-seconds =
    { $n ->
        [one] Encore { $n } seconde
       *[other] Encore { $n } secondes
    }

avel-face-attack = attaque
avel-face-defence = défense
avel-face-spell = sort
avel-face-blank = face vide
avel-unrolled = pas encore lancé
avel-die = dé { $colour } : { $face }
avel-brood-red = Braise
avel-brood-green = Ronce
avel-brood-blue = Givre
avel-size-small = petit
avel-size-big = grand
avel-size-beast = toutes les engeances
avel-kind-weapon = Arme
avel-kind-shield = Bouclier
avel-kind-helmet = Casque
avel-kind-elixir = Élixir

## La contrée

avel-land = La contrée. Les flèches mènent d'une tuile à l'autre.
avel-nearer = Plus près
avel-farther = Plus loin
avel-fit = Voir toute la contrée
avel-to-n = au nord
avel-to-ne = au nord-est
avel-to-se = au sud-est
avel-to-s = au sud
avel-to-sw = au sud-ouest
avel-to-nw = au nord-ouest
avel-way =
    { $n ->
        [one] { $n } tuile { $direction }
       *[other] { $n } tuiles { $direction }
    }
avel-place = { $way } du château
avel-face-down = Tuile cachée
avel-face-down-note = Nul ne sait ce qu'il y a ici. Qui s'y rend la retourne.
avel-crater-here = Le cratère s'ouvrira ici.
avel-spoken-monster = { $name }, Résistance { $toughness }, reste { $left }
avel-no-hero = aucun héros
avel-walls =
    { $n ->
        [0] Aucun mur debout.
        [one] { $n } mur debout.
       *[other] { $n } murs debout.
    }
avel-castle-note = Tant qu'un mur tient, aucun monstre n'entre. Chaque assaut détruit un mur ; la Bête les détruit tous.
avel-lair-small = petite tanière
avel-lair-big = grande tanière
avel-lair-small-note = Petite tanière : un petit monstre y vit.
avel-lair-big-note = Grande tanière : un grand monstre y vit.
avel-sealed = scellée
avel-sealed-note = Un sceau de lune la tient fermée.
avel-shortcut = raccourci ({ $sign })
avel-shortcut-unknown = son autre bout n'est pas encore découvert
avel-trap-mean = Environ { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts.
avel-trap-useless = La Bête ne passera pas sur cette tuile, ou elle en part : un piège ne s'y déclencherait pas.
avel-service-trade = place du marché
avel-service-build_wall = construire un mur
avel-service-seal_lair = sceller une tanière
avel-service-set_trap = poser un piège
avel-service-upgrade = améliorer
avel-service-wish = faire un vœu
avel-service-coins = chercher des pièces
avel-way-steps = { $n } pas du cratère au château.
avel-way-rounds =
    { $n ->
        [1] Entre à la fin de cette manche.
       *[other] Entre dans { $n } manches.
    }
avel-way-traps =
    { $n ->
        [0] Aucun piège sur sa route.
        [one] { $n } piège sur sa route : environ { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts.
       *[other] { $n } pièges sur sa route : environ { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts.
    }
avel-walk-where = Où aller ? Choisissez une direction, puis Entrée.
avel-walk-not = Aucun chemin par là.

## La piste de lune et la marche

avel-moon-track = Piste de lune
avel-round-of =
    { $n ->
        [0] Avant la première manche
       *[other] Manche { $n } sur { $of }
    }
avel-at-end = À la fin de cette manche : { $what }
avel-nothing-happens = rien ne se passe.
avel-start-space = Le marqueur est parti d'ici.
avel-track-told =
    { $left ->
        [1] La Lune Noire se lève à la fin de cette manche.
       *[other] La Lune Noire se lève dans { $left } manches.
    }
avel-dial = La Bête : Résistance { $left }
avel-march-after = Les monstres avancent après le tour de { $hero }
avel-threat-enters = { $monster } entre dans le château !
avel-threat-strikes = { $monster } détruit un mur de la porte.
avel-threat-nears = { $monster } arrive devant la porte.
avel-threat-none = Personne n'atteint la porte à cette manche.
avel-banner-round = Manche { $n }
avel-banner-rise = La Lune Noire se lève
avel-banner-won = Victoire !
avel-banner-lost = Le château est tombé

## Les héros

avel-team = L'équipe
avel-coat = porte le blason d'Avel : commence chaque manche et décide pour l'équipe
avel-on = sur : { $tile }
avel-thinks = réfléchit
avel-board = Plateau du héros
avel-board-of = Plateau de { $hero }
avel-slot-weapon = Arme
avel-slot-shield = Bouclier
avel-slot-helmet = Casque
avel-no-effect = sans effet ici
avel-backpack =
    { $coins ->
        [one] Sac à dos, { $coins } pièce
       *[other] Sac à dos, { $coins } pièces
    }
avel-upgraded = amélioré
avel-upgraded-side = Amélioré :
avel-used = utilisé dans ce combat
avel-once = une fois par combat
avel-wear = Porter
avel-stow = Dans le sac à dos
avel-turn-token = Tourner
avel-discard = Rendre au sac
avel-dice-with = Porté :
avel-dice-without = Retiré :
avel-in-hand = En main
avel-into-bag = Rendus au sac
avel-coins-keep = Garder une pièce de plus
avel-coins-give = Rendre une pièce
avel-pack-for-me = Ranger pour moi
avel-pack-done = Terminé
avel-pack-fits = Rangée { $row }, colonne { $column } : convient
avel-pack-blocked = Rangée { $row }, colonne { $column } : ne convient pas
avel-pack-does-not-fit = Cela ne tient pas là.
avel-pack-impossible = Tout ne tient pas. Il faut rendre quelque chose ; une possibilité est montrée.
avel-pack-lack =
    Placez { $token } : il faut { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $free ->
        [one] { $free } est libre
       *[other] { $free } sont libres
    }.
avel-pack-lack-coins =
    { $n ->
        [one] { $n } pièce ne trouve pas de poche.
       *[other] { $n } pièces ne trouvent pas de poche.
    }

## Combats

avel-battle = Combat contre { $monster }
avel-fight = Combattre
avel-toughness = Résistance : { $left } sur { $of }
avel-reward = Récompense :
avel-clash = Affrontement { $n } sur 3
avel-clash-before = Avant le premier affrontement
avel-clash-now =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $wounds ->
        [one] { $wounds } cœur perdu
       *[other] { $wounds } cœurs perdus
    } si vous en restez là
avel-clash-was =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $wounds ->
        [one] { $wounds } cœur perdu
       *[other] { $wounds } cœurs perdus
    }
avel-battle-defeated = Vaincu !
avel-battle-retreat = Repli.
avel-battle-three_clashes = Les trois affrontements sont passés.
avel-battle-stunned = Assommé !
avel-as-attack = attaque
avel-as-defence = défense
avel-sum =
    { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }, { $defences ->
        [one] { $defences } défense
       *[other] { $defences } défenses
    }
avel-sum-spells =
    { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    }
avel-effect-token = Utilisez ce que vous portez, une fois dans ce combat :
avel-effect-dice = Choisissez les dés.
avel-reroll =
    { $n ->
        [one] Relancer ce dé
       *[other] Relancer { $n } dés
    }
avel-spell-help = Touchez un sort pour en faire une attaque ou une défense.
avel-spell-done = Qu'il en soit ainsi
avel-odds-defeat = Vaincre
avel-odds-stun = Assommé
avel-odds-means = Environ { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts, { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } cœurs perdus
avel-odds-told = Vos chances : { $word }
avel-odds-hopeless = presque nulles
avel-odds-risky = faibles
avel-odds-even = moyennes
avel-odds-good = bonnes
avel-odds-sure = presque sûres
avel-odds-without = Tel quel
avel-odds-with = Avec { $elixir }
avel-odds-effects = Avec vos effets à usage unique
avel-odds-think = Compter mes effets à usage unique
avel-odds-if-here = Si vous étiez ici
avel-odds-left =
    { $n ->
        [1] L'affrontement qui reste
       *[other] Les { $n } affrontements qui restent
    }
avel-care-wounded = Vous êtes blessé. Un mauvais affrontement peut finir au château.
avel-care-risky = Prudence : cela pourrait finir au château, toutes les pièces perdues.

## Le sac

avel-grab = La main dans le sac
avel-grab-yours = Prenez ce que vous sentez
avel-grab-theirs = { $hero } plonge la main dans le sac
avel-parade = Formes dans le sac
avel-shape-of = Forme { $n } sur { $of } : { $shape }
avel-calm = Je préfère piocher sans le chronomètre

## Échanges

avel-exchange = Échange
avel-exchange-with = { $hero } et { $other } échangent
avel-exchange-waits = La question est posée à { $other }.
avel-offer = Proposer
avel-pass = Passer { $token }
avel-coin-give = Donner une pièce de plus
avel-coin-take = Prendre une pièce de plus

## Le livre

avel-book = Livre de la contrée
avel-ways = Route de la Bête
avel-page-hidden = Encore caché
avel-page-bag = Le sac
avel-page-fallen = Vaincus
avel-page-aid = Comment jouer
avel-page-beasts = Bestiaire
avel-hidden-note = Ces tuiles sont cachées quelque part.
avel-hidden-none = Toutes les tuiles sont découvertes.
avel-bag-note =
    { $n ->
        [one] Reste { $n } équipement dans le sac.
       *[other] Restent { $n } équipements dans le sac.
    }
avel-fallen-note = Encore dans les piles : { $small } petits et { $big } grands monstres.
avel-fallen-none = Aucun monstre n'est encore tombé.

avel-aid-goal = De quoi il s'agit
avel-aid-goal-told = Explorez, combattez, remplissez vos sacs jusqu'au lever de la Lune Noire. Alors tous les monstres marchent sur le château. Gagnez ensemble : il ne doit plus en rester. Perdez ensemble : aucun ne doit entrer.
avel-aid-turn = Un tour
avel-aid-move = Déplacement.
avel-aid-move-told = Vers une tuile voisine, ou par un raccourci. Une tuile cachée est retournée.
avel-aid-battle = Combat.
avel-aid-battle-told = Contre un monstre de votre tuile : jusqu'à trois affrontements. On peut se replier après chacun.
avel-aid-tile = Action de tuile.
avel-aid-tile-told = Utilisez le ruban vert de votre tuile.
avel-aid-rest = Repos.
avel-aid-rest-told = Récupérez 2 cœurs.
avel-aid-free = Libre.
avel-aid-free-told = Échanger avec un héros de votre tuile s'il n'y a pas de monstre ; boire une potion de guérison ; réarranger à tout moment.
avel-aid-dice = Les dés
avel-aid-keys = Touches
avel-key-walk = M, puis Q W E A S D
avel-key-walk-told = aller ; les chiffres prennent les raccourcis, Entrée confirme
avel-key-fight = B
avel-key-fight-told = combattre
avel-key-service = T
avel-key-service-told = utiliser la tuile
avel-key-rest = R
avel-key-rest-told = se reposer
avel-key-end = Espace
avel-key-end-told = terminer le tour
avel-key-drink = H
avel-key-drink-told = boire une potion de guérison
avel-key-exchange = X
avel-key-exchange-told = échanger
avel-key-pack = Entrée, flèches, O, P, Suppr
avel-key-pack-told = prendre un équipement, le porter, le tourner, ranger pour moi, le rendre
avel-key-grab = ← → Espace
avel-key-grab-told = le long des formes, et saisir
avel-key-dice = W S H, chiffres, Entrée
avel-key-dice-told = arme, bouclier ou casque sur ces dés
avel-key-spells = ↑ ↓ Entrée
avel-key-spells-told = plus ou moins de sorts en attaque
avel-key-press = F, V
avel-key-press-told = continuer, se replier
avel-key-land = Flèches sur la contrée
avel-key-land-told = d'une tuile à l'autre
avel-key-view = + − 0
avel-key-view-told = plus près, plus loin, toute la contrée

## La fin

avel-deeds =
    { $monsters ->
        [0] Aucun monstre vaincu
        [one] { $monsters } monstre vaincu
       *[other] { $monsters } monstres vaincus
    }, { $hearts ->
        [one] { $hearts } cœur perdu
       *[other] { $hearts } cœurs perdus
    }, { $coins ->
        [one] { $coins } pièce gagnée
       *[other] { $coins } pièces gagnées
    }, { $steps ->
        [one] { $steps } tuile parcourue
       *[other] { $steps } tuiles parcourues
    }.
avel-deeds-stuns =
    { $n ->
        [1] Une fois ramené au château.
       *[other] { $n } fois ramené au château.
    }
avel-luck = Main la plus heureuse : { $hero } a senti { $token } dans le sac.
avel-same-land = La même contrée encore :
avel-copy = Copier
avel-copied = Copié
avel-tale = Le récit de cette partie
avel-save-tale = Garder le récit

## La première partie

avel-tip-welcome = Les tuiles qui brillent sont celles où vous pouvez aller. Chaque tour a deux actions (quatre en solitaire) : se déplacer, combattre, utiliser la tuile, se reposer. Tout ce que vous pouvez faire est aussi un bouton en bas.
avel-tip-reveal = Vous avez retourné une tuile. Pattes et crocs sont des tanières : un monstre y vit. Il ne fait rien tant que vous ne le combattez pas ; vous pouvez donc passer.
avel-tip-battle = Deux dés verts, c'est peu. Choisissez des monstres à faible Résistance et aux dés violets, regardez les chances, et repliez-vous quand cela tourne mal : cela ne coûte rien.
avel-tip-effects = Les effets à usage unique reviennent à chaque combat. Choisissez l'équipement, puis les dés. Vous pouvez aussi le garder pour un affrontement suivant.
avel-tip-full = Faites glisser les objets à leur place, touchez-en un pour le tourner (ou : clic droit, ou O). Ce que vous ne pouvez garder retourne dans le sac.
avel-tip-explore = Trouvez tôt les cercles de pierres : une tanière scellée n'envoie plus de monstres.
avel-tip-prepare = La Lune Noire est proche. Murs, pièges, cœurs : bientôt rien de cela ne s'achètera plus.
avel-tip-march = Désormais tous les monstres avancent d'une tuile à la fin de chaque manche. Combattez d'abord ceux qui atteindraient le château.
avel-tip-stunned = Assommé n'est pas mort : le héros revient au château avec tous ses cœurs, mais sans pièces et avec un équipement de moins. Le tour suivant est normal.
avel-tip-exchange = Vous êtes sur la même tuile, sans monstre : échangez ce dont l'autre ferait meilleur usage. Cela ne coûte pas d'action.

## Sons

avel-sound-dice = des dés roulent
avel-sound-tile = une tuile se retourne
avel-sound-step = des pas
avel-sound-coin = une pièce tinte
avel-sound-bag = froissement dans le sac
avel-sound-wall = des pierres sont posées
avel-sound-break = quelque chose se brise
avel-sound-trap = un piège se referme
avel-sound-seal = un carillon
avel-sound-hit = un coup porte
avel-sound-hurt = un choc sourd
avel-sound-fall = un monstre tombe
avel-sound-upgrade = un scintillement
avel-sound-drink = une gorgée
avel-sound-moon = une cloche grave
avel-sound-roar = la Bête rugit
avel-sound-march = des pas lourds
avel-sound-victory = une fanfare
avel-sound-defeat = un air triste
avel-sound-drum = un tambour sourd

## La barre sous la table

avel-group-move =
    { $n ->
        [one] Se déplacer
       *[other] Se déplacer ({ $n })
    }
avel-group-fight =
    { $n ->
        [one] Combattre
       *[other] Combattre ({ $n })
    }
avel-group-drink = Boire
avel-group-exchange = Échanger
avel-group-sell = Vendre
avel-group-trap = Poser le piège
avel-end-sure = Les actions restantes seraient perdues.
avel-foretold-fight = { $defeat } de le vaincre, { $stun } d'être assommé.
avel-foretold-rest = Cœurs : { $now } → { $then }.
avel-foretold-end =
    { $n ->
        [one] Reste { $n } action, qui serait perdue.
       *[other] Restent { $n } actions, qui seraient perdues.
    }
avel-no-action = Actions
avel-no-action-why = Toutes les actions de ce tour sont prises. Ce qui est libre reste possible.
avel-no-service-coins =
    { $price ->
        [0] Il n'y a pas assez de pièces pour cela.
        [one] Cela coûte { $price } pièce.
       *[other] Cela coûte { $price } pièces.
    }
avel-no-service-effect = Cela n'aurait aucun effet maintenant.
avel-no-rest = Repos
avel-no-rest-why = Le héros a tous ses cœurs.
avel-no-exchange-why = Personne n'échange tant qu'un monstre est sur la tuile.
