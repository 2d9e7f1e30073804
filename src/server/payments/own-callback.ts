const NOWHERE = 'http://nowhere.invalid';

/**
 * A page of ours, as a path: what the browser is sent to afterwards cannot lead elsewhere. Null for any other address.
 * `origins`: under which names the shop is known. `others`: of clients that pay here too; they get their whole address.
 */
export function ownCallback(
  callback: string,
  origins: readonly string[],
  others: readonly string[] = [],
): string | null {
  if (!URL.canParse(callback, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(callback, NOWHERE);
  if (others.includes(origin)) return `${origin}${pathname}${search}`;
  if (origin !== NOWHERE ? !origins.includes(origin) : !callback.startsWith('/')) return null;
  // `//elsewhere` would be another host again.
  return pathname.startsWith('//') ? null : `${pathname}${search}`;
}
