import type { Notification, NotificationDataType } from '#contract/notifications/notifications.ts';
import { sayNotification } from '#contract/notifications/say-notification.ts';
import type { NotificationKind, NotificationParams } from '#domain/notifications/notification.ts';
import { isRunning, type OrderStatus } from '#domain/orders/order-status.ts';
import { mayPayTrip, type TripStatus } from '#domain/rental/trip-status.ts';
import type { Env } from '../env.ts';
import { pictureUrl } from '../media/picture-url.ts';
import type { NotificationRow, ThingState } from './notifications.repository.ts';

export type Reader = Parameters<typeof sayNotification>[1];

type Event = { kind: NotificationKind; event: string; params: NotificationParams };

/** Its words. An event that only a newer version of the shop knows has none, and is left out. */
export const wordsOf = (event: Event, reader: Reader) => sayNotification(event, reader);

export const pictureOf = ({ params }: Event): string | null =>
  typeof params.picture === 'string' ? params.picture : null;

export const pictureUrlOf = (env: Env, event: Event): string | null => pictureUrl(env, pictureOf(event), '1x1');

export const numberIn = ({ params }: Event, name: 'order_id' | 'trip_id'): number | null => {
  const value = params[name];
  return typeof value === 'number' ? value : null;
};

const WALLET_TYPES: Record<string, NotificationDataType> = { cashback: 'cashback' };

const TYPES: Record<NotificationKind, NotificationDataType> = {
  order: 'order_status',
  parcel: 'order_status',
  trip: 'trip_status',
  wallet: 'add_fund',
  points: 'loyalty_point',
  referral: 'referral_code',
  chat: 'message',
};

/** As clients of this interface tell them apart. */
export const dataTypeOf = ({ kind, event }: Event): NotificationDataType =>
  (kind === 'wallet' ? WALLET_TYPES[event] : undefined) ?? TYPES[kind];

/** What can be done about it as things stand now; what is over needs nothing. */
export function actionOf(row: NotificationRow, states: readonly ThingState[]): Notification['action'] {
  if (row.kind === 'chat') return row.read_at === null ? 'answer' : null;
  const thing = row.kind === 'trip' ? 'trip' : 'order';
  const id = numberIn(row, thing === 'trip' ? 'trip_id' : 'order_id');
  const state = states.find((one) => one.kind === thing && one.id === id);
  if (!state) return null;
  if (thing === 'trip') {
    const trip = { trip_status: state.status as TripStatus, payment_status: state.payment_status };
    return mayPayTrip(trip) ? 'pay' : null;
  }
  return isRunning(state.status as OrderStatus) ? 'track' : null;
}
