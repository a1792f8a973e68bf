## Pendules : le formulaire, la table, les réglages

clock-field = Temps de réflexion
clock-field-hint = Les jours ne comptent que pendant la plage de jeu de chacun, à choisir dans les réglages. Les robots et les programmes n’ont pas de pendule.
clock-none = Sans pendule
clock-live = En direct : { $minutes } min + { $seconds } s par tour
clock-days =
    { $days ->
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
clock-end = Quand le temps est écoulé
clock-end-bot = Un robot ({ $level })
clock-end-decide = Les adversaires décident
clock-end-hint = Si un robot joue pour vous, vous pouvez revenir à tout moment.
clock-title = Pendules
clock-yours = Vous
clock-when = { $weekday } { $day }, { $time }
clock-by = avant { $when } (heure locale)
clock-by-utc = avant { $when } (UTC)
clock-weekday-1 = lundi
clock-weekday-2 = mardi
clock-weekday-3 = mercredi
clock-weekday-4 = jeudi
clock-weekday-5 = vendredi
clock-weekday-6 = samedi
clock-weekday-7 = dimanche
clock-low = Il vous reste peu de temps.
clock-fallen = temps écoulé
clock-call = Faire jouer un robot pour { $name }
clock-decide = Le temps de { $name } est écoulé. Vous pouvez attendre, appeler un robot ou proposer d’arrêter la partie.
clock-pause = Proposer une pause
clock-resume = Continuer
clock-paused = Les pendules sont en pause.
clock-hours-link = Plage de jeu et jours de congé
clock-request-pause = mettre les pendules en pause

hours-title = Plage de jeu
hours-text = Dans les parties sur plusieurs jours, votre pendule ne tourne que pendant ces heures. Une modification s’applique à partir de votre prochain tour.
hours-zone = Fuseau horaire
hours-from = De
hours-to = À
hours-to-hint = Deux fois la même heure signifie toute la journée.
hours-first = Jours de congé, du
hours-last = Au (inclus)
hours-holidays-hint = Les jours de congé arrêtent votre pendule. Annoncez-les au plus tard la veille ; vous en avez { $most } par an.
hours-remove = Supprimer
hours-add = Enregistrer la plage de jeu
hours-span = du { $first } au { $last }
hours-bad-time = Saisissez les heures comme 08:30.
hours-bad-date = Saisissez les dates comme 2026-12-24, la dernière au plus tôt le jour de la première.

## Spectateurs

watch-field = Spectateurs
watch-field-hint = Une fois la partie terminée, tous ceux qui peuvent la regarder voient tout.
watch-nobody = Personne ne peut regarder
watch-live = Tous peuvent voir ce qui est public
watch-moves = Toutes les mains, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} de retard
watch-minutes = Toutes les mains, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} de retard
watch-delayed-moves = Vous regardez avec { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} de retard, toutes les mains ouvertes.
watch-delayed-minutes = Vous regardez avec { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} de retard, toutes les mains ouvertes.
watch-from = Voir de la place de
watch-soon = La partie a commencé. On peut la regarder en différé : cette page la montrera dès que le délai sera passé.
watchers-now = Regardent : { $names }
watchers-guests =
    { $count ->
        [one] un invité
       *[other] { $count } invités
    }
tv-title = Parties en direct
tv-text = Les parties en cours que tout le monde peut regarder.
tv-none = Aucune partie à regarder pour l’instant.
tv-watching =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
