# Ce que les commandes disent des robots venus d’ailleurs ; le navigateur n’en a pas besoin.

outside-hired = Le robot « { $bot } » est là, et joue à : { $games }.
outside-form = « { $text } » n’est pas un robot ; dites --bot NOM=COMMANDE, par exemple --bot ada=./ada.py
outside-bad-command = la commande de « { $text } » est illisible : { $why }
outside-bad-name = un robot ne peut pas s’appeler « { $name } » : 24 lettres sans accent, chiffres, - et _ au plus, en commençant par une lettre ou un chiffre
outside-name-taken = il y a déjà un robot appelé « { $name } »
outside-not-found = il n’y a pas de programme « { $command } »
outside-no-limits = ce système ne permet pas de tenir un programme en bride ; faites venir le robot par WebSocket (skep serve --remote-bot)
outside-hello-hung = le robot « { $bot } » n’a pas dit hello en { $seconds } secondes ; ses derniers mots : { $said }
outside-hello-crashed = le robot « { $bot } » s’est arrêté avant de dire hello ; ses derniers mots : { $said }
outside-hello-nonsense = le robot « { $bot } » parle une autre version du protocole : { $said }
outside-hello-flood = le robot « { $bot } » a trop écrit au lieu de dire hello : { $said }
outside-no-games = le robot « { $bot } » ne joue à aucun des jeux d’ici : { $games }
outside-lost = { $bot } a perdu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $why }.
outside-lost-rule = Un coup perdu est tiré au sort.
outside-why-crashed = il s’est arrêté
outside-why-hung = pas de réponse à temps
outside-why-nonsense = pas de coup permis
outside-why-flood = il a trop écrit
outside-why-away = il n’était pas là
outside-why-busy = il était occupé
outside-why-resting = il se reposait après trois échecs de suite
