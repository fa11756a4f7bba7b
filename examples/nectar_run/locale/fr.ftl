# Les mots de Nectar Run.

nectar-run-title = Nectar Run
nectar-run-summary = Envoyez vos abeilles vers trois fleurs, et prenez la dernière goutte au plus juste.
nectar-run-help =
    Les coups de Nectar Run :
      fly 3 thyme       envoyer une abeille de force 3 vers le thym
      rest              quand aucune de vos abeilles ne peut voler

## Options et fins

nectar-run-option-bonus = points pour qui prend exactement les dernières gouttes d’une fleur (NEC-5)
nectar-run-reason-dry = Toutes les fleurs sont vides.

## Ce qu’il y a sur la table

nectar-run-view-hand = Vos abeilles
nectar-run-view-nectar = Nectar restant
nectar-run-view-scents = Odeur de la dernière abeille
nectar-run-view-bees = Abeilles en main
nectar-run-view-drops = Gouttes
nectar-run-view-picked = Fleurs vidées au plus juste
nectar-run-view-flown = Abeilles déjà parties
nectar-run-view-deck = Abeilles à venir

## Coups

nectar-run-about-fly = prend au plus { $bee ->
    [one] { $bee } goutte
   *[other] { $bee } gouttes
}
nectar-run-about-rest = toutes les odeurs s’effacent

## Ce qui s’est passé

nectar-run-fact-started = { $player } commence.
nectar-run-fact-dealt = Vos abeilles : { $bees }.
nectar-run-fact-flew = { $player } envoie une abeille de force { $bee } vers { $flower ->
    [clover] le trèfle
    [thyme] le thym
   *[linden] le tilleul
} ({ $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}).
nectar-run-fact-picked = { $player } prend exactement les dernières gouttes { $flower ->
    [clover] du trèfle
    [thyme] du thym
   *[linden] du tilleul
} !
nectar-run-fact-drew = { $player } pioche une abeille.
nectar-run-fact-drew-bee = Une abeille de force { $bee } vous rejoint.
nectar-run-fact-rested = { $player } se repose : toutes les odeurs s’effacent.

## Refus

nectar-run-game-over = La partie est terminée.
nectar-run-not-your-turn = Ce n’est pas votre tour.
nectar-run-no-such-bee = Vous n’avez pas d’abeille de force { $bee }.
nectar-run-empty-flower = Il ne reste plus de nectar dans { $flower ->
    [clover] le trèfle
    [thyme] le thym
   *[linden] le tilleul
}.
nectar-run-same-scent = La dernière abeille venue { $flower ->
    [clover] au trèfle
    [thyme] au thym
   *[linden] au tilleul
} était elle aussi de force { $bee }.
nectar-run-must-fly = On ne se repose que si aucune abeille ne peut voler. Vous pourriez jouer « { $move } ».
