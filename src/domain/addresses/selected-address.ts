import { isSamePoint, type Point } from '#domain/location/point.ts';

/** Where an order goes, as the browser holds it. `address_type` says what it is to the shopper. */
export type SelectedAddress = Point & {
  address: string;
  address_type: string;
  road: string;
  house: string;
  floor: string;
  /** Which of the customer's saved addresses it is. */
  id?: number;
  /** Whom one meets there, as the saved address says. */
  contact_person_name?: string;
  contact_person_number?: string;
};

/** A place that is no saved address: picked on the map, or found by the device. There is nothing to edit about it. */
const UNSAVED = 'Selected Address';

export const isEditable = ({ address_type }: Pick<SelectedAddress, 'address_type'>): boolean =>
  address_type !== UNSAVED;

/** What was chosen last, as long as the shopper is still there; else the place itself. */
export function selectedAddress(
  chosen: SelectedAddress | null,
  place: { location: string | null; currentLatLng: Point | null },
): SelectedAddress | null {
  const { location, currentLatLng } = place;
  if (!location || !currentLatLng) return null;
  if (chosen && isSamePoint(chosen, currentLatLng)) return chosen;
  return { ...currentLatLng, address: location, address_type: UNSAVED, road: '', house: '', floor: '' };
}

type Saved = {
  id: number;
  address: string;
  address_type: string;
  latitude: string;
  longitude: string;
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  contact_person_name: string;
  contact_person_number: string;
  zone_ids: readonly number[];
};

export const selectSaved = (saved: Saved): SelectedAddress => ({
  lat: Number(saved.latitude),
  lng: Number(saved.longitude),
  address: saved.address,
  address_type: saved.address_type,
  road: saved.road ?? '',
  house: saved.house ?? '',
  floor: saved.floor ?? '',
  id: saved.id,
  contact_person_name: saved.contact_person_name,
  contact_person_number: saved.contact_person_number,
});

/**
 * What is selected once `sent` was saved. What was typed meanwhile stays; whoever has chosen another place since has
 * chosen that.
 */
export const onceSaved = (
  now: SelectedAddress,
  sent: SelectedAddress,
  saved: { id: number; address_type: string },
): SelectedAddress => (isSameDoor(now, sent) ? { ...now, ...saved } : now);

/** The saved address that the selected one is: by its number, or by its door when nobody has noted that. */
export const savedAs = <S extends Saved>(selected: SelectedAddress, saved: readonly S[]): S | undefined =>
  saved.find((one) => (selected.id === undefined ? isSameDoor(selectSaved(one), selected) : one.id === selected.id));

type Contact = { name: string; phone: string };

/** Whom an order to this address is for: whoever it names, else the customer. */
export const contactAt = (
  { contact_person_name, contact_person_number }: Partial<SelectedAddress>,
  customer: Contact,
): Contact => ({ name: contact_person_name || customer.name, phone: contact_person_number || customer.phone });

/** Addresses a store of this zone delivers to; all of them while no store is known. */
export const addressesInZone = <S extends Pick<Saved, 'zone_ids'>>(
  saved: readonly S[],
  zone_id: number | null,
): readonly S[] => (zone_id === null ? saved : saved.filter(({ zone_ids }) => zone_ids.includes(zone_id)));

export type Offered<S> = { selected: true; address: SelectedAddress } | { selected: false; address: S };

/** What one may choose from: the selected address first, then the others that the store's zone allows. */
export function offeredAddresses<S extends Saved>(
  selected: SelectedAddress | null,
  saved: readonly S[],
  zone_id: number | null,
): readonly Offered<S>[] {
  const chosen = selected && savedAs(selected, saved);
  const others = addressesInZone(saved, zone_id).filter((one) => one !== chosen);
  return [
    ...(selected ? [{ selected: true, address: selected } as const] : []),
    ...others.map((address) => ({ selected: false, address }) as const),
  ];
}

/** The same door: the extra fields may have been edited since it was chosen. */
const isSameDoor = (one: SelectedAddress, other: SelectedAddress): boolean =>
  one.address_type === other.address_type && one.address === other.address && isSamePoint(one, other);
