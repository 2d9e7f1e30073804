import { cart } from './cart.ts';
import { content } from './content.ts';
import { offers } from './offers.ts';
import { offline } from './offline.ts';
import { phone } from './phone.ts';

/**
 * What every page loads once it is there: the texts of cart, footer and offers, what is said without a connection, and the
 * words of a phone number, which most forms have. One file.
 */
export const after = { ...cart, ...content, ...offers, ...offline, ...phone } as const;
