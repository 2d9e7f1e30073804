import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { importFolder } from '#server/shop-folder/import-folder.service.ts';
import { shopTools } from '../support/empty-shop.ts';
import type { Answer } from '../support/start-api.ts';
import { type OrderTown, orderTown, type Shop } from './order-town.ts';

/** PGlite does one thing after the other: there is nothing to race for. */
const races = describe.runIf(inject('database').kind === 'postgres');
const SHOPPERS = 16;
const IMPORTS = 6;

races('an import while the shop is open', () => {
  const temp = mkdtempSync(join(tmpdir(), 'import-races-'));
  let town: OrderTown;
  let shop: Shop;
  let slug: string;
  beforeAll(async () => {
    town = await orderTown();
    shop = await town.shop('grocery', 12);
    const store = await town.db.row<{ slug: string }>(sql`select slug from stores where id = ${shop.store_id}`);
    slug = store?.slug ?? '';
  });
  afterAll(async () => {
    await town?.stop();
    rmSync(temp, { recursive: true, force: true });
  });

  /** The store of the shoppers with other prices and words, and every piece of it counted anew. */
  function folderOf(round: number): string {
    const folder = join(temp, String(round));
    mkdirSync(join(folder, 'stores'), { recursive: true });
    mkdirSync(join(folder, 'items'));
    const read = (file: string) => JSON.parse(readFileSync(join('demo', file), 'utf8'));
    const { store } = read(`stores/${slug}.json`);
    store.tagline.en = `Round ${round}`;
    store.hours = Array.from({ length: 7 }, (_, day) => ({ day, opening_time: '00:00', closing_time: '23:59:59' }));
    delete store.discount;
    writeFileSync(join(folder, `stores/${slug}.json`), JSON.stringify({ store: { ...store, minimum_order: '0.00' } }));
    const items = read(`items/${slug}.json`).items.map((item: { price: string; variations?: unknown[] }) => ({
      ...item,
      // Last written, first read: the order of the file is not that of the numbers.
      price: item.variations ? item.price : `${2 + (round % 3)}.49`,
    }));
    writeFileSync(join(folder, `items/${slug}.json`), JSON.stringify({ items: items.reverse() }));
    const counted = items.filter(({ variations }: { variations?: unknown }) => !variations);
    const rows = counted.map((item: { slug: string }) => `${item.slug},${900 + round}`);
    writeFileSync(join(folder, 'stock.csv'), `item,stock\n${rows.join('\n')}\n`);
    return folder;
  }

  test('nobody hears of a deadlock, and the books agree [OPS-006]', async () => {
    const tools = shopTools(town.db, temp);
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => town.guest()));
    const answers: Answer[] = [];
    let isOver = false;
    const buying = shoppers.map(async (who, turn) => {
      for (let round = 0; !isOver; round++) {
        const cart = [0, 5, 3].map((step) => shop.items[(turn + round * 7 + step) % shop.items.length]);
        answers.push(
          await town.order(who, shop, {
            is_buy_now: 1,
            cart: cart.map((item) => ({ item_id: item?.id ?? 0, model: 'Item', quantity: 1 })),
          }),
        );
      }
    });
    const changed: number[] = [];
    try {
      for (let round = 1; round <= IMPORTS; round++) {
        const { problems, summary } = await importFolder(tools, folderOf(round), { prune: false, dryRun: false });
        expect(problems).toBeNull();
        changed.push(summary?.find(([list]) => list === 'items')?.[1].changed ?? 0);
        // An operator's change in between takes its turn.
        await town.db.run(sql`update items set price = price + 1 where id = ${shop.items[0]?.id}`);
      }
    } finally {
      isOver = true;
      await Promise.all(buying);
    }
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(12);
    expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await checkBooks(town.db)).toEqual([]);
  }, 120_000);
});
