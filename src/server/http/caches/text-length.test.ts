import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

const ITEM = {
  id: 12,
  name: 'Crisp bread',
  price: 4900,
  veg: null,
  free_delivery: true,
  tags: ['bread', 'rye'],
  store: { id: 3, slug: 'crisp-and-co', opens: { in_days: 1, time: '08:00' } },
};

test.each([[ITEM], [[ITEM, ITEM, ITEM]], [{ rows: [] }], ['a text'], [null], [[1250, 2400, 30000]]])(
  'comes close to the length of the text of %j',
  (value) => {
    const written = JSON.stringify(value).length;
    expect(Math.abs(textLength(value) - written)).toBeLessThanOrEqual(Math.max(0.2 * written, 10));
  },
);
