/** Something in a shop folder that cannot be taken as it is. */
export type Problem = { file: string; row: number | null; field: string; reason: string };

export type Problems = {
  add(file: string, row: number | null, field: string, reason: string): void;
  readonly first: readonly Problem[];
  readonly count: number;
};

/** A folder in which everything is wrong must not fill the memory: the first ones are told, all are counted. */
const MOST_TOLD = 1000;

export function collectProblems(): Problems {
  const first: Problem[] = [];
  let count = 0;
  return {
    add(file, row, field, reason) {
      count += 1;
      if (first.length < MOST_TOLD) first.push({ file, row, field, reason });
    },
    first,
    get count() {
      return count;
    },
  };
}

/** items.csv, row 12, price: an amount in quotes with a point, such as "12.50" */
export const problemLine = ({ file, row, field, reason }: Problem): string =>
  `${[file, row === null ? '' : `row ${row}`, field].filter(Boolean).join(', ')}: ${reason}`;
