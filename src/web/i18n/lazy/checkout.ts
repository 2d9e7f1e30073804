import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/ordering.ts')).ordering,
  es: async () => (await import('../es/ordering.ts')).ordering,
  ar: async () => (await import('../ar/ordering.ts')).ordering,
});
