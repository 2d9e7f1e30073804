import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { type TripBill, type TripBillInput, tripBill } from '#domain/rental/trip-bill.ts';
import { type ProviderDiscount, paidUnits, type TripLength } from '#domain/rental/trip-price.ts';
import { type TripTimes, tripTimes } from '#domain/rental/trip-times.ts';
import { bestCashback } from '#domain/wallet/cashback.ts';
import { judgeCoupon } from '../../checkout/judge-coupon.ts';
import { couponTerms, newcomerDiscount } from '../../checkout/order-input.ts';
import { type Problem, problem } from '../../checkout/problem.ts';
import { couponToRedeem, type RedeemedCoupon } from '../../coupons/redeem-coupon.service.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { type CashbackOfPurchase, cashbackRules } from '../../wallet/cashback.service.ts';
import { type TripCartRow, tripCartOf } from '../cart/trip-cart.service.ts';
import { type BookedLine, bookedLines } from './booked-lines.ts';
import { problemsOfTrip } from './problems-of-trip.ts';
import { newcomerIn } from './trip-discounts.ts';
import { lockVehicles, type ProviderToBook, providerToBook, tripsOf, vehiclesToBook } from './trip-facts.repository.ts';
import type { TripRequest } from './trip-request.ts';

export type QuotedTrip = {
  /** The same for the same place, time, length and vehicles; another one as soon as any of them changes. */
  version: string;
  cart: TripCartRow;
  times: TripTimes;
  provider: ProviderToBook;
  /** In the order of the bill's. */
  lines: BookedLine[];
  bill: TripBill;
  /** The one that counts: checked, and not refused. */
  coupon: RedeemedCoupon | null;
  /** What comes back into the wallet of a customer; the best rule that runs. */
  cashback: CashbackOfPurchase | null;
  settings: Settings;
  /** Booking refuses for the first of them (refuseFor). */
  problems: Problem[];
};

/**
 * Everything a trip is counted from and refused for, read in `tx` alone: the quote and the booking use the same. With
 * `lock` the rows that decide are held until the transaction ends, in the order of docs/decisions/028: cart, coupon,
 * vehicles by number, and, where a discount for newcomers is at stake, the account.
 */
export async function quoteTrip(
  deps: Deps,
  tx: Db,
  request: TripRequest,
  { settings, lock }: { settings: Settings; lock: boolean },
): Promise<QuotedTrip> {
  const { owner, module_id, language, coupon_code: code } = request;
  const moment = deps.now();
  const now = townTime(moment, settings.timezone);
  const cart = await tripCartOf(tx, owner, module_id, { lock });
  if (!cart || cart.lines.length === 0) throw new AppError('empty_cart');
  const times = tripTimes(cart, moment);

  const coupon = await couponToRedeem(tx, { code, module_id }, lock);
  const ids = cart.lines.map(({ vehicle_id }) => vehicle_id);
  if (lock) await lockVehicles(tx, ids);
  const [vehicles, provider] = await Promise.all([
    vehiclesToBook(tx, ids, times),
    providerToBook(tx, cart.provider_id, { pickup: cart.pickup_location, now }),
  ]);
  if (!provider) throw new AppError('store_off');
  const newcomer = await newcomerIn(tx, owner, { settings, moment, coupon, lock });
  const { lines, problems } = bookedLines(cart, vehicles, language);

  const input = (use: RedeemedCoupon | null): TripBillInput => ({
    length: lengthOfCart(cart),
    lines: lines.map(billLine),
    provider: { tax: provider.tax, discount: provider.discount && providerTerms(provider.discount) },
    now: { date: now.date, time: now.time },
    coupon: use && couponTerms(use),
    referral: newcomer.hasDiscount ? newcomerDiscount(settings) : null,
    settings: {
      tax_included: settings.tax_included,
      additional_charge_status: settings.additional_charge_status,
      additional_charge: settings.additional_charge,
    },
  });
  const { trip_cost, vehicle_discount_amount, provider_discount_amount } = tripBill(input(null));
  const purchase = {
    store: provider,
    customer: newcomer.customer,
    date: now.date,
    subtotal: trip_cost - vehicle_discount_amount - provider_discount_amount,
    countBefore: tripsOf,
  };
  const judged = await judgeCoupon(tx, { code, coupon }, purchase, settings);
  const bill = tripBill(input(judged.coupon));
  return {
    version: versionOf(deps, cart),
    cart,
    times,
    provider,
    lines,
    bill,
    coupon: judged.coupon,
    cashback:
      owner.kind === 'customer'
        ? bestCashback(await cashbackRules(tx, { customer_id: owner.id, module_id, date: now.date }), bill.trip_amount)
        : null,
    settings,
    problems: [
      ...problemsOfTrip({ isGuest: owner.kind === 'guest', module_id, times, provider, settings, language }),
      ...(isLongEnough(lengthOfCart(cart)) ? [] : [problem('trip_length')]),
      ...problems,
      ...judged.problems,
    ],
  };
}

const lengthOfCart = ({ rental_type, estimated_hours, distance }: TripCartRow): TripLength =>
  rental_type === 'distance_wise' ? { rental_type, km: distance } : { rental_type, hours: estimated_hours };

/** Nobody rents for minutes; and a trip by distance that leads nowhere costs nothing, for as long as one likes. */
const isLongEnough = (length: TripLength): boolean =>
  length.rental_type === 'distance_wise' ? paidUnits(length) > 0 : length.hours >= 1;

const billLine = ({ unit_price, quantity, vehicle }: BookedLine): TripBillInput['lines'][number] => ({
  unit_price,
  quantity,
  discount: { discount: vehicle.discount, discount_type: vehicle.discount_type },
});

/** One whose hours run past midnight runs until the end of its last day. */
const providerTerms = (offer: NonNullable<ProviderToBook['discount']>): ProviderDiscount => ({
  discount: offer.discount,
  min_purchase: offer.min_purchase,
  max_discount: offer.max_discount,
  end_date: offer.end_date,
  end_time: offer.start_time > offer.end_time ? '23:59:59' : offer.end_time,
});

/** Nothing but what the traveller plans: a cart that was touched and is the same again is the same. */
const versionOf = ({ hashSecret }: Pick<Deps, 'hashSecret'>, cart: TripCartRow): string => {
  const { provider_id, rental_type, estimated_hours, distance, pickup_time, pickup_location, destination_location } =
    cart;
  const lines = cart.lines.map(({ vehicle_id, quantity }) => [vehicle_id, quantity]).sort(([a = 0], [b = 0]) => a - b);
  const trip = [
    provider_id,
    rental_type,
    estimated_hours,
    distance,
    pickup_time,
    pickup_location,
    destination_location,
  ];
  return hashSecret(`trip ${JSON.stringify([trip, lines])}`).slice(0, 24);
};
