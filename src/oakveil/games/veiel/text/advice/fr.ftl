### Pourquoi un joueur raisonnable répond ainsi : ce qui est dit avec un conseil. Sans point : le code fait les phrases.

veiel-why-both = { $odds } : { $reason }.
veiel-why-odds-attack =
    l'attaque touche dans { $chance } % des cas et retire { $mean } PV en moyenne{ $kill ->
        [0] {""}
       *[other] , et elle tue dans { $kill } %
    }
veiel-why-odds-roll = la réussite vient dans { $chance } % des cas
veiel-why-odds-defence = l'attaque touche dans { $chance } % des cas
veiel-why-Attack = aucune autre action ne fait plus pour son coût
veiel-why-UseCard = ce que cela fait vaut son coût maintenant
veiel-why-UseReaction = le mal évité vaut ce que cela coûte
veiel-why-Decline = laisser faire coûte moins cher
veiel-why-EndTurn = rien de ce qui reste ne vaut son coût
veiel-why-Flee = trop de VIT est perdue, et les ennemis sont loin d'être battus
veiel-why-Stay = l'équipe est assez forte pour gagner ce combat
veiel-why-EndFight = plus personne ne peut être blessé
veiel-why-ChooseFirst = ceux qui aident les autres commencent, les soigneurs viennent en dernier si l'ordre le permet
veiel-why-NameDefender = personne ne peut en supporter plus : beaucoup de VIT, une DEF haute, une bonne RED
veiel-why-PassDefender = ce héros peut maintenant en supporter plus que le porteur du jeton
veiel-why-KeepDefender = personne ne pourrait en supporter beaucoup plus
veiel-why-ChooseHero = il faut à l'équipe un défenseur, un soigneur et quelqu'un qui frappe
veiel-why-GivePhylactery = c'est à ce héros qu'il sert le plus
veiel-why-GiveStartItem = ce héros a un emplacement libre et peut l'utiliser au mieux
veiel-why-GainLevel = de ce qui peut monter, c'est ce qui avance le plus ce héros
veiel-why-BuyItem = on en aura besoin dans la crypte, et son prix laisse quelque chose dans la bourse
veiel-why-BuyGear = elle rend un héros plus fort que son prix
veiel-why-RevealOffer = regarder coûte peu, et quelque chose de bon s'y trouve peut-être
veiel-why-Sell = plus personne ne la portera
veiel-why-Equip = c'est mieux que ce que porte ce héros
veiel-why-Depart = il n'y a plus rien d'utile à faire ici
veiel-why-ChooseWing = pour ce qu'on en sait, il y a moins de dangers ici que dans les autres ailes
veiel-why-GoOn = tout le monde est debout, et l'équipe a assez de VIT pour une autre salle
veiel-why-GoBack = trop de VIT est perdue, ou un héros est tombé : ce qui est gagné est plus sûr à la maison
veiel-why-FaceBoss = l'équipe est assez forte pour avoir de bonnes chances contre le boss
veiel-why-PayPrice = ce qu'il y a dedans vaut plus que cela
veiel-why-LeaveIt = les cristaux servent mieux ailleurs
veiel-why-SaveWith = c'est la plus haute des deux caractéristiques
veiel-why-SolveRiddle = personne n'a plus d'INT
veiel-why-BreakFree = c'est la plus haute des deux caractéristiques
veiel-why-HelpFree = un héros libre vaut plus qu'une attaque
veiel-why-StrikeHero = dans un duel entre alliés, le coup le plus faible est le meilleur
veiel-why-PlaceEnemy = qui supporte le plus va devant, qui tire va derrière
veiel-why-ChoosePowerful = aucun autre n'a autant de PV
veiel-why-Strike = d'aucune autre attaque on ne peut attendre plus de mal
veiel-why-PlayEvent = il fait plus maintenant que plus tard
veiel-why-PassEvent = il fera plus d'effet plus tard
veiel-why-TakeRoom = ce sont les salles connues de l'équipe qu'il vaut le mieux mêler
veiel-why-LayRoom = les salles dangereuses vont là où l'équipe aimerait passer
veiel-why-LayLine = les salles dangereuses vont là où l'équipe aimerait passer
veiel-why-ControlHero = c'est ce héros qui peut faire le plus de mal aux autres
veiel-why-SendBack = qui refuse de se battre perd la bourse
