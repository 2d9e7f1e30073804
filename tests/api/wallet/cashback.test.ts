import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestCashback } from '#domain/wallet/cashback.ts';
import { townNow } from '#server/catalog/area.service.ts';
import { sql } from '#server/db/sql.ts';
import { cashbackRules, takeCashback } from '#server/wallet/cashback.service.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

type Rule = {
  title?: string;
  cashback_type: 'amount' | 'percentage';
  /** Minor units or per cent. */
  cashback_amount: number;
  min_purchase?: number;
  max_discount?: number;
  same_user_limit?: number;
  /** Days from today. */
  from?: number;
  to?: number;
  status?: boolean;
};

let api: TestApi;
let maja: Customer;
let diego: Customer;
let modules: Record<string, number>;
/** By the town's own calendar. */
let today: string;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  const named = await api.db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  today = (await townNow(api.deps)).date;
  [maja, diego] = [await signedInCustomer(api), await signedInCustomer(api)];
});
afterAll(() => api.stop());

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.parse(today) + offset * DAY).toISOString().slice(0, 10);

/** These are all the rules of the module from now on; says their ids. */
async function rulesOf(module: string, rules: readonly Rule[]): Promise<number[]> {
  await api.db.run(sql`delete from cashback_rules where module_id = ${modules[module]}`);
  const ids: number[] = [];
  for (const rule of rules) {
    const row = await api.db.row<{ id: number }>(sql`
      insert into cashback_rules (module_id, title, cashback_type, cashback_amount, min_purchase, max_discount,
        same_user_limit, start_date, end_date, status)
      values (${modules[module]}, ${{ en: rule.title ?? 'Back', es: 'Vuelve' }}, ${rule.cashback_type},
        ${rule.cashback_amount}, ${rule.min_purchase ?? 0}, ${rule.max_discount ?? 0}, ${rule.same_user_limit ?? 0},
        ${day(rule.from ?? -5)}, ${day(rule.to ?? 5)}, ${rule.status ?? true})
      returning id`);
    ids.push(row?.id ?? 0);
  }
  return ids;
}

const used = ({ id }: Customer, cashback_id: number | undefined, uses: number) =>
  api.db.run(sql`
    insert into cashback_uses (customer_id, cashback_id, uses) values (${id}, ${cashback_id}, ${uses})
    on conflict (customer_id, cashback_id) do update set uses = excluded.uses`);

const ask = (path: string, module: string, who?: Customer, language = 'en') =>
  api.call(`/api/v1/cashback/${path}`, {
    headers: { moduleid: String(modules[module]), 'x-localization': language, ...who?.headers },
  });
const best = async (module: string, amount: number, who = maja) =>
  (await ask(`getCashback?amount=${amount}`, module, who)).body;

describe('cashback offers', () => {
  test('the demo town has some in every module, as the contract writes them [HOME-010]', async () => {
    for (const module of Object.keys(modules)) {
      const { status, body } = await ask('list', module, maja);
      expect([module, status, body.length > 0]).toEqual([module, 200, true]);
    }
    const { body } = await ask('list', 'food', maja);
    expect(body).toContainEqual({
      id: expect.any(Number),
      title: 'Dinner pays a little back',
      cashback_type: 'percentage',
      cashback_amount: 8,
      min_purchase: 20,
      max_discount: 6,
      same_user_limit: 0,
      total_used: 0,
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 1,
    });
    const spanish = await ask('list', 'food', maja, 'es');
    expect(spanish.body.map(({ title }: { title: string }) => title)).toContain('La cena te devuelve algo');
  });

  test('only what runs today, of this module, and is not used up; the first to end first [HOME-010]', async () => {
    const rule = { cashback_type: 'percentage', cashback_amount: 5 } as const;
    const [, , , later, once, last] = await rulesOf('grocery', [
      { ...rule, from: -9, to: -1 },
      { ...rule, from: 1, to: 9 },
      { ...rule, status: false },
      { ...rule, to: 8 },
      { ...rule, to: 4, same_user_limit: 1 },
      { ...rule, from: 0, to: 0 },
    ]);
    const ids = async (who: Customer) => (await ask('list', 'grocery', who)).body.map(({ id }: { id: number }) => id);
    expect(await ids(maja)).toEqual([last, once, later]);
    await used(maja, once, 1);
    expect(await ids(maja)).toEqual([last, later]);
    expect(await ids(diego)).toEqual([last, once, later]);
  });

  test('are no business of guests, and stand in a module', async () => {
    for (const path of ['list', 'getCashback?amount=50']) {
      expect((await ask(path, 'food')).status).toBe(401);
      expect((await api.call(`/api/v1/cashback/${path}`, { headers: maja.headers })).body.errors[0].code).toBe(
        'moduleId',
      );
    }
  });
});

describe('what an order gives back', () => {
  test('the best of the running rules it is large enough for, a percentage up to its cap', async () => {
    const [percent, flat] = await rulesOf('food', [
      { cashback_type: 'percentage', cashback_amount: 10, min_purchase: 2000, max_discount: 600 },
      { cashback_type: 'amount', cashback_amount: 450, min_purchase: 3000 },
      { cashback_type: 'amount', cashback_amount: 9900, from: 1, to: 9 },
      { cashback_type: 'amount', cashback_amount: 9900, status: false },
    ]);
    expect(await best('food', 19.99)).toEqual({
      id: 0,
      calculated_amount: 0,
      cashback_type: null,
      cashback_amount: 0,
      min_purchase: 0,
      max_discount: 0,
    });
    expect(await best('food', 20)).toEqual({
      id: percent,
      calculated_amount: 2,
      cashback_type: 'percentage',
      cashback_amount: 10,
      min_purchase: 20,
      max_discount: 6,
    });
    expect(await best('food', 30)).toEqual({
      id: flat,
      calculated_amount: 4.5,
      cashback_type: 'amount',
      cashback_amount: 4.5,
      min_purchase: 30,
      max_discount: 0,
    });
    expect(await best('food', 52.55)).toMatchObject({ id: percent, calculated_amount: 5.26 });
    expect(await best('food', 1000)).toMatchObject({ id: percent, calculated_amount: 6 });
  });

  test('the last of a rule is had once, though several purchases reach for it at the same moment', async () => {
    const [id] = await rulesOf('pharmacy', [{ cashback_type: 'amount', cashback_amount: 1_00, same_user_limit: 2 }]);
    const who = await signedInCustomer(api);
    const offered = { customer_id: who.id, module_id: modules.pharmacy ?? 0, date: today };
    const back = bestCashback(await cashbackRules(api.db, offered), 50_00);
    if (!back) throw new Error('the rule runs');
    const had = await Promise.all(
      Array.from({ length: 5 }, () => api.db.transaction((tx) => takeCashback(tx, back, who.id))),
    );
    expect(had.filter((one) => one !== null)).toEqual([
      { id, amount: 1_00 },
      { id, amount: 1_00 },
    ]);
    expect(await api.db.row(sql`select total_used from cashback_rules where id = ${id}`)).toEqual({ total_used: 2 });
  });

  test('a rule the customer has used up gives way to the next, for this customer alone', async () => {
    const [large, small] = await rulesOf('pharmacy', [
      { cashback_type: 'amount', cashback_amount: 500, same_user_limit: 2 },
      { cashback_type: 'amount', cashback_amount: 100 },
    ]);
    await used(maja, large, 1);
    expect((await best('pharmacy', 10)).id).toBe(large);
    await used(maja, large, 2);
    expect((await best('pharmacy', 10)).id).toBe(small);
    expect((await best('pharmacy', 10, diego)).id).toBe(large);
  });

  test.each(['', 'amount=', 'amount=lots', 'amount=-1', 'amount=1e9', 'amount=99999999999', 'amount=1&amount=2'])(
    'an amount that is none is refused: %s',
    async (query) => {
      const { status, body } = await ask(`getCashback?${query}`, 'food', maja);
      expect(status).toBe(403);
      expect(body.errors[0].code).toBe('amount');
    },
  );
});
