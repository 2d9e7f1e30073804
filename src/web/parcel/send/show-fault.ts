import { showCard } from '#web/checkout/show-card.ts';
import { showField } from '#web/ui/fields/show-field.ts';
import type { FaultName } from './parcel-faults.ts';

/** Brings the shopper to what is missing. */
export function showFault(fault: FaultName): void {
  if (fault === 'category') showCard('category');
  else showField(fault);
}
