## Problemas
puzzles-title = Problemas
puzzles-intro = Posiciones de partidas entre bots fuertes en las que una opción es claramente la mejor. Dos búsquedas profundas coinciden en cada solución. Solo cuenta tu primera respuesta.
puzzles-daily = Problema del día
puzzles-daily-solved = Problema del día: resuelto
puzzles-daily-missed = Problema del día: ver la solución
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-solve = Resolver
puzzles-today = Problemas del día
puzzles-today-text = Una posición, una opción mejor que todas. Cada día un problema nuevo de cada juego, el mismo para todos.
puzzles-count = { $count } problemas
puzzles-rating = Tu puntuación
puzzles-solved = Resueltos
puzzles-solved-of = { $solved } de { $answered }
puzzles-streak = Racha
puzzles-streak-now = { $streak } (récord: { $best })
puzzles-days = Racha diaria
puzzles-days-now = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
puzzle-title = Problema
puzzle-you = Tú
puzzle-question = ¿Cuál es tu mejor opción?
puzzle-hint = Elige en la lista o en el tablero. Ves lo que verías en la mesa; los demás jugadores son bots.
puzzle-rating = Puntuación del problema: { $rating }
puzzle-right = ¡Resuelto!
puzzle-wrong = No es la mejor opción
puzzle-best = La mejor opción: { $action }
puzzle-why-share = Con ella, la búsqueda espera que superes al { $best } % de tus rivales; con «{ $other }», al { $share } %.
puzzle-why-unsearched = La búsqueda no consideró que valiera la pena seguir «{ $other }».
puzzle-choice = Opción
puzzle-chosen = tu elección
puzzle-first = 1.ª búsqueda
puzzle-second = 2.ª búsqueda
puzzle-values-hint = El porcentaje es la parte de los rivales a los que puedes esperar superar, según dos búsquedas de { $first } y { $second } posiciones. Un guion significa que la búsqueda no consideró que valiera la pena seguir esa opción.
puzzle-others = Quién la encuentra
puzzle-levels = Nuestros bots la encontraron: { $levels }.
puzzle-level = { $level } { $right } de { $tries }
puzzle-people = { $answered ->
    [one] { $solved ->
        [0] Lo ha intentado una persona, sin acertar.
       *[other] Lo ha intentado una persona y ha acertado.
    }
   *[other] Lo han intentado { $answered } personas; { $solved ->
        [0] ninguna ha acertado.
        [one] una ha acertado.
       *[other] { $solved } han acertado.
    }
}
puzzle-you-so-far = Tu balance
limit-puzzle-answers = Ahora mismo hay demasiadas respuestas guardadas. Vuelve a intentarlo más tarde.
