import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/db/open.ts';
import { buildIfNeeded } from '../../../scripts/building/build-if-needed.ts';
import { openAllAlways } from '../town/always-open.ts';
import { copyTown, townServer } from '../town/town-server.ts';
import { databasesFile, type ShopDatabases, shopEnv } from './shop-settings.ts';

// The whole product as a shopper meets it: the shipped build on PostgreSQL, with a fresh demo town of its own
// whose stores never close, so that a test finds the same at any hour. Those about hours set them.
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), 'shop-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
buildIfNeeded();
const server = await townServer();
process.once('exit', () => void server.stop());
const { url } = await copyTown(server.url);
const db = openPostgres(url, 1);
await openAllAlways(db);
await db.close();
writeFileSync(databasesFile(folder), JSON.stringify({ server: server.url, shop: url } satisfies ShopDatabases));
Object.assign(process.env, shopEnv({ database: url, folder, port: Number(process.env.PORT) }));

// After that: what draws the pages looks at the environment when it is loaded.
await import('./run-shop.ts');
