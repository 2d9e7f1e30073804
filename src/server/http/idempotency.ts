import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { workQueue } from '../media/work-queue.ts';
import { claimKey, dropKeys, keepReply, type StoredCall, storedReply } from './idempotency.repository.ts';
import type { Shopper } from './shopper.ts';

export type OnceTools = {
  db: Db;
  now(): Date;
  hashSecret(secret: string): string;
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Whoever waits for another's lock holds a connection meanwhile; the rest of the shop shall still have some. */
const KEPT_FREE = 3;

export const onceTools = ({ db, now, hashSecret, env }: Deps): OnceTools => ({
  db,
  now,
  hashSecret,
  inTurn: workQueue({ atOnce: Math.max(1, env.DATABASE_CONNECTIONS - KEPT_FREE), waiting: env.MAX_IN_FLIGHT }),
});

const HEADER = 'Idempotency-Key';
const LONGEST_KEY = 255;
const KEPT_MS = 86_400_000;

export function keyIn(headers: IncomingHttpHeaders): string | null {
  const key = headers[HEADER.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > LONGEST_KEY) throw new AppError('invalid', HEADER);
  return key;
}

type Work = (tx: Db) => Promise<string>;
type Once = { reply: string; isRepeated: boolean };

/** Somebody has called with this key before. */
class KeyTaken extends Error {}

/**
 * Does the work in one transaction. With a key it is done once: the key's row is the first thing written, so whoever
 * comes with the same key meanwhile waits for it, and the answer is stored before the commit. A refusal undoes all,
 * the key as well.
 */
export async function answerOnce(tools: OnceTools, call: StoredCall | null, work: Work): Promise<Once> {
  try {
    const reply = await tools.inTurn(() =>
      tools.db.transaction((tx) => (call ? workUnderKey(tx, tools.now(), call, work) : work(tx))),
    );
    return { reply, isRepeated: false };
  } catch (error) {
    if (!call || !(error instanceof KeyTaken)) throw error;
    const reply = await earlierReply(tools, call);
    // The nightly job was quicker: the caller may try again.
    if (reply === null) throw new AppError('unavailable');
    return { reply, isRepeated: true };
  }
}

/**
 * What the work reads first is asked for together with the key, since a key is nearly always new. Where it is not, what
 * has been done meanwhile is undone, and what it would have been refused for does not matter.
 */
async function workUnderKey(tx: Db, now: Date, call: StoredCall, work: Work): Promise<string> {
  const claimed = claimKey(tx, call, { now, oldest: oldest(now) });
  const working = work(tx);
  working.catch(() => {});
  if (!(await claimed)) throw new KeyTaken();
  const reply = await working;
  keepReply(tx, call, reply);
  return reply;
}

/** What was answered to this key within a day; null: nothing yet. */
export async function earlierReply(
  { db, now }: Pick<OnceTools, 'db' | 'now'>,
  call: StoredCall,
): Promise<string | null> {
  const stored = await storedReply(db, call, oldest(now()));
  if (stored && stored.request_hash !== call.request_hash) throw new AppError('idempotency_key', HEADER);
  return stored?.reply ?? null;
}

export const dropOldKeys = ({ db, now }: Pick<OnceTools, 'db' | 'now'>): Promise<number> => dropKeys(db, oldest(now()));

const oldest = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** Keys of two shoppers, or of two systems of the operator, have nothing to do with each other. */
export const ownerOfKey = (shopper: Shopper): string =>
  shopper.kind === 'anonymous' ? 'nobody' : `${shopper.kind} ${shopper.id}`;

/** Without a caller there is nobody to store an answer for. */
export function refuseOwnerless({ name, access, idempotent }: Endpoint) {
  if (idempotent && (access === 'public' || access === 'anybody')) throw new Error(`${name}: whose key is it?`);
}

/** The request as a hash: a password may be in it. */
export async function hashOfRequest({ hashSecret }: Pick<OnceTools, 'hashSecret'>, request: unknown): Promise<string> {
  return hashSecret(JSON.stringify(await withFilesHashed(request)));
}

async function withFilesHashed(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    return createHash('sha256')
      .update(Buffer.from(await value.arrayBuffer()))
      .digest('base64');
  }
  if (Array.isArray(value)) return Promise.all(value.map(withFilesHashed));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await withFilesHashed(inner)]);
  return Object.fromEntries(await Promise.all(entries));
}
