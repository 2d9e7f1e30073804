const KEY = 'remembered_login';

/** The email or phone of whoever ticked "Remember me". Never a password: the browser's own keeper is for those. */
export function rememberedLogin(): string | null {
  try {
    const { email_or_phone } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { email_or_phone?: unknown };
    return typeof email_or_phone === 'string' && email_or_phone !== '' ? email_or_phone : null;
  } catch {
    // Switched off, or not ours: nothing is remembered.
    return null;
  }
}

/** Null forgets what was remembered before. */
export function rememberLogin(email_or_phone: string | null) {
  try {
    if (email_or_phone === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ email_or_phone }));
  } catch {
    // As above.
  }
}
