import { describe, expect, test } from 'vitest';
import { addressOf, trustedProxies } from './address.ts';

describe('whom a limit counts', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (ip, address) => expect(addressOf(ip)).toBe(address));
});

describe('whom we believe', () => {
  test('none, or as many as stand in front', () => {
    expect(trustedProxies(0)('10.0.0.1', 0)).toBe(false);
    expect([0, 1, 2].map((hop) => trustedProxies(2)('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  test('those whose addresses we know', () => {
    const ours = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd00::1'].map((ip) => ours(ip, 0))).toEqual(
      Array(4).fill(true),
    );
    expect(['11.1.2.3', '192.0.2.8', '2001:db8::1', 'made-up', ''].map((ip) => ours(ip, 0))).toEqual(
      Array(5).fill(false),
    );
  });
});
