import { describe, expect, test } from 'vitest';
import { findVariation, firstPicks, isSameType, isWhole, optionsOf } from './find-variation.ts';

const SHIRT = [
  { type: 'Red-Large', label: 'Rojo-Grande', price: 2000, stock: 0 },
  { type: 'Red-Small', label: 'Rojo-Pequeño', price: 1800, stock: 4 },
  { type: 'Dark blue-Large', label: 'Azul oscuro-Grande', price: 2100, stock: 2 },
];
const CHOICES = [{ options: ['Rojo', 'Azul oscuro'] }, { options: ['Grande', 'Pequeño'] }];

describe('the variation that the chosen options make', () => {
  test('is found by one option of each choice [ITEM-029]', () => {
    expect(findVariation(SHIRT, ['Rojo', 'Pequeño'])?.price).toBe(1800);
    expect(findVariation(SHIRT, ['Red', 'Large'])?.price).toBe(2000);
    expect(findVariation(SHIRT, ['Azul oscuro', 'Pequeño'])).toBeUndefined();
  });

  test.each(['Dark blue-Large', 'Darkblue-Large', 'Dark-blue Large', 'DarkblueLarge'])(
    'ignores dashes and spaces: %s [ITEM-030]',
    (type) => {
      expect(isSameType(type, 'Dark blue-Large')).toBe(true);
      expect(findVariation([{ type, label: type }], ['Dark blue', 'Large'])).toBeDefined();
    },
  );

  test('an exact match goes before one that is equal only without dashes', () => {
    const twins = [
      { type: 'A-BC', label: 'A-BC', price: 1 },
      { type: 'AB-C', label: 'AB-C', price: 2 },
    ];
    expect(findVariation(twins, ['AB', 'C'])?.price).toBe(2);
  });

  test('tells the buttons which options it is made of', () => {
    expect(SHIRT.map((variation) => optionsOf(CHOICES, variation))).toEqual([
      ['Rojo', 'Grande'],
      ['Rojo', 'Pequeño'],
      ['Azul oscuro', 'Grande'],
    ]);
    expect(optionsOf(CHOICES, { type: 'Green', label: 'Verde' })).toEqual([]);
  });

  test('nobody wears the first size by chance: people choose, unless there is only one', () => {
    const picks = firstPicks([{ options: ['37', '38'] }, { options: ['Black'] }]);
    expect(picks).toEqual([null, 'Black']);
    expect(isWhole(picks)).toBe(false);
    expect(isWhole(['38', 'Black'])).toBe(true);
    expect(isWhole(firstPicks([]))).toBe(true);
  });
});
