const COLUMNS = [6, 5, 4] as const;

/** In how many columns so many tiles leave the fewest places empty in their last row; of several, the most. */
export function fullColumns(count: number): number {
  const empty = (columns: number) => Math.ceil(count / columns) * columns - count;
  return COLUMNS.reduce((best: number, columns) => (empty(columns) < empty(best) ? columns : best), COLUMNS[0]);
}
