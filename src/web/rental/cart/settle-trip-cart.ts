import '#web/i18n/lazy/trip-cart.ts';
import { removeTripCart } from '#contract/rental/trip-cart.ts';
import { keepsTripCart } from '#domain/rental/keeps-trip-cart.ts';
import { forgive } from '#web/api/api-error.ts';
import type { ChoiceTools } from '#web/modules/module-kind.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { changeTripCart, readTripCart } from './trip-cart-queue.ts';
import { NO_TRIP_CART, tripCartKey } from './trip-cart-view.ts';

/**
 * After somebody chose the module, or another place in it: a trip that cannot begin there any more goes, and they are
 * told either way. Without a trip nothing is said, and without a connection the cart stays as it is.
 */
export const settleTripCart = (tools: ChoiceTools): Promise<void> => settle(tools).catch(forgive);

async function settle(tools: ChoiceTools): Promise<void> {
  const { store, api, t } = tools;
  const { token, guest_id, module, zoneid } = store.get();
  if (!module || (token === null && guest_id === null)) return;
  const key = tripCartKey({ token, guest_id }, module.id);
  const { lines } = await readTripCart(tools, key);
  const [first] = lines;
  if (!first) return;
  if (keepsTripCart(first.provider.pickup_zone_id, zoneid)) return say(t('tripcart.kept'));
  await changeTripCart(tools, key, {
    show: () => NO_TRIP_CART,
    send: (guest, own) => api(removeTripCart, { query: { guest_id: guest, pickup_time: null } }, undefined, own),
  });
  say(t('tripcart.cleared'));
}

/** The toast has to survive: choosing a module navigates to another page. */
const say = (text: string) => showToast({ id: 'trip', text, comesAlong: true });
