/** A place on the earth in degrees. */
export type Point = { lat: number; lng: number };

export const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
