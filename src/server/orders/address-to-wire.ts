import type { Order } from '#contract/orders/shapes.ts';

/** A moment out of a JSON value. */
export const moment = (time: string): string => new Date(time).toISOString();

export function addressToWire(stored: Record<string, unknown>): Order['delivery_address'] {
  const text = (field: string) => (stored[field] == null ? '' : String(stored[field]));
  return {
    contact_person_name: text('contact_person_name'),
    contact_person_number: text('contact_person_number'),
    contact_person_email: text('contact_person_email') || null,
    address_type: text('address_type'),
    address: text('address'),
    floor: text('floor') || null,
    road: text('road') || null,
    house: text('house') || null,
    latitude: text('latitude'),
    longitude: text('longitude'),
  };
}
