import { address } from './addresses.ts';
import { location } from './location.ts';

/** Where somebody says where they are. One file. */
export const places = { ...address, ...location } as const;
