import { expect, test } from 'vitest';
import { draftOfSent, NEW_PARCEL, noteToChange } from './parcel-draft.ts';
import { faultsOf, fieldOfRefusal } from './parcel-faults.ts';

const end = {
  contact_person_name: 'Elias Berg',
  contact_person_number: '+46735128810',
  contact_person_email: null,
  address: 'Andra Långgatan 31',
  address_type: 'others',
  road: null,
  house: '31',
  floor: null,
  latitude: 57.69,
  longitude: 11.95,
};
const sent = draftOfSent({
  parcel_category_id: 2,
  sender: { ...end, contact_person_name: 'Maja' },
  receiver: end,
  charge_payer: 'receiver',
  delivery_instruction: 'Fragile · Call on arrival',
  order_note: null,
});

test('change is brought for the sender’s note, not for one that the receiver may have', () => {
  const note = { ...sent, bring_change_amount: 5_00 };
  expect([noteToChange(note), noteToChange({ ...note, charge_payer: 'sender' })]).toEqual([0, 5_00]);
});

test('everything that is missing is named, in the order of the page; an email may be left out [PARC-004]', () => {
  expect(Object.keys(faultsOf(NEW_PARCEL))).toEqual([
    'category',
    'sender.name',
    'sender.phone',
    'sender.place',
    'receiver.name',
    'receiver.phone',
    'receiver.place',
  ]);
  const wrong = { ...sent, receiver: { ...sent.receiver, email: 'elias@', phone: '+46' } };
  expect(faultsOf(wrong)).toEqual({
    'receiver.phone': 'parcel.fault.phone',
    'receiver.email': 'parcel.fault.email',
  });
});

test('what was sent before is sent again with nothing missing, its instructions one by one', () => {
  expect(faultsOf(sent)).toEqual({});
  expect(sent).toMatchObject({
    instructions: ['Fragile', 'Call on arrival'],
    charge_payer: 'receiver',
    order_note: '',
  });
});

test('a refusal of the server stands under its field', () => {
  expect(['zone', 'receiverZone', 'distance', 'parcel_category_id', 'other'].map(fieldOfRefusal)).toEqual([
    'sender.place',
    'receiver.place',
    'receiver.place',
    'category',
    null,
  ]);
});
