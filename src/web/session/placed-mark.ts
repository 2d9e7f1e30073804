import { storedValue } from './stored-value.ts';

/** When something was ordered last in this browser, so that its other tabs look at cart and orders anew. */
const stored = storedValue<number>('local', 'placed_at', (value) => (typeof value === 'number' ? value : null));

export const markPlaced = () => stored.set(Date.now());

/** `placed`: another tab has ordered something. */
export function onPlaced(placed: () => void): () => void {
  let last = stored.get();
  return stored.subscribe(() => {
    if (stored.get() === last) return;
    last = stored.get();
    placed();
  });
}
