import { useEffect, useState } from 'react';
import { saveDraft, savedDraft } from '#web/session/drafts/checkout-draft.ts';
import type { TripContact } from './trip-contact.ts';

/** What the traveller has typed so far. A contact that nobody touched is the account's, or the guest's last one. */
export type TripDraft = { contact: Partial<TripContact>; note: string; coupon_code: string; typed_code: string };

const NEW: TripDraft = { contact: {}, note: '', coupon_code: '', typed_code: '' };
const PAGE = 'trip';

export function useTripDraft() {
  const [draft, setDraft] = useState<TripDraft>(() => ({ ...NEW, ...savedDraft(PAGE) }));
  useEffect(() => void saveDraft(PAGE, draft), [draft]);
  const change = (changes: Partial<TripDraft>) => setDraft((before) => ({ ...before, ...changes }));
  return { draft, change };
}
