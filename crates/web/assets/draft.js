// A placement in the making: actions collected here, tried by the server, sent together by Confirm. Until somebody changes
// something it is what the page was sent with: nothing, or what the game proposes.
import { refresh } from "./regions.js";

/** What was chosen here; null as long as nothing was. */
let actions = null;
let step = null;

/** The draft the page shows. */
const shown = () => [...document.querySelectorAll("#act input[name=action]")].map((input) => input.value);

async function change(list) {
  actions = list;
  step = document.querySelector("#act input[name=step]")?.value;
  await refresh();
}

export const draft = {
  /** What the server is asked to try; null if it may propose something. */
  list: () => actions,
  active: () => (actions ?? shown()).length > 0,
  /** Drops what was collected, and answers it. */
  forget() {
    const dropped = actions;
    actions = null;
    return dropped;
  },
  restore(dropped) {
    actions = dropped;
  },
  /** The page asks something else now: what was collected for another question is gone. */
  check() {
    if (document.querySelector("#act input[name=step]")?.value !== step) actions = null;
  },

  /** Takes one action out of the draft, wherever it stands in it. */
  async without(action) {
    const list = actions ?? shown();
    const at = list.lastIndexOf(action);
    if (at >= 0) await change(list.toSpliced(at, 1));
  },

  /** Takes a click on the action form for itself if it belongs to a draft. Answers whether it did. */
  async take(button) {
    if (!button) return false;
    const list = actions ?? shown();
    if (button.id === "draft-back" || button.id === "draft-drop") {
      await change(button.id === "draft-back" ? list.slice(0, -1) : []);
      return true;
    }
    if (button.name !== "action") return false;
    const drafts = document.querySelector(`#actions [data-draft][value="${CSS.escape(button.value)}"]`);
    if (!drafts) return false;
    await change([...list, button.value]);
    return true;
  },
};
