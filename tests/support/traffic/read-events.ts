import { setTimeout as wait } from 'node:timers/promises';

type ServerEvent = { name: string; id: string | null; data: unknown; at: number };

export type Events = {
  status: number;
  headers: Headers;
  seen: readonly ServerEvent[];
  isOver(): boolean;
  /** The first event not yet asked for that fits; fails when none has come in time. */
  next(name: string, fits?: (data: Record<string, unknown>) => boolean, within?: number): Promise<ServerEvent>;
  close(): void;
};

/** Sooner than the look that the shop takes every 15 seconds, just in case; how soon it really is, is measured by `at`. */
const PATIENCE = 10_000;

/** Listens to server-sent events as a browser does. */
export async function readEvents(url: string, headers: Record<string, string> = {}): Promise<Events> {
  const hangUp = new AbortController();
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: hangUp.signal });
  const seen: ServerEvent[] = [];
  let asked = 0;
  let over = !response.ok;
  if (response.ok) void collect(response, seen).finally(() => (over = true));
  else await response.body?.cancel();
  return {
    status: response.status,
    headers: response.headers,
    seen,
    isOver: () => over,
    async next(name, fits = () => true, within = PATIENCE) {
      const until = performance.now() + within;
      for (;;) {
        for (; asked < seen.length; asked++) {
          const event = seen[asked];
          if (event?.name !== name || !fits(event.data as Record<string, unknown>)) continue;
          asked += 1;
          return event;
        }
        if (performance.now() > until)
          throw new Error(`no "${name}" within ${within} ms; seen: ${JSON.stringify(seen)}`);
        await wait(10);
      }
    },
    close: () => hangUp.abort(),
  };
}

async function collect(response: Response, seen: ServerEvent[]): Promise<void> {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = parse(text.slice(0, end));
        if (event) seen.push(event);
        text = text.slice(end + 2);
      }
    }
  } catch {
    // Hung up.
  }
}

function parse(block: string): ServerEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
  const [name, data] = [field('event'), field('data')];
  return name && data ? { name, id: field('id'), data: JSON.parse(data), at: performance.now() } : null;
}
