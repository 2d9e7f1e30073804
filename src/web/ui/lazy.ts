import { lazy } from 'react';
import { patiently } from './patiently.ts';

/** A component of a file of its own, which may come late and over a bad line. */
export const lazyPart: typeof lazy = (load) => lazy(() => patiently(load));
