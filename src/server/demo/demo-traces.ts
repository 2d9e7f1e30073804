import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import type { Env } from '#server/env.ts';

/** From now on there may be accounts here that were proven by a code everybody knows. */
export const markDemo = (db: Db): Promise<number> =>
  db.run(sql`insert into demo_traces default values on conflict do nothing`);

/**
 * A shop that was filled or run as a demonstration opens for real: the town's people have no way in any more, and whatever
 * was proven by the known code counts as unproven. Says whether there was anything to do.
 */
const leaveDemo = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Processes that start together take turns: only the first one finds the mark.
    if ((await tx.run(sql`delete from demo_traces`)) === 0) return false;
    await tx.run(sql`delete from access_tokens`);
    await tx.run(sql`delete from one_time_codes`);
    await tx.run(sql`delete from social_accounts`);
    // Nobody was on the other side.
    await tx.run(sql`delete from conversations`);
    await tx.run(sql`
      update customers set is_phone_verified = false, is_email_verified = false,
        password_hash = case when is_demo then null else password_hash end,
        status = status and not is_demo
      where is_demo or is_phone_verified or is_email_verified`);
    return true;
  });

/** Before the door opens. */
export async function settleDemo({ DEMO }: Pick<Env, 'DEMO'>, db: Db, say: (line: string) => void): Promise<void> {
  if (DEMO) await markDemo(db);
  else if (await leaveDemo(db)) say('This was a demonstration: its logins are closed, everybody signs in anew');
}
