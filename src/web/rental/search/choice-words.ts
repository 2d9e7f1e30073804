import '#web/i18n/lazy/vehicle.ts';
import type { SeatRange } from '#domain/rental/vehicle-filter.ts';

export const TRANSMISSION_WORDS = {
  automatic: 'vehicle.automatic',
  manual: 'vehicle.manual',
  none: 'vehicle.no_gears',
} as const;

export const FUEL_WORDS = {
  petrol: 'vehicle.petrol',
  diesel: 'vehicle.diesel',
  electric: 'vehicle.electric',
  hybrid: 'vehicle.hybrid',
  none: 'vehicle.no_fuel',
} as const;

/** 5–8, and 14+ for the range without an end. */
export const seatWords = (range: SeatRange): string => (range === '14-1000' ? '14+' : range.replace('-', '–'));
