// What a player should notice: messages, whose turn it is, whether the line is up.
import { sound } from "./sound.js";

const body = document.body;

export function toast(text, bad = false) {
  const box = document.createElement("div");
  box.className = bad ? "toast bad" : "toast";
  box.textContent = text;
  document.getElementById("toasts").append(box);
  setTimeout(() => box.remove(), 3000 + text.length * 50);
}

let mine = false;

/** It is your turn, or no longer. `news`: it has just become so. */
export function turn(now, news) {
  const icon = document.querySelector("link[rel=icon]");
  if (icon) icon.href = now ? icon.dataset.turn : icon.dataset.calm;
  const fresh = now && !mine && news;
  mine = now;
  if (!fresh) return;
  sound("turn");
  if (body.dataset.notify === "on" && document.hidden && window.Notification?.permission === "granted") {
    notify().catch(() => {});
  }
}

/** Where there is a service worker it shows the notice, and brings the page back: on phones nothing else can. */
async function notify() {
  const words = { body: document.title, tag: body.dataset.table, data: { url: location.href } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // One that is still being installed shows nothing.
  if (worker?.active) return worker.showNotification(body.dataset.wordsTurn, words);
  const note = new Notification(body.dataset.wordsTurn, words);
  note.onclick = () => {
    focus();
    note.close();
  };
}

export function askToNotify() {
  window.Notification?.requestPermission();
}

let up = true;

export function online(now) {
  if (now === up) return;
  up = now;
  body.dataset.online = now ? "on" : "off";
  toast(now ? body.dataset.wordsBack : body.dataset.wordsLost, !now);
}
