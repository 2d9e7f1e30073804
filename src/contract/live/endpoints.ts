import type { Endpoint } from '../endpoint.ts';
import { requestLiveTicket, watchOrder } from './live.ts';

export const LIVE_ENDPOINTS: readonly Endpoint[] = [requestLiveTicket, watchOrder];
