import { describe, expect, test } from 'vitest';
import { NEW_STORE, type StoreDraft } from './store-draft.ts';
import { neededFields, type StoreSituation, storeFaults } from './store-faults.ts';

const SQUARE = [
  { lat: 57, lng: 11 },
  { lat: 58, lng: 11 },
  { lat: 58, lng: 12 },
  { lat: 57, lng: 12 },
];
const logo = new File(['logo'], 'logo.png');

const complete: StoreSituation = {
  draft: {
    ...NEW_STORE,
    names: { en: 'Nova Kitchen' },
    addresses: { en: 'Haga Nygata 21' },
    module_id: 1,
    zone_id: 1,
    place: { lat: 57.5, lng: 11.5 },
    texts: {
      ...NEW_STORE.texts,
      f_name: 'Nova',
      phone: '+46701740605',
      email: 'nova@example.com',
      minimum_delivery_time: '20',
      maximum_delivery_time: '30',
    },
  },
  files: { logo: [logo], cover_photo: [], tin_certificate_image: [] },
  passwords: { password: 'Secret-1', confirm_password: 'Secret-1' },
  language: 'en',
  ring: SQUARE,
  needsPickupZones: false,
  today: '2026-11-16',
};

const faults = (draft: Partial<StoreDraft>, situation: Partial<StoreSituation> = {}) =>
  storeFaults({ ...complete, ...situation, draft: { ...complete.draft, ...draft } });
const texts = (changed: Partial<StoreDraft['texts']>) => ({ texts: { ...complete.draft.texts, ...changed } });

describe('what is asked of a store before it is sent [REG-005]', () => {
  test('nothing more than is needed', () => expect(faults({})).toEqual({}));

  test('what is counted as needed is what an empty form lacks, also where vehicles are handed over', () => {
    for (const needsPickupZones of [false, true]) {
      const lacking = storeFaults({
        ...complete,
        draft: NEW_STORE,
        files: { logo: [], cover_photo: [], tin_certificate_image: [] },
        passwords: { password: '', confirm_password: '' },
        needsPickupZones,
      });
      expect([...neededFields(needsPickupZones)].sort()).toEqual(Object.keys(lacking).sort());
    }
  });

  test('an empty form lacks everything that is needed, and nothing else', () => {
    const empty = storeFaults({
      ...complete,
      draft: NEW_STORE,
      files: { logo: [], cover_photo: [], tin_certificate_image: [] },
      passwords: { password: '', confirm_password: '' },
    });
    expect(Object.keys(empty).sort()).toEqual(
      ['address', 'email', 'f_name', 'latitude', 'logo', 'maximum_delivery_time', 'minimum_delivery_time'].concat([
        'module_id',
        'name',
        'password',
        'phone',
        'zone_id',
      ]),
    );
  });

  test('the name in the shop’s own language; another one does not stand for it', () => {
    expect(faults({ names: { es: 'Cocina Nova' } })).toEqual({ name: 'join.fault.name' });
  });

  test('a place inside the zone', () => {
    expect(faults({ place: { lat: 59, lng: 18 } })).toEqual({ latitude: 'join.fault.outside' });
  });

  test('a longest time that is longer than the shortest', () => {
    expect(faults(texts({ maximum_delivery_time: '20' }))).toEqual({ maximum_delivery_time: 'join.fault.times_order' });
    expect(faults(texts({ minimum_delivery_time: '0' }))).toEqual({ minimum_delivery_time: 'join.fault.time' });
  });

  test('a tax number that has not expired, when there is a date for it', () => {
    expect(faults(texts({ tin_expire_date: '2027-01-01' }))).toEqual({ tin: 'join.fault.tin' });
    expect(faults(texts({ tin: '1', tin_expire_date: '2026-11-15' }))).toEqual({
      tin_expire_date: 'join.fault.tin_expired',
    });
    expect(faults(texts({ tin: '1', tin_expire_date: '2026-11-16' }))).toEqual({});
  });

  test('where vehicles are handed over, of who rents them out', () => {
    expect(faults({}, { needsPickupZones: true })).toEqual({ pickup_zone_id: 'join.fault.pickup_zones' });
    expect(faults({ pickup_zone_id: [1] }, { needsPickupZones: true })).toEqual({});
  });

  test('a strong password, twice the same', () => {
    const said = (password: string, confirm_password: string) =>
      faults({}, { passwords: { password, confirm_password } });
    expect(said('secret', 'secret')).toEqual({ password: 'join.fault.password_weak' });
    expect(said('Secret-1', 'Secret-2')).toEqual({ confirm_password: 'join.fault.confirm_password' });
  });
});
