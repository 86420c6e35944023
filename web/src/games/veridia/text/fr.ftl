### Ce que la page de Veridia dit à côté de ce que raconte le serveur. Les clés des combats commencent par veridia-f-.

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
