/**
 * What the demo town does with a trip, and for how many paces it stays where it is: long enough at the start to change
 * one's mind; the car and its driver are named some time after the promise.
 */
const COURSE = {
  pending: { step: 'confirm', paces: 2 },
  promised: { step: 'assign', paces: 1 },
  assigned: { step: 'start', paces: 2 },
  ongoing: { step: 'complete', paces: 4 },
} as const;

export type TripStand = keyof typeof COURSE;
export type TripStep = (typeof COURSE)[TripStand]['step'];

/** Seconds that a trip stands so, and what comes next. */
export const tripStays = (pace: number): { stand: TripStand; step: TripStep; seconds: number }[] =>
  Object.entries(COURSE).map(([stand, { step, paces }]) => ({
    stand: stand as TripStand,
    step,
    seconds: paces * pace,
  }));
