import { expect, test } from 'vitest';
import { wordsOfLine } from './line-words.ts';

const dish: Parameters<typeof wordsOfLine>[0] = {
  variation: [
    { name: 'Size', values: [{ label: 'Large', optionPrice: 200 }] },
    {
      name: 'Sauce',
      values: [
        { label: 'Hot', optionPrice: 0 },
        { label: 'Mild', optionPrice: 0 },
      ],
    },
  ],
  add_ons: [
    { id: 1, name: 'Cheese', price: 100, quantity: 2 },
    { id: 2, name: 'Dip', price: 50, quantity: 1 },
  ],
};

test('a dish names its groups and add-ons, another item its combination [ORD-009]', () => {
  expect(wordsOfLine(dish, 'en')).toEqual(['Size: Large', 'Sauce: Hot, Mild', '+ 2× Cheese, 1× Dip']);
  const combination = { type: 'red-m', label: 'Red-M', price: 900 };
  expect(wordsOfLine({ variation: [combination], add_ons: [] }, 'en')).toEqual(['Red-M']);
  expect(wordsOfLine({ variation: [], add_ons: [] }, 'en')).toEqual([]);
});

test('an Arabic reader sees Arabic commas', () => {
  expect(wordsOfLine(dish, 'ar')).toEqual(['Size: Large', 'Sauce: Hot، Mild', '+ 2× Cheese، 1× Dip']);
});
