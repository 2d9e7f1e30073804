import { TRACES } from '../remembered/traces.ts';
import { storedValue } from '../stored-value.ts';

type Draft = Readonly<Record<string, unknown>>;

/** What was already filled in about a parcel. It stays until it is sent: one may leave and come back another day. */
export const parcelDraft = storedValue<Draft>('local', TRACES.parcel, (value) =>
  typeof value === 'object' && value !== null ? { ...value } : null,
);

export const saveParcelDraft = (draft: object) => parcelDraft.set({ ...draft });

export const savedParcelDraft = (): Draft => parcelDraft.get() ?? {};

export const forgetParcelDraft = () => parcelDraft.set(null);
