import { bill } from './bill.ts';
import { checkout } from './checkout.ts';
import { coupons } from './coupons.ts';
import { pictures } from './pictures.ts';

/** Where something is ordered and paid. One file. */
export const ordering = { ...bill, ...checkout, ...coupons, ...pictures } as const;
