import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { memoryOf } from './processes/memory.ts';

const ITEMS = 100_000;
/** What is demanded of an import of so many new items. */
export const MOST_SECONDS = 120;
/** Whatever the number of items: Node itself needs a quarter of it. */
export const MOST_MB = 400;

export type ImportRow = { name: string; seconds: number; megabytes: number };

/** A spreadsheet of a hundred thousand items, imported by the command into PostgreSQL: new, again, and with other prices. */
export async function measureImport(folder: string, say: (line: string) => void): Promise<ImportRow[]> {
  const postgres = await startPostgres({ durable: true });
  const shop = join(folder, 'shop');
  cpSync('examples/corner-shop', shop, { recursive: true });
  try {
    const run = async (name: string): Promise<ImportRow> => {
      say(`  ${name}`);
      return { name, ...(await importShop(shop, postgres.url(), folder)) };
    };
    await writeItems(shop, ITEMS, 1);
    const rows = [await run('new')];
    const db = openPostgres(postgres.url(), 1);
    const found = await db.row<{ n: number }>(sql`select count(*) as n from items where slug like 'thing-%'`);
    await db.close();
    if (found?.n !== ITEMS) throw new Error(`${found?.n} items came of ${ITEMS}`);
    rows.push(await run('the same again'));
    await writeItems(shop, ITEMS, 2);
    rows.push(await run('every price another'));
    return rows;
  } finally {
    await postgres.stop();
    rmSync(shop, { recursive: true, force: true });
  }
}

/** As a spreadsheet of a wholesaler has them: two languages, a brand of words for the search, tags, stock. */
async function writeItems(shop: string, count: number, round: number): Promise<void> {
  mkdirSync(shop, { recursive: true });
  const file = createWriteStream(join(shop, 'items.csv'));
  file.write('slug,store,category,name,name:es,description,description:es,image,price,stock,tags,organic\n');
  for (let n = 0; n < count; n++) {
    const price = `${1 + ((n * 7 + round) % 90)}.${String((n * 13 + round) % 100).padStart(2, '0')}`;
    const line = `thing-${n},corner-shop,${SHELVES[n % SHELVES.length]},${word(n)} no ${n},${word(n + 5)} n.º ${n},"Number ${n}, made by ${word(n * 3)}","Número ${n}, de ${word(n * 3)}",bananas.jpg,${price},${n % 90},${TAGS[n % TAGS.length]},${n % 3 === 0 ? 'yes' : 'no'}\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

const SHELVES = ['fruit', 'bakery', 'dairy'];
const TAGS = ['vegan', 'vegan | new', 'spicy', ''];
const SYLLABLES = ['ka', 'lor', 'mi', 'van', 'su', 'ber', 'no', 'tam', 'pe', 'rik'];
const word = (n: number): string =>
  [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10].map((at) => SYLLABLES[at]).join('');

/** The command as it is typed, and the most memory its process ever had. */
async function importShop(shop: string, url: string, data: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/shop-import.ts', shop], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: data, DEMO: '0', SECRET_KEY: 'k'.repeat(40) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid).peak);
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said.slice(-1000)}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}
