import { cart } from './en/cart.ts';
import { catalog } from './en/catalog.ts';
import { content } from './en/content.ts';
import { item } from './en/item.ts';
import { location } from './en/location.ts';
import { modules } from './en/modules.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { store } from './en/store.ts';

/** Every text of the storefront, a file a room. `{name}` is filled in. The specification's words stand letter for letter. */
export const en = {
  ...shell,
  ...content,
  ...modules,
  ...location,
  ...catalog,
  ...cart,
  ...item,
  ...search,
  ...store,
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
