/** The two parts of an item's page that are fetched at the same moment, as one file of the build. */

export { default as ItemPage } from '#web/item/page/item-page.tsx';
export { default as ProductBelow } from './product-below.tsx';
