/**
 * A written document names its pictures under keys that are or end with "image" or "images", one name or a list. Beside
 * each such key comes the address: `image` gets `image_full_url`.
 */
export function withPictureUrls(value: unknown, urlOf: (id: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictureUrls(entry, urlOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (!/(^|_)images?$/.test(key)) return [[key, withPictureUrls(entry, urlOf)]];
      return [
        [key, entry],
        [`${key}_full_url`, urlsOf(entry, urlOf)],
      ];
    }),
  );
}

function urlsOf(names: unknown, urlOf: (id: string) => string | null): string | null | (string | null)[] {
  if (Array.isArray(names)) return names.map((name) => (typeof name === 'string' ? urlOf(name) : null));
  return typeof names === 'string' ? urlOf(names) : null;
}
