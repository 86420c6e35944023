### Pourquoi un joueur sensé répond ainsi : ce qui se dit à côté d'un conseil. Sans point : le programme en fait des phrases.

oakdell-why-ChooseHero = ce que ce héros a au départ sert le plus dès le premier monstre
oakdell-why-Draft = le chemin, la couleur de la frappe et le coup du monstre valent ensemble le plus avec ce dé
oakdell-why-Route = aucun autre chemin de cette longueur ne rapporte plus pour son prix
oakdell-why-GoOn = une potion vaudra plus tard davantage
oakdell-why-Drink = elle fait plus maintenant que plus tard
oakdell-why-Pay = un autel détruit vaut plus que ces cercles
oakdell-why-Strike = un trait vaut maintenant plus que les points qu'il prend
oakdell-why-NextStrike = un trait de plus vaut plus que le point qu'il prend
oakdell-why-StopChain = un autre trait prendrait plus qu'il ne rapporte
oakdell-why-Slash = plusieurs traits y sont proches, autant que l'œil peut en juger
oakdell-why-Wound = ce point promet le moins pour les traits à venir
oakdell-why-HitPool = c'est ce qui rapproche le plus la fin du monstre
oakdell-why-UseCircle =
    { $key ->
        [block] ces cœurs valent plus que le cercle
       *[bonus] les gouttes valent plus que le cercle
    }
oakdell-why-Decline =
    { $key ->
        [block] le cercle vaut plus que ce qu'il sauverait ici
        [bonus] le cercle fera plus avec un trait à venir
        [skip] cette attaque ne vaut pas ce que coûterait de la passer
        [let_go] le monstre peut encore être vaincu
        [reroll] un nouveau jet serait pire en moyenne
        [riposte] aucun trait depuis un point rouge ne vaut ses points
       *[other] rien ici ne vaut son prix
    }
oakdell-why-Fury = ce sont des dégâts qui ne coûtent rien
oakdell-why-Disable = c'est maintenant que sa capacité ferait le plus mal
oakdell-why-EndAttack = rien de ce qui reste ne vaut son prix
oakdell-why-Light = elle sauve plus de cœurs maintenant qu'elle n'en sauvera sans doute plus tard
oakdell-why-FaceRoll = rien de ce qui se peut faire ne vaut son prix
oakdell-why-Skip = l'attaque coûterait sans doute plus
oakdell-why-DodgeTo = cette case rapporte plus que les autres
oakdell-why-LetGo = il reste peu à perdre, et aucun trait ne pourrait plus blesser ce monstre
oakdell-why-Reroll = un nouveau jet est meilleur en moyenne
oakdell-why-Shift = aucun autre résultat ne coûte moins de cœurs
oakdell-why-TakeGear = de tout ce qui reste, c'est ce qui aide le plus souvent
oakdell-why-Develop = le prochain cercle de cette compétence, avec ce qui en dépend, vaut le plus
oakdell-why-TakePotion = elle servira le plus dans les combats à venir
# $n : les dégâts en moyenne, avec une décimale.
oakdell-why-expected = en l'état, dégâts moyens de l'attaque : { $n } ; { $reason }

# An answer that a hint does not give away
oakdell-veiled-Strike = frapper ; vers où, à vous de voir
oakdell-veiled-NextStrike = frapper encore ; vers où, à vous de voir
oakdell-veiled-Slash = tracer le petit trait ; où, à vous de voir
