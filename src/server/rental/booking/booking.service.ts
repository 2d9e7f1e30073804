import type { Reply } from '#contract/endpoint.ts';
import type { getTripTax, TripQuote } from '#contract/rental/trip-booking.ts';
import type { Scope } from '../../catalog/scope.ts';
import { taxParts } from '../../checkout/tax-parts.ts';
import { settingsOfToday } from '../../config/config.service.ts';
import { applyCoupon, ownCoupons } from '../../coupons/coupons.service.ts';
import { publicCoupons } from '../../coupons/public-coupons.service.ts';
import type { Deps } from '../../deps.ts';
import { type QuotedTrip, quoteTrip } from './quote-trip.service.ts';
import { tripsOf } from './trip-facts.repository.ts';
import { tripQuoteToWire } from './trip-quote-to-wire.ts';
import type { TripRequest } from './trip-request.ts';

/** What it would cost, read without holding anything: nothing is promised before the trip is booked. */
export async function quoteFor(deps: Deps, request: TripRequest): Promise<TripQuote> {
  return tripQuoteToWire(await quoteUnheld(deps, request), request.module_id, deps.env, request.language);
}

export async function taxFor(deps: Deps, request: TripRequest): Promise<Reply<typeof getTripTax>> {
  const { bill, settings } = await quoteUnheld(deps, request);
  return { ...taxParts(bill.tax), tax_included: settings.tax_included };
}

async function quoteUnheld(deps: Deps, request: TripRequest): Promise<QuotedTrip> {
  const settings = await settingsOfToday(deps, deps.db, request.language);
  return quoteTrip(deps, deps.db, request, { settings, lock: false });
}

/** Coupons that a traveller need not sign in for. */
export const tripCoupons = (deps: Deps, scope: Scope, provider_id: number | null) =>
  publicCoupons(deps, scope, provider_id);

/** Coupons of trips: one for a first purchase counts trips. */
export const ownTripCoupons = (deps: Deps, customer_id: number, scope: Scope, provider_id: number | null) =>
  ownCoupons(deps, customer_id, scope, provider_id, tripsOf);

export const applyTripCoupon = (
  deps: Deps,
  customer_id: number,
  scope: Scope,
  { provider_id, ...applied }: { code: string; provider_id: number; amount: number | null },
) => applyCoupon(deps, customer_id, scope, { ...applied, store_id: provider_id }, tripsOf);
