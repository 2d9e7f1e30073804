import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import { changedIn, inOrderOfChange, placeOf, type Since } from '../db/changes.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export type AskedOrders = {
  order_status?: OrderStatus | undefined;
  order_type?: AnyOrderType | undefined;
  store_id?: number | undefined;
  module_id?: number | undefined;
  created_from?: string | undefined;
  created_before?: string | undefined;
};

export type ChangedOrder = { id: number; changed_at_exactly: string };

export const changedOrders = (
  db: Db,
  asked: AskedOrders,
  page: { since: Since | null; until: string; limit: number },
): Promise<ChangedOrder[]> =>
  db.rows(sql`
    select o.id, ${placeOf('o')} from orders o
    where ${changedIn('o', page)}
      ${asked.order_status === undefined ? empty : sql`and o.order_status = ${asked.order_status}`}
      ${asked.order_type === undefined ? empty : sql`and o.order_type = ${asked.order_type}`}
      ${asked.store_id === undefined ? empty : sql`and o.store_id = ${asked.store_id}`}
      ${asked.module_id === undefined ? empty : sql`and o.module_id = ${asked.module_id}`}
      ${asked.created_from === undefined ? empty : sql`and o.created_at >= ${asked.created_from}::timestamptz`}
      ${asked.created_before === undefined ? empty : sql`and o.created_at < ${asked.created_before}::timestamptz`}
    order by ${inOrderOfChange('o')} limit ${page.limit}`);
