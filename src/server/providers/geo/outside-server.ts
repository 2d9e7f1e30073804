import type { z } from 'zod';
import { QueueFull, workQueue } from '../../media/work-queue.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { GeoUnavailable } from './geo.ts';

export type OutsideOptions = {
  baseUrl: string;
  userAgent: string;
  timeoutMs?: number;
  /** How many requests may be under way at once; public servers ask for few. */
  parallel?: number;
  /** How many may wait for their turn; more are told at once that the map is away. */
  waiting?: number;
};

export type OutsideServer = {
  /** `acceptStatus`: error statuses whose body is an answer in itself. */
  get<Schema extends z.ZodType>(path: string, schema: Schema, acceptStatus?: number[]): Promise<z.output<Schema>>;
};

const TRIES = 2;
/** A server that asks for patience longer than this is out of reach for a shopper who waits. */
const PATIENCE_MS = 1500;

class TryAgain extends Error {
  readonly afterMs: number;
  constructor(reason: string, afterMs: number) {
    super(reason);
    this.afterMs = afterMs;
  }
}

/** Someone else's map server: slow, busy or broken at times. Every failure comes out as `GeoUnavailable`. */
export function outsideServer({
  baseUrl,
  userAgent,
  timeoutMs = 3000,
  parallel = 4,
  waiting = 40,
}: OutsideOptions): OutsideServer {
  const answers = new ExpiringCache<unknown>({ size: 500, milliseconds: 10 * 60_000 });
  const queue = workQueue({ atOnce: parallel, waiting });
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
    queue(work).catch((error: unknown) => {
      throw error instanceof QueueFull ? new GeoUnavailable('too many wait for the map server') : error;
    });

  return {
    async get(path, schema, acceptStatus = []) {
      const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
      const body = await answers.remember(url, () => inTurn(() => withRetry(() => fetchJson(url, acceptStatus))));
      const read = schema.safeParse(body);
      if (!read.success) throw new GeoUnavailable('the map server answered in another shape');
      return read.data;
    },
  };

  async function fetchJson(url: string, acceptStatus: number[]): Promise<unknown> {
    const headers = { 'user-agent': userAgent, accept: 'application/json' };
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (reply.status === 429 || reply.status >= 500) {
      await reply.body?.cancel();
      throw new TryAgain(`status ${reply.status}`, 1000 * Number(reply.headers.get('retry-after') ?? 0.2));
    }
    if (!reply.ok && !acceptStatus.includes(reply.status)) {
      await reply.body?.cancel();
      throw new GeoUnavailable(`the map server answered ${reply.status}`);
    }
    return reply.json();
  }
}

async function withRetry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof GeoUnavailable) throw error;
      const waitMs = error instanceof TryAgain ? error.afterMs : 50;
      if (tried >= TRIES || !(waitMs <= PATIENCE_MS))
        throw new GeoUnavailable(`the map server failed: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
