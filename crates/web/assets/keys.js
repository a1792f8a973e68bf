// The keyboard: whatever has a key carries it as `data-key` (src/keys.rs has them all). A button is pressed, a field or a list
// gets the focus, a menu opens. In a list the arrows go from choice to choice. Letters, digits and symbols can be switched off:
// speech input or a brushed key would otherwise choose something by accident.
import { walk as walkOnBoard } from "./walk.js";

/** Is this a character key while character keys are switched off? */
export const silent = (key) => document.body.dataset.keys === "off" && key.length === 1 && key !== " ";

/** Is it there to be used: not switched off, and not in a menu that is closed? */
function ready(thing) {
  const menu = thing.closest("[popover]");
  return !thing.disabled && !thing.closest("[hidden]") && (!menu || menu === thing || menu.matches(":popover-open"));
}

/** The choice before or after the one that has the focus. */
function walk(list, by) {
  const all = [...list.querySelectorAll(".act")];
  const at = all.indexOf(document.activeElement);
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
}

function use(thing) {
  if (thing.matches("[popover]")) thing.togglePopover();
  else if (thing.matches("ul")) {
    thing.closest("details").open = true;
    walk(thing, 0);
  } else {
    // After opening a menu, Tab continues from there.
    if (thing.matches("input, [popovertarget]")) thing.focus();
    if (!thing.matches("input")) thing.click();
  }
}

export function listen() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const at = event.target;
    if (at.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")) {
      if (event.key === "Escape") at.blur();
      return;
    }
    if (document.querySelector("dialog[open], .curtain:not([hidden])")) return;
    if (walkOnBoard(event)) return;
    const list = at.closest("#actions");
    if (list && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      return walk(list, event.key === "ArrowUp" ? -1 : 1);
    }
    if (silent(event.key)) return;
    // What has the focus may need the key itself; one that is held down acts once; Escape closes a menu and no more.
    const moves = /^(Arrow\w+|Home|End)$/.test(event.key);
    if (moves && at.matches("input, svg, [data-keep]")) return;
    if (event.key === " " && at.matches("button, a, summary, input")) return;
    if (event.repeat && !moves) return;
    if (event.key === "Escape" && document.querySelector("[popover]:popover-open")) return;
    const thing = [...document.querySelectorAll(`[data-key="${CSS.escape(event.key.toUpperCase())}"]`)].find(ready);
    if (!thing) return;
    event.preventDefault();
    use(thing);
  });
}
