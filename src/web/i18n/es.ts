import type { Messages } from './en.ts';
import { cart } from './es/cart.ts';
import { content } from './es/content.ts';
import { first } from './es/first.ts';
import { item } from './es/item.ts';
import { location } from './es/location.ts';
import { search } from './es/search.ts';
import { store } from './es/store.ts';

export const es: Messages = {
  ...first,
  ...cart,
  ...content,
  ...item,
  ...location,
  ...search,
  ...store,
};
