import { rental } from './rental.ts';
import { vehicle } from './vehicle.ts';

/** Where vehicles are looked for, shown and rented. One file. */
export const renting = { ...rental, ...vehicle } as const;
