import { errors } from 'jose';
import { describe, expect, test } from 'vitest';
import { IdentityUnavailable } from './identity.ts';
import { faultOf, personIn } from './read-claims.ts';

describe('what a token says of a person', () => {
  const told = { nonce: 'n', sub: 's', email: 'Asa@Example.net', email_verified: true, name: ' Åsa ' };

  test('the email in small letters, the name without spaces around it', () => {
    expect(personIn(told, 'n')).toEqual({
      subject: 's',
      email: 'asa@example.net',
      is_email_verified: true,
      name: 'Åsa',
    });
  });

  test.each([
    ['Apple writes the flag as text', { email_verified: 'true' }, { is_email_verified: true }],
    ['Facebook leaves it out', { email_verified: undefined }, { is_email_verified: false }],
    ['an email that is not confirmed', { email_verified: false }, { fault: 'email_unverified' }],
    ['the same, as text', { email_verified: 'false' }, { fault: 'email_unverified' }],
    ['no email at all', { email: undefined }, { email: null }],
    ['something that is no email', { email: 'asa' }, { email: null }],
    ['no name', { name: undefined }, { name: '' }],
    ['nobody', { sub: '' }, { fault: 'invalid' }],
    ['a name of the issuer that is too long to keep', { sub: 'x'.repeat(256) }, { fault: 'invalid' }],
  ])('%s', (_, change, expected) => {
    expect(personIn({ ...told, ...change } as Parameters<typeof personIn>[0], 'n')).toMatchObject(expected);
  });
});

describe('what is wrong', () => {
  test.each([
    new errors.JWKSTimeout(),
    new errors.JWKSInvalid(),
    new errors.JOSEError(),
    new TypeError('fetch failed'),
  ])('keys that did not come are nobody’s fault: %s', (error) => {
    expect(() => faultOf(error)).toThrow(IdentityUnavailable);
  });
});
