import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { parcelPrice } from '#domain/parcel/parcel-price.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { CATEGORIES, parcelQuoteQuery } from '../parcel.queries.ts';
import type { ParcelDraft } from './parcel-draft.ts';
import { type FaultName, fieldOfRefusal } from './parcel-faults.ts';

/** Why it cannot be sent so; `field` null: the words belong to the whole. */
export type QuoteRefusal = { field: FaultName | null; code: string; message: string };

type QuotedDraft = Pick<ParcelDraft, 'parcel_category_id' | 'schedule_at'> & {
  sender: Pick<ParcelDraft['sender'], 'place'>;
  receiver: Pick<ParcelDraft['receiver'], 'place'>;
};

/** What it costs, as soon as both ends and the kind are known. The last price stays while the next one is worked out. */
export function useParcelQuote({ sender, receiver, parcel_category_id, schedule_at }: QuotedDraft) {
  const isAsked = sender.place !== null && receiver.place !== null && parcel_category_id !== null;
  const query = useQuery({
    ...parcelQuoteQuery(useApi(), {
      from: sender.place ?? NOWHERE,
      to: receiver.place ?? NOWHERE,
      parcel_category_id: parcel_category_id ?? 0,
      schedule_at: schedule_at || null,
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const refusal = isAsked && query.error ? refusalOf(query.error) : null;
  const quote = isAsked && !refusal ? query.data : undefined;
  const queries = useQueryClient();
  const isOff = refusal?.field === 'category';
  // What is no longer offered is not to be chosen once more.
  useEffect(() => {
    if (isOff) void queries.invalidateQueries({ queryKey: [CATEGORIES] });
  }, [isOff, queries]);
  return {
    isAsked,
    quote,
    refusal,
    isFresh: quote !== undefined && !query.isPlaceholderData,
    refetch: query.refetch,
  };
}

export type QuoteState = ReturnType<typeof useParcelQuote>;

const NOWHERE = { lat: 0, lng: 0 };

function refusalOf(error: Error): QuoteRefusal {
  const first = error instanceof ApiError ? error.errors[0] : undefined;
  if (!first) return { field: null, code: '', message: '' };
  return { field: fieldOfRefusal(first.code), ...first };
}

/** Computed in the browser by the server's rules, so that a tip shows without a request. */
export const priceOf = (quote: ParcelQuote, dm_tips: number) => parcelPrice({ ...quote.input, dm_tips });
