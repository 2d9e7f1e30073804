import type { FaultName } from './parcel-faults.ts';

/** Brings the shopper to the field that is missing. */
export function showFault(fault: FaultName): void {
  const field =
    fault === 'category'
      ? document.querySelector<HTMLElement>('[data-part="category"]')
      : document.querySelector<HTMLElement>(
          `[data-field="${fault}"], [data-field-box="${fault}"] input[type="tel"], [data-field-box="${fault}"] input`,
        );
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
