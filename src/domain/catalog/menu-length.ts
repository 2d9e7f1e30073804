/** As many cards as a page may draw at once and still be quick. */
const MOST_ON_A_MENU = 120;

const MOST_ON_A_SHELF = 24;
const FEWEST_ON_A_SHELF = 6;

/** How many items each shelf of a menu shows; the rest of a long shelf is a page of its own. */
export const itemsPerShelf = (shelves: number): number =>
  Math.max(FEWEST_ON_A_SHELF, Math.min(MOST_ON_A_SHELF, Math.floor(MOST_ON_A_MENU / Math.max(1, shelves))));

/** A row with fewer cards than this looks like something is missing: it is not shown. */
const FEWEST_IN_A_ROW = 3;

export const isWorthARow = (cards: number): boolean => cards >= FEWEST_IN_A_ROW;
