import { commaList } from '#domain/language/comma-list.ts';

/** So many names, and so many letters of them, fit two lines of a phone with the number of the others. */
const NAMES = 2;
const LETTERS = 40;

/** The first things that were bought, and how many there are besides. The first is named however long it is. */
export function namesInRow(
  names: readonly string[],
  total: number,
  language: string,
): { names: string; count: number } {
  const named = names.slice(0, NAMES);
  const fit = named.join(', ').length <= LETTERS ? named : named.slice(0, 1);
  return { names: commaList(fit, language), count: total - fit.length };
}
