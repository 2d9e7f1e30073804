type Document = Record<string, unknown>;

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was written over what holds otherwise, also inside objects. Lists are taken as they were written. */
export function overDefaults<Whole extends object>(defaults: Whole, written: unknown): Whole {
  if (!isDocument(written)) return defaults;
  const inside = Object.entries(written).map(([key, value]) => {
    const fallback = (defaults as Document)[key];
    return [key, isDocument(fallback) && isDocument(value) ? overDefaults(fallback, value) : value];
  });
  return { ...defaults, ...Object.fromEntries(inside) };
}
