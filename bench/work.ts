import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { cpuOf, serverOf } from './processes/cpu.ts';
import { startProcess } from './processes/start-process.ts';
import { type Shop, startShop } from './processes/start-shop.ts';
import { LIST_ROWS, type ListRow } from './rows/work-rows.ts';
import { call, first, get, insertBare, makeShoppers, place, rowsOfOrder, SHOPPERS, type Shopper } from './shoppers.ts';

const ROUNDS = 3;
const LISTS_A_ROUND = 300;
const ADDS_A_ROUND = 400;
const ORDERS_A_ROUND = 200;
/** A cart line is short: until V8 has compiled all of it well, which takes some thousand of them, it costs a tenth more. */
const ADDS_TO_WARM_UP = 6000;

/** Milliseconds within which 99 of 100 shoppers have something in their cart, while 16 do so. */
const SLOWEST_ADD = 40;

/** Milliseconds of processor time for one piece of work, ours and the least it could take. */
export type WorkRow = {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  demanded: number;
  p50: number;
  p99: number;
  /** Milliseconds that `p99` may be; null: the row only informs of it. */
  slowest: number | null;
};

type Act = (number: number, turn: number) => Promise<unknown>;
type Work = { act: Act; cpu(): number };
type Pair = {
  name: string;
  demanded: number;
  slowest: number | null;
  /** What is not counted, of both. */
  warmUp: number;
  each: number;
  ours: Work;
  bare: Work;
};

/**
 * What one piece of work costs in processor time, of the shop and of PostgreSQL together: unlike a rate it says the same
 * on a busy machine. Nothing that is asked for was asked for before, so no answer comes out of the cache.
 */
export async function measureWork(folder: string, say: (line: string) => void): Promise<WorkRow[]> {
  const postgres = await startPostgres({ durable: true });
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: postgres.url(), DEMO_ORDER_PACE: '0' });
  const db = openPostgres(postgres.url());
  const bareServer = await prepareBare(db, postgres.url());
  try {
    const server = await serverOf(db);
    const shoppers = await makeShoppers(shop, db);
    const cpuOfShop = () => cpuOf(shop.pid) + cpuOf(server);
    const cpuOfBareServer = () => cpuOf(bareServer.pid) + cpuOf(server);
    // The bare writes are sent from here, so what the driver takes is ours.
    const cpuHere = () => cpuOf(process.pid) + cpuOf(server);
    const pattern = await rowsOfOrder(db, await place(shop, first(shoppers)));
    const lists: Pair[] = [];
    for (const row of LIST_ROWS) {
      const act = await bareList(db, bareServer, shop, row);
      lists.push({
        name: row.name,
        demanded: row.demanded,
        slowest: null,
        warmUp: LISTS_A_ROUND,
        each: LISTS_A_ROUND,
        ours: { act: (number) => askList(shop, row, number), cpu: cpuOfShop },
        bare: { act, cpu: cpuOfBareServer },
      });
    }
    const pairs: Pair[] = [
      ...lists,
      {
        name: 'put into a cart',
        demanded: 0.5,
        slowest: SLOWEST_ADD,
        warmUp: ADDS_TO_WARM_UP,
        each: ADDS_A_ROUND,
        ours: { act: (_number, turn) => add(shop, of(shoppers, turn)), cpu: cpuOfShop },
        bare: { act: await bareAdd(db, shop, shoppers), cpu: cpuHere },
      },
      {
        name: 'order',
        demanded: 0.6,
        slowest: null,
        warmUp: ORDERS_A_ROUND,
        each: ORDERS_A_ROUND,
        ours: { act: (_number, turn) => place(shop, of(shoppers, turn)), cpu: cpuOfShop },
        bare: { act: () => insertBare(db, pattern), cpu: cpuHere },
      },
    ];
    const rows: WorkRow[] = [];
    for (const pair of pairs) {
      const row = await compare(pair);
      say(`  ${row.name}: ${row.ours.toFixed(2)} ms, bare ${row.bare.toFixed(2)} ms, p99 ${row.p99.toFixed(0)} ms`);
      rows.push(row);
    }
    return rows;
  } finally {
    await bareServer.stop();
    await db.close();
    await shop.stop();
    await postgres.stop();
  }
}

/** In turns; the cheapest round of each counts, since whatever else runs can only make one dearer. */
async function compare({ name, demanded, slowest, warmUp, each, ours, bare }: Pair): Promise<WorkRow> {
  for (const work of [bare, ours]) await spend(work, 0, warmUp);
  const [our, bares]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const from = warmUp + round * each;
    bares.push(await spend(bare, from, each));
    our.push(await spend(ours, from, each));
  }
  const [least, leastBare] = [cheapest(our), cheapest(bares)];
  const times = our.flatMap((round) => round.times).sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    name,
    ours: least,
    bare: leastBare,
    ratio: leastBare / least,
    demanded,
    p50: at(0.5),
    p99: at(0.99),
    slowest,
  };
}

type Round = { each: number; times: number[] };

const cheapest = (rounds: readonly Round[]): number => Math.min(...rounds.map(({ each }) => each));

/** Sixteen at once share the numbers among themselves. */
async function spend({ act, cpu }: Work, from: number, count: number): Promise<Round> {
  const before = cpu();
  const times: number[] = [];
  let next = from;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, turn) => {
      while (next < from + count) {
        const started = performance.now();
        await act(next++, turn);
        times.push(performance.now() - started);
      }
    }),
  );
  return { each: (cpu() - before) / count, times };
}

const of = (shoppers: readonly Shopper[], turn: number): Shopper => shoppers[turn] ?? first(shoppers);

const BROWSER = 'gzip, br';

const askList = (shop: Shop, row: ListRow, number: number, accepted = BROWSER): Promise<Buffer> => {
  const { path, headers } = row.address(number);
  return get(`${shop.address}/api/v1${path}`, { ...headers, 'accept-encoding': accepted });
};

async function prepareBare(db: Db, url: string) {
  await db.script('create table bench_answers (name text primary key, body text not null)');
  return startProcess('bench/processes/bare-query-server.ts', { DATABASE_URL: url });
}

/** So many answers of a row are laid down for the bare server: they differ in length. */
const SAMPLES = 60;

/** The same texts, found by one query and sent in the same form. */
async function bareList(db: Db, bare: { address: string }, shop: Shop, row: ListRow): Promise<Act> {
  const nameOf = (number: number) => `${row.name} ${number % SAMPLES}`;
  for (let number = 0; number < SAMPLES; number++) {
    const body = (await askList(shop, row, number, 'identity')).toString();
    await db.run(sql`insert into bench_answers (name, body) values (${nameOf(number)}, ${body})`);
  }
  return (number) => get(`${bare.address}/${encodeURIComponent(nameOf(number))}`, { 'accept-encoding': BROWSER });
}

const add = (shop: Shop, { guest_id, item_id }: Shopper) =>
  call(shop, '/customer/cart/add', {
    guest_id,
    item_id,
    model: 'Item',
    price: 0,
    quantity: 1,
    variation: [],
    replace: true,
  });

/** The same rows written by one function of the database: the cart is locked, emptied and filled. */
async function bareAdd(db: Db, shop: Shop, shoppers: readonly Shopper[]): Promise<Act> {
  for (const shopper of shoppers) await add(shop, shopper);
  await db.script(`
    create function bench_add(cart bigint, item integer, price bigint) returns bigint language plpgsql as $$
      declare
        made bigint;
      begin
        perform id from carts where id = cart for no key update;
        delete from cart_lines where cart_id = cart;
        insert into cart_lines (cart_id, item_id, quantity, price) values (cart, item, 1, price) returning id into made;
        return made;
      end
    $$`);
  const lines = await db.rows<{ cart_id: number; item_id: number; price: number }>(sql`
    select cart_id, item_id, price from cart_lines order by id desc limit ${SHOPPERS}`);
  return (_number, turn) => {
    const { cart_id, item_id, price } = lines[turn % lines.length] ?? { cart_id: 0, item_id: 0, price: 0 };
    return db.row(sql`select bench_add(${cart_id}, ${item_id}, ${price})`);
  };
}
