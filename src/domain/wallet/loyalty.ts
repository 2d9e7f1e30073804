const MINOR_UNITS = 100;
/** Per cent are known to this part, so that 0.57 % of 10000 is 57 and not a hair less. */
const PART_OF_PERCENT = 10_000;

/** Whole points for an order of so many minor units; `percent` of its amount in the major unit. */
export function pointsEarned(order_amount: number, percent: number): number {
  return Math.floor((order_amount * Math.round(percent * PART_OF_PERCENT)) / (100 * MINOR_UNITS * PART_OF_PERCENT));
}

export type PointsRefusal = 'too_few' | 'more_than_owned';

type Exchange = { loyalty_point_minimum_point: number; loyalty_point_exchange_rate: number };

export function refusePoints(
  points: number,
  owned: number,
  { loyalty_point_minimum_point }: Exchange,
): PointsRefusal | null {
  if (points < Math.max(1, loyalty_point_minimum_point)) return 'too_few';
  return points > owned ? 'more_than_owned' : null;
}

const rateOf = ({ loyalty_point_exchange_rate }: Exchange): number => loyalty_point_exchange_rate || 1;

/** Minor units for points: whole major units only. A rate of 0 counts as 1. */
export const pointsInMoney = (points: number, exchange: Exchange): number =>
  Math.floor(points / rateOf(exchange)) * MINOR_UNITS;

/** As many of them as make whole units: the others would be given away for nothing. */
export const pointsSpent = (points: number, exchange: Exchange): number => points - (points % rateOf(exchange));
