const WORDS = {
  latest: { title: 'stores.latest', text: 'stores.latest_text' },
  popular: { title: 'stores.popular', text: 'stores.popular_text' },
} as const;

export type StoreListName = keyof typeof WORDS;

export const storeListWords = (list: StoreListName) => WORDS[list];
