// The page about notices: this browser subscribes to Web Push, and says in which time zone it is.
import { toast } from "./notice.js";

const panel = document.querySelector("[data-push]");

function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function digest(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Marks this browser in the list; answers whether it is there and in use. */
async function mark(subscription) {
  if (!subscription) return false;
  const hash = await digest(subscription.endpoint);
  const line = document.querySelector(`[data-endpoint="${hash}"]`);
  if (!line) return false;
  line.querySelector("[data-here]").hidden = false;
  return line.dataset.active === "on";
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return toast(panel.dataset.wordsDenied, true);
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  // A subscription that another server's key was made for is of no use.
  if (old) await old.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(panel.dataset.push),
  });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch("/notices/push", {
    method: "POST",
    body: new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    headers: { Accept: "application/json" },
  });
  if (answer.ok) {
    // Going to another place of the same page would not load it again.
    location.hash = "channels";
    return location.reload();
  }
  const said = await answer.json().catch(() => ({}));
  toast(said.sentence ?? document.body.dataset.wordsFailed, true);
}

async function prepare() {
  const button = panel.querySelector("button");
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  panel.querySelector("[data-unable]").hidden = able;
  if (!able) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const on = await mark(await registration?.pushManager.getSubscription());
  panel.querySelector("[data-on]").hidden = !on;
  button.hidden = on;
  button.addEventListener("click", () =>
    subscribe().catch(() => toast(panel.dataset.wordsFailed, true)),
  );
}

if (panel) prepare();

const zone = document.querySelector("input[data-zone]");
if (zone && zone.dataset.zone === "new") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? zone.value;
