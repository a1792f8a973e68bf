### Choosing ahead

choose-ahead = Choisir à l’avance
choose-ahead-hint = Joué pour vous dès que la question se pose et que c’est permis ; d’ici là, personne d’autre ne le voit. Si ce n’est pas permis, la question vous est posée comme d’habitude.
choose-ahead-add = Ajouter
choose-ahead-withdraw = Retirer
choose-ahead-first = choisir…
choose-ahead-then = puis…
choose-ahead-else = sinon…
choose-ahead-next = {", puis "}
choose-ahead-or = {", sinon "}
choose-ahead-standing = Comme maintenant
table-by-ahead = choisi à l’avance
