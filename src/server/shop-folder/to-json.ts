/**
 * JSON as people write it: what fits into a line stands in one, so that a text is a line of three languages and an item
 * a dozen lines. The same value always as the same bytes.
 */
export const toJson = (value: unknown, width = 120): string => spread(value, '', width, width);

function spread(value: unknown, indent: string, room: number, width: number): string {
  const inOneLine = oneLine(value);
  if (inOneLine.length <= room || typeof value !== 'object' || value === null) return inOneLine;
  const inner = `${indent}  `;
  // A comma may follow.
  const left = width - inner.length - 1;
  const lines = Array.isArray(value)
    ? value.map((one) => spread(one, inner, left, width))
    : named(value).map(([name, one]) => name + spread(one, inner, left - name.length, width));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = named(value).map(([name, one]) => name + oneLine(one));
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const named = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => [`${JSON.stringify(key)}: `, one]);
