import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/item.ts')).item,
  es: async () => (await import('../es/item.ts')).item,
  ar: async () => (await import('../ar/item.ts')).item,
});
