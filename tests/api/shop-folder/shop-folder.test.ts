import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raw, sql } from '#server/db/sql.ts';
import { exportFolder } from '#server/shop-folder/export-folder.service.ts';
import { importFolder } from '#server/shop-folder/import-folder.service.ts';
import { problemLine } from '#server/shop-folder/problems.ts';
import { columnsOfFields, partTables, TABLES } from '#server/shop-folder/tables.ts';
import { emptyShop } from '#tests/support/shops/empty-shop.ts';

const CORNER = 'examples/corner-shop';
const temp = mkdtempSync(join(tmpdir(), 'shop-folder-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

type Shop = Awaited<ReturnType<typeof emptyShop>>;
let shop: Shop;
beforeAll(async () => {
  shop = await emptyShop();
  await expectImported(CORNER);
});
afterAll(() => shop.drop());

const KEEP = { prune: false, dryRun: false };

async function expectImported(folder: string, options = KEEP) {
  const { problems, summary } = await importFolder(shop, folder, options);
  expect(problems?.first.map(problemLine) ?? []).toEqual([]);
  return Object.fromEntries((summary ?? []).filter(([, { added, changed, gone }]) => added + changed + gone > 0));
}

/** The corner shop with something changed in it. */
let copies = 0;
function corner(change: (folder: string) => void): string {
  copies += 1;
  const folder = join(temp, `corner-${copies}`);
  cpSync(CORNER, folder, { recursive: true });
  change(folder);
  return folder;
}

// biome-ignore lint/suspicious/noExplicitAny: files of many shapes are changed here and there
const edit = (folder: string, file: string, change: (content: any) => void) => {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
};

const version = async () =>
  (await shop.db.row<{ version: number }>(sql`select version from catalogue_version`))?.version;
const count = async (table: string) =>
  (await shop.db.row<{ n: number }>(sql`select count(*) as n from ${raw(table)}`))?.n;
const priceOf = async (slug: string) =>
  (await shop.db.row<{ price: number }>(sql`select price from items where slug = ${slug}`))?.price;

function filesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) found.set(relative(folder, path), readFileSync(path).toString('base64'));
  }
  return found;
}

/** Files as they are, but for where their schema lies. */
const textsIn = (folder: string, ...places: string[]): Map<string, string> =>
  new Map(
    [...filesIn(folder)].map(([file, bytes]) => {
      const text = Buffer.from(bytes, 'base64').toString();
      const place = places[file.includes('/') ? 1 : 0] ?? '';
      return [file, text.replace(`"$schema": "${place}`, '"$schema": "')];
    }),
  );

describe('a shop that was written out and read again is the same shop', () => {
  test('the demo town, byte for byte, in an empty database [OPS-006]', async () => {
    const other = await emptyShop();
    try {
      const { problems } = await importFolder(other, 'demo', KEEP);
      expect(problems?.first.map(problemLine) ?? []).toEqual([]);
      await exportFolder(other, join(temp, 'town'));
      // The schema lies beside what was written; demo/ names the one of docs/.
      const written = textsIn(join(temp, 'town'), './', '../');
      written.delete('shop-folder.schema.json');
      const demo = textsIn('demo', '../docs/', '../../docs/');
      demo.delete('README.md');
      expect([...written.keys()]).toEqual([...demo.keys()]);
      expect([...demo].filter(([file, text]) => written.get(file) !== text).map(([file]) => file)).toEqual([]);
    } finally {
      await other.drop();
    }
  }, 240_000);

  test('pictures are files again, and read again they are the same', async () => {
    const [first, second] = [join(temp, 'corner-out-1'), join(temp, 'corner-out-2')];
    await exportFolder(shop, first);
    expect(readdirSync(join(first, 'pictures'))).toHaveLength(20);
    const other = await emptyShop();
    try {
      expect((await importFolder(other, first, KEEP)).problems).toBeNull();
      await exportFolder(other, second);
      expect(filesIn(second)).toEqual(filesIn(first));
    } finally {
      await other.drop();
    }
  });

  test('a folder that holds something is not written into', async () => {
    await expect(exportFolder(shop, CORNER)).rejects.toThrow('is not empty');
  });
});

describe('the format', () => {
  /** What the shop counts or finds out by itself, and what belongs to people. */
  const NOT_WRITTEN = [
    ...[
      'id',
      'updated_at',
      'created_at',
      'search_words',
      'search_names',
      'waits_for_goods',
      'paused_until',
      'customer_id',
    ],
    ...[
      'order_count',
      'orders_count',
      'ratings',
      'reviews_comments_count',
      'sold',
      'total_uses',
      'total_used',
      'total_trip',
    ],
  ];

  test('has a field for every column of the catalogue', async () => {
    for (const table of TABLES) {
      const parts = partTables(table.collection).map((part) => ({
        name: part.table,
        columns: [part.owner, ...columnsOfFields(part.part.fields).all],
      }));
      const own = {
        name: table.table,
        columns: [...columnsOfFields(table.collection.fields, table.without).all, ...table.derived],
      };
      for (const { name, columns } of [own, ...parts]) {
        const found = await shop.db.rows<{ column_name: string }>(sql`
          select column_name from information_schema.columns
          where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER'`);
        const known = [
          ...columns,
          ...NOT_WRITTEN,
          ...(name === 'item_variations' ? ['position'] : []),
          ...(name === 'store_discounts' ? ['discount_type'] : []),
        ];
        expect([name, found.map((one) => one.column_name).filter((column) => !known.includes(column))]).toEqual([
          name,
          [],
        ]);
      }
    }
  });
});

describe('read again', () => {
  test('nothing changes, and no cache is dropped', async () => {
    const before = await version();
    expect(await expectImported(CORNER)).toEqual({});
    expect(await version()).toBe(before);
  });

  test('what changed in the folder changes in the shop, and caches follow', async () => {
    const before = await version();
    const folder = corner((at) =>
      edit(at, 'items/corner-shop.json', ({ items }) => {
        items[1].price = '2.45';
      }),
    );
    expect(await expectImported(folder)).toEqual({ items: { added: 0, changed: 1, gone: 0 } });
    expect(await priceOf('bananas')).toBe(245);
    expect(await version()).toBeGreaterThan(before ?? 0);
    await expectImported(CORNER);
  });

  test('a tag is called what the folder says and found by it, and by its bare word where it says nothing', async () => {
    const calling = (tag_names: object[]) =>
      corner((at) => edit(at, 'words.json', (words) => Object.assign(words, { tag_names })));
    const names = () => shop.db.rows(sql`select tag, name from tag_names order by tag`);
    const searchText = async () =>
      (await shop.db.row<{ search_text: string }>(sql`select search_text from items where slug = 'red-apples'`))
        ?.search_text;
    const fruit = { tag: 'fruit', name: { en: 'Fruit', es: 'Fruta sin más', ar: 'فاكهة' } };
    await expectImported(calling([fruit]), { prune: true, dryRun: false });
    expect(await names()).toEqual([fruit]);
    expect(await searchText()).toContain('fruta sin mas');
    await expectImported(calling([]), { prune: true, dryRun: false });
    expect(await names()).toEqual([]);
    expect(await searchText()).toMatch(/(?<!\S)fruit(?!\S)/);
    expect(await searchText()).not.toContain('fruta sin mas');
    await expectImported(CORNER);
  });

  test('what was sold since stays sold; a count by hand is said in stock.csv', async () => {
    const stockOf = async (slug: string) =>
      (await shop.db.row<{ stock: number }>(sql`select stock from items where slug = ${slug}`))?.stock;
    await shop.db.run(sql`update items set stock = stock - 7 where slug = 'bananas'`);
    await expectImported(CORNER);
    expect(await stockOf('bananas')).toBe(43);
    const counted = corner((at) =>
      writeFileSync(join(at, 'stock.csv'), 'item;variation;stock\r\nbananas;;12\r\nhouse-coffee;Filter;3\r\n'),
    );
    await expectImported(counted);
    expect(await stockOf('bananas')).toBe(12);
    expect(await stockOf('house-coffee')).toBe(23);
    expect(await expectImported(counted)).toEqual({});
  });

  test('a dry run says what would be done and does nothing', async () => {
    const folder = corner((at) =>
      edit(at, 'items/corner-shop.json', ({ items }) => items.splice(0, 1, { ...items[0], slug: 'green-apples' })),
    );
    expect(await expectImported(folder, { prune: true, dryRun: true })).toMatchObject({
      items: { added: 1, changed: 0, gone: 1 },
    });
    expect(await count('items')).toBe(12);
    expect(await expectImported(CORNER)).toEqual({});
  });

  test('what is gone from the folder is taken off only when that is asked for', async () => {
    const folder = corner((at) => edit(at, 'items/corner-shop.json', ({ items }) => items.shift()));
    const isSold = async () =>
      (await shop.db.row<{ status: boolean }>(sql`select status from items where slug = 'red-apples'`))?.status;
    await expectImported(folder);
    expect(await isSold()).toBe(true);
    expect(await expectImported(folder, { prune: true, dryRun: false })).toMatchObject({ items: { gone: 1 } });
    expect(await isSold()).toBe(false);
    await expectImported(CORNER);
    expect(await isSold()).toBe(true);
  });

  test('words that things of the shop still have stay, whatever is taken off', async () => {
    const folder = join(temp, 'words');
    mkdirSync(folder);
    const [words, unused] = [
      JSON.parse(readFileSync(join(CORNER, 'words.json'), 'utf8')),
      { key: 'ell', unit: { en: 'ell' } },
    ];
    writeFileSync(join(folder, 'words.json'), JSON.stringify({ units: [...words.units, unused] }));
    expect(await expectImported(folder)).toEqual({ units: { added: 1, changed: 0, gone: 0 } });
    const used = await shop.db.rows<{ key: string }>(sql`
      select key from units where id in (select unit_id from items) order by key`);
    writeFileSync(join(folder, 'words.json'), JSON.stringify({ units: [], allergies: [] }));
    await expectImported(folder, { prune: true, dryRun: false });
    expect(await shop.db.rows(sql`select key from units order by key`)).toEqual(used);
    expect(await shop.db.rows(sql`select from items where not allergies <@ array(select id from allergies)`)).toEqual(
      [],
    );
    await expectImported(CORNER);
  });

  test('items, stock and prices may come from a spreadsheet', async () => {
    const folder = corner((at) => {
      writeFileSync(
        join(at, 'items.csv'),
        '\uFEFFslug,store,category,name,name:es,description,image,price,stock,tags,organic\r\n' +
          'oat-drink,corner-shop,dairy,"Oat drink, 1 l","Bebida de avena, 1 l","Says ""moo"" to nobody",whole-milk.jpg,1.95,24,vegan | drink,yes\r\n',
      );
      writeFileSync(
        join(at, 'prices.csv'),
        'item,variation,price,discount\noat-drink,,1.80,5%\nhouse-coffee,Filter,8.40,\n',
      );
    });
    expect(await expectImported(folder)).toMatchObject({ items: { added: 1 } });
    const item = await shop.db.row(sql`
      select name, description ->> 'en' as description, price, discount, discount_type, stock, organic,
        array(select tag from item_tags join tags on tags.id = tag_id where item_id = items.id order by tag) as tags
      from items where slug = 'oat-drink'`);
    expect(item).toEqual({
      name: { en: 'Oat drink, 1 l', es: 'Bebida de avena, 1 l' },
      description: 'Says "moo" to nobody',
      price: 180,
      discount: 5,
      discount_type: 'percent',
      stock: 24,
      organic: true,
      tags: ['drink', 'vegan'],
    });
    expect(await expectImported(folder)).toEqual({});
    await shop.db.run(sql`delete from items where slug = 'oat-drink'`);
    await expectImported(CORNER);
  });
});

describe('a folder with something wrong in it changes nothing, and it is said where', () => {
  type Wrong = [what: string, change: (folder: string) => void, ...lines: (string | RegExp)[]];
  const items = (change: (items: Record<string, unknown>[]) => void) => (at: string) =>
    edit(at, 'items/corner-shop.json', (all) => change(all.items));
  const WRONG: Wrong[] = [
    [
      'a picture that is not there',
      items(([one]) => Object.assign(one ?? {}, { image: 'pear.jpg' })),
      'items/corner-shop.json, row 1, image: there is no file pictures/pear.jpg',
    ],
    [
      'a picture that is cut off',
      (at) =>
        writeFileSync(
          join(at, 'pictures/bananas.jpg'),
          readFileSync(join(CORNER, 'pictures/bananas.jpg')).subarray(0, 3000),
        ),
      'pictures/bananas.jpg: cannot be read as a picture; was it written to the end?',
    ],
    [
      'a price with a comma',
      items((all) => Object.assign(all[2] ?? {}, { price: '12,50' })),
      'items/corner-shop.json, row 3, price: "12,50" is not an amount in quotes with a point, such as "12.50"',
    ],
    [
      'a price as a number',
      items((all) => Object.assign(all[2] ?? {}, { price: 12.5 })),
      'items/corner-shop.json, row 3, price: 12.5 is not an amount in quotes with a point, such as "12.50"',
    ],
    [
      'a price with a comma in a spreadsheet',
      (at) => writeFileSync(join(at, 'prices.csv'), 'item;price\nbananas;2,20\ncarrots;1.60\n'),
      'prices.csv, row 2, price: "2,20" is not an amount in quotes with a point, such as "12.50"',
    ],
    [
      'categories that lead in a circle',
      (at) =>
        edit(at, 'categories.json', ({ categories }) => {
          categories[0].parent = 'bakery';
          categories[1].parent = 'fruit';
        }),
      'categories.json, row 1, parent: the parents lead round in a circle',
      'categories.json, row 2, parent: the parents lead round in a circle',
    ],
    [
      'an option group with min above max',
      items((all) =>
        Object.assign(all[4] ?? {}, {
          options: [
            {
              name: { en: 'Slice' },
              type: 'multi',
              min: 2,
              max: 1,
              values: [{ label: { en: 'Thin' } }, { label: { en: 'Thick' } }],
            },
          ],
        }),
      ),
      'items/corner-shop.json, row 5, options[1].min: min is above max',
    ],
    [
      'a polygon that crosses itself',
      (at) =>
        edit(
          at,
          'zones/haga.geojson',
          ({
            geometry: {
              coordinates: [ring],
            },
          }) => {
            [ring[1], ring[2]] = [ring[2], ring[1]];
          },
        ),
      /^zones\/haga\.geojson, geometry\.coordinates: the polygon crosses itself: side \d meets side \d$/,
    ],
    [
      'a half-written file',
      (at) =>
        writeFileSync(join(at, 'categories.json'), readFileSync(join(CORNER, 'categories.json'), 'utf8').slice(0, 400)),
      /^categories\.json, row \d+: is not complete JSON; was it written to the end\?$/,
    ],
    [
      'a spreadsheet that ends in a quoted cell',
      (at) => writeFileSync(join(at, 'stock.csv'), 'item,stock\nbananas,3\n"carr'),
      'stock.csv, row 3: the file ends in the middle of a quoted cell',
    ],
    [
      'a gigabyte of spreadsheet',
      (at) => {
        writeFileSync(join(at, 'items.csv'), 'slug,store,category,name,price\n');
        // On the disk it takes no room.
        truncateSync(join(at, 'items.csv'), 1e9);
      },
      'items.csv, row 1: is larger than 512 MB; split it',
    ],
    [
      'a spreadsheet in another encoding',
      (at) => writeFileSync(join(at, 'stock.csv'), Buffer.from('item,stock\nplátanos,3\n', 'latin1')),
      'stock.csv, row 1: is not written in UTF-8; save it as "CSV UTF-8"',
    ],
    [
      'a category that nobody wrote',
      items((all) => Object.assign(all[0] ?? {}, { category: 'fish' })),
      'items/corner-shop.json, row 1, category: "fish" is not among the categories',
    ],
    [
      'a slip of the pen',
      items((all) => Object.assign(all[0] ?? {}, { prise: '1.00' })),
      'items/corner-shop.json, row 1, prise: is no field here',
    ],
    [
      'a field that is missing',
      items((all) => {
        delete all[0]?.name;
      }),
      'items/corner-shop.json, row 1, name: is missing',
    ],
    [
      'an item that is there twice',
      items((all) => Object.assign(all[3] ?? {}, { slug: 'bananas' })),
      'items/corner-shop.json, row 4, slug: bananas is there twice',
    ],
    [
      'a combination without a variation',
      items((all) => {
        (all[9]?.variations as unknown[] | undefined)?.pop();
      }),
      'items/corner-shop.json, row 10, variations: "Filter" can be chosen and has no variation',
    ],
    [
      'stock of something nobody sells',
      (at) => writeFileSync(join(at, 'stock.csv'), 'item,stock\nfish,3\n'),
      'stock.csv, row 2, item: "fish" is not among the items',
    ],
    [
      'a column nobody knows',
      (at) => writeFileSync(join(at, 'stock.csv'), 'item,pieces\nbananas,3\n'),
      'stock.csv, row 1, pieces: is no column of this file',
    ],
    [
      'a file nobody knows',
      (at) => writeFileSync(join(at, 'catgories.json'), '{}'),
      'catgories.json: is no file of a shop folder',
    ],
    [
      'a shop that closes before it opens',
      (at) =>
        edit(at, 'stores/corner-shop.json', ({ store }) => {
          store.hours[2].closing_time = '00:00';
        }),
      'stores/corner-shop.json, hours[3].closing_time: is not after opening_time; a night past midnight is written as two',
    ],
  ];

  test.each(WRONG)('%s', async (_, change, ...lines) => {
    const before = await version();
    const { problems, summary } = await importFolder(shop, corner(change), KEEP);
    expect(summary).toBeNull();
    const told = problems?.first.map(problemLine) ?? [];
    for (const line of lines)
      expect(told).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
    expect(told).toHaveLength(lines.length);
    expect(await version()).toBe(before);
  });

  test('all that is wrong is told at once, and counted when it is very much', async () => {
    const folder = corner((at) => {
      writeFileSync(join(at, 'prices.csv'), 'item,price\n');
      for (let part = 0; part < 30; part++) appendFileSync(join(at, 'prices.csv'), 'bananas,"1,20"\n'.repeat(1000));
    });
    const { problems } = await importFolder(shop, folder, KEEP);
    expect(problems?.count).toBe(30_000);
    expect(problems?.first).toHaveLength(1000);
  });

  test('more rows than can be held are refused, and the rest of the file is not read', async () => {
    const folder = corner((at) => {
      writeFileSync(join(at, 'items.csv'), 'slug,store,category,name,description,image,price\n');
      for (let n = 0; n < 60; n++)
        appendFileSync(join(at, 'items.csv'), `thing-${n},corner-shop,fruit,Thing,A thing,bananas.jpg,1.00\n`);
      appendFileSync(join(at, 'items.csv'), '"never closed');
    });
    const { problems } = await importFolder(shop, folder, { ...KEEP, mostRows: 50 });
    expect(problems?.first.map(problemLine)).toEqual([
      'items.csv, row 40: there are more than 50 items; the rest was not looked at',
    ]);
    const prices = corner((at) => {
      const rows = Array.from({ length: 3000 }, (_, n) => `bananas,v${n},1.00\n`);
      writeFileSync(join(at, 'prices.csv'), `item,variation,price\n${rows.join('')}`);
    });
    // Two thousand rows were looked at, which is when it was noticed; none of them means a variation.
    expect((await importFolder(shop, prices, { ...KEEP, mostRows: 1500 })).problems?.count).toBe(2001);
  });

  test('a folder that is not there', async () => {
    const { problems } = await importFolder(shop, join(temp, 'nowhere'), KEEP);
    expect(problems?.first).toMatchObject([{ reason: 'there is no such folder' }]);
  });
});

describe('the command', () => {
  const running: ChildProcess[] = [];
  afterAll(() => running.forEach((one) => void one.kill('SIGKILL')));

  function run(...args: string[]) {
    const child = spawn('node', ['scripts/shop-import.ts', ...args], {
      env: {
        ...process.env,
        DATABASE_URL: shop.url,
        DATA_DIR: shop.folder,
        DEMO: '0',
        SECRET_KEY: 'k'.repeat(40),
        // One of them is killed, and cannot take away what it left.
        TMPDIR: temp,
      },
    });
    running.push(child);
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
    return { child, ended, said: () => said };
  }

  test('ends with 1 and the list of what is wrong, and with 0 when all is well', async () => {
    const wrong = run(
      corner((at) =>
        edit(at, 'items/corner-shop.json', ({ items }) => {
          items[0].price = '12,50';
        }),
      ),
    );
    expect(await wrong.ended).toBe(1);
    expect(wrong.said()).toContain('items/corner-shop.json, row 1, price: "12,50" is not an amount');
    expect(wrong.said()).toContain('1 problems. Nothing was changed.');
    const well = run(CORNER);
    expect(await well.ended).toBe(0);
    expect(well.said()).toContain('The shop is as the folder says already.');
  });

  test('killed in the middle of writing, it has changed nothing [OPS-006]', async () => {
    const folder = corner((at) => {
      const path = join(at, 'items.csv');
      writeFileSync(path, 'slug,store,category,name,description,image,price,stock\n');
      for (let n = 0; n < 7000; n++)
        appendFileSync(path, `thing-${n},corner-shop,fruit,Thing ${n},A thing,bananas.jpg,1.00,5\n`);
    });
    const before = { version: await version(), items: await count('items') };
    const { child, ended, said } = run(folder);
    await expect.poll(said, { timeout: 150_000, interval: 20 }).toContain('Wrote 5000 items');
    child.kill('SIGKILL');
    await ended;
    // Until the server has noticed, the transaction is still open; what it did is seen by nobody.
    expect({ version: await version(), items: await count('items') }).toEqual(before);
    await expect
      .poll(
        async () =>
          (
            await shop.db.rows(
              sql`select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
            )
          ).length,
      )
      .toBe(0);
    expect({ version: await version(), items: await count('items') }).toEqual(before);
    expect(await expectImported(CORNER)).toEqual({});
  }, 240_000);
});
