import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/join.ts')).join,
  es: async () => (await import('../es/join.ts')).join,
  ar: async () => (await import('../ar/join.ts')).join,
});
