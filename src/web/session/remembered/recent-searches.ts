import { storedValue } from '../stored-value.ts';
import { TRACES } from './traces.ts';

const MOST = 6;

const stored = storedValue<readonly string[]>('local', TRACES.searches, (value) =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MOST) : null,
);

/** What was searched for in this browser, the last first. */
export const recentSearches = (): readonly string[] => stored.get() ?? [];

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  stored.set([text, ...others].slice(0, MOST));
}

export const forgetSearches = () => stored.set(null);
