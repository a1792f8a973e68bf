// The shared worker that keeps the stream where tabs cannot agree by a lock.
import { Hub } from "./hub.js";

const ports = new Map();
const hub = new Hub((message) => {
  for (const port of ports.keys()) port.postMessage(message);
});

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.kind === "here") {
      ports.set(port, data.table);
      hub.add(data.table, data.entry, data.around);
    }
    if (data.kind === "bye") {
      ports.delete(port);
      hub.only(new Set(ports.values()));
    }
  };
};
