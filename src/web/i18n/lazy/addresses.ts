import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/addresses.ts')).address,
  es: async () => (await import('../es/addresses.ts')).address,
  ar: async () => (await import('../ar/addresses.ts')).address,
});
