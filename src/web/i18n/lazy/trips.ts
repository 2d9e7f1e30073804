import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/trips.ts')).trips,
  es: async () => (await import('../es/trips.ts')).trips,
  ar: async () => (await import('../ar/trips.ts')).trips,
});
