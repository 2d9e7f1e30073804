import { expect, test } from 'vitest';
import { isOutside, leadsOutside } from './outside-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'localhost',
])('%s is no address of the open net [SEC-001]', (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.74.106', '172.32.0.1', '100.128.0.1', '2a00:1450:400f:80d::200a'])(
  '%s is',
  (address) => {
    expect(isOutside(address)).toBe(true);
  },
);

test('a name that leads inside, or nowhere, does not lead outside', async () => {
  expect(await leadsOutside('localhost')).toBe(false);
  expect(await leadsOutside('name.invalid')).toBe(false);
});
