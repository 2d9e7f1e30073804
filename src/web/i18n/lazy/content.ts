import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/content.ts')).content,
  es: async () => (await import('../es/content.ts')).content,
  ar: async () => (await import('../ar/content.ts')).content,
});
