# Waggle Dance: what a hint suggests.
#
# $place: where a bee goes, in words; $colour, $gave, $got: colours in words; $card: a card’s name

waggle-dance-hint-place = Place the { $die }: { $place }.
waggle-dance-hint-card = Play { $card }: { $what }
waggle-dance-hint-hatch = Hatch the egg in room { $room } with Expertise: one die more from tomorrow.
waggle-dance-hint-egg = Take an egg into room { $room }.
waggle-dance-hint-store = Put { $colour } into room { $room }.
waggle-dance-hint-trade = Trade { $gave } of room { $room } for { $got }.
waggle-dance-hint-move = Move { $colour } from room { $start } to room { $end }.
waggle-dance-hint-swap = Swap { $colour } of room { $start } for { $got } of room { $end }.
waggle-dance-hint-honey = Turn room { $room } to honey{ $cards ->
    [none] .
   *[other] { " " }with { $cards }.
}
waggle-dance-hint-draw = Draw a Queen card.
waggle-dance-hint-keep = Keep { $card }: { $what }
waggle-dance-hint-overtime = turn a { $die } to { $value }
waggle-dance-hint-sick-leave = a { $die } of { $player }
waggle-dance-hint-more = place one bee more
waggle-dance-hint-none = place no bee
waggle-dance-hint-done = { $what }: there is nothing better to do here.
