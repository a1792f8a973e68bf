// One stream for all tabs of this browser: the tab that holds a lock keeps it and tells the others. Where locks are not
// to be had (plain http in a local network) a shared worker does the same, and failing that each tab has its own.
import { Hub } from "./hub.js";
import { online } from "./notice.js";

export function follow(table, entry, changed) {
  let seen = entry;
  const hear = (message) => {
    if (message.kind === "state") online(message.up);
    if (message.kind === "entry" && message.table === table && message.entry !== seen) {
      seen = message.entry;
      changed(seen);
    }
    // After a gap nobody knows what was missed: look.
    if (message.kind === "state" && message.up) changed();
  };

  if (navigator.locks && window.BroadcastChannel) {
    const channel = new BroadcastChannel("antilles");
    let hub = null;
    const here = () => channel.postMessage({ kind: "here", table, entry: seen });
    channel.onmessage = ({ data }) => {
      if (data.kind === "here") hub?.add(data.table, data.entry);
      else if (data.kind === "who") here();
      else hear(data);
    };
    here();
    navigator.locks.request("antilles-stream", () => {
      hub = new Hub((message) => {
        channel.postMessage(message);
        hear(message);
      });
      hub.add(table, seen);
      channel.postMessage({ kind: "who" });
      // The lock is held until the tab goes.
      return new Promise(() => {});
    });
  } else if (window.SharedWorker) {
    const worker = new SharedWorker(document.body.dataset.worker, { type: "module", name: "antilles" });
    worker.port.onmessage = ({ data }) => hear(data);
    worker.port.postMessage({ kind: "here", table, entry: seen });
    addEventListener("pagehide", () => worker.port.postMessage({ kind: "bye" }));
    addEventListener("pageshow", (event) => {
      if (event.persisted) worker.port.postMessage({ kind: "here", table, entry: seen });
    });
  } else {
    new Hub(hear).add(table, seen);
  }

  addEventListener("pageshow", (event) => event.persisted && changed());
}
