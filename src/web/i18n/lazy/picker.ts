import { needTexts } from '../lazy-texts.ts';

await needTexts({
  en: async () => (await import('../en/picker.ts')).picker,
  es: async () => (await import('../es/picker.ts')).picker,
  ar: async () => (await import('../ar/picker.ts')).picker,
});
