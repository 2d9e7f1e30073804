import { sql } from '#server/db/sql.ts';
import type { TestApi } from '#tests/support/shops/start-api.ts';

export type PaymentState = {
  order_status: string;
  payment_status: string;
  payment_method: string;
  payments: { method: string; amount: number; status: string }[];
  /** How often it was set to confirmed. */
  confirmed: number;
};

/** An order as far as its money goes. */
export async function paymentState({ db }: TestApi, order_id: number): Promise<PaymentState> {
  const row = await db.row<PaymentState>(sql`
    select order_status, payment_status, payment_method,
      (select coalesce(json_agg(json_build_object('method', p.payment_method, 'amount', p.amount,
        'status', p.payment_status) order by p.created_at, p.amount), '[]') from payments p
        where p.payable_kind = 'order' and p.payable_id = o.id)
        as payments,
      (select count(*)::int from order_events e where e.order_id = o.id and e.order_status = 'confirmed') as confirmed
    from orders o where id = ${order_id}`);
  if (!row) throw new Error('no such order');
  return row;
}

/** The balance, after it was compared with the sum of the book. */
export async function walletBalance({ db }: TestApi, customer_id: number): Promise<number> {
  const row = await db.row<{ balance: number; sum: number }>(sql`
    select c.wallet_balance as balance,
      (select coalesce(sum(credit + admin_bonus - debit), 0) from wallet_entries e where e.customer_id = c.id) as sum
    from customers c where id = ${customer_id}`);
  if (!row || row.balance !== row.sum) throw new Error(`the book says ${row?.sum}, the wallet ${row?.balance}`);
  return row.balance;
}
