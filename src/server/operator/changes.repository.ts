import { changedIn, inOrderOfChange, placeOf, type Since } from '../db/changes.ts';
import type { Db } from '../db/db.ts';
import { empty, raw, sql } from '../db/sql.ts';

/** What can be asked for by its changes: where it stands, what says its state, and whose it is. */
const KINDS = {
  trips: { table: 'trips', status: 'c.trip_status', store_id: 'c.provider_id' },
  refunds: { table: 'refunds', status: 'c.refund_status', store_id: 'null::int' },
  applications: { table: 'applications', status: 'c.application_status', store_id: 'c.store_id' },
  conversations: {
    table: 'conversations',
    status: "(case when c.waiting_count > 0 then 'waiting' else 'seen' end)",
    store_id: 'c.store_id',
  },
} as const;

export type ChangingKind = keyof typeof KINDS;

export type ChangeRow = { id: number; status: string; store_id: number | null; changed_at_exactly: string };

type ChangeFilter = {
  since: Since | null;
  until: string;
  status: string | null;
  store_id: number | null;
  limit: number;
};

export function changesOf(db: Db, kind: ChangingKind, filter: ChangeFilter): Promise<ChangeRow[]> {
  const { table, ...columns } = KINDS[kind];
  const [status, store_id] = [raw(columns.status), raw(columns.store_id)];
  return db.rows(sql`
    select c.id, ${status} as status, ${store_id} as store_id, ${placeOf('c')}
    from ${raw(table)} c
    where ${changedIn('c', filter)}
      ${filter.status === null ? empty : sql`and ${status} = ${filter.status}`}
      ${filter.store_id === null ? empty : sql`and ${store_id} = ${filter.store_id}`}
    order by ${inOrderOfChange('c')} limit ${filter.limit}`);
}
