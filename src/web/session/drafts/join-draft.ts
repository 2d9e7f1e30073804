import { storedValue } from '../stored-value.ts';

type Draft = Readonly<Record<string, unknown>>;

const validate = (value: unknown): Draft | null => (typeof value === 'object' && value !== null ? { ...value } : null);

/** What was already filled in to join us, as a store or as a courier. It stays until it is sent; passwords are not in it. */
export const storeDraft = storedValue<Draft>('local', 'store_application', validate);
export const courierDraft = storedValue<Draft>('local', 'courier_application', validate);

export function forgetJoinDrafts() {
  storeDraft.set(null);
  courierDraft.set(null);
}
