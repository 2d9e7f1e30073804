import type { Point } from '../location/point.ts';

/** Thousandths of a degree, about a street's length: which part of town, and not which door. */
const STEP = 3;

/** A place as somebody may know it who was only given the link. */
export const roughPlace = ({ lat, lng }: Point): Point => ({ lat: rough(lat), lng: rough(lng) });

const rough = (degrees: number): number => (Math.round((degrees * 1000) / STEP) * STEP) / 1000;
