// Regions of the page, each with an id and the hash of what it shows: fetched when they changed, and replaced.
import { turn } from "./notice.js";
import { draft } from "./draft.js";
import { settle } from "./phone.js";
import { sound } from "./sound.js";
import { heard, sign } from "./talk.js";
import { fly, look, mark, quiet } from "./travel.js";
import { stops } from "./walk.js";

const body = document.body;

export function have() {
  return [...document.querySelectorAll("[data-hash]")].map((region) => `${region.id}:${region.dataset.hash}`).join(",");
}

let queue = Promise.resolve();

/** Does what changes the page, one thing after the other: an older answer must not overwrite a newer one. */
export function inTurn(work) {
  const done = queue.then(work);
  queue = done.catch(() => {});
  return done;
}

let round = null;
let forced = false;
let told = 0;

/** Fetches what changed; if an entry is given, only if the page does not show it yet. One round answers all calls that
 * come before it begins. Answers false if the server did not. */
export function refresh(entry) {
  if (entry === undefined) forced = true;
  else told = Math.max(told, entry);
  round ??= inTurn(() => {
    round = null;
    const due = forced || told > Number(body.dataset.entry);
    forced = false;
    return due ? once() : undefined;
  });
  return round;
}

async function once() {
  const table = body.dataset.table;
  if (!table) return;
  const query = new URLSearchParams({ have: have() });
  const list = draft.list();
  if (list) query.set("draft", list.join(";"));
  let html;
  try {
    const place = table.startsWith("tournament-") ? `/tournament/${table.slice(11)}` : `/table/${table}`;
    const answer = await fetch(`${place}/regions?${query}`, { headers: { Accept: "application/json" } });
    if (answer.status === 409 && list) {
      // The position has moved on under the draft.
      draft.forget();
      return once();
    }
    if (!answer.ok) return false;
    html = await answer.text();
  } catch {
    return false;
  }
  await take(html);
  return true;
}

/** Shows what the server says has changed. */
export async function take(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const [news, ...fresh] = template.content.children;
  if (!news) return;
  if (news.dataset.go) {
    location.assign(news.dataset.go);
    return;
  }
  body.dataset.entry = news.dataset.entry;
  const over = document.querySelector(".ending");
  if ("same" in news.dataset) return;
  if (news.dataset.around) body.dataset.around = news.dataset.around;
  put(fresh);
  const ending = document.querySelector(".ending");
  if (ending && !over) {
    sound("end");
    const block = matchMedia("(max-width: 900px)").matches ? "start" : "nearest";
    ending.scrollIntoView({ block, behavior: quiet() ? "instant" : "smooth" });
  }
  draft.check();
  document.title = news.dataset.title;
  speak();
  turn(news.dataset.turn === "on", true);
}

/** New lines of the story and of the talk, oldest first, that have not been read aloud. */
let untold = [];

/** A region that is replaced is not read aloud; this one stays and is: what others did, then what is asked. */
function speak() {
  const spoken = document.getElementById("spoken");
  const sentence = document.querySelector("#say p")?.textContent ?? "";
  const words = [...untold, sentence].filter(Boolean).join(" ");
  // What is said again in the same words is news all the same.
  if (spoken && untold.length) spoken.textContent = "";
  untold = [];
  if (spoken && spoken.textContent !== words) spoken.textContent = words;
}

/** Shows another page of the same shape in this one. Answers false if another visit overtook it. */
export async function visit(url) {
  const mine = (visit.latest = Symbol());
  // What never changes need not come again.
  const answer = await fetch(url, { headers: { Accept: "application/json" } }).catch(() => null);
  const html = answer?.ok ? await answer.text().catch(() => null) : null;
  if (visit.latest !== mine) return false;
  if (html === null) {
    location.assign(url);
    return false;
  }
  const page = new DOMParser().parseFromString(html, "text/html");
  const changed = [...page.querySelectorAll("[data-hash]")].filter(
    (region) => document.getElementById(region.id)?.dataset.hash !== region.dataset.hash,
  );
  // What lies in another that changed comes with it.
  const outer = changed.filter((region) => !changed.some((other) => other !== region && other.contains(region)));
  history.replaceState(null, "", url);
  document.title = page.title;
  put(outer.map((region) => document.adoptNode(region)));
  speak();
  return true;
}

/** The element itself, if it is one of these, and all such within it. */
function within(element, selector) {
  return [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
}

/** Puts new lines before the old ones of a list. */
function add(region) {
  const old = document.getElementById(region.id);
  const list = old?.querySelector(region.dataset.add);
  if (!list) return;
  untold.push(...[...region.children].map((line) => line.textContent.trim()).reverse());
  list.prepend(...region.children);
  old.dataset.hash = region.dataset.hash;
}

/** What was said since: talk is drawn again as a whole, and each line knows its place in it. */
function overhear(old, region) {
  const lines = (list) => [...list.querySelectorAll("[data-said]")];
  const place = (line) => Number(line.dataset.said);
  const last = Math.max(-1, ...lines(old).map(place));
  const fresh = lines(region).filter((line) => place(line) > last);
  heard(fresh.length);
  untold.push(...fresh.sort((one, other) => place(one) - place(other)).map((line) => line.textContent.trim()));
}

function put(regions) {
  regions.filter((region) => region.dataset.add).forEach(add);
  const fresh = regions.filter((region) => !region.dataset.add);
  const pairs = fresh.map((region) => [document.getElementById(region.id), region]).filter(([old]) => old);
  if (!pairs.length) return;
  const focus = remember(document.activeElement);
  const before = document.hidden ? null : look(pairs.map(([old]) => old));
  for (const [old, region] of pairs) {
    overhear(old, region);
    for (const open of within(old, "details[open][id]")) {
      for (const twin of within(region, `#${CSS.escape(open.id)}`)) twin.open = true;
    }
    const scrolls = within(old, "[data-keep]").map((list) => [list.dataset.keep, list.scrollTop]);
    old.replaceWith(region);
    for (const [name, top] of scrolls) {
      for (const list of within(region, `[data-keep="${name}"]`)) list.scrollTop = top;
    }
  }
  settle();
  stops();
  sign();
  focus();
  if (before) fly(before, pairs.map(([, region]) => region));
  mark();
}

/** Gives the keyboard back to the same thing after a change. */
function remember(element) {
  if (!element || element === body) return () => {};
  const selectors = [];
  const label = element.getAttribute("aria-label");
  if (element.id) selectors.push(`#${CSS.escape(element.id)}`);
  if (element.dataset.key) selectors.push(`[data-key="${element.dataset.key}"]`);
  if (element.dataset.place) selectors.push(`[data-place="${element.dataset.place}"]`);
  if (label) selectors.push(`${element.localName}[aria-label="${CSS.escape(label)}"]`);
  // What has a name of its own is not taken for another thing that sends the same.
  const nameless = !element.id && !label;
  if (nameless && element.value && element.name) {
    selectors.push(`[name="${element.name}"][value="${CSS.escape(element.value)}"]`);
  }
  return () => {
    if (document.contains(element)) return;
    const twins = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const twin = twins.find((one) => one.checkVisibility());
    // A button that is now disabled: focus its neighbour.
    const able = twin?.disabled ? twin.form?.querySelector("button:enabled") : twin;
    // Where there is no mouse a thing with nothing to do would open its card, over what is asked now.
    const opens = able?.matches(".spot:not(button.legal)") && matchMedia("(hover: none) and (pointer: coarse)").matches;
    ((!opens && able) || document.getElementById("say"))?.focus({ preventScroll: true });
  };
}
