### Pourquoi un joueur sensé répond ainsi : ce qui se dit à côté d'un conseil. Les chances sont un mot, ou « none ».

avel-why-on-the-way = c'est { $tile } qui rapporte le plus maintenant, en voici le chemin : { $reason }
avel-why-healing =
    { $hearts ->
        [one] avec un seul cœur, le prochain coup vous assomme ; la potion soigne avant d'agir.
       *[other] avec { $hearts } cœurs, un combat pourrait vous assommer ; la potion soigne avant d'agir.
    }
avel-why-exchange = { $hero } est ici et un échange aide l'équipe : l'équipement à qui le porte le mieux, les pièces là où il en faut.
avel-why-no-actions = il ne vous reste plus d'action.
avel-why-nothing-near = rien à portée ne vaut une action.
avel-why-explore =
    { $rounds ->
        [one] une tuile cachée peut révéler un monstre à chasser ou un service utile, et il reste une manche avant la Lune noire.
       *[other] une tuile cachée peut révéler un monstre à chasser ou un service utile, et il reste { $rounds } manches avant la Lune noire.
    }
avel-why-rest =
    { $hearts ->
        [one] avec un seul cœur, le prochain coup vous assomme ; se reposer rend des cœurs.
       *[other] avec { $hearts } cœurs, combattre est risqué ; se reposer rend des cœurs.
    }
avel-why-hunt =
    { $odds ->
        [hopeless] la victoire est peu probable, mais blesser { $monster } rapporte plus par action que tout le reste à portée.
        [risky] combattre { $monster } est risqué, mais la récompense rapporte plus par action que tout le reste à portée.
        [even] une fois sur deux { $monster } est vaincu, et la récompense rapporte plus par action que tout le reste à portée.
        [good] vous devriez vaincre { $monster }, et la récompense rapporte plus par action que tout le reste à portée.
        [sure] vaincre { $monster } est presque certain, et la récompense rapporte plus par action que tout le reste à portée.
       *[none] la récompense pour { $monster } rapporte plus par action que tout le reste à portée.
    }
avel-why-defend =
    { $rounds ->
        [0] { $monster } entre dans le château à la prochaine marche si personne ne l'arrête.
        [one] { $monster } entre dans le château après une manche encore si personne ne l'arrête.
       *[other] { $monster } atteindrait le château après { $rounds } manches encore, et chaque blessure compte dès maintenant.
    }
avel-why-service-trade = du nouvel équipement contre des pièces, ou des pièces contre ce que vous ne portez pas, vaut plus que tout le reste à portée.
avel-why-service-upgrade = une amélioration rend meilleur ce que vous portez jusqu'à la fin de la partie.
avel-why-service-build_wall = chaque muraille retient un monstre une manche devant la porte.
avel-why-service-coins = les pièces paient murailles, pièges et équipement.
avel-why-service-wish = pour son prix, le vœu rapporte plus que tout le reste à portée.
avel-why-service-set_trap = un piège sur le chemin de la Bête la blesse avant que quelqu'un ait à la combattre.
avel-why-service-seal_lair = d'une tanière scellée, aucun monstre ne sort quand les tanières se remplissent.
avel-why-Drink = l'élixir augmente les chances de vaincre { $monster }, et il en vaut la peine ici.
avel-why-Go = un élixir changerait peu de chose ici, ou se garde pour un adversaire plus fort.
avel-why-Reroll = ces dés donneront sans doute mieux, et l'effet rapporte plus maintenant que gardé.
avel-why-AddAttack = une attaque de plus est ce qui sert le mieux ici : il reste { $left } de résistance à { $monster }.
avel-why-AddDefence =
    { $hearts ->
        [one] une défense de plus est ce qui sert le mieux ici : il vous reste un cœur.
       *[other] une défense de plus est ce qui sert le mieux ici : il vous reste { $hearts } cœurs.
    }
avel-why-Done = un effet rapporterait trop peu dans cet assaut ; gardez-le pour un meilleur moment.
avel-why-Spells = ainsi les sorts font le plus, blessures reçues et données ensemble.
avel-why-PressOn =
    { $rounds ->
        [0] { $monster } est à la porte, ou il est peu probable que vous soyez assommé : continuez.
       *[other] il est peu probable que le prochain assaut vous assomme, ou bien { $monster } va sans doute tomber : continuez.
    }
avel-why-Retreat =
    { $hearts ->
        [one] avec un seul cœur, le prochain assaut vous assommerait sans doute, et la retraite ne coûte rien.
       *[other] avec { $hearts } cœurs, le risque d'être assommé au prochain assaut est trop grand, et la retraite ne coûte rien.
    }
avel-why-Fitting = ainsi vous portez ce qui aide le plus au combat et renoncez à ce qui vaut le moins.
avel-why-Buy = un jeton du sac vaut plus que son prix.
avel-why-Sell = ce que vous portez vaut mieux que { $token }, et les pièces sont utiles.
avel-why-Stop = plus rien ne vaut d'être acheté, et rien de ce qui vous sert ne doit être vendu.
avel-why-Seal = les grandes tanières avant les petites, les plus loin du château d'abord : là, un nouveau monstre serait le plus dur à atteindre.
avel-why-ChooseTrap = le piège le plus cher que vous pouvez payer est le plus efficace.
avel-why-LayTrap = là, il est sur un plus court chemin de la Bête, avec les pièges déjà posés, et loin du château.
avel-why-LakeReroll = relancer ne coûte que ce dont vous ne vouliez pas.
avel-why-Proposal = ainsi l'équipement va à qui le porte le mieux et les pièces là où elles servent : { $hero } y gagne plus que vous n'y perdez.
avel-why-Cancel = aucun échange avec { $hero } n'aiderait l'équipe maintenant.
avel-why-Accept = l'équipe y gagne : ce que vous donnez vaut au moins autant pour { $hero }.
avel-why-Decline = vous y perdriez plus que { $hero } n'y gagne.
