duel-title = Duel
duel-outcome-knockout = { $seat } is out of breath.
duel-outcome-time = Time is up; the best still has { $life } life.
duel-bowed-already = You have bowed already.
duel-aim-elsewhere = Aim at another duellist.
duel-aim-degrees = { $degrees } is no angle.
