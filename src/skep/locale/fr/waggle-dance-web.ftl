# Waggle Dance dans le navigateur : les mots du plateau. Les autres sont dans waggle-dance.ftl.
#
# $colour, $gave, $got : une couleur de pollen, ou « egg », comme dans les règles
# $card : une carte de la Reine comme dans les règles ; $cards : plusieurs en mots, déjà jointes
# $place : un endroit en mots ; $spot : un endroit comme dans les règles (A4, D3, room2)
# $die, $value : ce que montre un dé ; $cubes : du pollen en mots, déjà joint

## Les noms

waggle-dance-web-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [red] rouge
    [purple] violet
    [blue] bleu
    [egg] œuf
    [honey] miel
   *[other] { $colour }
}
waggle-dance-web-flower = { $colour ->
    [white] marguerite
    [yellow] pissenlit
    [orange] souci
    [red] coquelicot
    [purple] iris
   *[blue] bourrache
}
waggle-dance-web-card = { waggle-dance-card }
waggle-dance-web-card-what = { $card ->
    [overtime] Juste avant de placer une abeille, donnez-lui la valeur de votre choix.
    [volunteer] Lancez le dé Volontaire : une abeille de plus pour cette manche.
    [efficiency] Un miel coûte un pollen de moins : trois d’une couleur.
    [alchemy] Un miel avec quatre pollens de deux couleurs ; avec Efficacité, avec trois.
    [mix] Déplacez du pollen entre deux de vos salles.
    [bounty] Réclamez un pollen de plus d’une fleur dont vous en avez réclamé.
    [queens-gift] Prenez un œuf ou une salle de la réserve.
    [shift-change] Placez une abeille de plus avant le joueur suivant, ou aucune.
    [expertise] Faites éclore un œuf, ou du miel, avec deux abeilles de valeurs différentes.
    [directions] Une fleur où vous avez placé une abeille aujourd’hui accepte toutes les vôtres.
    [dirty-trick] Déplacez sur une autre fleur l’abeille qui vient d’être placée sur une fleur.
    [sick-leave] Un dé d’un adversaire reste à la maison pour cette manche.
    [explore] Au lieu de piocher : regardez trois cartes, gardez-en une.
   *[feint] Au lieu de placer une abeille, déplacez-en une que vous avez placée.
}
waggle-dance-web-card-when = { $card ->
    [volunteer] au début du jour
    [sick-leave] au début du jour
    [overtime] le jour, quand vous placez
    [shift-change] le jour, quand vous placez
    [directions] le jour, quand vous placez
    [feint] le jour, quand vous placez
    [dirty-trick] le jour, quand un autre place
    [bounty] la nuit, en D
    [mix] la nuit
    [queens-gift] la nuit
    [expertise] la nuit, en B ou F
    [explore] la nuit, en G
   *[other] la nuit, en F
}
waggle-dance-web-action = { $action ->
    [A] Salles
    [B] Couveuse
    [C] Œufs
    [D] Pollen
    [E] Échange
    [F] Miel
   *[G] Cartes
}
waggle-dance-web-action-what = { $action ->
    [A] Chaque abeille ici prend une salle.
    [B] Deux abeilles égales font éclore un œuf.
    [C] Chaque abeille ici prend un œuf dans une salle vide.
    [D] Le plus d’abeilles sur une fleur : 2 pollens ; en second : 1. S’il n’y en a pas assez pour un joueur : rien pour lui.
    [E] Chaque abeille ici peut échanger deux d’une couleur, ou un œuf, contre un pollen.
    [F] Deux abeilles égales sur quatre d’une couleur : miel. Abeilles égales : salles reliées.
   *[G] Chaque abeille ici pioche une carte de la Reine.
}
waggle-dance-web-place = { $kind ->
    [flower] fleur D{ $number }
    [room] salle { $number }
   *[space] { $spot }
}

## La table des actions

waggle-dance-web-actions = Les sept actions, dans l’ordre de la nuit
waggle-dance-web-value = Valeur { $value }
waggle-dance-web-rule-of = { $what } : règle { $rule }
waggle-dance-web-left = reste { $count }
waggle-dance-web-space-free = { $spot }, libre
waggle-dance-web-space-blocked = { $spot }, bloquée
waggle-dance-web-space-bee = { $spot }, une abeille de { $player }
waggle-dance-web-flower-label = D{ $number }, { waggle-dance-web-flower }, { waggle-dance-web-colour } : { waggle-dance-web-pollen } ; { $bees }
waggle-dance-web-no-bees = pas d’abeille
waggle-dance-web-bees-of = { $count } de { $player }
waggle-dance-web-can = { $label } ; à choisir
waggle-dance-web-open-to-all = toutes vos abeilles peuvent venir ici aujourd’hui

## Dés et ruches

waggle-dance-web-my-dice = Vos abeilles
waggle-dance-web-dice-of = Abeilles de { $player }
waggle-dance-web-die = Abeille qui montre { $die }
waggle-dance-web-die-of = Abeille de { $player } qui montre { $die }
waggle-dance-web-no-dice = Toutes placées
waggle-dance-web-at-home = à la maison : { $dice }
waggle-dance-web-my-hive = Votre ruche
waggle-dance-web-hive-of = Ruche de { $player }
waggle-dance-web-room = Salle { $number } : { $what }
waggle-dance-web-room-bees = { $label } ; abeilles { $bees }
waggle-dance-web-room-empty = vide
waggle-dance-web-cubes = { $count } { waggle-dance-web-colour }
waggle-dance-web-cube-in = { waggle-dance-web-colour } dans la salle { $number }
waggle-dance-web-make-honey = Miel
waggle-dance-web-make-honey-in = Faire du miel dans la salle { $number }
waggle-dance-web-hatch = Éclore
waggle-dance-web-hatch-in = Faire éclore l’œuf de la salle { $number } avec Expertise
waggle-dance-web-with = { $cards ->
    [none] Sans carte
   *[other] Avec { $cards }
}
waggle-dance-web-claims = À ranger
waggle-dance-web-claim = { waggle-dance-web-colour } à ranger
waggle-dance-web-claims-of = { $player } range : { $cubes }
waggle-dance-web-aside = Rendu à la fin de D
waggle-dance-web-aside-of = { $player } laisse jusqu’à la fin de D : { $cubes }
waggle-dance-web-store-for-me = Ranger pour moi

## Les joueurs

waggle-dance-web-players = Les autres ruches
waggle-dance-web-you = vous
waggle-dance-web-first = commence
waggle-dance-web-honey-of = { $count ->
    [one] { $count } miel
   *[other] { $count } miels
} sur { $goal }
waggle-dance-web-pollen = { $count ->
    [one] { $count } pollen
   *[other] { $count } pollens
}
waggle-dance-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
waggle-dance-web-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
waggle-dance-web-enlarge = Agrandir la ruche de { $player }
waggle-dance-web-shrink = Réduire la ruche de { $player }
waggle-dance-web-acts = décide
waggle-dance-web-wins = gagne

## Les cartes de la Reine

waggle-dance-web-hand = Vos cartes de la Reine
waggle-dance-web-hand-of = Cartes de la Reine de { $player }
waggle-dance-web-no-cards = Vous n’avez pas de carte de la Reine. Les abeilles en G en piochent.
waggle-dance-web-playable = jouable maintenant
waggle-dance-web-show-hand = Montrer les cartes de { $player }
waggle-dance-web-choose-for = { waggle-dance-web-card } : { $what }
waggle-dance-web-card-go = { $card ->
    [volunteer] Lancer le dé Volontaire
   *[explore] Regarder trois cartes
}
waggle-dance-web-choice-more = Placer une abeille de plus
waggle-dance-web-choice-none = N’en placer aucune
waggle-dance-web-choice-tile = Prendre une salle
waggle-dance-web-choice-value = La tourner sur { $value }
waggle-dance-web-choice-bee = L’abeille qui montre { $value }
waggle-dance-web-put-away = Reposer
waggle-dance-web-keep = Garder { waggle-dance-web-card }
waggle-dance-web-keep-one = Gardez une de ces cartes
waggle-dance-web-discard-none = Aucune carte n’a encore été jouée.
waggle-dance-web-discard = Cartes jouées : { $count }
waggle-dance-web-in-play = En jeu jusqu’à la fin de la nuit : { $cards }

## Ce qu’il y a à faire

waggle-dance-web-to-do-of = { $player } : { $what }
waggle-dance-web-to-do-over = La partie est terminée.
waggle-dance-web-to-do-sent = En chemin …
waggle-dance-web-to-do-wait = { $phase ->
    [start] { $players } : des cartes pour le début du jour ?
    [place] { $players } place une abeille.
    [answer] { $players } : une réponse à l’abeille en D{ $flower } ?
    [brood] B, couveuse : on attend { $players }.
    [eggs] C, œufs : on attend { $players }.
    [store] D, pollen : on attend { $players }.
    [trade] E, échange : on attend { $players }.
    [honey] F, miel : on attend { $players }.
   *[draw] G, cartes de la Reine : on attend { $players }.
}
waggle-dance-web-to-do-start = Début du jour : jouez une carte, ou continuez.
waggle-dance-web-to-do-place = { $left ->
    [one] Choisissez une de vos abeilles.
   *[other] Placez { $left } abeilles : choisissez-en une.
}
waggle-dance-web-to-do-forced = Placez maintenant le { $die } : choisissez un endroit éclairé.
waggle-dance-web-to-do-answer = { $player } a placé un { $die } en D{ $flower } : un mauvais tour ?
waggle-dance-web-to-do-brood = { $count ->
    [0] B, couveuse : rien n’éclot cette nuit. Une carte ?
    [one] B, couveuse : jouez une carte, ou laissez éclore l’œuf.
   *[other] B, couveuse : jouez une carte, ou laissez éclore les œufs.
}
waggle-dance-web-to-do-eggs = { $bees ->
    [one] C : prenez un œuf dans une salle vide.
   *[other] C : prenez jusqu’à { $bees } œufs dans des salles vides.
}
waggle-dance-web-to-do-store = D : rangez votre pollen, quatre par salle. Le reste retourne sur sa fleur.
waggle-dance-web-to-do-stored = D : tout est rangé. Une carte ?
waggle-dance-web-to-do-trade = { $bees ->
    [one] E : un échange. Choisissez deux d’une couleur, ou un œuf, puis une fleur.
   *[other] E : { $bees } échanges. Choisissez deux d’une couleur, ou un œuf, puis une fleur.
}
waggle-dance-web-to-do-traded = E : rangez le nouveau pollen dans une salle.
waggle-dance-web-to-do-honey = F : déplacez du pollen entre salles reliées, faites du miel.
waggle-dance-web-to-do-mix = Mélanger : déplacez du pollen entre les salles { $one } et { $other }.
waggle-dance-web-to-do-draw = { $bees ->
    [one] G : piochez une carte.
   *[other] G : piochez { $bees } cartes.
}
waggle-dance-web-to-do-keep = Explorer : gardez une de ces cartes.
waggle-dance-web-to-do-spot = Un { $die } : choisissez un endroit éclairé.
waggle-dance-web-to-do-room = { waggle-dance-web-colour } : choisissez une salle éclairée.
waggle-dance-web-to-do-flower = Contre { waggle-dance-web-colour } : choisissez une fleur.
waggle-dance-web-to-do-flow = { waggle-dance-web-colour } : choisissez une salle reliée.
waggle-dance-web-to-do-egg = Un œuf : choisissez une salle vide.
waggle-dance-web-to-do-recipe = Quelles cartes aident ?
waggle-dance-web-to-do-card = { $card ->
    [overtime] choisissez une abeille.
    [value] la tourner sur quel nombre ?
    [sick-leave] choisissez un dé d’un adversaire.
    [shift-change] une abeille de plus, ou aucune ?
    [directions] choisissez une fleur où vous avez placé une abeille aujourd’hui.
    [feint] choisissez une abeille que vous avez placée.
    [dirty-trick] choisissez la fleur où elle va.
    [mix] choisissez deux salles.
    [bounty] choisissez une fleur.
    [queens-gift] prenez une salle, ou choisissez une salle vide pour un œuf.
    [go] c’est parti ?
   *[other] choisissez une salle.
}
waggle-dance-web-outlook = { $brings ->
    [room] { $now ->
        [0] Cette nuit : rien, il ne reste pas de salle.
       *[other] Cette nuit : une nouvelle salle.
    }
    [egg] { $now ->
        [0] Cette nuit : pas d’œuf, à moins qu’une salle se vide.
       *[other] Cette nuit : un œuf.
    }
    [trade] { $now ->
        [0] Cette nuit : un échange, si vous avez alors de quoi donner.
       *[other] Cette nuit : un échange.
    }
    [card] { $now ->
        [0] Cette nuit : rien, il ne reste pas de carte.
       *[other] Cette nuit : une carte de la Reine.
    }
    [hatch] { $now ->
        [0] Encore une abeille de cette valeur, et l’œuf éclot.
       *[other] Cette nuit : l’œuf éclot.
    }
    [honey] { $now ->
        [0] Encore une abeille de cette valeur, et la salle devient miel.
       *[other] Cette nuit : du miel.
    }
    [link] { $now ->
        [0] Une abeille de cette valeur dans une autre salle relierait les deux.
        [one] Relie cette salle à une autre : le pollen peut circuler.
       *[other] Relie cette salle à { $now } autres : le pollen peut circuler.
    }
   *[pollen] { $sure ->
        [yes] Cette nuit : { $now } pollen ; aucun dé de la table n’y change rien.
       *[no] Cette nuit : { $now } pollen en l’état ; d’autres abeilles peuvent le réduire à { $least }.
    }
}
waggle-dance-web-places = { $count ->
    [one] { $count } endroit à choisir.
   *[other] { $count } endroits à choisir.
}

## Les boutons qui terminent quelque chose

waggle-dance-web-done-start = Aux abeilles
waggle-dance-web-done-answer = Laisser faire
waggle-dance-web-done-brood = { $count ->
    [0] Continuer
    [one] Laisser éclore l’œuf
   *[other] Laisser éclore les œufs
}
waggle-dance-web-done-eggs = Plus d’œuf
waggle-dance-web-done-store = { $count ->
    [0] Tout est rangé
    [one] Laisser un pollen
   *[other] Laisser { $count } pollens
}
waggle-dance-web-to-do-leave = { $count ->
    [one] Il y a de la place dans votre ruche : laisser quand même ce pollen ?
   *[other] Il y a de la place dans votre ruche : laisser quand même { $count } pollens ?
}
waggle-dance-web-done-leave = { $count ->
    [one] Oui, laisser ce pollen
   *[other] Oui, laisser { $count } pollens
}
waggle-dance-web-go-on-storing = Non, continuer à ranger
waggle-dance-web-done-trade = Plus d’échange
waggle-dance-web-done-honey = { $count ->
    [0] Les abeilles rentrent
    [one] Faire le miel et rentrer
   *[other] Faire { $count } miels et rentrer
}
waggle-dance-web-done-mix = Fin du mélange
waggle-dance-web-draw = Piocher une carte

## Les fenêtres qui se ferment d’elles-mêmes

waggle-dance-web-wait = Attendez, je réfléchis
waggle-dance-web-thinking = Prenez votre temps.
waggle-dance-web-by-itself = Continue tout seul dans { $seconds } s.
waggle-dance-web-pass-all = Tout laisser passer cette manche
waggle-dance-web-pace = Rythme
waggle-dance-web-speed = Mouvement
waggle-dance-web-speed-is = { $speed ->
    [calm] calme
    [usual] habituel
    [quick] rapide
   *[none] aucun
}
waggle-dance-web-wait-time = Temps pour répondre
waggle-dance-web-wait-is = { $seconds ->
    [0] jusqu’à ma réponse
   *[other] { $seconds } s
}

## Jour et nuit

waggle-dance-web-day = Jour { $round }
waggle-dance-web-night = Nuit { $round }
waggle-dance-web-goal = jusqu’à { $goal } miels
waggle-dance-web-skip = Passer
waggle-dance-web-steps = Pas à pas
waggle-dance-web-steps-none = Rien encore.

## Ce qui s’est passé

waggle-dance-web-fact-started = { $player } lance le plus haut et commence.{ $count ->
    [0] {""}
   *[other] { " " }Bloquées : { $blocked }.
}
waggle-dance-web-fact-day-began = Jour { $round } : tout le monde lance ; { $player } commence.
waggle-dance-web-fact-placed = { $player } place un { $die } : { $place }.
waggle-dance-web-fact-night-fell = La nuit { $round } tombe.
waggle-dance-web-fact-rooms-claimed = A : { $player } prend { $count ->
    [one] une salle
   *[other] { $count } salles
}.
waggle-dance-web-fact-hatched = B : un œuf de { $player } éclot{ waggle-dance-web-by } ; { $dice } dés dès demain.
waggle-dance-web-fact-egg-taken = C : { $player } prend un œuf dans la salle { $room }.
waggle-dance-web-fact-pollen-claimed = D{ $flower }, { waggle-dance-web-colour } : { $who }.
waggle-dance-web-fact-stored = D : { $player } range { waggle-dance-web-colour } dans la salle { $room }.
waggle-dance-web-fact-returned = D : { $player } rend { $cubes }.
waggle-dance-web-fact-traded = E : { $player } donne { $given } contre { waggle-dance-web-colour }.
waggle-dance-web-fact-trades-left = E : { $bees ->
    [one] une abeille de { $player } rentre
   *[other] { $bees } abeilles de { $player } rentrent
} sans échange.
waggle-dance-web-fact-moved = { $player } déplace { waggle-dance-web-colour } de la salle { $start } à la { $end }.
waggle-dance-web-fact-swapped = { $player } échange { waggle-dance-web-colour } de la salle { $start } contre { $taken } de la { $end }.
waggle-dance-web-fact-honey-made = F : { $player } fait du miel{ waggle-dance-web-by } : { $honey } en tout.
waggle-dance-web-fact-drew = G : { $player } pioche une carte.
waggle-dance-web-fact-drew-card = G : vous piochez { waggle-dance-web-card }.
waggle-dance-web-fact-reshuffled = Les cartes jouées forment une nouvelle pioche.
waggle-dance-web-fact-ended = La partie est terminée : { $winners } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}.
waggle-dance-web-fact-overtime-played = Heures supplémentaires : { $player } tourne un { $die } sur { $value }.
waggle-dance-web-fact-volunteer-played = Volontaire : { $player } lance une abeille de plus, un { $value }.
waggle-dance-web-fact-sick-leave-played = Congés maladie : { $player } renvoie un { $die } de { $whose } à la maison.
waggle-dance-web-fact-shift-changed = Changement de déplacement : { $player } place { $bees ->
    [more] une abeille de plus
   *[none] aucune abeille
}.
waggle-dance-web-fact-directions-played = Directions : D{ $flower } accepte toutes les abeilles de { $player } aujourd’hui.
waggle-dance-web-fact-feinted = Feinter : { $player } reprend un { $die } ({ $place }).
waggle-dance-web-fact-dirty-trick-played = Mauvais tour : { $player } déplace le { $die } de { $whose } de D{ $start } en D{ $end }.
waggle-dance-web-fact-mix-played = Mélanger : { $player } relie les salles { $one } et { $next }.
waggle-dance-web-fact-bounty-played = Prime : { $player } réclame un { waggle-dance-web-colour } de plus.
waggle-dance-web-fact-gift-played = Cadeau de la Reine : { $player } prend { $gift ->
    [egg] un œuf dans la salle { $room }
   *[room] une salle
}.
waggle-dance-web-fact-explored = Explorer : { $player } regarde { $count } cartes.
waggle-dance-web-fact-explored-cards = Explorer : { $cards }.
waggle-dance-web-fact-kept = { $player } en garde une et défausse { $cards }.
waggle-dance-web-fact-kept-card = Vous gardez { waggle-dance-web-card } et défaussez { $cards }.
waggle-dance-web-by = { $help ->
    [none] {""}
   *[other] { " " }avec { $cards }
}
waggle-dance-web-two-of = deux { waggle-dance-web-colour }
waggle-dance-web-an-egg = un œuf

## Touches

waggle-dance-web-key-dice = choisir une abeille de cette valeur
waggle-dance-web-key-arrows = aller sur ce qui peut être choisi
waggle-dance-web-key-next = la prochaine chose à choisir, celle d’avant
waggle-dance-web-key-enter = la choisir
waggle-dance-web-key-escape = reposer
waggle-dance-web-key-cards = à vos cartes de la Reine
waggle-dance-web-key-done = le bouton qui termine ; piocher une carte
waggle-dance-web-key-store = ranger pour moi
waggle-dance-web-key-wait = attendez, je réfléchis
waggle-dance-web-key-skip = passer le mouvement
