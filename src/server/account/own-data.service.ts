import { refuseUnconfirmed } from '../auth/confirm-owner.service.ts';
import type { Deps } from '../deps.ts';
import { ownDataOf } from './own-data.repository.ts';

/** All of a person's data at once, so the owner confirms first: somebody who merely finds an open session gets nothing. */
export async function ownData(deps: Deps, who: { id: number; token: string }): Promise<Record<string, unknown>> {
  await refuseUnconfirmed(deps, who);
  return deps.db.transaction((tx) => ownDataOf(tx, who.id));
}
