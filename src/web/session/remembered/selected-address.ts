import { useSyncExternalStore } from 'react';
import { type SelectedAddress, selectedAddress } from '#domain/addresses/selected-address.ts';
import { useSession } from '../session.tsx';
import { storedAddress } from './stored-address.ts';

/** Where an order would go now: an address the shopper chose, or the place they are at. */
export function useSelectedAddress(): SelectedAddress | null {
  const stored = useSyncExternalStore(storedAddress.subscribe, storedAddress.get, () => null);
  const location = useSession((session) => session.location);
  const currentLatLng = useSession((session) => session.currentLatLng);
  return selectedAddress(stored, { location, currentLatLng });
}
