// A placement in the making: actions collected here, tried by the server, sent together by Confirm. Until somebody changes
// something it is what the page was sent with: nothing, or what the game proposes.
import { toast } from "./notice.js";
import { refresh } from "./regions.js";

/** What was chosen here; null as long as nothing was. */
let actions = null;
let step = null;

/** The click being tried, and the clicks queued behind it. Each has its button and its effect: an action to collect, an action to
 * take out, or the id of a button. */
let trying = null;
let waiting = [];

/** The draft the page shows. */
const shown = () => [...document.querySelectorAll("#act input[name=action]")].map((input) => input.value);

async function change(list) {
  const before = actions;
  actions = list;
  step = document.querySelector("#act input[name=step]")?.value;
  if ((await refresh()) !== false) return;
  // It was not tried: the page still shows what there was before.
  toast(document.body.dataset.wordsFailed, true);
  waiting = [];
  if (actions === list) actions = before;
}

/** What a button of the action form does to a draft; nothing if it belongs to none. */
function effectOf(button) {
  if (button?.id === "draft-back" || button?.id === "draft-drop") return button.id;
  return button?.name === "action" && drafts(button.value) ? button.value : null;
}

/** May this action be collected now? */
const drafts = (action) => document.querySelector(`#actions [data-draft][value="${CSS.escape(action)}"]`) !== null;

async function carryOut({ effect, takesOut }) {
  const list = actions ?? shown();
  if (takesOut) {
    const at = list.lastIndexOf(effect);
    if (at >= 0) await change(list.toSpliced(at, 1));
  } else if (drafts(effect)) await change([...list, effect]);
  else if (document.getElementById(effect)) await change(effect === "draft-back" ? list.slice(0, -1) : []);
}

/** Quick clicks on several things follow each other, on two copies of a card too; a double click is one. */
async function queue(click) {
  if ([trying, ...waiting].some((other) => other?.button === click.button)) return;
  waiting.push(click);
  if (trying !== null) return;
  try {
    while ((trying = waiting.shift() ?? null) !== null) await carryOut(trying);
  } finally {
    trying = null;
  }
}

export const draft = {
  /** What the server is asked to try; null if it may propose something. */
  list: () => actions,
  active: () => (actions ?? shown()).length > 0,
  /** Is something tried just now? */
  busy: () => trying !== null,
  /** Drops what was collected, and answers it. */
  forget() {
    const dropped = actions;
    actions = null;
    waiting = [];
    return dropped;
  },
  restore(dropped) {
    actions = dropped;
  },
  /** The page asks something else now: what was collected for another question is gone. */
  check() {
    if (document.querySelector("#act input[name=step]")?.value !== step) draft.forget();
  },

  /** Takes one action out of the draft, wherever it stands in it. */
  without: (action, button) => queue({ effect: action, button, takesOut: true }),

  /** Does a button of the action form belong to a draft? */
  means: (button) => effectOf(button) !== null,

  /** Takes a click for the draft. */
  take: (button) => queue({ effect: effectOf(button), button, takesOut: false }),
};
