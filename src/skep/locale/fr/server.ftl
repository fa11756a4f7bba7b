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
too-many-open = { $count } tables ouvertes d’ici aujourd’hui ne sont pas encore finies. Finissez-en d’abord une.
too-fast = C’était trop d’un coup. Patientez un instant.
frame-too-long = Le message est trop long : { $most } octets au plus.
frame-unreadable = Le message est illisible : { $detail }
table-moving = Cette table passe justement d’un serveur à un autre. Rien n’est perdu ; réessayez dans un instant.
bus-away = Ce serveur ne joint pas les autres en ce moment, ou va s’arrêter : adressez-vous à un autre.
storage-paused = Le serveur ne peut pas écrire sur son disque en ce moment, rien n’est donc accepté. Rien n’est perdu ; réessayez bientôt.
host-unknown = Ce serveur ne s’appelle pas { $host }. S’il le doit, lancez-le avec --origin et l’adresse que les gens tapent.
house-full = C’est plein : il y a autant de connexions que ce serveur peut en tenir. Réessayez bientôt.
address-full = { $most } connexions d’une même adresse sont déjà ouvertes, il ne peut pas y en avoir plus. Fermez-en, puis réessayez.
address-too-long = Cette adresse est trop longue ; { $most } octets au plus.
headers-too-long = Les en-têtes de cette requête sont trop longs ou trop nombreux ; { $most } octets et { $count } en-têtes au plus.
body-too-long = C’est trop long ; { $most } octets au plus, en un nombre raisonnable de parties.
too-slow = Cette requête a mis trop de temps à arriver.
desk-busy = Trop de gens demandent cela en ce moment. Réessayez dans quelques secondes.
no-lab = Ce serveur n’a pas de labo.
lab-one-at-a-time = Votre dernière étude n’est pas finie. Attendez-la, ou arrêtez-la.
lab-busy = Trop d’études attendent ici en ce moment. Réessayez dans quelques minutes.
banned = L’administration de ce serveur ne vous laisse pas entrer.
silenced = L’administration de ce serveur ne vous laisse pas parler ici.
read-only = Le serveur est en maintenance : vous pouvez regarder, mais rien n’est accepté pour l’instant. Rien n’est perdu, la partie reprendra bientôt.
no-such-pass = Ce lien a déjà servi, ou il est trop vieux. Faites-en un nouveau sur l’autre appareil.
here-only = Seule la personne devant l’ordinateur où tourne Skep peut faire cela.
no-local-network = Cet ordinateur n’est dans aucun réseau local d’où d’autres pourraient venir.
table-closed = L’administration de ce serveur a fermé cette table.

name-empty = Choisissez d’abord un nom.
name-too-long = Un nom compte au plus { $most } caractères.
name-bad-character = Un nom ne peut pas contenir le caractère { $code }.
name-mixed-scripts = Un mot d’un nom ne peut pas mêler des lettres d’écritures différentes, comme le latin et le grec.
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
removed = La personne qui a ouvert cette table vous en a éloigné.
not-yourself = On ne peut pas se faire cela à soi-même.
hand-seen = { $name } a vu une autre main de cette partie : cette place n’est donc pas pour { $name }. La personne qui a ouvert la table peut en décider autrement.
bots-stay-out = À cette table, personne ne se fait remplacer par un robot.
bot-too-fast = Le robot « { $bot } » est plus rapide que ceux du début de la course. Robots admis : { $bots }.
table-full = Il s’est passé tant de choses à cette table qu’on n’y note plus que ce qu’il faut pour finir la partie.
chat-empty = Ce message est vide.
chat-too-fast = Pas si vite : attendez un instant avant d’écrire de nouveau.
chat-full = On a assez parlé à cette table : la discussion est pleine.
muted = La personne qui a ouvert cette table vous y a coupé la parole.

hint-failed = Rien ne vient à l’esprit. Demandez encore une fois.
hint-none = Il n’y a pas d’indices dans ce jeu.
hint-race = Pas d’indices dans une course : le temps passe pendant qu’on réfléchit. Avec l’option « assistance », l’écran montre où va une tuile ; un casse-tête a ses propres indices.
hint-daily = La partie du jour n’a pas d’indices : chacun la joue seul.
hint-lesson = Une leçon n’a pas d’indices : le guide dit quoi faire.
hint-company = D’autres personnes jouent ici, il n’y a donc pas d’indices ; qui ouvre une table peut les permettre à tous.
hint-forbidden = La personne qui a ouvert cette table n’a pas voulu d’indices.
hint-not-your-turn = Vous pouvez demander un indice quand c’est votre tour.

notice-hinted = { $name } a demandé un indice.
notice-sat = { $name } prend la place { $seat }.
notice-back = { $name } joue de nouveau.
notice-left = { $name } quitte la place { $seat }.
notice-handed-over = { $name } cède sa place à { $to }.
notice-bot-for = Désormais, un robot joue pour { $name } : { $bot }.
notice-bot-sat = Désormais, un robot joue à la place { $seat } : { $bot }.
notice-admitted = { $name } peut prendre la place { $seat } tout en ayant vu une autre main : ainsi en a décidé la personne qui a ouvert la table.
notice-removed = { $name } a été éloigné de cette table.
notice-muted = { $name } n’a plus la parole.
notice-unmuted = { $name } a de nouveau la parole.

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
no-fork-of-races = Une course ne se reprend pas en chemin.
fork-of-old-rules = Cette partie a suivi d’anciennes règles : elle ne peut pas être reprise.
no-such-move = Cette partie compte { $moves } coups : il n’y a pas de coup { $move }.

no-such-lesson = Il n’y a pas de telle leçon pour « { $game } ».
lesson-other-move = Joli coup ! La leçon en demande un autre.
lesson-wait = Un instant : ce n’est pas à vous de jouer.
lesson-no-rematch = Une leçon se recommence depuis l’accueil.

serve-address = Skep est à l’adresse { $address }
serve-port-busy = Le port { $port } est occupé, c’est donc le port { $actual }.
serve-remote-bot = Le robot « { $bot } » peut venir à { $place } avec cet en-tête : Authorization: Bearer { $token }
serve-data = Les tables sont gardées dans { $folder }. Ctrl-C pour arrêter ; les parties en cours vous attendent.
serve-files = Jusqu’à { $connections } connexions à la fois, avec { $files } fichiers ouverts.
serve-failed = Le serveur n’a pas pu démarrer sur les données de { $folder }.
error-store-and-bus = Des serveurs qui partagent leurs données ont besoin des deux : --store postgresql://… et --bus nats://…
error-store-url = { $text } n’est pas un PostgreSQL ; écrivez par exemple postgresql://skep@db.example/skep.
error-proxy = { $text } n’est ni une adresse ni un réseau ; écrivez 127.0.0.1 ou 10.0.0.0/8.
error-keep = « { $text } » n’indique pas combien de temps garder les tables ; écrivez des jours, semaines ou années, comme 90d, 12w ou 1y

## `skep store`

store-none = il n’y a pas de données de Skep dans { $folder }
store-older = les données de { $folder } viennent d’un Skep plus ancien : lancez une fois « skep serve » dessus, il les met à jour
store-not-empty = { $folder } n’est pas vide : choisissez un dossier vide ou qui n’existe pas encore, pour que rien ne soit écrasé
store-sound = Tout va bien : { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}, { $lines ->
    [0] aucune ligne
    [one] une ligne
   *[other] { $lines } lignes
}.
store-file-damaged = Le fichier est abîmé : { $why }
store-table-damaged = La table { $table } est abîmée : { $why }
store-damaged = Tables abîmées : { $damaged } sur { $tables }. Les autres restent jouables.
store-copied = Les données ont été copiées dans { $folder }.
store-restored = Les données sont de retour, dans { $folder }.
store-database-not-empty = la base { $database } n’est pas vide : choisissez-en une sans tables, sans joueurs ni réglages, pour que rien ne soit mélangé
store-moving = Copie et comparaison
store-moved = Copié dans { $target }, relu et comparé : { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}, ainsi que tout le reste. Tout est identique.
store-left-out = Laissée de côté : { $table } ({ $why })
store-exported = { $tables ->
    [0] Aucune table n’a été écrite
    [one] Une table a été écrite
   *[other] { $tables } tables ont été écrites
} dans { $file }. Le fichier contient les secrets des parties en cours : gardez-le pour vous.
store-records-exported = { $tables ->
    [0] Aucune partie finie n’a été écrite
    [one] Une partie finie a été écrite
   *[other] { $tables } parties finies ont été écrites
} dans { $folder }. « skep verify » sait les lire.
store-imported = { $tables ->
    [0] Aucune table n’a été ajoutée
    [one] Une table a été ajoutée
   *[other] { $tables } tables ont été ajoutées
}{ $there ->
    [0] .
   *[other]  ; { $there } étaient déjà là.
}

serve-metrics = Les mesures pour Prometheus sont à { $place }.
serve-metrics-place = --metrics { $text } : les mesures ne se lisent que sur cette machine ; donnez une adresse comme 127.0.0.1:9464.
serve-metrics-busy = --metrics { $text } : { $why }

## skep admin

admin-no-server = Aucun serveur ne tourne sur { $folder } : il n’y a personne à qui le demander.
admin-store = C’est impossible : { $why }
admin-unreadable = Le serveur n’a pas compris cet ordre ; il est peut-être d’une autre version.
admin-not-you = Le serveur ne prend pas d’ordres de vous. Lancez cette commande sous le compte qui fait tourner le serveur.
admin-nobody = Personne n’a l’identifiant « { $whom } », et ce n’est pas une adresse IP. `skep admin people` montre qui est là.
admin-tables = { $count ->
    [0] Il n’y a aucune table.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-table = { $lines ->
    [one] { $lines } ligne dans son journal. Les places, et qui est là :
   *[other] { $lines } lignes dans son journal. Les places, et qui est là :
}
admin-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
admin-status-open = ouverte
admin-status-running = en cours
admin-status-over = finie
admin-status-closed = fermée
admin-public = publique
admin-private = par lien seulement
admin-closed = La table { $table } est fermée. Il ne s’y passe plus rien.
admin-deleted = La table { $table } a disparu pour toujours.
admin-people = { $count ->
    [0] Personne n’est connecté.
    [one] { $count } connexion.
   *[other] { $count } connexions.
}
admin-mute = { $whom } ne peut plus parler à aucune table.
admin-kick = { $whom } est mis dehors ({ $sockets ->
    [one] { $sockets } connexion
   *[other] { $sockets } connexions
}) et le reste un moment.
admin-ban = { $whom } est mis dehors ({ $sockets ->
    [one] { $sockets } connexion
   *[other] { $sockets } connexions
}) et le reste.
admin-unban = { $count ->
    [0] Rien ne pesait sur { $whom }.
   *[other] Plus rien ne pèse sur { $whom }.
}
admin-bans = { $count ->
    [0] Rien ne pèse sur personne.
    [one] { $count } entrée : quoi, qui, depuis quand, jusqu’à quand.
   *[other] { $count } entrées : quoi, qui, depuis quand, jusqu’à quand.
}
admin-word-ban = dehors
admin-word-mute = muet
admin-key = Les cookies sont signés par une nouvelle clé. Les anciens restent valables { $days } jours, et sont renouvelés quand leur propriétaire revient.
admin-key-forgotten = Les cookies sont signés par une nouvelle clé, et aucun ancien n’est plus valable : chacun devient quelqu’un de nouveau.
admin-read-only-on = Le serveur est maintenant en lecture seule, et chacun en est averti.
admin-read-only-off = Le serveur accepte de nouveau les commandes.
admin-silent = Ces serveurs de la maison n’ont pas répondu, et ce qu’ils savent manque : { $servers }
