import { cart } from './ar/cart.ts';
import { catalog } from './ar/catalog.ts';
import { content } from './ar/content.ts';
import { item } from './ar/item.ts';
import { location } from './ar/location.ts';
import { modules } from './ar/modules.ts';
import { search } from './ar/search.ts';
import { shell } from './ar/shell.ts';
import { store } from './ar/store.ts';
import type { Messages } from './en.ts';

export const ar: Messages = {
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
