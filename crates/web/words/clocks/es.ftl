## Relojes: el formulario, la mesa, los ajustes

clock-field = Tiempo de reflexión
clock-field-hint = Los días solo cuentan durante el horario de juego que cada cual elige en sus ajustes. Los bots y los programas no tienen reloj.
clock-none = Sin reloj
clock-live = En directo: { $minutes } min + { $seconds } s por turno
clock-days =
    { $days ->
        [one] Un día por turno
       *[other] { $days } días por turno
    }
clock-end = Cuando se acaba el tiempo
clock-end-bot = Un bot ({ $level })
clock-end-decide = Los rivales deciden
clock-end-hint = Si un bot juega por ti, puedes volver en cualquier momento.
clock-title = Relojes
clock-yours = Tú
clock-when = { $weekday } { $day }, { $time }
clock-by = hasta el { $when } (tu hora local)
clock-by-utc = hasta el { $when } (UTC)
clock-weekday-1 = lunes
clock-weekday-2 = martes
clock-weekday-3 = miércoles
clock-weekday-4 = jueves
clock-weekday-5 = viernes
clock-weekday-6 = sábado
clock-weekday-7 = domingo
clock-low = Te queda poco tiempo.
clock-fallen = sin tiempo
clock-call = Que un bot juegue por { $name }
clock-decide = A { $name } se le ha acabado el tiempo. Puedes esperar, llamar a un bot o proponer dar por terminada la partida.
clock-pause = Proponer una pausa
clock-resume = Reanudar
clock-paused = Los relojes están parados.
clock-hours-link = Horario de juego y días libres
clock-request-pause = parar los relojes

hours-title = Horario de juego
hours-text = En las partidas de varios días, tu reloj solo corre en estas horas. Los cambios cuentan a partir de tu próximo turno.
hours-zone = Zona horaria
hours-from = Desde
hours-to = Hasta
hours-to-hint = Dos veces la misma hora significa todo el día.
hours-first = Días libres, desde el
hours-last = Hasta el (incluido)
hours-holidays-hint = Los días libres paran tu reloj. Anúncialos como muy tarde la víspera; tienes { $most } al año.
hours-remove = Quitar
hours-add = Guardar el horario
hours-span = del { $first } al { $last }
hours-bad-time = Escribe las horas así: 08:30.
hours-bad-date = Escribe las fechas así: 2026-12-24, la última no anterior a la primera.

## Espectadores

watch-field = Espectadores
watch-field-hint = Cuando la partida termina, quien puede mirar lo ve todo.
watch-nobody = Nadie puede mirar
watch-live = Cualquiera puede ver lo que es público
watch-moves = Todas las manos, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
} después
watch-minutes = Todas las manos, { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
} después
watch-delayed-moves = Ves la partida { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
} después, con todas las manos a la vista.
watch-delayed-minutes = Ves la partida { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
} después, con todas las manos a la vista.
watch-from = Ver desde la plaza de
watch-soon = La partida ha empezado. Se puede ver con retraso: esta página la mostrará en cuanto pase ese tiempo.
watchers-now = Mirando: { $names }
watchers-guests =
    { $count ->
        [one] un invitado
       *[other] { $count } invitados
    }
tv-title = Partidas en directo
tv-text = Partidas en curso que cualquiera puede ver.
tv-none = Ahora mismo no hay ninguna partida que ver.
tv-watching =
    { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
