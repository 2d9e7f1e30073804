import { expect, test } from 'vitest';
import { type Choice, type Choosable, readSelection } from './read-selection.ts';

const aDish: Choosable = {
  variations: [],
  food_variations: [
    {
      name: { en: 'Size', es: 'Tamaño' },
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [
        { label: { en: 'Small', es: 'Pequeño' }, optionPrice: 0 },
        { label: { en: 'Large', es: 'Grande' }, optionPrice: 3_00 },
      ],
    },
    {
      name: { en: 'Sauces', es: 'Salsas' },
      type: 'multi',
      min: 2,
      max: 3,
      required: 'off',
      values: ['Aioli', 'Chili', 'Mayo', 'Pesto'].map((en) => ({ label: { en }, optionPrice: 50 })),
    },
  ],
  add_ons: [{ id: 1 }, { id: 2 }],
};
const aShirt: Choosable = { variations: [{ type: 'Red-M', price: 9_00 }], food_variations: [], add_ons: [] };
const nothing: Choice = { variation: '', options: [], add_ons: [] };
const small = { name: 'Size', labels: ['Small'] };
const sauces = (...labels: string[]) => ({ name: 'Sauces', labels });

test('a choice in any language is kept by its English names, in one order', () => {
  const spanish = { ...nothing, options: [{ name: 'Tamaño', labels: ['Grande'] }, sauces('Mayo', 'Aioli')] };
  const english = { ...nothing, options: [sauces('Aioli', 'Mayo'), { name: 'Size', labels: ['Large'] }] };
  expect(readSelection(aDish, spanish)).toEqual(english);
  expect(readSelection(aDish, english)).toEqual(english);
});

test('a required group cannot stay without a choice', () => {
  expect(readSelection(aDish, nothing)).toEqual({ reason: 'option_missing', name: { en: 'Size', es: 'Tamaño' } });
});

test.each([
  { labels: ['Aioli'], allowed: false },
  { labels: ['Aioli', 'Chili'], allowed: true },
  { labels: ['Aioli', 'Chili', 'Mayo'], allowed: true },
  { labels: ['Aioli', 'Chili', 'Mayo', 'Pesto'], allowed: false },
])('$labels.length sauces where two to three are allowed: $allowed', ({ labels, allowed }) => {
  const read = readSelection(aDish, { ...nothing, options: [small, sauces(...labels)] });
  expect('reason' in read ? read : null).toEqual(
    allowed ? null : { reason: 'option_count', name: { en: 'Sauces', es: 'Salsas' }, min: 2, max: 3 },
  );
});

test.each<[string, Choosable, Choice, string]>([
  [
    'two of a single choice',
    aDish,
    { ...nothing, options: [{ name: 'Size', labels: ['Small', 'Large'] }] },
    'option_count',
  ],
  [
    'a group twice',
    aDish,
    { ...nothing, options: [small, { name: 'Tamaño', labels: ['Grande'] }] },
    'variation_unknown',
  ],
  [
    'an unknown group',
    aDish,
    { ...nothing, options: [small, { name: 'Drink', labels: ['Cola'] }] },
    'variation_unknown',
  ],
  ['an unknown label', aDish, { ...nothing, options: [{ name: 'Size', labels: ['Huge'] }] }, 'variation_unknown'],
  ['an unknown variation', aShirt, { ...nothing, variation: 'Blue-M' }, 'variation_unknown'],
  ['no variation of an item that has some', aShirt, nothing, 'variation_missing'],
  ['a variation of an item that has none', aDish, { ...nothing, variation: 'Red-M' }, 'variation_unknown'],
  ['a foreign add-on', aDish, { ...nothing, options: [small], add_ons: [{ id: 3, quantity: 1 }] }, 'add_on_unknown'],
  [
    'an add-on twice',
    aDish,
    {
      ...nothing,
      options: [small],
      add_ons: [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 2 },
      ],
    },
    'add_on_unknown',
  ],
])('%s is refused', (_, item, choice, reason) => {
  expect(readSelection(item, choice)).toMatchObject({ reason });
});

test('a variation is found whatever its dashes and spaces, and kept as the item writes it', () => {
  expect(readSelection(aShirt, { ...nothing, variation: 'Red M' })).toMatchObject({ variation: 'Red-M' });
});
