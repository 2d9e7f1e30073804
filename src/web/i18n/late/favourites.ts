import { needTexts } from '../late-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/favourites.ts')).favourites,
  es: async () => (await import('../es/favourites.ts')).favourites,
  ar: async () => (await import('../ar/favourites.ts')).favourites,
});
