import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import { changedIn, inOrderOfChange, placeOf, type Since } from '../db/changes.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export type OrderFilter = {
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
  filter: OrderFilter,
  page: { since: Since | null; until: string; limit: number },
): Promise<ChangedOrder[]> =>
  db.rows(sql`
    select o.id, ${placeOf('o')} from orders o
    where ${changedIn('o', page)}
      ${filter.order_status === undefined ? empty : sql`and o.order_status = ${filter.order_status}`}
      ${filter.order_type === undefined ? empty : sql`and o.order_type = ${filter.order_type}`}
      ${filter.store_id === undefined ? empty : sql`and o.store_id = ${filter.store_id}`}
      ${filter.module_id === undefined ? empty : sql`and o.module_id = ${filter.module_id}`}
      ${filter.created_from === undefined ? empty : sql`and o.created_at >= ${filter.created_from}::timestamptz`}
      ${filter.created_before === undefined ? empty : sql`and o.created_at < ${filter.created_before}::timestamptz`}
    order by ${inOrderOfChange('o')} limit ${page.limit}`);
