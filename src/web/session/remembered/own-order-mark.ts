import { storedValue } from '../stored-value.ts';

/** The modules whose home had an order of the shopper's to show: before the next paint its place is held (before-paint.ts). */
const ownOrderMark = storedValue<number[]>('local', 'own_order', (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : null,
);

export function markOwnOrder(module_id: number, isShown: boolean) {
  const others = (ownOrderMark.get() ?? []).filter((id) => id !== module_id);
  ownOrderMark.set(isShown ? [...others, module_id] : others);
}

export const forgetOwnOrder = () => ownOrderMark.set(null);
