import { expect, test } from 'vitest';
import type { Session } from '#web/session/storage.ts';
import { headersOf } from './headers.ts';

const nobody: Session = {
  token: null,
  guest_id: null,
  module: null,
  location: null,
  currentLatLng: null,
  zoneid: [],
  settings: { language: 'en', theme: 'system' },
};

test('place, zones, module, token and language of the session go with every call [CALL-002] [CALL-003] [CALL-004] [CALL-005] [CALL-006] [CALL-007] [CALL-009]', () => {
  const headers = headersOf({
    ...nobody,
    token: 'abc',
    module: { id: 4, module_name: 'Food', module_type: 'food', zones: [1] },
    currentLatLng: { lat: 57.7, lng: 11.96 },
    zoneid: [1, 2],
    settings: { language: 'es', theme: 'dark' },
  });
  expect(headers).toEqual({
    latitude: '57.7',
    longitude: '11.96',
    zoneid: '[1,2]',
    moduleId: '4',
    authorization: 'Bearer abc',
    'X-localization': 'es',
    'X-software-id': '33571750',
  });
});

test('without module, zone or token their headers are absent [CALL-005]', () => {
  expect(Object.keys(headersOf(nobody))).toEqual(['latitude', 'longitude', 'X-localization', 'X-software-id']);
});
