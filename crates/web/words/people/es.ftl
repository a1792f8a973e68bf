## Accounts

people-sign-in = Iniciar sesión
people-sign-up = Crear una cuenta
people-sign-up-go = Crear la cuenta
people-sign-up-text = Puedes jugar sin cuenta. Con ella encuentras tus partidas en cualquier dispositivo, tus resultados quedan reunidos y puedes jugar partidas clasificatorias. Basta con un nombre y una contraseña.
people-keeps =
    { $count ->
        [one] La partida de este navegador sigue siendo tuya.
       *[other] Las { $count } partidas de este navegador siguen siendo tuyas.
    }
people-bring =
    { $count ->
        [one] Llevar la partida de este navegador
       *[other] Llevar las { $count } partidas de este navegador
    }
people-bring-hint = Desmárcalo si las jugó otra persona: se perderán en este navegador.
people-name = Nombre de la cuenta
people-name-hint = Así te ven los demás. No hay dos cuentas con nombres que se puedan confundir.
people-password = Contraseña
people-password-old = Contraseña actual
people-password-new = Contraseña nueva
people-password-hint = Al menos { $least } caracteres. Unas cuantas palabras seguidas se recuerdan bien.
people-password-bad = Elige una contraseña más larga que no sea tu nombre.
people-password-change = Cambiar la contraseña
people-password-ends = Se cerrará la sesión en tus demás dispositivos.
people-password-wrong = Esa no es tu contraseña.
people-no-account = ¿Aún no tienes cuenta?
people-has-account = ¿Ya tienes una cuenta?
people-forgotten = ¿Has olvidado la contraseña? Quien administra este servidor puede darte un enlace para elegir otra.
people-forgotten-title = ¿Has olvidado la contraseña?
people-forgotten-text = Escribe el nombre de tu cuenta. Si tiene una dirección de correo confirmada, enviamos allí un enlace para elegir otra contraseña.
people-forgotten-go = Enviar el enlace
people-forgotten-sent = Si existe esa cuenta y tiene una dirección de correo confirmada, hay un mensaje en camino. El enlace funciona una sola vez y durante una hora.
people-forgotten-host = ¿Sin dirección de correo? Quien administra este servidor también puede darte un enlace.
people-forgotten-mail = Alguien, probablemente tú, ha pedido otra contraseña para la cuenta { $name }. El enlace funciona una sola vez y durante una hora.
people-forgotten-mail-foot = Si no has sido tú, ignora este correo: tu contraseña no cambia.
people-forgotten-known = Si olvidas la contraseña, enviamos un enlace para elegir otra a la dirección de correo que confirmaste.
people-forgotten-unknown = Si confirmas una dirección de correo, podrás elegir otra contraseña por tu cuenta si la olvidas.
people-wrong = El nombre o la contraseña no son correctos.
people-banned = Quien administra este servidor ha suspendido esta cuenta.
people-too-many-attempts =
    { $minutes ->
        [one] Demasiados intentos. Vuelve a probar dentro de un minuto.
       *[other] Demasiados intentos. Vuelve a probar dentro de { $minutes } minutos.
    }
people-name-taken = «{ $name }» ya está en uso o se parece a un nombre que lo está. Elige otro.
people-name-of-account = «{ $name }» es el nombre de una cuenta. Inicia sesión si es la tuya o elige otro nombre.
people-needs-account = Primero inicia sesión.
people-since = Miembro desde el { $day }
people-devices = Tus dispositivos
people-devices-end = Cerrar la sesión en los demás
people-device-end = Cerrar sesión
people-device-here = este dispositivo
people-device-unknown = Dispositivo desconocido
people-device-seen = sesión iniciada el { $created }, última actividad el { $seen }
people-data = Tus datos
people-export-text = Todo lo que se guarda sobre ti, en un archivo.
people-export = Descargar mis datos
people-delete-text = Borrar la cuenta no se puede deshacer.
people-delete = Borrar la cuenta
people-delete-ask = ¿Borrar definitivamente la cuenta { $name }?
people-delete-games = Se cierran tus sesiones y se eliminan tu nombre, tus mensajes y tus ajustes. Las partidas se conservan para los demás, sin tu nombre; si alguna sigue en juego, un bot juega por ti.
people-delete-go = Borrar definitivamente
people-delete-not = Conservarla
people-reset-title = Elegir otra contraseña
people-reset-text = Para la cuenta { $name }. Se cerrarán todas sus sesiones.
people-reset-go = Guardar e iniciar sesión
people-reset-gone = Este enlace ya se usó o ha caducado. Pide otro.
limit-accounts = Hoy se han creado { $most } cuentas desde tu red. Inténtalo mañana.
limit-invitations = Ya hay { $most } invitaciones pendientes.
limit-marks = Ya has bloqueado o silenciado a { $most } personas.

## Own games, public pages, ratings

people-mine = Mis partidas
people-nobody-yet = Aún no has jugado aquí, o no en este navegador.
people-guest = Invitado
people-guest-text = Juegas como invitado: solo te conoce este navegador.
people-public = Mi página pública
people-account = Cuenta
people-no-games = No hay partidas que coincidan.
people-my-result = Tu resultado: puesto { $place }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
people-more-games =
    { $count ->
        [one] Una partida más; acota la búsqueda para verla.
       *[other] { $count } partidas más; acota la búsqueda para verlas.
    }
people-filter-game = Juego
people-filter-any = Todos los juegos
people-filter-state = Estado
people-state-all = Todas
people-state-running = En curso
people-state-finished = Terminadas
people-filter-with = Jugadas con
people-filter-go = Mostrar
people-statistics = Estadísticas
people-stat-hint = «Por delante» es la proporción de rivales a los que has superado; un empate cuenta la mitad.
people-stat-line =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, por delante del { $ahead } % de los rivales
people-percent = { $share } %
people-stat-players = Número de jugadores
people-stat-seats = Plaza en la mesa
people-stat-opponents = Rival
people-stat-games = Partidas
people-stat-won = Ganadas
people-stat-ahead = Por delante
people-stat-points = Puntos de media
people-stat-from = Puntos de
people-stat-usual = De media
people-stat-when-won = En partidas ganadas
people-built = Construido
people-built-share = Porcentaje de victorias
people-built-hint =
    { $count ->
        [one] Lo construido al final de la última partida
       *[other] Lo construido al final de las últimas { $count } partidas; se ganó el { $share } %
    }
people-acquaintances = Con quién he jugado
people-acquaintances-hint = Cuando abras una mesa, puedes invitarlos con un clic.
people-games-together =
    { $count ->
        [one] una partida juntos
       *[other] { $count } partidas juntos
    }
people-results = Resultados
people-no-results = Aún no hay partidas terminadas.
people-ratings = Puntuaciones
people-rating = Puntuación
people-curve =
    { $games ->
        [one] Puntuación { $rating } tras una partida
       *[other] Puntuación { $rating } tras { $games } partidas
    }
people-ladders = Clasificaciones
people-ladder = Clasificación: { $game }
people-ladder-text = Las partidas clasificatorias cuentan para la clasificación. Todos empiezan con 1000; el número tras ± indica el margen de error, que se reduce con cada partida. El orden sigue la puntuación menos ese margen.
people-ladder-nobody = Nadie ha jugado aún una partida clasificatoria. Marca «partida clasificatoria» al abrir una mesa.
people-ladder-who = Jugador
people-ladder-bot = nuestro bot
people-ladder-hint = Los bots se sitúan según su fuerza medida.
people-rated = Esta partida es clasificatoria: el resultado cuenta para la puntuación.
people-rated-choice = Partida clasificatoria
people-rated-hint = Cuenta para la puntuación. Sin entrenador; solo para quienes tienen cuenta y para nuestros bots.
people-rated-needs-account = Las partidas clasificatorias requieren una cuenta: primero inicia sesión.
people-rated-no-programs = Los programas de otras personas no pueden jugar partidas clasificatorias.

## Invitations, blocking and muting

people-invite-title = Invita a gente con la que has jugado
people-invite-to = Invitar a una partida de { $game }
people-invite-not = No puedes invitar a nadie a esta mesa.
people-invitations = Invitaciones
people-invited-by = { $name } te invita
people-invitation-go = Ver la mesa
people-invitation-no = No, gracias
people-blocked = No puedes sentarte a esta mesa.
people-block = Bloquear
people-block-not = Desbloquear
people-mute = Silenciar
people-mute-not = Dejar de silenciar
people-marks-hint = Quien está bloqueado no puede sentarse a tus mesas ni invitarte. No verás lo que escriba quien esté silenciado. No se les informa.
people-to-page = La página de este jugador, en otra pestaña
people-marked = Bloqueados y silenciados
people-is-block = bloqueado
people-is-mute = silenciado

## What a form has done

done-saved = Guardado.
done-signed-out = Has cerrado la sesión.
done-device-ended = Se ha cerrado la sesión en ese dispositivo.
done-devices-ended = Se ha cerrado la sesión en todos los demás dispositivos.
done-password-changed = Has cambiado la contraseña. Se ha cerrado la sesión en todos los demás dispositivos.
done-account-deleted = Tu cuenta se ha borrado.
done-muted = Silenciado: ya no verás lo que escriba este jugador.
done-muted-not = Vuelves a ver lo que escribe este jugador.
done-blocked = Bloqueado: este jugador ya no puede sentarse a tus mesas ni invitarte.
done-blocked-not = Ya no está bloqueado.
done-invited = Invitación enviada.
done-declined = Invitación rechazada.
done-channel-added = Añadido.
done-channel-removed = Eliminado. Ya no se envía nada ahí.
done-token-revoked = Token revocado.
done-bot-removed = Bot eliminado.
done-renamed = Nombre de la cuenta cambiado.
done-banned = Cuenta suspendida y con la sesión cerrada en todas partes.
done-banned-not = Suspensión levantada.
done-promoted = Esta cuenta ya es de administrador.
done-demoted = Esta cuenta ya no es de administrador.
done-removed = Cuenta borrada.
done-game-stopped = Partida interrumpida.
done-table-cleared = Mesa vaciada.

admin-title = Administración

## The administrator’s page

admin-accounts = Cuentas
admin-more = Más
admin-account =
    { $tables ->
        [one] creada el { $created }, una mesa
       *[other] creada el { $created }, { $tables } mesas
    }
admin-seen = visto el { $day }
admin-is-admin = administrador
admin-is-banned = suspendida
admin-actions = Acciones
admin-do-reset = Enlace para otra contraseña
admin-do-rename = Cambiar el nombre
admin-do-ban = Suspender
admin-do-unban = Levantar la suspensión
admin-do-promote = Hacer administrador
admin-do-demote = Quitar como administrador
admin-new-name = Nombre nuevo
admin-not-yourself = No puedes hacer esto con tu propia cuenta.
admin-reset-text = Envía este enlace a { $name }. Sirve una sola vez y caduca a los dos días. Solo se muestra una vez.
admin-back = Volver
admin-tables = Mesas
admin-no-tables = No hay mesas así.
admin-table-gathering = a la espera de jugadores
admin-table-playing = en curso
admin-table-last = última actividad: { $when }
admin-stop = Interrumpir la partida
admin-stop-ask = ¿Interrumpir ahora esta partida de { $game } ({ $names })? No se podrá continuar. Se podrá ver todavía durante un tiempo.
admin-clear = Vaciar la mesa
admin-clear-ask = ¿Quitar a todos de esta mesa de { $game } ({ $names })? Una mesa vacía no aparece en ninguna lista y se borra pronto.
admin-numbers = Cifras y límites
admin-limits = Límites
admin-limits-text = El máximo que puede haber a la vez; por dirección, casi siempre, el número creado en un día.
admin-per-person = Por persona
admin-per-address = Por dirección
admin-altogether = En total
admin-links = Enlaces a otros dispositivos
admin-tokens = Tokens de programas
admin-bots = Bots registrados
admin-invitations = Invitaciones pendientes
admin-marks = Personas bloqueadas o silenciadas
admin-channels = Canales de notificación
admin-confirmations = Correos de confirmación y de contraseña al día
admin-tournaments = Torneos sin terminar
admin-outbox = Notificaciones en camino
admin-outbox-text = Mensajes a quienes tienen la página cerrada. Los que fallan se reintentan a intervalos cada vez mayores y al final se descartan.
admin-outbox-kind = Canal
admin-outbox-channels = En uso
admin-outbox-waiting = En espera
admin-outbox-retried = Reintentándose
admin-outbox-failed = Descartados
admin-outbox-fine = Ningún fallo últimamente.
admin-outbox-again =
    { $tries ->
        [one] Un intento hasta ahora.
       *[other] { $tries } intentos hasta ahora.
    }
admin-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
admin-what = Qué
admin-now = Ahora
admin-sessions = Navegadores con sesión
admin-gathering = Mesas que esperan jugadores
admin-unfinished = Partidas sin terminar
admin-finished = Partidas terminadas
admin-in-memory = Mesas en memoria
admin-records = Partidas guardadas subidas
admin-rewrites = Partidas por anonimizar o asignar a una cuenta
admin-passwords = Contraseñas comprobadas desde el arranque
admin-fallbacks = Jugadas por fallo de un bot
admin-panics = Fallos del programa
admin-retention = Conservación
admin-retention-text = Desde la última actividad. Las partidas terminadas y las cuentas se conservan.
admin-keep-sessions = Navegadores con sesión:
admin-keep-unused-sessions = Invitados que no han jugado:
admin-keep-empty = Mesas sin nadie sentado:
admin-keep-gathering = Mesas que esperan jugadores:
admin-keep-entering = Torneos a la espera de jugadores:
admin-keep-abandoned = Partidas abandonadas:
admin-keep-stopped = Partidas interrumpidas:
admin-keep-records = Partidas guardadas subidas:
admin-keep-tokens = Tokens sin usar:
admin-keep-notices = Notificaciones enviadas:
admin-keep-channels = Canales de notificación sin uso:
admin-keep-deals = Partidas del día:
admin-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
admin-errors = Últimas advertencias y errores
admin-no-errors = Ninguno desde el arranque.

## Cómo juega alguien

play-title = Cómo juegas
play-intro = Lo que te costaron tus decisiones frente a la mejor opción y qué nivel de bot juega más o menos igual de bien. Solo tú ves esta página.
play-nothing = Todavía no has terminado ninguna partida aquí.
play-waiting = { $count ->
    [one] Se está analizando una partida.
   *[other] Se están analizando { $count } partidas.
}
play-waiting-one = Se están analizando tus decisiones. Recarga esta página dentro de un momento.
play-again = Recargar
play-over = { $count ->
    [0] En esta partida
    [one] En tu última partida
   *[other] En tus últimas { $count } partidas
}
play-too-few = { $count ->
    [one] Una decisión es muy poco para compararte con un nivel.
   *[other] { $count } decisiones son muy pocas para compararte con un nivel.
}
play-too-few-one = En esta partida { $count ->
    [0] no tuviste ninguna elección real
    [one] tuviste una elección real
   *[other] tuviste { $count } elecciones reales
}; hacen falta { $least } para compararte con un nivel.
play-like-one = jugaste más o menos al nivel { $level }.
play-like-some = jugaste más o menos al nivel { $level } (entre { $least } y { $most }).
play-range = { $like } (de { $least } a { $most })
play-strengths = Tus puntos fuertes: { $kinds }.
play-weaknesses = Tus puntos débiles: { $kinds }.
play-most-to-gain = Donde más puedes ganar: { $kinds } ({ $cost } por partida).
play-kind = Decisión
play-decisions = Número
play-cost = Coste por decisión
play-like = Se parece a
play-per-game = Coste por partida
play-look-again = Merecen otra mirada
play-cost-one = coste: { $cost }
play-puzzles = Practicar con un problema
play-most-counted = Aquí una decisión cuenta como máximo un { $most }.
play-how = Cómo se mide
play-how-text = Cada decisión se compara con las demás que podías tomar, en partidas imaginadas que solo contienen lo que podías saber en ese momento. Su coste es cuánto baja tu probabilidad de acabar por delante de un rival, de media entre tus rivales, frente a la mejor opción; más del 3 % cuenta como 3 %, porque la frecuencia de los errores dice más que lo que estaba en juego. Los niveles se midieron igual, contra bots de nivel medio y en todas las plazas. El intervalo nombra los niveles que suman el 90 % de la probabilidad. Los bots que jugaron por ti no cuentan, y las partidas que otros quizá sigan jugando hoy se estudian más tarde.
play-one-cost = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
}; cada una te costó de media { $cost } (± { $error }) de la probabilidad de acabar por delante de un rival.
play-you = Tú
play-hint = La tabla muestra lo que cuesta una decisión de media, a ti y a cada nivel. Una sola partida dice poco: que las decisiones sean fáciles también es suerte.
play-all = Cómo juegas en todas tus partidas
