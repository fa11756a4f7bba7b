# Ce que dit le serveur : les refus sans rapport avec une règle d’un jeu, les fautes, le démarrage.

bad-request = La demande est illisible : { $detail }
no-such-address = Il n’y a rien à cette adresse.
no-such-game = Il n’y a pas de jeu « { $game } ».
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
table-unreadable = Cette table ne peut pas être rouverte : son journal est abîmé.
rules-retired = Cette partie a été jouée avec la version { $version } des règles de { $game }, que Skep ne joue plus (il joue { $played }). Un Skep plus ancien peut encore la montrer.
rules-newer = Cette partie a été jouée avec la version { $version } des règles de { $game }, plus récente que ce Skep (il joue { $played }). Un Skep plus récent peut la montrer.
not-known = Votre navigateur n’est pas encore connu ici. Rechargez la page.
too-many-tables = Trop de tables viennent d’être ouvertes d’ici. Patientez un peu.
too-fast = C’était trop d’un coup. Patientez un instant.
frame-too-long = Le message est trop long : { $most } octets au plus.
frame-unreadable = Le message est illisible : { $detail }
storage-paused = Le serveur ne peut pas écrire sur son disque en ce moment, rien n’est donc accepté. Rien n’est perdu ; réessayez bientôt.

name-empty = Choisissez d’abord un nom.
name-too-long = Un nom compte au plus { $most } caractères.
name-bad-character = Un nom ne peut pas contenir le caractère { $code }.
name-confusable = Ce nom ressemble trop à « { $other } », qui est déjà à cette table.

stale = La partie a continué depuis. Regardez de nouveau.
not-a-move = Ce n’est pas un coup de ce jeu : { $detail }
not-seated = Vous n’avez pas de place à cette table.
not-your-seat = La place { $seat } n’est pas la vôtre.
no-such-seat = Il n’y a pas de place { $seat }.
seat-taken = La place { $seat } est prise.
seat-played-by-bot = Un robot joue à votre place. Reprenez-la d’abord.
seats-not-filled = Il reste des places vides.
host-only = Seule la personne qui a ouvert la table peut le faire.
game-started = La partie a déjà commencé.
game-not-running = La partie n’est pas en cours.
game-not-over = La partie n’est pas encore finie.
game-over = La partie est finie.
nothing-to-undo = Rien à reprendre : quelque chose a été pioché ou montré depuis, ou quelqu’un d’autre a joué.
no-such-bot = Il n’y a pas de robot « { $bot } ». Robots : { $bots }.
no-bot-here = Il n’y a pas de robot à la place { $seat }.
player-still-here = { $name } est là, ou l’était à l’instant : attendez un peu.
nobody-to-hand-over-to = Cette personne n’est pas à la table.
no-spectators = Cette table ne veut pas de spectateurs.
chat-empty = Ce message est vide.
chat-too-fast = Pas si vite : attendez un instant avant d’écrire de nouveau.

race-held = La course est suspendue.
race-not-started = Pas encore : la course commence dans un instant.
race-wait = Pas encore : une tuile refusée coûte une courte pause.
no-race = Aucune course n’est en cours ici.

no-daily = Il n’y a pas de partie du jour pour « { $game } ».
daily-other-day = La partie du { $date } ne se joue pas aujourd’hui.
daily-alone = La partie du jour se joue seul, avec les options habituelles.
daily-other-game = Ce n’est pas un enregistrement de la partie du { $date }.
no-advice = Il n’y a pas de solveur pour « { $game } », donc pas d’indices.
no-foresight = À cette table, personne ne peut voir à l’avance.

no-such-lesson = Il n’y a pas de telle leçon pour « { $game } ».
lesson-other-move = Joli coup ! La leçon en demande un autre.
lesson-wait = Un instant : ce n’est pas à vous de jouer.
lesson-no-rematch = Une leçon se recommence depuis l’accueil.

serve-address = Skep est à l’adresse { $address }
serve-port-busy = Le port { $port } est occupé, c’est donc le port { $actual }.
serve-data = Les tables sont gardées dans { $folder }. Ctrl-C pour arrêter ; les parties en cours vous attendent.
serve-failed = Le serveur n’a pas pu démarrer sur les données de { $folder }.
