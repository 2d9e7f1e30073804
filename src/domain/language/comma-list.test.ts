import { expect, test } from 'vitest';
import { commaList } from './comma-list.ts';

test.each([
  ['en', 'Hot, Mild'],
  ['es', 'Hot, Mild'],
  ['ar', 'Hot، Mild'],
  ['sv', 'Hot, Mild'],
])('%s has its own comma between words', (language, said) => {
  expect(commaList(['Hot', 'Mild'], language)).toBe(said);
});

test('one word has none', () => {
  expect(commaList(['Hot'], 'ar')).toBe('Hot');
});
