import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/pages.ts')).pages,
  es: async () => (await import('../es/pages.ts')).pages,
  ar: async () => (await import('../ar/pages.ts')).pages,
});
