## La partida del día
daily-title = Partida del día
daily-intro = Una partida al día, la misma para todos: la misma plaza, la misma suerte, los mismos bots. Tienes un intento. Después verás cómo te ha ido frente a todos los que la jugaron y frente a nuestro experto en tu plaza.
daily-offer = Hoy todos juegan la misma partida: la misma plaza, la misma suerte, los mismos bots. Un solo intento.
daily-all = Todas las partidas del día
daily-play = Jugar
daily-continue = Continuar tu partida
daily-compare = Compararte con todos
daily-about = Juegas en la plaza { $seat } contra tres bots de nivel { $bot }. El azar es el mismo para todos y en el mismo orden. Sin entrenador, sin espectadores, y lo robado no se deshace.
daily-later = La clasificación aparece aquí cuando termines tu partida, o mañana.
daily-standings = Clasificación
daily-better = { $others ->
    [one] { $how ->
        [none] El otro jugador lo hizo al menos igual de bien.
       *[all] Lo hiciste mejor que el otro jugador.
    }
   *[other] { $how ->
        [none] Todos los demás lo hicieron al menos igual de bien.
        [all] Por ahora lo hiciste mejor que todos los demás.
       *[some] Lo hiciste mejor que { $better } de los otros { $others } jugadores.
    }
}
daily-nobody = Nadie ha terminado todavía esta partida.
daily-player = Nombre
daily-place = Puesto en la partida
daily-expert = Nuestro experto en tu plaza
daily-expert-later = Nuestro experto todavía está jugando esta partida.
daily-rival = desafío
daily-challenge = Desafiar a alguien
daily-challenge-text = Quien abra este enlace puede jugar exactamente esta partida: la misma plaza, la misma suerte, los mismos bots. Después se comparan aquí vuestros resultados.
daily-challenged = { $name } te desafía a esta misma partida: la misma plaza, la misma suerte, los mismos bots.

## A finished game as a challenge
challenge-title = Desafío
challenge-make = Desafiar a alguien a esta partida
challenge-make-hint = El mismo comienzo, la misma plaza, los mismos bots: ambos la jugáis otra vez con nueva suerte y se comparan los resultados.
challenge-about = Quienes tienen el enlace juegan esta partida: el mismo comienzo, la misma plaza, los mismos bots. Lo que se roba después es nuevo, e igual para todos. Un solo intento, sin entrenador, sin espectadores, y lo robado no se puede deshacer. El desafío está abierto { $days } días.
challenge-later = Los resultados aparecen aquí cuando termines tu partida.
challenge-link = Quien abra este enlace puede jugar esta partida. Después se comparan aquí vuestros resultados.
challenge-past = Este desafío ha terminado.
challenge-not = Solo quien ha terminado esta partida contra bots, sin otras personas, puede convertirla en un desafío.
