// The stream itself: which tables are followed, since which entry, and who was around then. Knows no page.
export class Hub {
  constructor(tell) {
    this.tell = tell;
    this.tables = new Map();
    this.source = null;
    this.wait = 500;
    // A network that goes tells so; one that comes back need not be waited for.
    addEventListener("offline", () => this.source && this.lost(this.source));
    addEventListener("online", () => this.open());
  }

  add(table, entry, around) {
    const known = this.tables.get(table);
    if (!known || known.entry < entry) this.tables.set(table, { entry, around });
    if (!known) this.open();
  }

  only(tables) {
    for (const table of this.tables.keys()) if (!tables.has(table)) this.tables.delete(table);
  }

  open() {
    this.source?.close();
    if (this.tables.size === 0) return;
    const since = [...this.tables].map(([table, { entry, around }]) => `${table}:${entry}:${around}`).join(",");
    const source = new EventSource(`/live?since=${encodeURIComponent(since)}`);
    this.source = source;
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

  /** The server beats every 15 seconds: a silent line is a dead one, whatever the system believes. */
  heard() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.source && this.lost(this.source), 40000);
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
