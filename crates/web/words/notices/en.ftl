# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Notifications
notices-text = Find out when it’s your turn, even with this page closed.
notices-to = Notification settings
notices-back = Back to settings
notices-app-description = Board games with friends and bots, live or over a week.

# This browser.
notices-push-title = This device
notices-push-text = Your browser shows a notification; clicking it opens the table.
notices-push-go = Turn on for this device
notices-push-on = Notifications are on for this device.
notices-push-unable = This browser cannot show notifications here. It needs a secure address (https); on an iPhone or iPad, add this page to the home screen first.
notices-push-noscript = This needs JavaScript; email, webhooks and the feed work without it.
notices-push-denied = Your browser does not allow notifications from this page. You can change that in its settings.
notices-push-failed = Your browser could not subscribe. Please try again later.

# Ways to be reached.
notices-channels = Where notifications go
notices-channels-none = Nowhere yet.
notices-channel-push = Browser
notices-channel-mail = Email
notices-channel-discord = Discord
notices-channel-slack = Slack
notices-channel-json = Webhook (JSON)
notices-channel-feed = Atom feed
notices-state-on = on
notices-state-off = off
notices-state-unconfirmed = not confirmed yet
notices-here = this device
notices-failed = Last message failed ({ $when }):
notices-gap = Messages
notices-gap-none = as soon as there is news
notices-gap-minute = at most one per minute
notices-gap-ten-minutes = at most one every 10 minutes
notices-gap-hour = at most one per hour
notices-gap-six-hours = at most one every 6 hours
notices-gap-day = at most one per day
notices-secret = Signing secret
notices-secret-hint = The header x-antilles-signature contains sha256= followed by the HMAC-SHA256 of the body with this secret.
notices-test = Send a test message
notices-remove = Remove
notices-more = More channels
notices-mail = Email address
notices-mail-hint = We will email you a link to confirm it. Nobody else sees the address.
notices-mail-password = Your account’s password: if you ever forget it, a link to a new one can be sent to this address.
notices-mail-go = Add address
notices-mail-none = This server cannot send email.
notices-mail-sent-title = Check your email
notices-mail-sent = An email with a link is on its way. Open the link within a day to confirm the address.
notices-hook = Webhook address
notices-hook-hint = Discord: channel settings, Integrations. Slack: an app with incoming webhooks. JSON: your own server gets a signed request.
notices-hook-go = Add webhook
notices-feed-text = A feed for your reader at a secret address. Creating a new address disables the old one.
notices-feed-go = Create a new feed address
notices-feed-made = This is the address of your feed. It is shown only once; keep it to yourself.

# What about, and when.
notices-wishes = What and when
notices-kinds = Notify me when
notices-kind-turn = it’s my turn
notices-kind-time = I am running out of time
notices-kind-started = a game starts
notices-kind-over = a game is over
notices-kind-consent = the others need my consent
notices-kind-invited = someone invites me
notices-kind-mention = someone mentions me in the chat (@ and my name)
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-hint = Nothing is sent during these hours; everything arrives together afterwards. Leave both fields empty for no quiet hours.
notices-quiet-wrong = Quiet hours need two times of day, such as 22:00 and 07:00.
notices-zone = Time zone
notices-zone-hint = For example Europe/London or America/New_York.
notices-zone-wrong = There is no such time zone. Enter it like this: Europe/London.
notices-language-hint = Messages use the language the page is in when you save.

# What did not arrive.
notices-troubles = Failed deliveries
notices-trouble-again = Next attempt: { $when }.
notices-trouble-over = Abandoned after { $tries ->
        [one] one attempt
       *[other] { $tries } attempts
    }.
notices-fault-timeout = The server did not answer in time.
notices-fault-no-name = The server’s name was not found.
notices-fault-no-connection = The server cannot be reached.
notices-fault-no-tls = No secure connection to the server is possible.
notices-fault-status = The server refused the message (code { $code }).
notices-fault-address = Messages cannot be sent to this address.
notices-fault-not-https = The address has to begin with https.
notices-fault-own-network = The address is in this server’s own network, which is not allowed.
notices-fault-mail-refused = The mail server refused the email (code { $code }).
notices-fault-mail-later = The mail server is not accepting the email at the moment.
notices-fault-mail-address = This is not an email address.
notices-fault-no-mail = This server cannot send email at the moment.
notices-fault-other = The message could not be sent ({ $code }).

# What messages say.
notices-open = Open the table
notices-foot = You asked Antilles to keep you informed about your games.
notices-stop-link = Stop these notifications
notices-title-many = { $count } notifications from your tables
notices-title-turn = Your turn: { $game }
notices-title-started = The game has started: { $game }
notices-title-over = The game is over: { $game }
notices-title-consent = Your consent is needed: { $game }
notices-title-invited = Invitation: { $game }
notices-title-time = Time is running out: { $game }
notices-title-mention = You were mentioned: { $game }
notices-line-turn = { $game } ({ $names }): it’s your turn.
notices-line-started = { $game } ({ $names }): the game has started.
notices-line-over = { $game } ({ $names }): the game is over.
notices-line-consent = { $game } ({ $names }): the others need your consent.
notices-line-invited = { $game } ({ $names }): you are invited to play.
notices-line-time = { $game } ({ $names }): you are running out of time.
notices-line-mention = { $game } ({ $names }): someone mentioned you in the chat.
notices-test-title = Test message
notices-test-text = This is how Antilles will notify you about your games.
notices-test-sent = The test message was accepted and should arrive in a moment.

# Links in messages.
notices-confirm-title = Confirm your address
notices-confirm-mail = Someone, probably you, wants to get notifications about games at this address. Please confirm that it is yours; the link works once, within a day.
notices-confirm-foot = If it wasn’t you, ignore this email: nothing else will be sent to you.
notices-confirm-text = Send notifications to { $address }?
notices-confirm-go = Confirm
notices-confirmed = The address is confirmed. Notifications will be sent there from now on.
notices-link-gone = This link has already been used or has expired. Ask for a new one on the notifications page.
notices-stop-title = Stop notifications
notices-stop-text = Stop sending notifications to { $address }? Your games continue.
notices-stop-go = Stop
notices-stopped = No more notifications will be sent there.
notices-stop-gone = These notifications have already been stopped, or the link is incomplete.

# Limits.
limit-channels = You already have { $most } channels; remove one first.
limit-confirmations = Too many confirmation emails were sent today. Please try again tomorrow.
