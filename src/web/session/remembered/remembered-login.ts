import { storedValue } from '../stored-value.ts';

const stored = storedValue<{ email_or_phone: string }>('local', 'remembered_login', (value) => {
  const { email_or_phone } = (value ?? {}) as { email_or_phone?: unknown };
  return typeof email_or_phone === 'string' && email_or_phone !== '' ? { email_or_phone } : null;
});

/** The email or phone of whoever ticked "Remember me". Never a password: those are for the browser's own manager. */
export const rememberedLogin = (): string | null => stored.get()?.email_or_phone ?? null;

/** Null forgets what was remembered before. */
export const rememberLogin = (email_or_phone: string | null) =>
  stored.set(email_or_phone === null ? null : { email_or_phone });
