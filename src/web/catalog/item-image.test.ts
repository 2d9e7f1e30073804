import { expect, test } from 'vitest';
import { itemImageUrl, itemImageUrls } from './item-image.ts';

const where = { base_urls: { item_image_url: 'https://shop.example/media' } };

test('an image given only by its file name lies under base_urls.item_image_url [CONF-001]', () => {
  expect(itemImageUrl({ image: 'soup', image_full_url: null }, where)).toBe('https://shop.example/media/soup');
  const item = { images: ['soup', 'bread'], images_full_url: ['https://cdn.example/soup.webp', null] };
  expect(itemImageUrls(item, where)).toEqual(['https://cdn.example/soup.webp', 'https://shop.example/media/bread']);
});
