import { storedValue } from '../stored-value.ts';

type Draft = Readonly<Record<string, unknown>>;

/** What was already filled in about a parcel. It stays until it is sent: one may leave and come back another day. */
const stored = storedValue<Draft>('local', 'parcel_draft', (value) =>
  typeof value === 'object' && value !== null ? { ...value } : null,
);

export const saveParcelDraft = (draft: object) => stored.set({ ...draft });

export const savedParcelDraft = (): Draft => stored.get() ?? {};

export const forgetParcelDraft = () => stored.set(null);
