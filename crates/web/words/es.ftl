## Everywhere
skip = Ir al contenido
nav = Menú principal
nav-tables = Mesas
nav-rules = Reglas y ayuda
nav-settings = Ajustes
nav-about = Acerca de
foot = Hecho con esmero. Textos e ilustraciones propios.
to-front = Ir al inicio
copy = Copiar
copied = Copiado
yes = Sí
no = No
here = en línea
away = ausente
bot = bot
colon = :

## The games
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Planta, construye y embarca: elige un personaje y todos actúan.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, el juego de cartas: cada carta puede ser edificio, mercancía o dinero.
game-santiago = Santiago de Cuba
game-santiago-line = Un solo coche para todos: recorre la ciudad, haz negocios y llena el barco.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Ofrecer, tomar y cambiar cartas: comercio en el Nuevo Mundo, carabelas y 75 doblones.
fact-players = { $least ->
    [one] { $least } jugador
   *[other] { $least } a { $most } jugadores
}
fact-minutes = { $least } a { $most } minutos
play-now = Jugar contra bots
invite-friends = Invitar a amigos

## Front page and lists
front-title = Comercio y plantaciones en el Caribe
front-text = Juega con amigos en la misma sala, con amigos a distancia o contra bots. Solo hace falta un nombre.
front-all-tables = Todas las mesas
front-upload = Abrir una partida guardada
tables-mine = Tus mesas
tables-open = Mesas abiertas
tables-running = Partidas en curso
tables-over = Partidas terminadas
tables-none = Todavía no hay mesas. Se crea una en dos clics.
tables-new = Nueva mesa
tables-go = Continuar
tables-sit = Unirse
tables-watch = Observar
tables-look = Ver
tables-free = { $count ->
    [one] una plaza libre
   *[other] { $count } plazas libres
}
tables-step = jugada { $step }
tables-finished = terminada
tables-won = victoria: { $names }
tables-stopped = terminada antes de tiempo

## New table
new-name = Tu nombre
new-name-example = Ana
new-you = Tú
new-open = Un amigo (por enlace)
new-here = Alguien en esta pantalla
new-here-name = Su nombre, si juega aquí
new-start = Empezar la partida
new-invite = Crear la mesa
new-more = Reglas y otras opciones
new-rules = Reglas de esta partida
new-table = La mesa
new-pace = Los bots juegan
new-public = Abierta a todos
new-public-hint = La mesa aparece en la lista y no hace falta invitación.
new-draw = Sortear las plazas
new-draw-hint = Si no, empiezas tú.
new-coach = Quién puede consultar al entrenador
new-coach-bots = tú, si los demás son bots
new-coach-yes = todos
new-coach-no = nadie
new-coach-hint = Quien tiene el turno puede ver las tres mejores opciones, con sus razones.
new-needs-name = La plaza { $row } es para alguien en esta pantalla: escribe su nombre.
pace-calm = despacio (2,5 segundos por jugada)
pace-human = a ritmo humano (1 s por jugada)
pace-brisk = deprisa
pace-instant = al instante
bot-beginner = principiante
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-expert = experto
bot-random = aleatorio
bot-greedy = codicioso
bot-corn-shipper = exportador de maíz
bot-master-builder = maestro de obras
bot-coffee-trader = mercader de café
bot-quarry-builder = maestro cantero
bot-careful-planter = hacendado prudente
bot-guild-trader = mercader del gremio
bot-monument-builder = constructor de monumentos
bot-councillor = alcalde
bot-ship-chandler = proveedor de barcos
bot-landlord = casero
bot-cafe-host = dueño del café
bot-admiral = almirante
bot-warehouse-keeper = almacenista
bot-courtier = cortesano

## The room before a game
room-chairs = Jugadores
room-free = libre
room-you = tú
room-add-bot = Añadir un bot
room-leave = Dejar la mesa
room-remove = Quitar
room-start = Empezar la partida
room-waiting = { $count ->
    [one] Todavía queda una plaza libre.
   *[other] Todavía quedan { $count } plazas libres.
}
room-owner-starts = La partida empieza cuando lo decide quien creó la mesa.
room-invite = Invitar a amigos
room-invite-text = Comparte este enlace o escanea el código con un teléfono. Quien lo abra puede unirse.
room-link = Enlace
join-text = En esta mesa: { $names }.
join-sit = Sentarse
join-look = Solo mirar
seed-hash = Huella de la semilla:

## Another device
device-title = Tus plazas en otro dispositivo
device-text = Con un enlace privado puedes jugar también desde otro teléfono o equipo. Sirve una sola vez y caduca al cabo de una hora.
device-make = Crear el enlace
device-link-text = Abre este enlace en el otro dispositivo. Sirve una sola vez y caduca al cabo de una hora. Quien lo tenga puede jugar en tu nombre: no lo compartas.
device-ask = ¿Usar en este dispositivo las plazas de este enlace?
device-go = Sí, jugar aquí
device-replaces = En este navegador eres { $name }, con { $count ->
    [one] una partida
   *[other] { $count } partidas
}. Si usas este enlace, el navegador pasará a ser de quien lo creó y aquí perderás tus plazas. Para conservarlas, crea antes tu propio enlace privado y ábrelo en otro dispositivo.
device-replace = Renunciar a mis plazas aquí y usar el enlace
device-keep = Crear antes un enlace a mis plazas
device-stay = Seguir como { $name }
device-nobody = Este navegador todavía no tiene plazas.
device-gone = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el otro dispositivo.

## Settings
settings-title = Ajustes
settings-language = Idioma
settings-language-auto = El del navegador
settings-theme = Tema
settings-theme-system = El del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-play = En la mesa
settings-sound = Sonidos
settings-sound-hint = Notas suaves cuando me toca jugar, al colocar piezas, cuando el dinero cambia de manos y al final.
settings-notify = Notificación cuando me toca jugar
settings-notify-hint = El navegador pedirá permiso una vez.
settings-motion = Animaciones
settings-motion-hint = También se desactivan si el sistema pide menos movimiento.
settings-confirm = Confirmar cada acción
settings-confirm-hint = Pregunta antes de enviar nada.
settings-name = Nombre
settings-name-hint = Para las mesas nuevas; donde ya tienes plaza, tu nombre no cambia.
settings-save = Guardar

## Signing out
sign-out = Cerrar sesión
sign-out-text = Este navegador olvidará que eres { $name }: { $count ->
    [0] no tienes plaza en ninguna mesa.
    [one] tienes plaza en una mesa.
   *[other] tienes plaza en { $count } mesas.
}
sign-out-warning = No hay contraseña: si no has iniciado sesión en otro dispositivo, nadie podrá recuperar estas plazas. Para conservarlas, crea antes un enlace privado y ábrelo en otro dispositivo.
sign-out-account = Tu cuenta se conserva: puedes volver a iniciar sesión cuando quieras con tu nombre y tu contraseña.
sign-out-go = Cerrar sesión y olvidarme
sign-out-stay = Mantener la sesión

## At the table
table-main = La mesa
table-actions = Tu elección
table-story = Historial de la partida
table-talk = Chat
table-more = Mesa
table-watching = Estás como espectador.
table-left = { $name } juega por ti.
table-earlier = Antes…
table-cover = Ocultar las cartas
table-waiting = En espera
table-nothing = Nada que decidir por ahora.
table-reload = Actualizar
table-back = Deshacer el último
table-undraft = Deshacer este
table-drop = Reiniciar
table-draft-done = Listo: confirma o deshaz algo.
table-confirm-count =
    { $count ->
        [one] Confirmar
       *[other] Confirmar estas { $count } elecciones
    }
table-news = Desde tu último turno
table-by-order = hecho por ti
table-skip = Ir a mi turno
table-undo = Deshacer
table-restart = Reiniciar mi turno
table-ask-undo = Pedir deshacer
table-ask-undo-hint = Todos tienen que estar de acuerdo, porque se ha robado o revelado algo, o porque alguien ha jugado después.
table-withdraw = Cambiar mi elección
table-chosen = Ya has elegido. Los demás aún no lo ven.
table-say = Un mensaje
table-send = Enviar
table-nobody-said = Sin mensajes.
table-seat-of = { $name }: plaza { $seat }
table-bot-level = bot, { $level }
table-players = Jugadores
table-to-act = le toca
table-stands-in = juega por { $name }
table-resigned = ha abandonado
table-let-bot = Que un bot juegue por mí
table-come-back = He vuelto
table-resign = Abandonar
table-resign-sure = ¿Abandonar esta partida? Un bot ocupará tu plaza, no podrás volver y quedarás en último lugar.
table-take-over = Proponer un bot en lugar de { $name }
table-stop = Proponer terminar la partida
table-orders = Acciones automáticas
table-orders-hint = Se juegan por ti siempre que se pueda.
table-asked = { $name } propone:
table-request-undo = deshacer { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
table-request-take-over = un bot en lugar de { $name }
table-request-stop = dar por terminada la partida
table-agree = De acuerdo
table-refuse = Rechazar
table-take-request-back = Retirar la propuesta
table-missing = Faltan por responder: { $names }
table-seed = Semilla
table-seed-hash = Huella de la semilla
table-seed-help = Qué demuestra esto
table-parent = Esta partida continúa otra.
table-drifted = Las reglas han cambiado desde esta partida: se puede ver hasta la jugada { $step }, pero no continuar.
table-over = La partida ha terminado.
table-won = { $names } { $count ->
    [one] gana
   *[other] comparten la victoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
table-broken-off = La partida se ha interrumpido.
table-result = Puntuación y gráfica
table-replay = Repetición
table-record = Descargar la partida
table-curtain = { $name }, te toca jugar.
table-curtain-hint = Que los demás miren a otro lado, por favor.
table-curtain-lift = Soy { $name }
table-this-position = Mostrar la posición tras esta jugada
table-taken-back = deshecho
table-hand-over = Continuar en otro dispositivo

## The coach
coach-ask = Pedir consejo
coach-allowed = En esta mesa todos pueden consultar al entrenador.
coach-close = Cerrar
coach-title = Qué haría el entrenador
coach-points = { $points } { $points ->
    [one] punto
   *[other] puntos
  }

## Live
live-lost = Conexión perdida. Reconectando…
live-back = Conexión recuperada.
live-turn = Te toca jugar
live-failed = No se pudo enviar. Inténtalo otra vez.
live-unanswered = No llegó respuesta. Mira si se envió antes de intentarlo otra vez.

## After the game, replay
result-title = Puntuación
result-category = Categoría
result-total = Total
result-place = Puesto
result-tie = Empate a puntos: los puestos se han decidido por el desempate.
result-curve = Los puntos a lo largo de la partida
curve-rounds = Ronda
result-again = Revancha con los mismos jugadores
result-seed = Semilla de esta partida
analysis-title = Análisis de la partida
analysis-curve = Resultado esperado a lo largo de la partida
analysis-table = La gráfica en cifras
analysis-step = Jugada
analysis-turns = Momentos decisivos
analysis-at = Jugada { $step }:
analysis-turns-own = Tus decisiones
analysis-turns-others = Las decisiones de los demás
analysis-turns-hint = Según lo que el jugador podía saber en ese momento. Los círculos de la gráfica señalan esas jugadas.
analysis-no-turns = Nadie cometió un error grave.
replay-title = Repetición
replay-step = Jugada { $step } de { $last }
replay-first = Inicio
replay-back = Anterior
replay-next = Siguiente
replay-last = Final
replay-slider = Jugada
replay-continue = Continuar desde aquí
replay-continue-hint = Abre una mesa nueva que parte de esta posición, con otra semilla. Ocupas la plaza a la que le toca jugar; las demás son de bots.
replay-to-table = Volver a la mesa
replay-start = Preparación
replay-upload = Abrir una partida guardada
replay-upload-text = Elige el archivo de una partida terminada, descargado aquí o en otro sitio. Se comprueba de la primera jugada a la última.
replay-upload-file = Partida guardada (JSON)
replay-upload-go = Comprobar y abrir
replay-bad = Esta partida guardada no se puede mostrar: { $why }
replay-no-file = No se ha enviado ningún archivo.
replay-gone = Esta partida guardada ya no está aquí. Vuelve a subirla.
replay-good = Las reglas permiten todas las jugadas de esta partida guardada.
replay-good-seed = Las reglas permiten todas las jugadas de esta partida guardada, y todo su azar procede de su semilla.

## Rules
rules-title = Reglas y ayuda
rules-of = { $game }: las reglas
rules-of-law = { $game }: las reglas completas
rules-read = Reglas
rules-intro = El programa se prueba con cada una de estas frases.
rules-chapters = Capítulos
rules-components-table = Tabla de componentes
rules-price = Precio
rules-points = Puntos
rules-copies = Copias
rules-goods = Mercancías
rules-good = Mercancía
source-weak = de memoria
source-ruling = interpretación nuestra
source-rebuilt = reconstruido

## Help
help-title = Cómo se juega aquí
help-act = Hacer tu jugada
help-act-text = La línea de arriba dice a quién le toca y qué hay que decidir. Todo lo que puedes hacer está resaltado en el tablero y también en la lista; haz clic donde prefieras. Haz clic en algo sin resaltar para saber por qué no se puede.
help-keys = Teclado
help-keys-text = Las cifras eligen de la lista, el tabulador lo recorre todo y cada botón de la mesa tiene su propia tecla. En la mesa, la tecla ? las muestra todas:
help-keys-replay = Mientras ves una repetición:
help-undo = Deshacer
help-undo-text = Puedes deshacer libremente mientras no se haya robado ni revelado nada y nadie más haya decidido. Después, todos tienen que estar de acuerdo.
help-draft = Colocar varias cosas
help-draft-text = Las piezas se colocan y las cartas se eligen con un clic; los demás no las ven hasta que confirmas.
help-orders = Acciones automáticas
help-orders-text = Si siempre das la misma respuesta, una acción automática puede darla por ti. Las acciones automáticas son privadas.
help-away = Ausentarse
help-away-text = Deja que un bot juegue por ti y vuelve cuando quieras. Si alguien no vuelve, los demás pueden acordar que lo sustituya un bot; si alguien no responde en dos minutos, se entiende que está de acuerdo.
help-devices = Otro dispositivo
help-devices-text = Tus plazas pertenecen a este navegador. Con un enlace privado, que está en los ajustes, se abren también en otro dispositivo.
help-bots = Bots
help-bots-text = Un bot ve lo que se ve desde su plaza y nada más: exactamente lo mismo que vería una persona.
help-seed = La semilla
help-seed-text = Todo el azar de una partida procede de una semilla. Su huella se muestra al principio; la semilla, al final. La página «Acerca de» explica qué demuestra eso.

## About
about-title = Acerca de este programa
about-games = Los juegos de esta página son obra de sus autores y editoriales. Si te gustan, cómpralos: en una mesa de verdad son todavía mejores.
about-not-connected = Este programa no tiene ninguna relación con ellos, y nadie que creara los juegos ha participado en él.
about-own = Todos los textos e ilustraciones son nuestros. El programa es software libre con las licencias MIT y Apache 2.0.
about-font = La tipografía es Asap, de los Asap Project Authors, con la licencia
about-rebuilt = Lo que no procede de los reglamentos
about-rebuilt-text = Donde un reglamento no dice nada, o un valor no se ha podido encontrar, hemos decidido nosotros. Estos son todos los casos:
about-nothing-rebuilt = Ninguno.
about-seed = Qué demuestra la huella de la semilla
about-seed-text = Antes de empezar, el servidor elige 256 bits al azar: la semilla. De ella salen todas las losetas y cartas que se roban. Al principio se muestra su huella; al final, la semilla.
about-seed-proves = Esto demuestra que el servidor no cambió nada después de empezar: otra semilla tendría otra huella. Cualquiera puede comprobar una partida descargada con «antilles verify».
about-seed-not = No demuestra que quien administra el servidor no haya mirado la semilla, ni que no la haya elegido entre muchas. En eso hay que confiar.
about-bots = Lo que ven los bots
about-bots-text = Un bot recibe la vista de su plaza, la misma con la que se hace la página de esa plaza. Nunca se le puede dar la posición completa: el programa no compilaría. Hay pruebas que comparan lo que eligen los bots en posiciones que solo difieren en lo que desde su plaza no se puede saber.
about-privacy = Lo que se guarda
about-privacy-text = Un identificador aleatorio, en una cookie, reconoce tu navegador; solo se guarda su huella. Tu nombre, tus partidas y tus mensajes se conservan en la base de datos de este servidor. De tu dirección de red se conserva solo una huella, mientras cuente para algún límite. No se carga nada de otros sitios ni se les envía nada.

## Problems
problem-title = No ha funcionado
problem-title-missing = Página no encontrada
problem-not-found = En esta dirección no hay nada.
problem-no-table = Esa mesa no existe.
problem-bad-form = El formulario no está relleno como se esperaba. Vuelve atrás e inténtalo de nuevo.
problem-method = Esta dirección no se puede usar así.
problem-too-large = Es demasiado grande.
problem-foreign-write = Esta petición venía de otro sitio y no se ha ejecutado.
problem-too-many = Demasiadas peticiones. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
problem-no-host = Esta petición no indica con claridad a qué sitio se dirige.
problem-slow-request = Tu petición ha tardado demasiado en llegar y no se ha cambiado nada. Comprueba tu conexión e inténtalo de nuevo.
problem-cut-off = Solo ha llegado una parte de tu petición y no se ha cambiado nada. Comprueba tu conexión e inténtalo de nuevo.
problem-too-slow = La respuesta ha tardado demasiado. Recarga la página para ver si se ha aplicado y, si no, inténtalo otra vez.
problem-ours = Algo ha fallado por nuestra parte. Recarga la página para ver cómo han quedado las cosas.
problem-report = Si vuelve a ocurrir, avisa a quien administra este servidor; este número figura en su registro: { $request }
problem-damaged = Los datos de esta mesa están dañados y no se pueden leer. Ya se ha avisado a quien administra este servidor.
problem-damaged-at = El historial de esta mesa está dañado en la entrada { $entry }, así que la mesa no se puede mostrar. Ya se ha avisado a quien administra este servidor.
problem-disk-full = El disco del servidor está lleno. No se ha cambiado nada; la partida podrá continuar cuando quien administra el servidor haya hecho sitio.
limit-gathering-person = Ya tienes { $most } mesas que esperan jugadores. Empieza una o déjala, y vuelve a intentarlo.
limit-gathering-address = Ya hay { $most } mesas creadas desde tu red que esperan jugadores. Empieza una o inténtalo más tarde.
limit-unfinished-person = Ya tienes { $most } partidas sin terminar. Termina antes alguna o dala por terminada.
limit-unfinished-address = Hay { $most } partidas creadas desde tu red sin terminar. Termina antes alguna o dala por terminada.
limit-over = En un día han terminado { $most } partidas creadas desde tu red. Crea la siguiente mañana.
limit-tables = En este servidor no caben más mesas. Inténtalo más tarde.
limit-records = Ya se han subido { $most } partidas guardadas con tu nombre o desde tu red. Se borran al cabo de 30 días.
limit-record-bytes = Las partidas guardadas subidas con tu nombre o desde tu red ocuparían más de { $most } MB. Se borran al cabo de 30 días.
limit-records-all = Aquí no caben más partidas guardadas. Inténtalo más tarde.
limit-devices = Ya usas { $most } dispositivos. Cierra antes la sesión en alguno.
limit-sessions = Hoy ha entrado mucha gente desde tu red. Inténtalo mañana.
limit-links = Ya hay { $most } enlaces privados que nadie ha usado. Caducan en menos de una hora.
limit-people = Aquí no cabe más gente. Inténtalo más tarde.
problem-database-gone = El servidor ha perdido su base de datos. No se ha cambiado nada, y nada se podrá guardar hasta que quien lo administra lo haya reiniciado.
problem-no-seat = No tienes plaza en esta mesa.
problem-coach-off = En esta mesa no se puede consultar al entrenador.
problem-coach-other-seat = El entrenador solo aconseja al jugador de esta plaza.
problem-coach-not-asked = Solo se puede consultar al entrenador en tu turno.
problem-coach-moved-on = La partida ha avanzado. Vuelve a la mesa y pregunta de nuevo.
problem-not-watchable = Esta mesa no admite espectadores.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = Se podrá ver cuando termine la partida.

## Boards
board-opponents = Los demás jugadores
board-table = El centro de la mesa
board-roles = Personajes
board-harbour = Barcos
board-supply = Reserva
board-city = Ciudad
board-goods = Mercancías
board-governor = Gobernador
board-bot = bot
board-points = Puntos de victoria
board-trading-house = Casa de comercio
board-doubloons = { $n ->
    [one] { $n } doblón
   *[other] { $n } doblones
}
board-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
board-price = Precio { $n }
board-price-now = { $n } para ti ahora
board-victory-points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}

## Tables of components
rules-card = Carta
rules-effect = Efecto

## The players, on the page of the rules
players-title = Los jugadores
players-intro = Los bots contra los que puedes jugar: cinco niveles, personalidades con gustos propios y dos que sirven de vara de medir para los demás.
players-fair = Ningún bot puede hacer trampas. Recibe lo que se puede ver desde su plaza y las jugadas que puede hacer, y nada más; lo que no sabe, tiene que imaginarlo. Una prueba cambia todo lo oculto y exige a cada bot la misma jugada, y el azar de una partida procede de una semilla cuya huella se muestra antes de la primera jugada.
players-measured = Queda por delante de «{ $greedy }» el { $share } % de las veces (intervalo de confianza del 95 %: de { $low } a { $high } %; medido en { $games } partidas de { $players } jugadores).
strength-title = Su nivel
strength-intro = El porcentaje de rivales a los que supera el primero de los dos (un empate cuenta la mitad), con su intervalo de confianza del 95 % debajo. 50 significa que no hay diferencia. Los jugadores programados son todas las personalidades y «codicioso».
strength-pairing = Enfrentamiento
strength-players = { $players } jugadores
strength-against = { $bot } contra { $others }
strength-pool = los jugadores programados
strength-plain = una búsqueda simple de { $games } partidas al azar por jugada
strength-again = Para volver a medirlo:
bot-beginner-about = Para una primera partida o para rivales de poca edad. Sabe lo que conviene, pero a menudo hace otra cosa y pierde contra casi todos.
bot-easy-about = Juega con sensatez, pero se le escapan muchas cosas. Si conoces bien las reglas, deberías ganar.
bot-medium-about = Valora según lo que una red neuronal ha aprendido en miles de partidas contra sí misma, y mira unas cuantas posiciones antes de jugar.
bot-hard-about = La misma valoración, más una búsqueda entre lo que cada uno puede hacer después.
bot-expert-about = El más fuerte: es el que busca más a fondo, hasta un segundo por turno.
bot-random-about = Hace cualquier jugada permitida. Va bien para descubrir cómo funciona una mesa; ganarle no enseña mucho.
bot-greedy-about = La vara de medir para los demás. Mira una jugada por delante, calcula cómo la aprovechará cada uno y toma lo que parece mejor. No tiene preferencias.
bot-corn-shipper-about = Toma maíz donde puede, lo ocupa enseguida y embarca barril tras barril para sumar puntos. El maíz no necesita edificio, así que llena barcos antes de que los demás tengan su primer edificio de producción; los suyos llegan tarde. No le dejes un barco vacío cuando esté cargado de maíz.
bot-master-builder-about = Construye en cuanto puede pagarlo y ahorra para los edificios grandes. Embarca solo lo obligatorio y confía en su ciudad, que quiere llenar antes de que los demás estén listos. Tomar al constructor antes de que tenga dinero lo frena.
bot-coffee-trader-about = Quiere un tostadero de café, sitio en la casa de comercio y, sobre todo, una fábrica, que paga por cada tipo de mercancía que produce. Gana pronto y compra edificios caros más tarde. Una casa de comercio llena de mercancías baratas, o un rival con café, le estropea los planes.
bot-quarry-builder-about = Toma primero canteras y deja que le paguen la ciudad: cada colono en ellas ahorra un doblón, una y otra vez. Arranca despacio y construye barato, con edificios cada vez mayores. Depende del colonizador y del constructor: intenta tomarlos antes.
bot-careful-planter-about = Hace un poco de todo, siempre atento a lo que cada personaje da a los demás: toma al capitán cuando los barcos no les convienen y produce cuando ellos no pueden. Prefiere renunciar a una ganancia antes que dar otra mayor a quien va en cabeza, y no tiene un punto débil evidente.
bot-guild-trader-about = Levanta un edificio de producción tras otro y vende lo que dan; al final, un gremio los cuenta todos. Prefiere construir lo que tiene a esperar una carta mejor. Su ciudad es sencilla y sus mercancías muchas: lo que más le duele es una fase del mercader a precios bajos.
bot-monument-builder-about = Reúne estatuas, columnas y héroes por sus puntos, y después el arco de triunfo y el palacio, que los cuentan otra vez. Mientras tanto su ciudad rinde poco y vive de lo que los demás hacen posible; si el arco llega a tiempo, cuesta alcanzarlo.
bot-councillor-about = Llena su ciudad de edificios públicos: prefectura, biblioteca, archivo y todo lo que da cartas, y después un ayuntamiento que los cuenta todos. Ve muchas cartas, se queda las mejores y produce menos que los demás.
bot-ship-chandler-about = Vive para el barco del puerto: reúne lo que pide y lo entrega en cuanto puede, sin guardar casi nada para el siguiente. Rara vez se queda con mercancías que nadie quiere, pero un dado inesperado lo sorprende con las manos vacías.
bot-landlord-about = Nunca visita al abogado sin adquirir un edificio. Cada uno le da renta cuando llega el peón de otro jugador, y cuanto antes es suyo, más tiempo rinde. Evita sus edificios siempre que te lo puedas permitir.
bot-cafe-host-about = Cuenta cada peso, no conduce más lejos de lo necesario y consigue ron y puros para servirlos en el café en cuanto su peón pasa por allí. Sus puntos son pocos pero seguros y no dependen de ningún barco; si ocupas antes el café, se queda con las estanterías llenas.
bot-admiral-about = Toma todas las carabelas que puede: una carta más en cada ronda hasta el final. Con una flota, sus manos son grandes y sus combinaciones largas. Hace poco por el dinero rápido, así que un final temprano lo sorprende en alta mar.
bot-warehouse-keeper-about = Construye almacenes y guarda en ellos lo que aún no forma combinación; las carabelas los llenan. Con buenas existencias, la mano siguiente está medio hecha antes de repartirse. Los mercaderes le sirven de poco, y un incendio que vacía sus almacenes le cuesta más que a los demás.
bot-courtier-about = Busca a los personajes famosos: poderes que nadie más tiene y que duran hasta el final. Una o dos carabelas le traen las cartas que necesita; los mercaderes los deja a otros. Su forma de ganar cambia de una partida a otra, y por eso cuesta preverla.

## Programs: tokens, bots, the API

api-title = Programas
api-intro = Todo lo que haces en estas páginas lo puede hacer también un programa: jugar, mirar, crear mesas o ser un bot que otros invitan.
api-make-token = Crear un token
api-document = Lo mismo como documento OpenAPI
api-english = La descripción que sigue está en inglés.
api-no-token = Esta dirección necesita un token: crea uno en la página de ajustes y envíalo como «Authorization: Bearer …».
api-scope = Este token no lo permite; haría falta «{ $scope }».
api-not-acceptable = Aquí las respuestas son JSON, y el flujo es text/event-stream.
api-media-type = El cuerpo debe ser JSON, con la cabecera «Content-Type: application/json».
api-bad-request = Esta dirección no acepta esta petición; la página «Programas» explica lo que acepta.
api-bad-key = La cabecera Idempotency-Key solo puede aparecer una vez, con 1 a 100 caracteres ASCII imprimibles.
api-key-reused = Esta Idempotency-Key ya se ha usado en otra petición.
api-made-before = Esta petición ya se ha ejecutado; su token se mostró entonces y no se puede volver a mostrar. Crea otro.
api-no-bot = No existe ese bot para este juego.
api-one-bot = Indica exactamente un bot: uno de los nuestros o el programa de alguien.
api-other-game = Este programa no juega a este juego.
api-not-connected = Este programa no está conectado en este momento.
api-busy = Este programa ya juega tantas partidas como puede.
api-bot-games = Elige al menos un juego al que juegue tu bot.
api-not-for-bots = Un bot no puede registrar bots ni ver tokens; su dueño sí.
api-problem-invalid = La petición no se puede leer
api-problem-unauthorized = Falta el token o es desconocido
api-problem-forbidden = No permitido
api-problem-not-found = No encontrado
api-problem-method = Método no permitido
api-problem-not-acceptable = No disponible en este formato
api-problem-slow-request = La petición no llegó a tiempo
api-problem-refused = La mesa no lo permite
api-problem-stale = La partida ha avanzado
api-problem-key-reused = La clave se usó para otra cosa
api-problem-too-large = Demasiado grande
api-problem-media-type = Tipo de contenido no admitido
api-problem-unprocessable = El contenido no es el esperado
api-problem-too-many = Demasiados
api-problem-ours = Algo falla por nuestra parte
api-problem-unavailable = No es posible en este momento

program-tag = programa de { $owner }
program-rule =
    { $seconds ->
        [one] Si un programa no responde en un segundo, lo sustituye uno de nuestros bots; después puede volver.
       *[other] Si un programa no responde en { $seconds } segundos, lo sustituye uno de nuestros bots; después puede volver.
    }
new-program = { $name } (programa de { $owner })
room-add-program = Invitar a { $name }

tokens-title = Tus programas
tokens-text = Un token permite que un programa actúe por ti. Se muestra una sola vez, al crearlo; quien lo tenga puede hacer lo que permite.
tokens-about = Cómo juegan aquí los programas
tokens-none = No tienes tokens.
tokens-label = ¿Para qué es?
tokens-label-example = mi script
tokens-scope-read = Leer: mesas, tus vistas, el flujo de eventos
tokens-scope-play = Jugar en tus plazas
tokens-scope-tables = Crear mesas, unirse a ellas, subir partidas
tokens-scope-chat = Chatear
tokens-scope-bots = Registrar bots y gestionar tokens
tokens-make = Crear un token
tokens-revoke = Revocar
tokens-revoke-sure = Los programas que usan este token dejarán de funcionar. ¿Revocarlo?
tokens-never-used = nunca usado
tokens-used = usado por última vez el { $when }
tokens-new-title = Tu nuevo token
tokens-new-text = Cópialo ahora: no se podrá mostrar otra vez.
tokens-back = Volver a los ajustes
tokens-scopes-missing = Elige al menos un permiso para el token.
bots-title = Tus bots
bots-text = Un bot es un programa con plaza propia. Mientras está conectado, se ofrece en las mesas nuevas, marcado como tuyo.
bots-name = Nombre
bots-description = Descripción
bots-games = Juegos a los que juega
bots-open = Ofrecerlo a todos
bots-open-hint = Si no, solo tú puedes invitarlo.
bots-make = Registrar un bot
bots-new-token = Nuevo token
bots-remove = Eliminar
bots-remove-sure = Se eliminarán el bot y sus tokens. ¿Continuar?
bots-connected = conectado
bots-not-connected = no conectado
bots-private = solo para ti
limit-tokens = Ya hay { $most } tokens; revoca uno para hacer sitio.
limit-bots = Ya hay { $most } bots; elimina uno para hacer sitio.

## Keys
keys-title = Teclas
keys-list = Elegir de la lista
keys-pass = Pasar o no seguir
keys-confirm = Confirmar
keys-skip = Ir a mi turno
keys-help = Mostrar u ocultar estas teclas
keys-beyond = La undécima opción y las siguientes
keys-walk = Ir a la lista; las flechas llegan a cada opción, Intro la elige
keys-undo = Deshacer, o pedirlo
keys-restart = Reiniciar mi turno
keys-drop = Reiniciar la selección; cerrar el consejo
keys-withdraw = Cambiar mi elección
keys-ahead = Elegir por adelantado
keys-coach = Pedir consejo
keys-agree = De acuerdo
keys-refuse = Rechazar, o retirar mi propuesta
keys-return = He vuelto
keys-talk = Escribir un mensaje (Esc deja el campo)
keys-table = Abrir el menú de la mesa
keys-previous = Un paso atrás
keys-next = Un paso adelante
keys-first = Al principio
keys-last = Al final
keys-play = Reproducir o pausar
key-home = Inicio
key-end = Fin
key-space = Espacio

date =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
