import { describe, expect, test } from 'vitest';
import { demoIssuer } from './demo-issuer.ts';

const NOON = new Date('2026-05-04T12:00:00Z');
const settings = {
  medium: 'google',
  publicUrl: () => 'https://shop.example',
  seed: Buffer.alloc(32, 7),
  scope: 'openid',
  response_mode: 'fragment',
  now: () => NOON,
} as const;
const issuer = demoIssuer(settings);
const person = { subject: 'a', name: 'Åsa Ö', email: 'asa@example.net', is_email_verified: true };

describe('the demonstration’s own issuer', () => {
  test('reads what it has signed', async () => {
    expect(await issuer.read(await issuer.sign(person, 'n'), 'n')).toEqual(person);
  });

  test('every process of a shop has the same key, another shop another', async () => {
    const token = await issuer.sign(person, 'n');
    expect(await demoIssuer(settings).read(token, 'n')).toEqual(person);
    expect(await demoIssuer({ ...settings, seed: Buffer.alloc(32, 8) }).read(token, 'n')).toEqual({ fault: 'invalid' });
  });

  test.each([
    ['another issuer', { ...settings, publicUrl: () => 'https://other.example' }, 'n', 'issuer'],
    ['another medium', { ...settings, medium: 'apple' as const }, 'n', 'issuer'],
    ['another errand', settings, 'm', 'nonce'],
    ['its time is over', { ...settings, now: () => new Date(NOON.getTime() + 601_000) }, 'n', 'expired'],
  ])('%s', async (_, reader, nonce, fault) => {
    expect(await demoIssuer(reader).read(await issuer.sign(person, 'n'), nonce)).toEqual({ fault });
  });
});
