const KEY = 'recent_searches';
const MOST = 6;

/** What was searched for in this browser, the last first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    // Switched off, or not ours: nothing is remembered.
    return [];
  }
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, MOST));
}

export const forgetSearches = () => write([]);

function write(searches: readonly string[]) {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // As above.
  }
}
