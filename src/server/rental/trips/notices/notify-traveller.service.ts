import type { NotificationEvent } from '#domain/notifications/notification.ts';
import type { Db } from '#server/db/db.ts';
import { notify } from '#server/notifications/notify.ts';
import type { LockedTrip } from '../move-trip.repository.ts';
import { tripToTell } from './notify-traveller.repository.ts';

/** Tells the customer what became of the trip; called while it is locked. */
export async function notifyTraveller(
  tx: Db,
  { id: trip_id, customer_id }: LockedTrip,
  event: NotificationEvent<'trip'>,
): Promise<void> {
  if (customer_id === null) return;
  const told = await tripToTell(tx, trip_id);
  if (!told) return;
  const { provider, picture, schedule_at } = told;
  await notify(tx, {
    customer_id,
    kind: 'trip',
    event,
    params: { trip_id, provider, picture, starts_at: schedule_at.toISOString() },
    link: `/rental/trip-status/${trip_id}`,
  });
}
