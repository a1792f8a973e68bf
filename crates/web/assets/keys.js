// The keyboard: digits choose from the list, U takes back, Enter confirms a draft, Escape drops it.
import { draft } from "./draft.js";

export function listen() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input:not([type=checkbox], [type=radio]), textarea, select") || document.querySelector("dialog[open]")) return;
    const curtain = document.querySelector(".curtain:not([hidden])");
    if (curtain) return;
    const click = (selector) => {
      const button = document.querySelector(selector);
      if (!button || button.disabled) return;
      event.preventDefault();
      button.click();
    };
    if (/^[0-9]$/.test(event.key)) click(`[data-key="${event.key}"]`);
    else if (event.key === "u") click("#undo");
    else if (event.key === "c") click("#confirm");
    else if (event.key === "Escape" && draft.active()) click("#draft-drop");
  });
}
