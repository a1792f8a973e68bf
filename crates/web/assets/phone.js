// On a phone: the first tap on a place shows its card with a button, the second acts; what is only collected is collected at once,
// and its card takes it back. The list of choices is folded while the board shows them; what the player owns stays in view beside
// the sentence; a new question finds its places in view.
import { draft } from "./draft.js";
import { link } from "./learn.js";
import { quiet } from "./travel.js";

const phone = matchMedia("(max-width: 700px), (hover: none) and (pointer: coarse)");
/** Where everything stands one below the other. */
const narrow = matchMedia("(max-width: 900px)");

let card = null;
let of = null;
/** The question for which the place of the card was collected; null for a card that asks first. */
let collected = null;
let unfolded = false;
/** The question that is on the page. */
let asked = null;
/** The question whose places have yet to come into view. */
let wanted = null;

const question = () => document.querySelector("#act input[name=step]")?.value ?? null;

function hide() {
  const back = card?.contains(document.activeElement) ? of : null;
  card?.remove();
  card = of = collected = null;
  back?.focus({ preventScroll: true });
}

/** The card of a place: what its tip says, and a button that does it, or takes it back if it has just been collected. */
function show(spot, taken) {
  const { value } = spot;
  of = spot;
  collected = taken ? question() : null;
  card = document.createElement("div");
  card.className = "tapped";
  card.role = "dialog";
  card.tabIndex = -1;
  card.innerHTML = spot.querySelector(".tip").innerHTML;
  card.querySelectorAll(".entry-link").forEach((link) => link.remove());
  card.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  card.ariaLabel = card.querySelector("b").textContent;
  const label = card.querySelector(":scope > em");
  const button = document.createElement("button");
  button.type = "button";
  button.className = taken ? "btn" : "btn primary large";
  const does = label?.textContent ?? spot.querySelector(".sr")?.textContent ?? "";
  button.textContent = taken ? document.getElementById("main").dataset.wordsUndo : does;
  label?.remove();
  button.addEventListener("click", () => {
    if (!taken) return spot.click();
    hide();
    draft.without(value, button);
  });
  card.append(button);
  // The card leaves free the half of the screen where the next click is likely.
  const box = spot.getBoundingClientRect();
  card.classList.toggle("above", taken && box.top + box.height / 2 > innerHeight / 2);
  document.body.append(card);
  below();
  document.getElementById("spoken").textContent = [...card.children].map((part) => part.textContent).join(". ");
  const more = link(spot);
  if (more) card.append(more);
  if (!taken) card.focus({ preventScroll: true });
}

function tapped(event) {
  if (card?.contains(event.target)) return;
  const spot = event.target.closest?.("button.spot.legal");
  const again = spot !== null && spot === of && !collected;
  hide();
  // A menu is a card already.
  if (!spot || again || !phone.matches || spot.popoverTargetElement || !spot.querySelector(".tip")) return;
  const drafts = document.querySelector(`#actions [data-draft][value="${CSS.escape(spot.value)}"]`) !== null;
  if (!drafts) {
    event.preventDefault();
    event.stopPropagation();
  }
  // A lesson says itself what is collected and why.
  if (!drafts || !document.querySelector(".lesson")) show(spot, drafts);
}

/** What lies over the page leaves the sentence free. */
function below() {
  const end = document.querySelector(".table > .say")?.getBoundingClientRect().bottom ?? 0;
  for (const part of [document.getElementById("toasts"), card]) part?.style.setProperty("--below", `${Math.max(end, 0)}px`);
}

/** A new question, and all that glows for it is out of sight: the first of it comes below the sentence. What glows may come later
 *  than the sentence, and other changes of the page may stop it on its way: so this is repeated until it is in view, or the
 *  player scrolls. */
function bring() {
  const step = question();
  if (asked !== null && step !== null && step !== asked) wanted = step;
  asked = step ?? asked;
  if (wanted === null || wanted !== step || document.querySelector(".lesson")) return;
  const top = Math.max(document.getElementById("say").getBoundingClientRect().bottom, 0);
  const boxes = [...document.querySelectorAll(":is(.common, .own) .spot.legal")]
    .filter((spot) => spot.checkVisibility())
    .map((spot) => spot.getBoundingClientRect());
  if (!boxes.length) return;
  if (boxes.some((box) => box.top >= top && box.bottom <= innerHeight)) {
    wanted = null;
    return;
  }
  const way = Math.min(...boxes.map((box) => box.top)) - top - 16;
  // Beside the choices: no further than needed, so that as much as possible stays where it was.
  const least = Math.max(...boxes.map((box) => box.bottom)) - innerHeight + 16;
  scrollBy({ top: narrow.matches ? way : Math.min(way, least), behavior: quiet() ? "instant" : "smooth" });
}

/** How high the sentence is: where it stays in view, room is kept for it (assets/style/sizes.css). */
const height = new ResizeObserver(([{ target }]) => {
  target.parentElement.style.setProperty("--say", `${target.offsetHeight}px`);
  below();
});

/** After every change of the page. */
export function settle() {
  height.disconnect();
  const say = document.querySelector(".table > .say");
  if (say) height.observe(say);
  if (of && (collected ? question() !== collected : !document.contains(of))) hide();
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
  document.addEventListener("keydown", (event) => {
    if (!card || event.key !== "Escape") return;
    event.stopPropagation();
    hide();
  }, true);
  document.addEventListener("scroll", below, { passive: true });
  document.addEventListener("scrollend", bring, { passive: true });
  for (const own of ["wheel", "touchmove", "keydown"]) document.addEventListener(own, () => (wanted = null), { passive: true });
  document.addEventListener("click", (event) => {
    if (event.target.closest("#choices > summary")) unfolded = !document.getElementById("choices").open;
  });
  narrow.addEventListener("change", settle);
  settle();
}
