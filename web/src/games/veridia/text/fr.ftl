### Ce que la page de Veridia dit à côté de ce que raconte le serveur. Les clés des combats commencent par veridia-f-, celles des dés par veridia-d-.

## Chances

veridia-f-odds = { $dice }d{ $difficulty ->
    [0] {""}
   *[other] {" "}+{ $difficulty }
 } · { $hit } % · ø { $mean }
veridia-f-odds-short = { $dice }d{ $difficulty ->
    [0] {""}
   *[other] {" "}+{ $difficulty }
 } · { $hit } %
veridia-f-odds-met = { $n } % face à une défense
veridia-f-odds-hurts = blesse { $n } %
veridia-f-odds-damage = ø { $n } dégâts
veridia-f-odds-out = hors de combat { $n } %
veridia-f-odds-critical = échec critique { $n } %
veridia-f-lose = perdre { $n }
veridia-f-inflict = infliger { $n }
veridia-f-percent = { $n } %

## Combattants

veridia-f-side = camp { $letter }
veridia-f-yours = à vous
veridia-f-dead = mort
veridia-f-fate = { $fate ->
    [fled] en fuite
    [surrendered] s’est rendu
    [away] hors de la carte
   *[other] disparu
 }
veridia-f-level-hidden = santé inconnue
veridia-f-level-points = { $name }, { $left } sur { $whole }
veridia-f-penalty = −{ $n } dés (blessures)
veridia-f-main = { $main ->
    [ready] action principale prête
    [set] action principale partagée
   *[other] action principale dépensée
 }
veridia-f-free = { $is ->
    [ready] action gratuite prête
   *[other] action gratuite dépensée
 }
veridia-f-walks = marche de { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
veridia-f-turns = { $name } : encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
veridia-f-barrier = { $known ->
    [yes] barrière { $n }
   *[no] barrière
 }
veridia-f-shots = { $name } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
veridia-f-drawn = bandé
veridia-f-grip = { $holder } tient { $held } : force { $strength }, clé { $lock }
veridia-f-hands = En main : { $names }
veridia-f-hands-empty = Mains vides
veridia-f-keeps = Garde :

## L’ordre

veridia-f-order = Ordre d’initiative
veridia-f-round = Round { $n }
veridia-f-bonus-round = Round bonus
veridia-f-setup = Avant le combat

## La carte

veridia-f-map = Carte de combat : { $name }
veridia-f-distances = Distances sans carte
veridia-f-whole-map = Carte entière
veridia-f-cells = { $cost } cases sur { $of }
veridia-f-beside = à côté de { $names }
veridia-f-ground = { $what ->
    [wall] mur
    [tree] arbre
    [low] objet bas
    [object] objet
    [high] objet haut
    [rough] terrain difficile
    [shallow] eau peu profonde
    [deep] eau profonde
    [bridge] pont
    [narrow] étroit
    [cramped] exigu
   *[door] porte
 }
veridia-f-cover = { $what ->
    [low] derrière un objet bas
    [tree] derrière un arbre
    [high] derrière un objet haut
   *[object] derrière un objet
 } : difficulté +{ $n }
veridia-f-unseen = hors de vue
veridia-f-metres = { $n } m
veridia-f-away = { $n } m { $wind ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
    [nw] au nord-ouest
   *[here] ici
 }
veridia-f-hits = Touche { $names }.
veridia-f-hits-nobody = Ne touche personne.
veridia-f-hits-friends = Votre propre camp aussi : { $names } !
veridia-f-cry-missed = manqué
veridia-f-cry-KnockedOut = assommé
veridia-f-cry-Died = meurt

## Ce qu’on peut faire

veridia-f-against = Contre { $name }
veridia-f-aim = Viser une partie ({ $n })
veridia-f-menu-move = Marcher
veridia-f-menu-attack = Attaquer
veridia-f-menu-manoeuvre = Manœuvre
veridia-f-menu-trait = Trait
veridia-f-menu-other = Autre
veridia-f-menu-wait = Attendre
veridia-f-menu-split = Partager
veridia-f-menu-end = Finir
veridia-f-walk = Aller ici
veridia-f-cells-left = { $n } cases sur { $of }
veridia-f-count = { $n ->
    [one] { $n } façon
   *[other] { $n } façons
 }
veridia-f-guard = rester en garde
veridia-f-done = tour fini
veridia-f-split-help = plusieurs actions
veridia-f-doubt-surrender = Qui se rend est hors du combat.
veridia-f-no-here = Ce n’est pas possible ici.
veridia-f-no-held = Qui tient ou est tenu ne peut pas marcher.
veridia-f-no-mount = Une monture va où va son cavalier.
veridia-f-no-stays = Il ne reste pas de case à parcourir, ou pas de chemin.
veridia-f-no-spent = L’action principale est dépensée.
veridia-f-no-set = L’action principale est partagée : il n’en reste que les parts.
veridia-f-no-no_target = Personne n’est à portée de ce qui est en main.
veridia-f-no-free_spent = L’action gratuite est dépensée, et il n’y a plus d’action principale pour en payer une autre.
veridia-f-no-no_dice = Il n’y a pas deux actions qui aient des dés à partager.
veridia-f-no-begun = Seul qui n’a encore rien fait peut attendre.
veridia-f-no-nobody = Personne n’agit plus tard qu’on puisse attendre.
veridia-f-no-moved = Qui a marché ne s’enfuit pas dans le même tour.
veridia-f-no-not_here = Cela ne sert pas en combat.
veridia-f-no-no_free_action = Il faut une action gratuite, et il n’en reste pas.
veridia-f-no-no_main = Il faut une action principale, et il n’en reste pas.
veridia-f-no-no_points = Il reste trop peu de points.
veridia-f-no-no_metal = Il faut une armure de métal.
veridia-f-no-no_gem = Il ne reste aucune gemme de ce type.
veridia-f-short-held = tenu
veridia-f-short-mount = au cavalier
veridia-f-short-stays = aucune case
veridia-f-short-spent = dépensée
veridia-f-short-set = partagée
veridia-f-short-no_target = hors de portée
veridia-f-short-free_spent = dépensée
veridia-f-short-no_dice = pas de dés
veridia-f-short-begun = trop tard
veridia-f-short-nobody = personne
veridia-f-short-moved = déjà marché
veridia-f-short-not_here = pas ici
veridia-f-short-no_free_action = pas d’action gratuite
veridia-f-short-no_main = dépensée
veridia-f-short-no_points = pas de points
veridia-f-short-no_metal = pas de métal
veridia-f-short-no_gem = pas de gemme
veridia-f-place = Où commence { $name } ?
veridia-f-press-cell = Choisissez une case sur la carte.
veridia-f-press-units = Choisissez des combattants sur la carte.
veridia-f-targets = Pour { $names }
veridia-f-declare = Déclarer

## Réponses

veridia-f-threat = { $manoeuvre ->
    [grapple] { $by } veut empoigner { $who }
    [knockout] { $by } veut assommer { $who } : { $name }
    [aimed] { $by } vise { $who } : { $name }
    [trait] { $by } emploie { $name } sur { $who }
   *[attack] { $by } attaque { $who } : { $name }
 }{ $manoeuvre ->
    [trait] {""}
   *[other] , { $dice ->
       [one] { $dice } dé
      *[other] { $dice } dés
    }{ $difficulty ->
       [0] {""}
      *[other] , difficulté +{ $difficulty }
    }
 }
veridia-f-recommended = Conseil : { $label }
veridia-f-counter = { $exchange ->
    [yes] { $manoeuvre ->
        [grapple] Échange, empoigner
        [knockout] Échange, assommer
       *[attack] Échange ({ $weapon })
    }
   *[no] Riposte plus tard ({ $weapon })
 }
veridia-f-lose-head = perdre
veridia-f-deal-head = infliger
veridia-f-advised = conseillé
veridia-f-card-nothing = Encaisser
veridia-f-card-defend = Se défendre
veridia-f-card-strike = Riposter
veridia-f-card-split = Partager les dés
veridia-f-split-open = Répartir les dés…
veridia-f-split-why = Se défendre avec quelques dés, garder les autres pour frapper à son tour.
veridia-f-split-title = Plusieurs actions à la fois
veridia-f-split-rule = Elles partagent la plus petite réserve, un dé de moins par action après la première.
veridia-f-split-told = { $parts } sur { $n }
veridia-f-split-left = reste { $n }
veridia-f-dice = { $n }d
veridia-f-follow-title = { $n ->
    [one] L’empoignade tient : { $n } succès à dépenser
   *[other] L’empoignade tient : { $n } succès à dépenser
 }
veridia-f-follow = { $kind ->
    [none] seulement la clé
    [bash] frapper au corps
    [breach] ouvrir l’armure
    [disarm] désarmer : { $name }
   *[knock_down] renverser
 }
veridia-f-needs = il en faut { $n }
veridia-f-follow-told = { $dice } pour cela, { $lock } pour la clé

## La fiche

veridia-f-tab-sheet = Fiche
veridia-f-tab-dice = Dés
veridia-f-tab-log = Journal
veridia-f-tab-chat = Discussion
veridia-f-attacks = Attaques et défenses
veridia-f-dice-head = dés
veridia-f-damage = dégâts
veridia-f-armour = Armure { $outer } externe, { $inner } interne
veridia-f-resist = résistance { $outer } externe, { $inner } interne
veridia-f-virtues = Initiative +{ $initiative } · courage { $courage } · intégrité { $integrity }
veridia-f-traits = Traits
veridia-f-gear = Sur soi :
veridia-f-around = Alentour
veridia-f-lasted = { $n ->
    [one] Le combat a duré { $n } round.
   *[other] Le combat a duré { $n } rounds.
 }
veridia-f-tale-attacks = attaques
veridia-f-tale-hits = touches
veridia-f-tale-dealt = infligés
veridia-f-tale-taken = subis

## Dés

veridia-d-tray = Plateau de dés
veridia-d-empty = Aucun dé n’a roulé.
veridia-d-kind = { $kind ->
    [attack] attaque
    [spell] trait
    [knockout] assommer
    [grapple] empoignade
    [break_free] se libérer
    [parry] parade
    [block] blocage
    [block_unarmed] blocage à mains nues
    [dodge] esquive
    [exchange] échange
    [run] course
    [chase] poursuite
    [aim] visée
    [draw] bander
    [reload] recharger
    [stand] se relever
    [pick_up] ramasser
    [skill] compétence
   *[other] { $kind }
 }
veridia-d-die = { $face }{ $fate ->
    [kept] {" "}gardé
    [difficulty] {" "}annulé par la difficulté
    [opponent] {" "}annulé par l’adversaire
   *[none] {""}
 }
veridia-d-roll = Dés : { $faces }. { $n ->
    [one] { $n } succès
   *[other] { $n } succès
 }
veridia-d-successes = { $n ->
    [0] aucun succès
    [one] { $n } succès
   *[other] { $n } succès
 }
veridia-d-match = { $n ->
    [2] paire
    [3] triple
   *[other] { $n } égaux
 } de { $face }
veridia-d-critical = échec critique
veridia-d-repeated = relancé

## Conseils

veridia-f-tip-place = Placez vos combattants sur les cases claires : les guerriers devant, qui tire ou lance des sorts derrière. La petite lettre d’un jeton est son camp.
veridia-f-tip-turn = À votre tour, vous marchez, faites une action gratuite et une action principale, dans l’ordre que vous voulez. Montrez une case pour voir le chemin, touchez un ennemi pour voir ce que vous pouvez lui faire. Chaque bouton dit ses dés, sa chance et sa moyenne.
veridia-f-tip-answer = Votre réponse coûte l’action principale de ce round. « perdre » est la moyenne des dégâts subis, « infliger » ce que rapporte votre coup. Partager permet de se défendre avec quelques dés et de frapper plus tard avec les autres.
veridia-f-tip-split = Chaque action d’une série demande un dé. Les perles montrent ce que vaut chaque dé.
veridia-f-tip-follow = Les succès d’une empoignade deviennent une clé (de la difficulté pour tous ses jets) ou paient une suite.
veridia-f-tip-area = Les zones touchent aussi les amis : ce qu’elles toucheraient est tracé avant que vous décidiez.
veridia-f-tip-wounded = Les blessures prennent des dés à tous vos jets : deux quand on est blessé, quatre quand on est diminué. Reculer est parfois sage.
veridia-f-tip-dice = L’onglet « Dés » garde les vingt derniers jets : un anneau épais est un succès, un dé barré fut annulé, les crochets marquent la paire.
veridia-f-tip-guard = Qui finit son tour avec une action principale reste en garde : il peut encore répondre à une attaque dans ce round.

## La création de personnage
veridia-b-budget = Points et argent
veridia-b-left = { $left ->
    [one] Il reste { $left } point
   *[other] Il reste { $left } points
  }
veridia-b-spent = { $spent } dépensés sur { $budget }
veridia-b-flaws = défauts : { $n } gagnés
veridia-b-flaws-of = défauts : { $n } gagnés sur { $most } au plus
veridia-b-deli = { $deli } deli
veridia-b-threat = Menace { $n }
veridia-b-threat-told = Ce que le personnage vaut en combat ; un garde vaut 10 (VER-LAB-01)
veridia-b-undo = Annuler
veridia-b-redo = Rétablir
veridia-b-undo-key = Reprendre la dernière étape (Ctrl+Z)
veridia-b-redo-key = Refaire l’étape (Ctrl+Y)
veridia-b-surprise = Surprise
veridia-b-surprise-told = Le hasard invente un personnage ; tout peut encore être changé, ou annulé
veridia-b-bring = Importer
veridia-b-sheet = Fiche et export
veridia-b-finish = Prêt
veridia-b-not-ready = Il faut d’abord corriger quelque chose : c’est écrit à côté des chiffres.
veridia-b-step-person = Personne
veridia-b-step-attributes = Attributs
veridia-b-step-skills = Compétences
veridia-b-step-specialties = Spécialités
veridia-b-step-traits = Traits
veridia-b-step-gear = Équipement
veridia-b-step-numbers = Chiffres
veridia-b-person = Personne
veridia-b-name = Nom
veridia-b-idea = Concept
veridia-b-more-words = En dire plus
veridia-b-pronoun = Pronom
veridia-b-home = Origine
veridia-b-look = Apparence
veridia-b-belief = Croyance
veridia-b-bond = Lien { $n }
veridia-b-race = Race
veridia-b-plain-race = tous les attributs de 1 à 5
veridia-b-past = Passé
veridia-b-no-past = Aucun passé
veridia-b-attributes = Attributs et vertus
veridia-b-range = de { $low } à { $high }
veridia-b-willpower = Volonté { $n } : courage et intégrité ensemble
veridia-b-willpower-short = Volonté
veridia-b-skills = Compétences
veridia-b-learnt = apprises seulement
veridia-b-specialties = Branches, voies et sentiers
veridia-b-family-magic = Branches de magie
veridia-b-family-way = Voies
veridia-b-family-path = Sentiers
veridia-b-level = { $name } : { $level }
veridia-b-raise = { $name } : un niveau de plus, coûte { $cost }
veridia-b-lower = { $name } : un niveau de moins
veridia-b-traits = Traits
veridia-b-owned = Traits choisis
veridia-b-give-up = Sans { $name }
veridia-b-filter = Filtrer les traits
veridia-b-show = Quels traits
veridia-b-show-open = possibles
veridia-b-show-all = tous, même bloqués
veridia-b-show-owned = choisis
veridia-b-category = Catégorie
veridia-b-category-all = toutes les catégories
veridia-b-category-physical = Physiques
veridia-b-category-mental = Mentaux
veridia-b-category-social = Sociaux
veridia-b-category-martial = Martiaux
veridia-b-category-assets = Biens
veridia-b-category-path-common = Tous les sentiers
veridia-b-words = Mots cherchés
veridia-b-affordable = abordables
veridia-b-fights = pour le combat
veridia-b-choice = Choix pour { $name }
veridia-b-take = Prendre { $name }, coûte { $n }
veridia-b-take-flaw = Prendre { $name }, rapporte { $n }
veridia-b-found = { $n ->
    [one] { $n } trait
   *[other] { $n } traits
  }
veridia-b-nothing = Rien ne convient. Élargissez les filtres.
veridia-b-gear = Équipement
veridia-b-voucher = { $n } deli du bon ne sont pas utilisés
veridia-b-hands = Mains
veridia-b-free-hands = { $n ->
    [one] une main libre
   *[other] { $n } mains libres
  }
veridia-b-drawn = en main d’abord : { $name }
veridia-b-slot-armour = Armure
veridia-b-slot-body_under = Dessous
veridia-b-slot-back = Dos
veridia-b-slot-feet = Pieds
veridia-b-has = Possessions
veridia-b-gift = Choisir ce que c’est : { $name }
veridia-b-wear = Porter ou tenir { $name }
veridia-b-put-away = Ranger { $name }
veridia-b-on = Porter
veridia-b-hold = Tenir
veridia-b-off = Ranger
veridia-b-return = Rendre { $name }
veridia-b-shop = Acheter
veridia-b-section = Quelles choses
veridia-b-section-weapons = Armes
veridia-b-section-armour = Armures
veridia-b-section-ammunition = Munitions
veridia-b-section-goods = Marchandises
veridia-b-section-household = Maison
veridia-b-section-clothing = Vêtements
veridia-b-section-property = Propriétés
veridia-b-section-house = Objets particuliers
veridia-b-section-food = Nourriture
veridia-b-section-vehicles = Véhicules
veridia-b-section-siege = Engins de siège
veridia-b-section-livestock = Bétail
veridia-b-section-mounts = Montures
veridia-b-search-gear = Chercher
veridia-b-payable = à ma portée
veridia-b-in-hands = { $n ->
    [one] une main
   *[other] deux mains
  }
veridia-b-rare = rare
veridia-b-uncommon = peu courant
veridia-b-buy = Acheter { $name } pour { $price } deli
veridia-b-buy-many = Acheter { $n } × { $name }
veridia-b-no-money = L’argent vient du passé : choisissez-en un d’abord.
veridia-b-numbers = En combat
veridia-b-initiative = Initiative
veridia-b-dodge = Esquive
veridia-b-parry = Parade
veridia-b-block = Blocage
veridia-b-unarmed = Mains nues
veridia-b-dice = { $n }d
veridia-b-armour = Armure
veridia-b-resist = Résistance
veridia-b-health = Santé
veridia-b-weapon = Arme
veridia-b-weapons = Armes
veridia-b-pool = dés
veridia-b-pool-short = dés
veridia-b-against = dégâts moyens contre une armure de { $n }
veridia-b-weapons-told = Chaque arme avec ses dés et ses dégâts moyens
veridia-b-means-told = ⌀ : dégâts moyens d’un coup que personne ne pare, selon l’armure 0, 2, 3 et 5.
veridia-b-wrong = À corriger :
veridia-b-warned = À noter :
veridia-b-overspent = { $n ->
    [one] Un point dépensé de trop.
   *[other] { $n } points dépensés de trop.
  }
veridia-b-ledger = Registre
veridia-b-notes = Notes
veridia-b-experience = Expérience
veridia-b-sheet-of = Fiche : { $name }
veridia-b-form-text = Fiche en texte
veridia-b-form-quick = Forme brève
veridia-b-form-json = Export (JSON)
veridia-b-print = Imprimer en A4
veridia-b-download = Enregistrer
veridia-b-copy = Copier
veridia-b-copied = Copié.
veridia-b-bring-told = Collez un personnage exporté (JSON) ou les lignes d’une fiche brève, ou ouvrez un fichier. On le montre d’abord ; rien ne change sans votre accord.
veridia-b-bring-text = Personnage exporté ou fiche brève
veridia-b-file = Ouvrir un fichier
veridia-b-look-at = Voir
veridia-b-too-long = Ce texte est trop long.
veridia-b-kept = Ces choses sont gardées comme notes.
veridia-b-bring-now = Continuer avec { $name }
veridia-b-bring-undo = Le personnage affiché cède la place ; « Annuler » le ramène.

## La salle des dés
veridia-r-compose = Composer un jet
veridia-r-kind-skill = Attribut + compétence
veridia-r-kind-specialty = Spécialité
veridia-r-kind-willpower = Volonté
veridia-r-kind-free = Dés libres
veridia-r-attribute = Attribut
veridia-r-skill = Compétence
veridia-r-specialty = Branche, voie ou sentier
veridia-r-level = Niveau
veridia-r-dice = Dés
veridia-r-advantage = Avantage
veridia-r-difficulty = Difficulté
veridia-r-automatic = Succès acquis
veridia-r-opposed = contre une opposition
veridia-r-against = Ses dés
veridia-r-against-difficulty = Sa difficulté
veridia-r-granted = hors de danger : sans lancer
veridia-r-granted-told = { $n ->
    [one] { $n } succès sans lancer : un pour quatre dés, moins la difficulté.
   *[other] { $n } succès sans lancer : un pour quatre dés, moins la difficulté.
  }
veridia-r-note = Pour quoi
veridia-r-pool = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }{ $d ->
    [0] {""}
   *[other] , difficulté { $d }
  }
veridia-r-fails = Rien n’est lancé : c’est un échec.
veridia-r-roll = { $n ->
    [one] Lancer { $n } dé
   *[other] Lancer { $n } dés
  }
veridia-r-take = { $n ->
    [one] Prendre { $n } succès
   *[other] Prendre { $n } succès
  }
veridia-r-as = Les niveaux sont ceux de { $name }.
veridia-r-as-nobody = Niveaux à la main
veridia-r-open = Ouvrir un personnage
veridia-r-no-character = Ce fichier ne contient aucun personnage exporté.
veridia-r-leave = Fermer la salle
veridia-r-leave-doubt = La salle ferme pour tout le monde.
veridia-r-odds = Chances
veridia-r-win = gagner
veridia-r-lose = perdre
veridia-r-neither = ni l’un ni l’autre
veridia-r-success = au moins un succès
veridia-r-match = série
veridia-r-critical = échec critique
veridia-r-mean = succès en moyenne
veridia-r-by = Exactement tant de succès
veridia-r-tray = Les derniers jets
veridia-r-opposition = Opposition
veridia-r-won = { $who ->
    [one] { $name } gagne.
    [other] L’opposition gagne.
   *[none] Personne ne gagne.
  }
veridia-r-empty = Personne n’a encore lancé.

## La table d’une campagne
veridia-b-leave = Quitter
veridia-c-campaign = Campagne
veridia-c-party = Le groupe
veridia-c-nobody = Personne n’est encore venu à la table.
veridia-c-dead = mort
veridia-c-run-player = joueur
veridia-c-run-master = mené par le meneur
veridia-c-run-guide = mené par le guide
veridia-c-who-runs = Qui décide pour { $name }
veridia-c-health = { $left } points de santé sur { $whole }
veridia-c-will = Volonté { $n }
veridia-c-xp = { $n } XP
veridia-c-sheet = Fiche
veridia-c-sheet-of = Fiche : { $name }
veridia-c-correct = Corriger
veridia-c-correct-of = Corriger { $name }
veridia-c-advance = Progresser
veridia-c-what = Quoi
veridia-c-what-damage = dégâts
veridia-c-what-level = niveau de santé
veridia-c-what-condition = état
veridia-c-what-mana = mana
veridia-c-what-fervor = ferveur
veridia-c-what-focus = concentration
veridia-c-what-initiative = initiative
veridia-c-what-fate = sort
veridia-c-what-disease = maladie
veridia-c-what-pool = dés du jet
veridia-c-what-difficulty = difficulté
veridia-c-what-successes = succès
veridia-c-what-matches = séries
veridia-c-what-hit = touché ou manqué
veridia-c-what-duration = durée
veridia-c-what-cost = coût
veridia-c-what-requirement = exigence
veridia-c-what-price = prix (centièmes de deli)
veridia-c-what-award = expérience
veridia-c-fate-up = debout
veridia-c-fate-fled = en fuite
veridia-c-fate-surrendered = rendu
veridia-c-fate-dead = mort
veridia-c-fate-knocked_out = assommé
veridia-c-hit = touché
veridia-c-miss = manqué
veridia-c-waived = levée
veridia-c-new = Nouvelle valeur
veridia-c-old = À présent : { $old }
veridia-c-reason = Raison
veridia-c-private = moi seul vois cette ligne
veridia-c-set = Fixer
veridia-c-log = Journal
veridia-c-log-kind = Quelles lignes
veridia-c-log-all = tout
veridia-c-log-rolls = jets
veridia-c-log-fights = combats
veridia-c-log-rewards = récompenses et commerce
veridia-c-log-overrides = corrections
veridia-c-log-words = Chercher dans le journal
veridia-c-log-help = Une ligne avec une plume peut être corrigée : cliquez dessus, ou O.
veridia-c-log-text = Enregistrer en texte
veridia-c-log-json = Enregistrer en JSON
veridia-c-secret = secret
veridia-c-override = Le dernier mot
veridia-c-override-now = Corriger
veridia-c-all = tous
veridia-c-whom = Qui
veridia-c-ask = Demander un jet
veridia-c-ask-now = Demander le jet
veridia-c-roll-of = Jet de
veridia-c-samples = Jets d’exemple :
veridia-c-difficulty-of = difficulté { $n }
veridia-c-waiting = On attend { $names }
veridia-c-cancel = Retirer la demande
veridia-c-wish = { $name } voudrait lancer { $what }.
veridia-c-let = Oui, difficulté { $n }
veridia-c-no = Non
veridia-c-against = Opposition
veridia-c-against-dice = des dés
veridia-c-against-who = quelqu’un
veridia-c-seen = Qui le voit
veridia-c-seen-table = comme convenu
veridia-c-seen-open = tout le monde
veridia-c-seen-blind = moi seul (aveugle)
veridia-c-seen-secret = je lance en secret
veridia-c-automatic = succès acquis permis
veridia-c-shows = montrer la difficulté
veridia-c-secret-roll = Lancer derrière l’écran
veridia-c-secret-now = Lancer en secret
veridia-c-hidden-so-far = { $n ->
    [one] { $n } jet caché jusqu’ici.
   *[other] { $n } jets cachés jusqu’ici.
  }
veridia-c-scene = Scène
veridia-c-no-scene = Pas encore de scène
veridia-c-no-scene-master = Ouvrez la première scène ci-dessous ; les joueurs s’installent pendant ce temps.
veridia-c-no-scene-player = Le meneur prépare la première scène.
veridia-c-enforce = Règles de combat
veridia-c-enforce-full = règles appliquées
veridia-c-enforce-free = rien n’est imposé
veridia-c-there = Qui est là
veridia-c-hidden = caché
veridia-c-reveal = Révéler
veridia-c-remove = Retirer { $name }
veridia-c-clocks = Horloges
veridia-c-clock-on = { $title } : un segment de plus
veridia-c-clock-back = { $title } : un segment de moins
veridia-c-papers = Papiers
veridia-c-give-out = Distribuer
veridia-c-lead = Mener tout le monde à
veridia-c-open-scene = Ouvrir une scène
veridia-c-idea = Commencer par une idée
veridia-c-title = Titre
veridia-c-place = Lieu
veridia-c-map = Carte
veridia-c-no-map = aucune : distances en chiffres
veridia-c-light = Lumière
veridia-c-open-now = Ouvrir la scène
veridia-c-write = Écrire une note ou un document
veridia-c-text = Texte
veridia-c-handout = un document : tout le monde le lit
veridia-c-write-now = L’écrire
veridia-c-new-clock = Poser une horloge
veridia-c-segments = Segments
veridia-c-library = Bibliothèque
veridia-c-library-kind = Quelle partie
veridia-c-library-words = Chercher
veridia-c-kind-npc = gens
veridia-c-kind-creature = créatures
veridia-c-kind-pregen = personnages prêts
veridia-c-kind-own = les miens
veridia-c-more = { $name } : un de plus
veridia-c-fewer = { $name } : un de moins
veridia-c-encounter = Rencontre
veridia-c-threats = Menace { $party } contre { $foes } : R = { $ratio }.
veridia-c-estimate = Estimation : le groupe gagne à { $share } environ.
veridia-c-foresee = Simuler le combat
veridia-c-foreseeing = Le combat se joue …
veridia-c-forecast = Ce combat : le groupe gagne à { $wins } ({ $low }–{ $high }), { $lost } points de santé perdus chacun, un mort dans { $deaths } ({ $fights } combats).
veridia-c-scale = Tous les jets
veridia-c-scale-health = Santé
veridia-c-put = Les mettre sur la carte
veridia-c-plan = Garder comme plan
veridia-c-grouped = les égaux partagent l’initiative
veridia-c-ambush = En embuscade
veridia-c-foes = Adversaires
veridia-c-fight = Commencer le combat
veridia-c-own-npc = Un PNJ à moi
veridia-c-own-id = Nom court
veridia-c-own-sheet = Fiche brève
veridia-c-own-add = Ajouter à la bibliothèque
veridia-c-tracker = Initiative
veridia-c-damage = dégâts { $n }
veridia-c-earlier = { $name } plus tôt
veridia-c-take-out = Retirer { $name } du combat
veridia-c-joins = { $name } arrive
veridia-c-next = Suivant
veridia-c-stop = Finir le combat ici
veridia-c-no-fight = Personne ne se bat.
veridia-c-hour = { $n } h
veridia-c-rest = Le temps passe
veridia-c-days = Jours
veridia-c-hours = Heures
veridia-c-rest-kind = Repos
veridia-c-rest-full = repos complet
veridia-c-rest-poor = mauvais repos
veridia-c-rest-none = aucun repos
veridia-c-carer = Qui soigne les autres
veridia-c-paid = les frais de vie sont payés
veridia-c-pass = Laisser passer
veridia-c-until-rested = Jusqu’à ce que tous aillent bien
veridia-c-travel = Un voyage
veridia-c-km = Kilomètres
veridia-c-by = Moyen
veridia-c-bad-weather = mauvais temps
veridia-c-rough = terrain difficile
veridia-c-set-out = Partir
veridia-c-award = Récompenses
veridia-c-award-now = Récompenser
veridia-c-integrity = Avertir d’une perte d’intégrité
veridia-c-warn = Avertir
veridia-c-open-market = Ouvrir un marché
veridia-c-close-market = Fermer le marché
veridia-c-no-market = Aucun marché n’est ouvert.
veridia-c-settlement = Taille du lieu
veridia-c-settlement-hamlet = hameau
veridia-c-settlement-village = village
veridia-c-settlement-town = bourg
veridia-c-settlement-city = ville
veridia-c-settlement-capital = capitale
veridia-c-buyer = Qui achète
veridia-c-bargain = Marchander
veridia-c-stock = À vendre
veridia-c-sell = Vendre
veridia-c-sell-for = Vendre { $name } pour { $price }
veridia-c-services = Services et embauche
veridia-c-use-service = Y recourir
veridia-c-hire = Embaucher
veridia-c-fix = Fixer le stock et les prix
veridia-c-fix-item = Chose
veridia-c-fix-price = Prix en deli, vide : celui de la liste
veridia-c-fix-there = À vendre
veridia-c-fix-gone = Pas à vendre
veridia-c-target = Cible
veridia-c-target-gate = Porte
veridia-c-target-weak_fortification = Fortification faible
veridia-c-target-strong_fortification = Fortification solide
veridia-c-breached = brèche à { $n } %
veridia-c-casualties = Tombés jusqu’ici : { $n }
veridia-c-work = Continuer
veridia-c-engine = Engin
veridia-c-crew = Équipage
veridia-c-crew-skill = Leur compétence
veridia-c-add-engine = Ajouter l’engin
veridia-c-crowd = Tirer dans la foule
veridia-c-snipe = Viser une cible
veridia-c-siege-begin = Commencer le siège
veridia-c-siege-end = Le siège est fini
veridia-c-safety = Limites et voiles
veridia-c-safety-told = On ne franchit pas une limite, on ne regarde pas derrière un voile. Tout le monde lit la liste, personne ne sait qui a écrit quoi. « Pause » arrête le jeu aussitôt, sans raison.
veridia-c-line-kind = Limite ou voile
veridia-c-line = Limite
veridia-c-veil = Voile
veridia-c-draw = Ajouter
veridia-c-request = Le meneur demande
veridia-c-request-of = { $name } : { $what }
veridia-c-unknown-difficulty = la difficulté n’est pas connue
veridia-c-odds = Au moins un succès { $success }, série { $match }, échec critique { $critical }.
veridia-c-propose = Proposer un autre jet
veridia-c-propose-now = Le proposer
veridia-c-i-want = J’aimerais …
veridia-c-wish-now = Demander à lancer
veridia-c-trait = Trait
veridia-c-points = Points
veridia-c-use-trait = Utiliser le trait
veridia-c-join = Venir à la table
veridia-c-build = Créer un personnage
veridia-c-ready = Ou en jouer un tout prêt
veridia-c-import = Jouer celui-ci
veridia-c-submitted = { $name } a créé { $who }.
veridia-c-accept = Accepter
veridia-c-refuse = Refuser
veridia-c-is-judged = Le meneur regarde le personnage.
veridia-c-next-is = Ensuite : { $what }
veridia-c-hint = Ce que ferait un meneur sensé
veridia-c-hold = Blessures et jets m’attendent
veridia-c-pause = Pause
veridia-c-end = Finir
veridia-c-end-doubt = La campagne finit pour tout le monde.
veridia-c-screen = Écran du meneur
veridia-c-tab-log = Journal
veridia-c-tab-ask = Jets
veridia-c-tab-foes = Adversaires
veridia-c-tab-tracker = Ordre
veridia-c-tab-calendar = Jours
veridia-c-tab-market = Marché
veridia-c-tab-siege = Siège
veridia-c-tab-safety = Limites
veridia-c-step-scene = Scène
veridia-c-step-party = Groupe
veridia-c-step-panel = Table

## Expéditions

veridia-j-map = Carte de l'expédition
veridia-j-answers = Ce qu'on peut faire
veridia-j-day = Jour
veridia-j-of = { $n } sur { $most }
veridia-j-food = Repas
veridia-j-deli = Deli
veridia-j-ground = Terrain
veridia-j-rough = difficile
veridia-j-roads = routes
veridia-j-tale = Le récit jusqu'ici
veridia-j-party = Groupe
veridia-j-purse = { $n } deli
veridia-j-hired = Engagés : { $names }
veridia-j-site = { $name }{ $state ->
    [here] , le groupe est ici
    [behind] , derrière vous
   *[ahead] {""}
 }
veridia-j-on-road = En route vers { $name } : il reste { $km } km.
veridia-j-score = Score { $n }
