### Ce que dit la page elle-même. Ce qui se passe dans une partie est raconté par le serveur.

title = Oakveil
tagline = Une table en chêne pour les jeux d’aventure : seul, côte à côte ou avec des amis lointains.
loading = Un instant…
skip-to-content = Aller au contenu
nav-label = La maison
nav-about = À propos
nav-settings = Réglages
home = Accueil
back = Retour
close = Fermer
done = C’est fait
copy = Copier
copied = Copié
try-again = Réessayer
on = oui
off = non
show-all = Tout afficher ({ $n })
show-fewer = En afficher moins
page-failed = Cette partie de la page n’a pas pu être chargée.
not-found = Il n’y a rien ici
not-found-help = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
no-game = Ce jeu n’est pas connu ici.
offline-server = Le serveur ne répond pas. Est-il encore en marche ?
offline-banner = La connexion est perdue. Nouvel essai…
offline-not-sent = Pas de connexion à la table pour le moment : rien n’a été envoyé.

## Qui nous sommes

me-label = Vous êtes { $name }
me-nobody = Visiteur
me-title = Qui êtes-vous ?
me-help = Aucun compte n’est nécessaire. Votre nom et votre emblème restent dans ce navigateur et sont montrés aux tables où vous prenez place.
name = Nom
name-by-game = Le jeu trouvera un nom
emblem = Emblème
emblem-fox = renard
emblem-bear = ours
emblem-stag = cerf
emblem-falcon = faucon
emblem-owl = chouette
emblem-wolf = loup
emblem-hare = lièvre
emblem-badger = blaireau
emblem-raven = corbeau
emblem-boar = sanglier
emblem-squirrel = écureuil
emblem-hedgehog = hérisson

## Accueil

game-seats = { $least } à { $most } joueurs
game-seats-exactly =
    { $n ->
        [one] Un joueur
       *[other] { $n } joueurs
    }
play-now = Jouer avec des robots
play-now-busy = On met la table…
play-now-help = Des robots prennent les autres places. Des amis pourront les remplacer plus tard.
play-set-up = Préparer une table
rules-read = Lire les règles
continue-title = Vos tables
phase-gathering = On attend des joueurs
phase-over = La partie est finie
your-turn = À vous de jouer
turn-of = C’est à { $name }
table-gone = Cette table n’existe plus.
table-forget = Retirer { $title } de cette liste
join-title = Rejoindre une table
join-label = Lien ou code
join-help = Collez ce qu’un ami vous a envoyé.
join-wrong = Il n’y a pas de lien vers une table ici.
join = Rejoindre

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-options = Le jeu
pack = Contenu
pack-help = Ce qu’il y a dans la boîte. Le long nombre est le même partout où le contenu est le même.
pack-house = Tel quel
pack-played = Joué avec un autre contenu : { $name }, { $hash }
new-more = Toutes les autres options ({ $n })
new-seats = Qui joue
new-seats-help = Personne n’a besoin d’attendre : un robot peut jouer n’importe quelle place, et un ami le remplacer plus tard.
new-begin = Commencer
new-invite = Mettre la table et inviter
new-invite-help = Vous recevez des liens à envoyer à vos amis. La partie commence quand toutes les places sont prises.
new-nobody = Il faut quelqu’un à cette table.
seat = Place { $seat }
chair-me = Vous
chair-here = Une autre personne devant cet écran
chair-open = Un ami, par lien
chair-bot = Un robot
chair-bot-level = Un robot : { $level }
chair-person = Nom, emblème, code
level-random = au hasard
level-easy = insouciant
level-sensible = avisé
level-clever = rusé
pin = Code
pin-help = Pour plusieurs personnes devant un écran, quand chacune a ses secrets. Sinon, laissez vide.
pin-new = Nouveau code (vide : aucun)
pace = Rythme des robots
pace-help = Le temps qu’un robot met à répondre. On peut toujours passer outre.
pace-0 = aussitôt
pace-6 = vif
pace-12 = calme
pace-25 = lent

## On se rassemble

lobby-title = { $game } : on met la table
lobby-seats = Places
lobby-usual = Tout le reste comme d’habitude
lobby-options = Le jeu
lobby-begin = Commencer la partie
lobby-waits =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
lobby-host-begins = Toutes les places sont prises. L’hôte commence la partie.
bot-named = Robot, { $level }
you = Vous
somebody = Quelqu’un
seat-open = Libre
seat-take = S’asseoir ici
seat-take-here = Pour quelqu’un devant cet écran
seat-take-named = Remplacer { $name }
seat-offer = Vous êtes invité. Un robot joue jusqu’à ce que vous preniez place :
seat-bot = La donner à un robot
seat-leave = Quitter
seat-free = Libérer la place
seat-lend = Laisser jouer un robot
seat-lend-other = Faire jouer un robot
seat-lent = Un robot joue { $name } pour vous.
seat-take-back = Reprendre la main
is-host = hôte
is-you = vous
is-bot = robot
is-there = présent
is-away = absent
is-asked = doit répondre
company = Autour de la table
watchers =
    { $n ->
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }
share-title = Inviter
share-help = Quiconque a un lien peut s’en servir. Ne l’envoyez qu’à ceux à qui il est destiné.
share-here =
    Ces liens ne marchent que sur cet ordinateur. Pour des amis sur d’autres appareils, lancez Oakveil avec « --host 0.0.0.0 » et
    venez par l’adresse qu’il indique.
share-invite = Pour jouer
share-watch = Pour regarder
share-send = Envoyer
share-make = Créer un lien
my-link = Votre propre lien
my-link-help = Pour continuer sur un autre appareil. Ne le donnez à personne : qui l’a joue à votre place.

## À la table

table-no-link = Aucun chemin vers cette table
table-no-link-help = Il faut un lien vers cette table, et ce navigateur n’en a pas. Demandez-en un à qui a mis la table.
table-offline = La table est hors d’atteinte
table-offline-help = Le serveur ne répond pas. Votre partie y est en sûreté ; réessayez dans un instant.
table-outdated = Il existe une page plus récente
table-outdated-help = La maison a été rénovée entre-temps. Rechargez la page pour continuer.
table-refused = La connexion a été refusée
table-refused-help = Le serveur n’a pas accepté ce que disait cette page. Rechargez-la.
table-leave = Quitter la table (elle reste)
question = La question
answers = Réponses
answer-for-me = Laisser répondre un joueur avisé
watching = Vous regardez.
why = Pourquoi ?
hint = Conseil
hint-help = Que ferait un joueur avisé ?
hint-told = Un joueur avisé choisirait « { $label } ».
tip-ok = Compris
tip-off = Plus de conseils
undo = Reprendre
undo-help = Rien n’a été révélé depuis : vous pouvez reprendre librement.
undo-ask = Demander à reprendre
undo-vote-help = Quelque chose a été révélé depuis : les autres doivent être d’accord.
undo-far = Reprendre aussi loin que possible
skip = Passer
skip-help = Tout montrer aussitôt, et laisser les robots jouer sans attendre.
confirm-title = Êtes-vous sûr ?
confirm-yes = Oui
confirm-no = Non
clock-left =
    { $n ->
        [one] Encore une seconde
       *[other] Encore { $n } secondes
    }
paused = La partie est en pause.
pause = Pause
go-on = Continuer
vote = { $name } voudrait reprendre quelque chose.
vote-mine =
    { $n ->
        [one] Vous avez demandé à reprendre. Il manque l’accord d’un joueur.
       *[other] Vous avez demandé à reprendre. Il manque l’accord de { $n } joueurs.
    }
vote-yes = D’accord
vote-no = Refuser
vote-withdraw = Renoncer
menu = Menu
sound-off = Couper le son
sound-on = Mettre le son
commitment = Empreinte de la graine secrète dont vient tout le hasard :
story = Récit
story-cut = Ce qui s’est passé avant se trouve dans la rediffusion.
story-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-unread =
    { $n ->
        [one] Discussion, une nouvelle ligne
       *[other] Discussion, { $n } nouvelles lignes
    }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
on-table = Sur la table
nothing-here = rien
face-down =
    { $n ->
        [one] Une carte, face cachée
       *[other] { $n } cartes, faces cachées
    }
hand-over = Passez l’écran à { $name }
hand-over-ready = Je suis { $name }

## La fin

end-title = La fin
end-show = Comment la partie a fini
end-rematch = Rejouer
end-next = À la partie suivante
end-look = Regarder la table
end-fair = Le hasard était-il honnête ?
end-fair-help = Avant la partie, la table a publié l’empreinte de sa graine secrète. La graine est maintenant connue, et toute la partie peut être rejouée à partir d’elle.
end-commitment = L’empreinte publiée
end-secret = La graine
end-words = Mêlée aux mots des joueurs
end-verify = Vérifier
end-verified = Vérifié : { $n } entrées mènent de la graine à cette table exactement.
end-not-verified = La vérification a échoué : { $why }
end-download = Télécharger la partie

## Rediffusion

replay = Rediffusion
replay-title = Rediffusion : { $game }
replay-to-table = À la table
replay-controls = Chronologie
replay-moment = Moment de la partie
replay-at = Entrée { $at } sur { $n }
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-chapter-before = À la manche précédente
replay-chapter-next = À la manche suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-eyes = Vu par
replay-everything = tous
replay-spectator = un spectateur
replay-link = Lien vers ce moment
replay-fork = Continuer d’ici
replay-fork-help = Une nouvelle table qui part de ce moment, contre des robots

## Règles

rule = La règle
rules-here = Les règles de ces réponses
rule-of = Règle { $id }
rule-unknown = La règle { $id } n’est pas dans le livre.
rule-advice = conseil
rules-title = Les règles : { $game }
rules-intro = Dans nos propres mots, une phrase à la fois. La table les cite par le nom inscrit sous chacune.
rules-chapters = Chapitres
rules-find = Chercher une règle
rules-found =
    { $n ->
        [one] Une règle
       *[other] { $n } règles
    }
chapter-avel-setup = mise en place
chapter-avel-prep = préparatifs
chapter-avel-turn = un tour
chapter-avel-move = déplacement
chapter-avel-battle = combat
chapter-avel-wound = blessures
chapter-avel-attr = attributs des monstres
chapter-avel-effect = effets de l’équipement
chapter-avel-elixir = élixirs
chapter-avel-reward = récompenses
chapter-avel-bag = pioche dans le sac
chapter-avel-pack = rangement
chapter-avel-exch = échange
chapter-avel-stun = être assommé
chapter-avel-rest = repos
chapter-avel-tile = tuiles et services
chapter-avel-castle = le château
chapter-avel-wall = murailles
chapter-avel-elven = le village elfe
chapter-avel-alch = l’alchimiste
chapter-avel-market = le marché
chapter-avel-quarry = la carrière
chapter-avel-lake = le lac
chapter-avel-stone = cercles de pierres
chapter-avel-wild = les terres sauvages
chapter-avel-moon = la piste lunaire
chapter-avel-rise = le lever de la Lune noire
chapter-avel-march = la marche
chapter-avel-beast = la Bête
chapter-avel-trap = pièges
chapter-avel-end = fin de la partie
chapter-avel-solo = jouer seul
chapter-avel-odds = probabilités
chapter-avel-map = le pays
chapter-avel-tip = conseils
chapter-avel-tune = équilibrage
chapter-tactique-gen = règles générales
chapter-tactique-setup = mise en place
chapter-tactique-deck = le deck de départ
chapter-tactique-card = ce que porte une carte
chapter-tactique-zone = les zones
chapter-tactique-enc = préparer un affrontement
chapter-tactique-diff = la difficulté
chapter-tactique-flow = les manches
chapter-tactique-turn = le tour d’un héros
chapter-tactique-play = jouer et résoudre des cartes
chapter-tactique-x = les nombres et X
chapter-tactique-key = Amorçage, Passif, Substitution
chapter-tactique-target = les cibles
chapter-tactique-dmg = dégâts aux ennemis
chapter-tactique-block = blocage et dégâts aux héros
chapter-tactique-wound = les blessures
chapter-tactique-heal = les soins
chapter-tactique-move = les déplacements
chapter-tactique-pile = deck et défausse
chapter-tactique-out = défausser, exiler, retirer
chapter-tactique-dur = la durée des effets
chapter-tactique-trig = les effets déclenchés
chapter-tactique-enemy = le tour des ennemis
chapter-tactique-threat = la menace
chapter-tactique-atk = les attaques des ennemis
chapter-tactique-ai = le comportement des ennemis
chapter-tactique-death = mort et retour des héros
chapter-tactique-sum = les invocations
chapter-tactique-round = la fin du tour des ennemis
chapter-tactique-end = la fin d’un affrontement
chapter-tactique-reinf = le renfort
chapter-tactique-boss = le boss
chapter-tactique-field = les champs de bataille
chapter-tactique-win = la fin de la partie
chapter-tactique-solo = jouer seul
chapter-tactique-tip = conseils
chapter-veiel-mode = les modes de jeu
chapter-veiel-info = qui peut savoir quoi
chapter-veiel-setup = mise en place
chapter-veiel-phy = les phylactères
chapter-veiel-sheet = la feuille de personnage
chapter-veiel-rest = la zone de repos
chapter-veiel-level = cristaux et niveaux
chapter-veiel-alch = l’alchimiste et les consommables
chapter-veiel-smith = le forgeron
chapter-veiel-equip = l’équipement
chapter-veiel-inc = une incursion
chapter-veiel-room = les salles
chapter-veiel-riddle = la salle de l’énigme
chapter-veiel-lair = l’Antre de la Prêtresse
chapter-veiel-event = les événements
chapter-veiel-corr = la corruption
chapter-veiel-boss = les boss
chapter-veiel-combat = le combat
chapter-veiel-atk = attaquer avec une arme
chapter-veiel-abil = les capacités
chapter-veiel-item = utiliser des consommables
chapter-veiel-dmturn = le tour du maître du donjon
chapter-veiel-def = la défense
chapter-veiel-cond = les états
chapter-veiel-flee = fuir
chapter-veiel-loot = le butin
chapter-veiel-death = tomber et se relever
chapter-veiel-end = la fin de la partie
chapter-veiel-bal = l’équilibrage
chapter-veiel-nodm = jouer sans maître du donjon
chapter-veiel-solo = jouer seul
chapter-veiel-team = les décisions de l’équipe
chapter-veiel-tip = conseils

## Réglages

set-intro = Ils restent dans ce navigateur.
set-look = Apparence
set-language = Langue
set-light = Lumière
set-light-system = comme mon appareil
set-light-day = jour
set-light-night = nuit
set-text = Taille du texte
set-text-0-9 = plus petite
set-text-1 = habituelle
set-text-1-15 = plus grande
set-text-1-3 = très grande
set-contrast = Contraste fort
set-contrast-help = Noir sur blanc ou blanc sur noir, sans la texture du papier.
set-marks = Marques à côté des couleurs
set-marks-help = Des lettres et des signes partout où une couleur dit quelque chose.
set-move = Mouvement et son
set-motion = Mouvement
set-motion-help = Sans mouvement, tout est montré aussitôt.
set-motion-system = comme mon appareil
set-motion-full = complet
set-motion-still = aucun
set-speed = Vitesse
set-speed-0-5 = lente
set-speed-1 = habituelle
set-speed-2 = rapide
set-speed-4 = très rapide
set-sound = Son
set-volume = Volume
set-play = Jeu
set-confirm = Confirmer les réponses
set-confirm-help = Demander encore avant de donner une réponse.
set-coach = Conseils pour la première partie
set-coach-help = De courts conseils quand quelque chose arrive pour la première fois.
set-keys = Touches à la table
key-digits = 1 – 9
key-digits-help = Donner la réponse qui porte ce numéro. Beaucoup de réponses ont aussi leur lettre.
key-arrows = Flèches, Entrée
key-arrows-help = Parcourir les réponses, et en donner une.
key-escape = Échap
key-escape-help = Fermer ce qui est ouvert, revenir à toutes les réponses.
key-undo = Ctrl + Z
key-undo-help = Reprendre.
key-hint = ?
key-hint-help = Conseil.
key-skip = .
key-skip-help = Passer ce qui est en train d’être montré.
key-story = L
key-story-help = Ouvrir ou fermer le récit.
key-chat = C
key-chat-help = Ouvrir ou fermer la discussion.
key-replay = ← →, Page préc., Page suiv., Début, Fin
key-replay-help = Dans une rediffusion : un pas en arrière ou en avant, à la manche précédente ou suivante, au début, à la fin.

## À propos

about-title = À propos de cette table
about-what = Oakveil est une table numérique pour les jeux d’aventure. Elle connaît les règles, garde les secrets de chacun et fait asseoir côte à côte humains et robots. C’est un logiciel libre.
about-fair = Le hasard est honnête, et cela se vérifie : chaque table publie l’empreinte de sa graine secrète avant le premier jet de dés, et révèle la graine à la fin.
about-private = Il n’y a ni compte ni traceur. Votre nom, vos réglages et les liens vers vos tables restent dans ce navigateur.
about-games = Les jeux
about-fans = Fait par des passionnés, sans lien avec aucune des personnes nommées ici. Si un jeu de cette table vous plaît, achetez la boîte : c’est la meilleure moitié du plaisir. Les règles sont dites dans nos propres mots ; les valeurs qui ne sont pas publiques, les noms et les histoires sont de nous.
about-unnamed = non nommé dans le livret
about-veridia = Les personnages, les créatures, les traits et les objets de Veridia sont adaptés de Veridia Tabletop RPG, de Trisfald, redits dans nos propres mots et traduits ; ils restent sous la licence de l’original. Personne ne peut les vendre, et qui les modifie les partage de même.
about-parts = De quoi la page est faite
