import { expect, test } from 'vitest';
import type { CourierDraft } from './courier-draft.ts';
import { COURIER_FIELDS, courierFaults } from './courier-faults.ts';

const picture = new File(['picture'], 'me.png');
const draft: CourierDraft = {
  texts: { f_name: 'Bo', l_name: '', phone: '+46701740605', email: 'bo@example.com', identity_number: 'AB1' },
  zone_id: 1,
  vehicle_id: 1,
  earning: 0,
  identity_type: 'passport',
  fileNames: {},
};
const files = { image: [picture], identity_image: [picture] };
const passwords = { password: 'Secret-1', confirm_password: 'Secret-1' };

test('a courier who said everything lacks nothing, whichever way they earn [REG-006]', () => {
  expect(courierFaults({ draft, files, passwords })).toEqual({});
  expect(courierFaults({ draft: { ...draft, earning: 1 }, files, passwords })).toEqual({});
});

test('each thing that is left out is named, but the last name [REG-006]', () => {
  const nothing: CourierDraft = {
    texts: { f_name: '', l_name: '', phone: '', email: '', identity_number: ' ' },
    zone_id: null,
    vehicle_id: null,
    earning: null,
    identity_type: null,
    fileNames: {},
  };
  const faults = courierFaults({
    draft: nothing,
    files: { image: [], identity_image: [] },
    passwords: { password: '', confirm_password: 'x' },
  });
  expect(COURIER_FIELDS.filter((field) => !faults[field])).toEqual(['l_name']);
});
