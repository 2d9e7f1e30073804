import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/places.ts')).places,
  es: async () => (await import('../es/places.ts')).places,
  ar: async () => (await import('../ar/places.ts')).places,
});
