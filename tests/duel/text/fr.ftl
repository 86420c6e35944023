duel-title = Duel
duel-outcome-knockout = { $seat } est à bout de souffle.
duel-outcome-time = Le temps est écoulé ; il reste { $life } vies au meilleur.
duel-bowed-already = Vous avez déjà salué.
duel-aim-elsewhere = Visez un autre duelliste.
duel-aim-degrees = { $degrees } n’est pas un angle.
