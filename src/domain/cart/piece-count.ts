/** What the badge of a cart shows: pieces, not lines. */
export const pieceCount = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
