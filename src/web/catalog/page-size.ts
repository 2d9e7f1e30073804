/** How many a list shows at first, and how many more each time. */
export const PAGE_SIZE = 10;
