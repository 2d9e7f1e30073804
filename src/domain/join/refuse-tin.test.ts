import { expect, test } from 'vitest';
import { refuseTin } from './refuse-tin.ts';

const today = '2026-11-16';
const tin = { tin: 'SE-1', tin_expire_date: today, hasCertificate: false };

test.each([
  ['holds until the end of its last day', tin, null],
  ['of yesterday has expired', { ...tin, tin_expire_date: '2026-11-15' }, 'expired'],
  ['needs no date', { ...tin, tin_expire_date: null }, null],
  ['may be left out', { tin: null, tin_expire_date: null, hasCertificate: false }, null],
  ['is missed by a date', { ...tin, tin: null }, 'missing'],
  ['is missed by a certificate', { tin: null, tin_expire_date: null, hasCertificate: true }, 'missing'],
] as const)('a tax number %s', (_, sent, refusal) => {
  expect(refuseTin(sent, today)).toBe(refusal);
});
