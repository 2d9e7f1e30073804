/**
 * How long a public answer may be old, in seconds. This is the only table of cache times.
 * `shared`: cached by the server for everybody (dropped at once when the catalogue changes).
 * `browser`: used by the browser without asking; after that it asks with the ETag and mostly hears "unchanged".
 */
export const LIFETIMES = {
  settings: { shared: 30, browser: 0 },
  content: { shared: 60, browser: 0 },
  catalogue: { shared: 10, browser: 0 },
  geo: { shared: 300, browser: 60 },
  page: { shared: 10, browser: 0 },
} as const satisfies Record<string, { shared: number; browser: number }>;

export type Lifetime = keyof typeof LIFETIMES;
