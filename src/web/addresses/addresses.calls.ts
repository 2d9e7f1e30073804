import * as calls from '#contract/addresses/addresses.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { AddressForm } from './address-form.ts';

/** A new address, or with `id` that one anew. All fields are always sent. */
export function saveAddress(api: ApiClient, id: number | null, form: AddressForm, at: Point) {
  const { contact_person_email: _, address_label, ...fields } = form;
  const body = {
    ...fields,
    ...(form.address_type === 'other' && address_label && { address_label }),
    latitude: at.lat,
    longitude: at.lng,
    additional_information: '',
  };
  return id === null ? api(calls.addAddress, { body }) : api(calls.updateAddress, { params: { id }, body });
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
