import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES, type Lifetime } from '#contract/lifetimes.ts';
import { readsBefore } from './reads-before.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer that is the same for everybody: made once, sent many times. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What the body says, for pages that are drawn in this process; nobody may change it. */
  reply?: unknown;
};
export type SharedStore = {
  get(key: string): Promise<Answer | null>;
  set(key: string, answer: Answer, seconds: number): void;
};

type Entry = Answer & { etag: string; madeAt: number; until: number; encoded: Map<Encoding, Encoded> };
/** `isFinal`: nothing better comes. */
type Encoded = { bytes: Buffer; isFinal: boolean };
type Encoding = 'br' | 'gzip';

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
  const reads = readsBefore(settings.megabytes * 1024 * 1024 - mostBytes);

  // Objects take about four times their text.
  const sizeOf = ({ body, reply }: Entry) => body.length * (reply === undefined ? 1.5 : 5.5) + 500;

  function forget(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(entry);
  }

  function remember(key: string, entry: Entry) {
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
    const answer = known ?? (await compute());
    const entry: Entry = {
      ...answer,
      etag: `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`,
      madeAt: settings.now(),
      until: settings.now() + seconds * 1000,
      encoded: new Map(),
    };
    // That there is no such page is an answer too; what failed is not.
    const isCached = (answer.status === 200 || answer.status === 404) && version === madeFor;
    if (isCached) remember(key, entry);
    if (isCached && !known) settings.shared?.set(sharedKey, answer, seconds);
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
      const encoding = encodingOf(entry, accepted);
      if (!encoding) return { bytes: entry.body, encoding };
      const encoded = entry.encoded.get(encoding);
      if (!encoded) return null;
      if (!encoded.isFinal) improve(entry, encoding, encoded);
      return { bytes: encoded.bytes, encoding };
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

const SMALLEST_TO_COMPRESS = 1000;

/** Everything said about an entry, in the form it is sent in. */
export function entryHeaders(entry: Entry, lifetime: Lifetime, encoding: Encoding | null): Record<string, string> {
  const { browser } = LIFETIMES[lifetime];
  return {
    ...entry.headers,
    etag: entry.etag,
    'cache-control': browser > 0 ? `public, max-age=${browser}` : 'public, no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

const encodingOf = (entry: Entry, accepted: string | string[] | undefined): Encoding | null =>
  entry.body.length < SMALLEST_TO_COMPRESS ? null : bestEncoding(accepted);

/** Sends an entry: not modified, compressed, or as it is. */
export function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: Entry, lifetime: Lifetime) {
  const encoding = encodingOf(entry, request.headers['accept-encoding']);
  reply.code(entry.status).headers(entryHeaders(entry, lifetime, encoding));
  if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
  if (!encoding) return reply.send(entry.body);
  const known = entry.encoded.get(encoding);
  if (known && !known.isFinal) improve(entry, encoding, known);
  return reply.send((known ?? encodeLightly(entry, encoding)).bytes);
}

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Most entries are sent once. That costs as little as it can: no more than to hand it to another thread would. */
function encodeLightly(entry: Entry, encoding: Encoding): Encoded {
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(entry.body, quality(1))
      : gzipSync(entry.body, { level: constants.Z_BEST_SPEED });
  const encoded = { bytes, isFinal: false };
  entry.encoded.set(encoding, encoded);
  return encoded;
}

/** What is asked for again is worth more. Meanwhile the light form goes out. */
function improve(entry: Entry, encoding: Encoding, encoded: Encoded) {
  encoded.isFinal = true;
  const better = encoding === 'br' ? compressBrotli(entry.body, quality(5)) : compressGzip(entry.body);
  better.then(
    (bytes) => entry.encoded.set(encoding, { bytes, isFinal: true }),
    // The light form stays.
    () => {},
  );
}

function bestEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== 'string') return null;
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(accepted) ? 'gzip' : null;
}
