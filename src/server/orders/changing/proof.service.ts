import { AppError } from '#contract/errors.ts';
import { MOST_IMAGES } from '#domain/media/refuse-image.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce.ts';
import { withPictures } from '../../media/with-pictures.ts';
import { lockOrder } from './move-order.repository.ts';
import { addProofs, countProofs } from './proof.repository.ts';

/** What the courier saw at the door, for who may see the order. */
export async function addProof(deps: Deps, order_id: number, files: readonly File[]): Promise<void> {
  if (files.length === 0) throw new AppError('field_required', 'image');
  const mayAsk = async (tx: Db) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new AppError('order_unknown');
    if (order.order_status !== 'picked_up' && order.order_status !== 'delivered') throw new AppError('proof_too_early');
    if ((await countProofs(tx, order_id)) + files.length > MOST_IMAGES) throw new AppError('proof_full');
  };
  await withPictures(deps, { files, field: 'image', isPrivate: true, mayAsk }, async (tx, pictures) => {
    await mayAsk(tx);
    await addProofs(tx, order_id, pictures);
    await announceOrder(tx, order_id);
  });
}
