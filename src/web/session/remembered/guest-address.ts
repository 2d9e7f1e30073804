import { useSyncExternalStore } from 'react';
import { storedValue } from '../stored-value.ts';
import { TRACES } from './traces.ts';

/** Whom a guest's order goes to, and where. It stays in this browser: only accounts have addresses on the server. */
export type GuestAddress = {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  address_type: string;
  /** What the guest calls it, when it is neither home nor office. */
  address_label?: string;
  latitude: string;
  longitude: string;
  road: string;
  house: string;
  floor: string;
};

const FIELDS = [
  ...(['contact_person_name', 'contact_person_number', 'contact_person_email', 'address', 'address_type'] as const),
  ...(['latitude', 'longitude', 'road', 'house', 'floor'] as const),
];

const stored = storedValue<GuestAddress>('local', TRACES.guestAddress, guestAddressFrom);

export const rememberGuestAddress = (address: GuestAddress) => stored.set(address);

export const useGuestAddress = (): GuestAddress | null =>
  useSyncExternalStore(stored.subscribe, stored.get, () => null);

function guestAddressFrom(value: unknown): GuestAddress | null {
  const fields = (value ?? {}) as Record<string, unknown>;
  return FIELDS.every((name) => typeof fields[name] === 'string') ? (value as GuestAddress) : null;
}
