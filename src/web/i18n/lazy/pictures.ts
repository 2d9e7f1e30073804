import { needTexts } from '../lazy-texts.ts';

await needTexts({
  en: async () => (await import('../en/pictures.ts')).pictures,
  es: async () => (await import('../es/pictures.ts')).pictures,
  ar: async () => (await import('../ar/pictures.ts')).pictures,
});
