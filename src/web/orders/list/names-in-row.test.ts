import { expect, test } from 'vitest';
import { namesInRow } from './names-in-row.ts';

test.each([
  ['one thing', ['Margherita'], 1, 'en', { names: 'Margherita', count: 0 }],
  ['two', ['Margherita', 'Cola'], 2, 'en', { names: 'Margherita, Cola', count: 0 }],
  ['more than two', ['Margherita', 'Cola', 'Ice'], 5, 'en', { names: 'Margherita, Cola', count: 3 }],
  ['with the comma of the language', ['بيتزا', 'كولا'], 2, 'ar', { names: 'بيتزا، كولا', count: 0 }],
  [
    'long names, of which two would push the number out',
    ['Chocolate Muffins, 4 pieces', 'Strawberry Yoghurt, 1 kg'],
    9,
    'en',
    { names: 'Chocolate Muffins, 4 pieces', count: 8 },
  ],
  ['what is sent by parcel, which has no lines', ['Documents'], 0, 'en', { names: 'Documents', count: -1 }],
])('%s', (_, names, total, language, said) => {
  expect(namesInRow(names, total, language)).toEqual(said);
});
