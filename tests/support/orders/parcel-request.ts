/** Two doors of the demo town, and a place none of its zones covers. */
export const AVENYN = { lat: 57.7003, lng: 11.9735 };
export const LINNE = { lat: 57.6931, lng: 11.9519 };
export const OUTSIDE = { lat: 57.9, lng: 12.6 };

type Place = { lat: number | string; lng: number | string };
type Way = { from?: Place; to?: Place; parcel_category_id: number; schedule_at?: string };

export function quotePath({ from = AVENYN, to = LINNE, parcel_category_id, schedule_at }: Way): string {
  const query = new URLSearchParams({
    origin_lat: String(from.lat),
    origin_lng: String(from.lng),
    destination_lat: String(to.lat),
    destination_lng: String(to.lng),
    parcel_category_id: String(parcel_category_id),
    ...(schedule_at && { schedule_at }),
  });
  return `/api/v1/parcel/quote?${query}`;
}

/** The body of `order/place` for a parcel from the one door to the other, paid in cash by the sender. */
export const parcelRequest = <More extends object>(more: More) => ({
  order_type: 'parcel',
  payment_method: 'cash_on_delivery',
  charge_payer: 'sender',
  contact_person_name: 'Maja Lindqvist',
  contact_person_number: '+46701234567',
  contact_person_email: 'maja.sends@example.com',
  address: 'Kungsportsavenyn 10, Göteborg',
  address_type: 'home',
  latitude: AVENYN.lat,
  longitude: AVENYN.lng,
  house: '10B',
  floor: '3',
  delivery_instruction: 'Fragile · Call on arrival',
  order_note: 'Blue box',
  receiver_details: {
    contact_person_name: 'Elias Berg',
    contact_person_number: '+46735128810',
    contact_person_email: 'elias@example.com',
    address: 'Andra Långgatan 31, Göteborg',
    address_type: 'others',
    latitude: LINNE.lat,
    longitude: LINNE.lng,
    house: '31',
    floor: '2',
    road: '',
  },
  ...more,
});
