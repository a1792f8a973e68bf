// A placement in the making: actions collected here, tried by the server, sent together by Confirm. Until somebody changes
// something it is what the page was sent with: nothing, or what the game proposes.
import { toast } from "./notice.js";
import { refresh } from "./regions.js";

/** What was chosen here; null as long as nothing was. */
let actions = null;
let step = null;

/** The click that is being tried, and those that came meanwhile, each by what it does: an action, or a button's id. */
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
function deed(button) {
  if (button?.id === "draft-back" || button?.id === "draft-drop") return button.id;
  return button?.name === "action" && drafts(button.value) ? button.value : null;
}

/** May this action be collected now? */
const drafts = (action) => document.querySelector(`#actions [data-draft][value="${CSS.escape(action)}"]`) !== null;

async function carryOut(deed) {
  const list = actions ?? shown();
  if (drafts(deed)) await change([...list, deed]);
  else if (document.getElementById(deed)) await change(deed === "draft-back" ? list.slice(0, -1) : []);
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
  async without(action) {
    const list = actions ?? shown();
    const at = list.lastIndexOf(action);
    if (at >= 0) await change(list.toSpliced(at, 1));
  },

  /** Does a button of the action form belong to a draft? */
  means: (button) => deed(button) !== null,

  /** Takes a click for the draft. Quick clicks on several things follow each other; a double click is one. */
  async take(button) {
    const next = deed(button);
    if (next === trying || waiting.includes(next)) return;
    waiting.push(next);
    if (trying !== null) return;
    try {
      while ((trying = waiting.shift() ?? null) !== null) await carryOut(trying);
    } finally {
      trying = null;
    }
  },
};
