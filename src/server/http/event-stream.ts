import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It lasts as long as somebody listens, so it is neither load nor slow. */
    isEvents?: true;
  }
}

/** A browser comes back this soon after a lost connection. */
const RETRY_MS = 2000;
/** Who reads so slowly that this much waits for them is cut off, and comes back for what is so then. */
const MOST_WAITING = 64 * 1024;

export type EventStream = Readable & {
  /** One server-sent event. A browser that comes back names the last id it has seen. */
  tell(name: string, data: unknown, id?: number): void;
  /** No more will come; the browser comes back to another process. */
  finish(): void;
};

export function eventStream(): EventStream {
  const stream = new Readable({ read() {} });
  // Something at once, so that the browser knows it is through.
  stream.push(`retry: ${RETRY_MS}\n\n`);
  return Object.assign(stream, {
    tell(name: string, data: unknown, id?: number) {
      if (stream.destroyed || stream.readableEnded) return;
      stream.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      if (stream.readableLength > MOST_WAITING) stream.destroy();
    },
    finish() {
      if (!stream.destroyed) stream.push(null);
    },
  });
}

/** What a browser sends that lost its connection. */
export function lastEventId({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export function sendEvents(reply: FastifyReply, stream: Readable) {
  // Who hung up before the first event is gone too.
  if (reply.raw.destroyed) stream.destroy();
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // Nothing between us and the browser keeps events back or packs them.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // The connection ends with the stream: stopping the server does not wait for listeners.
      connection: 'close',
    })
    .send(stream);
}
