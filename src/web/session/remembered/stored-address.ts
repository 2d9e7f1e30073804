import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { storedValue } from '../stored-value.ts';

/** The address that a shopper chose for orders. Apart from its hook, because whoever signs out forgets it: see storage.ts. */
export const storedAddress = storedValue<SelectedAddress>('local', 'selected_address', selectedFrom);

export const rememberSelected = (address: SelectedAddress) => storedAddress.set(address);

export const forgetSelected = () => storedAddress.set(null);

function selectedFrom(value: unknown): SelectedAddress | null {
  const { lat, lng, address, address_type, road, house, floor } = (value ?? {}) as Record<string, unknown>;
  const isComplete =
    Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    [address, address_type, road, house, floor].every((text) => typeof text === 'string');
  return isComplete ? (value as SelectedAddress) : null;
}
