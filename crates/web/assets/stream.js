// One stream for all tabs of this browser: the tab that holds a lock keeps it and tells the others. Where locks are not
// available (plain http in a local network) a shared worker does the same; otherwise each tab has its own.
import { Hub } from "./hub.js";
import { online } from "./notice.js";

export function follow(table, entry, changed) {
  let seen = entry;
  // Who is around, as the page shows it.
  const around = () => document.body.dataset.around ?? "";
  const hear = (message) => {
    if (message.kind === "state") online(message.up);
    if (message.kind === "entry" && message.table === table) {
      if (message.entry !== seen) changed((seen = message.entry));
      if (message.around && message.around !== around()) changed();
    }
    // After a gap nobody knows what was missed: look.
    if (message.kind === "state" && message.up) changed();
  };

  const say = speaker(hear, () => ({ table, entry: seen, around: around() }));
  addEventListener("pagehide", () => say("bye"));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    say("here");
    changed();
  });
  // A phone that wakes has missed what came meanwhile, and its line may be gone.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    say("look");
    changed();
  });
}

/** Says that this page is there, and returns how it says so again, or that it goes, to what keeps the stream. */
function speaker(hear, me) {
  const message = (kind) => ({ kind, ...me() });
  if (navigator.locks && window.BroadcastChannel) {
    const page = crypto.randomUUID();
    const channel = new BroadcastChannel("antilles");
    let hub = null;
    const say = (kind) => {
      if (!hub) channel.postMessage({ page, ...message(kind) });
      // With this page its hub goes: the next one asks who is there.
      else if (kind !== "bye") hub.hear(page, message(kind));
    };
    channel.onmessage = ({ data }) => {
      if (data.page) hub?.hear(data.page, data);
      else if (data.kind === "who") say("here");
      else hear(data);
    };
    say("here");
    navigator.locks.request("antilles-stream", () => {
      hub = new Hub((news) => {
        channel.postMessage(news);
        hear(news);
      });
      say("here");
      channel.postMessage({ kind: "who" });
      // The lock is held until the tab goes.
      return new Promise(() => {});
    });
    return say;
  }
  if (window.SharedWorker) {
    const worker = new SharedWorker(document.body.dataset.worker, { type: "module", name: "antilles" });
    worker.port.onmessage = ({ data }) => hear(data);
    const say = (kind) => worker.port.postMessage(message(kind));
    say("here");
    return say;
  }
  const hub = new Hub(hear);
  const say = (kind) => hub.hear("this", message(kind));
  say("here");
  return say;
}
