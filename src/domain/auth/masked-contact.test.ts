import { expect, test } from 'vitest';
import { maskedContact } from './masked-contact.ts';

test.each([
  ['maja@example.com', 'm•••@example.com'],
  ['+46701740605', '•••• 05'],
])('%s is shown as %s', (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown);
});
