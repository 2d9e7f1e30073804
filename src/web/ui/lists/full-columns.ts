const COLUMNS: readonly number[] = [6, 5, 4];

/** In how many columns so many tiles leave the fewest places empty in their last row; of several, the first. */
export function fullColumns(count: number, among = COLUMNS): number {
  const empty = (columns: number) => Math.ceil(count / columns) * columns - count;
  return among.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}
