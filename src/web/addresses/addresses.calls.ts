import * as calls from '#contract/addresses/addresses.ts';
import type { Input } from '#contract/endpoint.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import { underSameKey } from '#web/api/lost/under-same-key.ts';
import type { AddressForm } from './address-form.ts';

type Before = Pick<calls.Address, 'id' | 'address_type'>;

/** A new address, or a saved one anew. What the form does not show is not sent, so it stays as it was. */
export function saveAddress(api: ApiClient, before: Before | null, form: AddressForm, at: Point) {
  const { contact_person_email: _, address_label, ...fields } = form;
  const body = { ...fields, ...labelIn(form, before), latitude: at.lat, longitude: at.lng };
  return before === null ? addAddress(api, body) : api(calls.updateAddress, { params: { id: before.id }, body });
}

const addAddress = (api: ApiClient, body: Input<typeof calls.addAddress>['body']) =>
  underSameKey(body, (once, key) => api(calls.addAddress, { body: once }, undefined, key));

/** Only "other" has a name of its own to type; it goes when the address becomes something else. */
function labelIn({ address_type, address_label }: AddressForm, before: Before | null) {
  if (address_type === 'other') return { address_label };
  return before?.address_type === 'other' ? { address_label: '' } : {};
}

/** Only how to find the door; everything else of the saved address stays. */
export function saveEntrance(api: ApiClient, saved: calls.Address, { road, house, floor }: SelectedAddress) {
  const { id, address, address_type, contact_person_name, contact_person_number } = saved;
  const at = { latitude: Number(saved.latitude), longitude: Number(saved.longitude) };
  const body = { address, address_type, contact_person_name, contact_person_number, ...at, road, house, floor };
  return api(calls.updateAddress, { params: { id }, body });
}

/** What was removed by mistake comes back as it was, under a number of its own. */
export function restoreAddress(api: ApiClient, removed: calls.Address) {
  const { address, address_type, address_label, contact_person_name, contact_person_number } = removed;
  const { additional_information, road, house, floor } = removed;
  const at = { latitude: Number(removed.latitude), longitude: Number(removed.longitude) };
  const door = { additional_information, road, house, floor };
  const body = { address, address_type, address_label, contact_person_name, contact_person_number, ...at, ...door };
  return addAddress(api, body);
}

export const removeAddress = (api: ApiClient, address_id: number) =>
  api(calls.removeAddress, { query: { address_id } });

/** What an order goes to, as the book would keep it. */
export const formOfSelected = (selected: SelectedAddress, contact: { name: string; phone: string }): AddressForm => ({
  address: selected.address,
  contact_person_name: contact.name,
  contact_person_number: contact.phone,
  contact_person_email: '',
  address_type: calls.ADDRESS_TYPES.find((type) => type === selected.address_type) ?? 'other',
  address_label: '',
  road: selected.road,
  house: selected.house,
  floor: selected.floor,
});
