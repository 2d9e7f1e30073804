import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { refuseAnotherUnpaid } from '#domain/orders/waits-for-money.ts';
import type { Db } from '#server/db/db.ts';
import { countUnpaid, lockCount } from './unpaid-limit.repository.ts';

type Placer = { owner: Owner; placed_from: string };

/**
 * What waits for its money holds goods, so a shopper has only a few of them, and so has everybody behind one network
 * address: guests cost nothing to make. Asked before anything else is locked, the shopper first, so that nobody waits in a
 * circle.
 */
export async function refuseTooManyUnpaid(tx: Db, { owner, placed_from }: Placer, settings: Settings): Promise<void> {
  await lockCount(tx, `unpaid of ${owner.kind} ${owner.id}`);
  await lockCount(tx, `unpaid from ${placed_from}`);
  const counts = await countUnpaid(tx, owner, placed_from);
  switch (refuseAnotherUnpaid(counts, settings)) {
    case 'shopper':
      throw new AppError('too_many_unpaid', undefined, { count: String(counts.of_shopper) });
    case 'address':
      throw new AppError('too_many_unpaid_here', undefined, { minutes: String(settings.unpaid_order_minutes) });
  }
}
