import { expect, test } from 'vitest';
import { toJson } from './to-json.ts';

test('what fits into a line stands in one, the rest is spread, and it is JSON all the same', () => {
  const value = { name: { en: 'Milk', es: 'Leche' }, tags: ['a', 'b'], none: null, left_out: undefined, empty: [{}] };
  expect(toJson(value)).toBe(
    '{ "name": { "en": "Milk", "es": "Leche" }, "tags": ["a", "b"], "none": null, "empty": [{}] }',
  );
  expect(toJson(value, 42)).toBe(
    [
      '{',
      '  "name": { "en": "Milk", "es": "Leche" },',
      '  "tags": ["a", "b"],',
      '  "none": null,',
      '  "empty": [{}]',
      '}',
    ].join('\n'),
  );
  for (const width of [1, 20, 40, 200])
    expect(JSON.parse(toJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)));
});
