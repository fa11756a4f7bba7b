# Waggle Dance dans le navigateur, pour qui débute : ce qu’est chaque chose, et ce qu’on peut faire.
# Ces mots viennent tard, avec le plateau.

## Ce qu’est chaque chose

waggle-dance-tip-action-a = A, salles : chaque abeille ici prend une salle cette nuit. Plus d’salles, plus de place pour pollen, œufs et miel.
waggle-dance-tip-action-b = B, couvain : deux abeilles égales sur un œuf le font éclore. Vous gagnez une abeille pour tous les jours à venir.
waggle-dance-tip-action-c = C, œufs : chaque abeille ici apporte un œuf dans une salle vide. Il pourra éclore dès la nuit suivante.
waggle-dance-tip-action-d = D, pollen : le plus d’abeilles sur une fleur rapporte 2 pollens, la deuxième place 1. Premiers à égalité : 1 chacun ; deuxièmes à égalité : rien.
waggle-dance-tip-action-e = E, échange : chaque abeille ici peut changer deux pollens d’une couleur, ou un œuf, en un pollen qui vous manque.
waggle-dance-tip-action-f = F, miel : deux abeilles égales dans une salle à quatre pollens d’une couleur font du miel. Une paire sur deux salles les relie, et le pollen circule.
waggle-dance-tip-action-g = G, cartes de la Reine : chaque abeille ici pioche une carte cette nuit.
waggle-dance-tip-space = Libre pour une abeille qui montre { $value }. La place tient une seule abeille, toute la journée.
waggle-dance-tip-space-taken = Une abeille est là : la place est prise jusqu’à son retour, cette nuit.
waggle-dance-tip-space-blocked = Bloquée pour toute la partie : moins il y a de joueurs, moins il y a de places.
waggle-dance-tip-flower = Fleur { $value }, encore { $count } pollens. Toutes les abeilles qui montrent { $value } peuvent venir ; le plus d’abeilles rapporte 2, la deuxième place 1.
waggle-dance-tip-due = Ce que cela rapporterait cette nuit, à l’heure qu’il est. Un « ? » : d’autres abeilles peuvent encore le changer.
waggle-dance-tip-open = Directions : aujourd’hui vos abeilles de toute valeur peuvent venir sur cette fleur.
waggle-dance-tip-room-empty = Une salle vide : pour quatre pollens au plus, ou un œuf.
waggle-dance-tip-room-pollen = Une salle avec du pollen. Quatre d’une couleur et deux abeilles égales font du miel.
waggle-dance-tip-room-egg = Un œuf. Deux abeilles égales dans cette salle le font éclore : une abeille de plus pour toujours.
waggle-dance-tip-room-honey = Du miel : il reste, et c’est le but du jeu. Plus aucune abeille ne vient ici.
waggle-dance-tip-make = Fait du miel avec les quatre pollens de cette salle et les deux abeilles égales.
waggle-dance-tip-hatch = Fait éclore cet œuf avec Expertise : les abeilles n’ont pas à être égales.
waggle-dance-tip-cube = Pollen { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [red] rouge
    [purple] violet
   *[blue] bleu
}. Une salle en tient quatre ; le miel en demande quatre d’une couleur.
waggle-dance-tip-die = Une abeille qui montre { $value }. Elle va sur une place ou une fleur de ce nombre, ou dans toute salle de sa ruche sauf le miel.
waggle-dance-tip-sick = Congés maladie : cette abeille reste à la maison aujourd’hui.
waggle-dance-tip-claim = Du pollen rapporté qui n’a pas encore d’salle. Sans place, il retourne à sa fleur.
waggle-dance-tip-aside = Laissé là : il retourne à sa fleur à la fin de D.
waggle-dance-tip-store = Range tout pour vous : d’abord avec ses semblables, puis dans les salles vides.
waggle-dance-tip-day = Le jour, chacun place ses abeilles, une par une à tour de rôle, jusqu’à la dernière.
waggle-dance-tip-night = La nuit, les actions se font de A à G, et les abeilles rentrent.
waggle-dance-tip-goal = Si quelqu’un a { $goal } miels à la fin d’une nuit, la partie est finie et le plus de miel gagne.
waggle-dance-tip-honey = Le miel jusqu’ici, et combien il en faut pour finir. Le plus de miel gagne.
waggle-dance-tip-pollen = Le pollen dans les salles. Il départage à égalité de miel.
waggle-dance-tip-dice = Les abeilles de cette ruche : autant de dés lancés chaque matin. Les œufs éclos en ajoutent.
waggle-dance-tip-hand = Cartes de la Reine en main. Leur nombre est connu, pas leur contenu.
waggle-dance-tip-first = Place en premier aujourd’hui et passe en premier à chaque action cette nuit. Demain, c’est le joueur suivant.
waggle-dance-tip-mark = La couleur et la forme des abeilles de ce joueur.
waggle-dance-tip-acts = Ce joueur décide maintenant.
waggle-dance-tip-winner = Le plus de miel : ce joueur a gagné. À égalité, le pollen départage.
waggle-dance-tip-looked = Explorer montre trois cartes : vous en gardez une, les autres sont défaussées.
waggle-dance-tip-in-play = Les cartes qui agissent toute la manche. Elles restent ici jusqu’à la fin de la nuit.
waggle-dance-tip-steps = Ce que la nuit a fait jusqu’ici, pas à pas, avec les règles.
waggle-dance-tip-discard = Les cartes jouées. Quand la pioche est vide, elles la refont.
waggle-dance-tip-card-overtime = Heures supplémentaires : tournez une abeille sur la valeur de votre choix juste avant de la placer. Bon pour une paire ou la dernière place libre.
waggle-dance-tip-card-volunteer = Volontaire : en début de journée, une abeille de plus pour vous, pour cette manche.
waggle-dance-tip-card-efficiency = Efficacité : un miel coûte trois pollens d’une couleur au lieu de quatre.
waggle-dance-tip-card-alchemy = Alchimie : un miel avec quatre pollens de deux couleurs.
waggle-dance-tip-card-mix = Mélanger : la nuit, déplacez du pollen entre deux de vos salles, sans abeilles.
waggle-dance-tip-card-bounty = Prime : prenez un pollen de plus à une fleur qui vous en a rapporté cette nuit.
waggle-dance-tip-card-queens-gift = Cadeau de la Reine : la nuit, prenez un œuf ou une salle sans abeille.
waggle-dance-tip-card-shift-change = Changement de déplacement : placez une abeille de plus avant le joueur suivant, ou aucune pour attendre.
waggle-dance-tip-card-expertise = Expertise : faites un miel ou une éclosion avec deux abeilles qui ne sont pas égales.
waggle-dance-tip-card-directions = Directions : une fleur où vous avez une abeille accepte aujourd’hui vos abeilles de toute valeur. Bon pour y être le plus nombreux.
waggle-dance-tip-card-dirty-trick = Mauvais tour : quand un autre joueur place une abeille sur une fleur, déplacez-la sur une autre fleur.
waggle-dance-tip-card-sick-leave = Congés maladie : en début de journée, un dé d’un adversaire reste à la maison. De quoi casser une paire.
waggle-dance-tip-card-explore = Explorer : au lieu de piocher une carte, regardez-en trois et gardez la meilleure.
waggle-dance-tip-card-feint = Feinter : au lieu de placer une abeille, déplacez-en une que vous avez placée.

## Ce qu’on peut faire, et pourquoi

waggle-dance-advice-start = Certaines cartes ne se jouent qu’avant la première abeille : maintenant. Sinon, continuez.
waggle-dance-advice-first = Les fleurs donnent du pollen, A des salles, C des œufs. Commencez par le pollen.
waggle-dance-advice-place = Le plus d’abeilles sur une fleur rapporte 2 pollens : allez où les autres sont peu.
waggle-dance-advice-place-egg = Deux abeilles égales sur votre œuf, et demain vous avez une abeille de plus.
waggle-dance-advice-place-honey = Quatre pollens d’une couleur sont prêts : deux abeilles égales en font du miel.
waggle-dance-advice-forced = Cette abeille doit être placée : une paire ou la majorité sur une fleur vaut le plus.
waggle-dance-advice-answer = Un Mauvais tour l’envoie ailleurs : utile là où vous perdriez la première place.
waggle-dance-advice-brood = Deux abeilles égales font éclore l’œuf. Les cartes qui aident se jouent maintenant.
waggle-dance-advice-eggs = Mettez un œuf dans une salle vide : demain, une paire y donnera une abeille de plus.
waggle-dance-advice-store = Une couleur par salle : le miel en veut quatre pareils. Gardez une salle vide.
waggle-dance-advice-stored = Tout est rangé. Une carte donnerait un pollen de plus ; sinon, continuez.
waggle-dance-advice-trade = Échangez ce que vous avez en trop contre la couleur qui complète quatre.
waggle-dance-advice-traded = Mettez le nouveau pollen là où il complète quatre d’une couleur.
waggle-dance-advice-honey = Des abeilles égales relient leurs salles : réunissez quatre pollens d’une couleur.
waggle-dance-advice-mix = Déplacez le pollen entre les deux salles pour réunir quatre d’une couleur.
waggle-dance-advice-draw = Piochez : une carte change une abeille, épargne du pollen ou gêne un adversaire.
waggle-dance-advice-keep = Gardez la carte qui sert à ce que votre ruche est prête à faire.
waggle-dance-advice-wait = Regardez quelles places se ferment, et sur quelle fleur vous seriez le plus nombreux.
waggle-dance-advice-wait-night = La nuit passe les actions de A à G, le premier joueur toujours en premier.
