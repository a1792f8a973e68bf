## El entrenador: probabilidades, razones y continuación

coach-hint = Las tres mejores opciones, la probabilidad de ganar de cada jugador y los motivos
coach-share = { $share } %
coach-numbers = El porcentaje es la probabilidad de ganar de cada jugador; el número de al lado es la puntuación final esperada. El entrenador solo ve lo que ves tú.
coach-only = Ninguna otra opción merece considerarse aquí.
coach-times = { $count } × { $name }
coach-nth = opción { $place }
coach-why-not = ¿Por qué no esta otra?
coach-why-not-ask = Comparar
coach-line = Cómo podría seguir la partida
coach-line-now = La posición actual.
coach-line-hint = Una continuación posible. Lo que se roba y las cartas ocultas son suposiciones: el entrenador solo sabe lo que sabes tú.

analysis-intro = La probabilidad de ganar de cada jugador a lo largo de la partida. Termina con el resultado real.
analysis-turn = { $name } eligió «{ $played }»; «{ $better }» era mejor (probabilidad de ganar: { $share } % → { $better_share } %).
analysis-turn-ahead = { $name } eligió «{ $played }»; «{ $better }» era mejor (probabilidad de acabar por delante de un rival: { $share } % → { $better_share } %).
analysis-retry = Volver a intentarlo desde aquí
analysis-retry-hint = Abre una mesa nueva desde esta posición: tú contra los mismos bots.
analysis-luck = La suerte
analysis-luck-hint = Lo que el azar dio a cada jugador, frente a lo que cabía esperar de media. Lo demás se decidió en la mesa.
analysis-luck-points = { $sign ->
    [more] { $points } { $points ->
        [one] punto
       *[other] puntos
    } más de lo esperado
    [less] { $points } { $points ->
        [one] punto
       *[other] puntos
    } menos de lo esperado
   *[even] lo esperado
}
