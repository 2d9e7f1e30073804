import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { BOUGHT } from '#domain/orders/order-status.ts';
import { isDuplicate } from '../db/bad-value.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { withPictures } from '../media/with-pictures.ts';
import type { LockedOrder } from './changing/move-order.repository.ts';
import { lockOwn } from './owned-order.ts';
import {
  hasItem,
  insertCourierReview,
  insertReview,
  isCourierReviewedSo,
  isReviewedSo,
  newestToReview,
  settleReview,
} from './reviews.repository.ts';

type Words = {
  order_id: number;
  rating: number;
  comment?: string | null | undefined;
  attachment?: readonly File[] | undefined;
};

/** Bought and delivered, one review for each item of an order. */
export async function reviewItem(deps: Deps, owner: Owner, words: Words & { item_id: number }): Promise<void> {
  const bought = async (tx: Db) => {
    const { id, store_id } = await lockDelivered(tx, owner, words.order_id);
    if (store_id === null || !(await hasItem(tx, id, words.item_id))) throw new AppError('order_unknown');
    return { id, store_id };
  };
  const said = { ...words, comment: words.comment || null };
  const wasSaid = () => isReviewedSo(deps.db, said);
  await once({ index: 'reviews_once_per_order', wasSaid }, () =>
    withPictures(
      deps,
      { files: words.attachment ?? [], field: 'attachment', mayAsk: bought },
      async (tx, attachment) => {
        const { id, store_id } = await bought(tx);
        const customer_id = customerOf(owner);
        await insertReview(tx, { ...said, store_id, customer_id, attachment });
        // Only customers are reminded to review, so a guest has no reminder to clear.
        if (customer_id !== null) await settleReview(tx, customer_id, id);
      },
    ),
  );
}

export async function reviewCourier(
  deps: Deps,
  owner: Owner,
  words: Words & { delivery_man_id: number; comment: string },
): Promise<void> {
  const brought = async (tx: Db) => {
    const { delivery_man_id } = await lockDelivered(tx, owner, words.order_id);
    if (delivery_man_id !== words.delivery_man_id) throw new AppError('courier_unknown');
  };
  const wasSaid = () => isCourierReviewedSo(deps.db, words);
  await once({ index: 'courier_reviews_pkey', wasSaid }, () =>
    withPictures(
      deps,
      { files: words.attachment ?? [], field: 'attachment', mayAsk: brought },
      async (tx, attachment) => {
        await brought(tx);
        await insertCourierReview(tx, { ...words, customer_id: customerOf(owner), attachment });
      },
    ),
  );
}

/** A guest's review bears no name. */
const customerOf = (owner: Owner): number | null => (owner.kind === 'customer' ? owner.id : null);

async function lockDelivered(tx: Db, owner: Owner, order_id: number): Promise<LockedOrder> {
  const order = await lockOwn(tx, owner, order_id);
  if (order.order_status === 'refunded') throw new AppError('review_refunded');
  if (!BOUGHT.includes(order.order_status)) throw new AppError('review_too_early');
  return order;
}

/** What is sent again because the answer was lost is there already, and is answered as the first time. */
async function once(
  { index, wasSaid }: { index: string; wasSaid(): Promise<boolean> },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicate(error, index)) throw error;
    if (!(await wasSaid())) throw new AppError('review_known');
  }
}

export async function reviewReminder(deps: Deps, customer_id: number) {
  const order = await newestToReview(deps.db, customer_id);
  const images = (order?.images ?? []).flatMap((id) => pictureUrl(deps.env, id, '1x1') ?? []);
  return { order_id: order?.id ?? null, images };
}

export async function dismissReminder(deps: Deps, customer_id: number, order_id: number): Promise<void> {
  if ((await settleReview(deps.db, customer_id, order_id)) === 0) throw new AppError('order_unknown');
}
