// The shared worker that keeps the stream where tabs cannot agree by a lock.
import { Hub } from "./hub.js";

const hub = new Hub((message) => {
  for (const port of hub.pages.keys()) port.postMessage(message);
});

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => hub.hear(port, data);
};
