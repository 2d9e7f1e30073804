import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/offline.ts')).offline,
  es: async () => (await import('../es/offline.ts')).offline,
  ar: async () => (await import('../ar/offline.ts')).offline,
});
