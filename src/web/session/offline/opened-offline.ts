import { storedValue } from '../stored-value.ts';

const SOON_MS = 10_000;

type Visit = { to: string; at: number };

const last = storedValue<Visit>('session', 'opened_offline', (value) => {
  const { to, at } = (value ?? {}) as Partial<Visit>;
  return typeof to === 'string' && typeof at === 'number' ? { to, at } : null;
});

/** False when the same page was tried a moment ago, and led back here. */
export function isNewVisit(to: string): boolean {
  const before = last.get();
  last.set({ to, at: Date.now() });
  return before?.to !== to || Date.now() - before.at > SOON_MS;
}
