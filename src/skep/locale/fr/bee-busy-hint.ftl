# Bee Busy : ce qu’un indice propose, décision par décision jusqu’à la fin de la manche.
#
# $what : ce que la feuille y gagne, en mots ; $flower : une fleur en mots

bee-busy-hint-pick = Cueillez : { $flower }
bee-busy-hint-store = Alvéole { $comb } : { $what }
bee-busy-hint-brings = { $steps }. Cela apporte : { $what }.
bee-busy-hint-plain = { $steps }.
