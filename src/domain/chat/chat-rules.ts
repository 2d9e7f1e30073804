import type { OrderStatus } from '../orders/order-status.ts';
import { isRunning, ORDER_STATUSES } from '../orders/order-status.ts';
import { isTripRunning, TRIP_STATUSES, type TripStatus } from '../rental/trip-status.ts';
import type { ChatPartner } from './chat-sides.ts';

/** Support answers everybody; a store, a provider or a courier only whom they have something to do with just now. */
export const mayWriteTo = (partner: ChatPartner, isSomethingGoingOn: boolean): boolean =>
  partner === 'admin' || isSomethingGoingOn;

/** With these an order goes on. */
export const ORDERS_TO_TALK_ABOUT: readonly OrderStatus[] = ORDER_STATUSES.filter(isRunning);

/** With these a trip goes on, whatever has been paid; one that is over is talked about until it is paid. */
export const TRIPS_TO_TALK_ABOUT: readonly TripStatus[] = TRIP_STATUSES.filter(isTripRunning);

/** A message says something or shows something. */
export const isEmptyMessage = (message: string | null, pictures: number): boolean => message === null && pictures === 0;
