import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { localFiles } from '#server/providers/files/local-files.ts';
import { shopTools } from '#tests/support/shops/empty-shop.ts';
import { exportFolder } from './export-folder.service.ts';
import { importFolder } from './import-folder.service.ts';
import { problemLine } from './problems.ts';

const temp = mkdtempSync(join(tmpdir(), 'embedded-shop-'));
let db: Db;
beforeAll(async () => {
  db = await openEmbedded({});
  await migrate(db, await readMigrations('migrations'));
});
afterAll(async () => {
  await db.close();
  rmSync(temp, { recursive: true, force: true });
});

test('the corner shop opens on the embedded database too, and is written out again [OPS-006]', async () => {
  const tools = shopTools(db, temp);
  const options = { prune: true, dryRun: false };
  const { problems } = await importFolder(tools, 'examples/corner-shop', options);
  expect(problems?.first.map(problemLine) ?? []).toEqual([]);
  expect(await db.row(sql`select count(*) as items from items where status`)).toEqual({ items: 12 });
  const [picture] = await db.rows<{ file: string }>(sql`select file from pictures where id like 'bananas-%'`);
  expect((await localFiles(join(temp, 'files')).get(picture?.file ?? ''))?.contentType).toBe('image/webp');

  const again = await importFolder(tools, 'examples/corner-shop', options);
  expect(again.summary?.filter(([, { added, changed, gone }]) => added + changed + gone > 0)).toEqual([]);
  await exportFolder(tools, join(temp, 'out'));
  expect(readdirSync(join(temp, 'out', 'items'))).toEqual(['corner-shop.json']);
});
