### The Order of Veiel en français.
###
### Les textes des effets commencent par une minuscule et n'ont pas de point : le code en fait des phrases.

veiel-title = L'Ordre de Veiel

## Parties des effets

# Pour qui : comme sujet, et .at après « à ». $n : combien au plus ; $range : quels ennemis sont à portée.
veiel-who-self = vous
    .at = vous
veiel-who-ally = un autre héros
    .at = un autre héros
veiel-who-hero = un héros
    .at = un héros
veiel-who-allies = chaque autre héros
    .at = chaque autre héros
veiel-who-allies_chosen = chaque autre héros de votre choix
    .at = chaque autre héros de votre choix
veiel-who-heroes = chaque héros
    .at = chaque héros
veiel-who-heroes_up_to =
    { $n ->
        [one] un héros au plus
       *[other] chacun de { $n } héros au plus
    }
    .at =
        { $n ->
            [one] un héros au plus
           *[other] chacun de { $n } héros au plus
        }
veiel-who-heroes_not_holder = chaque héros sauf le défenseur
    .at = chaque héros sauf le défenseur
veiel-who-random_hero = un héros au hasard
    .at = un héros au hasard
veiel-who-random_other = un héros au hasard autre que le défenseur
    .at = un héros au hasard autre que le défenseur
veiel-who-fallen = un héros hors combat
    .at = un héros hors combat
veiel-who-victim = ce héros
    .at = ce héros
veiel-who-trigger = le héros qui l'a déclenché
    .at = celui qui l'a déclenché
veiel-who-trigger_left = le héros qui l'a déclenché, comme celui à sa gauche,
    .at = celui qui l'a déclenché et à celui à sa gauche
veiel-who-trigger_both = le héros qui l'a déclenché, comme ses deux voisins,
    .at = celui qui l'a déclenché et à ses deux voisins
veiel-who-killer = le héros qui l'a tué
    .at = celui qui l'a tué
veiel-who-enemy =
    { $range ->
        [front] le premier ennemi
        [two] un des deux premiers ennemis
        [any] n'importe quel ennemi
        [unscreened] n'importe quel ennemi, même protégé,
       *[none] l'ennemi
    }
    .at =
        { $range ->
            [front] l'ennemi de tête
            [two] un des deux premiers ennemis
            [any] n'importe quel ennemi
            [unscreened] n'importe quel ennemi, même protégé
           *[none] l'ennemi
        }
veiel-who-enemies = chaque ennemi
    .at = chaque ennemi
veiel-who-enemies_up_to =
    { $n ->
        [one] un ennemi au plus
       *[other] chacun de { $n } ennemis au plus
    }
    .at =
        { $n ->
            [one] un ennemi au plus
           *[other] chacun de { $n } ennemis au plus
        }
veiel-who-first = chacun des { $n } premiers ennemis
    .at =
        { $n ->
            [1] l'ennemi de tête
            [2] chacun des deux premiers ennemis
            [3] chacun des trois premiers ennemis
           *[other] chacun des { $n } premiers ennemis
        }
veiel-who-other_enemy_worst = l'autre ennemi le plus blessé
    .at = l'autre ennemi le plus blessé
veiel-who-dead = chacun de { $n } ennemis de base au plus, tués dans ce combat,
    .at = chacun de { $n } ennemis de base au plus, tués dans ce combat
veiel-who-that_hero = ce héros
    .at = ce héros
veiel-who-that_enemy = cet ennemi
    .at = cet ennemi
veiel-who-each = chacun d'eux
    .at = chacun d'eux

# Tant de quelque chose.
veiel-count-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
    .formula = { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
veiel-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .formula = des cartes ({ $n })
veiel-count-crystals =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
    .formula = des cristaux ({ $n })
veiel-count-basic =
    { $n ->
        [one] { $n } ennemi de base
       *[other] { $n } ennemis de base
    }
    .formula = des ennemis de base ({ $n })
veiel-count-powerful =
    { $n ->
        [one] { $n } ennemi puissant
       *[other] { $n } ennemis puissants
    }
    .formula = des ennemis puissants ({ $n })
veiel-gauge = { $n } { $gauge }
veiel-number-up = { $n } (arrondi au-dessus)
veiel-number-max = { $n }, au moins { $least }
veiel-number-heroes = nombre de héros
veiel-number-lines = nombre de lignes
veiel-number-die = selon l'équipe et un d6
veiel-number-table = { $numbers } selon l'équipe

veiel-rarity-bronze = de bronze
veiel-rarity-silver = d'argent
veiel-rarity-gold = d'or
veiel-class-zombie = zombie
veiel-class-defender = défenseur
veiel-class-plain = simple
veiel-class-ranged = à distance
veiel-class-effect = à effet
veiel-condition-poison = le poison
veiel-condition-burn = la brûlure
veiel-condition-mute = le mutisme
veiel-condition-control = le contrôle

# Quand cela arrive. Devant : $what avec ses conditions.
veiel-when-act = Action : { $what }
veiel-when-free = Sans perdre son tour : { $what }
veiel-when-calm = Dans une salle résolue : { $what }
veiel-when-anytime = À tout moment : { $what }
veiel-when-react = Quand { $window }, vous pouvez : { $what }
veiel-when-auto = Quand { $window } : { $what }
veiel-when-passive = En permanence : { $what }
veiel-when-play = À jouer quand { $window } : { $what }
veiel-when-nodm = Sans MDD : { $what }
veiel-when-win = Après une victoire : { $what }
veiel-then = puis { $what }
veiel-each = pour chaque cible
veiel-window-enter = l'équipe entre dans une salle
veiel-window-reveal = une salle est retournée
veiel-window-fight_start = un combat commence
veiel-window-round_start = le tour des joueurs commence
veiel-window-hero_start = le tour d'un héros commence
veiel-window-hero_declare = un héros a annoncé une action
veiel-window-hero_roll = le jet d'un héros réussit
veiel-window-enemy_phase = le tour du MDD commence
veiel-window-def_ok = la défense d'un héros réussit
veiel-window-def_fail = la défense d'un héros échoue
veiel-window-fall = un héros va tomber
veiel-window-loot = les dés de butin sont lancés
veiel-window-resolved = une salle est résolue
veiel-window-leave = l'équipe continue
veiel-window-any = vous voulez
veiel-window-hit = cette arme touche
veiel-window-kill = vous tuez un ennemi
veiel-window-dies = il meurt
veiel-window-enemy_turn = son tour commence
veiel-window-enemy_dies = un ennemi meurt
veiel-window-boss_start = son tour commence
veiel-window-half = il ne reste que la moitié des PV
veiel-window-twothirds = il ne reste que deux tiers des PV
veiel-window-third = il ne reste qu'un tiers des PV
veiel-window-flee = l'équipe peut fuir

# Conditions et coûts : devant un deux-points, séparés par des virgules.
veiel-terms = { $terms } : { $what }
veiel-semicolon = {" ; "}
veiel-cost = payez { $what }
veiel-discard = défaussez cette carte
veiel-cost-attack =
    { $tag ->
        [assassin] au prix d'une attaque normale avec une arme d'assassin
       *[none] au prix d'une attaque normale
    }
veiel-cost-check =
    { $vowel ->
        [yes] au prix d'un jet d'{ $stats } supérieur ou égal à { $n }
       *[no] au prix d'un jet de { $stats } supérieur ou égal à { $n }
    }
veiel-save =
    { $form ->
        [you] vous réussissez { $stats } { $n }
       *[one] { $who } réussit { $stats } { $n }
    }
veiel-saved = { $save } ou { $what }
veiel-subject = { $who } { $what }
veiel-roll = sur { $n }+ au d6
veiel-price = vous pouvez { $ways }, et alors
veiel-price-pay = payer { $what }
veiel-price-unlock = utiliser ce qui ouvre les coffres
veiel-price-use = utiliser { $item }
veiel-limited = { $what } ({ $limit })
veiel-limit =
    { $per ->
        [minions] sbires au plus : { $n }
        [combat] { $n } fois par combat
        [room] { $n } fois par salle
        [turn] { $n } fois par tour
       *[enemy] { $n } fois par ennemi
    }
veiel-if = si { $what }
veiel-if-victim =
    { $who ->
        [self] c'est vous
       *[hero] c'est n'importe quel héros
    }
veiel-if-bearer = { $hero } porte cette carte
veiel-if-level_at_most = le héros a au plus le niveau { $n }
veiel-if-not_boss = ce n'est pas le combat contre le boss
veiel-if-heroes_at_least =
    { $n ->
        [one] un héros est debout
       *[other] au moins { $n } héros sont debout
    }
veiel-if-every_turn = le numéro du tour est un multiple de { $n }
veiel-if-not_natural = le dé n'indique pas { $n }
veiel-if-class = l'ennemi est de la classe « { $class } »

## Verbes. $who précède ceux qui ont un sujet ; $form : « you », « one », ou « none » sans sujet.

veiel-do-damage =
    { $form ->
        [none] infligez { $damage }
       *[other] infligez { $damage } à { $at }
    }{ $pierce ->
        [yes] , sans réduction
       *[no] {""}
    }
veiel-do-weapon =
    { $times ->
        [1]
            { $plus ->
                [0] infligez les dégâts de l'arme
               *[other] infligez les dégâts de l'arme +{ $plus }
            }
       *[other] infligez les dégâts de l'arme x{ $times }
    }{ $at ->
        [none] {""}
       *[other] {" "}à { $at }
    }{ $pierce ->
        [yes] , sans réduction
       *[no] {""}
    }
veiel-do-splash =
    { $n ->
        [2] aux deux premiers ennemis
        [3] aux trois premiers ennemis
       *[other] aux { $n } premiers ennemis
    }
veiel-do-onkill = en cas de mort, attaquez encore ({ $n } max)
veiel-do-heal =
    { $form ->
        [you] récupérez { $n } VIT
       *[other] récupère { $n } VIT
    }
veiel-do-revive =
    { $form ->
        [you] revenez avec toute votre VIT
       *[other] revient avec toute sa VIT
    }
veiel-do-survive =
    { $form ->
        [you] restez à { $n } VIT
       *[other] reste à { $n } VIT
    }
veiel-do-gain =
    { $form ->
        [you] gagnez { $n } { $gauge }
       *[other] gagne { $n } { $gauge }
    }
veiel-do-lose =
    { $form ->
        [you] perdez { $n } { $gauge }
       *[other] perd { $n } { $gauge }
    }
veiel-do-mod =
    { $form ->
        [you] avez { $changes }
        [none] { $changes }
       *[other] a { $changes }
    }{ $until ->
        [round] {" "}jusqu'à la fin du tour du MDD
        [combat] {" "}jusqu'à la fin du combat
        [incursion] {" "}jusqu'à la fin de l'incursion
        [game] {" "}jusqu'à la fin de la partie
       *[none] {""}
    }
veiel-do-poison =
    { $form ->
        [you] subissez poison { $n }
        [none] poison { $n }
       *[other] subit poison { $n }
    }
veiel-do-burn =
    { $form ->
        [you] brûlez
       *[other] brûle
    } { $n } pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
veiel-do-cure =
    { $form ->
        [you] êtes libéré
       *[other] est libéré
    } { $of ->
        [poison] du poison
        [burn] de la brûlure
       *[mute] du mutisme
    }
veiel-do-stun = perd son prochain tour
veiel-do-block = l'attaque échoue
veiel-do-fail = le jet échoue
veiel-do-next =
    { $on ->
        [def_ok] la prochaine défense réussie par { $at } dans ce combat échoue
       *[hero_roll] le prochain jet réussi par { $at } dans ce combat échoue
    }
veiel-do-move = placez { $at } en première ligne
veiel-do-enemyattack = attaque { $at } pour { $n }
veiel-do-enemyfirst = les ennemis agissent d'abord
veiel-do-fight = combattez { $enemies }
veiel-do-enemies = les ennemis ont { $changes }
veiel-do-summon =
    { $enemies } { $n ->
        [one] arrive
       *[other] arrivent
    } { $where ->
        [before_boss] juste devant le boss
       *[end] en bout de ligne
    }
veiel-do-reanimate =
    { $form ->
        [none] il revient avec la moitié de ses PV
       *[other] revient avec la moitié de ses PV
    }
veiel-do-duel =
    l'équipe s'affronte pendant { $n } { $n ->
        [one] manche
       *[other] manches
    } au plus
veiel-do-rule = la portée devient mêlée jusqu'à la fin du tour du MDD
veiel-do-flee = l'équipe fuit
veiel-do-buy =
    { $n ->
        [one] achetez un consommable
       *[other] achetez { $n } consommables au plus
    }
veiel-do-trade = donnez ou échangez des consommables
veiel-do-lootreroll = relancez les dés impairs
veiel-do-immune = immunisé contre { $condition }
veiel-do-unlock = ouvre les coffres gratuitement
veiel-do-fills = occupe un emplacement d'objet
veiel-do-reveal =
    { $place ->
        [place_next] révélez une salle de la ligne suivante
       *[place] révélez une salle
    }
veiel-do-freeze = figez cette salle
veiel-do-draw = piochez { $cards }
veiel-do-dig =
    révélez des cartes, { $most } au plus, pour en trouver { $find } { $rarity } et gardez { $find ->
        [one] celle-là
       *[other] celles-là
    }
veiel-do-crystals =
    { $change ->
        [lose] perdez { $crystals }
       *[gain] gagnez { $crystals }
    }
veiel-do-redirect = l'équipe entre dans une autre aile
veiel-do-mute =
    { $which ->
        [best] ne peut plus utiliser sa meilleure capacité jusqu'à la fin de l'incursion
       *[chosen] ne peut plus utiliser une capacité jusqu'à la fin de l'incursion
    }
veiel-do-loseitem =
    { $which ->
        [random] perd un objet au hasard
       *[chosen] perd un objet
    }
veiel-do-break =
    { $which ->
        [random] perd une pièce d'armure au hasard
       *[chosen] perd une pièce d'armure
    }
veiel-do-takedefender = devient défenseur jusqu'à la fin du tour du MDD
veiel-do-imprison = est emprisonné
veiel-do-control = est contrôlé
veiel-do-brand = est marqué
veiel-do-strike =
    { $whom ->
        [random] frappe un allié au hasard
       *[ally] frappe un allié
    }
veiel-do-riddle = résolvez une énigme : { $first } à la première réponse, { $second } à la deuxième ; après deux erreurs, chaque héros perd { $lose } VIT
veiel-do-skip = évitez ce qui suit
veiel-do-nothing = rien ne se passe

## Attaques des ennemis

veiel-blow =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
veiel-blow-ignores-defender = ignore le défenseur
veiel-blow-ignores-defence = ignore la défense
veiel-blow-ignores-reduction = ignore la réduction de dégâts
veiel-blow-poison = poison { $n }
veiel-blow-burn = brûlure { $n }/{ $turns }
veiel-blow-drain = se soigne des dégâts infligés, { $n } au plus
veiel-screen = protège l'ennemi derrière lui

## Fautes de contenu

veiel-content-id = E-ID { $entry } sert deux fois
veiel-content-count = E-COUNT { $what } : { $found } sur { $wanted }
veiel-content-range = E-RANGE { $entry }.{ $field } = { $found } ({ $least }..{ $most })
veiel-content-lang = W-LANG { $entry } : pas de texte français ; l'anglais est montré
veiel-content-class = E-CLASS { $entry } : « { $found } » n'est pas une classe de monstres
veiel-content-shield = E-EQUIP { $entry } est une armure ou un bouclier, champ « { $found } » interdit
veiel-content-word = E-FX { $entry } : mot inconnu « { $found } » ; attendu : { $wanted }
veiel-content-word-near = E-FX { $entry } : mot inconnu « { $found } », vouliez-vous dire « { $near } » ?
veiel-content-elsewhere = E-FX { $entry } : « { $found } » n'a pas sa place dans une telle ligne
veiel-content-stats = E-FX { $entry } : { $found }
veiel-content-save = E-FX { $entry } : un jet ne peut éviter que ce qui arrive à sa cible
veiel-content-formula = E-FX { $entry } : { $found } n'est pas un nombre
veiel-content-up_to = E-FX { $entry } : « { $found } » a besoin de « up_to »
veiel-content-no-up_to = E-FX { $entry } : « up_to » ne va pas avec « { $found } »
veiel-content-range-whom = E-FX { $entry } : la portée « { $found } » demande des ennemis pour cibles
veiel-content-whom = E-FX { $entry } : « { $found } » ne peut pas être pour « { $to } »
veiel-content-when = E-FX { $entry } : « { $found } » n'a pas sa place dans la fenêtre « { $on } » ; attendu : { $wanted }
veiel-content-window = E-FX { $entry } : cette carte ne peut pas réagir dans la fenêtre « { $found } » ; attendu : { $wanted }
veiel-content-nobody = E-FX { $entry } : personne n'est ici « { $found } »
veiel-content-until = E-FX { $entry } : un modificateur demande une fin, « until »
veiel-content-no-until = E-FX { $entry } : ce qu'une carte donne en permanence n'a pas de « until »
veiel-content-reaction = E-FX { $entry } : « { $found } » ne sert qu'en réaction
veiel-content-no-attack = E-FX { $entry } : « { $found } » demande une attaque normale
veiel-content-loop = W-LOOP { $entry } : { $gauge } sans fin
veiel-content-event = E-EVENT { $entry } : pas d'effet
veiel-content-name =
    { $why ->
        [setup] E-NAME { $found } manque : la mise en place en a besoin
       *[nodm] E-NAME { $found } manque : le jeu sans MDD en a besoin
    }
veiel-content-owner = E-NAME { $found } demande un héros qui le porte ; il y en a { $count }
veiel-content-no-hero = E-NAME { $entry } : il n'y a pas de héros { $found }
veiel-content-abilities = E-NAME { $hero } demande une capacité de niveau { $level } ; il y en a { $found }
veiel-content-start = E-START { $entry } : il faut { $stat } { $wanted }, il a { $found }
veiel-content-start-unknown = E-START { $entry } : { $found } n'existe pas
veiel-content-start-hands = E-START { $entry } : plus de deux mains
veiel-content-start-slots = E-START { $entry } : plus de { $limit } objets
veiel-content-start-copies = E-START { $card } : tous les héros ensemble en demandent { $wanted }, il y en a { $found }
veiel-content-boss-power = E-BOSS { $entry } : pas de pouvoir de boss { $found }
veiel-content-boss-room = E-BOSS { $entry } : pas de salle spéciale { $found }
veiel-content-boss-attacks = E-BOSS { $entry } : pas d'attaques pour { $heroes } héros
veiel-content-boss-hp = E-BOSS { $entry } : { $found } PV à { $heroes } héros, il en faut { $wanted }
veiel-content-boss-own = E-BOSS { $found } demande un boss ; il en a { $count }
veiel-content-rooms =
    E-ROOMS l'étape { $stage } a { $found } { $found ->
        [one] carte
       *[other] cartes
    }, il en faut { $wanted }
veiel-content-untold = Il n'y a pas de mots pour ce texte : { $detail }.

## Cartes

veiel-whole-team = Équipe
veiel-role-defender = défenseur
veiel-role-striker = frappe
veiel-role-healer = soins
veiel-role-support = soutien
veiel-difficulty-easy = facile
veiel-difficulty-medium = moyen
veiel-difficulty-hard = difficile
veiel-range-front = premier ennemi
veiel-range-two = un des deux premiers ennemis
veiel-range-any = n'importe quel ennemi
veiel-ribbon-bronze = bronze
veiel-ribbon-silver = argent
veiel-ribbon-gold = or
veiel-stage-line_1 = ligne 1
veiel-stage-line_2 = ligne 2
veiel-stage-return_1 = premier retour
veiel-stage-return_2 = deuxième retour
veiel-stage-return_3 = troisième retour
veiel-stage-special = salle spéciale
veiel-stage-throne = parties avancées
veiel-stage-spare = à la place d'une salle spéciale
veiel-card-hero = Rôle : { $role } ; à jouer : { $difficulty }. VIT { $vit }, END { $end }, { $attributes }, DEF { $defence }, RED { $reduction }. Commence avec { $start }.
veiel-card-ability = { $hero }, à partir du niveau { $level }.
veiel-card-weapon =
    { $assassin ->
        [yes] Arme d'assassin
       *[no] Arme
    }, { $rarity }, { $hands ->
        [one] une main
       *[other] deux mains
    }. { $stat }, { $range }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }{ $pierce ->
        [yes] , sans réduction
       *[no] {""}
    }.
veiel-card-armour =
    { $kind ->
        [shield] Bouclier
       *[armour] Armure
    }, { $rarity }. DEF +{ $defence }, RED { $reduction }.
veiel-card-needs =
    { $needs ->
        [none] Sans prérequis.
       *[other] Prérequis : { $needs }.
    }
veiel-card-price =
    { $copies ->
        [one] Prix { $price }, 1 carte.
       *[other] Prix { $price }, { $copies } cartes.
    }
veiel-card-rune = Rune, { $rarity }.
veiel-card-phylactery = Phylactère. Il occupe un emplacement d'objet.
veiel-card-instrument = Seulement pour : { $hero }.
veiel-card-item =
    { $unlimited ->
        [yes] Consommable, usage illimité.
       *[no] Consommable.
    }
veiel-card-monster =
    Ennemi de base, { $kind }, { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    }.
veiel-card-fighting = PV { $hp }, ATT { $att }, DEF { $def }, RED { $red }.
veiel-card-powerful =
    { $kind ->
        [boss] Boss
       *[powerful] Ennemi puissant
    }.
veiel-card-attacks = Attaques par tour à 2/3/4/5/6 héros : { $attacks }.
veiel-card-event =
    { $boss ->
        [none] Événement
       *[other] Pouvoir de boss ({ $boss })
    }, { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    }.{ $used ->
        [no] {" "}Ne sert pas sans MDD.
       *[yes] {""}
    }
veiel-card-room =
    Salle ({ $stages }), { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    }.

## Options

veiel-option-heroes = Héros
veiel-option-heroes-help = Combien de héros entrent dans la crypte.
veiel-option-heroes-n = { $n }
veiel-option-players = Places
veiel-option-players-help = Entre combien de places les héros sont répartis ; 0 : une place par héros. Une seule place joue sans MDD, sauf choix contraire.
veiel-option-players-n = { $n }
veiel-option-dm = Maître du donjon
veiel-option-dm-help = Qui joue la crypte.
veiel-option-dm-auto = un robot ; personne pour une seule place
veiel-option-dm-human = une personne
veiel-option-dm-bot = un robot
veiel-option-dm-none = personne
veiel-option-boss = Boss
veiel-option-boss-help = Qui attend à la fin.
veiel-option-boss-random = au hasard
veiel-option-boss_power = Pouvoir de boss
veiel-option-boss_power-help = De quel boss le maître du donjon a le pouvoir.
veiel-option-boss_power-match = celui du boss
veiel-option-special_room = Salle spéciale
veiel-option-special_room-help = De quel boss la crypte a la salle spéciale.
veiel-option-special_room-match = celle du boss
veiel-option-hero_pick = Choix des héros
veiel-option-hero_pick-help = Comment les héros arrivent à leurs places.
veiel-option-hero_pick-free = librement
veiel-option-hero_pick-draft = à tour de rôle
veiel-option-hero_pick-random = au hasard
veiel-option-hero_pick-beginner = d'abord Chevalier, Soigneur et Barbare
veiel-option-phylacteries = Phylactères
veiel-option-phylacteries-help = La moitié des héros pioche un phylactère ; pour équipes expérimentées.
veiel-option-phylacteries-on = oui
veiel-option-phylacteries-off = non
veiel-option-throne_room = Salle du trône
veiel-option-throne_room-help = Une salle périlleuse à la place du premier monstre puissant.
veiel-option-throne_room-on = oui
veiel-option-throne_room-off = non
veiel-option-nodm_start = Dé des ennemis sans MDD
veiel-option-nodm_start-help = Ce que montre toujours le dé des ennemis au début : 5 est normal, 7 difficile.
veiel-option-nodm_start-n = { $n }
veiel-option-nodm_step = Hausse par ligne
veiel-option-nodm_step-help = De combien ce dé monte à chaque nouvelle ligne.
veiel-option-nodm_step-n = { $n }
veiel-option-nodm_event_trigger = Événements sans MDD
veiel-option-nodm_event_trigger-help = Qui peut retourner un événement par un petit dé.
veiel-option-nodm_event_trigger-per_hero = chaque héros une fois par combat
veiel-option-nodm_event_trigger-per_combat = une fois par combat
veiel-option-nodm_order = Ordre des ennemis sans MDD
veiel-option-nodm_order-help = Comment les ennemis s'alignent.
veiel-option-nodm_order-class = par classe
veiel-option-nodm_order-players = l'équipe peut corser l'affaire
veiel-option-adjust_boss = PV du boss
veiel-option-adjust_boss-help = Change les PV du boss à la place du tableau.
veiel-option-adjust_boss-none = selon le tableau
veiel-option-adjust_boss-n = { $n }
veiel-option-adjust_power = PV des monstres puissants
veiel-option-adjust_power-help = Change les PV des monstres puissants à la place du tableau.
veiel-option-adjust_power-none = selon le tableau
veiel-option-adjust_power-n = { $n }
veiel-option-adjust_events = Cartes Événement
veiel-option-adjust_events-help = Change le nombre d'événements à la place du tableau.
veiel-option-adjust_events-none = selon le tableau
veiel-option-adjust_events-n = { $n }
veiel-option-incursions = Incursions
veiel-option-incursions-help = Combien de fois l'équipe peut entrer dans la crypte.
veiel-option-incursions-n = { $n }
veiel-option-dm_dice = Dés du maître du donjon
veiel-option-dm_dice-help = Si l'équipe les voit.
veiel-option-dm_dice-open = visibles
veiel-option-dm_dice-hidden = cachés
veiel-option-dm_fudge = Tricherie
veiel-option-dm_fudge-help = Si une personne à la place du maître du donjon peut changer ses dés ; seulement s'ils sont cachés. Le journal le dit après la partie.
veiel-option-dm_fudge-off = non
veiel-option-dm_fudge-kind = seulement vers le bas
veiel-option-dm_fudge-free = librement
veiel-option-enemy_stats = Valeurs des ennemis
veiel-option-enemy_stats-help = Si l'équipe voit les chiffres des ennemis.
veiel-option-enemy_stats-open = visibles
veiel-option-enemy_stats-hidden = cachées
veiel-option-riddle = Salle de l'énigme
veiel-option-riddle-help = Comment se joue l'énigme.
veiel-option-riddle-auto = un casse-tête si une personne joue, sinon un jet
veiel-option-riddle-puzzle = un casse-tête
veiel-option-riddle-spoken = le maître du donjon demande
veiel-option-riddle-roll = un jet
veiel-option-riddle_timer = Temps pour l'énigme
veiel-option-riddle_timer-help = Secondes pour chaque réponse à un casse-tête.
veiel-option-riddle_timer-0 = sans limite
veiel-option-riddle_timer-n = { $n } s
veiel-option-team_vote = Décisions d'équipe
veiel-option-team_vote-help = Qui décide pour l'équipe.
veiel-option-team_vote-leader = qui joue le défenseur
veiel-option-team_vote-majority = la majorité
veiel-option-quick_resolve = Fin rapide
veiel-option-quick_resolve-help = Si un combat sans espoir peut être terminé aussitôt.
veiel-option-quick_resolve-on = oui
veiel-option-quick_resolve-off = non
veiel-option-crystal_cap = Cristaux au plus
veiel-option-crystal_cap-help = Combien de cristaux la bourse contient.
veiel-option-crystal_cap-0 = sans limite
veiel-option-crystal_cap-n = { $n }
veiel-option-steady_pace = Rythme égal
veiel-option-steady_pace-help = Si attendre le maître du donjon prend toujours le même temps, pour ne rien dire de sa main.
veiel-option-steady_pace-on = oui
veiel-option-steady_pace-off = non

veiel-forecast = Une équipe de robots raisonnables gagne environ { $percent } % de ces parties.
veiel-forecast-unknown = Personne ne connaît la difficulté de cette partie : laissez le laboratoire la mesurer.
