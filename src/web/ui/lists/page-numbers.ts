export type PageMark = number | 'gap';

/** First, last, the current page and its neighbours; a gap stands for two or more pages, never for one. */
export function pageNumbers(current: number, total: number): PageMark[] {
  const near = new Set([1, total, current - 1, current, current + 1]);
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => near.has(page) || (near.has(page - 1) && near.has(page + 1)),
  );
  return shown.flatMap((page, index): PageMark[] => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? ['gap', page] : [page];
  });
}
