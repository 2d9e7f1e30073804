const NOWHERE = 'http://nowhere.invalid';

/**
 * A page of ours, as a path: what the browser is sent to afterwards cannot lead elsewhere. Null for any other address.
 * `others`: under which the caller reached us, and of clients that pay here too; they get their whole address.
 */
export function ownCallback(callback: string, own: string, others: readonly (string | null)[] = []): string | null {
  if (!URL.canParse(callback, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(callback, NOWHERE);
  if (origin !== own && origin !== NOWHERE) return others.includes(origin) ? `${origin}${pathname}${search}` : null;
  if (origin === NOWHERE && !callback.startsWith('/')) return null;
  // `//elsewhere` would be another host again.
  return pathname.startsWith('//') ? null : `${pathname}${search}`;
}
