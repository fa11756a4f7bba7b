# La maison autour des plateaux dans le navigateur : accueil, table, revue. $player, $name : des noms.

## Toutes les pages

web-home = À l’accueil
web-close = Fermer
web-other-language = English
web-language-is = La page est maintenant en français.
web-to-dark = Couleurs du soir
web-sound = Sons
web-sound-on = Sons discrets
web-sound-volume = Volume
web-to-light = Couleurs du jour
web-rulebook = Règles
web-rule = Règle { $rule }
web-looking = Un instant …

## La connexion

web-connecting = Connexion …
web-reconnecting = La connexion s’est perdue. Reconnexion …
web-offline = Pas de connexion au serveur. Rien n’est perdu ; nous réessayons.
web-try-now = Réessayer
web-outdated = Le serveur a été renouvelé. Rechargez la page pour continuer.
web-reload = Recharger
web-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
web-server-fault = Le serveur n’a pas pu le faire : { $detail }

## L’accueil

web-tagline = Des jeux d’abeilles, en solo ou ensemble
web-to-come = à venir
web-play-now = Jouer tout de suite
web-play-now-why = Contre le robot le plus doux, avec de l’aide
web-skip-to-games = Aller aux jeux
web-new-table = Une table de { $game }
web-your-name = Votre nom
web-name = Nom
web-keep-name = Garder ce nom
web-change-name = Changer de nom
web-guest = Invité
web-guest-names = Trèfle, Bruyère, Tilleul, Thym, Sauge, Acacia, Bourrache, Mélilot, Saule, Romarin, Ronce, Coquelicot, Pâquerette, Aubépine, Lavande, Marjolaine
web-learn = Première fois ?
web-learn-why = Apprenez en jouant : une première partie guidée, cinq minutes environ.
web-learn-now = Apprendre en jouant
web-learn-go-on = Reprendre la leçon
web-learn-start = Commencer la leçon
web-learn-on = Continuer la leçon
web-learn-again = La leçon depuis le début
web-daily = La partie du jour
web-play-daily = Jouer la partie du jour
web-play-alone = Jouer seul
web-daily-why = Seul, avec le même hasard pour tout le monde. Votre meilleure partie du jour est affichée.
web-daily-best = Les meilleurs du { $date }
web-daily-checking = Le serveur rejoue votre partie…
web-daily-nobody = Encore personne.
web-who-plays = Qui joue
web-seat = Place { $number }
web-seat-me = Moi ({ $name })
web-seat-here = Une autre personne à cet écran
web-seat-open = Libre pour un ami
web-seat-bot = Un robot
web-seat-which = Robot à la place { $number }
web-level = Niveau { $number } – { $what }
web-other-bots = Autres robots
web-against-levels = Vous contre les robots
web-against-level = { $won ->
    [0] aucune gagnée
    [1] 1 gagnée
   *[other] { $won } gagnées
} sur { $games }{ $drawn ->
    [0] {""}
    [1] , 1 nulle
   *[other] , { $drawn } nulles
}
web-seat-name = Nom à la place { $number }
web-fewer-seats = Une place de moins
web-more-seats = Une place de plus
web-options = Options
web-who-may-come = Qui peut venir
web-public = Montrer cette table à l’accueil
web-spectators = D’autres peuvent regarder
web-stand-ins = Un robot peut jouer pour qui s’est absenté
web-hints = Indices
web-hints-for = { $who ->
    [usual] seulement si personne d’autre ne joue
    [all] pour tous
   *[none] pour personne
}
web-starts-at-once = Tout le monde est là : la partie commence aussitôt.
web-starts-when-full = Vous recevez un lien à envoyer à vos amis.
web-play = Jouer
web-open-table = Ouvrir la table
web-public-tables = Tables publiques
web-no-tables = Aucune table publique en ce moment. Ouvrez-en une, elle paraîtra ici.
web-seats-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
web-running = en cours
web-join = Rejoindre
web-watch = Regarder
web-other-ways = Autres entrées
web-join-by-link = Le lien d’une table
web-go = Y aller
web-not-a-link = Ce n’est pas le lien d’une table.
web-open-record = Revoir une partie enregistrée
web-to-lab = Le labo : comparer des variantes

## La table

web-table = Table
web-panels = Panneaux de la table
web-seats = Places
web-board = Plateau
web-seat-empty = libre
web-waiting = En attente de joueurs
web-all-here = Tout le monde est là
web-share = Envoyez ce lien à ceux qui vont jouer
web-copy = Copier
web-print = Imprimer
web-share-moment = Partager un lien
web-share-moment-link = La partie après le coup { $move }, à regarder
web-share-result = Partager le résultat
web-share-result-text = Le résultat en texte, à copier
web-copied = Copié
web-sit = S’asseoir ici
web-sit-too = Asseoir quelqu’un à cet écran
web-take-back-seat = Rejouer moi-même
web-leave = Quitter la place
web-hand-over = Céder à
web-add-bot = Robot :
web-let-bot-play = Laisser jouer un robot :
web-remove-bot = Retirer le robot
web-admit = Laisser s’asseoir ici quelqu’un qui a vu une autre main :
web-host-actions = Que faire de { $name }
web-mute = Couper la parole
web-unmute = Rendre la parole
web-remove = Éloigner
web-remove-sure = Éloigner { $name } pour de bon ?
web-bot-for = { $bot } pour { $name }
web-with-bot = { $name } avec { $bot }
web-seat-menu = Que faire de la place de { $name }
web-play-this = Jouer cette place
web-start = Commencer la partie
web-fill-seats = Remplissez d’abord les places libres : avec des amis ou des robots.
web-host-starts = La personne qui a ouvert la table lance la partie.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-watchers = Qui regarde
web-more-watch = { $count ->
    [one] et { $count } autre regarde
   *[other] et { $count } autres regardent
}
web-you = vous
web-to-play = à jouer
web-thinking = réfléchit
web-away = s’est absenté
web-bot-plays-for = jouée par un robot : { $bot }
web-winner = a gagné
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-on-its-way = En route …
web-pace = Les robots jouent
web-pace-watch = lentement, pour regarder
web-pace-usual = comme des gens
web-pace-quick = vite
web-pace-at-once = aussitôt
web-rules-find = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-pages = Pages des règles
web-rules-page = Page { $page } sur { $pages } : { $title }
web-rules-before = Section précédente : { $title }
web-rules-after = Section suivante : { $title }
web-rules-none = Aucune règle ne contient ces mots.
web-undo = Annuler
web-hint = Indice
web-hint-why = Le meilleur coup et deux autres, avec ce qu’on peut en attendre (T). Les autres à la table en sont informés.
web-hints-are = Qui joue peut demander un indice ; les autres en sont informés.
web-undo-why = Reprendre votre dernier coup, tant que rien n’a été pioché ni montré depuis (Ctrl+Z)
web-took-back = { $player } reprend son coup.
web-log = Ce qui s’est passé
web-log-short = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-unread = nouveaux messages
web-loading-board = Le plateau arrive …
web-no-board = Le plateau n’a pas pu être chargé. Rechargez la page.

## La fin

web-result = Résultat
web-no-winner = Personne ne gagne.
web-rematch = Rejouer
web-next-level = Jouer contre la suivante : { $name }
web-easier-level = Plutôt { $name } ?
web-to-rematch = Vers la nouvelle partie
web-replay = Revoir
web-download = Garder la partie
# Comment s’est passée une partie finie.
web-story = Le film de la partie
web-story-chart = Les points au fil des coups.
web-story-time = { $moves ->
    [one] un coup en { $time }
   *[other] { $moves } coups en { $time }
}
web-story-picture = Garder l’image
web-story-lead = À partir du coup { $move }, { $player } mène jusqu’à la fin.
web-story-best = a marqué { $points ->
    [one] un point
   *[other] { $points } points
} d’un coup :
web-story-look = Voir le coup { $move }

web-earlier-rules = Cette partie a commencé avec la version { $version } des règles et continue ainsi. Depuis, ont changé :
web-summary = Un jeu venu d’ailleurs.
web-general-over = La partie est terminée.
web-general-your-turn = { $count ->
    [one] À vous : un seul coup.
   *[other] À vous : { $count } coups.
}
web-general-waiting = On attend { $players }.
web-general-moves = Vos coups
web-general-filter = Seulement les coups avec ces mots
web-general-more = … et { $count } de plus : écrivez un mot pour les trouver.
web-general-none = Aucun coup ne contient ces mots.
web-general-score = score
web-general-key-filter = chercher un coup
web-chance = Le hasard était-il honnête ?
web-chance-running = Avant la première carte, le serveur a fixé un secret d’où vient tout le hasard de cette table. Il en montre l’empreinte dès maintenant et le secret à la fin : chacun peut vérifier que rien n’a été changé en route.
web-chance-over = Tout le hasard de cette table est venu d’un seul secret, dont l’empreinte était visible dès le début. Le voici. Gardez la partie, et « skep verify » pioche chaque carte à nouveau et compare.
web-chance-hash = Empreinte (SHA-256)
web-chance-secret = Secret

## Revoir une partie

web-replay-start = La partie est mise en place.
web-replay-first = Au début (Début)
web-replay-prev = Un pas en arrière (←)
web-replay-next = Un pas en avant (→)
web-replay-last = À la fin (Fin)
web-replay-play = Lecture (p)
web-replay-pause = Pause (p)
web-replay-speed = Vitesse (+ et -)
web-replay-position = Position dans la partie
web-replay-at = { $at } sur { $moves }
web-replay-passes = { $player } : terminé{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
web-replay-close = Quitter
web-choose-file = Choisir un fichier
web-record-about = Choisissez le fichier d’une partie enregistrée, ou déposez-le ici. Il est vérifié coup par coup ; rien n’en est gardé.
web-record-too-long = Ce fichier est trop long pour l’enregistrement d’une partie.

## Touches

web-keys = Touches
web-key-rules = les règles
web-key-help = cette liste
web-key-what = la règle de ce qui a le clavier, ou qui est quoi
web-key-log = vers ce qui s’est passé
web-key-chat = vers la discussion
web-key-hint = un indice : le meilleur coup et deux autres
web-key-undo = reprendre votre coup
web-key-close = fermer ce qui est ouvert

## Ce qui est gardé sur vous

web-data-title = Vos données
web-data-about = Ce serveur garde votre nom, vos scores du jour et ce que vous avez fait à vos tables.
web-data-download = Les télécharger
web-data-delete = Les supprimer…
web-data-sure = C’est définitif. Les tables où il n’y avait que vous et des robots sont supprimées. Là où d’autres étaient assis, la partie reste la leur : vos coups demeurent, votre nom devient 🐝 et ce que vous avez écrit est effacé. Vous quittez les parties en cours, et ce navigateur devient un nouvel invité.
web-data-delete-now = Supprimer tout ce qui est à moi
web-data-keep = Tout garder

## Mes parties

web-mine-go-on = Vous revoilà, { $name }. On continue ?
web-mine-on = Continuer
web-mine-waits = À vous de jouer
web-mine-others = Au tour des autres
web-mine-over = Vos parties terminées
web-mine-lesson = Leçon
web-mine-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}

## Les liens, et d’autres appareils

web-share-sheet = Partager…
web-qr-show = Code QR
web-qr = Code QR du lien
web-here-only = Ce lien ne marche que sur cet ordinateur : Skep a été lancé pour lui seul.
web-here-only-how = Pour laisser entrer d’autres personnes, lancez Skep avec --host 0.0.0.0, ou avec --origin derrière un serveur mandataire.
web-let-in = Jouer avec les gens de la maison
web-let-in-about = Alors tous les appareils de votre réseau local pourront ouvrir Skep sur cet ordinateur, jusqu’à ce que vous l’arrêtiez ici ou quittiez le programme. À faire chez soi, pas au café.
web-let-in-yes = Oui, laisser entrer
web-let-in-no = Non
web-let-in-now = Les appareils de votre réseau local peuvent ouvrir ce lien. Votre pare-feu demandera peut-être une fois si c’est permis.
web-let-in-stop = Ne plus laisser entrer personne
web-move-title = Sur un autre appareil
web-move-about = Pas besoin de compte : avec un lien privé, un autre navigateur devient vous, avec votre nom et toutes vos parties. Celui-ci reste vous aussi.
web-move-make = Faire un lien privé
web-move-again = Faire un nouveau lien
web-move-link = À ouvrir sur l’autre appareil
web-move-care = Il sert une seule fois, dans les { $minutes } minutes. Qui l’ouvre devient vous : ne le donnez à personne.
web-move-ask = Ce navigateur doit-il être { $name } ? { $tables ->
    [0] Il n’y a pas encore de parties.
    [one] Une partie vient avec.
   *[other] { $tables } parties viennent avec.
}
web-move-leaves = Ici vous êtes { $name }, avec { $tables ->
    [one] une partie
   *[other] { $tables } parties
} que ce navigateur ne retrouvera plus. Pour garder le chemin du retour, dites non et faites d’abord un lien d’ici.
web-move-yes = Oui, c’est moi
web-move-no = Non, rester ainsi
web-move-same = Ce navigateur, c’est déjà vous.

## Quand on regarde ailleurs

web-notify-ask = Me prévenir quand c’est à moi
web-to-be-sent = { $count ->
    [one] Une chose que vous avez faite attend d’être envoyée.
   *[other] { $count } choses que vous avez faites attendent d’être envoyées.
}
web-daily-done = Fait aujourd’hui

## L’aide qui s’efface

web-help = Aide
web-help-line = Une ligne dit ce que je peux faire
web-help-tips = Explications sous le pointeur
web-help-list = Qu’est-ce que c’est ?
web-help-list-none = Rien ici n’a besoin d’explication.
web-help-rule-key = Sa règle : touche I.
web-help-over = La partie est finie. « Revoir » la montre encore une fois, coup par coup.
web-help-off = Désactiver cette aide
web-help-is-off = La ligne d’aide est désactivée. Elle vous attend sous « Table », « Aide ».
web-help-quiet = Trois parties jouées : vous connaissez ce jeu, la ligne d’aide se retire donc. Elle vous attend sous « Table », « Aide ».
web-help-fine = D’accord
