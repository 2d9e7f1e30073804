import { cart } from './cart.ts';
import { offline } from './offline.ts';

/** What every page loads once it is there: the cart's texts, and what is said without a connection. One file, not two. */
export const after = { ...cart, ...offline } as const;
