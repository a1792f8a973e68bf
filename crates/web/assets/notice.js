// What a player should notice: messages, whose turn it is, whether the line is up.
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
  if (now && !mine && news) {
    if (body.dataset.sound === "on") beep();
    if (body.dataset.notify === "on" && document.hidden && window.Notification?.permission === "granted") {
      const note = new Notification(body.dataset.wordsTurn, { body: document.title, tag: location.pathname });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
  mine = now;
}

let audio = null;

/** Two soft notes. */
function beep() {
  audio ??= new AudioContext();
  [523, 659].forEach((pitch, at) => {
    const start = audio.currentTime + at * 0.16;
    const note = audio.createOscillator();
    const loud = audio.createGain();
    note.frequency.value = pitch;
    note.type = "triangle";
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.32);
  });
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
