import type { Endpoint } from '../endpoint.ts';
import { requestLiveTicket, watchOrder } from './live.ts';
import { requestStreamTicket, watchStream } from './stream.ts';

export const LIVE_ENDPOINTS: readonly Endpoint[] = [requestLiveTicket, watchOrder, requestStreamTicket, watchStream];
