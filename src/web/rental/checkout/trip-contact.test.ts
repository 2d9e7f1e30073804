import { expect, test } from 'vitest';
import { contactFaults } from './trip-contact.ts';

const amira = { name: 'Amira Hassan', phone: '+46701234567', email: 'amira@example.com' };

test('a provider can call whoever booked: a name and a phone are needed, of a guest also an email', () => {
  expect(contactFaults(amira, true)).toEqual({});
  expect(contactFaults({ name: ' ', phone: '', email: '' }, true)).toEqual({
    name: 'trip_checkout.name_missing',
    phone: 'trip_checkout.phone_missing',
    email: 'trip_checkout.email_missing',
  });
  expect(contactFaults({ ...amira, email: '' }, false)).toEqual({});
  expect(contactFaults({ ...amira, email: 'amira' }, false)).toEqual({ email: 'trip_checkout.email_missing' });
});
