### Choosing ahead

choose-ahead = Choose ahead
choose-ahead-hint = Played for you as soon as the question comes up, if it is allowed; until then nobody else sees it. If it is not allowed, you are asked as usual.
choose-ahead-add = Add
choose-ahead-withdraw = Withdraw
choose-ahead-first = choose…
choose-ahead-then = then…
choose-ahead-else = otherwise…
choose-ahead-next = {", then "}
choose-ahead-or = {", otherwise "}
choose-ahead-standing = Currently
table-by-ahead = chosen ahead
