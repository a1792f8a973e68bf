## What the log of a table tells besides the game itself

story-sat = { $name } se sienta a la mesa.
story-sat-program = { $name }, el programa de { $owner }, se sienta a la mesa.
story-left = { $name } deja la mesa.
story-moved = { $name } pasa a la plaza { $chair }.
story-swapped = { $name } y { $other } se cambian de plaza.
story-draw-on = Las plazas se sortearán al empezar la partida.
story-draw-off = Cada cual conservará su plaza al empezar la partida.
story-players-set = La mesa es ahora para { $players } jugadores.
story-bot-added = { $name } se une a la mesa.
story-started = Empieza la partida.
story-undone =
    { $count ->
        [one] { $who } deshace la última decisión.
       *[other] { $who } deshace { $count } decisiones.
    }
story-handed-over = { $bot } juega por ahora en lugar de { $name }.
story-taken-over = { $name } se ha ausentado; { $bot } toma el relevo.
story-returned = { $name } está de vuelta.
story-silent = { $name } no ha respondido a tiempo; { $bot } toma el relevo.
story-resigned = { $name } abandona; { $bot } toma el relevo.
story-order-on = Activas una acción automática: { $order }.
story-order-off = Desactivas una acción automática: { $order }.
story-ahead = Eliges algo por adelantado.
story-ahead-withdrawn = Retiras una elección hecha por adelantado.
story-asks-undo =
    { $count ->
        [one] { $name } pide deshacer la última decisión.
       *[other] { $name } pide deshacer { $count } decisiones.
    }
story-asks-take-over = { $name } propone que { $bot } juegue en lugar de { $other }.
story-asks-stop = { $name } propone dar por terminada la partida.
story-agrees = { $name } está de acuerdo.
story-refuses = { $name } no está de acuerdo.
story-takes-request-back = { $name } retira su propuesta.
story-finished = La partida ha terminado.
story-stopped = La partida se ha interrumpido.
story-shown = La ronda ha terminado en todas las mesas: ahora se puede ver todo.

## Standing orders of every game

order-forced = Jugar automáticamente cuando solo tengo una opción

## Why something is refused

refusal-no-such-game = No existe el juego «{ $game }».
refusal-opening = El comienzo de esta partida no se puede repetir: { $why }
refusal-opening-too-long = No se puede continuar una partida más allá de la jugada { $most }.
refusal-text-empty = Escribe algo.
refusal-text-too-long = El texto puede tener { $most } caracteres como máximo.
refusal-text-characters = El texto contiene caracteres que aquí no se admiten.
refusal-begun = La partida ya ha empezado.
refusal-not-begun = La partida aún no ha empezado.
refusal-over = La partida ha terminado.
refusal-not-owner = Solo puede hacerlo quien creó la mesa.
refusal-wrong-code = A esta mesa se entra con invitación, y el código no es correcto.
refusal-no-such-chair = No hay plaza { $chair } en esta mesa.
refusal-chair-taken = La plaza { $chair } está ocupada.
refusal-chair-open = No hay nadie en la plaza { $chair }.
refusal-full = Todas las plazas están ocupadas.
refusal-already-seated = Ya estás en esta mesa.
refusal-chairs-open =
    { $count ->
        [one] Todavía queda una plaza libre.
       *[other] Todavía quedan { $count } plazas libres.
    }
refusal-players-fixed = El número de jugadores de esta mesa no se puede cambiar.
refusal-too-many-seated = Ya hay { $count } personas en la mesa. Primero tiene que irse alguien.
refusal-not-seated = No tienes plaza en esta mesa.
refusal-not-your-seat = Esta plaza no es tuya.
refusal-not-your-turn = No es tu turno.
refusal-unreadable = «{ $action }» no es una acción de este juego.
refusal-no-actions = En esta lista no hay nada que jugar.
refusal-too-many-actions = Se pueden jugar { $most } acciones a la vez como máximo.
refusal-barrier-inside = La acción { $at } roba o revela algo: nada puede seguirla en la misma lista.
refusal-stale = La partida ha avanzado; vuelve a mirar antes de decidir.
refusal-chosen-already = Ya has elegido; retira tu elección para cambiarla.
refusal-not-chosen = No hay ninguna elección que retirar.
refusal-not-all-chosen = Aún no han elegido todos.
refusal-barrier = Esto solo se puede deshacer si todos están de acuerdo.
refusal-no-such-step = No existe la jugada { $step }.
refusal-request-open = Otra propuesta espera todavía respuesta.
refusal-no-request = No hay ninguna propuesta que responder.
refusal-not-asked = Tu respuesta no hace falta.
refusal-bot-already = Ya hay un bot jugando por { $who }.
refusal-no-return = No puedes volver a esta plaza.
refusal-not-a-bot = No hay ningún bot jugando por { $who }.
refusal-no-such-order = No existe la acción automática «{ $order }».
refusal-no-such-question = No hay nada llamado «{ $question }» que se pueda elegir por adelantado.
refusal-no-answer = «{ $action }» no responde a esta pregunta.
refusal-ahead-enough = Has elegido por adelantado { $most } veces en esta partida: es el límite.
refusal-not-due = Ahora no hay ninguna acción automática pendiente para { $who }.
refusal-damaged = El historial de esta mesa está dañado a partir de la entrada { $entry }. La mesa muestra la última posición segura y no puede continuar hasta que quien administra este servidor la restaure desde una copia de seguridad; ya se le ha avisado.
refusal-other-rules =
    { $step ->
        [0] Esta partida se creó con reglas más antiguas y no puede continuar. Lo que se jugó todavía se puede ver y descargar.
       *[other] Esta partida se jugó con otras reglas, distintas a partir de la jugada { $step }, así que no puede continuar. Lo anterior todavía se puede ver y descargar.
    }
refusal-log-full = Esta mesa ha llegado a su límite y ya no puede guardar nada más.
refusal-too-fast =
    { $seconds ->
        [one] No tan deprisa: espera un segundo antes de escribir más.
       *[other] No tan deprisa: espera { $seconds } segundos antes de escribir más.
    }
refusal-said-enough = Has escrito { $most } mensajes en esta mesa: es el límite.
refusal-undone-enough = Has deshecho { $most } veces en esta partida: es el límite.
refusal-enough-orders = Has cambiado las acciones automáticas { $most } veces en esta partida: es el límite.
refusal-enough-requests = Has hecho { $most } propuestas en esta partida: es el límite.
refusal-enough-hand-overs = Esta plaza se ha dejado a un bot { $most } veces en esta partida: es el límite.
refusal-enough-returns = Esta plaza se ha recuperado de un bot { $most } veces en esta partida: es el límite.
refusal-enough-sits = Has ocupado una plaza { $most } veces en esta mesa: es el límite.
refusal-enough-chairs = Las plazas de esta mesa se han cambiado { $most } veces: es el límite.
refusal-not-rateable = Una partida clasificatoria se juega sin entrenador, con un jugador por pantalla y desde el principio.
refusal-program-seated = Este programa ya tiene plaza en esta mesa.
refusal-for-people = Los programas aceptan todas las propuestas y no pueden hacer ninguna.
refusal-silent-enough = Este programa ha sido sustituido más de { $most } veces en esta partida y ya no puede volver.
refusal-not-yet = Se podrá ver cuando termine la partida.

## Relojes

story-out-of-time = A { $name } se le ha acabado el tiempo; { $bot } toma el relevo.
story-flag-fell = A { $name } se le ha acabado el tiempo. Los demás deciden cómo seguir.
story-asks-pause = { $name } propone parar los relojes.
story-paused = Los relojes están parados.
story-resumed = { $name } reanuda la partida; los relojes vuelven a correr.
refusal-no-clock = En esta mesa se juega sin reloj.
refusal-bad-clock = Este ritmo no es posible. En directo se admiten de 5 segundos a 24 horas, con una hora añadida por turno como máximo; por días, de 1 a 14 días por turno.
refusal-paused = La partida ya está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-hours-zone = No se conoce esta zona horaria.
refusal-hours-window = Tu horario diario de juego debe durar al menos { $hours } horas.
refusal-hours-holidays = Puedes tomarte como máximo { $most } días libres al año.
refusal-hours-late = Un día libre se anuncia como muy tarde la víspera.
refusal-bad-delay = El retraso para los espectadores va de 1 a 200 jugadas o de 1 a 1440 minutos.
refusal-same-chance = Otras mesas comparten esta suerte, así que lo robado no se puede deshacer.
