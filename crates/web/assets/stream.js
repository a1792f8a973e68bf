// One stream for all tabs of this browser: the tab that holds a lock keeps it and tells the others. Where locks are not
// to be had (plain http in a local network) a shared worker does the same, and failing that each tab has its own.
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

  if (navigator.locks && window.BroadcastChannel) {
    const channel = new BroadcastChannel("antilles");
    let hub = null;
    const here = () => channel.postMessage({ kind: "here", table, entry: seen, around: around() });
    channel.onmessage = ({ data }) => {
      if (data.kind === "here") hub?.add(data.table, data.entry, data.around);
      else if (data.kind === "who") here();
      else hear(data);
    };
    here();
    navigator.locks.request("antilles-stream", () => {
      hub = new Hub((message) => {
        channel.postMessage(message);
        hear(message);
      });
      hub.add(table, seen, around());
      channel.postMessage({ kind: "who" });
      // The lock is held until the tab goes.
      return new Promise(() => {});
    });
  } else if (window.SharedWorker) {
    const worker = new SharedWorker(document.body.dataset.worker, { type: "module", name: "antilles" });
    worker.port.onmessage = ({ data }) => hear(data);
    const here = () => worker.port.postMessage({ kind: "here", table, entry: seen, around: around() });
    here();
    addEventListener("pagehide", () => worker.port.postMessage({ kind: "bye" }));
    addEventListener("pageshow", (event) => {
      if (event.persisted) here();
    });
  } else {
    new Hub(hear).add(table, seen, around());
  }

  addEventListener("pageshow", (event) => event.persisted && changed());
}
