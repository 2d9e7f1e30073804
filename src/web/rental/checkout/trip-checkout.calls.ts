import type { Input } from '#contract/endpoint.ts';
import { applyRentalCoupon } from '#contract/rental/rental-coupons.ts';
import { bookTrip } from '#contract/rental/trip-booking.ts';
import type { ApiClient } from '#web/api/client.ts';
import { sendOnce } from '#web/api/lost/send-once.ts';
import { savedAttempt, TRIP } from '#web/session/drafts/order-attempt.ts';

export type BookingBody = Input<typeof bookTrip>['body'];

/** Books the trip once, however often it is asked; the number of the trip. */
export const book = (api: ApiClient, module_id: number, body: BookingBody): Promise<number> =>
  sendOnce({ page: TRIP, sent: JSON.stringify([module_id, body]), whole: true }, (key) =>
    api(bookTrip, { body }, undefined, { moduleId: String(module_id), 'Idempotency-Key': key }),
  );

/** The booking whose answer never came, sent again; null: there is none. */
export async function bookAgain(api: ApiClient): Promise<number | null> {
  const saved = savedAttempt(TRIP);
  if (!saved) return null;
  const [module_id, body] = JSON.parse(saved.sent) as [number, BookingBody];
  return book(api, module_id, body);
}

export const checkTripCoupon = (
  api: ApiClient,
  module_id: number,
  use: { code: string; provider_id: number; amount: number },
) => api(applyRentalCoupon, { query: use }, undefined, { moduleId: String(module_id) });
