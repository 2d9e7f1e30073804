import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveOutPictures } from './without-pictures.ts';

/**
 * A shop of its own on the port of PORT, whose business decided otherwise: SHOP_SETTINGS names the settings that differ.
 * The pages are those that start-shop.ts has built.
 */
const folder = mkdtempSync(join(tmpdir(), 'other-shop-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// At once, also in the middle of its start: nobody misses what is in it.
process.once('SIGTERM', () => process.exit(0));
Object.assign(process.env, { DATA_DIR: folder, RATE_LIMIT: '0', NODE_ENV: 'production' });

// After that: what draws the pages looks at it when it is loaded.
const { sql } = await import('#server/db/sql.ts');
const { readEnv } = await import('#server/env.ts');
const { readyDatabase } = await import('../../src/main/start-server.ts');
const { settleIn } = await import('./town-image.ts');

await settleIn(folder);
const db = await readyDatabase(readEnv(process.env), () => {});
const changes: Record<string, unknown> = JSON.parse(process.env.SHOP_SETTINGS ?? '{}');
for (const [key, value] of Object.entries(changes))
  await db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
// Whoever is signed in has not proved their phone: this business asks for it only since they came in.
if (process.env.UNPROVED_PHONES)
  await db.script(`
    create function unprove() returns trigger language plpgsql as $$ begin
      update customers set is_phone_verified = false where id = new.customer_id;
      return new;
    end $$;
    create trigger unprove after insert on access_tokens for each row execute function unprove()`);
await db.close();
leaveOutPictures();
await import('../../src/main.ts');
