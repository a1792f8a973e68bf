// Clocks that go on counting between two answers of the server, and say once when little time is left.
const spoken = new Set();
const two = (number) => String(number).padStart(2, "0");

/** `4:07`, or `1:04:07`. */
function minutes(left) {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const end = `${two(rest % 60)}`;
  return hours ? `${hours}:${two(Math.floor(rest / 60))}:${end}` : `${Math.floor(rest / 60)}:${end}`;
}

/** The server's time, whatever this device's clock says. */
function time(box) {
  box.ahead ??= Number(box.dataset.now) - Date.now();
  return Date.now() + box.ahead;
}

/** Days and hours as this device shows them, where the server does not know the reader's time zone; today the hour says it. */
function say(due) {
  const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const style = "hour" in due.dataset ? hour : { weekday: "short", day: "numeric", month: "short", ...hour };
  // The English of these pages is British: "21 Nov", not "Nov 21".
  const { lang } = document.documentElement;
  const when = new Date(Number(due.dataset.due)).toLocaleString(lang === "en" ? "en-GB" : lang, style);
  due.textContent = due.dataset.wordsWhen.replace("…", when);
  delete due.dataset.wordsWhen;
}

function tick() {
  document.querySelectorAll("[data-due][data-words-when]").forEach(say);
  for (const box of document.querySelectorAll(".clocks[data-now]")) {
    const now = time(box);
    for (const clock of box.querySelectorAll("[data-deadline]")) {
      const left = minutes(Number(clock.dataset.deadline) - now);
      if (clock.textContent !== left) clock.textContent = left;
    }
    for (const clock of box.querySelectorAll("[data-warning]")) {
      const { warning, wordsLow } = clock.dataset;
      if (now < Number(warning)) continue;
      clock.closest("li").classList.add("low");
      if (spoken.has(warning)) continue;
      spoken.add(warning);
      document.getElementById("spoken").textContent = wordsLow;
    }
  }
}

/** Where nobody has said which time zone it is, this device's is a good guess. */
const zone = document.querySelector("input[data-zone]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? zone.value;

tick();
setInterval(tick, 250);
