import { type GuessLimit, pauseAfter } from '#domain/auth/guess-limits.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type Counted = { tries: number; wait_until: Date };

/** How long one still has to wait, if at all. */
export const waitFor = async (db: Db, key_hash: string, now: Date): Promise<Date | null> =>
  (
    await db.row<{ wait_until: Date }>(sql`
    select wait_until from guesses where key_hash = ${key_hash} and wait_until > ${now}`)
  )?.wait_until ?? null;

/** No wait. Now would be one for a request of the same moment that read the clock a little earlier. */
const NOT_AT_ALL = new Date(0);

/** The pauses after each full round of guesses, as far as they still grow. */
const pausesOf = (limit: GuessLimit): number[] =>
  Array.from({ length: 20 }, (_, round) => pauseAfter(limit, (round + 1) * limit.guesses));

/**
 * Counts one more guess, unless one has to wait: null. One statement, so that of sixty at the same moment no more are
 * looked at than of sixty one after the other.
 */
export function countGuess(db: Db, key_hash: string, limit: GuessLimit, now: Date): Promise<Counted | null> {
  const forgotten = new Date(now.getTime() - limit.forgetSeconds * 1000);
  const tries = sql`case when g.last_at < ${forgotten} then 1 else g.tries + 1 end`;
  const pauses = pausesOf(limit);
  const first = limit.guesses === 1 ? new Date(now.getTime() + limit.pauseSeconds * 1000) : NOT_AT_ALL;
  return db.row(sql`
    insert into guesses as g (key_hash, tries, last_at, wait_until) values (${key_hash}, 1, ${now}, ${first})
    on conflict (key_hash) do update set
      tries = ${tries}, last_at = ${now},
      wait_until = case when (${tries}) % ${limit.guesses}::int <> 0 then ${NOT_AT_ALL}::timestamptz
        else ${now}::timestamptz + interval '1 second' *
          (${pauses}::int[])[least((${tries}) / ${limit.guesses}::int, ${pauses.length}::int)] end
    where g.wait_until <= ${now}
    returning g.tries, g.wait_until`);
}

export const forgetGuesses = (db: Db, key_hash: string): Promise<number> =>
  db.run(sql`delete from guesses where key_hash = ${key_hash}`);

export const dropOldGuesses = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from guesses where last_at < ${before} and wait_until < ${before}`);
