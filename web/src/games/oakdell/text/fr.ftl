### La table de Dungeons of the Oak Dell en français.

## Fiches

oakdell-page-dice = Dés
oakdell-page-monster = Monstre
oakdell-page-dungeon = Donjon
oakdell-page-hero = Héros
oakdell-dice-sheet = Plateau des dés
oakdell-monster-sheet = Fiche de monstre de { $hero }
oakdell-dungeon-sheet = Plan du donjon de { $hero }
oakdell-character-sheet = Fiche de personnage de { $hero }
oakdell-picture = { $name } : points d'attaque, dans le sens des aiguilles d'une montre
oakdell-map = Plan : les flèches avancent
oakdell-level = niveau { $n }
oakdell-boss = boss
oakdell-round = Manche { $n } sur { $most }
oakdell-phase = Phase
oakdell-phase-dungeon = Donjon
oakdell-phase-attack = Attaque
oakdell-phase-monster = Monstre
oakdell-white = blanc
oakdell-black = noir
oakdell-letter-red = R
oakdell-letter-yellow = J
oakdell-letter-blue = B
oakdell-letter-green = V
oakdell-letter-orange = O
oakdell-letter-purple = P
oakdell-zoom-in = Plus près
oakdell-zoom-out = Plus loin
oakdell-zoom-all = Toute la fiche

## Le plateau des dés et les pioches

oakdell-sector =
    { $die ->
        [white] Blanc
       *[black] Noir
    } { $value } : { $move ->
        [one] { $move } case
       *[other] { $move } cases
    }, frappe depuis un point { $point ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    }
oakdell-dice-here =
    { $n ->
        [0] aucun dé
        [one] { $n } dé
       *[other] { $n } dés
    }
oakdell-expected = le monstre inflige { NUMBER($n, maximumFractionDigits: 1) } en moyenne
oakdell-free-of =
    { $n ->
        [0] aucun point libre de cette couleur
        [one] { $n } point libre
       *[other] { $n } points libres
    }
oakdell-move =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
oakdell-dice-left =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
oakdell-own-dice =
    { $n ->
        [one] { $n } dé utilisé cette manche
       *[other] { $n } dés utilisés cette manche
    }
oakdell-decks = Pioches de monstres
oakdell-deck = Niveau { $level }
oakdell-deck-n =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
oakdell-deck-returned = remises dessous, la prochaine d'abord : { $sheets }

## Le monstre

oakdell-drops = Gouttes
oakdell-of = { $n } sur { $most }
oakdell-table = Tableau d'attaque
oakdell-result = Résultat
oakdell-reward = Récompense :
oakdell-flees = Fuit
oakdell-flees-now =
    { $n ->
        [one] maintenant : on ne peut plus rien contre lui ; il inflige { $n } dégât
       *[other] maintenant : on ne peut plus rien contre lui ; il inflige { $n } dégâts
    }
oakdell-flees-when =
    quand on ne peut plus rien contre lui ; il infligerait { $n } ({ $free ->
        [one] { $free } point libre
       *[other] { $free } points libres
    })
oakdell-hard-hits = Touches sur la partie dure : { $n } sur { $goal }
oakdell-fury = +{ $n } à ses jets
oakdell-coffins = { $n } sur { $goal } cercueils
oakdell-odds-white = Dé blanc
oakdell-odds-black = Dé noir
oakdell-odds-torch = avec torche
oakdell-mean = ⌀ { NUMBER($n, maximumFractionDigits: 1) }
oakdell-odds-of =
    { $n ->
        [one] { $n } dégât : { $percent } %
       *[other] { $n } dégâts : { $percent } %
    }
oakdell-told-odds = Le monstre inflige { NUMBER($n, maximumFractionDigits: 1) } en moyenne, au moins un dégât à { $percent } %.
oakdell-rolled =
    { $n ->
        [one] Jet { $raw }, résultat { $result } : { $n } dégât
       *[other] Jet { $raw }, résultat { $result } : { $n } dégâts
    }
oakdell-point-free = libre
oakdell-point-used = utilisé
oakdell-point-blocked = bloqué
oakdell-near-hit = Tout près du contour : dedans. Une touche ({ $part }).
oakdell-near-miss = Tout près du contour : dehors. Hors du corps.

## La frappe

oakdell-choose-start = Choisissez le point où le trait commence.
oakdell-choose-end = Depuis { $start }. Choisissez le point où il finit.
oakdell-line-chosen = De { $start } à { $end }.
oakdell-strike = Frapper
oakdell-drop = Choisir à nouveau
oakdell-with-what = Ce que le trait utilise
oakdell-with-nothing = rien
oakdell-with-circle = un cercle de Frappes supplémentaires de { $n }
oakdell-with-any = Attaque de n'importe quel point
oakdell-which-point = Quel point voulez-vous dire ?
oakdell-no-start = Le trait ne peut pas commencer là.
oakdell-no-end = Le trait ne peut pas finir là.
oakdell-measure = Mesurer
oakdell-measure-how = Concentration : nommez deux points et lisez ce qu'un trait entre eux croiserait.
oakdell-measured = { $start }–{ $end } :
oakdell-measured-hits =
    { $n ->
        [one] { $n } touche ({ $part }).
       *[other] { $n } touches ({ $part }).
    }
oakdell-measured-none = aucune touche.
oakdell-measured-icon =
    { $kind ->
        [damage] Icône épée.
        [strike] Icône flèches.
        [block] Icône bouclier.
       *[key] Icône clé.
    }
oakdell-measured-links =
    { $n ->
        [one] { $n } maillon se brise.
       *[other] { $n } maillons se brisent.
    }
oakdell-stick = Appuyez là où le trait court commence et tournez-le ; ou déplacez-le avec les flèches, tournez-le avec [ et ] (Maj : finement), Entrée le trace.
oakdell-slash = Tracer le trait
oakdell-free-line = un trait court
oakdell-say-line = { $start } à { $end }
oakdell-say-lines = Traits : { $lines }
oakdell-say-drops = Gouttes restantes : { $drops }

## Le donjon

oakdell-zone = zone { $n }
oakdell-zone-short = Z{ $n }
oakdell-here = le héros est ici
oakdell-crossed = { $what } (barré)
oakdell-say-door = une porte fermée vers { $space }
oakdell-say-wall = un mur mince vers { $space }
oakdell-say-step = { $space }, pas { $n } sur { $most }
oakdell-feature-entrance = entrée
oakdell-feature-boss = chambre du boss
oakdell-feature-trap = piège
oakdell-feature-fountain = fontaine de vie
oakdell-feature-chest = coffre
oakdell-feature-wall_torch = torche murale
oakdell-feature-torch = torche
oakdell-feature-shrine = Autel { $id }
oakdell-distance =
    { $n ->
        [one] { $n } pas jusqu'à l'objectif
       *[other] { $n } pas jusqu'à l'objectif
    }
oakdell-distance-keys = ({ $n } avec les clés)
oakdell-chamber-reached = Chambre du boss atteinte
oakdell-steps-of = { $n } sur { $most }
oakdell-route-to = jusqu'en { $space }, zone { $zone }
oakdell-route-how = Cliquez case par case, ou là où le chemin finit (points).
oakdell-walk = Avancer
oakdell-step-back = Reculer
oakdell-anew = Recommencer
oakdell-run = Course
oakdell-boots = Bottes de marche
oakdell-how-pass = Comment passez-vous ?
oakdell-via-open = tel quel
oakdell-via-key = avec une clé
oakdell-via-breach = en enfonçant la porte
oakdell-via-ghost = en bottes fantômes
oakdell-via-wall = en brisant le mur
oakdell-avoid = Éviter un piège
oakdell-avoid-none = non utilisé
oakdell-no-way = On n'atteint pas { $space } ainsi.
oakdell-consequences = Ce qu'apporte le chemin
oakdell-will-key = porte vers { $space } ouverte avec une clé
oakdell-will-breach = porte vers { $space } enfoncée
oakdell-will-ghost = à travers la porte vers { $space } comme un fantôme
oakdell-will-wall =
    { $n ->
        [one] mur vers { $space } brisé : { $n } dégât
       *[other] mur vers { $space } brisé : { $n } dégâts
    }
oakdell-will-trap =
    { $n ->
        [one] piège en { $space } : { $n } dégât
       *[other] piège en { $space } : { $n } dégâts
    }
oakdell-will-avoided = piège en { $space } évité
oakdell-will-harmless = finit sur le piège en { $space } : sans danger
oakdell-will-potion =
    { $what } en { $space }{ $useless ->
        [yes] {" "}(pas de place)
       *[no] {""}
    }
oakdell-will-torch =
    torche en { $space }{ $useless ->
        [yes] {" "}(pas de place)
       *[no] {""}
    }
oakdell-will-fountain =
    fontaine en { $space } : { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
oakdell-will-chest = coffre en { $space } : un équipement
oakdell-will-shrine =
    Autel { $what } en { $space }{ $useless ->
        [yes] {" "}(impossible à payer maintenant)
       *[no] , payable
    }
oakdell-will-chamber = chambre du boss atteinte
oakdell-will-end =
    finit en zone { $zone }{ $lit ->
        [yes] , près d'une torche murale
       *[no] {""}
    }
oakdell-will-distance =
    { $n ->
        [one] , encore { $n } pas
       *[other] , encore { $n } pas
    }
oakdell-will-hurt =
    { $deadly ->
        [yes] { $n ->
            [one] { $n } dégât en tout
           *[other] { $n } dégâts en tout
        } : mortel sans blocage
       *[no] { $n ->
            [one] { $n } dégât en tout
           *[other] { $n } dégâts en tout
        }, reste { $left } PV sans blocage
    }

## Le héros

oakdell-hp = { $n } PV
oakdell-hearts = { $hp } PV : { $full } cœurs, { $broken } brisés
oakdell-status-up = debout
oakdell-status-down = à terre
oakdell-status-dead = mort
oakdell-circle =
    cercle { $n }, valeur { $value }, { $state ->
        [marked] prêt
        [filled] utilisé
       *[empty] pas encore coché
    }
oakdell-skill-ready = prêt
oakdell-skill-spent = utilisé
oakdell-skill-locked = verrouillé
oakdell-potion-left = { $name } : { $n }
oakdell-gear = Équipement
oakdell-no-gear = pas encore d'équipement
oakdell-torches = Torches
oakdell-torches-told = Avant le jet du monstre, on peut allumer une torche : elle réduit le jet.
oakdell-hero-hearts =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
oakdell-track-left =
    { $marked ->
        [one] { $marked } coché
       *[other] { $marked } cochés
    }, { $left ->
        [one] { $left } restant
       *[other] { $left } restants
    }
oakdell-ready = Prêt :
oakdell-killed = Vaincus :
oakdell-lay-out = Étaler les fiches de { $hero } sur la table
oakdell-say-hp = { $n } PV
oakdell-say-kills =
    { $n ->
        [one] { $n } monstre vaincu
       *[other] { $n } monstres vaincus
    }
oakdell-say-keys =
    { $n ->
        [0] aucune clé
        [one] { $n } clé
       *[other] { $n } clés
    }
oakdell-say-torches =
    { $n ->
        [0] aucune torche
        [one] { $n } torche
       *[other] { $n } torches
    }

## Boutons à plusieurs réponses

oakdell-group-draft = Prendre un dé
oakdell-group-wound = Marquer un point
oakdell-group-drink = Boire une potion
oakdell-group-gear = Prendre une pièce
oakdell-doubt-let-go = Il inflige ses gouttes en dégâts avant de partir.

## Bannières

oakdell-banner-round = Manche { $round }
oakdell-banner-chamber = { $name } atteint la chambre du boss
oakdell-banner-shrine = { $name } détruit un autel
oakdell-banner-defeated = Vaincu !
oakdell-banner-fled = Le monstre fuit
oakdell-banner-boss = { $name } affronte le boss
oakdell-banner-down = { $name } est à terre
oakdell-banner-died = { $name } est mort
oakdell-banner-won = La course est finie
oakdell-banner-lost = Perdus dans le vallon

## Impression

oakdell-print = Fiches à imprimer
oakdell-print-told = Noir sur blanc, A4. Imprimez à 100 % : un centimètre sur une fiche de monstre est alors un centimètre des règles.
oakdell-print-dice = Plateau des dés
oakdell-print-character = Fiche de personnage
oakdell-print-now = Imprimer
oakdell-print-all = Tous les monstres
oakdell-print-move = Cases
oakdell-print-point = Frappe depuis
oakdell-print-column = Colonne
oakdell-print-full = Cœurs pleins
oakdell-print-broken = Cœurs brisés
oakdell-print-potions = Potions
oakdell-print-keys = Clés

## La fin

oakdell-tale-lines = Traits tracés
oakdell-tale-hits = Touches
oakdell-tale-best = Meilleur trait
oakdell-tale-killed = Monstres vaincus
oakdell-tale-broken = Cœurs brisés
oakdell-tale-steps = Pas
oakdell-tale-traps = Pièges déclenchés
oakdell-tale-found = Trouvailles
