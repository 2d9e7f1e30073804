import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { empty, type Sql, sql } from '../db/sql.ts';

const WALLET_TYPES = [
  'order_place',
  'order_refund',
  'partial_payment',
  'add_fund',
  'add_fund_by_admin',
  'loyalty_point',
  'referrer',
  'CashBack',
  'trip_booking',
  'parcel_return',
  'balance_given_up',
] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

export type LoyaltyType = 'order_place' | 'trip_booking' | 'point_to_wallet';

export type Balances = { wallet_balance: number; loyalty_point: number };

/**
 * Whoever writes into a ledger locks its customer's row, so that one waits for the other. Not `for update`: that would
 * also wait for everybody who merely points at the customer, as a new order does, and two of those for each other.
 */
export const lockBalances = (tx: Db, customer_id: number): Promise<Balances | null> =>
  tx.row(sql`
    select wallet_balance, loyalty_point from customers where id = ${customer_id} for no key update`);

type WalletEntry = {
  customer_id: number;
  transaction_type: WalletType;
  credit: number;
  debit: number;
  admin_bonus: number;
  reference: string;
};

/** The new balance; null: this was booked before. */
export async function insertWalletEntry(tx: Db, entry: WalletEntry): Promise<number | null> {
  const row = await tx.row<{ wallet_balance: number }>(sql`
    with entry as (
      insert into wallet_entries (customer_id, transaction_type, credit, debit, admin_bonus, balance, reference)
      select id, ${entry.transaction_type}, ${entry.credit}::bigint, ${entry.debit}::bigint,
        ${entry.admin_bonus}::bigint,
        wallet_balance + ${entry.credit}::bigint + ${entry.admin_bonus}::bigint - ${entry.debit}::bigint,
        ${entry.reference}
      from customers where id = ${entry.customer_id}
      on conflict (customer_id, transaction_type, reference) do nothing
      returning customer_id, balance
    )
    update customers c set wallet_balance = entry.balance from entry where c.id = entry.customer_id
    returning c.wallet_balance`);
  return row?.wallet_balance ?? null;
}

type LoyaltyEntry = {
  customer_id: number;
  transaction_type: LoyaltyType;
  credit: number;
  debit: number;
  reference: string;
};

export async function insertLoyaltyEntry(tx: Db, entry: LoyaltyEntry): Promise<number | null> {
  const row = await tx.row<{ loyalty_point: number }>(sql`
    with entry as (
      insert into loyalty_entries (customer_id, transaction_type, credit, debit, balance, reference)
      select id, ${entry.transaction_type}, ${entry.credit}::int, ${entry.debit}::int,
        loyalty_point + ${entry.credit}::int - ${entry.debit}::int, ${entry.reference}
      from customers where id = ${entry.customer_id}
      on conflict (customer_id, transaction_type, reference) do nothing
      returning customer_id, balance
    )
    update customers c set loyalty_point = entry.balance from entry where c.id = entry.customer_id
    returning c.loyalty_point`);
  return row?.loyalty_point ?? null;
}

type Page = { limit: number; offset: number };

export type WalletRow = Omit<WalletEntry, 'customer_id'> & {
  id: number;
  transaction_id: string;
  balance: number;
  created_at: Date;
};

export async function walletEntries(
  db: Db,
  customer_id: number,
  types: readonly WalletType[] | null,
  { limit, offset }: Page,
): Promise<{ total_size: number; rows: WalletRow[] }> {
  const chosen: Sql = types === null ? empty : sql`and transaction_type = any(${[...types]})`;
  const rows = await db.rows<WalletRow>(sql`
    select id, transaction_id, transaction_type, credit, debit, admin_bonus, balance, reference, created_at
    from wallet_entries where customer_id = ${customer_id} ${chosen}
    order by id desc limit ${limit} offset ${(offset - 1) * limit}`);
  const counted = await db.row<{ total_size: number }>(sql`
    select count(*) as total_size from wallet_entries where customer_id = ${customer_id} ${chosen}`);
  return { total_size: counted?.total_size ?? 0, rows };
}

type Named = { kind: 'order' | 'trip'; id: number; name: Text };

/** Of what the customer ordered or booked: the store, what a parcel was, or the provider. */
export const namesOf = (
  db: Db,
  customer_id: number,
  { orders, trips }: { orders: readonly number[]; trips: readonly number[] },
): Promise<Named[]> =>
  db.rows(sql`
    select 'order' as kind, o.id, coalesce(s.name::jsonb, k.name::jsonb) as name
    from orders o left join stores s on s.id = o.store_id left join parcels p on p.order_id = o.id
      left join parcel_categories k on k.id = p.parcel_category_id
    where o.id = any (${[...orders]}::bigint[]) and o.customer_id = ${customer_id}
    union all
    select 'trip', t.id, s.name::jsonb from trips t join stores s on s.id = t.provider_id
    where t.id = any (${[...trips]}::bigint[]) and t.customer_id = ${customer_id}`);

export type MonthRow = { month: string; credit: number; debit: number };

/** What came in and went out, by month of the town's calendar, from the month of `since` on. */
export const walletMonths = (
  db: Db,
  customer_id: number,
  { since, timezone }: { since: Date; timezone: string },
): Promise<MonthRow[]> =>
  db.rows(sql`
    select to_char(created_at at time zone ${timezone}, 'YYYY-MM') as month,
      sum(credit + admin_bonus)::bigint as credit, sum(debit)::bigint as debit
    from wallet_entries where customer_id = ${customer_id} and created_at >= ${since}
    group by 1 order by 1`);

export type LoyaltyRow = Omit<LoyaltyEntry, 'customer_id'> & {
  id: number;
  transaction_id: string;
  balance: number;
  created_at: Date;
};

export async function loyaltyEntries(
  db: Db,
  customer_id: number,
  { limit, offset }: Page,
): Promise<{ total_size: number; rows: LoyaltyRow[] }> {
  const rows = await db.rows<LoyaltyRow>(sql`
    select id, transaction_id, transaction_type, credit, debit, balance, reference, created_at
    from loyalty_entries where customer_id = ${customer_id}
    order by id desc limit ${limit} offset ${(offset - 1) * limit}`);
  const counted = await db.row<{ total_size: number }>(sql`
    select count(*) as total_size from loyalty_entries where customer_id = ${customer_id}`);
  return { total_size: counted?.total_size ?? 0, rows };
}

/** Who referred this customer, and how the customer is called. */
export const findReferrer = (tx: Db, customer_id: number): Promise<{ id: number; friend: string } | null> =>
  tx.row(sql`
    select r.id, c.f_name as friend from customers c join customers r on r.id = c.ref_by and r.status where c.id = ${customer_id}`);

/** What a customer has brought whoever referred them, less what was taken back; read while that wallet is locked. */
export async function referralEntries(
  tx: Db,
  referrer_id: number,
  customer_id: number,
): Promise<{ balance: number; entries: number }> {
  const row = await tx.row<{ balance: number; entries: number }>(sql`
    select coalesce(sum(credit - debit), 0)::bigint as balance, count(*) as entries from wallet_entries
    where customer_id = ${referrer_id} and transaction_type = 'referrer'
      and (reference = ${`customer ${customer_id}`} or starts_with(reference, ${`customer ${customer_id}, `}))`);
  return row ?? { balance: 0, entries: 0 };
}

/** Cashback and points that were booked for a purchase. */
export async function rewardsGiven(
  tx: Db,
  customer_id: number,
  reference: string,
): Promise<{ cashback: number; points: number }> {
  const row = await tx.row<{ cashback: number; points: number }>(sql`
    select (select coalesce(sum(credit), 0)::bigint from wallet_entries where customer_id = ${customer_id}
        and transaction_type = 'CashBack' and reference = ${reference}) as cashback,
      (select coalesce(sum(credit), 0)::bigint from loyalty_entries where customer_id = ${customer_id}
        and transaction_type = 'order_place' and reference = ${reference}) as points`);
  return row ?? { cashback: 0, points: 0 };
}

type ReferralRow = { ref_code: string; signed_up: number; ordered: number; earned: number };

/** What the code of a customer has brought. */
export const referralOf = (db: Db, customer_id: number): Promise<ReferralRow | null> =>
  db.row(sql`
    select c.ref_code,
      (select count(*) from customers friend where friend.ref_by = c.id) as signed_up,
      (select count(*) from customers friend where friend.ref_by = c.id and friend.order_count > 0) as ordered,
      (select coalesce(sum(credit - debit), 0)::bigint from wallet_entries e
        where e.customer_id = c.id and e.transaction_type = 'referrer') as earned
    from customers c where c.id = ${customer_id}`);
