/** In a written document, what stands under a key that is or ends with "image" or "images" names pictures. */
export const isPictureField = (name: string): boolean => /(^|_)images?$/.test(name);

/** The same document with every name of a picture replaced. */
export function withPictureNames(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withPictureNames(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isPictureField(key) ? renamed(inner, rename) : withPictureNames(inner, rename),
    ]),
  );
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
  return typeof value === 'string' ? rename(value) : value;
}
