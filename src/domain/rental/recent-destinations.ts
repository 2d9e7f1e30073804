import { isSamePoint } from '../location/point.ts';
import type { TripPlace } from './trip-plan.ts';

const MOST = 5;

/** The newest first. The same place again moves to the front; a sixth drops the oldest. */
export const withDestination = (kept: readonly TripPlace[], place: TripPlace): readonly TripPlace[] =>
  [place, ...kept.filter((other) => !isSamePoint(other, place))].slice(0, MOST);
