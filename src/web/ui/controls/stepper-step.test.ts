import { describe, expect, test } from 'vitest';
import { canStepUp, stepDown, stepperText } from './stepper-step.ts';

describe('stepper', () => {
  test.each([
    { quantity: 2, removable: true, means: 'decrease' },
    { quantity: 1, removable: true, means: 'remove' },
    { quantity: 1, removable: false, means: 'none' },
  ])('at $quantity (removable: $removable) the left button means $means', ({ quantity, removable, means }) => {
    expect(stepDown({ quantity, removable })).toBe(means);
  });

  test('the maximum itself can be reached, not passed', () => {
    expect(canStepUp({ quantity: 4, max: 5, removable: true })).toBe(true);
    expect(canStepUp({ quantity: 5, max: 5, removable: true })).toBe(false);
  });

  test('without a maximum there is no top', () => {
    expect(canStepUp({ quantity: 999, removable: true })).toBe(true);
  });

  test('the leading zero is optional and stops at ten', () => {
    expect(stepperText(7, true)).toBe('07');
    expect(stepperText(7, false)).toBe('7');
    expect(stepperText(12, true)).toBe('12');
  });
});
