# Bee Busy — les noms, pourquoi un coup est refusé, ce qui s’est passé, comment la partie a fini.
#
# $player, $winners : des noms de joueurs, jamais des numéros de place
# $area, $good, $needs, $upgrade, $danger, $step, $what : des clés, comme meadow ou honey
# $flower : une fleur par sa partie, sa rangée et sa place, comme « centre b2 »
# $comb, $start, $end : une alvéole, comme c3 ; $wall : une paroi par son alvéole et son côté
# $die, $use, $to, $value, $column : des nombres de points

bee-busy-title = Bee Busy
bee-busy-summary = Une année dans votre propre ruche, avec trois dés que tout le monde partage.

## Options

bee-busy-option-sheet = la feuille de jeu : le jardin (garden) est l’habituelle, la lande (heath) est plus courte et bien différente [BEE-1]
bee-busy-short-sheet = feuille
bee-busy-choice-sheet-garden = jardin
bee-busy-choice-sheet-heath = lande

## Les choses

bee-busy-area = { $area ->
    [meadow] la Prairie
    [production] la Production
   *[combs] les Alvéoles
}
bee-busy-good = { $good ->
    [honey] miel
    [wax] cire
    [propolis] propolis
    [nectar] nectar
   *[pollen] pollen
}
bee-busy-kind = { $kind ->
    [red] fleur rouge
    [blue] fleur bleue
   *[yellow] fleur jaune
}
bee-busy-danger = { $danger ->
    [storm] tempête
    [pesticide] pesticide
    [mites] acariens
   *[drought] sécheresse
}
bee-busy-upgrade = { $upgrade ->
    [backwards] le vol en arrière
    [value] une valeur de plus
    [garden] { bee-busy-part }
    [flexible] la direction au choix
    [extra-honey] le miel en plus
    [extra-mark] la coche en plus
    [storage] les grandes réserves
   *[flower] les { bee-busy-flowers }
}
# $opens : une partie de la prairie
bee-busy-part = { $opens ->
    [centre] la prairie ouverte
    [cat] le jardin du chat
    [gnome] le jardin du nain
    [heath] la lande
    [moor] la tourbière
   *[other] le jardin « { $opens } »
}
# $opens : la lettre d’une sorte de fleur
bee-busy-flowers = { $opens ->
    [R] fleurs rouges
    [B] fleurs bleues
    [Y] fleurs jaunes
   *[other] fleurs { $opens }
}
bee-busy-content = { $what ->
    [egg] un œuf
    [queen] l’œuf de la jeune reine
    [water] de l’eau
    [honey] { $honey } miel
   *[nothing] rien : l’alvéole est barrée
}
bee-busy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Rangs en solo

bee-busy-rank = { $rank ->
    [no-honey] Les pots restent vides
    [breakfast] Une cuillerée pour la tartine
    [one-glass] Un pot sur l’étagère
    [plenty] Un garde-manger bien rempli
   *[whisperer] Comme chez vous dans la ruche
}

## Étapes d’une manche

bee-busy-phase-wait = En attente des autres
bee-busy-phase-lose = Perdre une abeille aux acariens
bee-busy-phase-die = Prendre un dé
bee-busy-phase-mark = Une coche en plus, si vous voulez
bee-busy-phase-write = Inscrire une valeur de plus
bee-busy-phase-fly = Déplacer l’Abeille, ou la laisser
bee-busy-phase-feed = Nourrir les larves
bee-busy-phase-act = Agir, ou finir votre manche
bee-busy-phase-store = Utiliser l’alvéole complète
bee-busy-phase-closed = Manche finie
bee-busy-phase-over = La partie est terminée

## Les coups, comme on peut les taper

bee-busy-typed-lose = perds
bee-busy-typed-change = change
bee-busy-typed-to = en
bee-busy-typed-die = dé
bee-busy-typed-as = comme
bee-busy-typed-borrow = emprunte
bee-busy-typed-mark = coche
bee-busy-typed-write = inscris
bee-busy-typed-at = pour
bee-busy-typed-stay = reste
bee-busy-typed-fly = vole
bee-busy-typed-backwards = arrière
bee-busy-typed-feed = nourris
bee-busy-typed-meadow = prairie
bee-busy-typed-production = production
bee-busy-typed-combs = alvéoles
bee-busy-typed-queen = reine
bee-busy-typed-pick = cueille
bee-busy-typed-make = produis
bee-busy-typed-honey = miel
bee-busy-typed-wax = cire
bee-busy-typed-propolis = propolis
bee-busy-typed-line = ligne
bee-busy-typed-wall = paroi
bee-busy-typed-ne = ne
bee-busy-typed-e = e
bee-busy-typed-se = se
bee-busy-typed-sw = so
bee-busy-typed-w = o
bee-busy-typed-nw = no
bee-busy-typed-store = range
bee-busy-typed-egg = oeuf
bee-busy-typed-water = eau
bee-busy-typed-nothing = rien
bee-busy-typed-skip = passe
bee-busy-typed-done = fini
bee-busy-typed-back = retour

## Les coups, ce qu’ils veulent dire

bee-busy-about-lose = { $count ->
    [one] votre seule abeille à cet endroit
   *[other] une de { $count } abeilles
}
bee-busy-about-die = { $effect ->
    [mark] les autres font { $sum } : coche { $marks } sur { $length } dans la colonne { $sum }
    [fills] les autres font { $sum } : la colonne { $sum } est pleine et donne { $upgrade }
    [full] les autres font { $sum } : cette colonne est déjà pleine
    [lucky] les autres font { $sum } : la somme heureuse
   *[none] les autres font { $sum } : pas de telle colonne
}
bee-busy-about-fields = (coûte { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
} du Modificateur)
bee-busy-about-mark = coche { $marks } sur { $length } : { $upgrade }
bee-busy-about-stay = elle reste ici : { bee-busy-area }
bee-busy-about-fly = vers { bee-busy-area }
bee-busy-about-fly-feed = vers { bee-busy-area } ; on nourrit d’abord les larves
bee-busy-about-feed = { $what ->
    [queen] repas { $times } sur { $needed }
    [meadow] une nouvelle abeille pour la Prairie
   *[production] une nouvelle abeille pour la Production
}
bee-busy-about-pick = { bee-busy-kind } : { $gain }
bee-busy-about-make = 1 { bee-busy-good } devient { $gain }
bee-busy-about-line = marque { $count ->
    [one] { $count } paroi
   *[other] { $count } parois
}{ $complete ->
    [0] {""}
    [one] {" "}et complète { $complete } alvéole
   *[other] {" "}et complète { $complete } alvéoles
}
bee-busy-about-wall = { $missing ->
    [0] complète { $comb }
   *[other] il en manquerait encore { $missing } à { $comb }
}
bee-busy-about-store = { bee-busy-content }
bee-busy-about-skip = { $step ->
    [mark] pas de coche en plus
   *[feed] qui n’est pas nourri maintenant est barré
}
bee-busy-about-done = finir votre manche ; on ne revient plus en arrière ensuite

## Ce qu’on demande au joueur

bee-busy-ask = { $player } : { $step ->
    [lose] les acariens prennent une de vos abeilles. Laquelle ?
    [die] prenez un dé.
    [mark] une coche en plus : dans quelle colonne ?
    [write] inscrivez une valeur de plus. Où ?
    [fly] l’Abeille reste ou vole ? Elle est ici : { bee-busy-area }.
    [feed] nourrissez les larves.
    [act] agissez ici : { bee-busy-area }, ou « fini ».
   *[store] que met-on dans l’alvéole complète ?
}
bee-busy-ask-back = « retour » reprend votre dernière décision.

## Autour du plateau

bee-busy-round = Manche { $round } sur { $rounds }
bee-busy-round-danger = Manche { $round } sur { $rounds } : { bee-busy-danger }
bee-busy-next-danger = prochain danger : { bee-busy-danger }, manche { $round }, bouclier { $shield }
bee-busy-dice = Dés : { $dice }
bee-busy-first = { $player } est premier joueur
bee-busy-took = { $player } a pris { $die }
bee-busy-is-at = Abeille : { bee-busy-area }
bee-busy-bees = abeilles { $meadow } + { $production } + { $combs }
bee-busy-stock = nectar { $nectar }, pollen { $pollen }, miel { $honey } ({ $honeymade }/{ $honeytrack }), cire { $wax } ({ $waxmade }/{ $waxtrack }), propolis { $propolis }/{ $shields }
bee-busy-fields = Modificateur : reste { $fields }
bee-busy-barred = pas d’action dans cette zone cette manche : { bee-busy-area }
bee-busy-score = abeilles { $bees }, miel { $honey }, propolis { $propolis }, sécheresse { $drought }, reine { $queen }, alvéoles { $combs }, miel rangé { $stored } = { $points }
bee-busy-queen = jeune reine nourrie { $times } fois sur { $needed }
bee-busy-walls = Parois à acheter : { $count }   (« list { $group } » les montre ; « list { $group } c3 » celles de l’alvéole c3)
bee-busy-changes = Façons de changer un dé : { $count }   (« list { $group } » les montre)
bee-busy-your-rank = Votre rang : { bee-busy-rank }.
bee-busy-help =
    Le plateau montre la prairie et les alvéoles d’un joueur ; « map 2 » montre celles du joueur 2.
    Une fleur s’appelle par sa partie, sa rangée et sa place : centre b2. R, B, Y sont des fleurs,
    un point n’en est pas une ; x est une fleur barrée, une petite lettre une fleur fermée.
    Une alvéole s’appelle par sa rangée et sa place : c3. Les parois marquées sont dessinées | / \,
    les autres par des points. * est la ligne, @ ses deux bouts. Dans une alvéole : o œuf, Q jeune
    reine, w eau, x barrée, ou la quantité de miel ; ? attend d’être utilisée.
      change 5 en 3        utiliser un dé comme une autre valeur, avec le Modificateur ; puis : dé 5 comme 3
      dé 5                 prendre le dé qui montre 5
      emprunte 5           prendre le dé du premier joueur
      reste, vole          et « vole arrière », avec cette amélioration
      cueille centre b2    barrer une fleur ; produis miel : produire ; ligne d3-d4 : tracer la ligne
      paroi c3 ne          acheter une paroi ; côtés : ne e se so o no
      range c4 miel 2      ou : oeuf, reine, eau, rien
      retour               reprendre votre dernière décision de la manche
      fini                 finir votre manche

## Ce qui change sur une autre feuille que la feuille habituelle

bee-busy-differs = Sur la feuille « { $sheet } », voici ce qui change :
bee-busy-differs-rounds = Il y a { $rounds } manches.
bee-busy-differs-crown = La couronne marque la manche { $round }.
bee-busy-differs-danger = Manche { $round } : { bee-busy-danger }, bouclier { $shield }.
bee-busy-differs-bees = { $area ->
    [meadow] Prairie
    [production] Production
   *[combs] Alvéoles
} : { $places } places, { $start ->
    [one] { $start } abeille au début.
   *[other] { $start } abeilles au début.
}
bee-busy-differs-fields = Du Modificateur de dé, on peut utiliser { $one } cases en solo, { $two } chacun à deux joueurs, { $three } à trois, { $four } à quatre.
bee-busy-differs-column = Colonne { $column }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
} : { bee-busy-upgrade }.
bee-busy-differs-no-column = Sommes sans colonne : { $columns }.
bee-busy-differs-lucky = La somme heureuse, celle du miel en plus et de la coche en plus, est { $column } au lieu de { $usual }.
bee-busy-differs-recipe = Avec un dé de { $values } : 1 { $needs ->
    [nectar] nectar
   *[pollen] pollen
} devient { $amount } { bee-busy-good }.
bee-busy-differs-recipe-also = Cela donne aussi { $amount } { bee-busy-good }.
bee-busy-differs-squares = { $squares ->
    [0] Il n’y a pas de carré vide.
    [one] Il y a { $squares } carré vide.
   *[other] Il y a { $squares } carrés vides.
}
bee-busy-differs-tracks = La piste du miel a { $honey } pastilles, celle de la cire { $wax }.
bee-busy-differs-propolis = La piste de la propolis a { $fields } cases, qui valent { $points } points.
bee-busy-differs-kind = { $kind ->
    [red] Les fleurs rouges
    [blue] Les fleurs bleues
   *[yellow] Les fleurs jaunes
} ({ $letter }) donnent { $pollen ->
    [0] { $nectar } nectar.
   *[other] { $nectar ->
        [0] { $pollen } pollen.
       *[other] { $nectar } nectar et { $pollen } pollen.
    }
}
bee-busy-differs-part = Rangées, { bee-busy-part } : « { $rows } ».
bee-busy-differs-face = Les points d’un { $die } : « { $rows } ».
bee-busy-differs-combs = Il y a { $count } alvéoles, en rangées de { $rows } : « { $shape } ».
bee-busy-differs-eggs = Complètes au début, avec un œuf : { $combs }.
bee-busy-differs-line = La ligne commence en { $combs }.
bee-busy-differs-walled = Alvéoles dont les parois extérieures sont marquées au début : { $combs }.
bee-busy-differs-directions = Directions : { $ne } en haut à droite, { $e } à droite, { $se } en bas à droite, { $sw } en bas à gauche, { $w } à gauche, { $nw } en haut à gauche.
bee-busy-differs-queen = La jeune reine a { $times ->
    [one] { $times } case de repas : il faut la nourrir autant de fois.
   *[other] { $times } cases de repas : il faut la nourrir autant de fois.
}
bee-busy-differs-backwards = Le vol en arrière a { $times ->
    [one] { $times } case.
   *[other] { $times } cases.
}
bee-busy-differs-modifier = Le dé du premier joueur coûte { $borrow ->
    [one] { $borrow } case
   *[other] { $borrow } cases
} du Modificateur, une autre valeur { $change }.
bee-busy-differs-lock = La colonne { $column } ouvre { $upgrade ->
    [garden] { bee-busy-part }.
   *[flower] les { bee-busy-flowers }.
}
bee-busy-differs-open = Tout le reste est ouvert dès le début.
bee-busy-differs-wall = Une paroi coûte { $wax } cire.
bee-busy-differs-storage = Une alvéole contient jusqu’à { $honey } miel, jusqu’à { $huge } avec l’amélioration.
bee-busy-differs-feeding = Nourrir un œuf ou la jeune reine coûte { $honey } miel.
bee-busy-differs-extra-honey = Le miel en plus rapporte { $honey } miel chaque fois.
bee-busy-differs-points = Points : { $bee } par abeille vivante, { $honey } par miel non rangé, { $stored } par miel rangé, { $comb } par alvéole complète, { $queen } pour la reine nourrie ; une sécheresse sans eau en coûte { $drought }.
bee-busy-differs-first-rank = Premier rang : { bee-busy-rank }.
bee-busy-differs-rank = À partir de { $least } points : { bee-busy-rank }.

## Pourquoi un coup est refusé

bee-busy-game-over = La partie est terminée : plus rien ne peut être décidé.
bee-busy-round-closed = Vous avez fini cette manche ; les autres réfléchissent encore.
bee-busy-wait-for-mites = D’abord, tous ceux que les acariens touchent choisissent une abeille.
bee-busy-wait-for-first = Le premier joueur choisit d’abord un dé.
bee-busy-not-now = { $step ->
    [lose] Choisissez d’abord l’abeille que prennent les acariens.
    [die] Prenez d’abord un dé.
    [mark] Utilisez d’abord votre coche en plus, ou passez.
    [write] Inscrivez d’abord votre valeur de plus.
    [fly] Décidez d’abord si l’Abeille reste ou vole.
    [feed] Nourrissez d’abord les larves, ou passez.
   *[store] Décidez d’abord ce qui va dans l’alvéole complète.
}
bee-busy-no-mites-now = Les acariens ne vous prennent pas d’abeille maintenant.
bee-busy-die-chosen = Vous avez déjà pris votre dé de la manche.
bee-busy-no-extra-mark = Vous n’avez pas de coche en plus à faire maintenant : elle vient juste après le dé, sur une somme heureuse, avec l’amélioration.
bee-busy-nothing-to-write = Vous n’avez pas de valeur de plus à inscrire maintenant.
bee-busy-bee-has-flown = C’est décidé pour cette manche ; l’Abeille est ici : { bee-busy-area }.
bee-busy-feeding-is-over = On ne nourrit les larves que lorsque l’Abeille entre dans les Alvéoles, avant toute autre chose.
bee-busy-nothing-to-skip = Il n’y a rien à passer maintenant : on ne peut passer qu’une coche en plus ou les repas.
bee-busy-nothing-to-take-back = Vous n’avez rien décidé dans cette manche que l’on puisse reprendre.
bee-busy-die-counted-on = D’autres ont décidé quelque chose depuis que vous avez pris votre dé : il reste pris.
bee-busy-no-bee-to-lose = Vous n’avez pas d’abeille ici : { bee-busy-area }.
bee-busy-no-such-die = Aucun dé ne montre { $die }.
bee-busy-die-taken = Le premier joueur a pris le { $die }. L’emprunter coûte { $price ->
    [one] { $price } case
   *[other] { $price } cases
} du Modificateur ; il vous en reste { $left }.
bee-busy-change-first = Pour vous, ce dé est encore un { $die }. Pour l’utiliser comme un { $use }, dites d’abord « { bee-busy-typed-change } { $die } { bee-busy-typed-to } { $use } ».
bee-busy-die-changed = Vous avez changé le { $die } : prenez-le par « { $verb ->
    [die] { bee-busy-typed-die }
   *[borrow] { bee-busy-typed-borrow }
} { $die } { bee-busy-typed-as } { $use } ».
bee-busy-nothing-to-borrow = Inutile d’emprunter le { $die } : vous pouvez le prendre librement.
bee-busy-no-such-value = Un dé n’a pas de face { $value }.
bee-busy-nothing-to-change = Aucun dé ne montre { $die } sans que vous l’ayez déjà changé.
bee-busy-same-value = Ce dé est déjà un { $value }.
bee-busy-no-fields = Cela coûte { $price ->
    [one] { $price } case
   *[other] { $price } cases
} du Modificateur ; il vous en reste { $left }.
bee-busy-no-such-column = Il n’y a pas de colonne { $column }.
bee-busy-column-full = La colonne { $column } est pleine.
bee-busy-no-square = Plus de carré vide ici : { bee-busy-good }.
bee-busy-value-known = Un { $value } donne déjà ceci : { bee-busy-good }.
bee-busy-no-backwards = Votre Abeille ne peut pas encore voler en arrière : c’est une amélioration.
bee-busy-backwards-used = Votre Abeille a volé { $times } fois en arrière : c’est tout.
bee-busy-no-hungry-queen = Il n’y a pas de jeune reine à nourrir maintenant.
bee-busy-no-larva = Il n’y a plus de larve à nourrir.
bee-busy-no-place = Plus de place pour une abeille ici : { bee-busy-area }.
bee-busy-other-area = L’Abeille est ici : { bee-busy-area }. On ne peut agir que là.
bee-busy-walls-in-combs = On n’achète des parois que lorsque l’Abeille est dans les Alvéoles ; elle est ici : { bee-busy-area }.
bee-busy-danger-forbids = Le danger de cette manche vous interdit d’agir ici : { bee-busy-area }.
bee-busy-no-bees = Vous n’avez pas d’abeille ici : { bee-busy-area }. On ne peut donc pas y agir.
bee-busy-all-worked = { $bees ->
    [one] Votre abeille a fait son travail de la manche.
   *[other] Vos { $bees } abeilles ont fait leur travail de la manche.
}
bee-busy-no-such-flower = Il n’y a pas de fleur { $flower }.
bee-busy-flower-crossed = La fleur { $flower } est déjà barrée.
bee-busy-flower-locked = La fleur { $flower } demande d’abord une amélioration.
bee-busy-out-of-reach = Aucun { $die } ne peut être posé sur la prairie de façon à atteindre { $flower } et tout ce que vous avez cueilli cette manche.
bee-busy-wrong-value = Un { $die } ne donne pas ceci : { bee-busy-good }.
bee-busy-nothing-left = Il ne vous reste plus de { $needs ->
    [nectar] nectar
   *[pollen] pollen
}.
bee-busy-track-full = La piste est pleine : { bee-busy-good }.
bee-busy-no-such-comb = Il n’y a pas d’alvéole { $comb }.
bee-busy-line-drawn = Vous avez déjà prolongé la ligne cette manche ; c’est tout.
bee-busy-not-an-end = La ligne ne finit pas en { $comb }.
bee-busy-comb-visited = La ligne est déjà passée en { $comb }.
bee-busy-other-direction = Un { $die } ne mène pas de { $start } à { $comb }.
bee-busy-wall-is-called = Cette paroi s’appelle { $wall }.
bee-busy-wall-marked = La paroi { $wall } est déjà marquée.
bee-busy-no-wax = Une paroi coûte { $price } cire ; vous en avez { $wax }.
bee-busy-comb-incomplete = L’alvéole { $comb } n’est pas complète : il manque { $missing ->
    [one] { $missing } paroi.
   *[other] { $missing } parois.
}
bee-busy-comb-used = L’alvéole { $comb } a été utilisée quand elle est devenue complète.
bee-busy-too-much-honey = Une alvéole contient 1 à { $most } miel.
bee-busy-not-that-much = Vous n’avez que { $honey } miel.
bee-busy-only-one-thing = Une alvéole ne contient qu’une chose.
bee-busy-one-queen = Vous avez déjà eu votre œuf de jeune reine : un seul par partie.
bee-busy-no-water = On range de l’eau une fois, après une sécheresse qui vous a touché.

## Ce qui s’est passé

bee-busy-fact-round-began = { $danger ->
    [none] Manche { $round }.
    [storm] Manche { $round } : une tempête ! { $count ->
        [0] Tout le monde est protégé.
       *[other] Elle prive de Prairie : { $players }.
    }
    [pesticide] Manche { $round } : des pesticides ! { $count ->
        [0] Tout le monde est protégé.
       *[other] Ils privent de Production : { $players }.
    }
    [mites] Manche { $round } : des acariens ! { $count ->
        [0] Tout le monde est protégé.
       *[other] Ils prennent une abeille à : { $players }.
    }
   *[drought] Manche { $round } : la sécheresse ! { $count ->
        [0] Tout le monde est protégé.
       *[other] Elle touche : { $players }.
    }
}
bee-busy-fact-bee-lost = { $player } perd une abeille ici : { bee-busy-area }.
bee-busy-fact-rolled = { $player } lance { $dice }.
bee-busy-fact-changed = { $player } utilise un { $die } comme un { $to }. Cases restantes : { $fields }.
bee-busy-fact-die-taken = { $borrowed ->
    [yes] { $player } emprunte le { $die }.
   *[no] { $player } prend le { $die }.
}
bee-busy-fact-marked = { $player } coche la colonne { $column } : { $marks } sur { $length }.
bee-busy-fact-upgraded = La colonne { $column } est pleine : { $player } reçoit { bee-busy-upgrade }.
bee-busy-fact-honey-gained = La somme heureuse : { $player } reçoit { $amount } miel.
bee-busy-fact-wrote = { $player } inscrit un { $value } ici : { bee-busy-good }.
bee-busy-fact-flew = { $backwards ->
    [yes] L’Abeille de { $player } vole en arrière vers { bee-busy-area }.
   *[no] L’Abeille de { $player } vole vers { bee-busy-area }.
}
bee-busy-fact-stayed = L’Abeille de { $player } reste ici : { bee-busy-area }.
bee-busy-fact-fed = { $player } nourrit une larve : une nouvelle abeille pour { bee-busy-area }.
bee-busy-fact-queen-fed = { $player } nourrit la jeune reine : { $times } sur { $needed }.
bee-busy-fact-unfed = { $larvae ->
    [one] Une larve de { $player } n’est pas nourrie.
   *[other] { $larvae } larves de { $player } ne sont pas nourries.
}
bee-busy-fact-queen-lost = { $player } perd la jeune reine.
bee-busy-fact-picked = { $player } cueille { $flower } : { $gain }.
bee-busy-fact-made = { $player } produit { $gain }.
bee-busy-fact-line-drawn = { $player } trace la ligne de { $start } à { $end }.
bee-busy-fact-wall-bought = { $player } achète la paroi { $wall }. Cire restante : { $wax }.
bee-busy-fact-stored = { $player }, alvéole { $comb } : { bee-busy-content }.
bee-busy-fact-skipped = { $player } ne fait pas de coche en plus.
bee-busy-fact-took-back = { $player } reprend : { $move }.
bee-busy-fact-closed = { $player } a fini cette manche.
bee-busy-fact-ended = { $count ->
    [one] La partie est terminée : { $winners } gagne avec { bee-busy-points }.
   *[other] La partie est terminée : { $winners } se partagent la victoire avec { bee-busy-points }.
}

bee-busy-gain = { $good ->
    [honey] { $amount } miel
    [wax] { $amount } cire
    [propolis] { $amount } propolis
    [nectar] { $amount } nectar
   *[pollen] { $amount } pollen
}

## Pourquoi elle est terminée

bee-busy-reason-all-rounds-played = Toutes les manches sont jouées.
