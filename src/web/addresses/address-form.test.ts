import { expect, test } from 'vitest';
import { en } from '#web/i18n/en.ts';
import { addressRules } from './address-form.ts';

const rules = addressRules((key) => en[key]);

test.each(['', '  ', '\u200b\u2060', '\u202e', '\u3164'])('%j is no name and no address: it shows nothing', (typed) => {
  expect(rules.contact_person_name.validate(typed)).toBe('Name is required');
  expect(rules.address.validate(typed)).toBe('Address is required');
});

test.each(['Maja', 'مايا', '👨‍👩‍👧', '<b>'])('%j is one', (typed) => {
  expect(rules.contact_person_name.validate(typed)).toBe(true);
  expect(rules.address.validate(typed)).toBe(true);
});
