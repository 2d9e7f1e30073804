import { cart } from './ar/cart.ts';
import { content } from './ar/content.ts';
import { first } from './ar/first.ts';
import { item } from './ar/item.ts';
import { location } from './ar/location.ts';
import { search } from './ar/search.ts';
import { store } from './ar/store.ts';
import type { Messages } from './en.ts';

export const ar: Messages = {
  ...first,
  ...cart,
  ...content,
  ...item,
  ...location,
  ...search,
  ...store,
};
