const OTHER = 5;

/** How long a value is as JSON, about, without writing it. */
export function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return OTHER;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + textLength(one) + 1, 2);
  let length = 2;
  for (const [name, one] of Object.entries(value)) length += name.length + 4 + textLength(one);
  return length;
}
