### Ce que la page de Veridia dit à côté de ce que raconte le serveur. Les clés des combats commencent par veridia-f-, celles des dés par veridia-d-.

## Chances

veridia-f-odds = { $dice }d{ $difficulty ->
    [0] {""}
   *[other] {" "}+{ $difficulty }
 } · { $hit } % · ø { $mean }
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
veridia-b-look = Voir
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
