## Lessons: the list, the panel, the offers
lessons-title = Lecciones
lessons-intro = Una primera partida, paso a paso, en una mesa de verdad. Tú haces cada jugada y cada vez aprendes el porqué. Puedes irte cuando quieras: la lección te espera.
lessons-minutes = De 10 a 15 minutos
lessons-begin = Empezar la lección
lessons-resume = Continuar la lección
lessons-on = Seguir jugando tras la lección
lessons-repeat = Repetir la lección
lessons-first = ¿Es tu primera vez?
lessons-first-text = Aprende jugando: una lección breve te guía en tus primeras rondas.
lessons-offer = ¿Prefieres aprender jugando? La lección dura de 10 a 15 minutos.
lesson-at = Lección, página { $at } de { $of }
lesson-wait = Ahora mira lo que hacen los demás.
lesson-back = Reintentar
lesson-skip = Hazlo por mí
lesson-restart = Empezar de nuevo
lesson-on = Seguir jugando desde aquí
lesson-other = Eso estaría permitido, pero la lección enseña ahora otra cosa. Elige la opción resaltada.
lesson-over = La lección termina aquí. Elige «Seguir jugando desde aquí» para continuar esta misma partida por tu cuenta.
lesson-strayed = Esta mesa se ha salido de la lección. Empieza de nuevo para seguirla.
lesson-nothing = Ahora mismo no hay nada que hacer aquí.

## The rulebook to read
guide-entry = Consultar las reglas
keys-entry = Consultar lo que señala el puntero
guide-contents = Índice
guide-search = Buscar en las reglas
guide-find = Buscar
guide-found = { $count ->
    [0] Ningún resultado para «{ $what }».
    [one] Un resultado para «{ $what }»
   *[other] { $count } resultados para «{ $what }»
}
guide-in-book = En el reglamento
guide-in-entries = Piezas y cartas
guide-in-law = En las reglas completas
guide-law = Las reglas completas, punto por punto
guide-law-text = Cada detalle en enunciados numerados, todos comprobados por pruebas. En caso de duda, este texto es el que vale.
guide-back = Volver al reglamento
guide-good = Cuándo conviene:
guide-more = Más en las reglas completas
guide-price = precio { $n }
guide-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
guide-copies = { $n ->
    [one] { $n } ejemplar
   *[other] { $n } ejemplares
}
guide-circles = { $n ->
    [one] { $n } círculo
   *[other] { $n } círculos
}
