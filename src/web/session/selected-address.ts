import { useSyncExternalStore } from 'react';
import { type SelectedAddress, selectedAddress } from '#domain/addresses/selected-address.ts';
import { useSession } from './session.tsx';
import { storedValue } from './stored-value.ts';

const chosen = storedValue<SelectedAddress>('selected_address', isSelected);

export const rememberSelected = (address: SelectedAddress) => chosen.set(address);

/** Where an order would go now: an address the shopper chose, or the place they are at. */
export function useSelectedAddress(): SelectedAddress | null {
  const stored = useSyncExternalStore(chosen.subscribe, chosen.get, () => null);
  const location = useSession((session) => session.location);
  const currentLatLng = useSession((session) => session.currentLatLng);
  return selectedAddress(stored, { location, currentLatLng });
}

function isSelected(value: unknown): value is SelectedAddress {
  const { lat, lng, address, address_type, road, house, floor } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    [address, address_type, road, house, floor].every((text) => typeof text === 'string')
  );
}
