// The talk at the table: on a phone it lies below the boards. How many messages came while it was out of sight stands beside the
// sentence, until the talk is seen.

const talk = document.querySelector(".table .talk");
let unheard = 0;
let seen = false;

/** After every change of the page: the sentence, and the sign beside it, may be new. */
export function sign() {
  const mark = document.getElementById("unheard");
  if (!mark) return;
  mark.hidden = unheard === 0;
  mark.querySelector("b").textContent = unheard;
}

/** This many new messages have come. */
export function heard(count) {
  if (!seen) unheard += count;
}

if (talk) {
  new IntersectionObserver(([{ isIntersecting }]) => {
    seen = isIntersecting;
    if (seen) unheard = 0;
    sign();
  }).observe(talk);
}
