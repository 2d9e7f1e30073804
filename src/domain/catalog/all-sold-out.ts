type Shelf = {
  /** How many there are; `items` may be the first of them. */
  total_size: number;
  items: readonly { soldOut: boolean }[];
};

/** Is nothing left of anything on a menu? Of what it does not show nobody knows: then no. */
export const isAllSoldOut = (shelves: readonly Shelf[]): boolean =>
  shelves.length > 0 &&
  shelves.every(({ total_size, items }) => items.length >= total_size && items.every(({ soldOut }) => soldOut));
