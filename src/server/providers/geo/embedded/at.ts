/** Reads a number that is known to be there: the hot loops of the town read typed arrays by their own indexes. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
