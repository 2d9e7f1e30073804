import { greatCircleMeters } from '../location/great-circle.ts';
import type { Point } from '../location/point.ts';

/** The nearest free courier is at the sender's door by then. */
export const FETCHED_WITHIN_MINUTES = 15;

/** Closer than this two places are one door. */
const ONE_DOOR_METERS = 25;

export const isSameDoor = (one: Point, other: Point): boolean => greatCircleMeters(one, other) < ONE_DOOR_METERS;

/** From now until the receiver has it, where the way takes so long. */
export const doorMinutes = (travel_minutes: number): number => FETCHED_WITHIN_MINUTES + travel_minutes;
