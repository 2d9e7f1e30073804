import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

type Facts = {
  customer_id?: number;
  guest_id?: number;
  contact_number?: string;
  order_type?: 'delivery' | 'take_away';
  order_status?: OrderStatus;
  schedule_at?: Date;
};

export const DOOR = { latitude: '57.6989', longitude: '11.9700' };

/** An order as it stands in the books just after it was placed, without a line; for tests of what becomes of orders. */
export async function insertOrder(db: Db, facts: Facts = {}): Promise<number> {
  const { order_type = 'delivery', order_status = 'pending', contact_number = '46701112233' } = facts;
  const address = { contact_person_number: `+${contact_number}`, address: 'Avenyn 1', ...DOOR };
  const row = await db.row<{ id: number }>(sql`
    with placed as (
      insert into orders (customer_id, guest_id, is_guest, module_id, zone_id, store_id, order_type, order_status,
        payment_method, payment_status, schedule_at, scheduled, tax_status, order_amount, total, delivery_address,
        contact_number, otp)
      select ${facts.customer_id ?? null}::int, ${facts.guest_id ?? null}::bigint, ${facts.customer_id === undefined},
        s.module_id, s.zone_id, s.id, ${order_type}, ${order_status}, 'cash_on_delivery', 'unpaid',
        coalesce(${facts.schedule_at ?? null}::timestamptz, now()), ${facts.schedule_at !== undefined}, 'excluded',
        1000, '{}', ${JSON.stringify(address)}::jsonb, ${contact_number}, '1234'
      from stores s join modules m on m.id = s.module_id and m.module_type = 'grocery' order by s.id limit 1
      returning id, order_status
    ),
    event as (
      insert into order_events (order_id, order_status, changed_by) select id, order_status, 'customer' from placed
    )
    select id from placed`);
  return row?.id ?? 0;
}

/** Somebody who rides in the zone of an order. */
export async function insertRider(db: Db, order_id: number): Promise<number> {
  const row = await db.row<{ id: number }>(sql`
    insert into riders (f_name, phone, email, zone_id)
    select 'Test', ${`+4679${order_id}`}, 'rider@example.com', zone_id from orders where id = ${order_id}
    returning id`);
  return row?.id ?? 0;
}
