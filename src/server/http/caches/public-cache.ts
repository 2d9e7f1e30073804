import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES, type Lifetime } from '#contract/lifetimes.ts';
import { type EncodedBody, type Encoding, encodedBody } from './encoded-body.ts';
import { knownRequests } from './known-requests.ts';
import { textLength } from './text-length.ts';

/** An answer that is the same for everybody: made once, sent many times. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Of what a page asked for it is written when a client asks for the same: most never do. */
  body: Buffer | (() => Buffer);
  /** What the body says, for pages that are drawn in this process; nobody may change it. */
  reply?: unknown;
};
export type WrittenAnswer = Answer & { body: Buffer };
export type SharedStore = {
  get(key: string): Promise<WrittenAnswer | null>;
  set(key: string, answer: WrittenAnswer, seconds: number): void;
};

type Written = { body: EncodedBody; etag: string };
type Body = {
  /** null: only pages have asked for it. */
  written(): Written | null;
  write(): Written;
};
type Entry = Omit<Answer, 'body'> & {
  body: Body;
  /** Bytes that the reply takes, about. */
  replySize: number;
  madeAt: number;
  until: number;
};

export type PublicCache = ReturnType<typeof publicCache>;

/**
 * Keyed by everything an answer depends on. One computation per key at a time, whoever else asks waits for it. Dropped
 * whole when the catalogue changes: the catalogue's version is part of every key, so that other processes' shared
 * entries fall out of use with it.
 */
export function publicCache(settings: { megabytes: number; now: () => number; shared?: SharedStore | undefined }) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Entry>>();
  // An eighth of it is for the requests that were read before.
  const mostBytes = settings.megabytes * 1024 * 1024 * (7 / 8);
  let bytes = 0;
  let version = 0;
  const counts = { hit: 0, miss: 0, shared: 0 };
  const dropListeners: ((changed: ReadonlySet<string> | null) => void)[] = [];
  const reads = knownRequests(settings.megabytes * 1024 * 1024 - mostBytes);

  const sizeOf = ({ body, replySize }: Entry) => (body.written()?.body.size() ?? 0) + replySize + 500;
  // Objects take about four times their text.
  const sizeOfReply = (reply: unknown) => (reply === undefined || mostBytes === 0 ? 0 : 4 * textLength(reply));

  function forget(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(entry);
  }

  function remember(key: string, entry: Entry) {
    if (mostBytes === 0) return;
    forget(key);
    entries.set(key, entry);
    bytes += sizeOf(entry);
    // A Map keeps insertion order: the first is the oldest.
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  async function make(key: string, lifetime: Lifetime, compute: () => Promise<Answer>): Promise<Entry> {
    const madeFor = version;
    const seconds = LIFETIMES[lifetime].shared;
    const sharedKey = `${madeFor}|${key}`;
    const known = await settings.shared?.get(sharedKey);
    counts[known ? 'shared' : 'miss']++;
    const { body, ...answer } = known ?? (await compute());
    const grow = (grown: number) => {
      if (entries.get(key) === entry) bytes += grown;
    };
    const entry: Entry = {
      ...answer,
      body: typeof body === 'function' ? writtenLater(body, grow) : writtenBefore(body, grow),
      replySize: sizeOfReply(answer.reply),
      madeAt: settings.now(),
      until: settings.now() + seconds * 1000,
    };
    // That there is no such page is an answer too; what failed is not.
    const isCached = (answer.status === 200 || answer.status === 404) && version === madeFor;
    if (isCached) remember(key, entry);
    if (isCached && !known)
      settings.shared?.set(sharedKey, { ...answer, body: entry.body.write().body.plain() }, seconds);
    return entry;
  }

  return {
    counts,
    reads,
    size: () => ({ entries: entries.size, bytes }),

    /** The entry for a key, when it is there and fresh. */
    peek(key: string): Entry | null {
      const entry = entries.get(key);
      if (!entry || entry.until <= settings.now()) return null;
      counts.hit++;
      return entry;
    },

    /** Whether the key can be answered without making it: it is there, or somebody is making it. */
    knows(key: string): boolean {
      const entry = entries.get(key);
      return making.has(key) || (entry !== undefined && entry.until > settings.now());
    },

    /** What was true a short while ago, for who would otherwise wait or be refused. */
    stale(key: string): Entry | null {
      const entry = entries.get(key);
      return entry && settings.now() - entry.madeAt < OLDEST_MS ? entry : null;
    },

    /** An entry's bytes as this caller takes them, when they are made already. */
    encodedAs(entry: Entry, accepted: string | string[] | undefined) {
      const written = entry.body.written();
      if (!written) return null;
      const { body, etag } = written;
      const encoding = body.encodingFor(accepted);
      const bytes = body.ready(encoding);
      return bytes && { bytes, encoding, etag };
    },

    async get(key: string, lifetime: Lifetime, compute: () => Promise<Answer>): Promise<Entry> {
      const entry = this.peek(key);
      if (entry) return entry;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const promise = make(key, lifetime, compute).finally(() => {
        // After a drop somebody else may be making this key anew.
        if (making.get(key) === promise) making.delete(key);
      });
      making.set(key, promise);
      return promise;
    },

    /** What an entry says, kept with it as long as it is there itself. */
    keepReply(key: string, entry: Entry, reply: unknown): unknown {
      const isCached = entries.get(key) === entry;
      if (isCached) forget(key);
      entry.reply = reply;
      entry.replySize = sizeOfReply(reply);
      if (isCached) remember(key, entry);
      return reply;
    },

    /** The catalogue changed (`changed`: these tables of it): nothing cached is true any more. Pages are kept as stale ones. */
    drop(newVersion: number, changed: ReadonlySet<string> | null = null) {
      version = newVersion;
      for (const [key, entry] of entries) {
        if (isPage(key)) entry.until = 0;
        else forget(key);
      }
      making.clear();
      reads.forget();
      for (const heard of dropListeners) heard(changed);
    },

    /** Calls back whenever the catalogue changed, with the tables that did; null: nobody knows which. */
    onDrop(heard: (changed: ReadonlySet<string> | null) => void) {
      dropListeners.push(heard);
    },
  };
}

/** How old a stale page may be. */
const OLDEST_MS = 5 * 60_000;

/** The key of a page: other answers are quick to make anew. */
export const pageKey = (name: string): string => `page|${name}`;
const isPage = (key: string): boolean => key.startsWith('page|');

const writtenAs = (body: Buffer, grown: (bytes: number) => void): Written => ({
  body: encodedBody(body, grown),
  etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
});

/** It holds on to nothing else: the plain body goes when the first compressed form is there. */
const writtenBefore = (body: Buffer, grown: (bytes: number) => void): Body => {
  const written = writtenAs(body, grown);
  return { written: () => written, write: () => written };
};

function writtenLater(write: () => Buffer, grown: (bytes: number) => void): Body {
  let written: Written | null = null;
  return {
    written: () => written,
    write() {
      if (written) return written;
      const body = write();
      written = writtenAs(body, grown);
      grown(body.length);
      return written;
    },
  };
}

/** Everything said about an entry, in the form it is sent in. */
export function entryHeaders(
  { headers }: Pick<Entry, 'headers'>,
  { lifetime, encoding, etag }: { lifetime: Lifetime; encoding: Encoding | null; etag: string },
): Record<string, string> {
  const { browser } = LIFETIMES[lifetime];
  return {
    ...headers,
    etag,
    'cache-control': browser > 0 ? `public, max-age=${browser}` : 'public, no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** Sends an entry: not modified, compressed, or as it is. */
export function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: Entry, lifetime: Lifetime) {
  const { body, etag } = entry.body.write();
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  reply.code(entry.status).headers(entryHeaders(entry, { lifetime, encoding, etag }));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(body.as(encoding));
}
