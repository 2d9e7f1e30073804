import type { Places } from './build-places.ts';
import { parcelInstructions } from './content/parcel.ts';
import { reasons } from './content/reasons.ts';
import { storePackages } from './content/store-packages.ts';
import { surges } from './content/surge.ts';
import type { Draft } from './draft.ts';

const NOTHING_CONTAINED = {
  pos: false,
  mobile_app: false,
  chat: false,
  review: false,
  self_delivery: false,
  is_default: false,
};

/** What the town knows besides its goods: dear hours, reasons to choose from, and what a new store may pay. */
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
  for (const offered of storePackages) draft.add('store_packages', { ...NOTHING_CONTAINED, ...offered });
}
