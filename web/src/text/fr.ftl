title = Oakveil
seat = Place { $seat }
hint-told = Un joueur avisé choisirait « { $label } ».
offline-not-sent = Pas de connexion à la table pour le moment : rien n’a été envoyé.
