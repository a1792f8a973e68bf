// A placement in the making: actions collected here, tried by the server, sent together by Confirm.
import { refresh } from "./regions.js";

let actions = [];

export const draft = {
  list: () => actions,
  active: () => actions.length > 0,
  /** Drops what was collected, and answers it. */
  forget() {
    const dropped = actions;
    actions = [];
    return dropped;
  },
  restore(dropped) {
    actions = dropped;
  },

  /** Fills the draft with all the actions of a shortcut's form. */
  async fill(form) {
    actions = new FormData(form).getAll("action");
    await refresh();
  },

  /** Takes one action out of the draft, wherever it stands in it. */
  async without(action) {
    const at = actions.lastIndexOf(action);
    if (at < 0) return;
    actions = actions.toSpliced(at, 1);
    await refresh();
  },

  /** Takes a click on the action form for itself if it belongs to a draft. Answers whether it did. */
  async take(button) {
    if (!button) return false;
    if (button.id === "draft-back" || button.id === "draft-drop") {
      actions = button.id === "draft-back" ? actions.slice(0, -1) : [];
      await refresh();
      return true;
    }
    if (button.name !== "action") return false;
    const drafts = document.querySelector(`#actions [data-draft][value="${CSS.escape(button.value)}"]`);
    if (!drafts) return false;
    actions = [...actions, button.value];
    await refresh();
    return true;
  },
};
