import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/wishlist.ts')).favourites,
  es: async () => (await import('../es/wishlist.ts')).favourites,
  ar: async () => (await import('../ar/wishlist.ts')).favourites,
});
