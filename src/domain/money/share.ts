/** How much of a whole a part is, in per cent; of nothing, nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
