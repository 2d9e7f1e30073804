import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { importFolder } from '#server/shop-folder/import-folder.service.ts';
import { locksOf } from '#tests/support/database/locks.ts';
import { shopTools } from '#tests/support/shops/empty-shop.ts';
import type { Answer } from '#tests/support/shops/start-api.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

/** PGlite does one thing after the other: there is nothing to race for. */
const races = describe.runIf(inject('database').kind === 'postgres');
const SHOPPERS = 16;
const IMPORTS = 6;

races('an import while the shop is open', () => {
  const temp = mkdtempSync(join(tmpdir(), 'import-races-'));
  let town: OrderTown;
  let shop: Shop;
  let slug: string;
  let category: string;
  let image: string;
  beforeAll(async () => {
    town = await orderTown();
    shop = await town.shop('grocery', 12);
    const store = await town.db.row<{ slug: string }>(sql`select slug from stores where id = ${shop.store_id}`);
    slug = store?.slug ?? '';
    const like = await town.db.row<{ category: string; image: string }>(sql`
      select c.slug as category, i.image from items i join categories c on c.id = i.category_id
      where i.store_id = ${shop.store_id} limit 1`);
    [category, image] = [like?.category ?? '', like?.image ?? ''];
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
  });

  test('two imports at once take turns: the second finds what the first has written, and nothing of either is lost [OPS-006]', async () => {
    const tools = shopTools(town.db, temp);
    const [one, two] = ['first', 'second'].map((name) => {
      const folder = join(temp, name);
      mkdirSync(folder);
      writeFileSync(
        join(folder, 'items.csv'),
        `slug,store,category,name,description,image,price,stock\n${['shared', `only-of-the-${name}`]
          .map((key) => `at-once-${key},${slug},${category},Said by the ${name},New,${image},1.00,5\n`)
          .join('')}`,
      );
      return folder;
    });
    // Both have begun to write before either may end: the first waits for us, the second for the first.
    const options = { prune: false, dryRun: false };
    const imports = await town.db.transaction(async (tx) => {
      await tx.run(sql`lock table items in share mode`);
      const first = importFolder(tools, one ?? '', options);
      await waiting(1);
      const second = importFolder(tools, two ?? '', options);
      await waiting(2);
      return [first, second];
    });
    const ended = await Promise.all(imports);
    expect(ended.map(({ problems }) => problems)).toEqual([null, null]);
    expect(ended.map(({ summary }) => summary?.find(([list]) => list === 'items')?.[1])).toEqual([
      { added: 2, changed: 0, gone: 0 },
      { added: 1, changed: 1, gone: 0 },
    ]);
    expect(
      await town.db.rows(sql`select slug, name ->> 'en' as name from items where slug like 'at-once-%' order by slug`),
    ).toEqual([
      { slug: 'at-once-only-of-the-first', name: 'Said by the first' },
      { slug: 'at-once-only-of-the-second', name: 'Said by the second' },
      { slug: 'at-once-shared', name: 'Said by the second' },
    ]);
  });

  test('what is sold while an import waits stays sold, and the new price stands [OPS-006]', async () => {
    const tools = shopTools(town.db, temp);
    const [item] = shop.items;
    const seen = () =>
      town.db.row<{ slug: string; price: number; stock: number }>(
        sql`select slug, price, stock from items where id = ${item?.id}`,
      );
    const before = await seen();
    const folder = join(temp, 'prices');
    mkdirSync(folder);
    writeFileSync(join(folder, 'prices.csv'), `item,price\n${before?.slug},77.70\n`);
    const imported = await locksOf(town.db).holding(
      sql`update items set stock = stock - 3 where id = ${item?.id}`,
      async () => {
        const begun = importFolder(tools, folder, { prune: false, dryRun: false });
        await waiting(1);
        return [begun];
      },
    );
    expect((await Promise.all(imported)).map(({ problems }) => problems)).toEqual([null]);
    expect(await seen()).toMatchObject({ price: 77_70, stock: (before?.stock ?? 0) - 3 });
  });

  /** Until so many wait for a lock. */
  const waiting = (count: number) =>
    expect
      .poll(() =>
        town.db.rows(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(count);
});
