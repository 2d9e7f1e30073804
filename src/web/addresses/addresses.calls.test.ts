import { expect, test } from 'vitest';
import type { Address } from '#contract/addresses/addresses.ts';
import { selectSaved } from '#domain/addresses/selected-address.ts';
import type { ApiClient } from '#web/api/client.ts';
import { startOf } from './address-form.ts';
import { saveAddress, saveEntrance } from './addresses.calls.ts';

const GRANDMA: Address = {
  id: 7,
  user_id: 1,
  address_type: 'other',
  address_label: 'Grandma',
  address: 'Haga Nygata 22',
  latitude: '57.6985',
  longitude: '11.9575',
  contact_person_name: 'Elsa Berg',
  contact_person_number: '+46701112233',
  contact_person_email: null,
  additional_information: 'Ring twice',
  house: null,
  floor: '7',
  road: null,
  zone_id: 1,
  zone_ids: [1],
  created_at: '',
  updated_at: '',
};
const AT = { lat: 57.6985, lng: 11.9575 };
const form = startOf(GRANDMA, { name: '', phone: '' });

/** What the shop would be told. */
async function sent(save: (api: ApiClient) => Promise<unknown>) {
  let told: { name: string; body: unknown } | null = null;
  await save((async ({ name }: { name: string }, { body }: { body: unknown }) => {
    told = { name, body };
    return { message: '', id: 7 };
  }) as unknown as ApiClient);
  return told;
}

test('how to find the door is saved, and nothing else of the saved address is touched [ADDR-021]', async () => {
  const door = { ...selectSaved(GRANDMA), floor: '8', house: 'B' };
  expect(await sent((api) => saveEntrance(api, GRANDMA, door))).toEqual({
    name: 'updateAddress',
    body: {
      address: 'Haga Nygata 22',
      address_type: 'other',
      contact_person_name: 'Elsa Berg',
      contact_person_number: '+46701112233',
      latitude: 57.6985,
      longitude: 11.9575,
      road: '',
      house: 'B',
      floor: '8',
    },
  });
});

test('what the form does not show is not sent: neither the note nor the name of a home [ADDR-028b]', async () => {
  const home = { ...GRANDMA, address_type: 'home' } as const;
  const told = await sent((api) => saveAddress(api, home, { ...form, address_type: 'home' }, AT));
  expect(told).toMatchObject({ name: 'updateAddress', body: { address_type: 'home', floor: '7' } });
  expect(told).not.toHaveProperty('body.additional_information');
  expect(told).not.toHaveProperty('body.address_label');
});

test('the name of an "other" address is sent as it stands, and goes when it becomes something else [ADDR-023]', async () => {
  const named = (address_type: 'other' | 'home') =>
    sent((api) => saveAddress(api, GRANDMA, { ...form, address_type }, AT));
  expect(await named('other')).toHaveProperty('body.address_label', 'Grandma');
  expect(await named('home')).toHaveProperty('body.address_label', '');
});
