import { AddOns } from './add-ons.tsx';
import { Choices } from './choices.tsx';
import { FoodGroups } from './food-groups.tsx';
import type { CheckoutActions } from './use-checkout-actions.ts';
import type { Order } from './use-order.ts';

/** All an item lets one choose, whatever kind it is; an item asks for what it has. */
export function OrderForm({ order, actions }: { order: Order; actions: CheckoutActions }) {
  return (
    <>
      {order.item.choice_options.length > 0 && <Choices order={order} />}
      <FoodGroups order={order} actions={actions} />
      <AddOns order={order} />
    </>
  );
}
