# Les indices à une table : le meilleur coup et deux autres, dans le navigateur et le terminal.
#
# $number : 1 est le meilleur ; $what : une phrase ; $result : ce qu’on peut attendre

web-hint-title = Indice
web-hint-thinking = Je réfléchis …
web-hint-close = Fermer l’indice
web-hint-about = D’après ce que vous voyez, comme un robot fort en jugerait à peu près. Montrez-en un sur le plateau, puis jouez-le si vous voulez.
web-hint-chance = { $percent } % de chances de gagner
web-hint-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-line = { $number }. { $what } – { $result }
web-hint-told = Indice. { $lines }
web-hint-shown = Le numéro { $number } est montré sur le plateau.
web-hint-play = Jouer ce coup
web-hint-play-plan = Faire ainsi ; vous terminez la manche vous-même
