### Choosing ahead

choose-ahead = Im Voraus wählen
choose-ahead-hint = Wird für dich gespielt, sobald es gefragt und erlaubt ist; bis dahin sieht es niemand sonst. Ist es nicht erlaubt, wirst du wie immer gefragt.
choose-ahead-add = Hinzufügen
choose-ahead-withdraw = Zurücknehmen
choose-ahead-first = wählen …
choose-ahead-then = dann …
choose-ahead-else = sonst …
choose-ahead-next = {", dann "}
choose-ahead-or = {", sonst "}
choose-ahead-standing = So wie jetzt
table-by-ahead = im Voraus gewählt
