import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { refetchPersonal } from '#web/api/personal.ts';
import { addressesQuery } from '#web/location/addresses.queries.ts';
import { orderLinesQuery, orderQuery, ordersQuery } from '#web/orders/orders.queries.ts';
import type { Asker } from '#web/session/asker.ts';
import { isOwnSavedLately, noteOwnSaved } from '#web/session/offline/own-saved.ts';

/** Of the running orders, as many as anybody has at once. */
const MOST_ORDERS = 3;

/**
 * What a customer wants to look at on the way, without having looked at it before: the last orders with their codes, and
 * the addresses. Asked for as the pages ask, so that the worker has the answers they will want.
 */
export async function saveOwn(api: ApiClient, queries: QueryClient, asker: Asker) {
  if (!navigator.onLine || !navigator.serviceWorker?.controller || isOwnSavedLately()) return;
  const asked = await Promise.allSettled([
    // What is on the screen: some of it was asked for before the worker listened.
    refetchPersonal(queries),
    queries.fetchQuery(addressesQuery(api, asker)),
    queries.fetchInfiniteQuery(ordersQuery(api, asker, 'past')),
    saveOrders(api, queries, asker),
  ]);
  // Whoever left the page meanwhile has them asked for on the next one.
  if (asked.every(({ status }) => status === 'fulfilled')) noteOwnSaved();
}

async function saveOrders(api: ApiClient, queries: QueryClient, asker: Asker) {
  const { pages } = await queries.fetchInfiniteQuery(ordersQuery(api, asker, 'active'));
  for (const { id: order_id } of pages.flatMap(({ orders }) => orders).slice(0, MOST_ORDERS)) {
    await queries.fetchQuery(orderQuery(api, asker, { order_id }));
    await queries.fetchQuery(orderLinesQuery(api, asker, { order_id }));
  }
}
