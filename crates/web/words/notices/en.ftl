# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Notices
notices-text = Hear when it’s your turn, even with this page closed.
notices-to = To the notices
notices-back = Back to the settings
notices-app-description = Board games with friends and bots, live or over a week.

# This browser.
notices-push-title = This device
notices-push-text = Your browser shows a notification; a click opens the table.
notices-push-go = Turn on for this device
notices-push-on = Notices are on for this device.
notices-push-unable = This browser cannot show notices here. It needs a secure address (https); on an iPhone or iPad, add this page to the home screen first.
notices-push-noscript = This needs JavaScript; mail, webhooks and the feed work without it.
notices-push-denied = Your browser does not allow notices from this page. You can change that in its settings.
notices-push-failed = Your browser could not subscribe. Please try again later.

# Ways to be reached.
notices-channels = Where notices go
notices-channels-none = Nowhere yet.
notices-channel-push = Browser
notices-channel-mail = E-mail
notices-channel-discord = Discord
notices-channel-slack = Slack
notices-channel-json = Webhook (JSON)
notices-channel-feed = Atom feed
notices-state-on = on
notices-state-off = off
notices-state-unconfirmed = not confirmed yet
notices-here = this device
notices-failed = Last message given up ({ $when }):
notices-gap = At most one message
notices-gap-none = whenever there is news
notices-gap-minute = a minute
notices-gap-ten-minutes = every 10 minutes
notices-gap-hour = an hour
notices-gap-six-hours = every 6 hours
notices-gap-day = a day
notices-secret = Secret for the signature
notices-secret-hint = The header x-antilles-signature is sha256= and the HMAC-SHA256 of the body under this secret.
notices-test = Send a test
notices-remove = Remove
notices-more = More ways
notices-mail = E-mail address
notices-mail-hint = You get a mail with a link to confirm it. Nobody else sees the address.
notices-mail-go = Add address
notices-mail-none = This server cannot send mail.
notices-mail-sent-title = Check your mail
notices-mail-sent = A mail with a link is on its way. Open the link within a day to confirm the address.
notices-hook = Webhook address
notices-hook-hint = Discord: channel settings, Integrations. Slack: an app with incoming webhooks. JSON: your own server gets a signed request.
notices-hook-go = Add webhook
notices-feed-text = A feed for your reader, under a secret address. A new address makes the old one invalid.
notices-feed-go = Make a new feed address
notices-feed-made = This is the address of your feed. It is shown only now; keep it to yourself.

# What about, and when.
notices-wishes = What and when
notices-kinds = Tell me when
notices-kind-turn = it’s my turn
notices-kind-time = my time to decide runs out
notices-kind-started = a game starts
notices-kind-over = a game is over
notices-kind-consent = others ask for my consent
notices-kind-invited = somebody invites me
notices-kind-mention = somebody writes @ and my name in the chat
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-hint = Nothing is sent in between; it arrives together afterwards. Leave both empty for no quiet hours.
notices-quiet-wrong = Quiet hours need two times of day, such as 22:00 and 07:00.
notices-zone = Time zone
notices-zone-hint = For example Europe/London or America/New_York.
notices-zone-wrong = There is no such time zone. Write it like Europe/London.
notices-language-hint = Messages are written in the language in which you save this.

# What did not arrive.
notices-troubles = What did not arrive
notices-trouble-again = Next try: { $when }.
notices-trouble-over = Given up after { $tries ->
        [one] one try
       *[other] { $tries } tries
    }.
notices-fault-timeout = There was no answer in time.
notices-fault-no-name = The server’s name cannot be found.
notices-fault-no-connection = The server cannot be reached.
notices-fault-no-tls = There is no secure connection to the server.
notices-fault-status = The server refused the message (code { $code }).
notices-fault-address = This is not an address that can be written to.
notices-fault-not-https = The address has to begin with https.
notices-fault-own-network = The address is in this server’s own network, which is not allowed.
notices-fault-mail-refused = The mail server refused the mail (code { $code }).
notices-fault-mail-later = The mail server does not take the mail at the moment.
notices-fault-mail-address = This is not a mail address.
notices-fault-no-mail = This server cannot send mail at the moment.
notices-fault-other = It could not be sent ({ $code }).

# What messages say.
notices-open = Open the table
notices-foot = You asked Antilles to tell you about your games.
notices-stop-link = Stop these notices
notices-title-many = { $count } notices from your tables
notices-title-turn = Your turn: { $game }
notices-title-started = The game has started: { $game }
notices-title-over = The game is over: { $game }
notices-title-consent = Your consent is needed: { $game }
notices-title-invited = An invitation: { $game }
notices-title-time = Time is running out: { $game }
notices-title-mention = You were mentioned: { $game }
notices-line-turn = { $game } ({ $names }): it’s your turn.
notices-line-started = { $game } ({ $names }): the game has started.
notices-line-over = { $game } ({ $names }): the game is over.
notices-line-consent = { $game } ({ $names }): the others ask for your consent.
notices-line-invited = { $game } ({ $names }): you are invited to play.
notices-line-time = { $game } ({ $names }): your time to decide is running out.
notices-line-mention = { $game } ({ $names }): somebody mentioned you in the chat.
notices-test-title = A test message
notices-test-text = This is how Antilles will tell you about your games.
notices-test-sent = The test message was accepted and should arrive in a moment.

# Links in messages.
notices-confirm-title = Confirm your address
notices-confirm-mail = Somebody, probably you, wants notices about games at this address. Confirm that it is yours; the link works once, within a day.
notices-confirm-foot = If it was not you, ignore this mail: nothing else will be sent to you.
notices-confirm-text = Shall notices go to { $address }?
notices-confirm-go = Confirm
notices-confirmed = The address is confirmed. Notices go there from now on.
notices-link-gone = This link was used already, or has expired. Ask for a new one on the page about notices.
notices-stop-title = Stop notices
notices-stop-text = Shall no more notices go to { $address }? Your games go on.
notices-stop-go = Stop
notices-stopped = No more notices go there.
notices-stop-gone = These notices have been stopped already, or the link is not complete.

# Limits.
limit-channels = There are already { $most } ways to reach you; remove one to make room.
limit-confirmations = Too many confirmation mails were sent today. Please try again tomorrow.
