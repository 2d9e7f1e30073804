import { describe, expect, test } from 'vitest';
import {
  addressesInZone,
  contactAt,
  isEditable,
  offeredAddresses,
  onceSaved,
  savedAs,
  selectedAddress,
  selectSaved,
} from './selected-address.ts';

const place = { location: 'Avenyn 21', currentLatLng: { lat: 57.7, lng: 11.97 } };
const home = {
  id: 1,
  address: 'Haga Nygata 22',
  address_type: 'home',
  latitude: '57.6985',
  longitude: '11.9575',
  road: '22',
  house: null,
  floor: '3',
  contact_person_name: 'Maja Lindqvist',
  contact_person_number: '+46701740605',
  zone_ids: [1, 4],
};
const office = { ...home, id: 2, address: 'Lindholmen 5', address_type: 'office', latitude: '57.70702', zone_ids: [3] };

describe('the selected address', () => {
  test('holds address, address_type, lat, lng, road, house and floor; lat and lng come from latitude and longitude [DATA-002] [LOC-005a]', () => {
    expect(selectSaved(home)).toEqual({
      lat: 57.6985,
      lng: 11.9575,
      address: 'Haga Nygata 22',
      address_type: 'home',
      road: '22',
      house: '',
      floor: '3',
      id: 1,
      contact_person_name: 'Maja Lindqvist',
      contact_person_number: '+46701740605',
    });
  });

  test('a place that nobody saved is a Selected Address, and only that cannot be edited [ADDR-005]', () => {
    const selected = selectedAddress(null, place);
    expect(selected).toEqual({
      lat: 57.7,
      lng: 11.97,
      address: 'Avenyn 21',
      address_type: 'Selected Address',
      road: '',
      house: '',
      floor: '',
    });
    expect(selected && isEditable(selected)).toBe(false);
    expect(isEditable(selectSaved(home))).toBe(true);
  });

  test('what was chosen is forgotten once the shopper is somewhere else', () => {
    const chosen = selectSaved(home);
    expect(selectedAddress(chosen, place)?.address_type).toBe('Selected Address');
    expect(selectedAddress(chosen, { ...place, currentLatLng: { lat: 57.6985, lng: 11.9575 } })).toBe(chosen);
    expect(selectedAddress(chosen, { location: null, currentLatLng: null })).toBeNull();
  });
});

describe('once it is saved', () => {
  const sent = { ...selectSaved(office), address_type: 'Selected Address', floor: '2' };
  const saved = { id: 7, address_type: 'home' };

  test('what was typed meanwhile stays', () => {
    expect(onceSaved({ ...sent, floor: '21', house: 'B' }, sent, saved)).toEqual({
      ...sent,
      ...saved,
      floor: '21',
      house: 'B',
    });
  });

  test('another place that was chosen meanwhile stays what it is', () => {
    const other = selectSaved(home);
    expect(onceSaved(other, sent, saved)).toBe(other);
  });
});

describe('what one may choose from', () => {
  test('the selected address stands first, once [LOC-007]', () => {
    const selected = selectSaved(office);
    expect(offeredAddresses(selected, [home, office], null)).toEqual([
      { selected: true, address: selected },
      { selected: false, address: home },
    ]);
    expect(offeredAddresses(null, [home], null)).toEqual([{ selected: false, address: home }]);
  });

  test('a known store zone leaves only the addresses within it [LOC-008]', () => {
    expect(addressesInZone([home, office], 3)).toEqual([office]);
    expect(addressesInZone([home, office], null)).toEqual([home, office]);
    expect(offeredAddresses(selectedAddress(null, place), [home, office], 4).slice(1)).toEqual([
      { selected: false, address: home },
    ]);
  });
});

describe('a selected address that is a saved one', () => {
  const upstairs = { ...home, id: 3, floor: '7', contact_person_name: 'Diego', contact_person_number: '+46701740606' };

  test('is that one, though another has the same street and kind', () => {
    expect(savedAs(selectSaved(upstairs), [home, upstairs])).toBe(upstairs);
    expect(savedAs({ ...selectSaved(upstairs), floor: '8' }, [home, upstairs])).toBe(upstairs);
    expect(savedAs(selectSaved(upstairs), [home])).toBeUndefined();
  });

  test('is known by its door when its number was not kept, and a place is none of them', () => {
    const { id: _, ...unnumbered } = selectSaved(home);
    expect(savedAs({ ...unnumbered, floor: '9' }, [office, home])).toBe(home);
    const here = selectedAddress(null, place);
    expect(here && savedAs(here, [home, office])).toBeUndefined();
  });

  test('says whom an order is for; a place leaves it to the customer [DATA-001a]', () => {
    const customer = { name: 'Maja', phone: '' };
    expect(contactAt(selectSaved(upstairs), customer)).toEqual({ name: 'Diego', phone: '+46701740606' });
    expect(contactAt({}, customer)).toEqual(customer);
  });
});
