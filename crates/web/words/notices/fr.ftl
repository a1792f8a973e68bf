# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Notifications
notices-text = Sachez quand c’est à vous de jouer, même avec la page fermée.
notices-to = Réglages des notifications
notices-back = Retour aux réglages
notices-app-description = Jeux de société avec des amis et des robots, en direct ou sur une semaine.

# This browser.
notices-push-title = Cet appareil
notices-push-text = Votre navigateur affiche une notification ; un clic ouvre la table.
notices-push-go = Activer sur cet appareil
notices-push-on = Les notifications sont activées sur cet appareil.
notices-push-unable = Ce navigateur ne peut pas afficher de notifications ici. Il faut une adresse sécurisée (https) ; sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil.
notices-push-noscript = Cela nécessite JavaScript ; l’e-mail, les webhooks et le flux s’en passent.
notices-push-denied = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
notices-push-failed = Votre navigateur n’a pas pu s’abonner. Réessayez plus tard.

# Ways to be reached.
notices-channels = Où sont envoyées les notifications
notices-channels-none = Nulle part pour l’instant.
notices-channel-push = Navigateur
notices-channel-mail = E-mail
notices-channel-discord = Discord
notices-channel-slack = Slack
notices-channel-json = Webhook (JSON)
notices-channel-feed = Flux Atom
notices-state-on = actif
notices-state-off = inactif
notices-state-unconfirmed = pas encore confirmé
notices-here = cet appareil
notices-failed = Échec du dernier message ({ $when }) :
notices-gap = Messages envoyés
notices-gap-none = dès qu’il y a du nouveau
notices-gap-minute = au plus un par minute
notices-gap-ten-minutes = au plus un toutes les 10 minutes
notices-gap-hour = au plus un par heure
notices-gap-six-hours = au plus un toutes les 6 heures
notices-gap-day = au plus un par jour
notices-secret = Secret de la signature
notices-secret-hint = L’en-tête x-antilles-signature contient sha256= suivi du HMAC-SHA256 du corps avec ce secret.
notices-test = Envoyer un message de test
notices-remove = Supprimer
notices-more = Autres canaux
notices-mail = Adresse e-mail
notices-mail-hint = Vous recevrez un e-mail avec un lien pour la confirmer. Personne d’autre ne voit l’adresse.
notices-mail-password = Le mot de passe de votre compte : si vous l’oubliez un jour, un lien pour en choisir un autre peut être envoyé à cette adresse.
notices-mail-go = Ajouter l’adresse
notices-mail-none = Ce serveur ne peut pas envoyer d’e-mails.
notices-mail-sent-title = Consultez vos e-mails
notices-mail-sent = Un e-mail contenant un lien est en route. Ouvrez le lien dans la journée pour confirmer l’adresse.
notices-hook = Adresse du webhook
notices-hook-hint = Discord : réglages du salon, Intégrations. Slack : une application avec des webhooks entrants. JSON : votre serveur reçoit une requête signée.
notices-hook-go = Ajouter le webhook
notices-feed-text = Un flux pour votre lecteur, à une adresse secrète. Une nouvelle adresse remplace l’ancienne.
notices-feed-go = Créer une nouvelle adresse de flux
notices-feed-made = Voici l’adresse de votre flux. Elle n’est affichée qu’une fois ; gardez-la pour vous.

# What about, and when.
notices-wishes = Quoi et quand
notices-kinds = Me prévenir quand
notices-kind-turn = c’est à moi de jouer
notices-kind-time = mon temps de réflexion touche à sa fin
notices-kind-started = une partie commence
notices-kind-over = une partie est terminée
notices-kind-consent = les autres demandent mon accord
notices-kind-invited = quelqu’un m’invite
notices-kind-mention = quelqu’un me mentionne dans la discussion (@ suivi de mon nom)
notices-quiet = Heures calmes
notices-quiet-from = De
notices-quiet-until = À
notices-quiet-hint = Rien n’est envoyé pendant ces heures ; tout arrive ensuite en une fois. Laissez les deux champs vides pour ne pas en avoir.
notices-quiet-wrong = Indiquez deux heures, par exemple 22:00 et 07:00.
notices-zone = Fuseau horaire
notices-zone-hint = Par exemple Europe/Paris ou America/Montreal.
notices-zone-wrong = Ce fuseau horaire n’existe pas. Écrivez-le comme Europe/Paris.
notices-language-hint = Les messages sont rédigés dans la langue de cette page au moment où vous enregistrez.

# What did not arrive.
notices-troubles = Envois échoués
notices-trouble-again = Prochain essai : { $when }.
notices-trouble-over = Abandonné après { $tries ->
        [one] un essai
       *[other] { $tries } essais
    }.
notices-fault-timeout = Il n’y a pas eu de réponse à temps.
notices-fault-no-name = Le nom du serveur est introuvable.
notices-fault-no-connection = Le serveur est injoignable.
notices-fault-no-tls = Aucune connexion sécurisée avec le serveur n’est possible.
notices-fault-status = Le serveur a refusé le message (code { $code }).
notices-fault-address = On ne peut rien envoyer à cette adresse.
notices-fault-not-https = L’adresse doit commencer par https.
notices-fault-own-network = L’adresse se trouve dans le réseau du serveur, ce qui n’est pas autorisé.
notices-fault-mail-refused = Le serveur de messagerie a refusé l’e-mail (code { $code }).
notices-fault-mail-later = Le serveur de messagerie n’accepte pas l’e-mail pour l’instant.
notices-fault-mail-address = Ce n’est pas une adresse e-mail.
notices-fault-no-mail = Ce serveur ne peut pas envoyer d’e-mails pour l’instant.
notices-fault-other = L’envoi a échoué ({ $code }).

# What messages say.
notices-open = Ouvrir la table
notices-foot = Vous avez demandé à Antilles de vous informer de vos parties.
notices-stop-link = Arrêter ces notifications
notices-title-many = { $count } notifications de vos tables
notices-title-turn = À vous de jouer : { $game }
notices-title-started = La partie commence : { $game }
notices-title-over = La partie est terminée : { $game }
notices-title-consent = Votre accord est demandé : { $game }
notices-title-invited = Invitation : { $game }
notices-title-time = Votre temps s’épuise : { $game }
notices-title-mention = On vous a mentionné : { $game }
notices-line-turn = { $game } ({ $names }) : c’est à vous de jouer.
notices-line-started = { $game } ({ $names }) : la partie commence.
notices-line-over = { $game } ({ $names }) : la partie est terminée.
notices-line-consent = { $game } ({ $names }) : les autres demandent votre accord.
notices-line-invited = { $game } ({ $names }) : on vous invite à jouer.
notices-line-time = { $game } ({ $names }) : votre temps de réflexion touche à sa fin.
notices-line-mention = { $game } ({ $names }) : quelqu’un vous a mentionné dans la discussion.
notices-test-title = Message de test
notices-test-text = C’est ainsi qu’Antilles vous informera de vos parties.
notices-test-sent = Le message de test a été accepté et devrait arriver dans un instant.

# Links in messages.
notices-confirm-title = Confirmez votre adresse
notices-confirm-mail = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des notifications sur ses parties. Confirmez qu’elle est à vous ; le lien fonctionne une seule fois, dans la journée.
notices-confirm-foot = Si ce n’est pas vous, ignorez ce message : rien d’autre ne vous sera envoyé.
notices-confirm-text = Envoyer les notifications à { $address } ?
notices-confirm-go = Confirmer
notices-confirmed = L’adresse est confirmée. Les notifications y seront désormais envoyées.
notices-link-gone = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau sur la page des notifications.
notices-stop-title = Arrêter les notifications
notices-stop-text = Ne plus rien envoyer à { $address } ? Vos parties continuent.
notices-stop-go = Arrêter
notices-stopped = Plus aucune notification n’y sera envoyée.
notices-stop-gone = Ces notifications sont déjà arrêtées, ou le lien est incomplet.

# Limits.
limit-channels = Vous avez déjà { $most } canaux ; supprimez-en un d’abord.
limit-confirmations = Trop d’e-mails de confirmation ont été envoyés aujourd’hui. Réessayez demain.
