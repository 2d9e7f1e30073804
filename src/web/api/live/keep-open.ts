/** The server is heard every 15 s; a connection that is silent for longer is dead, whatever the browser thinks. */
const SILENT_MS = 40_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

type Connection = {
  /** Asked for with every opening. Null: whoever may not listen now may not in a minute either. */
  address(): Promise<string | null>;
  /** What is done with each event, by its name. */
  on: Record<string, (data: unknown) => void>;
  /** The connection is lost. While there is none, pages must ask for news. */
  lost(): void;
};

export type OpenConnection = { reopen(): void; stop(): void };

/** Listens to server-sent events until it is told to stop. A lost connection is opened anew, ever more slowly. */
export function keepOpen({ address, on, lost }: Connection): OpenConnection {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Each opening has its number: an answer to an older one comes too late. */
  let opening = 0;

  function close() {
    clearTimeout(timer);
    opening += 1;
    source?.close();
    source = null;
  }

  function again() {
    close();
    lost();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Not all at once, when a server has gone that many listened to.
    timer = setTimeout(() => void open(), wait * (0.5 + Math.random() / 2));
  }

  function alive() {
    clearTimeout(timer);
    timer = setTimeout(again, SILENT_MS);
  }

  async function open() {
    close();
    const own = opening;
    let url: string | null;
    try {
      url = await address();
    } catch {
      if (own === opening) again();
      return;
    }
    if (own !== opening) return;
    if (url === null) return lost();
    const opened = new EventSource(url);
    source = opened;
    alive();
    opened.addEventListener('error', () => source === opened && again());
    opened.addEventListener('beat', alive);
    for (const [name, heard] of Object.entries(on))
      opened.addEventListener(name, (message) => {
        if (source !== opened) return;
        alive();
        failures = 0;
        heard(JSON.parse(message.data));
      });
  }

  void open();
  return { reopen: () => void open(), stop: close };
}
