# La Ruche — les noms, pourquoi un coup est refusé, ce qui s’est passé, comment la partie a fini.
#
# $player, $other, $winners : des noms de joueurs, jamais des numéros de place ; $other reçoit un don
# $colour : le numéro d’une couleur, de 1 à 6
# $tile : une tuile par son nom, comme 123456
# $lay : une tuile telle qu’elle est posée, six couleurs dans le sens horaire, comme 351246
# $q, $r : la case où elle se trouve
# $hand : des noms de tuiles en un seul texte
# $contacts, $gifts, $left, $count : des nombres de tuiles

la-ruche-title = La Ruche
la-ruche-summary = Une course sans tours de jeu : emboîtez vos tuiles à six couleurs avant les autres.

## Options

la-ruche-option-bee = abeille : une tuile posée face abeille permet d’en donner une des vôtres [RUC-11]
la-ruche-option-three_contacts = trois contacts : une tuile qui en touche au moins trois permet d’en donner jusqu’à trois des vôtres [RUC-12]
la-ruche-option-rounds = nombre de manches [RUC-14]
la-ruche-option-pause = secondes d’attente après une pose refusée [RUC-8]
la-ruche-option-assistance = aide : l’écran montre où une tuile peut aller
la-ruche-option-tiles = nombre de tuiles du casse-tête en solitaire [RUC-15]
la-ruche-option-puzzle = les tuiles du casse-tête par leurs noms, séparés par des espaces ; rien : tirées au hasard [RUC-15]

## Couleurs et tuiles

la-ruche-colour = { $colour ->
    [1] rouge
    [2] jaune
    [3] vert
    [4] bleu
    [5] violet
   *[6] orange
}
la-ruche-glyph = { $colour ->
    [1] ●
    [2] ▲
    [3] ■
    [4] ◆
    [5] ★
   *[6] ✚
}
la-ruche-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
la-ruche-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
la-ruche-grade = difficulté { $grade } sur 5

## Les temps d’une partie

la-ruche-phase-opening = Chacun pose une première tuile
la-ruche-phase-race = La course est lancée
la-ruche-phase-between = Entre deux manches
la-ruche-phase-solo = Posez toutes les tuiles, face abeille
la-ruche-phase-over = La partie est terminée

## Pourquoi un coup est refusé

la-ruche-game-over = La partie est terminée : on ne peut plus rien jouer.
la-ruche-round-over = La manche est terminée : annoncez que vous êtes prêt pour la suivante.
la-ruche-round-not-over = La manche n’est pas encore terminée.
la-ruche-already-ready = Vous avez déjà dit que vous étiez prêt : la manche commence quand tout le monde l’est.
la-ruche-not-your-opening = Les premières tuiles se posent chacun son tour : c’est à la place { $turn } d’en poser une.
la-ruche-no-such-tile = Il n’y a pas de tuile { $tile } : une tuile porte une fois chacune des couleurs 1 à 6, et son nom commence par 1, face abeille.
la-ruche-not-your-tile = Vous n’avez pas la tuile { $tile } en main.
la-ruche-bee-face-only = Dans le casse-tête, toutes les tuiles se posent face abeille.
la-ruche-first-at-centre = La première tuile se pose au milieu, en 0,0.
la-ruche-cell-taken = Il y a déjà une tuile à cet endroit.
la-ruche-touches-nothing = Elle ne toucherait aucune autre tuile à cet endroit.
la-ruche-touch-exactly-one = Une première tuile en touche exactement une autre ; ici, elle en toucherait { $contacts }.
la-ruche-touch-two = Une tuile doit en toucher au moins deux autres ; ici, elle en toucherait { $contacts ->
    [one] { $contacts } seule
   *[other] { $contacts }
}.
la-ruche-colours-differ = Les côtés qui se touchent doivent être de la même couleur.
la-ruche-gifts-only-in-race = On ne donne des tuiles que pendant la course.
la-ruche-no-gifts-here = À cette table, on ne donne pas de tuiles.
la-ruche-no-gift-waiting = Vous ne pouvez pas donner de tuile maintenant : votre dernière pose n’en donnait pas le droit, ou vous avez déjà tout donné.
la-ruche-give-to-opponent = Une tuile se donne à un adversaire ; la place { $to } n’en est pas un.
la-ruche-solo-only = Reprendre une tuile ou abandonner, c’est réservé au casse-tête en solitaire.
la-ruche-nothing-to-lift = Il n’y a aucune tuile à reprendre sur la table.

## Ce qui s’est passé ($player de « dealt » est la personne qui ouvre)

la-ruche-fact-dealt = Manche { $round } : { la-ruche-tiles } chacun. { $player } pose la première.
la-ruche-fact-dealt-you = Manche { $round } : { la-ruche-tiles } chacun. { $player } pose la première. Vos tuiles : { $hand }
la-ruche-fact-placed = { $player } pose { $lay } en { $q },{ $r }{ $contacts ->
    [0] {""}
    [one] , au contact de { $contacts } tuile
   *[other] , au contact de { $contacts } tuiles
}{ $gifts ->
    [0] {""}
    [one] , et peut donner { $gifts } tuile
   *[other] , et peut donner { $gifts } tuiles
}. Reste : { $left }.
la-ruche-fact-race-began = Chacun a posé une tuile : la course est lancée !
la-ruche-fact-gave = { $player } donne une tuile à { $other }. Reste : { $left }.
la-ruche-fact-gave-tile = { $player } donne la tuile { $tile } à { $other }. Reste : { $left }.
la-ruche-fact-round-ended = { $reason ->
    [blocked] La manche { $round } est terminée : plus rien ne s’emboîte. { $count ->
        [one] { $winners } a le moins de tuiles et la gagne.
       *[other] { $winners } ont le moins de tuiles et se la partagent.
    }
    [emptied-by-gift] La manche { $round } est terminée : { $winners } a donné sa dernière tuile et la gagne.
   *[emptied] La manche { $round } est terminée : { $winners } a posé sa dernière tuile et la gagne.
}
la-ruche-fact-is-ready = { $player } attend la manche suivante.
la-ruche-fact-lifted = La tuile { $lay } en { $q },{ $r } est reprise.
la-ruche-fact-ended = { $reason ->
    [solved] Résolu : toutes les tuiles sont posées !
    [gave-up] Le casse-tête reste sans solution.
   *[other] { $count ->
        [one] La partie est terminée : { $winners } gagne avec { la-ruche-points }.
       *[other] La partie est terminée : { $winners } partagent la victoire avec { la-ruche-points } chacun.
    }
}

## Pourquoi la partie a fini

la-ruche-reason-emptied = Quelqu’un a posé la dernière tuile de sa main.
la-ruche-reason-emptied-by-gift = Quelqu’un a donné la dernière tuile de sa main.
la-ruche-reason-blocked = Aucune tuile, dans aucune main, ne s’emboîte plus nulle part.
la-ruche-reason-solved = Toutes les tuiles du casse-tête sont posées.
la-ruche-reason-gave-up = Le casse-tête a été abandonné.
