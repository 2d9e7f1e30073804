import type { Messages } from './en.ts';
import { cart } from './es/cart.ts';
import { catalog } from './es/catalog.ts';
import { content } from './es/content.ts';
import { item } from './es/item.ts';
import { location } from './es/location.ts';
import { modules } from './es/modules.ts';
import { search } from './es/search.ts';
import { shell } from './es/shell.ts';
import { store } from './es/store.ts';

export const es: Messages = {
  ...shell,
  ...content,
  ...modules,
  ...location,
  ...catalog,
  ...cart,
  ...item,
  ...search,
  ...store,
};
