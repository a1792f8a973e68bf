// Pieces travel: every kind of piece is counted at every place before and after a change; what left one place and turned up
// at another is seen flying there. What others moved since the reader's last decision is marked.
import { sound } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** More than this at once helps nobody. */
const MOST = 30;
const MOST_OF_A_KIND = 4;
const LASTS = 450;
/** Moves shorter than this many pixels are not animated. */
const NEAR = 6;

export function quiet() {
  return still.matches || document.body.dataset.motion === "off" || document.hidden;
}

const stem = (kind) => kind.split("-")[0];

/** Where something is on the page, which may scroll meanwhile; what is folded away is where its panel is. */
function box(element) {
  const seen = element.getClientRects().length ? element : element.closest(".panel") ?? element.parentElement;
  const { x, y, width, height } = seen.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}

/** The pieces within these elements: by home and kind how many there are, and where. */
export function count(roots, measure = true) {
  const homes = new Map();
  for (const root of roots) {
    for (const element of [...(root.matches("[data-piece]") ? [root] : []), ...root.querySelectorAll("[data-piece]")]) {
      const { piece: kind, n } = element.dataset;
      const home = element.closest("[data-home], [data-hash]")?.dataset.home ?? "";
      const region = element.closest("[data-hash]")?.id;
      const key = [region, home, kind].join("/");
      const here = homes.get(key) ?? { kind, region, n: 0, spots: [] };
      here.n += Number(n);
      const place = element.closest("[data-place]")?.dataset.place ?? "";
      const name = [region, home, place].filter(Boolean).join("/");
      here.spots.push({ place, home, name, n: Number(n), element, box: measure ? box(element) : null });
      homes.set(key, here);
    }
  }
  return homes;
}

/** Of the spots of a home those that hold more than the same place of another; otherwise the last. */
function richer(spots, others) {
  const at = (all, place) => all.filter((spot) => spot.place === place).reduce((sum, spot) => sum + spot.n, 0);
  const more = spots.filter((spot) => at(spots, spot.place) > at(others, spot.place));
  return more.length ? more : spots.slice(-1);
}

/** What is more in `these` than in `those`. */
export function gains(these, those) {
  const found = [];
  for (const [key, { kind, region, n, spots }] of these) {
    const other = those.get(key) ?? { n: 0, spots: [] };
    if (n > other.n) found.push({ kind, region, n: n - other.n, spots: richer(spots, other.spots) });
  }
  return found;
}

/** What is neither shown before nor after lies in a bank, or behind the screen of the player whose turn it is. */
const bank = (kind) => document.querySelector(`:not(.opponents *)[data-bank~="${stem(kind)}"]`);
const screen = (kind) => document.querySelector(`.opponents .turn [data-bank~="${stem(kind)}"]`);

/** A bank or a screen as the end of a way: it is called by the part of the page it stands in. */
const spot = (element) =>
  element && { element, box: box(element), name: `${element.closest("[data-hash]")?.id ?? "page"}/bank` };

/** What the page shows now of these regions. */
export function look(regions) {
  const pieces = count(regions);
  const kinds = new Set([...pieces.values()].map(({ kind }) => kind));
  const screens = new Map([...kinds].map((kind) => [kind, spot(screen(kind))]));
  return { pieces, screens };
}

/** Pairs what is missing with what is new: the same kind first, then what was or becomes hidden. What comes from another part
 * of the page comes first: cards discarded while others are drawn do not come from the deck beside their heap. */
function pair(lost, won) {
  const flows = [];
  const hidden = (one, other) => stem(one) === stem(other) && (one === stem(one) || other === stem(other));
  for (const same of [(one, other) => one === other, hidden]) {
    for (const to of won) {
      const fitting = lost.filter((from) => same(from.kind, to.kind));
      for (const from of fitting.sort((one, other) => (one.region === to.region) - (other.region === to.region))) {
        const n = Math.min(from.n, to.n);
        if (n > 0) flows.push({ kind: to.kind, n, from: from.spots.slice(-n), to: to.spots.slice(-n) });
        from.n -= n;
        to.n -= n;
      }
    }
  }
  return flows;
}

/** Is something sold or paid for? The game says which kind of piece, or which home of pieces, tells so. */
const sells = ({ kind, from }) => [kind, ...from.map(({ home }) => home ?? "")].map(stem).includes(document.body.dataset.sells);

/** Shows, and lets hear, how the pieces got from where they were to where they are in these regions. */
export function fly(before, regions) {
  const now = count(regions);
  const [lost, won] = [gains(before.pieces, now), gains(now, before.pieces)];
  const flows = pair(lost, won);
  for (const { kind, n, spots } of won.filter(({ n }) => n > 0)) {
    const from = spot(bank(kind));
    if (from) flows.push({ kind, n, from: [from], to: spots.slice(-n) });
  }
  for (const { kind, n, spots } of lost.filter(({ n }) => n > 0)) {
    // The screen as it stood: its panel may have been drawn again since.
    const behind = before.screens.get(kind);
    const to = behind ? { ...behind, element: null } : spot(bank(kind));
    if (to) flows.push({ kind, n, from: spots.slice(-n), to: [to] });
  }
  if (flows.length) sound(flows.some(sells) ? "sell" : "place");
  if (quiet()) return;
  let flying = 0;
  for (const { kind, n, from, to } of flows) {
    for (let at = 0; at < Math.min(n, MOST_OF_A_KIND) && flying < MOST; at += 1, flying += 1) {
      one(kind, from[at % from.length], to[at % to.length], at * 60);
    }
  }
}

/** The drawing of a piece. */
const drawn = (element) => (element?.matches("svg") ? element : element?.querySelector("svg"));

const middle = (box, axis) => box[axis] + box[axis === "x" ? "width" : "height"] / 2;

function one(kind, from, to, delay) {
  const drawing = (to.element?.dataset.piece && drawn(to.element)) || drawn(from.element);
  if (!drawing || !from.box.width || !to.box.width) return;
  // What was redrawn in its place has not travelled.
  if (Math.hypot(middle(to.box, "x") - middle(from.box, "x"), middle(to.box, "y") - middle(from.box, "y")) <= NEAR) return;
  // A bank or a screen is large: what flies there keeps its size.
  const width = Math.min(from.box.width, to.box.width, 90);
  const { width: wide, height: high } = drawing.getBoundingClientRect();
  const height = wide ? (width * high) / wide : width;
  const piece = document.createElement("div");
  piece.className = `flight of-${stem(kind)}`;
  piece.dataset.kind = kind;
  piece.dataset.from = from.name;
  piece.dataset.to = to.name;
  piece.ariaHidden = "true";
  piece.style.width = `${width}px`;
  piece.style.height = `${height}px`;
  piece.append(drawing.cloneNode(true));
  document.body.append(piece);
  const at = (box) => `translate(${box.x + (box.width - width) / 2}px, ${box.y + (box.height - height) / 2}px)`;
  const timing = { duration: LASTS, delay, easing: "cubic-bezier(.3, .1, .2, 1)", fill: "both" };
  const flight = piece.animate([{ transform: at(from.box) }, { transform: at(to.box) }], timing);
  // A piece that lies alone shows when the other has landed.
  if (to.n === 1) to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS, delay });
  flight.finished.catch(() => {}).finally(() => piece.remove());
}

/** The board as it stood at the reader's last decision, and as it stands now without what they are choosing. */
let then = {};
let now = {};
let latest;

/** The pieces on the board of this step; nothing if the server does not tell. */
async function standing(step) {
  const part = { headers: { Accept: "application/json" } };
  const answer = await fetch(`/table/${document.body.dataset.table}/at/${step}`, part).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return count([...page.querySelectorAll("#opponents, #common, #own")], false);
}

function unmark() {
  document.querySelectorAll(".moved").forEach((piece) => piece.classList.remove("moved"));
}

/** Marks what others moved since the reader's last decision: the board as it stood then says what is new. What the reader
 * has collected for this one is no news, though the board shows it already. */
export async function mark() {
  const mine = (latest = Symbol());
  const { since } = document.querySelector("#say .news")?.dataset ?? {};
  const { table, entry } = document.body.dataset;
  const step = document.querySelector("#act input[name=step]")?.value;
  const drafted = document.querySelector("#act input[name=action]") !== null;
  unmark();
  if (!since || !step || !table) return;
  const shown = count([...document.querySelectorAll("#opponents, #common, #own")], false);
  const key = `${step} ${entry}`;
  if (!drafted) now = { key, board: shown };
  // What changes the page meanwhile marks it, and knows better what to keep.
  const before = then.since === since && then.board ? then : { since, board: await standing(since) };
  if (latest !== mine) return;
  then = before;
  const here = now.key === key && now.board ? now : { key, board: await standing(step) };
  if (latest !== mine) return;
  now = here;
  if (!then.board || !now.board) return;
  const held = (kind, { name }) => `${kind} ${name}`;
  const news = new Set(gains(now.board, then.board).flatMap(({ kind, spots }) => spots.map((spot) => held(kind, spot))));
  for (const { kind, spots } of shown.values()) {
    for (const spot of spots) {
      // What took the place of another of its kind is as many as before: the board says that it has come.
      if (news.has(held(kind, spot)) || spot.element.closest("[data-came]")) spot.element.classList.add("moved");
    }
  }
}
