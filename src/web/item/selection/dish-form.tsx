import type { CheckoutActions } from '../use-checkout-actions.ts';
import { AddOns } from './add-ons.tsx';
import { FoodGroups } from './food-groups.tsx';
import type { ItemSelection } from './use-selection.ts';

/** The questions of a kitchen: groups of options, and things beside the dish. */
export function DishForm({ selection, actions }: { selection: ItemSelection; actions: CheckoutActions }) {
  return (
    <>
      <FoodGroups selection={selection} actions={actions} />
      <AddOns selection={selection} />
    </>
  );
}
