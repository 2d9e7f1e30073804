import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useAsker } from '#web/session/asker.ts';
import { OrderRow } from '../list/order-row.tsx';
import { trackAddress } from '../order-address.ts';
import { newestOrdersQuery } from '../orders.queries.ts';

/** Whoever asks for another order is not led to the one that runs. */
export const ANOTHER_ORDER = { wantsAnother: true } as const;

const wantsAnother = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wantsAnother' in state;

/**
 * Who asks to track an order mostly means the one that is on its way: with one of them this leads there, several are
 * listed. A guest also finds here what was ordered from this browser before, since nothing else lists it.
 */
export function OwnOrders() {
  const t = useTranslate();
  const api = useApi();
  const asker = useAsker();
  const { state } = useLocation();
  const isGuest = asker.token === null;
  const { data: running = [] } = useQuery(newestOrdersQuery(api, asker, 'active'));
  const past = useQuery({ ...newestOrdersQuery(api, asker, 'past'), enabled: isGuest && asker.guest_id !== null });
  const orders = [...running, ...(isGuest ? (past.data ?? []) : [])];
  const [only, ...others] = running;
  if (only && others.length === 0 && !wantsAnother(state)) return <Navigate to={trackAddress(only.id)} replace />;
  if (orders.length === 0) return null;

  return (
    <section aria-labelledby="own-orders" className="mb-8 w-full max-w-180">
      <h2 id="own-orders" className="mb-3 font-bold text-title tracking-tight">
        {t(isGuest ? 'track.own_browser' : 'track.own')}
      </h2>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
