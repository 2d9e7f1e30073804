import { cart } from './cart.ts';
import { content } from './content.ts';
import { offers } from './offers.ts';
import { offline } from './offline.ts';

/** What every page loads once it is there: the texts of cart, footer and offers, and what is said without a connection. One file. */
export const after = { ...cart, ...content, ...offers, ...offline } as const;
