# Butine ! : ce qu’un indice propose.
#
# $tile : une tuile en mots ; $names : les tuiles qu’elle toucherait ; $card, $gave, $took : des cartes

butine-hint-place = Posez un { $tile } à côté de { $names }.
butine-hint-last = C’est la dernière tuile de cette sorte.
butine-hint-gather = Butinez { $card } par { $names } : { $worth }.
butine-hint-take = Prenez { $card } au marché.
butine-hint-swap = Échangez { $gave } contre { $took } : cela coûte 1 point.
butine-hint-swap-deck = Échangez { $gave } contre la première carte de la pioche : cela coûte 1 point.
butine-hint-done = Restez-en là.
butine-hint-pass = Passez : il n’y a rien d’autre à faire.
# Dans le terminal, où les cartes sont des lettres.
butine-hint-opens = ouvre votre carte { $cards }
butine-hint-helps = ouvre { $cards } à { $player }
butine-hint-last-one = prend le dernier { $tile }
