# Butine! / Bizzy Bee! — why a move is refused, what happened, how it ended.

-butine-tile = { $tile ->
    [W] daisy hexagon
    [R] poppy trapezoid
    [Y] dandelion rhombus
   *[B] borage triangle
}
