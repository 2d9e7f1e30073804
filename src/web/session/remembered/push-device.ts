import { storedValue } from '../stored-value.ts';

/** For whom this browser is pushed to, and by which session and in which language the server knows of it. */
type PushDevice = { customer_id: number; session: string; language: string };

export const pushDevice = storedValue<PushDevice>('local', 'push_device', (value) => {
  const { customer_id, session, language } = (value ?? {}) as Partial<PushDevice>;
  if (typeof customer_id !== 'number' || typeof session !== 'string' || typeof language !== 'string') return null;
  return { customer_id, session, language };
});

/** Enough of a token to tell it from another. */
export const sessionMark = (token: string): string => token.slice(-6);

/** Whoever said "not now" is not asked again. */
export const pushDeclined = storedValue<true>('local', 'push_asked', (value) => (value === true ? true : null));
