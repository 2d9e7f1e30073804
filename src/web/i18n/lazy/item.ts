import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/goods.ts')).goods,
  es: async () => (await import('../es/goods.ts')).goods,
  ar: async () => (await import('../ar/goods.ts')).goods,
});
