import '#web/i18n/lazy/trip-cart.ts';
import { bookTripAgain } from '#contract/rental/trips.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ask, findCart, type RentTools, sayRefusal } from './rent-tools.ts';
import { changeTripCart, knownTripCart } from './trip-cart-queue.ts';
import { planOfTrip } from './trip-of-plan.ts';

/** Fills the cart with an old trip; what lies there goes only when the shopper says so. Says whether it is there now. */
export async function bookAgain(tools: RentTools, trip_id: number): Promise<boolean> {
  const found = await findCart(tools);
  if (!found) return false;
  const { key, cart } = found;
  const replace = cart.lines.length > 0;
  if (replace && !(await ask<true>(tools, (answer) => ({ name: 'reset-trip', because: 'book-again', answer }))))
    return false;
  let gone: readonly string[] = [];
  try {
    await changeTripCart(tools, key, {
      show: (shown) => shown,
      send: async (guest_id, own) => {
        const reply = await tools.api(bookTripAgain, { body: { trip_id, replace, guest_id } }, undefined, own);
        gone = reply.gone;
        return reply;
      },
    });
  } catch (error) {
    return sayRefusal(tools, error);
  }
  const { trip } = await knownTripCart(tools, key);
  if (trip) tools.changePlan(planOfTrip(trip));
  const names = gone.join(', ');
  const text = tools.t(gone.length > 0 ? 'tripcart.again.gone' : 'tripcart.again.done', { names });
  showToast({ id: 'trip', text, comesAlong: true, ...(gone.length > 0 && { tone: 'error' }) });
  return true;
}
