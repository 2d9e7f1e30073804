import { expect, test } from 'vitest';
import { withPictureUrls } from './with-picture-urls.ts';

const urlOf = (id: string) => `/media/${id}`;

test('every picture of a document gets its address, at any depth, alone or in a list', () => {
  const written = {
    title: 'Hi',
    header_image: 'a',
    cards: [{ image: 'b' }, { image: null }],
    gallery_images: ['c', 'd'],
  };
  expect(withPictureUrls(written, urlOf)).toEqual({
    title: 'Hi',
    header_image: 'a',
    header_image_full_url: '/media/a',
    cards: [
      { image: 'b', image_full_url: '/media/b' },
      { image: null, image_full_url: null },
    ],
    gallery_images: ['c', 'd'],
    gallery_images_full_url: ['/media/c', '/media/d'],
  });
});

test('a word that only contains image is no picture', () => {
  expect(withPictureUrls({ imagery: 'x', image_note: 'y' }, urlOf)).toEqual({ imagery: 'x', image_note: 'y' });
});
