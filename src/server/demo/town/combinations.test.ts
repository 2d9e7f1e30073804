import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

const colour = {
  title: { en: 'Colour', es: 'Color' },
  options: [
    { label: { en: 'Red', es: 'Rojo' }, extraPrice: 0 },
    { label: { en: 'Blue', es: 'Azul' }, extraPrice: 100 },
  ],
};
const size = {
  title: { en: 'Size', es: 'Talla' },
  options: [
    { label: { en: 'Small', es: 'Pequeña' }, extraPrice: 0 },
    { label: { en: 'Large', es: 'Grande' }, extraPrice: 250 },
  ],
};

test('one option of each group, joined by dashes in every language, prices added up', () => {
  expect(combinations([colour, size])).toEqual([
    { label: { en: 'Red-Small', es: 'Rojo-Pequeña' }, extraPrice: 0 },
    { label: { en: 'Red-Large', es: 'Rojo-Grande' }, extraPrice: 250 },
    { label: { en: 'Blue-Small', es: 'Azul-Pequeña' }, extraPrice: 100 },
    { label: { en: 'Blue-Large', es: 'Azul-Grande' }, extraPrice: 350 },
  ]);
});

test('nothing to choose means no combinations', () => {
  expect(combinations([])).toEqual([]);
});
