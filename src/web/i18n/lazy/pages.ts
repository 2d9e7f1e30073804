import { needTexts } from '../lazy-texts.ts';

await needTexts({
  en: async () => (await import('../en/pages.ts')).pages,
  es: async () => (await import('../es/pages.ts')).pages,
  ar: async () => (await import('../ar/pages.ts')).pages,
});
