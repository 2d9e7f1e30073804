import type { StreamNews } from '#contract/live/stream.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type After, isAbout, type Want } from './want.ts';

type Thing = { kind: string; id: number };
export type Ticket = { ticket: string; follow: readonly Thing[] };

export type StreamListener = {
  /** Looked at with every connection. */
  wants(): readonly Want[];
  /** Asked for anew with every connection: it is good for a moment only. */
  ticket(wants: readonly Want[]): Promise<Ticket>;
  heard(news: StreamNews): void;
  /** Of this nothing more will come. */
  gone(thing: Thing): void;
  /** The connection is lost. While there is none, whoever wants news must ask. */
  lost(): void;
};

export type LiveStream = {
  /** What is wanted has changed. */
  reopen(): void;
  stop(): void;
};

const PATH = '/api/v1/customer/live';
/** The server is heard every 15 s; a connection that is silent for longer is dead, whatever the browser thinks. */
const SILENT_MS = 40_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens until it is told to stop. A lost connection is opened anew, ever more slowly, and says which events it has seen
 * last.
 */
export function openStream(listener: StreamListener): LiveStream {
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
    listener.lost();
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
    const wants = listener.wants();
    let given: Ticket;
    try {
      given = await listener.ticket(wants);
    } catch (error) {
      if (own !== opening) return;
      if (isRefusal(error)) listener.lost();
      else again();
      return;
    }
    if (own !== opening) return;
    const follow = given.follow.map((one) => followText(one, wants)).join(',');
    const opened = new EventSource(`${PATH}?${new URLSearchParams({ follow, ticket: given.ticket })}`);
    source = opened;
    alive();
    opened.addEventListener('error', () => source === opened && again());
    opened.addEventListener('beat', alive);
    opened.addEventListener('gone', (message) => source === opened && listener.gone(JSON.parse(message.data)));
    opened.addEventListener('news', (message) => {
      if (source !== opened) return;
      alive();
      failures = 0;
      listener.heard(JSON.parse(message.data));
    });
  }

  void open();
  return { reopen: () => void open(), stop: close };
}

function followText({ kind, id }: Thing, wants: readonly Want[]): string {
  const want = wants.find((one) => isAbout(one, { kind, id }));
  const after: After | null = want?.after?.id === id ? want.after : null;
  return after ? `${kind}-${id}-${after.event_id}` : `${kind}-${id}`;
}

/** Whoever may not listen now may not in a minute either; too many, or nobody there, is another matter. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
