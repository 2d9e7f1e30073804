import * as calls from '#contract/rental/trips.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '#server/deps.ts';
import type { Context } from '#server/http/context.ts';
import { route } from '#server/http/route.ts';
import { customerIn, knownShopper, ownerIn } from '#server/http/shopper.ts';
import { bookAgain } from './book-again.service.ts';
import { cancelOwnTrip } from './cancel-trip.service.ts';
import { type Payables, payTripNow } from './pay-trip.service.ts';
import { reviewVehicleOf } from './review-vehicle.service.ts';
import { listTripsOf, tripDetails, tripHasPhone } from './trips.service.ts';

type Caller = Pick<Context, 'language' | 'address' | 'device'>;
type Named = { kind: 'trip'; id: number; contact_number: string };

/** How a guest proves by a phone that a trip is theirs; the feature of identity does it. */
export type PhoneProof = {
  sendCode(named: Named, isThere: (phone: string) => Promise<boolean>, caller: Caller): Promise<void>;
  keyFor(named: Named & { otp: string; guest_id?: string | null | undefined }, caller: Caller): Promise<string>;
};

export const tripsRoutes = (deps: Deps, payables: Payables, proof: PhoneProof) => [
  route(calls.listTrips, ({ shopper, params, query, language }) =>
    listTripsOf(deps, ownerIn(shopper), { ...query, which: params.which, language }),
  ),
  route(calls.getTripDetails, ({ shopper, query, language }) =>
    tripDetails(deps, { owner: knownShopper(shopper), key: query.key }, query.trip_id, language),
  ),
  route(calls.cancelTrip, async ({ shopper, body, language }) => {
    await cancelOwnTrip(deps, ownerIn(shopper), { trip_id: body.trip_id, reason: body.cancellation_reason });
    return { message: say(language, 'trip.canceled') };
  }),
  route(calls.bookTripAgain, ({ shopper, body, language }) =>
    bookAgain(deps, ownerIn(shopper), { trip_id: body.trip_id, replace: body.replace ?? false, language }),
  ),
  route(calls.payTrip, ({ tx, shopper, origin, body, language }) =>
    payTripNow(deps, tx, payables, { owner: ownerIn(shopper), language }, { ...body, origin }),
  ),
  route(calls.reviewVehicle, async ({ shopper, body, language }) => {
    await reviewVehicleOf(deps, customerIn(shopper).id, body);
    return { message: say(language, 'trip.reviewed') };
  }),
  route(calls.requestTripCode, async ({ body, ...caller }) => {
    await proof.sendCode(named(body), (phone) => tripHasPhone(deps, body.trip_id, phone), caller);
    return { message: say(caller.language, 'order.code_sent') };
  }),
  route(calls.proveTrip, async ({ body, ...caller }) => ({
    key: await proof.keyFor({ ...named(body), otp: body.otp, guest_id: body.guest_id }, caller),
  })),
];

const named = ({ trip_id, contact_number }: { trip_id: number; contact_number: string }): Named => ({
  kind: 'trip',
  id: trip_id,
  contact_number,
});
