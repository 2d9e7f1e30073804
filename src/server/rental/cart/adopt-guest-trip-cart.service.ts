import type { Deps } from '../../deps.ts';
import {
  changeTrip,
  deleteTripCart,
  giveTripCart,
  lockTripCart,
  modulesWithTripCart,
  putLine,
} from './trip-cart.repository.ts';

/**
 * A guest's trip cart becomes the account's. Of the same provider and trip type its vehicles join those that were there,
 * for the trip that was planned last; any other cart gives way.
 */
export function adoptGuestTripCart({ db }: Deps, who: { guest_id: number; customer_id: number }) {
  const guest = { kind: 'guest', id: who.guest_id } as const;
  const customer = { kind: 'customer', id: who.customer_id } as const;
  return db.transaction(async (tx) => {
    let cart_replaced = false;
    for (const { module_id } of await modulesWithTripCart(tx, guest)) {
      const brought = await lockTripCart(tx, guest, module_id);
      if (!brought) continue;
      const own = await lockTripCart(tx, customer, module_id);
      if (own && own.provider_id === brought.provider_id && own.rental_type === brought.rental_type) {
        await changeTrip(tx, own.id, brought);
        for (const line of brought.lines) await putLine(tx, own.id, line);
        await deleteTripCart(tx, guest, module_id);
        continue;
      }
      if (own) await deleteTripCart(tx, customer, module_id);
      await giveTripCart(tx, brought.id, customer.id);
      cart_replaced ||= own !== null;
    }
    return { cart_replaced };
  });
}
