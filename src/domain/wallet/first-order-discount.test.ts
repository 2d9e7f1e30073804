import { expect, test } from 'vitest';
import { hasFirstOrderDiscount, validityText } from './first-order-discount.ts';

const rules = {
  new_customer_discount_status: 1,
  new_customer_discount_amount_validity: 30,
  new_customer_discount_validity_type: 'day',
} as const;
const newcomer = { is_referred: true, order_count: 0, created_at: new Date('2026-01-01T12:00:00Z') };
const soon = new Date('2026-01-31T12:00:00Z');

test('who was referred and has ordered nothing pays less, up to the last moment', () => {
  expect(hasFirstOrderDiscount(rules, newcomer, soon)).toBe(true);
  expect(hasFirstOrderDiscount(rules, newcomer, new Date(soon.getTime() + 1))).toBe(false);
  expect(hasFirstOrderDiscount({ ...rules, new_customer_discount_validity_type: 'month' }, newcomer, soon)).toBe(true);
  expect(hasFirstOrderDiscount({ ...rules, new_customer_discount_validity_type: 'year' }, newcomer, soon)).toBe(true);
});

test.each([
  [{ ...rules, new_customer_discount_status: 0 } as const, newcomer],
  [rules, { ...newcomer, is_referred: false }],
  [rules, { ...newcomer, order_count: 1 }],
])('nobody else', (given, person) => {
  expect(hasFirstOrderDiscount(given, person, newcomer.created_at)).toBe(false);
});

test.each([
  ['month', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ['month', '2028-01-30T12:00:00Z', '2028-02-29T12:00:00Z'],
  ['month', '2026-12-15T12:00:00Z', '2027-01-15T12:00:00Z'],
  ['year', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z'],
] as const)('a %s from %s is over with %s', (unit, created_at, last) => {
  const one = {
    ...rules,
    new_customer_discount_amount_validity: 1,
    new_customer_discount_validity_type: unit,
  };
  const person = { ...newcomer, created_at: new Date(created_at) };
  expect(hasFirstOrderDiscount(one, person, new Date(last))).toBe(true);
  expect(hasFirstOrderDiscount(one, person, new Date(Date.parse(last) + 1))).toBe(false);
});

test('how long it lasts, in words', () => {
  expect(validityText(rules)).toBe('30 days');
  expect(validityText({ ...rules, new_customer_discount_amount_validity: 1 })).toBe('1 day');
});
