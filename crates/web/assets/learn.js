// Learning at the table: what a lesson asks for is pointed at, and every thing on the board leads to its entry in the rules.
import { silent } from "./keys.js";

const body = document.body;
const game = document.documentElement.dataset.game;

/** The places a lesson means, and the buttons of the actions it asks for. */
function meant() {
  const lesson = document.getElementById("lesson");
  if (!lesson) return [];
  const places = (lesson.dataset.mark ?? "").split(" ").filter(Boolean);
  const drafted = [...document.querySelectorAll("#act input[name=action]")].map((input) => input.value);
  const asked = (lesson.dataset.asked ?? "").split(";").filter(Boolean);
  const left = asked.filter((action) => {
    const at = drafted.indexOf(action);
    if (at >= 0) drafted.splice(at, 1);
    return at < 0;
  });
  // Of several like things (cards to pay with, to offer), any may come first.
  const next = left
    .filter((action) => action.split(" ")[0] === left[0].split(" ")[0])
    .map((action) => `[name=action][value="${CSS.escape(action)}"]`)
    .join();
  const found = places.flatMap((place) => [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]);
  if (next) found.push(...document.querySelectorAll(next));
  else if (asked.length) found.push(...document.querySelectorAll("#confirm"));
  // An action in a menu is reached by the place that opens it.
  return found.flatMap((thing) => {
    const menu = thing.closest("[popover]");
    return menu ? [thing, ...document.querySelectorAll(`[popovertarget="${CSS.escape(menu.id)}"]`)] : [thing];
  });
}

/** Where everything is one below the other, a new page of a lesson comes into view: it says what to do. */
const narrow = matchMedia("(max-width: 900px)");
let page = null;
function turn() {
  const now = document.querySelector("#lesson progress")?.value ?? null;
  if (page !== null && now !== null && now !== page && narrow.matches) scrollTo({ top: 0 });
  page = now;
}

function point() {
  turn();
  const things = new Set(meant());
  document.querySelectorAll(".pointed").forEach((old) => things.has(old) || old.classList.remove("pointed"));
  things.forEach((thing) => thing.classList.add("pointed"));
}

/** What the rulebook tells about. */
const THING = ":is(.spot[data-place], .has-tip[data-about])";

/** The address of the entry about a thing. */
const entry = (thing) => `/rules/${game}/of/${encodeURIComponent(thing.dataset.about ?? thing.dataset.place)}`;

const words = () => document.getElementById("main").dataset.wordsEntry;

/** The link to the entry about a thing, for its card; null where the page has none. */
export function link(thing) {
  if (!body.dataset.table || !game || !thing.matches(THING)) return null;
  const more = document.createElement("a");
  more.className = "entry-link";
  more.href = entry(thing);
  more.target = "_blank";
  more.textContent = words();
  return more;
}

/** The link on a card that shows while the mouse is over its thing: beside the thing, where the mouse gets to it without leaving.
    (A thing may be a button, in which no real link may stand; with keys, "i" opens the entry.) */
function hovered(event) {
  const thing = event.target.closest?.(THING);
  const card = thing?.querySelector(":scope > .tip");
  if (!card || event.pointerType === "touch" || getComputedStyle(card).position === "fixed") return;
  let more = card.querySelector(".entry-link");
  if (!more) {
    more = document.createElement("span");
    more.className = "entry-link";
    more.textContent = words();
    card.append(more);
  }
  if (!more.matches(":hover")) more.classList.remove("through");
  card.classList.toggle("below", card.getBoundingClientRect().top > thing.getBoundingClientRect().top);
}

/** A card that would stick out of the window moves in from its edge. */
function inside(event) {
  const card = event.target.closest?.(".spot, .has-tip")?.querySelector(":scope > .tip");
  if (!card || getComputedStyle(card).position === "fixed") return;
  card.style.translate = "";
  const { left, right } = card.getBoundingClientRect();
  const out = Math.max(0, 4 - left) || Math.min(0, document.documentElement.clientWidth - 4 - right);
  if (out && right > left) card.style.translate = `${out}px`;
}

/** Where something that may be chosen lies below the link, the card gives way to it. */
function passed(event) {
  const more = event.target.closest?.(".tip > .entry-link");
  const thing = more?.closest(THING);
  if (!thing) return;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  more.classList.toggle("through", below.some((part) => part.matches(".spot.legal") && part !== thing));
}

/** A click on that link opens the entry, and does nothing else. */
function followed(event) {
  const card = event.target.closest?.(".tip .entry-link")?.closest(THING);
  if (!card) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  open(entry(card), "_blank");
}

/** Statements once stood where the rulebook is now: old links lead to them. */
function forward() {
  const law = document.getElementById("main")?.dataset.law;
  const id = decodeURIComponent(location.hash.slice(1));
  if (law && id && !document.getElementById(id)) location.replace(law + location.hash);
}

export function learn() {
  forward();
  document.addEventListener("pointerover", inside);
  document.addEventListener("focusin", inside);
  if (!body.dataset.table || !game) return;
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      point();
    });
  }).observe(body, { childList: true, subtree: true });
  // The link makes a card wider, so it comes before the card is kept inside.
  document.addEventListener("pointerover", hovered, true);
  document.addEventListener("pointermove", passed);
  document.addEventListener("click", followed, true);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "i" || silent("i") || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    const thing = [...document.querySelectorAll(`${THING}:is(:hover, :focus)`)].pop();
    if (thing) open(entry(thing), "_blank");
  });
  point();
}
