import type { Address } from '#contract/addresses/addresses.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { coverage } from '../location/zones.service.ts';
import {
  type AddressRow,
  addressesOf,
  type ChangedAddress,
  changeAddress,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockAddresses,
  type NewAddress,
} from './addresses.repository.ts';

const MAX_ADDRESSES = 100;

type PageRequest = { limit?: number | undefined; offset?: number | undefined };

export async function addressBook({ db }: Deps, customer_id: number, { limit = 10, offset = 1 }: PageRequest) {
  const [rows, total_size] = await Promise.all([
    addressesOf(db, customer_id, { limit, skip: (offset - 1) * limit }),
    countAddresses(db, customer_id),
  ]);
  return { total_size, limit, offset, addresses: rows.map(addressToWire) };
}

const addressToWire = ({ customer_id, ...row }: AddressRow): Address => ({
  ...row,
  user_id: customer_id,
  latitude: String(row.latitude),
  longitude: String(row.longitude),
  contact_person_email: null,
  zone_id: row.zone_ids[0] ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export async function saveAddress(tx: Db, customer_id: number, address: NewAddress) {
  const zones = await zonesFor({ db: tx }, address);
  if (!(await lockAddresses(tx, customer_id))) throw new AppError('unauthorized');
  if ((await countAddresses(tx, customer_id)) >= MAX_ADDRESSES) throw new AppError('addresses_full');
  return { id: await insertAddress(tx, customer_id, address), ...zones };
}

export async function changeSaved(deps: Deps, customer_id: number, id: number, address: ChangedAddress) {
  const zones = await zonesFor(deps, address);
  if ((await changeAddress(deps.db, customer_id, id, address)) === 0) throw new AppError('address_gone');
  return { id, ...zones };
}

export async function forgetAddress({ db }: Deps, customer_id: number, id: number) {
  if ((await deleteAddress(db, customer_id, id)) === 0) throw new AppError('address_gone');
}

/** Where we never deliver and where we pause are two answers, as when a place is picked. */
async function zonesFor(deps: Pick<Deps, 'db'>, { latitude, longitude }: Pick<NewAddress, 'latitude' | 'longitude'>) {
  const { active, isPaused } = await coverage(deps, { lat: latitude, lng: longitude });
  const zone_ids = active.map(({ id }) => id);
  const [zone_id] = zone_ids;
  if (zone_id === undefined) throw new AppError(isPaused ? 'zone_inactive' : 'address_outside');
  return { zone_id, zone_ids };
}
