import { type Address, addresses, type ZoneKey } from './content/addresses.ts';
import { randomFrom } from './random.ts';

export type Place = { zone: ZoneKey; address: string; latitude: number; longitude: number };

/** Hands out each address once, in a chance order, so that a street has shops of every kind. */
export function openAddressBook() {
  const left = Object.fromEntries(
    Object.entries(addresses).map(([zone, list]) => [zone, randomFrom(`addresses ${zone}`).some(list, list.length)]),
  ) as Record<ZoneKey, Address[]>;
  return {
    take(zone: ZoneKey): Place {
      const next = left[zone].pop();
      if (!next) throw new Error(`no address left in ${zone}`);
      const [street, number, latitude, longitude] = next;
      return { zone, address: `${street} ${number}, Göteborg`, latitude, longitude };
    },
  };
}

export type AddressBook = ReturnType<typeof openAddressBook>;
