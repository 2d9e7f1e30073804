import type { Point } from '#domain/location/point.ts';

/** A point with the words for it. */
export type FoundPlace = Point & { address: string };
