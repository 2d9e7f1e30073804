import { needTexts } from '../lazy-texts.ts';

await needTexts({
  en: async () => (await import('../en/phone.ts')).phone,
  es: async () => (await import('../es/phone.ts')).phone,
  ar: async () => (await import('../ar/phone.ts')).phone,
});
