/** A place on the earth in degrees. */
export type Point = { lat: number; lng: number };

export const isValidPoint = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Six decimals are a hand's width; more only makes the same place look like another one. */
export const roundedPoint = ({ lat, lng }: Point): Point => ({ lat: sixDecimals(lat), lng: sixDecimals(lng) });

const sixDecimals = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const isSamePoint = (one: Point, other: Point): boolean =>
  Math.abs(one.lat - other.lat) < 2e-6 && Math.abs(one.lng - other.lng) < 2e-6;
