const NOWHERE = 'http://nowhere.invalid';

type Origins = {
  own: string;
  /** Under which name the caller says to have reached us. Whoever calls can say any, so it leads nowhere but to a path. */
  reached: string | null;
  /** Of clients that pay here too; they get their whole address. */
  others: readonly string[];
};

/** A page of ours, as a path: what the browser is sent to afterwards cannot lead elsewhere. Null for any other address. */
export function ownCallback(callback: string, { own, reached, others }: Origins): string | null {
  if (!URL.canParse(callback, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(callback, NOWHERE);
  if (others.includes(origin)) return `${origin}${pathname}${search}`;
  if (origin !== own && origin !== reached && origin !== NOWHERE) return null;
  if (origin === NOWHERE && !callback.startsWith('/')) return null;
  // `//elsewhere` would be another host again.
  return pathname.startsWith('//') ? null : `${pathname}${search}`;
}
