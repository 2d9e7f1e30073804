import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/store.ts')).store,
  es: async () => (await import('../es/store.ts')).store,
  ar: async () => (await import('../ar/store.ts')).store,
});
