/** "Linnégatan" and "linnegatan" are the same to someone in a hurry. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How well a typed text fits a name, both plain: 100 is the same, 0 is not at all. */
export function fitOf(typed: string, name: string): number {
  if (typed === '') return 0;
  if (typed === name) return 100;
  if (name.startsWith(typed)) return 90;
  const words = name.split(' ');
  if (words.some((word) => word.startsWith(typed))) return 80;
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 74;
  return typed.length > 2 && name.includes(typed) ? 62 : 0;
}

/** The same for a text with mistakes in it; always less than a fit without. */
export function fitWithTypos(typed: string, name: string): number {
  const allowed = allowedTypos(typed.length);
  if (allowed === 0) return 0;
  const starts = name.includes(' ') ? [name, ...name.split(' ')] : [name];
  const typos = Math.min(...starts.map((start) => typosToPrefix(typed, start, allowed)));
  return typos <= allowed ? 60 - 10 * typos : 0;
}

function allowedTypos(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 12 ? 2 : 3;
}

/** Fewest letters to change, add, drop or swap so that `typed` becomes the beginning of `name`; more than `limit` is infinite. */
export function typosToPrefix(typed: string, name: string, limit: number): number {
  const width = Math.min(name.length, typed.length + limit);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === name[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    // A swap may still save one, from the row before.
    if (Math.min(...next) > limit + 1) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const fewest = Math.min(...row);
  return fewest <= limit ? fewest : Number.POSITIVE_INFINITY;
}
