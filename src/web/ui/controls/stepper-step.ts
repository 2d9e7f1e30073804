export type StepperLimits = { quantity: number; max?: number | undefined; removable: boolean };

/** What the left button means now: at one it takes the thing away, if that is possible at all. */
export const stepDown = ({ quantity, removable }: StepperLimits): 'remove' | 'decrease' | 'none' => {
  if (quantity > 1) return 'decrease';
  return removable ? 'remove' : 'none';
};

export const canStepUp = ({ quantity, max }: StepperLimits): boolean => max === undefined || quantity < max;

/** "07" keeps the stepper's width while counting; from ten on the number is its own width. */
export const stepperText = (quantity: number, leadingZero: boolean): string =>
  leadingZero ? String(quantity).padStart(2, '0') : String(quantity);
