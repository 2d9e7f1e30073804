import { describe, expect, test } from 'vitest';
import { ar as serverAr } from '#contract/texts/ar.ts';
import { en as serverEn } from '#contract/texts/en.ts';
import { es as serverEs } from '#contract/texts/es.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';

const english: Record<string, string> = { ...en, ...serverEn };
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
// Texts that are truly the same in another language.
const SAME = new Set([
  'checkout.km',
  'parcel.km',
  'parcel.line.way',
  'parcel.min',
  'parcel.total',
  'bill.sum.total',
  'trips.sum.total',
  'bill.why.distance',
  'place.door.between',
  'placed.total',
  'track.minutes',
  'track.minutes_one',
  'language.no',
  'error.phone_provider_said',
  'tripcart.rent_type_of',
  'tripcart.total',
  'tripcart.type.no',
  'trip_search.hours',
  'trip_search.minutes',
  'trip_search.km',
  'vehicle.manual',
  'trip_checkout.total',
  'trips.sum.total',
  'trip_checkout.sum.subtotal',
  'vehicle.sum.distance_wise',
  'mail.sum.subtotal',
  'mail.sum.total',
]);

describe.each<[string, Record<string, string>]>([
  ['Spanish', { ...es, ...serverEs }],
  ['Arabic', { ...ar, ...serverAr }],
])('%s', (_name, texts) => {
  test('has every text, with the same places to fill in [I18N-005]', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(texts[key], key).toBeTruthy();
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text));
    }
  });

  test('is translated, not copied [I18N-005]', () => {
    expect(Object.keys(english).filter((key) => texts[key] === english[key] && !SAME.has(key))).toEqual([]);
  });
});

test('the questions of a language change are the specification’s, letter for letter [I18N-001a] [I18N-001b] [I18N-003]', () => {
  expect(en['language.question']).toBe('Are you sure to change the language?');
  expect(en['language.explain']).toBe('The browser will refresh to get translated content.');
  expect(en['language.changed']).toBe('Language has been changed');
});

test('values are filled in, numbers as the language writes them, and what is missing stays visible', () => {
  expect(fill('{n} of {m} by {who}', { n: 12345.5, who: 'Ada' }, 'es')).toBe('12.345,5 of {m} by Ada');
});

test('among words from right to left a value keeps its own direction; plain digits need no help', () => {
  expect(fill('من {amount}', { amount: '$5.00' }, 'ar')).toBe('من \u2068$5.00\u2069');
  expect(fill('{count} م', { count: '460' }, 'ar')).toBe('460 م');
  expect(fill('from {amount}', { amount: '$5.00' }, 'en')).toBe('from $5.00');
});
