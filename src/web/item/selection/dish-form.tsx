import type { CheckoutActions } from '../use-checkout-actions.ts';
import { AddOns } from './add-ons.tsx';
import { FoodGroups } from './food-groups.tsx';
import type { Order } from './use-selection.ts';

/** The questions of a kitchen: groups of options, and things beside the dish. */
export function DishForm({ order, actions }: { order: Order; actions: CheckoutActions }) {
  return (
    <>
      <FoodGroups order={order} actions={actions} />
      <AddOns order={order} />
    </>
  );
}
