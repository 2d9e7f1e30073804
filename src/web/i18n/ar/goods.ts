import { item } from './item.ts';
import { search } from './search.ts';
import { store } from './store.ts';

/** Where goods are shown: lists, a store, an item. One file. */
export const goods = { ...item, ...search, ...store } as const;
