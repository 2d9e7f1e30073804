import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/rental.ts')).rental,
  es: async () => (await import('../es/rental.ts')).rental,
  ar: async () => (await import('../ar/rental.ts')).rental,
});
