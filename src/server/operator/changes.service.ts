import { type Since, settledUntil } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import { type ChangingKind, changesOf } from './changes.repository.ts';

type Request = {
  limit?: number | undefined;
  since?: Since | undefined;
  status?: string | undefined;
  store_id?: number | undefined;
};

export async function listChanges({ db }: Deps, kind: ChangingKind, { limit = 50, since, status, store_id }: Request) {
  const until = await settledUntil(db);
  const rows = await changesOf(db, kind, {
    limit,
    since: since ?? null,
    until,
    status: status ?? null,
    store_id: store_id ?? null,
  });
  const changes = rows.map(({ changed_at_exactly, ...row }) => ({ ...row, changed_at: changed_at_exactly }));
  return { changes, next_since: nextSince(rows, since) };
}

/** Behind the last row; where there is none, where the reader stood. */
export function nextSince(
  rows: readonly { id: number; changed_at_exactly: string }[],
  before: Since | undefined,
): string | null {
  const last = rows.at(-1);
  if (last) return `${last.changed_at_exactly}_${last.id}`;
  return before ? `${before.at}_${before.id}` : null;
}
