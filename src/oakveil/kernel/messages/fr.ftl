### Messages de la table elle-même, pour tous les jeux.

## Réponses refusées

kernel-not-offered = Cette réponse n'est pas proposée.
kernel-not-your-question = Ce n'est pas à vous de répondre.
kernel-no-command = C'est impossible pour l'instant.
kernel-no-clock = Aucun sablier ne s'écoule.
kernel-stale = Cette question a déjà reçu sa réponse.
kernel-nothing-to-undo = Il n'y a rien à annuler.
kernel-undo-needs-consent = Les autres doivent accepter cette annulation.

## La table en mots, pour les jeux qui n'en ont pas

kernel-seat = Place { $seat }
kernel-ask = { $seat } : { $what } ?
kernel-detailed = { $what } ({ $detail })
kernel-record = { $name } : { $fields }
kernel-yes = oui
kernel-no = non
kernel-nothing = rien
kernel-hidden =
    { $n ->
        [one] { $n } caché
       *[other] { $n } cachés
    }
kernel-won =
    { $n ->
        [one] { $seats } l'emporte.
       *[other] { $seats } l'emportent.
    }
kernel-nobody-won = Personne ne l'emporte.
kernel-choice-React = Réagir : { $key }
kernel-choice-LetPass = Laisser passer

## Erreurs des fichiers de contenu

content-fault = { $place } : { $sentence }
content-unreadable = Ce fichier est illisible.
content-too-large = Ce fichier est trop gros ; { $limit } caractères au plus sont permis.
content-not-utf8 = Ce fichier n'est pas du texte UTF-8.
content-too-deep = Les listes ou les tables de ce fichier sont trop imbriquées.
content-not-toml =
    { $line ->
        [0] Ce n'est pas du TOML
       *[other] Ce n'est pas du TOML (ligne { $line }, colonne { $column })
    } : { $detail }.
content-no-table = Ce dossier ne contient aucune table ; attendu : { $wanted }.
content-unknown-table = Aucune table ne porte ce nom ; attendu : { $wanted }.
content-too-many = Trop d'entrées ; { $limit } au plus sont permises.
content-bad-id = « { $found } » n'est pas un identifiant : il faut 1 à 40 minuscules sans accent, chiffres et tirets bas.
content-double-id = Deux entrées de « { $table } » s'appellent « { $entry } ».
content-missing-field = Le champ « { $wanted } » manque.
content-unknown-field = Il n'y a pas de champ « { $found } » ici ; attendu : { $wanted }.
content-unknown-field-near = Il n'y a pas de champ « { $found } » ici ; vouliez-vous dire « { $near } » ?
content-unknown-verb = Il n'y a pas de verbe « { $found } » ici ; attendu : { $wanted }.
content-unknown-verb-near = Il n'y a pas de verbe « { $found } » ici ; vouliez-vous dire « { $near } » ?
content-not-one-of = Trouvé : « { $found } » ; attendu : { $wanted }.
content-not-one-of-near = Trouvé : « { $found } » ; vouliez-vous dire « { $near } » ?
content-badly-written = « { $found } » n'est pas écrit sous la forme voulue ici.
content-wrong-kind =
    Trouvé : { $kind ->
        [text] le texte « { $found } »
        [number] le nombre { $found }
        [list] une liste
        [table] une table
       *[other] { $found }
    } ; attendu : { $wanted ->
        [text] un texte
        [whole] un nombre entier
        [decimal] un nombre
        [truth] true ou false
        [list] une liste
       *[table] une table
    }.
content-out-of-range =
    { $unit ->
        [letters] Nombre de lettres : { $found }
        [items] Nombre d'éléments : { $found }
       *[none] Trouvé : { $found }
    } ; attendu : { $bounds ->
        [least] au moins { $least }
        [most] au plus { $most }
        [exactly] exactement { $least }
       *[range] de { $least } à { $most }
    }.
content-refused = Ceci est inutilisable : { $detail }.
content-no-french-name = « { $entry } » : pas de nom français ; le nom anglais est affiché.
content-no-french = Pas de texte français pour « { $en } » ; le texte anglais est affiché.
