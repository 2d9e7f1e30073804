import type { Input } from '#contract/endpoint.ts';
import * as calls from '#contract/rental/trips.ts';
import { againIfLost } from '#web/api/lost/send-once.ts';
import type { Tools } from '#web/orders/orders.calls.ts';
import { returnAddress } from '#web/session/return-address.ts';
import { tripAddress } from './trip-address.ts';
import { tripsOf } from './trips.queries.ts';

const guestOf = ({ store }: Tools) => (store.get().token ? {} : { guest_id: store.get().guest_id });

/**
 * What an action changed is asked for anew; a refusal, too, often means that the trip is not where the page thought. Where
 * its answer got lost it is said once more: said again it is answered as the first time.
 */
async function changed<Reply>({ store, queries }: Tools, call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await againIfLost(call);
  } finally {
    await queries.invalidateQueries({ queryKey: tripsOf(store.get()) });
  }
}

export const cancelTrip = (tools: Tools, trip_id: number, cancellation_reason: string) =>
  changed(tools, () => tools.api(calls.cancelTrip, { body: { trip_id, cancellation_reason, ...guestOf(tools) } }));

export type TripPayment = Pick<Input<typeof calls.payTrip>['body'], 'payment_method' | 'payment_gateway'>;

/** The key makes a second press the same payment. Says where the browser has to go to pay; null: it is paid. */
export async function payTrip(
  tools: Tools,
  trip_id: number,
  payment: TripPayment,
  key: string,
): Promise<string | null> {
  const body = { trip_id, ...payment, callback_url: returnAddress(tripAddress(trip_id)), ...guestOf(tools) };
  const call = () => tools.api(calls.payTrip, { body }, undefined, { 'idempotency-key': key });
  const reply = await changed(tools, call);
  // What the wallet paid of it shows in the account.
  await tools.queries.invalidateQueries({ queryKey: ['profile'] });
  return typeof reply === 'string' ? reply : null;
}

export const reviewVehicle = (tools: Tools, body: Input<typeof calls.reviewVehicle>['body']) =>
  changed(tools, () => tools.api(calls.reviewVehicle, { body }));
