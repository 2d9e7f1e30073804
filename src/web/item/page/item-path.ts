import type { ItemDetails } from '#contract/catalog/items.ts';
import { categoryAddress } from '#web/catalog/links/category-address.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** The way to an item: home, its categories from the top down. */
export const itemPath = (t: Translate, { category_ids, module_id }: ItemDetails) => [
  { text: t('nav.home'), to: '/home' },
  ...category_ids.map(({ id, name }) => ({ text: name, to: categoryAddress({ id: Number(id), name, module_id }) })),
];
