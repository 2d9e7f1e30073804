import type { Places } from './build-places.ts';
import { parcelInstructions } from './content/parcel.ts';
import { reasons } from './content/reasons.ts';
import { surges } from './content/surge.ts';
import type { Draft } from './draft.ts';

/** What the ordering of the town knows besides its goods: dear hours, and reasons to choose from. */
export function buildOrdering(draft: Draft, places: Places): void {
  for (const { module, zone, ...surge } of surges) {
    draft.add('surge_prices', {
      zone_id: places.zones[zone],
      module_id: places.modules[module],
      ...surge,
      customer_note_status: true,
      is_permanent: true,
      status: true,
    });
  }
  reasons.forEach(({ kind, user_type = 'customer', reason }, position) => {
    draft.add('order_reasons', { kind, reason, user_type, position, status: true });
  });
  parcelInstructions.forEach((instruction, position) => {
    draft.add('parcel_instructions', { instruction, position, status: true });
  });
}
