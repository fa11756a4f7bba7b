# The rules on paper: captions of their pages, and words on the drawings of examples.

print-rules-summary = The rules for the table
print-rules-rulebook = All the rules

print-rules-step = The next two pages are the rules for the table: keep them whole.
print-rules-step-all = The next two pages are the rules for the table; all the rules follow them. Keep these pages whole.
print-rules-step-rulebook = The next pages are the rules: keep them whole.
print-solutions = Solutions
print-puzzle-solved = One way to do it is on the last page.

print-rules-butine-side = a whole side, two corners
print-rules-butine-part = a part of a side, one corner
print-rules-butine-shifted = long side to long side, but no corner at a corner
print-rules-butine-over = over a side, or a part of one
print-rules-butine-corner = not over a corner

print-rules-la-ruche-front = a tile, bee up
print-rules-la-ruche-back = the same tile turned over
print-rules-la-ruche-opening = before the race: exactly one side, in the same colour
print-rules-la-ruche-fits = two sides touch, and both match
print-rules-la-ruche-clash = one of the two sides does not match
print-rules-la-ruche-alone = in the race, one tile is not enough
print-rules-la-ruche-three = three contacts: up to three gifts; with the bee up, four if you play both options

# $player: violet, yellow, blue or orange, by the first letter
print-rules-waggle-dance-player = { $player ->
    [violet] V
    [yellow] Y
    [blue] B
   *[orange] O
}
print-rules-waggle-dance-hatch = B: two bees of the same number on an egg; each of these three hatches
print-rules-waggle-dance-honey = F: four pollen of a colour and two bees of the same number; each of these rooms becomes honey
print-rules-waggle-dance-linked = F: a 2 on each of two rooms links them; the room without a bee takes no part

# $kind: red, blue or yellow
print-rules-bee-busy-kind = { $kind ->
    [red] two red
    [blue] two blue
   *[yellow] two yellow
}
print-rules-bee-busy-or = or
