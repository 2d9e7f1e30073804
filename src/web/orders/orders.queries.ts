import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Asker, useAsker } from '#web/session/asker.ts';

/** One order, and the key or the phone number of a guest's one where that is what opens it. */
export type OrderName = { order_id: number; key?: string | undefined; contact_number?: string | undefined };

export type OrdersTab = 'active' | 'past';

const PAGE_SIZE = 10;

const contract = () => import('#contract/orders/orders.ts');

const whoIs = ({ token, guest_id }: Asker): string => token ?? guest_id ?? '';
const isKnown = ({ token, guest_id }: Asker): boolean => token !== null || guest_id !== null;
const asGuest = ({ token, guest_id }: Asker) => (token ? {} : { guest_id });

/** The common start of all query keys about one shopper's orders. */
export const ordersOf = (asker: Asker) => ['orders', whoIs(asker)] as const;

export const ordersQuery = (api: ApiClient, asker: Asker, tab: OrdersTab) =>
  infiniteQueryOptions({
    queryKey: [...ordersOf(asker), tab],
    queryFn: async ({ pageParam, signal }) => {
      const { listOrders, listRunningOrders } = await contract();
      return api(
        tab === 'active' ? listRunningOrders : listOrders,
        { query: { limit: PAGE_SIZE, offset: pageParam, ...asGuest(asker) } },
        signal,
      );
    },
    initialPageParam: 1,
    getNextPageParam: ({ total_size, offset }) => (offset * PAGE_SIZE < total_size ? offset + 1 : undefined),
    // An order changes without the shopper doing anything, so a cached list is soon out of date.
    staleTime: 0,
    refetchInterval: tab === 'active' ? 15_000 : false,
  });

/** The first page alone, for whoever looks for what was ordered of late. */
export const newestOrdersQuery = (api: ApiClient, asker: Asker, tab: OrdersTab) =>
  queryOptions({
    queryKey: [...ordersOf(asker), 'newest', tab],
    queryFn: async ({ signal }) => {
      const { listOrders, listRunningOrders } = await contract();
      const query = { limit: PAGE_SIZE, offset: 1, ...asGuest(asker) };
      return (await api(tab === 'active' ? listRunningOrders : listOrders, { query }, signal)).orders;
    },
    enabled: isKnown(asker),
    staleTime: 0,
  });

export const useOrders = (tab: OrdersTab) => {
  const asker = useAsker();
  return useInfiniteQuery({ ...ordersQuery(useApi(), asker, tab), enabled: asker.token !== null });
};

export const orderQuery = (api: ApiClient, asker: Asker, { order_id, key, contact_number }: OrderName) =>
  queryOptions({
    queryKey: [...ordersOf(asker), 'one', order_id, key ?? contact_number ?? ''],
    queryFn: async ({ signal }) =>
      api((await contract()).trackOrder, { query: { order_id, key, contact_number, ...asGuest(asker) } }, signal),
    staleTime: 0,
  });

/** `everyMs`: polls, while live news are not available. */
export function useOrder(name: OrderName, everyMs: number | false = false) {
  const asker = useAsker();
  const isSomebody = isKnown(asker) || Boolean(name.key ?? name.contact_number);
  return useQuery({ ...orderQuery(useApi(), asker, name), enabled: isSomebody, refetchInterval: everyMs });
}

/** None for an order by prescription, whose goods the store finds out. */
export const orderLinesQuery = (api: ApiClient, asker: Asker, { order_id, key }: OrderName) =>
  queryOptions({
    queryKey: [...ordersOf(asker), 'lines', order_id, key ?? ''],
    queryFn: async ({ signal }) => {
      const { getOrderDetails } = await contract();
      const reply = await api(getOrderDetails, { query: { order_id, key, ...asGuest(asker) } }, signal);
      return Array.isArray(reply) ? reply : [];
    },
  });

export function useOrderLines(name: OrderName) {
  const asker = useAsker();
  return useQuery({ ...orderLinesQuery(useApi(), asker, name), enabled: isKnown(asker) || Boolean(name.key) });
}

export function useCancellationReasons(of: 'order' | 'trip' = 'order') {
  const api = useApi();
  return useQuery({
    queryKey: ['cancellation-reasons', of],
    queryFn: async ({ signal }) =>
      (
        await api(
          (
            await import('#contract/checkout/checkout.ts')
          ).listCancellationReasons,
          { query: { type: 'customer', of, limit: 50 } },
          signal,
        )
      ).data,
  });
}

export function useRefundReasons() {
  const api = useApi();
  return useQuery({
    queryKey: ['refund-reasons'],
    queryFn: async ({ signal }) =>
      (await api((await import('#contract/checkout/checkout.ts')).listRefundReasons, { query: {} }, signal))
        .refund_reasons,
  });
}

const isUnfinished = (reply: object): reply is UnfinishedPayment => 'order_id' in reply;

/** The order that waits for its money: the named one, or the newest. */
export function useUnfinishedPayment(order_id?: number) {
  const api = useApi();
  const asker = useAsker();
  return useQuery({
    queryKey: [...ordersOf(asker), 'unfinished', order_id ?? 'newest'],
    queryFn: async ({ signal }) => {
      const { getUnfinishedPayment } = await contract();
      const reply = await api(getUnfinishedPayment, { query: { order_id, ...asGuest(asker) } }, signal);
      return isUnfinished(reply) ? reply : null;
    },
    enabled: asker.token !== null || asker.guest_id !== null,
    staleTime: 0,
  });
}

export function useReviewReminder() {
  const api = useApi();
  const asker = useAsker();
  return useQuery({
    queryKey: [...ordersOf(asker), 'review-reminder'],
    queryFn: async ({ signal }) => api((await contract()).getReviewReminder, {}, signal),
    enabled: asker.token !== null,
  });
}
