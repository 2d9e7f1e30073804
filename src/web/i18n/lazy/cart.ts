import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/after.ts')).after,
  es: async () => (await import('../es/after.ts')).after,
  ar: async () => (await import('../ar/after.ts')).after,
});
