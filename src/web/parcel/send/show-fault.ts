import { showField } from '#web/ui/fields/show-field.ts';
import type { FaultName } from './parcel-faults.ts';

/** Brings the shopper to the field that is missing. */
export function showFault(fault: FaultName): void {
  if (fault !== 'category') {
    showField(fault);
    return;
  }
  const card = document.querySelector<HTMLElement>('[data-part="category"]');
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
