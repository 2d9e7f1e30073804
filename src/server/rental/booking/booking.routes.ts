import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { applyRentalCoupon, listOwnRentalCoupons, listRentalCoupons } from '#contract/rental/rental-coupons.ts';
import { bookTrip, getTripTax, quoteTrip } from '#contract/rental/trip-booking.ts';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { customerIn, ownerIn } from '../../http/shopper.ts';
import { bookTrip as book, type TripToBook } from './book-trip.service.ts';
import { applyTripCoupon, ownTripCoupons, quoteFor, taxFor, tripCoupons } from './booking.service.ts';
import type { TripRequest } from './trip-request.ts';

export const bookingRoutes = (deps: Deps) => [
  route(quoteTrip, ({ body, ...context }) => quoteFor(deps, requestOf(body, context))),
  route(getTripTax, ({ body, ...context }) => taxFor(deps, requestOf(body, context))),
  route(bookTrip, ({ body, tx, ...context }) => book(deps, tx, toBook(body, requestOf(body, context)))),
  route(listRentalCoupons, ({ query, ...scope }) => tripCoupons(deps, scope, query.provider_id ?? null)),
  route(listOwnRentalCoupons, ({ shopper, query, ...scope }) =>
    ownTripCoupons(deps, customerIn(shopper).id, scope, query.provider_id ?? null),
  ),
  route(applyRentalCoupon, ({ shopper, query: { code, provider_id, amount }, ...scope }) =>
    applyTripCoupon(deps, customerIn(shopper).id, scope, { code, provider_id, amount: amount ?? null }),
  ),
];

type Caller = Pick<Context, 'shopper' | 'module_id' | 'language'>;

function requestOf(
  { coupon_code }: Input<typeof quoteTrip>['body'],
  { shopper, module_id, language }: Caller,
): TripRequest {
  if (module_id === null) throw new AppError('module_missing');
  return { owner: ownerIn(shopper), module_id, language, coupon_code: coupon_code || null };
}

function toBook(body: Input<typeof bookTrip>['body'], request: TripRequest): TripToBook {
  return {
    request,
    shown: {
      // Who knows the trip by its version shows every change before it asks again.
      total: { amount: body.trip_amount ?? null, isExact: Boolean(body.version) },
      version: body.version || null,
      trip_type: body.trip_type ?? null,
      provider_id: body.provider_id ?? null,
      scheduled: body.scheduled ?? null,
    },
    contact: body,
    trip_note: body.additional_note || null,
  };
}
