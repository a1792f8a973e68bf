### Choosing ahead

choose-ahead = Elegir por adelantado
choose-ahead-hint = Se juega por ti en cuanto se pregunta y está permitido; hasta entonces nadie más lo ve. Si no está permitido, se te pregunta como siempre.
choose-ahead-add = Añadir
choose-ahead-withdraw = Retirar
choose-ahead-first = elegir…
choose-ahead-then = después…
choose-ahead-else = si no…
choose-ahead-next = {", después "}
choose-ahead-or = {", si no "}
choose-ahead-standing = Como está ahora
table-by-ahead = elegido por adelantado
