## Le labo : chargé quand quelqu’un y va.

web-lab = Le labo
web-lab-about = Des robots jouent les variantes d’un jeu avec la même chance, et vous voyez ce que change une variante : qui gagne, combien de temps cela dure, ce qui sert. Ici, il y a place pour une petite étude : { $games } parties au plus en tout, et { $seconds } secondes de calcul.
web-lab-none = Ce serveur n’a pas de labo. Sur votre machine, la commande skep lab fait la même chose.
web-lab-game = Jeu
web-lab-seats = Places
web-lab-vary = Ce qui varie
web-lab-vary-nothing = Rien : on joue comme d’habitude.
web-lab-option = Option { $number }
web-lab-drop = Enlever l’option { $number }
web-lab-add = Faire varier une autre option
web-lab-off-and-on = Sans et avec.
web-lab-on-and-off = Avec et sans.
web-lab-numbers = Valeurs de { $least } à { $most }, séparées par des virgules
web-lab-also-off = Aussi comme d’habitude, sans rien fixer
web-lab-no-numbers = Les valeurs de « { $option } » doivent être des nombres entiers, comme 5, 7
web-lab-bots = Qui joue
web-lab-bot-all = À toutes les places
web-lab-apart = Un robot différent à chaque place ; ils changent de place d’une donne à l’autre
web-lab-bot-seat = Robot { $number }
web-lab-how-much = Combien
web-lab-games = Parties de chaque variante
web-lab-seed = Graine
web-lab-seed-about = La même graine donne les mêmes parties, ici comme en ligne de commande.
web-lab-skill = Distinguer aussi la chance de l’adresse, par d’autres parties
web-lab-count = { $variants ->
    [one] Une variante
   *[other] { $variants } variantes
}, { $games } parties en tout
web-lab-start = Commencer
web-lab-run = Votre étude
web-lab-waiting = { $ahead ->
    [0] Cela commence dans un instant…
    [one] Une étude de quelqu’un d’autre passe d’abord…
   *[other] { $ahead } autres études passent d’abord…
}
web-lab-playing = { $done } parties sur { $all }
web-lab-beginning = Les robots s’installent…
web-lab-seconds = { $seconds } s
web-lab-stay = Restez sur cette page : au bout d’une minute d’absence, l’étude s’arrête.
web-lab-stop = Arrêter
web-lab-stopped = L’étude est arrêtée.
web-lab-lost = Le serveur n’a plus cette étude. Recommencez-la.
web-lab-failed = Cela n’a pas marché. Vous pouvez réessayer.
web-lab-done = L’étude est terminée.
web-lab-kept = Vous seul pouvez la lire ici pendant { $minutes } minutes ; ensuite, elle disparaît.
web-lab-report = Télécharger le rapport avec graphiques
web-lab-report-coming = Le rapport avec graphiques se prépare…
web-lab-report-none = Ce serveur ne fait pas de rapport avec graphiques : il faudrait l’extra skep[lab]. Voici les tableaux.
web-lab-report-failed = Le rapport avec graphiques n’a pas pu être fait. Voici les tableaux.
web-lab-notes = Comment lire cela
web-lab-command = La même étude en ligne de commande
web-lab-larger = Une étude plus grande, avec un rapport
web-lab-copy = Copier
