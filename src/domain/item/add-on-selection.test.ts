import { expect, test } from 'vitest';
import { addOnsOf, countAddOn, takenAddOns, toggleAddOn } from './add-on-selection.ts';

const OFFERED = [
  { id: 4, name: 'Fries', price: 300, quantity: 1 },
  { id: 7, name: 'Cola', price: 250, quantity: 1 },
];

test('an add-on is ticked and counted by itself [FOOD-001e] [DATA-017]', () => {
  const none = addOnsOf(OFFERED);
  expect(none).toEqual([
    { id: 4, isChecked: false, quantity: 1 },
    { id: 7, isChecked: false, quantity: 1 },
  ]);
  const two = countAddOn(toggleAddOn(none, 7), 7, 2);
  expect(takenAddOns(two)).toEqual([{ id: 7, quantity: 2 }]);
  expect(takenAddOns(toggleAddOn(two, 7))).toEqual([]);
  expect(takenAddOns(toggleAddOn(toggleAddOn(two, 7), 7))).toEqual([{ id: 7, quantity: 1 }]);
  expect(takenAddOns(countAddOn(two, 7, 0))).toEqual([]);
});

test('a line of the cart brings its add-ons along', () => {
  expect(takenAddOns(addOnsOf(OFFERED, [{ id: 4, quantity: 3 }]))).toEqual([{ id: 4, quantity: 3 }]);
});
