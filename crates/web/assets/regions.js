// Regions of the page, each with an id and the hash of what it shows: fetched when they changed, replaced, and what moved
// on the board is seen moving.
import { turn } from "./notice.js";
import { draft } from "./draft.js";
import { settle } from "./phone.js";

const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** More things than this moving at once help nobody. */
const MOST_MOVING = 40;

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
 * come before it begins. */
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
  let answer;
  try {
    answer = await fetch(`/table/${table}/regions?${query}`, { headers: { Accept: "application/json" } });
  } catch {
    return;
  }
  if (answer.status === 409 && list) {
    // The position has moved on under the draft.
    draft.forget();
    return once();
  }
  if (answer.ok) await take(await answer.text());
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
  await put(fresh);
  draft.check();
  document.title = news.dataset.title;
  speak();
  turn(news.dataset.turn === "on", true);
}

/** A region that is replaced is not read aloud; this one stays and is. */
function speak() {
  const spoken = document.getElementById("spoken");
  const sentence = document.querySelector("#say p")?.textContent ?? "";
  if (spoken && spoken.textContent !== sentence) spoken.textContent = sentence;
}

/** Shows another page of the same shape in this one. */
export async function visit(url) {
  const mine = (visit.latest = Symbol());
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return void location.assign(url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (visit.latest !== mine) return;
  const changed = [...page.querySelectorAll("[data-hash]")].filter(
    (region) => document.getElementById(region.id)?.dataset.hash !== region.dataset.hash,
  );
  // What lies in another that changed comes with it.
  const outer = changed.filter((region) => !changed.some((other) => other !== region && other.contains(region)));
  history.replaceState(null, "", url);
  document.title = page.title;
  await put(outer.map((region) => document.adoptNode(region)));
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
  list.prepend(...region.children);
  old.dataset.hash = region.dataset.hash;
}

async function put(regions) {
  regions.filter((region) => region.dataset.add).forEach(add);
  const fresh = regions.filter((region) => !region.dataset.add);
  const pairs = fresh.map((region) => [document.getElementById(region.id), region]).filter(([old]) => old);
  if (!pairs.length) return;
  const focus = remember(document.activeElement);
  const swap = () => {
    for (const [old, region] of pairs) {
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
    focus();
  };
  const quiet = !document.startViewTransition || still.matches || body.dataset.motion === "off" || document.hidden;
  if (quiet) return swap();
  const moved = moving(pairs);
  moved.forEach(([old, , name]) => old && (old.style.viewTransitionName = name));
  const transition = document.startViewTransition(() => {
    swap();
    moved.forEach(([, now, name]) => now && (now.style.viewTransitionName = name));
  });
  // Skipped by the next change: nothing to mend.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => moved.forEach(([, now]) => now && (now.style.viewTransitionName = "")));
  await transition.updateCallbackDone.catch(() => {});
}

/** What looks different before and after, by its name on the board. */
function moving(pairs) {
  const before = new Map();
  const after = new Map();
  for (const [old, region] of pairs) {
    for (const thing of within(old, "[data-vt]")) before.set(thing.dataset.vt, thing);
    for (const thing of within(region, "[data-vt]")) after.set(thing.dataset.vt, thing);
  }
  const moved = [];
  for (const [name, now] of after) {
    const old = before.get(name);
    const looks = (thing) => thing.querySelectorAll("svg").length + thing.textContent;
    if (old && looks(old) === looks(now) && old.parentElement?.dataset.vtHome === now.parentElement?.dataset.vtHome) continue;
    if (moved.length < MOST_MOVING) moved.push([old, now, `vt-${name.replace(/[^\w-]/g, "_")}`]);
  }
  return moved;
}

/** Gives the keyboard back to the same thing after a change. */
function remember(element) {
  if (!element || element === body) return () => {};
  const selectors = [];
  if (element.id) selectors.push(`#${CSS.escape(element.id)}`);
  if (element.dataset.key) selectors.push(`[data-key="${element.dataset.key}"]`);
  if (element.value && element.name) selectors.push(`[name="${element.name}"][value="${CSS.escape(element.value)}"]`);
  if (element.dataset.place) selectors.push(`[data-place="${element.dataset.place}"]`);
  return () => {
    if (document.contains(element)) return;
    const twin = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    (twin ?? document.getElementById("say"))?.focus({ preventScroll: true });
  };
}
