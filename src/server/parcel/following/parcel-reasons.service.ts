import type { Input, Reply } from '#contract/endpoint.ts';
import type { listParcelCancellationReasons } from '#contract/parcel/returns.ts';
import { inLanguage } from '#domain/text.ts';
import { pageOf } from '../../catalog/page.ts';
import type { Deps } from '../../deps.ts';
import { countParcelReasons, parcelReasons } from './parcel-reasons.repository.ts';

const ALL = ['before_pickup', 'after_pickup'] as const;

/** Why somebody cancels a parcel; where nobody says when, for both times. */
export async function cancellationReasons(
  { db }: Deps,
  { user_type = 'customer', cancellation_type, ...query }: Input<typeof listParcelCancellationReasons>['query'],
  language: string,
): Promise<Reply<typeof listParcelCancellationReasons>> {
  const page = pageOf(query);
  const filter = { kinds: cancellation_type ? [cancellation_type] : ALL, user_type };
  const [total_size, rows] = await Promise.all([countParcelReasons(db, filter), parcelReasons(db, filter, page)]);
  return {
    total_size,
    limit: page.limit,
    offset: page.offset,
    data: rows.map((row) => ({
      id: row.id,
      reason: inLanguage(row.reason, language),
      user_type: row.user_type,
      cancellation_type: row.kind,
    })),
  };
}
