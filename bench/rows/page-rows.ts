export type PageToDraw = {
  name: string;
  path: string;
  cookie: string;
  /** Kilobytes of HTML, and of what is sent of it; null: not demanded. */
  most: { html: number; brotli: number } | null;
  /** Times what bare tags cost: a fifth or a third of what it was before pages were made light (decision 050). */
  mostRatio: number;
};

/**
 * What pages were before was measured against React's development build, by mistake. It takes so many times as long for
 * the bare tags (10.2 ms and 1.23 ms, three runs of each in turns).
 */
const DEVELOPMENT_BUILD = 8.3;

const IN_FOOD = 'shop=en.light.1-food.1-4';

export const PAGE_ROWS: readonly PageToDraw[] = [
  {
    name: 'home',
    path: '/home',
    cookie: IN_FOOD,
    most: { html: 160, brotli: 20 },
    mostRatio: (16.2 * DEVELOPMENT_BUILD) / 5,
  },
  { name: 'landing', path: '/', cookie: 'shop=en.system..1-2-3', most: null, mostRatio: (3.1 * DEVELOPMENT_BUILD) / 3 },
  { name: 'store', path: '/store/crisp-and-co', cookie: IN_FOOD, most: null, mostRatio: (5.5 * DEVELOPMENT_BUILD) / 3 },
  { name: 'product', path: '/product/1', cookie: IN_FOOD, most: null, mostRatio: (5.9 * DEVELOPMENT_BUILD) / 3 },
];
