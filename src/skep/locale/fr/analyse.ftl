## skep analyse : pour le terminal seulement.

analyse-looking = Retour sur la partie
analyse-stopped = Arrêté.
analyse-impossible = Pour { $game }, personne n’estime les chances : c’est une course. `skep replay` montre comment elle s’est passée.
analyse-not-over = Cette partie n’est pas finie : on ne revient que sur une partie terminée.
analyse-chance = { $number } %
analyse-points = { $number }
analyse-curve-chance = Les chances de chacun de gagner, en { $moves } coups :
analyse-curve-points = Les points à attendre, en { $moves } coups :
analyse-costly = Ce qui a coûté le plus :
analyse-nothing-costly = Aucun coup n’a sûrement coûté quelque chose.
analyse-cost = Coup { $move }, { $player } : { $cost } de perdu (± { $error })
analyse-better = Mieux :
analyse-player = Joueur
analyse-expected = Attendu
analyse-luck = Chance
analyse-choices = Choix
analyse-others = Les autres
analyse-rest = Reste
analyse-end = Résultat
analyse-honest = Attendu + chance + choix + les autres + reste = résultat. Chance : ce que les tirages et les dés ont apporté, par rapport à ce qu’ils pouvaient apporter. Choix : par rapport à ce qu’aurait fait le robot instruit. Les autres : ce que leurs choix ont donné. Reste : ce que l’estimation n’avait pas prévu. ± est un intervalle à 95 % de notre propre calcul ; l’estimation elle-même peut se tromper, et une seule partie dit peu de choses.
