# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Notificaciones
notices-text = Entérate de cuándo te toca, aunque esta página esté cerrada.
notices-to = Ajustes de notificaciones
notices-back = Volver a los ajustes
notices-app-description = Juegos de mesa con amigos y bots, en directo o a lo largo de una semana.

# This browser.
notices-push-title = Este dispositivo
notices-push-text = Tu navegador muestra una notificación; un clic abre la mesa.
notices-push-go = Activar en este dispositivo
notices-push-on = Las notificaciones están activadas en este dispositivo.
notices-push-unable = Este navegador no puede mostrar notificaciones aquí. Hace falta una dirección segura (https); en un iPhone o iPad, añade antes esta página a la pantalla de inicio.
notices-push-noscript = Esto necesita JavaScript; el correo, los webhooks y el feed funcionan sin él.
notices-push-denied = Tu navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes.
notices-push-failed = Tu navegador no ha podido suscribirse. Inténtalo más tarde.

# Ways to be reached.
notices-channels = Adónde llegan las notificaciones
notices-channels-none = A ningún sitio por ahora.
notices-channel-push = Navegador
notices-channel-mail = Correo
notices-channel-discord = Discord
notices-channel-slack = Slack
notices-channel-json = Webhook (JSON)
notices-channel-feed = Feed Atom
notices-state-on = activo
notices-state-off = inactivo
notices-state-unconfirmed = sin confirmar
notices-here = este dispositivo
notices-failed = Falló el último mensaje ({ $when }):
notices-gap = Mensajes
notices-gap-none = en cuanto haya novedades
notices-gap-minute = uno por minuto como mucho
notices-gap-ten-minutes = uno cada 10 minutos como mucho
notices-gap-hour = uno por hora como mucho
notices-gap-six-hours = uno cada 6 horas como mucho
notices-gap-day = uno al día como mucho
notices-secret = Secreto para la firma
notices-secret-hint = La cabecera x-antilles-signature es sha256= y el HMAC-SHA256 del cuerpo con este secreto.
notices-test = Enviar un mensaje de prueba
notices-remove = Eliminar
notices-more = Otros canales
notices-mail = Dirección de correo
notices-mail-hint = Recibirás un correo con un enlace para confirmarla. Nadie más ve la dirección.
notices-mail-password = La contraseña de tu cuenta: si algún día la olvidas, se puede enviar a esta dirección un enlace para elegir otra.
notices-mail-go = Añadir dirección
notices-mail-none = Este servidor no puede enviar correos.
notices-mail-sent-title = Mira tu correo
notices-mail-sent = Un correo con un enlace está en camino. Abre el enlace en el plazo de un día para confirmar la dirección.
notices-hook = Dirección del webhook
notices-hook-hint = Discord: ajustes del canal, Integraciones. Slack: una aplicación con webhooks entrantes. JSON: tu servidor recibe una petición firmada.
notices-hook-go = Añadir webhook
notices-feed-text = Un feed para tu lector, en una dirección secreta. Una dirección nueva invalida la anterior.
notices-feed-go = Crear una dirección de feed nueva
notices-feed-made = Esta es la dirección de tu feed. Solo se muestra una vez; no la compartas.

# What about, and when.
notices-wishes = Qué y cuándo
notices-kinds = Avísame cuando
notices-kind-turn = me toca jugar
notices-kind-time = se me acaba el tiempo
notices-kind-started = empieza una partida
notices-kind-over = termina una partida
notices-kind-consent = los demás piden mi consentimiento
notices-kind-invited = alguien me invita
notices-kind-mention = alguien me menciona en el chat (@ y mi nombre)
notices-quiet = Horas de silencio
notices-quiet-from = Desde
notices-quiet-until = Hasta
notices-quiet-hint = Durante esas horas no se envía nada; después llega todo junto. Deja vacíos los dos campos para no tenerlas.
notices-quiet-wrong = Las horas de silencio necesitan dos horas, por ejemplo 22:00 y 07:00.
notices-zone = Zona horaria
notices-zone-hint = Por ejemplo, Europe/Madrid o America/Bogota.
notices-zone-wrong = No existe esa zona horaria. Escríbela como Europe/Madrid.
notices-language-hint = Los mensajes llegan en el idioma de esta página cuando la guardas.

# What did not arrive.
notices-troubles = Envíos fallidos
notices-trouble-again = Próximo intento: { $when }.
notices-trouble-over = Abandonado tras { $tries ->
        [one] un intento
       *[other] { $tries } intentos
    }.
notices-fault-timeout = No hubo respuesta a tiempo.
notices-fault-no-name = No se encuentra el nombre del servidor.
notices-fault-no-connection = No se puede conectar con el servidor.
notices-fault-no-tls = No hay conexión segura con el servidor.
notices-fault-status = El servidor ha rechazado el mensaje (código { $code }).
notices-fault-address = A esta dirección no se puede enviar nada.
notices-fault-not-https = La dirección debe empezar por https.
notices-fault-own-network = La dirección está en la red de este servidor, y eso no se permite.
notices-fault-mail-refused = El servidor de correo ha rechazado el mensaje (código { $code }).
notices-fault-mail-later = El servidor de correo no acepta el mensaje por ahora.
notices-fault-mail-address = Esto no es una dirección de correo.
notices-fault-no-mail = Este servidor no puede enviar correos por ahora.
notices-fault-other = No se ha podido enviar ({ $code }).

# What messages say.
notices-open = Abrir la mesa
notices-foot = Pediste a Antilles que te informara de tus partidas.
notices-stop-link = Dejar de recibir estas notificaciones
notices-title-many = { $count } notificaciones de tus mesas
notices-title-turn = Te toca: { $game }
notices-title-started = Empieza la partida: { $game }
notices-title-over = Ha terminado la partida: { $game }
notices-title-consent = Se pide tu consentimiento: { $game }
notices-title-invited = Invitación: { $game }
notices-title-time = Se acaba el tiempo: { $game }
notices-title-mention = Te han mencionado: { $game }
notices-line-turn = { $game } ({ $names }): te toca jugar.
notices-line-started = { $game } ({ $names }): la partida ha empezado.
notices-line-over = { $game } ({ $names }): la partida ha terminado.
notices-line-consent = { $game } ({ $names }): los demás piden tu consentimiento.
notices-line-invited = { $game } ({ $names }): te invitan a jugar.
notices-line-time = { $game } ({ $names }): se te acaba el tiempo.
notices-line-mention = { $game } ({ $names }): alguien te ha mencionado en el chat.
notices-test-title = Mensaje de prueba
notices-test-text = Así te informará Antilles de tus partidas.
notices-test-sent = El mensaje de prueba ha sido aceptado y debería llegar en un momento.

# Links in messages.
notices-confirm-title = Confirma tu dirección
notices-confirm-mail = Alguien, probablemente tú, quiere recibir en esta dirección notificaciones de sus partidas. Confirma que es tuya; el enlace funciona una sola vez y durante un día.
notices-confirm-foot = Si no has sido tú, ignora este correo: no se te enviará nada más.
notices-confirm-text = ¿Enviar las notificaciones a { $address }?
notices-confirm-go = Confirmar
notices-confirmed = La dirección está confirmada. A partir de ahora las notificaciones llegan ahí.
notices-link-gone = Este enlace ya se ha usado o ha caducado. Pide uno nuevo en la página de notificaciones.
notices-stop-title = Dejar de recibir notificaciones
notices-stop-text = ¿Dejar de enviar notificaciones a { $address }? Tus partidas continúan.
notices-stop-go = Dejar de recibir
notices-stopped = Ya no se enviarán notificaciones ahí.
notices-stop-gone = Estas notificaciones ya están detenidas, o el enlace está incompleto.

# Limits.
limit-channels = Ya tienes { $most } canales; elimina uno antes.
limit-confirmations = Hoy se han enviado demasiados correos de confirmación. Inténtalo mañana.
