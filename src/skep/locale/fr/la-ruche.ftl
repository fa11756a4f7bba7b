# La Ruche — les noms, pourquoi un coup est refusé, ce qui s’est passé, comment la partie a fini.
#
# $player, $players, $other, $winners : des noms de joueurs, jamais des numéros de place ; $other reçoit un don
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
la-ruche-short-bee = abeille
la-ruche-short-three_contacts = trois contacts
la-ruche-short-rounds = manches
la-ruche-short-pause = secondes d’attente
la-ruche-short-assistance = aide
la-ruche-short-tiles = tuiles
la-ruche-short-puzzle = tuiles par leurs noms

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
la-ruche-phase-gifts = Le rayon est bloqué : derniers dons
la-ruche-phase-between = Entre deux manches
la-ruche-phase-solo = Posez toutes les tuiles, face abeille
la-ruche-phase-over = La partie est terminée

## Pourquoi un coup est refusé

la-ruche-game-over = La partie est terminée : on ne peut plus rien jouer.
la-ruche-round-over = La manche est terminée : annoncez que vous êtes prêt pour la suivante.
la-ruche-round-not-over = La manche n’est pas encore terminée.
la-ruche-no-rounds-here = Un casse-tête n’a pas de manches : il n’y en a pas de suivante à attendre.
la-ruche-already-ready = Vous avez déjà dit que vous étiez prêt : la manche commence quand tout le monde l’est.
la-ruche-not-your-opening = Les premières tuiles se posent chacun son tour : c’est à quelqu’un d’autre d’en poser une.
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
la-ruche-leave-room = Après cette pose, plus rien ne s’emboîterait, dans aucune main, et la course finirait avant de commencer : choisissez une pose qui laisse une possibilité.
la-ruche-comb-blocked = Plus rien ne s’emboîte nulle part : il ne reste que des dons à faire, puis on compte les tuiles.
la-ruche-comb-not-blocked = Le rayon n’est pas bloqué : vos dons vous attendent jusqu’à ce que vous les fassiez ou que vous posiez une tuile.
la-ruche-nothing-to-keep = Il n’y a rien à garder : le rayon n’est pas bloqué, et aucun don ne vous attend.
la-ruche-gifts-only-in-race = Les dons se font pendant une course, et il n’y en a pas en cours.
la-ruche-no-gifts-here = À cette table, on ne donne pas de tuiles.
la-ruche-no-gift-waiting = Vous ne pouvez pas donner de tuile maintenant : votre dernière pose n’en donnait pas le droit, ou vous avez déjà tout donné.
la-ruche-no-gift-left = Vous n’avez plus de don à faire : ceux qui en ont peuvent encore donner, puis on compte les tuiles.
la-ruche-give-to-yourself = Vous ne pouvez pas vous donner une tuile à vous-même : choisissez un adversaire.
la-ruche-give-to-opponent = Une tuile se donne à un adversaire, et il n’y a pas de place { $to } à cette table.
la-ruche-solo-only = Reprendre une tuile ou abandonner, c’est réservé au casse-tête en solitaire.
la-ruche-nothing-to-lift = Il n’y a aucune tuile à reprendre sur la table.

## Ce qui s’est passé ($player de « dealt » est la personne qui ouvre)

la-ruche-fact-dealt = Manche { $round } : { la-ruche-tiles } chacun. { $player } pose la première.
la-ruche-fact-dealt-you = { la-ruche-fact-dealt }
la-ruche-fact-puzzle = Un casse-tête de { la-ruche-tiles }.
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
la-ruche-fact-comb-blocked = Plus rien ne s’emboîte. Dons encore possibles : { $players } ; puis on compte les tuiles.
la-ruche-fact-kept = { $player } ne donne plus rien.
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

## Dans le terminal : ce qui s’affiche

la-ruche-round = Manche { $round } sur { $rounds }
la-ruche-hand = Vos tuiles numérotées, dans le sens horaire, face abeille :
la-ruche-gifts = peut donner { la-ruche-tiles }
la-ruche-is-ready = prêt
la-ruche-ask-first = { $player } : posez une première tuile en M10, comme « 1 M10 ».
la-ruche-ask-touch-one = { $player } : posez une première tuile qui en touche exactement une.
la-ruche-ask-race = { $player } : posez une tuile qui en touche au moins deux{ $count ->
    [0] {""}
    [one] , ou donnez { $count } tuile
   *[other] , ou donnez jusqu’à { $count } tuiles
}. « attendre » laisse jouer les autres.
la-ruche-ask-gifts = { $player } : le rayon est bloqué. Donnez { $count ->
    [one] { $count } tuile
   *[other] jusqu’à { $count } tuiles
}, ou « garder » le reste ; puis on compte les tuiles.
la-ruche-ask-ready = { $player } : prêt pour la manche suivante ? (Entrée)
la-ruche-ask-solo = { $player } : { la-ruche-tiles } à poser, abeille visible, chacune contre deux au moins. « indice » aide.
la-ruche-ways-of = tuile { $tile } ×{ $count }
la-ruche-ways-place = Façons de poser : { $counts }   (« liste { $group } » les montre, « ? » aide)
la-ruche-ways-give = Dons : par exemple « { $move } » ; « liste { $group } » les montre tous.
la-ruche-about-ready = à la manche suivante
la-ruche-about-keep = ne plus rien donner
la-ruche-about-lift = reprendre la dernière tuile
la-ruche-about-give-up = montrez-moi la solution
la-ruche-leads-on = Ceci mène sûrement à une solution : { $move }
la-ruche-in-short = En bref : { $move }
la-ruche-no-tile-number = Votre main n’a pas de tuile numéro { $number } ; elle compte { la-ruche-tiles }.
la-ruche-turn-it = Comment tourner la tuile { $number } ? Dites quelle couleur vient en haut à droite : « { $example } » y met { $colour }, et -{ $colour } de même, tuile retournée.
la-ruche-several-turns = La tuile { $number } convient en { $cell } de plusieurs façons : { $ways }
la-ruche-dead-end = C’est une impasse : quoi que vous posiez, il restera au moins une tuile. Reprenez des tuiles.
la-ruche-unsolvable = Ces tuiles ne peuvent pas toutes être posées : c’est prouvé.
la-ruche-solution = Voici comment :
la-ruche-score-solo = { $player } : { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
}
la-ruche-help =
    1 rouge ●, 2 jaune ▲, 3 vert ■, 4 bleu ◆, 5 violet ★, 6 orange ✚
    Sur le plateau, les côtés d’une tuile sont les numéros de ses couleurs ; * est la dernière posée.
    Les cases libres montrent leur nom : une lettre pour la rangée, un nombre dans la rangée.
      3 4 M10               pose la tuile numéro 3 de votre main sur la case M10, tournée pour que
                            la couleur 4 soit en haut à droite ; 3 -4 M10 : de même, retournée
      3 M10                 comme la main la montre, ou, si la table aide, comme elle convient
      poser 351246@1,-2     la même chose en entier : sur la case 1,-2 (K10 ; M10 est 0,0 ; le
                            second nombre compte les rangées), pour qu’elle montre ces six couleurs,
                            dans le sens horaire depuis le côté en haut à droite ; on peut
                            omettre « poser »
                            une tuile 123456 devient 234561, 345612 … quand on la tourne ;
                            retournée, elle se lit à l’envers : 165432, 654321 …
      voir 3 4 M10          la dessine ; ok la pose ensuite
      donner 3 à 2          donne la tuile numéro 3 au joueur numéro 2
      garder                rayon bloqué : ne plus rien donner
      attendre              course : laisse jouer les autres
      reprendre, abandonner casse-tête : reprend la dernière tuile ; montre la solution
      indice                casse-tête : une tuile qui mène sûrement plus loin, ou l’impasse
    La course n’a pas d’horloge ici : réfléchissez à loisir. Chacun de vos essais compte comme un
    de ceux d’un robot régulier, et un essai refusé coûte en plus la pause de la table.

## Dans le terminal : ce qu’on tape

la-ruche-typed-place = poser
la-ruche-typed-give = donner
la-ruche-typed-to = à
la-ruche-typed-ready = prêt
la-ruche-typed-keep = garder
la-ruche-typed-lift = reprendre
la-ruche-typed-give-up = abandonner
# $cell : une tuile et sa case, comme 351246@1,-2 ; $to : le numéro d’un siège
la-ruche-move-place = { la-ruche-typed-place } { $cell }
la-ruche-move-give = { la-ruche-typed-give } { $tile } { la-ruche-typed-to } { $to }
la-ruche-move-ready = { la-ruche-typed-ready }
la-ruche-move-keep = { la-ruche-typed-keep }
la-ruche-move-lift = { la-ruche-typed-lift }
la-ruche-move-give-up = { la-ruche-typed-give-up }

## skep puzzle

la-ruche-today = aujourd’hui
la-ruche-puzzle-of = Le casse-tête du { $date } :
la-ruche-graded = Difficulté { $grade } sur 5 : sur 100 essais à l’aveugle, { $percent } posent toutes les tuiles.
la-ruche-solvable = On peut tout poser, par exemple ainsi :
la-ruche-solutions = { $count ->
    [one] Il y a { $count } solution
   *[other] Il y a { $count } solutions
}, sans compter les rotations de l’ensemble.
la-ruche-solutions-at-least = Il y a au moins { $count } solutions, sans compter les rotations de l’ensemble.
la-ruche-proved = Toutes les suites ont été essayées : { $count ->
    [one] { $count } disposition.
   *[other] { $count } dispositions.
}
la-ruche-none-found = aucun casse-tête de ce genre parmi { $count } tirés au hasard ; demandez une autre difficulté
la-ruche-no-puzzle = { $file } n’est pas la partie d’un casse-tête de La Ruche
la-ruche-no-such-day = « { $text } » n’est ni une tuile, ni un fichier, ni une date ; une tuile s’écrit 123456, une date 2026-11-15

## Un casse-tête ou une position impossible

la-ruche-error-no-tile = il n’y a pas de tuile « { $tile } » ; tuiles : 123456, …
la-ruche-error-twice = la tuile { $tile } est là deux fois (RUC-1)
la-ruche-error-first = la première tuile est en 0,0
la-ruche-error-misfit = { $cell } ne va pas à côté des tuiles précédentes (RUC-6)
la-ruche-error-contacts = { $cell } touche { $contacts } tuile(s) (RUC-4, RUC-6)
la-ruche-error-no-bee = { $cell } ne montre pas son abeille (RUC-15)
