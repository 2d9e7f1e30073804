import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/offers.ts')).offers,
  es: async () => (await import('../es/offers.ts')).offers,
  ar: async () => (await import('../ar/offers.ts')).offers,
});
