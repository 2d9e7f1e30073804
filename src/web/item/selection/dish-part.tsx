import { DishForm } from './dish-form.tsx';
import { useHeldSelection } from './held-selection.ts';

/** What a dish asks, on a page: most pages of items are of things that ask nothing of the kind. */
export function DishPart() {
  return <DishForm {...useHeldSelection()} />;
}
