import { expect, test } from 'vitest';
import { countForm } from './count-form.ts';
import { LANGUAGES } from './language.ts';

const COUNTS = [...Array(120).keys(), 1000, 1001, 1_000_000, 0.5, 1.5];

test.each(LANGUAGES.map(({ key }) => key))('of two forms the first is for what %s counts as one', (language) => {
  const rules = new Intl.PluralRules(language);
  for (const count of COUNTS)
    expect(countForm('one|other', count, String(count), language), String(count)).toBe(
      rules.select(count) === 'one' ? 'one' : 'other',
    );
});

test('of six forms each is for its own numbers', () => {
  const said = (count: number) => countForm('zero|one|two|few #|many|other', count, String(count), 'ar');
  expect([0, 1, 2, 3, 11, 100].map(said)).toEqual(['zero', 'one', 'two', 'few 3', 'many', 'other']);
});
