import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';
import { CART_QUOTE } from './changes/cart-key.ts';

// Loaded lazily with their schemas: visitors who only browse do not need them.
const contract = () => import('#contract/checkout/quote.ts');

type Who = Pick<Session, 'token' | 'guest_id'>;

/** A pending line has no updated_at; once the server has answered, the key changes and the quote is read again. */
const markOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ id, quantity, updated_at }) => [id, quantity, updated_at]));

/** None is on its way to the server any more. */
export const isSettled = (lines: readonly CartLine[]): boolean => lines.every(({ updated_at }) => updated_at !== '');

/** What the cart would cost if it were brought here now: the checkout's own question, asked before one goes there. */
export const cartQuoteQuery = (
  api: ApiClient,
  { token, guest_id }: Who,
  lines: readonly CartLine[],
  { at, language }: { at: Point | null; language: string },
) => {
  const [first] = lines;
  return queryOptions({
    queryKey: [CART_QUOTE, token ?? guest_id ?? '', first?.module_id, language, at, markOf(lines)],
    queryFn: async ({ signal }) =>
      api(
        (await contract()).quoteOrder,
        {
          body: {
            is_buy_now: false,
            store_id: first?.item.store_id,
            guest_id: token ? null : guest_id,
            order_type: 'delivery',
            latitude: at?.lat,
            longitude: at?.lng,
          },
        },
        signal,
        { moduleId: String(first?.module_id) },
      ),
    enabled: first !== undefined && at !== null && isSettled(lines),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 0,
    retry: false,
  });
};
