import { describe, expect, test } from 'vitest';
import { addressIn, besideAddress, readLanguageAddress } from './language-address.ts';

describe('addresses with a language', () => {
  test.each([
    ['/es/home?search=a', { language: 'es', prefix: '/es', path: '/home?search=a' }],
    ['/ar', { language: 'ar', prefix: '/ar', path: '/' }],
    ['/es/', { language: 'es', prefix: '/es', path: '/' }],
    ['/es?x=1', { language: 'es', prefix: '/es', path: '/?x=1' }],
    ['/es/_root.data', { language: 'es', prefix: '/es', path: '/_root.data' }],
  ])('%s says which', (address, read) => expect(readLanguageAddress(address)).toEqual(read));

  test.each(['/', '/home', '/essentials', '/en/home', '/fr/home', '/store/es', '/ES/home', ''])(
    '%s says none',
    (address) => expect(readLanguageAddress(address)).toEqual({ language: null, prefix: '', path: address }),
  );

  test('whoever leaves a page comes back in its language', () => {
    expect(besideAddress('/ar/checkout', '/order-placed/7')).toBe('/ar/order-placed/7');
    expect(besideAddress('/checkout', '/order-placed/7')).toBe('/order-placed/7');
  });

  test('English pages are at the plain address', () => {
    expect(['en', 'es', 'ar'].map((language) => addressIn(language as 'en', '/store/crisp'))).toEqual([
      '/store/crisp',
      '/es/store/crisp',
      '/ar/store/crisp',
    ]);
    expect(addressIn('ar', '/')).toBe('/ar');
    expect(addressIn('es', '/?x=1')).toBe('/es/?x=1');
  });
});
