// The page's own life: forms without leaving the page, live regions, keys, notices. Everything works without it too.
import { follow } from "./stream.js";
import { have, inTurn, refresh, take } from "./regions.js";
import { listen } from "./keys.js";
import { toast, turn, askToNotify } from "./notice.js";
import { draft } from "./draft.js";
import "./clock.js";
import { listen as listenOnPhone } from "./phone.js";
import { learn } from "./learn.js";
import { listen as listenInReplay } from "./replay.js";
import { mark } from "./travel.js";
import { stops } from "./walk.js";

const body = document.body;
const table = body.dataset.table;

/** Sends a form the way the browser would, but stays on the page. Answers whether the server "refused" it, has it "done",
 * or has also said what changed, which is then "shown". What the stream tells meanwhile waits: mostly it is shown by then. */
function send(form, submitter) {
  const data = new URLSearchParams(new FormData(form));
  // A button of the board stands before the form: what was collected there comes first all the same.
  if (submitter?.name) data.append(submitter.name, submitter.value);
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  return inTurn(async () => {
    try {
      if (table) data.set("have", have());
      const answer = await fetch(action, { method: "POST", body: data, headers: { Accept: "application/json" } });
      if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
        await take(await answer.text());
        return "shown";
      }
      const said = await answer.json().catch(() => ({}));
      if (!answer.ok) toast(said.sentence ?? body.dataset.wordsFailed, true);
      if (said.go) location.assign(said.go);
      return answer.ok ? "done" : "refused";
    } catch {
      // It may be done all the same: what the page shows after this tells.
      toast(body.dataset.wordsUnanswered, true);
      return "refused";
    }
  });
}

/** A question before an action, for those who asked to be asked. */
function sure(text) {
  const dialog = document.createElement("dialog");
  const words = document.createElement("p");
  words.textContent = text;
  words.id = "sure";
  dialog.setAttribute("aria-labelledby", words.id);
  const row = document.createElement("form");
  row.method = "dialog";
  row.className = "row end";
  for (const [value, source] of [["no", "wordsNo"], ["yes", "wordsYes"]]) {
    const button = document.createElement("button");
    button.className = value === "yes" ? "btn primary" : "btn";
    button.value = value;
    button.textContent = body.dataset[source];
    row.append(button);
    if (value === "yes") button.autofocus = true;
  }
  dialog.append(words, row);
  body.append(dialog);
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue === "yes");
    }),
  );
}

/** Shows what the coach says beside the board, or why it says nothing. */
async function ask(form) {
  const panel = document.getElementById("coach");
  form.querySelector("button").setAttribute("aria-busy", "true");
  const query = new URLSearchParams(new FormData(form));
  try {
    const answer = await fetch(`${form.getAttribute("action")}?${query}`, { headers: { Accept: "application/json" } });
    const said = await answer.json().catch(() => ({}));
    if (!said.html) return toast(said.sentence ?? body.dataset.wordsFailed, true);
    panel.innerHTML = said.html;
    panel.hidden = false;
    panel.scrollTop = 0;
    document.getElementById("coach-title")?.focus({ preventScroll: true });
    panel.scrollIntoView({ block: matchMedia("(max-width: 900px)").matches ? "start" : "nearest" });
  } catch {
    toast(body.dataset.wordsFailed, true);
  } finally {
    form.querySelector("button").removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-coach]") || !document.getElementById("coach")) return;
  event.preventDefault();
  ask(event.target);
});

/** The coach is silent again. */
function silence() {
  const panel = document.getElementById("coach");
  if (panel) panel.hidden = true;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-coach-close]")) return;
  silence();
  document.getElementById("ask-coach")?.focus();
});

/** Resets a control that submits on change to the state last sent by the server. */
function takeBack(form) {
  if (form.querySelector("[data-submit]")) form.reset();
}

let sending = false;
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-live]")) return;
  event.preventDefault();
  const button = event.submitter;
  const drafts = form.id === "act" && draft.means(button);
  // A double click is one action.
  if (sending || (draft.busy() && !drafts)) return takeBack(form);
  // Someone choosing ahead may want to choose more.
  document.querySelectorAll("[popover]:popover-open:not(#ahead)").forEach((open) => open.hidePopover());
  silence();
  if (drafts) return draft.take(button);
  sending = true;
  try {
    const label = button?.dataset.label ?? button?.textContent?.trim() ?? "";
    const ask = form.dataset.sure ?? (form.id === "act" && body.dataset.confirm === "on" && !draft.active() ? label : null);
    if (ask && !(await sure(ask))) return takeBack(form);
    // News may come in before the answer: by then the draft has been played.
    const drafted = draft.forget();
    const sent = await send(form, button);
    if (sent === "refused") {
      draft.restore(drafted);
      takeBack(form);
    } else if (form.matches("[data-clear]")) form.reset();
    if (sent !== "shown") await refresh();
  } finally {
    sending = false;
  }
});

/** Plain forms that were asked about. */
const agreed = new WeakSet();
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-sure]:not([data-live])") || agreed.delete(form)) return;
  event.preventDefault();
  if (!(await sure(form.dataset.sure))) return;
  agreed.add(form);
  form.requestSubmit(event.submitter);
});

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    toast(body.dataset.wordsCopied);
    return;
  }
  const drafted = event.target.closest("[data-undraft]");
  if (drafted) return draft.without(drafted.dataset.undraft, drafted);
  const dull = table && event.target.closest(".spot:not(.legal)[data-place]");
  if (dull && !event.target.closest("label, button, a")) {
    // The board often knows the reason already, and mostly its tip is to be seen now.
    const tip = dull.querySelector(".tip");
    const reason = tip?.querySelector("em")?.textContent;
    if (reason) return tip.checkVisibility() ? undefined : toast(reason);
    const answer = await fetch(`/table/${table}/why?place=${encodeURIComponent(dull.dataset.place)}`, {
      headers: { Accept: "application/json" },
    }).catch(() => null);
    const said = await answer?.json().catch(() => null);
    if (said?.sentence) toast(said.sentence);
  }
});

// What a form has done is said once: not again when the page is reloaded or its address passed on. Screen readers hear
// what changes after a page has come, not what comes with it.
const done = document.getElementById("done");
if (done) {
  const address = new URL(location.href);
  address.searchParams.delete("done");
  history.replaceState(history.state, "", address);
  setTimeout(() => (document.getElementById("spoken").textContent = done.textContent), 500);
}

document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.matches("[data-submit]")) input.form.requestSubmit();
  if (input.matches("[data-notify]") && input.checked) askToNotify();
});

for (const chair of document.querySelectorAll("select[data-chair]")) {
  const name = document.getElementById(chair.dataset.chair);
  const show = () => (name.hidden = chair.value !== "here");
  chair.addEventListener("change", show);
  show();
}

listen();
listenOnPhone();
stops();
learn();
listenInReplay();
turn(body.dataset.turn === "on", false);
if (table) {
  mark();
  follow(table, Number(body.dataset.entry), refresh);
}
