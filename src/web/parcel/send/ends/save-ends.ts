import { addAddress } from '#contract/addresses/addresses.ts';
import type { ApiClient } from '#web/api/client.ts';
import { underSameKey } from '#web/api/lost/under-same-key.ts';
import { type DraftTools, END_NAMES, type ParcelDraft } from '../parcel-draft.ts';

/** Keeps the addresses that the customer wants to keep. A parcel is not held up by one that could not be saved. */
export async function saveEnds(api: ApiClient, draft: ParcelDraft, changeEnd: DraftTools['changeEnd']): Promise<void> {
  for (const name of END_NAMES) {
    const { saves, place, name: contact_person_name, phone, road, house, floor } = draft[name];
    if (!saves || !place) continue;
    const body = {
      address: place.address,
      address_type: 'other' as const,
      contact_person_name,
      contact_person_number: phone,
      latitude: place.lat,
      longitude: place.lng,
      road,
      house,
      floor,
    };
    const isSaved = await underSameKey(body, (once, key) => api(addAddress, { body: once }, undefined, key)).then(
      () => true,
      () => false,
    );
    if (isSaved) changeEnd(name, { saves: false });
  }
}
