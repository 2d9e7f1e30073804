import type { Input, Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { listParcelInstructions, ParcelEnd, SentParcel } from '#contract/parcel/sending.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { inLanguage } from '#domain/text.ts';
import { pageOf } from '../../catalog/page.ts';
import type { Deps } from '../../deps.ts';
import { mayFollow } from '../../orders/orders.service.ts';
import { activeInstructions, countInstructions, recentReceivers, sentParcel } from './sending.repository.ts';

export async function parcelInstructions(
  { db }: Deps,
  query: Input<typeof listParcelInstructions>['query'],
  language: string,
): Promise<Reply<typeof listParcelInstructions>> {
  const page = pageOf(query);
  const [total_size, rows] = await Promise.all([countInstructions(db), activeInstructions(db, page)]);
  return {
    total_size,
    limit: page.limit,
    offset: page.offset,
    data: rows.map(({ id, instruction }) => ({ id, instruction: inLanguage(instruction, language), status: 1 })),
  };
}

export const recentReceiversOf = ({ db }: Deps, customer_id: number): Promise<ParcelEnd[]> =>
  recentReceivers(db, customer_id);

/** Another's parcel is answered like one that does not exist. */
export async function sentParcelOf(deps: Deps, owner: Owner, order_id: number): Promise<SentParcel> {
  const parcel = (await mayFollow(deps, { owner }, order_id)) ? await sentParcel(deps.db, order_id) : null;
  if (!parcel) throw new AppError('order_unknown');
  return parcel;
}
