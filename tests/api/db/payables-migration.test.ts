import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded, openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { emptyDatabase } from '#tests/support/town/town-server.ts';

async function openEmpty(): Promise<{ db: Db; drop(): Promise<void> }> {
  const source = inject('database');
  if (source.kind === 'pglite') {
    const db = await openEmbedded({});
    return { db, drop: () => db.close() };
  }
  const { url, drop } = await emptyDatabase(source.server);
  const db = openPostgres(url);
  return { db, drop: () => db.close().then(drop) };
}

const order = (id: number) => `
  insert into orders (id, is_guest, module_id, zone_id, store_id, order_type, order_status, payment_method,
    payment_status, schedule_at, tax_status, order_amount, total, delivery_address, contact_number, otp)
  overriding system value
  values (${id}, false, 1, 1, 1, 'delivery', 'failed', 'digital_payment', 'unpaid', now(), 'excluded', 500, '{}', '{}',
    '4670', '1234');`;

const PAYMENT = '6f1f5c1e-1c1c-4c1c-8c1c-00000000000';

/** Without the catalogue that an order points at: foreign keys are not checked while these rows are written. */
const BEFORE = `
  set local session_replication_role = replica;
  insert into customers (id, f_name, l_name, email, phone, ref_code) overriding system value
    values (7, 'Ada', 'Berg', 'ada@example.com', '+46700000001', 'ADA');
  ${order(1)} ${order(2)}
  insert into payments (id, order_id, customer_id, payment_method, amount, payment_status, paid_at, updated_at) values
    ('${PAYMENT}1', 1, null, 'sandbox', 500, 'unpaid', null, '2026-01-01'),
    ('${PAYMENT}2', null, 7, 'sandbox', 900, 'paid', '2026-01-02', '2026-01-02'),
    ('${PAYMENT}3', null, 7, 'sandbox', 300, 'unpaid', null, '2026-01-03'),
    ('${PAYMENT}4', null, null, 'sandbox', 100, 'refund_due', '2026-01-04', '2026-01-04');
  insert into payment_events (gateway, event_id, payment_id, outcome) values ('sandbox', 'e1', '${PAYMENT}1', 'failed');
  insert into offline_payments (order_id, method_name, input) values (1, 'Bank', '[]');
  insert into coupon_uses (order_id, coupon_id, customer_id) values (1, 3, 7), (2, 3, null);`;

let db: Db;
let drop: () => Promise<void>;
let migrations: Awaited<ReturnType<typeof readMigrations>>;
beforeAll(async () => {
  ({ db, drop } = await openEmpty());
  migrations = await readMigrations('migrations');
});
afterAll(() => drop());

test('payments of orders and top-ups, offline payments and coupon uses become those of payables, all of them [REL-008]', async () => {
  const at = migrations.findIndex(({ name }) => name === '020-payables.sql');
  await migrate(db, migrations.slice(0, at));
  await db.transaction((tx) => tx.script(BEFORE));
  expect(await migrate(db, migrations.slice(at, at + 1))).toEqual(['020-payables.sql']);

  expect(
    await db.rows(sql`
      select right(p.id::text, 1) as payment, p.payable_kind, p.payment_status, p.amount, t.customer_id,
        t.amount as top_up, t.paid_at is not null as is_paid, p.updated_at < '2026-02-01' as is_untouched
      from payments p left join wallet_top_ups t on p.payable_kind = 'wallet_top_up' and t.id = p.payable_id
      order by p.id`),
  ).toEqual([
    { payment: '1', payable_kind: 'order', payment_status: 'unpaid', amount: 500, ...noTopUp, is_untouched: true },
    { payment: '2', ...topUp, payment_status: 'paid', amount: 900, customer_id: 7, top_up: 900, is_paid: true },
    { payment: '3', ...topUp, payment_status: 'unpaid', amount: 300, customer_id: 7, top_up: 300, is_paid: false },
    {
      payment: '4',
      ...topUp,
      payment_status: 'refund_due',
      amount: 100,
      customer_id: null,
      top_up: 100,
      is_paid: false,
    },
  ]);
  const left = () =>
    db.row(sql`
      select (select array_agg(payable_id::int order by payable_id) from coupon_uses where payable_kind = 'order') as coupons,
        (select count(*) from payments where payable_kind = 'order') as payments,
        (select count(*) from payment_events) as events,
        (select count(*) from offline_payments where payable_kind = 'order' and payable_id = 1) as offline`);
  expect(await left()).toEqual({ coupons: [1, 2], payments: 1, events: 1, offline: 1 });

  await db.run(sql`delete from orders where id = 1`);
  expect(await left()).toEqual({ coupons: [2], payments: 0, events: 0, offline: 0 });
  await expect(
    db.run(sql`insert into payments (payable_kind, payable_id, payment_method, amount) values ('dog', 1, 'cash', 1)`),
  ).rejects.toThrow(/payments_payable_kind/);
}, 180_000);

/** 3: canceled, its money in the wallet. 4: a guest's, owed. 5: refunded in part, paid in two parts. */
const REFUNDED = `
  set local session_replication_role = replica;
  ${order(3)} ${order(4)} ${order(5)}
  update orders set order_status = 'canceled' where id in (3, 4);
  insert into payments (id, payable_kind, payable_id, payment_method, amount, payment_status, gateway_reference, created_at,
      updated_at) values
    ('${PAYMENT}5', 'order', 3, 'stripe', 500, 'refunded', 'cs_3', '2026-01-01', '2026-01-05'),
    ('${PAYMENT}6', 'order', 4, 'stripe', 500, 'refund_due', 'cs_4', '2026-01-01', '2026-01-06'),
    ('${PAYMENT}7', 'order', 5, 'wallet', 200, 'paid', null, '2026-01-01', '2026-01-07'),
    ('${PAYMENT}8', 'order', 5, 'stripe', 300, 'paid', 'cs_5', '2026-01-02', '2026-01-07');
  insert into order_refunds (order_id, customer_reason, refund_amount, refund_status) values (5, 'Broken', 350, 'approved');`;

test('what was refunded or owed before has its row, and no machine sends it', async () => {
  const at = migrations.findIndex(({ name }) => name === '021-refunds.sql');
  await db.transaction((tx) => tx.script(REFUNDED));
  await migrate(db, migrations.slice(0, at + 2));
  expect(
    await db.rows(sql`
      select right(p.id::text, 1) as payment, p.payment_status, p.session_over, r.refund_method, r.amount, r.reason,
        r.refund_status, r.next_try
      from payments p join refunds r on r.payment_id = p.id where p.payable_kind = 'order' order by p.id`),
  ).toEqual([
    row('5', 'refunded', true, { refund_method: 'wallet', amount: 500, reason: 'canceled', refund_status: 'done' }),
    row('6', 'refund_due', true, { refund_method: 'stripe', amount: 500, reason: 'canceled', refund_status: 'due' }),
    row('7', 'refunded', false, { refund_method: 'wallet', amount: 200, reason: 'granted', refund_status: 'done' }),
    row('8', 'paid', true, { refund_method: 'wallet', amount: 150, reason: 'granted', refund_status: 'done' }),
  ]);
  expect(await db.rows(sql`select id from orders where goods_held order by id`)).toEqual([{ id: 2 }, { id: 5 }]);
}, 180_000);

const row = (payment: string, payment_status: string, session_over: boolean, refund: object) => ({
  payment,
  payment_status,
  session_over,
  ...refund,
  next_try: null,
});

const noTopUp = { customer_id: null, top_up: null, is_paid: false };
const topUp = { payable_kind: 'wallet_top_up', is_untouched: true };
