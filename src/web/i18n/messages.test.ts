import { expect, test } from 'vitest';
import { en as serverEn } from '#contract/texts/en.ts';
import { es as serverEs } from '#contract/texts/es.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const pairs = [
  ...Object.entries(en).map(([key, text]) => [key, text, es[key as keyof typeof en]] as const),
  ...Object.entries(serverEn).map(([key, text]) => [key, text, serverEs[key as keyof typeof serverEn]] as const),
];

test('Spanish has every text, with the same places to fill in [I18N-005]', () => {
  for (const [key, english, spanish] of pairs) {
    expect(spanish, key).toBeTruthy();
    expect(placeholders(spanish), key).toEqual(placeholders(english));
  }
});

test('Spanish texts are Spanish, not copies [I18N-005]', () => {
  const same = pairs.filter(([, english, spanish]) => english === spanish).map(([key]) => key);
  expect(same.filter((key) => !['language.no'].includes(key))).toEqual([]);
});

test('the questions of a language change are the specification’s, letter for letter [I18N-001a] [I18N-001b] [I18N-003]', () => {
  expect(en['language.question']).toBe('Are you sure to change the language?');
  expect(en['language.explain']).toBe('The browser will refresh to get translated content.');
  expect(en['language.changed']).toBe('Language has been changed');
});

test('values are filled in, numbers as the language writes them, and what is missing stays visible', () => {
  expect(fill('{n} of {m} by {who}', { n: 12345.5, who: 'Ada' }, 'es')).toBe('12.345,5 of {m} by Ada');
});
