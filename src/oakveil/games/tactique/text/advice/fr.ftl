### Pourquoi un joueur raisonnable répond ainsi : ce qui est dit à côté d'un conseil.

tactique-why-plan = avec la suite de ce tour, { $reasons }.
tactique-why-kills =
    { $n ->
        [one] { $enemies } meurt
       *[other] { $enemies } meurent
    }
tactique-why-lives =
    { $n ->
        [one] les ennemis perdent une vie
       *[other] les ennemis perdent { $n } vies
    }
tactique-why-wounds =
    { $n ->
        [one] une blessure est infligée
       *[other] { $n } blessures sont infligées
    }
tactique-why-saves =
    { $n ->
        [one] le tour des ennemis coûte une blessure de moins à l'équipe
       *[other] le tour des ennemis coûte { $n } blessures de moins à l'équipe
    }
tactique-why-heals =
    { $n ->
        [one] une blessure est soignée
       *[other] { $n } blessures sont soignées
    }
tactique-why-draws =
    { $n ->
        [one] une carte est piochée
       *[other] { $n } cartes sont piochées
    }
tactique-why-poor = les cartes faibles en main ne font que ralentir la pioche : une nouvelle vaudra peut-être mieux.
tactique-why-end = rien de ce qui reste en main n'est plus utile maintenant qu'au prochain tour.
tactique-why-nearer = l'équipe est mieux placée quand vient le tour des ennemis.
tactique-why-StartTurn = ceux qui aident les autres commencent, les soigneurs viennent en dernier, sauf si un héros risque de mourir en complétant sa main.
tactique-why-PickHero = son rôle est ce qui manque le plus à l'équipe.
tactique-why-PickNovice = parmi les cartes qui restent, peu en font plus.
tactique-why-PlaceHero = c'est une bonne case pour ce rôle.
tactique-why-ConfirmPlaces = chacun est là où le veut le rôle de son héros.
tactique-why-TakeReward = elle apporte plus à ce deck que les autres.
tactique-why-HealFour = les cartes sont la vie, et ce héros n'en a plus beaucoup.
tactique-why-HealWound = c'est la meilleure de ces blessures.
tactique-why-DiscardCard = c'est la moins utile de ces cartes.
tactique-why-WoundFromHand = c'est la moins utile de ces cartes.
tactique-why-Substitute = la blessure coûte une carte dont la perte est légère, et une autre est piochée.
tactique-why-ExileWound = c'est la plus faible de ces blessures, et un deck plus mince est meilleur.
tactique-why-ExileFromHand = elle est si faible que le deck est meilleur sans elle.
tactique-why-ExileTop = les cartes visibles sont trop bonnes.
tactique-why-TakeCard = c'est la meilleure de ces cartes.
tactique-why-PutBack = la meilleure carte se retrouve sur le dessus.

### La difficulté d'une partie.

tactique-forecast = Une équipe de robots raisonnables gagne environ { $percent } % de ces parties.
tactique-forecast-unknown = Personne ne connaît la difficulté de cette partie : laissez le laboratoire la mesurer.
