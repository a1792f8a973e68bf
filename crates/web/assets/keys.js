// The keyboard: digits choose from the list, P passes, C confirms, U takes back, S skips to the own turn, Escape drops a
// draft, ? tells all of this.
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
    else if (event.key === "p") click('[data-key="P"]');
    else if (event.key === "s") click("#skip");
    else if (event.key === "?") document.getElementById("keys")?.togglePopover();
    else if (event.key === "u") click("#undo");
    else if (event.key === "c") click("#confirm");
    else if (event.key === "Escape" && draft.active()) click("#draft-drop");
  });
}
