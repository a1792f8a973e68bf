// Regions of the page, each with an id and the hash of what it shows: fetched when they changed, replaced, and what moved
// on the board is seen moving.
import { turn } from "./notice.js";
import { draft } from "./draft.js";

const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** More things than this moving at once help nobody. */
const MOST_MOVING = 40;

function have() {
  return [...document.querySelectorAll("[data-hash]")].map((region) => `${region.id}:${region.dataset.hash}`).join(",");
}

let running = null;
let again = false;

/** Fetches what changed. Calls while one is under way are answered by one more round. */
export function refresh() {
  if (running) {
    again = true;
    return running;
  }
  running = (async () => {
    do {
      again = false;
      await once();
    } while (again);
  })().finally(() => (running = null));
  return running;
}

async function once() {
  const table = body.dataset.table;
  if (!table) return;
  const query = new URLSearchParams({ have: have() });
  const list = draft.list();
  if (list.length) query.set("draft", list.join(";"));
  let answer;
  try {
    answer = await fetch(`/table/${table}/regions?${query}`, { headers: { Accept: "application/json" } });
  } catch {
    return;
  }
  if (answer.status === 409 && list.length) {
    // The position has moved on under the draft.
    draft.forget();
    again = true;
    return;
  }
  if (!answer.ok) return;
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const [news, ...fresh] = template.content.children;
  if (!news) return;
  if (news.dataset.go) {
    location.assign(news.dataset.go);
    return;
  }
  body.dataset.entry = news.dataset.entry;
  await put(fresh);
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
  history.replaceState(null, "", url);
  document.title = page.title;
  await put(changed.map((region) => document.adoptNode(region)));
}

async function put(fresh) {
  const pairs = fresh.map((region) => [document.getElementById(region.id), region]).filter(([old]) => old);
  if (!pairs.length) return;
  const focus = remember(document.activeElement);
  const swap = () => {
    for (const [old, region] of pairs) {
      for (const open of old.querySelectorAll("details[open][id]")) {
        const twin = region.querySelector(`#${CSS.escape(open.id)}`);
        if (twin) twin.open = true;
      }
      const scrolls = [...old.querySelectorAll("[data-keep]")].map((list) => [list.dataset.keep, list.scrollTop]);
      old.replaceWith(region);
      for (const [name, top] of scrolls) {
        const list = region.querySelector(`[data-keep="${name}"]`);
        if (list) list.scrollTop = top;
      }
    }
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
    for (const thing of old.querySelectorAll("[data-vt]")) before.set(thing.dataset.vt, thing);
    for (const thing of region.querySelectorAll("[data-vt]")) after.set(thing.dataset.vt, thing);
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
