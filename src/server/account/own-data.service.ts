import { refuseUnconfirmed } from '../auth/confirm-owner.service.ts';
import type { Deps } from '../deps.ts';
import { ownDataOf } from './own-data.repository.ts';

/** Everything of one person in one place: nothing for whoever found a session open. */
export async function ownData(deps: Deps, who: { id: number; token: string }): Promise<Record<string, unknown>> {
  await refuseUnconfirmed(deps, who);
  return deps.db.transaction((tx) => ownDataOf(tx, who.id));
}
