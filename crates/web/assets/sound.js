// Small sounds, made here: for your own turn, pieces laid down, coins that change hands, the end. Off unless switched on.
let audio = null;

/** Notes as pitch, beginning and length in seconds, and loudness. */
const SOUNDS = {
  turn: [[523, 0, 0.3, 0.12], [659, 0.16, 0.3, 0.12]],
  place: [[196, 0, 0.07, 0.1], [147, 0.03, 0.06, 0.06]],
  sell: [[1319, 0, 0.09, 0.05], [1760, 0.06, 0.18, 0.05]],
  end: [[523, 0, 0.25, 0.1], [659, 0.15, 0.25, 0.1], [784, 0.3, 0.25, 0.1], [1047, 0.45, 0.6, 0.12]],
};

const wanted = () => document.body.dataset.sound === "on";

/** A page may sound once somebody has touched it: in some browsers only what is made, or woken, at that moment does. */
function wake() {
  if (!wanted()) return;
  audio ??= new AudioContext();
  audio.resume?.();
}

for (const touch of ["pointerdown", "pointerup", "keydown"]) addEventListener(touch, wake, true);

// Some browsers let a page sound without that.
if (wanted()) audio = new AudioContext();

export function sound(name) {
  // While it may not sound yet its clock stands still: all that was missed would be heard at once.
  if (!wanted() || audio?.state !== "running") return;
  for (const [pitch, from, length, volume] of SOUNDS[name]) {
    const start = audio.currentTime + from;
    const note = audio.createOscillator();
    const loud = audio.createGain();
    note.frequency.value = pitch;
    note.type = "triangle";
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(volume, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + length);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + length + 0.02);
  }
}
