import { expect, test } from 'vitest';
import { MODULE_PROFILES, MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { MODULE_KINDS } from './kinds.ts';

const store = { id: 7, slug: 'corner', module_id: 2, module_type: 'grocery', zone_id: 4, lat: 57.7, lng: 11.97 };

test('a store has its page at /store, a provider of vehicles at /rental/provider-details [ROUTE-015]', () => {
  expect(MODULE_KINDS.shop.storePath(store)).toMatch(/^\/store\/corner\?/);
  expect(MODULE_KINDS.rental.storePath(store)).toBe('/rental/provider-details/corner');
});

test('what the API tells clients of a module agrees with its kind', () => {
  for (const type of MODULE_TYPES) {
    const { kind, abilities } = MODULE_PROFILES[type];
    expect({ kind, is_parcel: abilities.is_parcel, is_rental: abilities.is_rental }).toEqual({
      kind,
      is_parcel: kind === 'parcel',
      is_rental: kind === 'rental',
    });
  }
});
