import { isContactNumber } from '#domain/auth/contact-number.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import '#web/i18n/lazy/parcel.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { END_NAMES, type EndDraft, type EndName, type ParcelDraft } from './parcel-draft.ts';

type EndField = 'name' | 'phone' | 'email' | 'place';

export type FaultName = 'category' | `${EndName}.${EndField}`;

export type Faults = Partial<Record<FaultName, MessageKey>>;

/** In the order one meets them on the page. */
const END_FIELDS = ['name', 'phone', 'email', 'place'] as const satisfies readonly EndField[];

/** What is still missing before a parcel can be paid for, the first one first. */
export function faultsOf(draft: ParcelDraft): Faults {
  const faults: Faults = draft.parcel_category_id === null ? { category: 'parcel.fault.category' } : {};
  for (const end of END_NAMES) {
    for (const field of END_FIELDS) {
      const fault = FAULTS[field](draft[end]);
      if (fault) faults[`${end}.${field}`] = fault;
    }
  }
  return faults;
}

const FAULTS: Record<EndField, (end: EndDraft) => MessageKey | null> = {
  name: ({ name }) => (name.trim() === '' ? 'parcel.fault.name' : null),
  phone: ({ phone }) => (isContactNumber(phone) ? null : 'parcel.fault.phone'),
  email: ({ email }) => (email.trim() === '' || contactKind(email) === 'email' ? null : 'parcel.fault.email'),
  place: ({ place }) => (place ? null : 'parcel.fault.place'),
};

/** Where a refusal of the quote belongs. */
const REFUSED: Record<string, FaultName> = {
  zone: 'sender.place',
  receiverZone: 'receiver.place',
  'receiver_details.address': 'receiver.place',
  distance: 'receiver.place',
  parcel_category_id: 'category',
};

export const fieldOfRefusal = (code: string): FaultName | null => REFUSED[code] ?? null;
