import { saveCart, savedCart } from '#web/session/offline/cart-changes.ts';
import type { CartKey } from './cart-key.ts';
import type { Change } from './pending-changes.ts';

/** Identifies the owner without storing a whole token. */
const savedName = ([, who, module_id]: CartKey): string => `${who.slice(-12)} ${module_id}`;

export const isSavedAs = (key: CartKey, name: string): boolean => savedName(key) === name;

/** Changes of this cart that wait for the connection. */
export const savedChanges = (key: CartKey): readonly Change[] => savedCart(savedName(key)).filter(isChange);

export const savedCount = (key: CartKey): number => savedCart(savedName(key)).length;

export const saveChanges = (key: CartKey, changes: readonly Change[]) => saveCart(savedName(key), key[2], changes);

/** Storage may hold anything, also what an older version wrote: a line is taken only with every field that is drawn. */
function isChange(value: unknown): value is Change {
  const { kind, key, selection, line } = (value ?? {}) as Partial<Record<string, unknown>>;
  switch (kind) {
    case 'add':
      return isLine(line);
    case 'update':
      return typeof key === 'string' && isSelection(selection);
    case 'remove':
      return typeof key === 'string';
    default:
      return kind === 'clear';
  }
}

const isLine = (value: unknown): boolean => {
  const { item, store, price, quantity, variation, addons } = (value ?? {}) as Partial<Record<string, unknown>>;
  const { id, name, variations, add_ons } = (item ?? {}) as Partial<Record<string, unknown>>;
  return (
    [id, price, quantity].every(Number.isFinite) &&
    [variation, addons, variations, add_ons].every(Array.isArray) &&
    typeof name === 'string' &&
    typeof store === 'object'
  );
};

const isSelection = (value: unknown): boolean => {
  const { quantity, variation, options, add_ons } = (value ?? {}) as Partial<Record<string, unknown>>;
  return Number.isFinite(quantity) && typeof variation === 'string' && [options, add_ons].every(Array.isArray);
};
