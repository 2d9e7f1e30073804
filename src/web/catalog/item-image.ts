import type { Item } from '#contract/catalog/item-shape.ts';
import type { Config } from '#contract/config/config.ts';

type Where = { base_urls: Pick<Config['base_urls'], 'item_image_url'> };

/** Where an item's picture lies; one that is given by its file name alone lies where the shop says. */
const imageUrl = (name: string, full_url: string | null | undefined, { base_urls }: Where): string =>
  full_url || `${base_urls.item_image_url}/${name}`;

export const itemImageUrl = ({ image, image_full_url }: Pick<Item, 'image' | 'image_full_url'>, where: Where) =>
  imageUrl(image, image_full_url, where);

export const itemImageUrls = ({ images, images_full_url }: Pick<Item, 'images' | 'images_full_url'>, where: Where) =>
  images.map((name, at) => imageUrl(name, images_full_url[at], where));
