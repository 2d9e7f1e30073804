import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Point } from '#domain/location/point.ts';
import type { OrderType } from '#domain/orders/order-type.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';
import { type Goods, goodsToWire } from './goods.ts';

// With their schemas, which only the checkout needs.
const contract = () => import('#contract/checkout/quote.ts');
const calls = () => import('#contract/checkout/checkout.ts');

type Who = Pick<Session, 'token' | 'guest_id'>;

/** What makes the server count anew; tips and packaging are counted here. */
export type QuoteRequest = {
  order_type: OrderType;
  at: Point | null;
  schedule_at: string | null;
  coupon_code: string;
};

/** While a new one is counted, the last one stays on the screen. */
export const quoteQuery = (api: ApiClient, { token, guest_id }: Who, goods: Goods, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['checkout', token ?? guest_id ?? '', goods.kind, goods.mark, request],
    queryFn: async ({ signal }) => {
      const body = {
        ...goodsToWire(goods),
        guest_id: token ? null : guest_id,
        order_type: request.order_type,
        latitude: request.at?.lat,
        longitude: request.at?.lng,
        schedule_at: request.schedule_at || null,
        coupon_code: request.coupon_code || null,
      };
      return api((await contract()).quoteOrder, { body }, signal, { moduleId: String(goods.module_id) });
    },
    placeholderData: keepPreviousData,
    // Prices move while one fills in a form: whoever comes back to the tab sees today's.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });

export const mostTipsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['most-tips'],
    queryFn: async ({ signal }) => api((await calls()).getMostTips, {}, signal),
    staleTime: 300_000,
  });
