// The board without a mouse: each part of it is a stop of the Tab key, and the arrows go from thing to thing, whether it can be
// chosen or not. What has the focus shows its tip.
const THINGS = ":is(.spot, .has-tip)";

/** After every change of the page: a part of the board where nothing can be chosen is a stop at its first thing. */
export function stops() {
  for (const part of document.querySelectorAll("#own, #common, #opponents")) {
    const first = part.querySelector(THINGS);
    if (first && !part.querySelector("button.spot")) first.tabIndex = 0;
  }
}

/** Left and right in the order of the page; up and down to what is nearest beyond the upper or lower edge. */
function beside(thing, key) {
  const all = [...document.querySelectorAll(`main ${THINGS}`)].filter((one) => one.checkVisibility());
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by) return all[all.indexOf(thing) + by];
  const here = thing.getBoundingClientRect();
  const ways = all.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const down = key === "ArrowDown" ? box.top - here.bottom : here.top - box.bottom;
    const aside = box.left + box.width / 2 - here.left - here.width / 2;
    return down > -4 ? [{ one, far: Math.hypot(down, aside) }] : [];
  });
  return ways.sort((one, other) => one.far - other.far)[0]?.one;
}

/** Takes an arrow for itself where a thing of the board has the focus, unless the page has its own use for it. Returns whether it
 * did. */
export function walk(event) {
  const thing = event.target.closest?.(THINGS);
  if (!thing || !/^Arrow/.test(event.key)) return false;
  if (document.querySelector(`[data-key="${event.key.toUpperCase()}"]`)) return false;
  const next = beside(thing, event.key);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
