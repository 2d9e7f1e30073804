import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../../src/main/start-server.ts';

/**
 * A shop of its own on any free port, whose business decided otherwise: SHOP_SETTINGS names the settings that differ.
 * The pages are those that start-shop.ts has built.
 */
const folder = mkdtempSync(join(tmpdir(), 'other-shop-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, RATE_LIMIT: '0', NODE_ENV: 'production', PORT: '0' });

const db = await readyDatabase(readEnv(process.env), () => {});
const changes: Record<string, unknown> = JSON.parse(process.env.SHOP_SETTINGS ?? '{}');
for (const [key, value] of Object.entries(changes))
  await db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
await db.close();
await import('../../src/main.ts');
