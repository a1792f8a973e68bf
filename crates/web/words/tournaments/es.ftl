## Tournaments
tournaments-title = Torneos
tournaments-text = Varias rondas y un solo ganador: personas y bots se encuentran en mesas que empiezan solas, y la clasificación se actualiza al momento.
tournaments-new = Nuevo torneo: { $game }
tournaments-mine = Tus torneos
tournaments-open = Inscripción abierta
tournaments-running = En curso
tournaments-over = Terminados
tournaments-go = Abrir
tournament-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-round-of = ronda { $round } de { $count }
tournament-phase-entering = inscripción abierta
tournament-phase-running = en curso
tournament-phase-finished = terminado
tournament-phase-cancelled = cancelado

## A new tournament
tournament-name = Nombre del torneo
tournament-name-example = Copa de primavera
tournament-size = Jugadores por mesa
tournament-format = Formato
tournament-format-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
tournament-format-everybody = Todos contra todos
tournament-format-hint = Con un número fijo de rondas se enfrentan jugadores de posición similar y nadie se encuentra dos veces si se puede evitar. «Todos contra todos» admite hasta 16 jugadores.
tournament-admission = Quién puede inscribirse
tournament-admission-code = Quien tenga el enlace
tournament-admission-open = Cualquiera
tournament-admission-closed = Nadie más (solo bots)
tournament-duplicate = La misma suerte en todas las mesas
tournament-duplicate-hint = En todas las mesas de una ronda el azar es el mismo y en el mismo orden, y los resultados se comparan plaza por plaza. Nadie puede mirar una mesa hasta que terminen todas las de la ronda.
tournament-by-hand = Yo inicio cada ronda
tournament-by-hand-hint = Si no, la siguiente ronda empieza en cuanto terminan todas las mesas.
tournament-play = Yo también juego
tournament-create = Crear el torneo

## Its page
tournament-seats = { $count } por mesa
tournament-duplicate-tag = la misma suerte para todos
tournament-by = Organizado por { $name }
tournament-to-table = Ir a tu mesa
tournament-to = Volver al torneo
tournament-you-in = Ya participas. La primera ronda empezará cuando el organizador lo decida.
tournament-you-bye = En esta ronda descansas.
tournament-you-left = Has dejado el torneo; un bot juega en tu lugar.
tournament-return = Volver en la próxima ronda
tournament-withdraw = Retirarse
tournament-leave = Dejar el torneo
tournament-leave-sure = ¿Dejar el torneo? Un bot terminará tu partida y jugará las siguientes rondas en tu lugar. Podrás volver en una ronda posterior.
tournament-closed = La inscripción está cerrada.
tournament-by-invitation = Este torneo es por invitación: pide el enlace al organizador.
tournament-enter-title = Inscribirse en el torneo
tournament-enter = Inscribirse
tournament-host = Organización
tournament-invite = Envía este enlace a todas las personas que quieras invitar.
tournament-bots = Bots participantes
tournament-bots-count = Número de bots
tournament-bots-add = Añadir
tournament-programs = El programa de alguien
tournament-rated-tag = clasificatorio
tournament-missing = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
tournament-byes-hint = { $byes ->
    [one] En cada ronda descansaría un jugador; con { $count } más no descansaría nadie.
   *[other] En cada ronda descansarían { $byes } jugadores; con { $count } más no descansaría nadie.
}
tournament-cancel = Cancelar el torneo
tournament-cancel-sure = ¿Cancelar el torneo? Las partidas en curso se pueden terminar, pero no habrá más rondas.
tournament-start = Empezar el torneo
tournament-next = Empezar la siguiente ronda
tournament-players = { $count ->
    [0] Participantes
    [one] { $count } participante
   *[other] { $count } participantes
}
tournament-nobody = Todavía no se ha inscrito nadie.
tournament-left-tag = se fue, juega un bot
tournament-standings = Clasificación
tournament-player = Jugador
tournament-points = Puntos
tournament-share = Parte de los puntos
tournament-strength = Rivales
tournament-wins = Victorias
tournament-games = Partidas
tournament-remove = Expulsar
tournament-remove-sure = ¿Expulsar a este jugador? Un bot terminará su partida y jugará las siguientes rondas en su lugar. No podrá volver.
tournament-percent = { $share } %
tournament-decimal = ,
tournament-round = Ronda { $round }
tournament-table = Mesa { $table }
tournament-playing = en curso
tournament-duplicate-running = Todas las mesas de esta ronda tienen la misma suerte: los resultados y las partidas se verán cuando terminen todas.
tournament-byes = Descansa: { $names }
tournament-record = Descargar el registro del torneo
tournament-how = Cómo se cuentan los resultados
tournament-how-points = Puntos: uno por cada rival de tu mesa que quede detrás de ti y medio por cada uno que comparta tu puesto.
tournament-how-duplicate = Con la misma suerte en todas las mesas: tu resultado se compara con los de quienes ocuparon tu plaza en las demás mesas. Primero cuenta cuántos rivales quedaron detrás y después la parte del total. Recibes un punto por cada uno de esos jugadores que lo hizo peor y medio por cada uno que lo hizo igual, divididos por su número.
tournament-how-share = Primer desempate, la parte del total: tu parte de todos los puntos conseguidos en tus mesas, de media.
tournament-how-strength = Segundo desempate, los rivales: los puntos de aquellos con quienes has jugado, de media.
tournament-how-wins = Tercer desempate, las victorias. Quienes sigan empatados comparten el puesto.
tournament-how-bye = Un descanso cuenta como la mitad de los rivales de una mesa. Entre dos jugadores, la diferencia nunca pasa de un descanso.
tournament-how-left = A quien se va lo sustituye un bot, en la partida en curso y en las siguientes rondas; los resultados quedan a su nombre.
tournament-how-broken = Una partida terminada de común acuerdo cuenta como empate para toda la mesa.
tournament-how-seats = Las plazas están equilibradas: para cada jugador, la diferencia entre dos plazas nunca pasa de una partida.

## Refusals
tournament-refused-phase = Eso no es posible en esta fase del torneo.
tournament-refused-owner = Solo puede hacerlo el organizador.
tournament-refused-admission = Este torneo no está abierto para ti: pide el enlace al organizador.
tournament-refused-full = Pueden participar como máximo { $most } jugadores.
tournament-refused-entered = Ya participas.
tournament-refused-program = Ese programa ya participa.
tournament-refused-not-entered = Este jugador no participa.
tournament-refused-few = Hacen falta al menos { $least } jugadores.
tournament-refused-rounds = Puede haber de 1 a { $most } rondas.
tournament-refused-round = La ronda todavía no ha terminado.
tournament-refused-name = Este nombre no se puede usar.
limit-tournaments = { $most ->
    [one] Puedes organizar { $most } torneo sin terminar a la vez.
   *[other] Puedes organizar { $most } torneos sin terminar a la vez.
}
limit-tournaments-all = Hay demasiados torneos sin terminar en este servidor. Inténtalo más tarde.
