// On a phone: the first tap on a place shows its card with a button, the second acts; the list of choices is folded while the
// board shows them; what the player owns stays in view beside the sentence; a new question finds its places in view.
const phone = matchMedia("(max-width: 700px), (hover: none) and (pointer: coarse)");
/** Where everything stands one below the other. */
const narrow = matchMedia("(max-width: 900px)");

let card = null;
let of = null;
let unfolded = false;
/** The question that is on the page. */
let asked = null;

function hide() {
  card?.remove();
  card = of = null;
}

/** The card of a place: what its tip says, and a button that does it. */
function show(spot) {
  hide();
  of = spot;
  card = document.createElement("div");
  card.className = "tapped";
  card.innerHTML = spot.querySelector(".tip").innerHTML;
  card.querySelector(".entry-link")?.remove();
  const label = card.querySelector("em");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn primary large";
  button.textContent = label?.textContent ?? spot.querySelector(".sr")?.textContent ?? "";
  label?.remove();
  button.addEventListener("click", () => spot.click());
  card.append(button);
  document.body.append(card);
}

function tapped(event) {
  const spot = event.target.closest?.("button.spot.legal");
  if (card?.contains(event.target)) return;
  if (!spot || !phone.matches || !spot.querySelector(".tip")) return hide();
  // What is only collected can be taken back by another tap, and a menu is a card already.
  const drafts = document.querySelector(`#actions [data-draft][value="${CSS.escape(spot.value)}"]`);
  if (drafts || spot.popoverTargetElement || spot === of) return hide();
  event.preventDefault();
  event.stopPropagation();
  show(spot);
}

/** A new question, and all that glows for it is out of sight: the first of it comes below the sentence. */
function bring() {
  const step = document.querySelector("#act input[name=step]")?.value ?? null;
  const fresh = asked !== null && step !== null && step !== asked;
  asked = step ?? asked;
  if (!fresh || document.querySelector(".lesson")) return;
  const top = Math.max(document.getElementById("say").getBoundingClientRect().bottom, 0);
  const boxes = [...document.querySelectorAll(":is(.common, .own) .spot.legal")]
    .filter((spot) => spot.checkVisibility())
    .map((spot) => spot.getBoundingClientRect());
  if (!boxes.length || boxes.some((box) => box.top >= top && box.bottom <= innerHeight)) return;
  const way = Math.min(...boxes.map((box) => box.top)) - top - 16;
  // Beside the choices: no further than needed, so that as much as possible stays where it was.
  const least = Math.max(...boxes.map((box) => box.bottom)) - innerHeight + 16;
  scrollBy({ top: narrow.matches ? way : Math.min(way, least), behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
}

/** How high the sentence is: where it stays in view, room is kept for it (assets/style/sizes.css). */
const height = new ResizeObserver(([{ target }]) => target.parentElement.style.setProperty("--say", `${target.offsetHeight}px`));

/** After every change of the page. */
export function settle() {
  height.disconnect();
  const say = document.querySelector(".table > .say");
  if (say) height.observe(say);
  if (of && !document.contains(of)) hide();
  const list = document.getElementById("choices");
  const glows = document.querySelector(":is(.common, .own) .spot.legal");
  if (list) list.open = unfolded || !glows || !narrow.matches;
  const owned = [...document.querySelectorAll(".own :is(.wealth, .keep.chips)")].flatMap((part) => {
    const copy = part.cloneNode(true);
    copy.querySelectorAll(".tip, .sr").forEach((words) => words.remove());
    copy.querySelectorAll("[data-piece]").forEach((piece) => delete piece.dataset.piece);
    return [...copy.childNodes];
  });
  document.querySelector("#say .purse")?.replaceChildren(...owned);
  bring();
}

export function listen() {
  document.addEventListener("click", tapped, true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#choices > summary")) unfolded = !document.getElementById("choices").open;
  });
  narrow.addEventListener("change", settle);
  settle();
}
