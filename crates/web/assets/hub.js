// The stream itself: which pages look at which tables, since which entry, and who was around then. Knows no page itself.

/** Reconnect on waking if nothing was heard for this long (the server beats every 15 s). */
const BEAT = 20000;

export class Hub {
  constructor(tell) {
    this.tell = tell;
    /** Which table each page looks at. */
    this.pages = new Map();
    this.tables = new Map();
    this.source = null;
    this.wait = 500;
    // A network that goes tells so; one that comes back need not be waited for.
    addEventListener("offline", () => this.source && this.lost(this.source));
    addEventListener("online", () => this.open());
  }

  /** What a page says of itself: that it is there, that it goes, that it is looked at again. */
  hear(page, { kind, table, entry, around }) {
    if (kind === "here") this.add(page, table, entry, around);
    if (kind === "bye") this.drop(page);
    if (kind === "look") this.look();
  }

  add(page, table, entry, around) {
    this.pages.set(page, table);
    const known = this.tables.get(table);
    if (!known || known.entry < entry) this.tables.set(table, { entry, around });
    if (!known) this.open();
  }

  /** Stops following a table that no page shows any more: the server limits how many are followed. */
  drop(page) {
    const table = this.pages.get(page);
    this.pages.delete(page);
    if (table === undefined || [...this.pages.values()].includes(table)) return;
    this.tables.delete(table);
    this.open();
  }

  /** While a device sleeps its clocks stand still: the line may be dead long before the silence is noticed. */
  look() {
    if (this.source && Date.now() - this.last > BEAT) this.open();
  }

  open() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.silence);
    if (this.tables.size === 0) return;
    // What was opened last is looked at first.
    const known = [...this.tables].reverse();
    const since = known.map(([table, { entry, around }]) => `${table}:${entry}:${around}`).join(",");
    const source = new EventSource(`/live?since=${encodeURIComponent(since)}`);
    this.source = source;
    // A new connection counts as alive until it has had time to answer.
    this.heard();
    source.onopen = () => {
      this.wait = 500;
      if (this.down) this.tell({ kind: "state", up: true });
      this.down = false;
      this.heard();
    };
    source.addEventListener("beat", () => this.heard());
    source.addEventListener("entry", (event) => {
      this.heard();
      for (const part of event.data.split(",")) {
        const [table, text, around = ""] = part.split(":");
        const entry = Number(text);
        this.tables.set(table, { entry, around });
        this.tell({ kind: "entry", table, entry, around });
      }
    });
    source.onerror = () => this.lost(source);
  }

  /** A silent line is a dead one, whatever the system believes. */
  heard() {
    this.last = Date.now();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.source && this.lost(this.source), 2 * BEAT);
  }

  lost(source) {
    if (this.source !== source) return;
    source.close();
    clearTimeout(this.silence);
    this.down = true;
    this.tell({ kind: "state", up: false });
    // Not the browser's own retry: it gives up for good after some kinds of failure.
    setTimeout(() => this.source === source && this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, 8000);
  }
}
