export type AddOn = { id: number; name: string; price: number; quantity: number };
export type SelectedAddOn = { id: number; isChecked: boolean; quantity: number };

/** Every add-on of the item, with how many of it are in a line of the cart. */
export const addOnsOf = (
  offered: readonly AddOn[],
  taken: readonly { id: number; quantity: number }[] = [],
): readonly SelectedAddOn[] =>
  offered.map(({ id }) => {
    const quantity = taken.find((addOn) => addOn.id === id)?.quantity ?? 0;
    return { id, isChecked: quantity > 0, quantity: Math.max(1, quantity) };
  });

/** Ticked again it begins with one. */
export const toggleAddOn = (selected: readonly SelectedAddOn[], id: number): readonly SelectedAddOn[] =>
  selected.map((addOn) => (addOn.id === id ? { id, isChecked: !addOn.isChecked, quantity: 1 } : addOn));

/** None left means not selected. */
export const countAddOn = (
  selected: readonly SelectedAddOn[],
  id: number,
  quantity: number,
): readonly SelectedAddOn[] =>
  selected.map((addOn) => (addOn.id === id ? { id, isChecked: quantity > 0, quantity: Math.max(1, quantity) } : addOn));

export const takenAddOns = (selected: readonly SelectedAddOn[]): { id: number; quantity: number }[] =>
  selected.flatMap(({ id, isChecked, quantity }) => (isChecked ? [{ id, quantity }] : []));
