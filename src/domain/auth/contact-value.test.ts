import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactKind } from './contact-value.ts';

describe('contactKind', () => {
  test.each(['maja@example.com', 'a.b+c@mail.example.co.uk', ' diego@example.com '])(
    '%j is an email [MISC-010a]',
    (typed) => {
      expect(contactKind(typed)).toBe('email');
    },
  );

  test.each(['+46701740605', '+1 555 010 9999', '+46-70-174-06-05'])('%j is a phone number [MISC-010b]', (typed) => {
    expect(contactKind(typed)).toBe('phone');
  });

  test.each([
    '',
    ' ',
    'maja',
    'maja@',
    '@example.com',
    'maja@example',
    'a@b@c.de',
    '0701740605',
    '+',
    '+0123456789',
    '+12',
    '12345',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is neither [MISC-010c]', (typed) => {
    expect(contactKind(typed)).toBe('invalid');
  });

  test('any text is exactly one of the three [MISC-009]', () => {
    fc.assert(fc.property(fc.string(), (typed) => ['email', 'phone', 'invalid'].includes(contactKind(typed))));
  });
});
