import type { TripQuote } from '#contract/rental/trip-booking.ts';
import { type TripBill, type TripBillRow, tripBillRows } from '#domain/rental/trip-bill.ts';

/** What the traveller has seen. */
export type SeenTrip = { bill: TripBill; quote: TripQuote };

export type TripChange =
  | { kind: 'amount'; name: TripBillRow['name'] | 'total'; before: number; now: number }
  | { kind: 'trip' }
  | { kind: 'pickup_now' };

/** What is not as it was seen any more. */
export function tripChangesSince(seen: SeenTrip, now: SeenTrip): readonly TripChange[] {
  const [before, after] = [amountsOf(seen.bill), amountsOf(now.bill)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const amounts = names.flatMap((name): TripChange[] => {
    const [was, is] = [before.get(name) ?? 0, after.get(name) ?? 0];
    return was === is ? [] : [{ kind: 'amount', name, before: was, now: is }];
  });
  const isNow = seen.quote.trip.scheduled === 1 && now.quote.trip.scheduled === 0;
  return [
    ...(seen.quote.version === now.quote.version ? [] : [{ kind: 'trip' } as const]),
    ...(isNow ? [{ kind: 'pickup_now' } as const] : []),
    ...amounts,
  ];
}

const amountsOf = (bill: TripBill) =>
  new Map<TripBillRow['name'] | 'total', number>([
    ...tripBillRows(bill).map(({ name, amount }) => [name, amount] as const),
    ['total', bill.trip_amount],
  ]);
