import type { TripStatus } from '../rental/trip-status.ts';
import type { NotificationEvent } from './notification.ts';

const TOLD: Partial<Record<TripStatus, NotificationEvent<'trip'>>> = {
  confirmed: 'confirmed',
  ongoing: 'ongoing',
  completed: 'completed',
  canceled: 'canceled',
};

/** What whoever booked a trip wants to hear of when it comes to a status; null: nothing, they did that themselves. */
export const tripNotice = (to: TripStatus): NotificationEvent<'trip'> | null => TOLD[to] ?? null;
