import { describe, expect, test } from 'vitest';
import {
  type FoodGroup,
  isFull,
  namesOf,
  preselected,
  refuseSelection,
  type SelectedOption,
  selectionOf,
  toggleOption,
} from './food-selection.ts';

const value = (label: string, optionPrice = 0) => ({ label, optionPrice, isSelected: false });
const aGroup = (overrides: Partial<FoodGroup> = {}): FoodGroup => ({
  name: 'Size',
  type: 'single',
  min: 1,
  max: 1,
  required: 'on',
  values: [value('Small'), value('Large', 250)],
  ...overrides,
});
const TOPPINGS = aGroup({
  name: 'Toppings',
  type: 'multi',
  min: 2,
  max: 3,
  required: 'off',
  values: [value('Egg', 90), value('Bacon', 120), value('Chilli'), value('Onion', 60)],
});

const picked = (groups: readonly FoodGroup[], ...at: readonly [number, number][]) =>
  at.reduce<readonly SelectedOption[]>(
    (selected, [group, option]) => toggleOption(groups, selected, group, option),
    [],
  );
const labels = (selected: readonly SelectedOption[]) => selected.map(({ label }) => label);

describe('choosing what goes into a dish', () => {
  test('another option of a single-choice group replaces the first [FOOD-011a]', () => {
    expect(labels(picked([aGroup()], [0, 0], [0, 1]))).toEqual(['Large']);
  });

  test('a needed single choice stays when it is pressed again; one that is not needed can be taken back', () => {
    expect(labels(picked([aGroup()], [0, 0], [0, 0]))).toEqual(['Small']);
    expect(labels(picked([aGroup({ required: 'off' })], [0, 0], [0, 0]))).toEqual([]);
  });

  test('options of a multi-choice group toggle one by one [FOOD-011b]', () => {
    const groups = [aGroup(), TOPPINGS];
    expect(labels(picked(groups, [1, 2], [1, 0], [0, 1]))).toEqual(['Large', 'Egg', 'Chilli']);
    expect(labels(picked(groups, [1, 2], [1, 0], [1, 2]))).toEqual(['Egg']);
  });

  test('a selected option says where it stands, what it costs and whether it was needed [DATA-016]', () => {
    expect(picked([aGroup(), TOPPINGS], [0, 1], [1, 0])).toEqual([
      { choiceIndex: 0, optionIndex: 1, label: 'Large', optionPrice: 250, isSelected: true, type: 'required' },
      { choiceIndex: 1, optionIndex: 0, label: 'Egg', optionPrice: 90, isSelected: true, type: 'optional' },
    ]);
  });

  test('what the kitchen ticked, and what a line of the cart holds, is selected from the start', () => {
    const groups = [aGroup({ values: [value('Small'), { ...value('Large', 250), isSelected: true }] }), TOPPINGS];
    expect(labels(preselected(groups))).toEqual(['Large']);
    const line = [{ name: 'Toppings', labels: ['Bacon', 'Gone'] }];
    expect(labels(selectionOf(groups, line))).toEqual(['Bacon']);
    expect(namesOf(groups, selectionOf(groups, line))).toEqual([{ name: 'Toppings', labels: ['Bacon'] }]);
  });

  test('options that are not there change nothing', () => {
    expect(picked([aGroup()], [4, 0])).toEqual([]);
    expect(picked([aGroup()], [0, 9])).toEqual([]);
  });
});

describe('what cannot stay so', () => {
  test('a required group without a selection, by its name [FOOD-014]', () => {
    expect(refuseSelection([aGroup()], [])).toEqual({ reason: 'missing', choiceIndex: 0, name: 'Size' });
    expect(refuseSelection([aGroup()], picked([aGroup()], [0, 0]))).toBeNull();
  });

  test.each([
    { count: 1, refused: true },
    { count: 2, refused: false },
    { count: 3, refused: false },
    { count: 4, refused: true },
  ])('from two to three: $count is refused: $refused [FOOD-015]', ({ count, refused }) => {
    // As a client in the field may send it: our own groups take no more than their maximum.
    const labels = TOPPINGS.values.slice(0, count).map(({ label }) => label);
    const selected = selectionOf([TOPPINGS], [{ name: 'Toppings', labels }]);
    const refusal = { reason: 'count', choiceIndex: 0, name: 'Toppings', min: 2, max: 3 };
    expect(refuseSelection([TOPPINGS], selected)).toEqual(refused ? refusal : null);
  });

  test('a full group takes no more, but lets go of what it has [FOOD-015]', () => {
    const full = picked([TOPPINGS], [0, 0], [0, 1], [0, 2]);
    expect(isFull([TOPPINGS], full, 0)).toBe(true);
    expect(labels(toggleOption([TOPPINGS], full, 0, 3))).toEqual(['Egg', 'Bacon', 'Chilli']);
    const fewer = toggleOption([TOPPINGS], full, 0, 1);
    expect(isFull([TOPPINGS], fewer, 0)).toBe(false);
    expect(labels(toggleOption([TOPPINGS], fewer, 0, 3))).toEqual(['Egg', 'Chilli', 'Onion']);
    expect(isFull([aGroup(), TOPPINGS], picked([aGroup()], [0, 0]), 0)).toBe(false);
    const two = [TOPPINGS, TOPPINGS];
    expect(isFull(two, picked(two, [0, 0], [0, 1], [1, 0]), 0)).toBe(false);
  });

  test('a group nobody needs may stay empty; without a maximum all may be taken', () => {
    expect(refuseSelection([TOPPINGS], [])).toBeNull();
    const noMaximum = aGroup({ ...TOPPINGS, min: 0, max: 0 });
    expect(refuseSelection([noMaximum], picked([noMaximum], [0, 0], [0, 1], [0, 2], [0, 3]))).toBeNull();
  });
});
