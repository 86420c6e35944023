### Ce que font les traits, les états et les créatures. Une phrase se compose : condition, porteur, effet, durée.

# $before : condition et porteur ; $what : l'effet.
veridia-card-told = { $before } : { $what }

## Nombres : $n est un nombre ou « formula », qui vaut alors $equal (« aux succès ») ; $signed a son signe, $per est
## vide ou « par paire ».
veridia-card-value-s = succès
veridia-card-value-m = paires
veridia-card-value-paid = points payés
veridia-card-value-lvl = niveau
veridia-card-value-lvl-of =
    { $family ->
        [magic] niveau de { $specialty }
       *[way] niveau de { $specialty }
    }
veridia-card-value-int = intégrité
veridia-card-value-channel-turn = tour de canalisation
veridia-card-value-tgt-willpower = la volonté de la cible
veridia-card-value-tgt-constitution = la constitution de la cible
veridia-card-value-tgt-integrity = l'intégrité de la cible
veridia-card-value-spell-mana = coût en mana du sort
veridia-card-value-at-least-0 = { $what } (au moins 0)
veridia-card-value-half-up = ½ { $what } (arrondi supérieur)
veridia-card-value-half-down = ½ { $what } (arrondi inférieur)
veridia-card-value-min = le plus petit de { $one } et { $other }
veridia-card-value-max = le plus grand de { $one } et { $other }
veridia-card-equal = à { $what }
veridia-card-equal-min = au plus petit de { $one } et { $other }
veridia-card-equal-max = au plus grand de { $one } et { $other }
veridia-card-equal-s = aux succès
veridia-card-equal-m = aux paires
veridia-card-equal-paid = aux points payés
veridia-card-equal-lvl = au niveau
veridia-card-equal-lvl-of =
    { $family ->
        [magic] au niveau de { $specialty }
       *[way] au niveau de { $specialty }
    }
veridia-card-equal-int = à l'intégrité
veridia-card-equal-channel-turn = au numéro du tour
veridia-card-per-s = par succès
veridia-card-per-m = par paire
veridia-card-per-paid = par point payé
veridia-card-per-lvl = par niveau
veridia-card-per-lvl-of =
    { $family ->
        [magic] par niveau de { $specialty }
       *[way] par niveau de { $specialty }
    }
veridia-card-per-int = par point d'intégrité
veridia-card-per-channel-turn = par tour de canalisation
veridia-card-per-above = { $per } au-delà de { $other }

## Durées
veridia-card-duration-turn =
    { $n ->
        [formula] pendant un nombre de tours égal { $equal }
        [one] pendant { $n } tour
       *[other] pendant { $n } tours
    }
veridia-card-duration-minute =
    { $n ->
        [formula] pendant un nombre de minutes égal { $equal }
        [one] pendant { $n } minute
       *[other] pendant { $n } minutes
    }
veridia-card-duration-hour =
    { $n ->
        [formula] pendant un nombre d'heures égal { $equal }
        [one] pendant { $n } heure
       *[other] pendant { $n } heures
    }
veridia-card-duration-day =
    { $n ->
        [formula] pendant un nombre de jours égal { $equal }
        [one] pendant { $n } jour
       *[other] pendant { $n } jours
    }
veridia-card-duration-week =
    { $n ->
        [formula] pendant un nombre de semaines égal { $equal }
        [one] pendant { $n } semaine
       *[other] pendant { $n } semaines
    }
veridia-card-duration-month =
    { $n ->
        [formula] pendant un nombre de mois égal { $equal }
        [one] pendant { $n } mois
       *[other] pendant { $n } mois
    }
veridia-card-duration-this-turn = jusqu'à la fin de ce tour
veridia-card-duration-own-next-turn = pendant le tour suivant
veridia-card-duration-end-of-next-turn = jusqu'à la fin du tour suivant
veridia-card-duration-scene = pendant la scène
veridia-card-duration-fades = jusqu'à disparition
veridia-card-duration-until-own-slot = jusqu'au créneau
veridia-card-duration-until-grown = le temps de pousser

## Porteurs et conditions
veridia-card-who-self = sur vous-même
veridia-card-who-in-area = dans la zone
veridia-card-who-in-room = dans la même pièce
veridia-card-who-enemies-with-line-of-sight = sur les ennemis qui vous voient
veridia-card-who-hostile-beasts = sur les bêtes hostiles
veridia-card-when-hit = si le coup touche
veridia-card-when-hurt = si la cible est blessée
veridia-card-when-match = sur une paire
veridia-card-when-shield = avec un bouclier
veridia-card-when-dual-wielding = avec une arme dans chaque main
veridia-card-when-single-engaged-with-weapon = avec une arme de mêlée face à un seul ennemi
veridia-card-when-awakened = avec l'arme éveillée
veridia-card-when-half-undead = une fois demi-mort
veridia-card-when-attuned-armor = dans l'armure harmonisée
veridia-card-when-daylight = en plein jour
veridia-card-when-each-target-turn = à chaque tour de la cible
veridia-card-when-weapon = avec { $weapons }
veridia-card-when-tgt-has-armor = si la cible porte une armure
veridia-card-when-tgt-no-armor = si la cible ne porte pas d'armure
veridia-card-when-gm-known-here = là où l'on vous connaît
veridia-card-when-gm-first-meeting = lors d'une première rencontre

## Quels jets
veridia-card-on-all = à tous les jets
veridia-card-on-physical = aux jets physiques
veridia-card-on-mental = aux jets mentaux
veridia-card-on-social = aux jets sociaux
veridia-card-on-combat = aux jets de combat
veridia-card-on-attack = aux attaques
veridia-card-on-melee-attack = aux attaques de mêlée
veridia-card-on-ranged-attack = aux tirs
veridia-card-on-unarmed-attack = aux attaques à mains nues
veridia-card-on-spell = aux sorts
veridia-card-on-knockout = aux assommages
veridia-card-on-grapple = aux empoignades
veridia-card-on-break-free = aux jets pour se libérer
veridia-card-on-parry = aux parades
veridia-card-on-block = aux blocages
veridia-card-on-dodge = aux esquives
veridia-card-on-unarmed-defence = aux défenses à mains nues
veridia-card-on-exchange = aux échanges
veridia-card-on-run = à la course
veridia-card-on-chase = aux poursuites
veridia-card-on-sight = aux jets qui demandent la vue
veridia-card-on-next-action = à la prochaine action
veridia-card-on-this-roll = à ce jet
veridia-card-on-attacks-against = aux attaques subies
veridia-card-on-projectile-attacks-into-area = aux projectiles lancés dans la zone
veridia-card-on-open-this-lock = à l'ouverture de cette serrure
# $vowel : si le nom commence par une voyelle.
veridia-card-on-attr =
    { $vowel ->
        [yes] aux jets d'{ $name }
       *[no] aux jets de { $name }
    }
veridia-card-on-skill =
    { $vowel ->
        [yes] aux jets d'{ $name }
       *[no] aux jets de { $name }
    }
veridia-card-on-sense =
    { $vowel ->
        [yes] aux jets d'{ $name }
       *[no] aux jets de { $name }
    }
veridia-card-on-weapon =
    { $vowel ->
        [yes] aux jets d'{ $name }
       *[no] aux jets de { $name }
    }
veridia-card-on-attr-choice = aux jets de l'attribut choisi
veridia-card-on-skill-choice = aux jets de la compétence choisie
veridia-card-on-sense-choice = aux jets du sens choisi
veridia-card-on-weapon-choice = aux jets avec l'arme choisie
veridia-card-on-weapon-this = aux jets avec cette arme
veridia-card-on-weapon-that-hand = aux jets avec l'arme de cette main
veridia-card-missing-attack = les attaques
veridia-card-missing-melee-attack = les attaques de mêlée
veridia-card-missing-ranged-attack = les tirs
veridia-card-missing-unarmed-attack = les attaques à mains nues
veridia-card-defence-dodge = esquive
veridia-card-defence-block = blocage
veridia-card-defence-parry = parade
veridia-card-defence-exchange = échange
veridia-card-defence-block-unarmed = blocage à mains nues
veridia-card-thorns-melee-attacker = frappe au contact
veridia-card-thorns-touching = touche le porteur

## Ce qui s'ajoute aux effets
veridia-card-ignoring = en ignorant { $what }
veridia-card-pierce-half = la moitié de l'armure externe
veridia-card-pierce-outer = l'armure externe
veridia-card-pierce-plus = et { $n } de plus{ $per }
veridia-card-pierce-barrier = les barrières
veridia-card-convertible = dont une part peut être élémentaire (au plus { $amount })
veridia-card-by-distance = +{ $n } à { $metres } m ou moins
# $ways : « esquive ou blocage ».
veridia-card-defended =
    { $n ->
        [formula] { $ways } possible
        [one] { $ways } possible avec { $n } succès
       *[other] { $ways } possible avec { $n } succès
    }
veridia-card-poison-after =
    { $n ->
        [one] après { $hours } heure
       *[other] après { $hours } heures
    }
veridia-card-poison-every =
    { $n ->
        [one] chaque heure
       *[other] toutes les { $n } heures
    }
veridia-card-poison-total =
    { $n ->
        [formula] en tout un nombre de fois égal { $equal }
        [one] { $n } fois en tout
       *[other] { $n } fois en tout
    }
veridia-card-poison-once = jamais deux à la fois
veridia-card-shed-willpower-action = 1 de moins par succès d'un jet de volonté, en une action
veridia-card-shed-constitution-daily = 1 de moins par succès d'un jet de constitution quotidien
veridia-card-decay-1-turn = 1 de moins à chaque tour
veridia-card-decay-1-2turns = 1 de moins tous les deux tours
veridia-card-against-target = contre la cible
veridia-card-against-you = contre vous
veridia-card-until-victim-hits-self = jusqu'à ce que la cible vous touche
veridia-card-adds-up = cumulable
veridia-card-is-poison = par poison
veridia-card-at-turn = à partir du tour { $n } de canalisation
veridia-card-after-rounds =
    { $n ->
        [one] après { $n } round calme
       *[other] après { $n } rounds calmes
    }
veridia-card-broken-by-interaction = jusqu'à ce qu'on dérange la cible
veridia-card-hold-health =
    { $n ->
        [one] jusqu'à la destruction de ce qui tient la cible (1 point de santé)
       *[other] jusqu'à la destruction de ce qui tient la cible ({ $n } points de santé)
    }
veridia-card-limits-ignore = au-delà des limites des soins magiques
veridia-card-limit-daily = une fois par jour et par cible
veridia-card-barrier-soak = chaque coup y fait { $n } de moins{ $per }
veridia-card-barrier-no-spill = et le coup qui la brise ne va pas plus loin
veridia-card-if-wished = si vous le voulez
veridia-card-unless = sauf avec { $what }
veridia-card-requisite = { $name } { $level } ou plus
veridia-card-chosen = au choix
veridia-card-virtue-willpower = volonté
veridia-card-virtue-courage = courage
veridia-card-virtue-integrity = intégrité
veridia-card-item-blessed = { $name } de bois béni
veridia-card-item-weapon = arme

## Effets qui blessent
veridia-effect-damage =
    { $n ->
        [formula]
            { $type ->
                [elemental] inflige des dégâts élémentaires égaux { $equal }{ $more }
                [lightning] inflige des dégâts élémentaires (foudre) égaux { $equal }{ $more }
               *[physical] inflige des dégâts physiques égaux { $equal }{ $more }
            }
        [one]
            { $type ->
                [elemental] inflige { $n } dégât élémentaire{ $more }
                [lightning] inflige { $n } dégât élémentaire (foudre){ $more }
               *[physical] inflige { $n } dégât physique{ $more }
            }
       *[other]
            { $type ->
                [elemental] inflige { $n } dégâts élémentaires{ $more }
                [lightning] inflige { $n } dégâts élémentaires (foudre){ $more }
               *[physical] inflige { $n } dégâts physiques{ $more }
            }
    }
veridia-effect-add-damage =
    { $n ->
        [one]
            { $type ->
                [elemental] { $signed } dégât élémentaire{ $per }{ $on }
                [lightning] { $signed } dégât élémentaire (foudre){ $per }{ $on }
                [physical] { $signed } dégât physique{ $per }{ $on }
                [none] { $signed } dégât{ $per }{ $on }
               *[same] { $signed } dégât du même type{ $per }{ $on }
            }
       *[other]
            { $type ->
                [elemental] { $signed } dégâts élémentaires{ $per }{ $on }
                [lightning] { $signed } dégâts élémentaires (foudre){ $per }{ $on }
                [physical] { $signed } dégâts physiques{ $per }{ $on }
                [none] { $signed } dégâts{ $per }{ $on }
               *[same] { $signed } dégâts du même type{ $per }{ $on }
            }
    }
veridia-card-on-damage = { $on }
veridia-effect-vulnerable =
    { $hits ->
        [one]
            { $n ->
                [one] { $signed } dégât{ $per } au prochain coup subi par la cible
               *[other] { $signed } dégâts{ $per } au prochain coup subi par la cible
            }
       *[other]
            { $n ->
                [one] { $signed } dégât{ $per } à chacun des { $hits } prochains coups subis par la cible
               *[other] { $signed } dégâts{ $per } à chacun des { $hits } prochains coups subis par la cible
            }
    }
veridia-effect-thorns =
    { $n ->
        [formula]
            { $type ->
                [elemental] quiconque { $on } subit des dégâts élémentaires égaux { $equal }
               *[physical] quiconque { $on } subit des dégâts physiques égaux { $equal }
            }
        [one]
            { $type ->
                [elemental] quiconque { $on } subit { $n } dégât élémentaire
               *[physical] quiconque { $on } subit { $n } dégât physique
            }
       *[other]
            { $type ->
                [elemental] quiconque { $on } subit { $n } dégâts élémentaires
               *[physical] quiconque { $on } subit { $n } dégâts physiques
            }
    }
veridia-effect-knockout = au lieu de blesser, test d'assommage avec les dégâts × { $times }
veridia-effect-freeze =
    { $hours ->
        [one] au lieu de blesser, gèle une petite partie ({ $small }), des membres ({ $medium }) ou tout le corps ({ $whole }) pendant { $hours } heure
       *[other] au lieu de blesser, gèle une petite partie ({ $small }), des membres ({ $medium }) ou tout le corps ({ $whole }) pendant { $hours } heures
    }
veridia-effect-poison =
    { $effect ->
        [dice]
            { $n ->
                [one] poison : { $signed } dé{ $per } { $on }{ $more }
               *[other] poison : { $signed } dés{ $per } { $on }{ $more }
            }
       *[damage]
            { $n ->
                [one] poison : { $n } dégât{ $per }{ $more }
               *[other] poison : { $n } dégâts{ $per }{ $more }
            }
    }
veridia-effect-disease = une maladie (gravité : { $gravity })
veridia-effect-condition = état : { $condition }{ $more }
veridia-effect-wear =
    { $n ->
        [one] l'armure portée subit { $n } point d'usure{ $per }
       *[other] l'armure portée subit { $n } points d'usure{ $per }
    }
veridia-effect-destroy =
    { $what ->
        [shield] le bouclier est détruit
       *[worn_armor] l'armure portée est détruite
    }
veridia-effect-drop = ce que la main tient tombe
veridia-effect-trap =
    { $n ->
        [formula]
            { $type ->
                [elemental] un piège : s'il se déclenche, dégâts élémentaires égaux { $equal } à { $metres } m à la ronde
               *[physical] un piège : s'il se déclenche, dégâts physiques égaux { $equal } à { $metres } m à la ronde
            }
        [one]
            { $type ->
                [elemental] un piège : s'il se déclenche, { $n } dégât élémentaire à { $metres } m à la ronde
               *[physical] un piège : s'il se déclenche, { $n } dégât physique à { $metres } m à la ronde
            }
       *[other]
            { $type ->
                [elemental] un piège : s'il se déclenche, { $n } dégâts élémentaires à { $metres } m à la ronde
               *[physical] un piège : s'il se déclenche, { $n } dégâts physiques à { $metres } m à la ronde
            }
    }

## Effets qui soignent et protègent
veridia-effect-heal =
    { $what ->
        [current_level] guérit le niveau de santé actuel{ $more }
        [previous_level] guérit jusqu'au niveau de santé précédent{ $more }
        [all] guérit tous les dégâts{ $more }
       *[points]
            { $n ->
                [formula] soigne un nombre de points égal { $equal }{ $more }
                [one] soigne { $n } point{ $more }
               *[other] soigne { $n } points{ $more }
            }
    }
veridia-effect-regen =
    { $every ->
        [round]
            { $n ->
                [formula] regagne à chaque round un nombre de points de santé égal { $equal }{ $more }
                [one] regagne { $n } point de santé à chaque round{ $more }
               *[other] regagne { $n } points de santé à chaque round{ $more }
            }
       *[turn]
            { $n ->
                [formula] regagne à chaque tour un nombre de points de santé égal { $equal }{ $more }
                [one] regagne { $n } point de santé à chaque tour{ $more }
               *[other] regagne { $n } points de santé à chaque tour{ $more }
            }
    }
veridia-card-cure-poison = poisons
veridia-card-cure-magic = effets magiques
veridia-card-cure-all-harmful = effets nuisibles
veridia-card-cure-light-disease = maladies légères
veridia-effect-cure =
    { $n ->
        [all] met fin à tout ceci : { $what }
       *[other] met fin à { $n } de ces effets{ $per } : { $what }
    }
veridia-effect-barrier =
    { $n ->
        [formula] barrière égale { $equal }{ $more }
       *[other] barrière de { $n }{ $more }
    }
veridia-effect-armor =
    { $layer ->
        [inner] armure interne { $signed }{ $more }
       *[outer] armure externe { $signed }{ $more }
    }
veridia-effect-resist =
    { $layer ->
        [inner] résistance élémentaire interne { $signed }{ $more }
       *[outer] résistance élémentaire externe { $signed }{ $more }
    }
veridia-effect-ignore-damage =
    { $n ->
        [formula] ignore des dégâts égaux { $equal }
        [one] ignore { $n } dégât
       *[other] ignore { $n } dégâts
    }
veridia-card-immune-poison = le poison
veridia-card-immune-disease = la maladie
veridia-card-immune-spell-side-effect = les effets secondaires des sorts
veridia-card-immune-sleep = le manque de sommeil
veridia-card-immune-hunger = la faim
veridia-card-immune-suffocation = la suffocation
veridia-effect-immune = immunisé contre { $to }
veridia-effect-pool-gain =
    { $n ->
        [formula] regagne en { $pool } un nombre de points égal { $equal }
       *[other] regagne { $n } { $pool }
    }
veridia-effect-no-healing = la santé ne peut être regagnée
veridia-effect-repair-stage =
    { $n ->
        [one] l'objet s'améliore de { $n } degré d'usure
       *[other] l'objet s'améliore de { $n } degrés d'usure
    }
veridia-effect-on-death = à la mort, emploie { $trait } sans coût

## Effets sur les jets
veridia-effect-dice =
    { $n ->
        [one] { $signed } dé{ $per } { $on }{ $more }
       *[other] { $signed } dés{ $per } { $on }{ $more }
    }
veridia-effect-difficulty = difficulté { $signed }{ $per } { $on }{ $more }
veridia-effect-successes =
    { $n ->
       *[other] { $signed } succès{ $per } { $on }
    }
veridia-effect-auto-miss = { $what } vers la zone, hors d'elle ou à travers échouent
veridia-effect-reroll = relancer ; le second jet compte
veridia-effect-initiative = initiative { $signed }{ $per }
veridia-effect-may-defend = { $ways } possible contre toute attaque
veridia-effect-nullify-attack = une attaque aux dégâts physiques échoue
veridia-effect-attack-range = cette attaque porte à { $metres } m
veridia-effect-attack-mode =
    { $n ->
        [one] autre attaque à mains nues : { $signed } dé, { $quirk }
       *[other] autre attaque à mains nues : { $signed } dés, { $quirk }
    }
veridia-effect-weapon = l'arme { $what }{ $more }
veridia-card-weapon-quirk = est { $quirk }
veridia-card-weapon-convert =
    { $n ->
        [one] rend élémentaire le premier point de ses dégâts
       *[other] rend élémentaires les { $n } premiers points de ses dégâts
    }
veridia-card-weapon-damage =
    { $n ->
        [one]
            { $type ->
                [elemental] inflige { $signed } dégât élémentaire{ $per }
                [physical] inflige { $signed } dégât physique{ $per }
               *[none] inflige { $signed } dégât{ $per }
            }
       *[other]
            { $type ->
                [elemental] inflige { $signed } dégâts élémentaires{ $per }
                [physical] inflige { $signed } dégâts physiques{ $per }
               *[none] inflige { $signed } dégâts{ $per }
            }
    }
veridia-card-weapon-burn =
    { $turns ->
        [one]
            { $n ->
                [formula] enflamme la cible pendant { $turns } tour, avec des dégâts élémentaires égaux { $equal }
                [one] enflamme la cible pendant { $turns } tour ({ $n } dégât élémentaire)
               *[other] enflamme la cible pendant { $turns } tour ({ $n } dégâts élémentaires)
            }
       *[other]
            { $n ->
                [formula] enflamme la cible pendant { $turns } tours, chacun avec des dégâts élémentaires égaux { $equal }
                [one] enflamme la cible pendant { $turns } tours ({ $n } dégât élémentaire à chacun)
               *[other] enflamme la cible pendant { $turns } tours ({ $n } dégâts élémentaires à chacun)
            }
    }
veridia-card-weapon-dispel =
    { $n ->
        [formula] dissipe un nombre de sorts de la cible égal { $equal }, de niveau inférieur ou égal { $level }
        [one] dissipe { $n } sort de la cible de niveau inférieur ou égal { $level }
       *[other] dissipe { $n } sorts de la cible de niveau inférieur ou égal { $level }
    }
veridia-card-weapon-lifesteal =
    { $limits ->
        [ignore]
            { $n ->
                [formula] soigne son porteur des dégâts infligés, jusqu'à un total égal { $equal }, au-delà des limites des soins magiques
               *[other] soigne son porteur des dégâts infligés, jusqu'à { $n }, au-delà des limites des soins magiques
            }
       *[normal]
            { $n ->
                [formula] soigne son porteur des dégâts infligés, jusqu'à un total égal { $equal }
               *[other] soigne son porteur des dégâts infligés, jusqu'à { $n }
            }
    }
veridia-card-weapon-charges =
    { $n ->
        [formula] contient un nombre de charges égal { $equal }
        [one] contient { $n } charge
       *[other] contient { $n } charges
    }
veridia-card-weapon-scope-this-attack = pour cette attaque
veridia-card-weapon-scope-next-hit = à son prochain coup
veridia-effect-on-critical-failure = un échec critique détruit l'arme
veridia-effect-ignore-wounds = les blessures n'ôtent aucun dé
veridia-effect-charge =
    { $optional ->
        [yes] à votre prochain coup, si vous le voulez : { $what }
       *[no] à votre prochain coup : { $what }
    }
veridia-effect-skill-cap = aucune compétence ne compte plus que { $skill }
veridia-effect-swap-attribute = les jets de { $skill } prennent { $specialty } à la place de l'attribut

## Effets sur les tours, les déplacements et les lieux
veridia-effect-first-round-first = agit en premier au premier round
veridia-effect-never-surprised = ne peut être surpris
veridia-effect-act-last = agit en dernier ce round
veridia-effect-untouchable = ne peut ni être touché ni agir jusque-là
veridia-effect-surprise-turn = tous les autres sont surpris pendant ce tour
veridia-effect-extra-action =
    { $n ->
        [one] { $n } action principale de plus ce tour, avec sa propre réserve de dés
       *[other] { $n } actions principales de plus ce tour, chacune avec sa propre réserve de dés
    }
veridia-effect-forbid =
    { $what ->
        [run] ne peut courir
        [all_actions] ne peut faire aucune action
       *[contested_and_exchange] ne peut ni opposer de jet ni déclencher d'échange
    }
veridia-effect-speed =
    { $metres ->
        [none] déplacement × { $times }
        [0] aucun déplacement
       *[other] déplacement de { $metres } m
    }
veridia-effect-jump = sauts × { $times } ; un bond de { $metres } m au plus y met fin
veridia-effect-fly =
    { $takeoff ->
        [free]
            { $times ->
                [one] vole ; s'envoler est une action gratuite
               *[other] vole à { $times } fois la vitesse de marche ; s'envoler est une action gratuite
            }
       *[none]
            { $times ->
                [one] vole
               *[other] vole à { $times } fois la vitesse de marche
            }
    }
veridia-card-distance = { $n } m{ $per }
veridia-effect-move =
    { $kind ->
        [dash] élan de { $distance } au plus
        [teleport] téléportation à { $distance } au plus
       *[push]
            { $origin ->
                [centre] repousse de { $distance } loin du centre
               *[self] repousse de { $distance }
            }
    }
veridia-effect-terrain = déplacement dans la zone × { $times }
veridia-effect-terrain-ignore = l'eau ne gêne pas
veridia-effect-light = lumière du jour
veridia-effect-travel = voyage { $times } fois plus loin
veridia-effect-reach = en mêlée, seuls les êtres volants peuvent l'atteindre
veridia-effect-illusion = une illusion (force : { $strength })
veridia-effect-summon =
    { $what ->
        [animated_object] convoque un objet animé de niveau inférieur ou égal { $level }
        [beast] convoque une bête de niveau inférieur ou égal { $level }
        [undead] convoque un mort-vivant de niveau inférieur ou égal { $level }
       *[creature] convoque : { $name }
    }
veridia-effect-control =
    { $fights ->
        [yes] la cible obéit (degré : { $grade })
       *[no] la cible obéit (degré : { $grade }), mais ne combat pas
    }
veridia-effect-relay-spell = transmet un sort avec le meilleur de deux jets, puis disparaît
veridia-effect-reload-as = recharger est une action gratuite
veridia-effect-dormant = n'agit pas et ne se défend pas
veridia-effect-lift-kg =
    { $n ->
        [one] déplace des objets de { $masses } kg au plus
       *[other] déplace des objets de { $masses } kg au plus pour 1 à { $n } succès
    }

## Effets sur la feuille
veridia-card-stat-health = santé
veridia-card-stat-health-level-healthy = points du niveau Indemne
veridia-card-stat-wound-penalty = malus de blessure
veridia-card-stat-concurrent-penalty = dés perdus pour actions simultanées
veridia-card-stat-pool-max = maximum de la réserve ({ $name })
veridia-card-stat-attribute-max = maximum de l'attribut ({ $name })
veridia-card-stat-arcana-when-casting = arcanes en lançant un sort
veridia-card-stat-skill = compétence ({ $name })
veridia-card-stat-athletics-disadvantage = désavantage de l'armure à l'athlétisme
veridia-card-stat-don-action = temps pour enfiler l'armure
veridia-card-stat-cost-family = coût des traits { $name }
veridia-card-stat-healing-time = temps de guérison
veridia-card-stat-healing-speed = vitesse de guérison
veridia-card-stat-magic-healing = soins magiques
veridia-card-stat-cap = au plus jusqu'à la vôtre
veridia-effect-stat =
    { $change ->
        [set]
            { $set ->
                [normal] { $stat } : une action{ $more }
               *[0] { $stat } : 0{ $more }
            }
        [times] { $stat } × { $times }{ $more }
       *[amount] { $stat } { $signed }{ $per }{ $more }
    }
veridia-effect-money = argent de départ { $signed } deli
veridia-effect-skill-cost =
    { $n ->
        [one] niveaux de compétence { $low } à { $high } : { $signed } point de coût
       *[other] niveaux de compétence { $low } à { $high } : { $signed } points de coût
    }
veridia-effect-unlock = traits de niveau { $level } accessibles, payés en { $pool } : { $groups }
veridia-effect-crew =
    { $n ->
        [one] compte pour { $n } personne dans l'équipe d'un engin de siège
       *[other] compte pour { $n } personnes dans l'équipe d'un engin de siège
    }
veridia-effect-hands =
    { $n ->
        [one] n'a que { $n } main
       *[other] n'a que { $n } mains
    }
veridia-effect-house-blind = combat à l'aveugle
veridia-effect-become = devient demi-mort
veridia-effect-upkeep =
    { $n ->
        [one] demande { $n } jour d'entretien tous les { $every } jours, sinon perd un niveau de santé
       *[other] demande { $n } jours d'entretien tous les { $every } jours, sinon perd un niveau de santé
    }
veridia-effect-dispel =
    { $n ->
        [formula] dissipe des effets magiques de niveau inférieur ou égal { $level }, en nombre égal { $equal }
        [one] dissipe { $n } effet magique de niveau inférieur ou égal { $level }
       *[other] dissipe { $n } effets magiques de niveau inférieur ou égal { $level }
    }
veridia-effect-reveal =
    { $what ->
        [magic]
            { $levels ->
                [none] révèle la magie
               *[other] révèle la magie, et quel sort si son niveau est inférieur ou égal { $levels }
            }
       *[hidden] révèle ce qui est caché
    }
veridia-effect-fetch-items =
    { $n ->
        [one] sort { $n } objet{ $per }
       *[other] sort { $n } objets{ $per }
    }
veridia-card-about-mortal-disease = une maladie mortelle
veridia-effect-ask-gm = le meneur décide pour { $about }
veridia-card-pair-honesty-deceitfulness = honnêteté ou fourberie
veridia-card-pair-calmness-anxiety = calme ou anxiété
veridia-card-pair-happiness-despair = bonheur ou désespoir
veridia-card-pair-kindness-hostility = bonté ou hostilité
veridia-card-pair-curiosity-indifference = curiosité ou indifférence
veridia-effect-ask-pairs =
    { $n ->
        [formula] apprend quel mot convient, pour un nombre de couples égal { $equal } ({ $pairs })
        [one] apprend quel mot convient pour { $n } couple ({ $pairs })
       *[other] apprend quel mot convient pour { $n } couples ({ $pairs })
    }
veridia-card-outcome-word-random = au hasard
veridia-card-outcome-word-known = déjà connu
veridia-card-outcome-word-partial = partiel
veridia-card-outcome-word-correct = exact
veridia-card-outcome-word-correct-detailed = exact et détaillé
veridia-effect-narrate =
    { $table ->
        [none] le meneur raconte l'effet
       *[other] le meneur raconte l'effet ; selon les succès, depuis 0 : { $table }
    }

## Effets qui fabriquent et conservent
veridia-effect-cast =
    { $free ->
        [yes] emploie { $trait } sans coût
       *[no] emploie { $trait }
    }
veridia-effect-cast-stored = le sort du sceau agit avec { $n } succès au niveau { $level }
veridia-effect-store-spell = fixe pour { $months } mois un sort de { $group } de niveau { $most } au plus ({ $n } succès, niveau { $level })
veridia-card-enchant-upkeep =
    { $months ->
        [one] entretien après { $months } mois : jours de travail { $days }
       *[other] après { $months } mois : { $days }
    }
veridia-effect-enchant = lie à un objet un sort durable de niveau { $most } au plus ({ $n } succès, niveau { $level }){ $upkeep }
veridia-effect-make-gem = crée une gemme qui se garde { $months } mois
veridia-effect-make-item =
    { $when ->
        [not_owned] fabrique { $n } × { $item } ; loin de son propriétaire, se garde { $days } jours
       *[always] fabrique { $n } × { $item } ; se garde { $days } jours
    }
veridia-effect-brew =
    { $doses ->
        [one] { $doses } dose soumet le buveur, qui peut résister par { $roll } ({ $need }) ; elle agit { $keep } jours
       *[other] { $doses } doses en { $days } jours soumettent le buveur, qui peut résister par { $roll } ({ $need }) ; une autre dose tous les { $keep } jours
    }

## Les traits entiers : genre, coût, prérequis ; puis chaque manière de s'en servir
veridia-card-category-background = passé
veridia-card-category-assets = biens
veridia-card-category-physical = trait physique
veridia-card-category-mental = trait mental
veridia-card-category-social = trait social
veridia-card-category-martial = trait martial
veridia-card-category-magic = sort
veridia-card-category-way = trait de voie de chevalier
veridia-card-category-path = trait de voie martiale
veridia-card-kind-of-level = { $specialty } { $level }
veridia-card-trait-costs = coût { $n }
veridia-card-trait-gives =
    { $n ->
        [one] rapporte { $n } point d'expérience
       *[other] rapporte { $n } points d'expérience
    }
veridia-card-trait-requires = demande { $what }
veridia-card-part-aimed = coup visé à difficulté +{ $n }

veridia-card-action-normal = action normale
veridia-card-action-free = action gratuite
veridia-card-action-instant = action instantanée
veridia-card-action-none = aucune action
veridia-card-action-rider = avec { $of }
veridia-card-action-channel =
    { $n ->
        [one] canalisé pendant { $n } tour
       *[other] canalisé pendant { $n } tours
    }
veridia-card-action-ritual =
    { $shared ->
        [yes]
            { $n ->
                [one] rituel de { $n } heure, partageable
               *[other] rituel de { $n } heures, partageable
            }
       *[no]
            { $n ->
                [one] rituel de { $n } heure
               *[other] rituel de { $n } heures
            }
    }
veridia-card-action-minutes =
    { $n ->
        [one] prend { $n } minute
       *[other] prend { $n } minutes
    }
veridia-card-action-hours =
    { $n ->
        [one] prend { $n } heure
       *[other] prend { $n } heures
    }
veridia-card-action-craft =
    { $n ->
        [formula] jours de travail : { $days }
        [one] { $n } jour de travail
       *[other] { $n } jours de travail
    }
veridia-card-rider-melee-attack = une attaque de mêlée
veridia-card-rider-unarmed-attack = une attaque à mains nues
veridia-card-rider-exchange = un échange
veridia-card-rider-damaging-spell = un sort qui inflige des dégâts
veridia-card-window-damage-to-self = quand vous subissez des dégâts
veridia-card-window-attack-declared = quand une attaque est déclarée
veridia-card-window-before-own-turn = avant votre tour
veridia-card-window-own-roll-seen = après avoir vu votre jet
veridia-card-need-wearing-metal = en portant une armure de métal
veridia-card-use-limit-1-day = une fois par jour
veridia-card-use-limit-2-day = deux fois par jour
veridia-card-approve-gm = si le meneur est d'accord
veridia-card-needs-trait = en connaissant { $trait }

veridia-card-pool-health = santé
veridia-card-pay = { $n } { $pool }
veridia-card-pay-range =
    { $n ->
        [formula] { $pool } : de { $low } jusqu'{ $equal }
       *[other] { $low } à { $high } { $pool }
    }
veridia-card-pay-any = autant que voulu en { $pool }, au moins { $low }
veridia-card-pay-when-hit = à payer si le coup touche
veridia-card-pay-with-charges = ou autant de charges
veridia-card-use-charge-hit =
    { $n ->
        [one] dépense { $n } charge si le coup touche
       *[other] dépense { $n } charges si le coup touche
    }
veridia-card-use-charge-damage =
    { $n ->
        [one] dépense { $n } charge si des dégâts sont infligés
       *[other] dépense { $n } charges si des dégâts sont infligés
    }
veridia-card-replaces-pay = à la place du coût de { $trait }
veridia-card-consume-sigil = le sceau est consumé
veridia-card-consume-amber-gem = la gemme ambrée est consumée
veridia-card-consume-crimsom-gem = la gemme cramoisie est consumée
veridia-card-consume-cyan-gem = la gemme cyan est consumée

veridia-card-roll = jet : { $roll }
veridia-card-roll-auto = avec { $n } succès de plus
veridia-card-roll-difficulty = difficulté +{ $n }
veridia-card-roll-clothing = difficulté selon les vêtements
veridia-card-roll-difficulty-other = difficulté +{ $n } sur autrui
veridia-card-roll-concurrent = seulement en action simultanée
veridia-card-roll-secret = en secret
veridia-card-need = si { $test }
veridia-card-need-always = même sans succès

veridia-card-target-self = vous-même
veridia-card-target-self-or-other = vous-même ou autrui
veridia-card-target-one = une cible
veridia-card-target-willing = une cible consentante
veridia-card-target-many =
    { $n ->
        [formula] un nombre de cibles inférieur ou égal { $equal }
        [one] { $n } cible
       *[other] { $n } cibles au plus
    }
veridia-card-target-area = une zone
veridia-card-target-cell = une case
veridia-card-target-weapon = une arme
veridia-card-target-own-weapon = votre arme
veridia-card-target-item = un objet
veridia-card-target-item-or-area = un objet ou une zone
veridia-card-target-item-or-creature = un objet ou une créature
veridia-card-target-place = un lieu
veridia-card-target-animal = un animal
veridia-card-target-beast = une bête
veridia-card-target-human = un humain
veridia-card-target-attack = une attaque
veridia-card-target-blessed-weapon = une arme de bois béni
veridia-card-target-blessed-armor = une armure de bois béni
veridia-card-range = à { $metres } m au plus
veridia-card-range-around = autour de vous
veridia-card-range-touch = au toucher
veridia-card-range-reach = à portée de bras
veridia-card-range-sight = en vue
veridia-card-range-hearing = à portée de voix
veridia-card-range-unlimited = à toute distance
veridia-card-area-radius = rayon de { $metres } m
veridia-card-area-diameter = diamètre de { $n } m{ $per }
veridia-card-area-square = { $n } m²{ $per }
veridia-card-area-not-centre = sans le centre
veridia-card-area-fixed = restant sur place
veridia-card-pick =
    { $n ->
        [formula] à choisir en nombre inférieur ou égal { $equal }
       *[other] à choisir, { $n } au plus
    }
veridia-card-choose-attribute = attribut au choix
veridia-card-choose-skill = compétence au choix
veridia-card-use-defended =
    { $n ->
        [formula] { $ways } possible
        [one] { $ways } possible avec { $n } succès
       *[other] { $ways } possible avec { $n } succès
    }
veridia-card-on-blocked = en cas de blocage, { $what }
veridia-card-end-depleted = jusqu'à épuisement
veridia-card-end-charges = jusqu'à la dernière charge
veridia-card-end-damage-taken = jusqu'aux premiers dégâts subis
veridia-card-end-own-action = jusqu'à votre première action
veridia-card-end-big-jump = jusqu'au grand bond
veridia-card-end-instant-cancel = peut cesser à tout moment
veridia-card-end-used =
    { $n ->
        [formula] jusqu'à un nombre d'emplois égal { $equal }
        [one] jusqu'à { $n } emploi
       *[other] jusqu'à { $n } emplois
    }
veridia-card-end-attacks =
    { $n ->
        [formula] jusqu'à un nombre d'attaques portées égal { $equal }
        [one] jusqu'à { $n } attaque portée
       *[other] jusqu'à { $n } attaques portées
    }
veridia-card-end-attacked =
    { $n ->
        [formula] jusqu'à un nombre d'attaques subies égal { $equal }
        [one] jusqu'à { $n } attaque subie
       *[other] jusqu'à { $n } attaques subies
    }
veridia-card-end-hit =
    { $n ->
        [formula] jusqu'à un nombre de coups égal { $equal }
        [one] jusqu'à { $n } coup
       *[other] jusqu'à { $n } coups
    }
veridia-card-end-healed =
    { $n ->
        [formula] jusqu'à un nombre de points soignés égal { $equal }
        [one] jusqu'à { $n } point soigné
       *[other] jusqu'à { $n } points soignés
    }
