import { describe, expect, test } from 'vitest';
import { LARGEST_IMAGE, refuseImage } from './refuse-image.ts';

describe('what may be uploaded as a picture', () => {
  test.each([
    ['me.jpeg', 'image/jpeg'],
    ['me.JPG', 'image/jpeg'],
    ['me.jpg', 'image/jpg'],
    ['me.png', 'image/png'],
    ['me.gif', 'image/gif'],
    ['me.gif', ''],
    ['me.png', 'application/octet-stream'],
    ['blob', 'image/png'],
  ])('%s of type %j [UPL-001a]', (name, type) => {
    expect(refuseImage({ name, type, size: 1000 })).toBeNull();
  });

  test.each([
    ['me.avif', 'image/avif'],
    ['me.webp', 'image/webp'],
    ['me.pdf', 'application/pdf'],
    ['me.svg', 'image/svg+xml'],
    ['me.webp', 'image/png'],
    ['me.png', 'image/webp'],
    ['me.png.pdf', ''],
    ['me', ''],
    ['', ''],
  ])('not %s of type %j [UPL-001b]', (name, type) => {
    expect(refuseImage({ name, type, size: 1000 })).toBe('format');
  });

  test('up to 2 MB, and not a byte more [UPL-003a]', () => {
    const file = { name: 'me.png', type: 'image/png' };
    expect(refuseImage({ ...file, size: LARGEST_IMAGE })).toBeNull();
    expect(refuseImage({ ...file, size: LARGEST_IMAGE + 1 })).toBe('size');
  });
});
