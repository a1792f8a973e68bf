## Die Partie des Tages
daily-title = Partie des Tages
daily-intro = Eine Partie am Tag, für alle dieselbe: derselbe Platz, dasselbe Glück, dieselben Bots. Du hast einen Versuch. Danach siehst du, wie du gegen alle anderen abgeschnitten hast und gegen unseren Experten auf deinem Platz.
daily-offer = Heute spielen alle dieselbe Partie: derselbe Platz, dasselbe Glück, dieselben Bots. Ein Versuch.
daily-all = Alle Partien des Tages
daily-play = Spielen
daily-continue = Partie fortsetzen
daily-compare = Mit allen vergleichen
daily-about = Du spielst auf Platz { $seat } gegen drei Bots der Stufe „{ $bot }“. Für alle wird dasselbe in derselben Reihenfolge gezogen. Kein Coach, keine Zuschauer, und was gezogen ist, bleibt gezogen.
daily-later = Die Rangliste erscheint hier, sobald du deine Partie beendet hast, oder morgen.
daily-standings = Rangliste
daily-better = { $others ->
    [one] { $how ->
        [none] Der andere Spieler war mindestens so gut.
       *[all] Du warst besser als der andere Spieler.
    }
   *[other] { $how ->
        [none] Alle anderen waren mindestens so gut.
        [all] Bisher warst du besser als alle anderen.
       *[some] Du warst besser als { $better } der { $others } anderen Spieler.
    }
}
daily-nobody = Noch hat niemand diese Partie beendet.
daily-player = Name
daily-place = Rang in der Partie
daily-expert = Unser Experte auf deinem Platz
daily-expert-later = Unser Experte spielt diese Partie noch.
daily-rival = Herausforderung
daily-challenge = Jemanden herausfordern
daily-challenge-text = Wer diesen Link öffnet, kann genau diese Partie spielen: derselbe Platz, dasselbe Glück, dieselben Bots. Danach werdet ihr hier verglichen.
daily-challenged = { $name } fordert dich zu genau dieser Partie heraus: derselbe Platz, dasselbe Glück, dieselben Bots.

## A finished game as a challenge
challenge-title = Herausforderung
challenge-make = Jemanden zu dieser Partie herausfordern
challenge-make-hint = Derselbe Anfang, derselbe Platz, dieselben Bots: Ihr spielt sie beide noch einmal mit neuem Glück, und eure Ergebnisse werden verglichen.
challenge-about = Alle, die den Link haben, spielen diese Partie: derselbe Anfang, derselbe Platz, dieselben Bots. Was danach gezogen wird, ist neu und für alle gleich. Ein Versuch, kein Coach, keine Zuschauer, und Gezogenes lässt sich nicht zurücknehmen. Die Herausforderung gilt { $days } Tage.
challenge-later = Die Ergebnisse erscheinen hier, sobald du deine Partie beendet hast.
challenge-link = Wer diesen Link öffnet, kann diese Partie spielen. Danach werden eure Ergebnisse hier verglichen.
challenge-past = Diese Herausforderung ist vorbei.
challenge-not = Nur wer diese Partie allein gegen Bots beendet hat, kann dazu herausfordern.
