import { TRACES } from '../remembered/traces.ts';
import { storedValue } from '../stored-value.ts';

type Draft = Readonly<Record<string, unknown>>;

const validate = (value: unknown): Draft | null => (typeof value === 'object' && value !== null ? { ...value } : null);

/** What was already filled in to join us, as a store or as a courier. It stays until it is sent; passwords are not in it. */
export const storeDraft = storedValue<Draft>('local', TRACES.store, validate);
export const courierDraft = storedValue<Draft>('local', TRACES.courier, validate);
