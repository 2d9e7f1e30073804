import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/location.ts')).location,
  es: async () => (await import('../es/location.ts')).location,
  ar: async () => (await import('../ar/location.ts')).location,
});
