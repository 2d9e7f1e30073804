import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/search.ts')).search,
  es: async () => (await import('../es/search.ts')).search,
  ar: async () => (await import('../ar/search.ts')).search,
});
