import { type PaymentChoice, startingStatus } from '#domain/orders/starting-status.ts';
import { sql } from '#server/db/sql.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import type { TestApi } from './start-api.ts';
import { newCustomer, type TestCustomer } from './test-customer.ts';

export type Buyer = { customer: TestCustomer } | { guest: { id: number; guest_id: string } };

export async function newGuest({ db, deps }: TestApi): Promise<{ guest: { id: number; guest_id: string } }> {
  const guest_id = deps.secret();
  const row = await db.row<{ id: number }>(sql`
    insert into guests (secret_hash) values (${deps.hashSecret(guest_id)}) returning id`);
  return { guest: { id: row?.id ?? 0, guest_id } };
}

/** A customer with so much in the wallet, by the book. */
export async function newPayer(api: TestApi, wallet: number): Promise<{ customer: TestCustomer }> {
  const customer = await newCustomer(api);
  await api.db.run(sql`
    with entry as (
      insert into wallet_entries (customer_id, transaction_type, credit, balance, reference)
      select ${customer.id}::int, 'add_fund_by_admin', ${wallet}::bigint, ${wallet}::bigint, 'gift'
      where ${wallet}::bigint > 0
    )
    update customers set wallet_balance = ${wallet} where id = ${customer.id}`);
  return { customer };
}

/** An order as placing leaves it, of one amount and nothing else. */
export async function placeBare(
  api: TestApi,
  buyer: Buyer,
  { amount = 25_00, choice = { payment_method: 'digital_payment' }, partially_paid_amount = 0 }: Wish = {},
): Promise<number> {
  const customer_id = 'customer' in buyer ? buyer.customer.id : null;
  const guest_id = 'guest' in buyer ? buyer.guest.id : null;
  const { order_status, payment_status } = startingStatus(choice);
  return api.db.transaction(async (tx) => {
    const row = await tx.row<{ id: number }>(sql`
      insert into orders (customer_id, guest_id, is_guest, module_id, zone_id, store_id, order_type, order_status,
        payment_method, payment_status, schedule_at, tax_status, order_amount, partially_paid_amount, total,
        delivery_address, contact_number, otp)
      select ${customer_id}::int, ${guest_id}::bigint, ${guest_id !== null}, s.module_id, s.zone_id, s.id, 'delivery',
        ${order_status}, ${choice.payment_method}, ${payment_status}, now(), 'excluded', ${amount}::bigint,
        ${partially_paid_amount}::bigint, '{}', '{}', '46700000000', '1234'
      from stores s join modules m on m.id = s.module_id and m.module_type = 'grocery' order by s.id limit 1
      returning id`);
    const id = row?.id ?? 0;
    await openPayments(tx, { payable: { kind: 'order', id }, customer_id, amount, partially_paid_amount }, choice);
    return id;
  });
}

type Wish = { amount?: number; choice?: PaymentChoice; partially_paid_amount?: number };

export type Standing = {
  order_status: string;
  payment_status: string;
  payment_method: string;
  payments: { method: string; amount: number; status: string }[];
  /** How often it was set to confirmed. */
  confirmed: number;
};

export async function standingOf({ db }: TestApi, order_id: number): Promise<Standing> {
  const row = await db.row<Standing>(sql`
    select order_status, payment_status, payment_method,
      (select coalesce(json_agg(json_build_object('method', p.payment_method, 'amount', p.amount,
        'status', p.payment_status) order by p.created_at, p.amount), '[]') from payments p
        where p.payable_kind = 'order' and p.payable_id = o.id) as payments,
      (select count(*)::int from order_events e where e.order_id = o.id and e.order_status = 'confirmed') as confirmed
    from orders o where id = ${order_id}`);
  if (!row) throw new Error('no such order');
  return row;
}

/** The balance, after it was compared with the sum of the book. */
export async function balanceOf({ db }: TestApi, customer_id: number): Promise<number> {
  const row = await db.row<{ balance: number; sum: number }>(sql`
    select c.wallet_balance as balance,
      (select coalesce(sum(credit + admin_bonus - debit), 0) from wallet_entries e where e.customer_id = c.id) as sum
    from customers c where id = ${customer_id}`);
  if (!row || row.balance !== row.sum) throw new Error(`the book says ${row?.sum}, the wallet ${row?.balance}`);
  return row.balance;
}
