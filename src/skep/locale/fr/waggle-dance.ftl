# Waggle Dance — les noms, pourquoi un coup est refusé, ce qui s’est passé, comment la partie a fini.
#
# $player, $other, $winners : des noms de joueurs, jamais des numéros de place
# $die, $value : ce que montre un dé abeille
# $spot : un endroit pour une abeille : A4, D3 ou room2
# $room, $start, $end, $one : le numéro d’une salle dans la ruche du joueur
# $flower : le numéro d’une fleur
# $colour, $gave, $got : le nom d’une couleur de pollen comme dans un coup : white, … ou egg
# $card : le nom d’une carte de la Reine comme dans un coup : mix, queens-gift, …
# $cards, $cubes, $shares : plusieurs d’entre eux en un seul texte

waggle-dance-title = Waggle Dance
waggle-dance-summary = Vos dés sont des abeilles : placez-les le jour, et la nuit elles apportent pollen, œufs et miel.

## Options

waggle-dance-option-honey = salles de miel qui finissent la partie : 5 courte, 7 normale, 9 longue [WAG-23]
waggle-dance-option-blocked = cases bloquées sur chacune des cartes A, C, E et G ; laisser vide : selon le nombre de joueurs [WAG-5]
waggle-dance-short-honey = salles de miel
waggle-dance-short-blocked = cases bloquées

## Les choses

waggle-dance-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [red] rouge
    [purple] violet
   *[blue] bleu
}
waggle-dance-action = { $action ->
    [A] nouvelles salles
    [B] couveuse
    [C] œufs
    [D] pollen
    [E] échanges
    [F] miel
   *[G] cartes de la Reine
}
waggle-dance-card = { $card ->
    [overtime] Heures supplémentaires
    [volunteer] Volontaire
    [efficiency] Efficacité
    [alchemy] Alchimie
    [mix] Mélanger
    [bounty] Prime
    [queens-gift] Cadeau de la Reine
    [shift-change] Changement de déplacement
    [expertise] Expertise
    [directions] Directions
    [dirty-trick] Mauvais tour
    [sick-leave] Congés maladie
    [explore] Explorer
   *[feint] Feinter
}
waggle-dance-card-about = { $card ->
    [overtime] Le jour, avant de placer une abeille : lui donner la valeur de votre choix.
    [volunteer] Au début du jour : lancer une abeille de plus pour cette manche.
    [efficiency] La nuit : un miel ne demande que trois pollens d’une couleur au lieu de quatre.
    [alchemy] La nuit : un miel avec du pollen de deux couleurs.
    [mix] La nuit : déplacer du pollen entre deux de vos salles.
    [bounty] La nuit, quand vous réclamez du pollen d’une fleur : un de plus.
    [queens-gift] La nuit : prendre un œuf ou une salle.
    [shift-change] Le jour, à votre tour : placer une abeille de plus, ou aucune.
    [expertise] La nuit : faire éclore un œuf ou faire un miel avec deux abeilles de valeurs différentes.
    [directions] Le jour : toutes vos abeilles peuvent aller sur une fleur où vous en avez placé une aujourd’hui.
    [dirty-trick] Le jour : déplacer sur une autre fleur une abeille qui vient d’être placée sur une fleur.
    [sick-leave] Au début du jour : une abeille d’un adversaire reste à la maison.
    [explore] La nuit, au lieu de piocher une carte : en piocher trois et en garder une.
   *[feint] Le jour, au lieu de placer : déplacer une de vos abeilles déjà placées.
}

## Phases

waggle-dance-phase-start = Matin : les cartes du début du jour
waggle-dance-phase-place = Jour : placer les abeilles
waggle-dance-phase-answer = Jour : on peut répondre à une abeille sur une fleur
waggle-dance-phase-brood = Nuit, B : couveuse
waggle-dance-phase-eggs = Nuit, C : réclamer des œufs
waggle-dance-phase-store = Nuit, D : ranger le pollen
waggle-dance-phase-trade = Nuit, E : échanger
waggle-dance-phase-honey = Nuit, F : faire du miel
waggle-dance-phase-draw = Nuit, G : piocher des cartes
waggle-dance-phase-over = La partie est terminée

## Les coups, comme on peut les taper : mot à mot

waggle-dance-typed-place = pose
waggle-dance-typed-play = joue
waggle-dance-typed-room = salle
waggle-dance-typed-egg = œuf
waggle-dance-typed-as = en
waggle-dance-typed-of = de
waggle-dance-typed-seat = joueur
waggle-dance-typed-from = depuis
waggle-dance-typed-to = vers
waggle-dance-typed-for = contre
waggle-dance-typed-with = avec
waggle-dance-typed-more = plus
waggle-dance-typed-none = aucune
waggle-dance-typed-hatch = couve
waggle-dance-typed-store = range
waggle-dance-typed-trade = échange
waggle-dance-typed-move = déplace
waggle-dance-typed-swap = permute
waggle-dance-typed-honey = miel
waggle-dance-typed-draw = pioche
waggle-dance-typed-keep = garde
waggle-dance-typed-done = fini
waggle-dance-typed-white = blanc
waggle-dance-typed-yellow = jaune
waggle-dance-typed-orange = orange
waggle-dance-typed-red = rouge
waggle-dance-typed-purple = violet
waggle-dance-typed-blue = bleu
waggle-dance-typed-overtime = heures-sup
waggle-dance-typed-volunteer = volontaire
waggle-dance-typed-efficiency = efficacité
waggle-dance-typed-alchemy = alchimie
waggle-dance-typed-mix = mélanger
waggle-dance-typed-bounty = prime
waggle-dance-typed-queens-gift = cadeau
waggle-dance-typed-shift-change = changement
waggle-dance-typed-expertise = expertise
waggle-dance-typed-directions = directions
waggle-dance-typed-dirty-trick = mauvais-tour
waggle-dance-typed-sick-leave = congés-maladie
waggle-dance-typed-explore = explorer
waggle-dance-typed-feint = feinter

## Les coups, ce qu’ils veulent dire

waggle-dance-about-place = { $action ->
    [A] une nouvelle salle
    [C] un œuf
    [D] du pollen : { waggle-dance-colour }
    [E] un échange
    [G] une carte de la Reine
   *[room] des abeilles au travail dans votre ruche
}
waggle-dance-about-overtime = puis placez cette abeille
waggle-dance-about-volunteer = une abeille de plus pour cette manche
waggle-dance-about-sick-leave = une abeille de { $player } reste à la maison
waggle-dance-about-shift-change = { $bees ->
    [more] placer une abeille de plus à ce tour
   *[none] ne placer aucune abeille à ce tour
}
waggle-dance-about-directions = toutes vos abeilles peuvent y aller aujourd’hui
waggle-dance-about-feint = puis placez cette abeille ailleurs
waggle-dance-about-dirty-trick = l’abeille de { $player } va sur la fleur du pollen { waggle-dance-colour }
waggle-dance-about-hatch = avec des abeilles de valeurs différentes
waggle-dance-about-egg = un œuf dans cette salle
waggle-dance-about-store = dans une salle qui contient : { $holds }
waggle-dance-about-trade = { $gave ->
    [egg] l’œuf retourne à la réserve
   *[cubes] deux cubes retournent à la fleur
}
waggle-dance-about-move = un cube
waggle-dance-about-swap = un cube contre un cube
waggle-dance-about-honey = cette salle devient du miel
waggle-dance-about-draw = la première carte de la pioche
waggle-dance-about-keep = { waggle-dance-card-about }
waggle-dance-about-mix = puis déplacez du pollen entre les deux
waggle-dance-about-bounty = un cube de plus : { waggle-dance-colour }
waggle-dance-about-queens-gift = pris dans la réserve
waggle-dance-about-explore = regarder trois cartes, en garder une
waggle-dance-about-done = { $phase ->
    [start] pas de carte
    [answer] laisser l’abeille
    [store] le reste retourne sur sa fleur
    [mixing] le mélange est fait
   *[other] rien de plus ici
}

## Ce que l’on demande au joueur

waggle-dance-ask-start = { $player } : les dés sont lancés. Une carte pour le début du jour ?
waggle-dance-ask-place = { $player } : placez { $left ->
    [one] une abeille
   *[other] { $left } abeilles
}.
waggle-dance-ask-forced = { $player } : placez maintenant l’abeille qui montre { $die }.
waggle-dance-ask-answer = { $player } : { $other } a placé un { $die } sur la fleur { $flower }. Répondre ? Entrée seule : non.
waggle-dance-ask-brood = { $player } : une carte avant l’éclosion ? Entrée seule : non.
waggle-dance-ask-eggs = { $player } : { $bees ->
    [one] { $bees } abeille peut prendre un œuf
   *[other] { $bees } abeilles peuvent prendre des œufs
}.
waggle-dance-ask-store = { $player } : rangez votre pollen : { $cubes }.
waggle-dance-ask-stored = { $player } : tout est rangé. Autre chose ? Entrée seule : non.
waggle-dance-ask-trade = { $player } : { $bees ->
    [one] { $bees } abeille peut échanger
   *[other] { $bees } abeilles peuvent échanger
}.
waggle-dance-ask-honey = { $player } : déplacez du pollen et faites du miel. « fini » : ce qui est prêt devient du miel.
waggle-dance-ask-draw = { $player } : piochez une carte.
waggle-dance-ask-keep = { $player } : gardez une de ces cartes.
waggle-dance-ask-mixing = { $player } : déplacez du pollen entre les salles { $one } et { $other }, puis « fini ».

## Autour du plateau

waggle-dance-round = Manche { $round }. { $phase } (premier joueur : { $seat })
waggle-dance-honey = { $honey ->
    [one] { $honey } miel
   *[other] { $honey } miels
} sur { $goal }
waggle-dance-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
waggle-dance-to-place = à placer :
waggle-dance-sick = à la maison :
waggle-dance-volunteer = avec le Volontaire
waggle-dance-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
waggle-dance-hand = Vos cartes : { $cards }
waggle-dance-in-play = En jeu jusqu’à la fin de la nuit : { $cards }
waggle-dance-empty = rien
waggle-dance-an-egg = œuf
waggle-dance-honey-room = miel
waggle-dance-ways = { $die } → { $spots }
waggle-dance-ways-hint = (tapez « pose { $die } { $spot } », ou seulement « { $die } { $spot } » ; « liste { $die } » explique)
waggle-dance-help =
    A salles ⬡, C œufs ○, D pollen, E échanges ⇄, G cartes de la Reine ♛ ; ×12 : il en reste tant
    Une case est libre ·, bloquée #, ou porte le signe du joueur à qui est l’abeille : ① ② ③ ④
    Le pollen porte une lettre : W blanc, Y jaune, O orange, R rouge, P violet, B bleu.
    Vos salles sont salle1, salle2, … ; après @ se trouvent les abeilles d’une salle.
      pose 4 A4             une abeille 4 sur la case 4 de A ; « 4 A » suffit
      pose 4 salle2         une abeille dans votre salle 2, quelle que soit sa valeur
      liste 4               tous les endroits pour un 4
      range jaune salle2    range un cube
      échange jaune salle2 contre rouge
      déplace jaune salle2 vers salle3   entre salles reliées par une même valeur
      miel salle2 avec efficacité        les cartes qui aident suivent « avec »
      joue mélanger salle2 salle3        ainsi pour les autres cartes
      fini                  rien de plus

## Pourquoi un coup est refusé

waggle-dance-game-over = La partie est terminée : on ne peut plus rien jouer.
waggle-dance-not-your-turn = Vous n’avez rien à décider maintenant.
waggle-dance-not-now = Ce n’est pas le moment. { $phase ->
    [start] C’est le début du jour : on ne peut jouer que Volontaire et Congés maladie.
    [place] C’est le jour : on place les abeilles.
    [answer] Une abeille vient d’être placée sur une fleur : seul Mauvais tour peut répondre.
    [brood] C’est la nuit : B, la couveuse.
    [eggs] C’est la nuit : C, réclamer des œufs.
    [store] C’est la nuit : D, ranger le pollen.
    [trade] C’est la nuit : E, échanger.
    [honey] C’est la nuit : F, faire du miel.
   *[draw] C’est la nuit : G, piocher des cartes.
}
waggle-dance-must-place = Vous devez placer une abeille tant que vous en avez.
waggle-dance-just-draw = Piochez une carte : une abeille sur G ne rentre jamais pour rien.
waggle-dance-place-this-bee = Placez d’abord l’abeille { $die } que vous avez en main.
waggle-dance-keep-first = Gardez d’abord une des cartes que vous regardez.
waggle-dance-mix-first = Finissez d’abord de mélanger : déplacez du pollen entre les deux salles, ou mettez-y fin.
waggle-dance-store-first = Rangez d’abord le pollen obtenu par l’échange.
waggle-dance-no-such-die = Vous n’avez plus d’abeille { $die } à placer.
waggle-dance-no-such-spot = Il n’y a pas d’endroit { $spot }.
waggle-dance-other-value = Une abeille { $die } ne peut pas aller en { $spot } : une case ne prend que son propre numéro.
waggle-dance-other-flower = Une abeille { $die } ne peut pas aller en { $spot } : une fleur ne prend que son propre numéro.
waggle-dance-blocked = { $spot } est bloquée pour toute la partie.
waggle-dance-taken = { $spot } est prise pour aujourd’hui.
waggle-dance-no-such-room = Vous n’avez pas de salle { $room }.
waggle-dance-one-room = La salle { $room } est nommée deux fois : choisissez deux salles.
waggle-dance-room-is-honey = La salle { $room } est déjà du miel : elle n’a pas besoin d’abeilles.
waggle-dance-same-place = L’abeille était en { $spot } : elle doit aller ailleurs.
waggle-dance-no-such-card = Il n’y a pas de carte { $card } dans le jeu.
waggle-dance-not-your-card = Vous n’avez pas la carte { waggle-dance-card }.
waggle-dance-no-such-value = Aucune abeille ne montre { $value } : choisissez un nombre de 1 à 6.
waggle-dance-same-value = Cette abeille montre déjà { $die } : choisissez un autre nombre.
waggle-dance-volunteer-is-out = Le dé Volontaire est déjà pris pour cette manche.
waggle-dance-no-opponent = La place { $seat } n’est pas celle d’un adversaire.
waggle-dance-not-their-die = Ce joueur n’a pas d’abeille { $die } à placer.
waggle-dance-no-bee-more = Vous n’avez pas d’abeille en plus de celles que vous placez déjà à ce tour.
waggle-dance-no-bee-on-flower = Vous n’avez pas d’abeille sur la fleur { $flower } pour montrer le chemin.
waggle-dance-not-placed-there = Vous n’avez pas placé d’abeille sur la fleur { $flower } aujourd’hui.
waggle-dance-directions-known = Toutes vos abeilles peuvent déjà aller sur la fleur { $flower }.
waggle-dance-not-another-flower = Choisissez une autre fleur que la { $flower }, de 1 à 6.
waggle-dance-no-bee-there = Vous n’avez pas d’abeille { $die } en { $spot }.
waggle-dance-nowhere-else = L’abeille { $die } ne pourrait aller nulle part ailleurs.
waggle-dance-no-tile-left = Il ne reste plus de salle.
waggle-dance-no-egg-left = Il ne reste plus d’œuf.
waggle-dance-no-die-left = Vous n’avez plus de dé dans la boîte : plus rien ne peut éclore.
waggle-dance-room-not-empty = La salle { $room } n’est pas vide : un œuf demande une salle à lui seul.
waggle-dance-no-egg-there = Il n’y a pas d’œuf dans la salle { $room }.
waggle-dance-needs-two-bees = La salle { $room } demande deux abeilles.
waggle-dance-needs-a-pair = Les abeilles de la salle { $room } n’ont pas la même valeur.
waggle-dance-pair-is-enough = La salle { $room } a une paire d’abeilles : Expertise est inutile.
waggle-dance-no-honey-so = Ce que contient la salle { $room } ne donne pas de miel de cette façon.
waggle-dance-card-idle = Le miel de la salle { $room } se fait sans { waggle-dance-card }.
waggle-dance-one-of-each = Une seule carte de chaque sorte peut aider à faire un même miel.
waggle-dance-honey-already = La salle { $room } est déjà du miel.
waggle-dance-not-claimed = Vous n’avez pas de pollen { waggle-dance-colour } à ranger.
waggle-dance-not-claimed-from = Vous n’avez rien réclamé de la fleur { $flower } cette nuit.
waggle-dance-flower-empty = La fleur { $flower } n’a plus de pollen.
waggle-dance-room-full = La salle { $room } n’a pas de place pour du pollen.
waggle-dance-not-two = La salle { $room } ne contient pas deux cubes de pollen { waggle-dance-colour }.
waggle-dance-same-colour = Ce serait changer du { waggle-dance-colour } contre la même couleur.
waggle-dance-not-linked = Les salles { $start } et { $end } ne sont pas reliées : il faut sur chacune une abeille d’une même valeur.
waggle-dance-no-such-cube = La salle { $room } ne contient pas de pollen { waggle-dance-colour }.
waggle-dance-move-instead = Il y a de la place : déplacez plutôt les cubes un par un.
waggle-dance-moved-enough = Vous avez déplacé { $count } cubes cette nuit ; cela suffit.
waggle-dance-nothing-to-mix = Il n’y a rien à déplacer entre les salles { $one } et { $other }.
waggle-dance-nothing-to-keep = Vous ne regardez aucune carte.
waggle-dance-not-shown = La carte { $card } n’est pas parmi celles que vous regardez.

## Ce qui s’est passé

waggle-dance-fact-started = { $player } obtient le plus grand résultat et commence.
waggle-dance-fact-day-began = Jour { $round } : tout le monde lance ses dés. { $player } commence.
waggle-dance-fact-placed = { $player } place un { $die } en { $spot }.
waggle-dance-fact-night-fell = La nuit { $round } tombe.
waggle-dance-fact-rooms-claimed = { $player } reçoit { $count ->
    [one] une nouvelle salle
   *[other] { $count } nouvelles salles
}.
waggle-dance-fact-hatched = Un œuf de { $player } éclot dans la salle { $room } : { $dice } dés à partir de demain. { $cards }
waggle-dance-fact-egg-taken = { $player } prend un œuf dans la salle { $room }.
waggle-dance-fact-pollen-claimed = Fleur { $flower } ({ waggle-dance-colour }) : { $shares }.
waggle-dance-gets = { $player } +{ $count } ({ $bees ->
    [one] 1 abeille
   *[other] { $bees } abeilles
})
waggle-dance-gets-none = { $player } rien ({ $bees ->
    [one] 1 abeille
   *[other] { $bees } abeilles
} : { $why ->
    [short] il en reste trop peu
    [tied] seconde place partagée
   *[behind] pas seconde
})
waggle-dance-fact-stored = { $player } range du pollen { waggle-dance-colour } dans la salle { $room }.
waggle-dance-fact-returned = { $player } rend { $cubes }.
waggle-dance-fact-traded = { $gave ->
    [egg] { $player } échange l’œuf de la salle { $room } contre du pollen { waggle-dance-colour }.
   *[cubes] { $player } échange deux cubes de la salle { $room } contre du pollen { waggle-dance-colour }.
}
waggle-dance-fact-trades-left = { $bees ->
    [one] Une abeille de { $player } rentre sans échange.
   *[other] { $bees } abeilles de { $player } rentrent sans échange.
}
waggle-dance-fact-moved = { $player } déplace du pollen { waggle-dance-colour } de la salle { $start } à la salle { $end }.
waggle-dance-fact-swapped = { $player } permute du pollen entre les salles { $start } et { $end }.
waggle-dance-fact-honey-made = { $player } fait du miel dans la salle { $room } et en a { $honey }. { $cards }
waggle-dance-fact-drew = { $player } pioche une carte de la Reine.
waggle-dance-fact-drew-card = { $player } pioche { waggle-dance-card }.
waggle-dance-fact-reshuffled = Les cartes jouées sont mélangées : une nouvelle pioche de { $deck }.
waggle-dance-fact-ended = { $count ->
    [one] La partie est terminée : { $winners } gagne avec { $honey } miel.
   *[other] La partie est terminée : { $winners } se partagent la victoire avec { $honey } miel chacun.
}
waggle-dance-fact-overtime-played = { $player } joue Heures supplémentaires : un { $die } devient un { $value }.
waggle-dance-fact-volunteer-played = { $player } joue Volontaire et lance un { $value }.
waggle-dance-fact-sick-leave-played = { $player } joue Congés maladie : un { $die } de { $other } reste à la maison.
waggle-dance-fact-shift-changed = { $bees ->
    [more] { $player } joue Changement de déplacement et place une abeille de plus.
   *[none] { $player } joue Changement de déplacement et ne place aucune abeille.
}
waggle-dance-fact-directions-played = { $player } joue Directions vers la fleur { $flower }.
waggle-dance-fact-feinted = { $player } joue Feinter et reprend le { $die } de { $spot }.
waggle-dance-fact-dirty-trick-played = { $player } joue un Mauvais tour : le { $die } de { $other } va sur la fleur { $end }.
waggle-dance-fact-mix-played = { $player } joue Mélanger sur les salles { $one } et { $room }.
waggle-dance-fact-bounty-played = { $player } joue Prime : un pollen { waggle-dance-colour } de plus.
waggle-dance-fact-gift-played = { $gift ->
    [egg] { $player } joue Cadeau de la Reine : un œuf dans la salle { $room }.
   *[room] { $player } joue Cadeau de la Reine : une nouvelle salle, numéro { $room }.
}
waggle-dance-fact-explored = { $player } joue Explorer et regarde { $count } cartes.
waggle-dance-fact-explored-cards = { $player } joue Explorer et regarde { $cards }.
waggle-dance-fact-kept = { $player } en garde une et défausse { $discarded }.
waggle-dance-fact-kept-card = { $player } garde { waggle-dance-card } et défausse { $discarded }.
waggle-dance-with-cards = (Avec { $cards }.)

## Pourquoi elle a fini

waggle-dance-reason-most-honey = Il y a assez de miel, et un joueur en a le plus.
waggle-dance-reason-most-pollen = Il y a assez de miel ; les premiers sont à égalité, et le pollen décide.
waggle-dance-reason-shared = Il y a assez de miel, et les premiers sont à égalité de miel et de pollen.
