// A game looked at again: the slider, playing by itself, the list of moves, and the curve as a way to any moment.
import { visit } from "./regions.js";

const slider = document.querySelector("input[data-steps]");
const list = document.querySelector(".moves .log");
/** How long each line of the list stays when the game plays by itself. */
const PAUSE = 1100;

/** Shows a step, and where it stands in the list and on the slider. */
async function go(step) {
  const last = Number(slider.max);
  const to = Math.min(Math.max(step, 0), last);
  slider.value = to;
  if (await visit(slider.dataset.steps.replace("STEP", to))) settle(to);
}

function settle(step) {
  list?.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = near(step);
  line?.setAttribute("aria-current", "step");
  if (line) list.scrollTop = line.offsetTop - list.clientHeight / 2;
}

/** The line of the list that tells of a step. */
function near(step) {
  return [...(list?.querySelectorAll("a[data-step]") ?? [])].findLast((line) => Number(line.dataset.step) <= step);
}

/** The step that plays next: that of the next line of the list, which may tell many small steps at once. */
function following(step) {
  const lines = [...(list?.querySelectorAll("a[data-step]") ?? [])].map((line) => Number(line.dataset.step));
  return lines.find((next) => next > step) ?? Number(slider.max);
}

/** Which run is playing; null if none is. */
let playing = null;

function play(on) {
  const mine = (playing = on ? Symbol() : null);
  document.getElementById("autoplay")?.setAttribute("aria-pressed", on ? "true" : "false");
  if (!on) return;
  const ended = () => Number(slider.value) >= Number(slider.max);
  const next = async (to) => {
    if (playing !== mine) return;
    if (to === undefined && ended()) return play(false);
    await go(to ?? following(Number(slider.value)));
    setTimeout(next, PAUSE);
  };
  // From the end it starts again.
  next(ended() ? 0 : undefined);
}

/** The curve: pointing at it tells the moment, a click or Enter goes there. */
function curve(event) {
  const svg = event.target.closest?.("svg.curve[data-last]");
  if (!svg) return null;
  const { last, left, right } = svg.dataset;
  const box = svg.getBoundingClientRect();
  const width = svg.viewBox.baseVal.width;
  const x = ((event.clientX - box.left) / box.width) * width;
  const share = (x - left) / (right - left);
  return { svg, step: Math.round(Math.min(Math.max(share, 0), 1) * last) };
}

let tip = null;

function tell(svg, step) {
  const { last, left, right, words } = svg.dataset;
  const box = svg.getBoundingClientRect();
  tip ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "moment" }));
  tip.textContent = [words.replace("0", step), near(step)?.textContent.trim()].join(" ").trim();
  // To those who listen it is the value of the curve.
  tip.ariaHidden = "true";
  svg.ariaValueNow = step;
  svg.ariaValueText = tip.textContent;
  const x = Number(left) + ((right - left) * step) / last;
  // As wide as it may be, it stays on the screen.
  tip.style.left = `clamp(10rem, ${box.left + (x / svg.viewBox.baseVal.width) * box.width}px, 100vw - 10rem)`;
  tip.style.top = `${box.top}px`;
  svg.dataset.step = step;
}

function hush() {
  tip?.remove();
  tip = null;
}

export function listen() {
  document.addEventListener("pointermove", (event) => {
    const at = curve(event);
    if (at) tell(at.svg, at.step);
    else if (document.activeElement?.matches?.("svg.curve") !== true) hush();
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("svg.curve[data-last]")) tell(event.target, Number(event.target.dataset.step ?? slider?.value ?? 0));
  });
  document.addEventListener("focusout", hush);
  // Hide the tip when a finger lifts or the page scrolls; if the curve has the focus, move the tip with it.
  document.addEventListener("pointercancel", hush);
  document.addEventListener("scroll", ({ target }) => {
    // Of the two drawings of a graph one is shown.
    const svg = [...document.querySelectorAll("svg.curve[data-last]")].find((svg) => svg.checkVisibility());
    if (!tip || !target.contains(svg)) return;
    if (document.activeElement === svg) tell(svg, Number(svg.dataset.step));
    else hush();
  }, true);
  const leave = (svg, step) => (slider ? go(step) : location.assign(svg.dataset.at.replace("STEP", step)));
  document.addEventListener("click", (event) => {
    const at = curve(event);
    if (at) leave(at.svg, at.step);
    // A finger is gone, and so is what it pointed at; the focus would bring its words back.
    if (at && event.pointerType !== "mouse") {
      at.svg.blur();
      hush();
    }
    const link = event.target.closest("a[data-visit]");
    if (!link || !slider || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    // The next step is meant from where the slider stands, even if the page is still on its way there.
    const by = { prev: -1, next: 1 }[link.rel];
    go(by ? Number(slider.value) + by : Number(link.href.split("/").pop()));
  });
  document.addEventListener("keydown", (event) => {
    const svg = event.target.closest?.("svg.curve[data-last]");
    const arrow = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity }[event.key];
    if (svg) {
      const now = Number(svg.dataset.step ?? 0);
      if (arrow) tell(svg, Math.min(Math.max(now + arrow, 0), Number(svg.dataset.last)));
      if (event.key === "Enter") leave(svg, now);
      if (arrow || event.key === "Enter") event.preventDefault();
    }
  });
  if (!slider) return;
  slider.addEventListener("input", () => go(Number(slider.value)));
  const button = document.getElementById("autoplay");
  button.hidden = false;
  button.addEventListener("click", () => play(playing === null));
  settle(Number(slider.value));
}
