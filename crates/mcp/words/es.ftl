# The frame around the sentences of games and tables. Notation and the names of tools and arguments are the same in every language.
mcp-refused = Rechazado, y nada ha cambiado: { $why }
mcp-happened = Lo que ha pasado:
mcp-table = Mesa { $table }: { $game }, jugada { $step }. Jugadores: { $players }.
mcp-asked = Ocupas la plaza { $seat } y se te pregunta: { $question }
mcp-asked-nothing = nada
mcp-legal = Acciones permitidas (notación: significado):
mcp-more = y { $count } más: `legal` las muestra todas
mcp-over = La partida ha terminado: { $ending }
mcp-outcome = plaza { $seat }: puesto { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $parts })
mcp-finished = Has quedado en el puesto { $place } de { $players }.
mcp-finished-resigned = Has abandonado; el bot de tu plaza ha quedado en el puesto { $place } de { $players }.
mcp-not-over = La partida no ha terminado.
mcp-seat = plaza { $seat } ({ $player })
mcp-you = tú
mcp-hints = Lo que elegiría el entrenador, de mejor a peor:
mcp-hint = { $action } ({ $meaning }): ganas el { $share } % de las partidas así, con { $points ->
    [one] { $points } punto
   *[other] unos { $points } puntos
}
mcp-hint-about = { $hint }. { $reasons }
mcp-chapter = { $chapter }: { $title } (reglas: { $count })
mcp-nothing-to-undo = no tienes nada que deshacer: solo se puede deshacer tu última acción, mientras nadie más haya jugado y no se haya robado ni mostrado nada desde entonces
mcp-enough = esta partida ya ha tenido tantos intentos, consejos y jugadas deshechas como se permiten: abandona o empieza otra
mcp-nothing-to-decide = no hay nada que decidir: la partida ha terminado
mcp-no-advice = el entrenador no tiene ningún consejo que dar aquí
mcp-no-statement = ninguna regla contiene alguna de las palabras «{ $words }»; lee mejor un capítulo: { $chapters }
mcp-game = { $game } ({ $title }): { $about } De { $least } a { $most } jugadores, { $secrets }.
mcp-secrets = con cartas o mercancías ocultas
mcp-no-secrets = sin nada oculto
mcp-option = opción { $option }: { $values } (el primer valor es el predeterminado). { $about }
mcp-bots = bots: { $bots }
mcp-chapters = capítulos de las reglas: { $chapters }
mcp-levels = Niveles de los bots, de menor a mayor: beginner, easy, medium, hard, expert. Los demás son personajes con estilo propio; greedy mira una sola jugada por delante y random juega cualquier cosa.
mcp-rules-of = Reglas de { $title }
mcp-rules-about = Las reglas de { $title }, numeradas y capítulo por capítulo
mcp-prompt = Juega una partida completa de { $title } con las herramientas de este servidor e intenta ganar. { $wishes }
mcp-prompt-players = Número de jugadores: { $players }.
mcp-prompt-bots = Nivel de los bots: «{ $bots }».
mcp-prompt-read = Lee lo que necesites de las reglas: `rules` con el juego «{ $game }» muestra los capítulos.
mcp-prompt-start = Empieza el juego «{ $game }» con `start` e indica el nombre de tu modelo como `player`.
mcp-prompt-decide = Decide con `play` hasta que la partida termine; `view` muestra el tablero y `rules` resuelve tus dudas. Piensa en lo que vale cada acción permitida ahora y al final de la partida, y en lo que aporta a tus rivales.
mcp-prompt-tell = Al final, di el resultado y qué decidió la partida.
mcp-about-puerto-rico = Planta, construye y embarca: en cada turno se elige un personaje, y todos actúan con él.
mcp-about-san-juan = El juego de cartas de Puerto Rico: las cartas son a la vez edificios, mercancías y dinero.
mcp-about-santiago = Un solo coche para todos: recorre la ciudad, haz negocios y llena el barco.
mcp-about-mundus-novus = Comercia con cartas en el Nuevo Mundo para conseguir combinaciones, desarrollos y carabelas; con 75 doblones se acaba la partida.
# What the words of a view mean where they do not say it themselves.
mcp-legend-puerto-rico = city: los edificios, con los colonos que hay en cada uno; island: las losetas y cuántas están ocupadas; san juan: los colonos sin sitio; chips: los puntos de victoria en fichas; role coins: los doblones sobre las cartas de personaje; ships: solo los barcos con mercancías, los demás están vacíos; taken: los personajes elegidos en esta ronda; buildings y supply: lo que queda por tomar
mcp-legend-san-juan = hand: tus cartas y, de las manos de los demás, las cartas que todos han visto; unseen: todas las cartas que no has visto, en el mazo o en otra parte; tucked: las cartas guardadas bajo la capilla o el banco; price card: los precios del añil, el azúcar, el tabaco, el café y la plata
mcp-legend-santiago = owns: los edificios que posee un jugador; broker: dónde está el peón del jugador; demand: lo que el barco todavía admite; value: los puntos por cada mercancía entregada; car: dónde está el coche; street: los ciudadanos a lo largo de la calle, en el orden del recorrido
mcp-legend-mundus-novus = hand: tus cartas y, de las manos de los demás, las cartas que todos han visto; unseen: todas las cartas que no has visto, en el mazo o en otra parte; line: los desarrollos disponibles, en orden; developments: los que posee un jugador
