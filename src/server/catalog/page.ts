/** The default page size of every paged list. */
const PAGE_SIZE = 10;

/** More rows than anybody scrolls through; a page behind them is empty, so that no page scans a whole index. */
export const DEEPEST = 10_000;

export type PageRequest = { limit?: number | undefined; offset?: number | undefined };
export type Page = { limit: number; offset: number; skip: number };

/** `offset` is the number of the page, from 1. */
export function pageOf({ limit = PAGE_SIZE, offset = 1 }: PageRequest): Page {
  return { limit, offset, skip: (offset - 1) * limit };
}
