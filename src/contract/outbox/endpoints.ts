import type { Endpoint } from '../endpoint.ts';
import { readOutbox } from './outbox.ts';

export const OUTBOX_ENDPOINTS: readonly Endpoint[] = [readOutbox];
