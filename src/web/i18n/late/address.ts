import { needTexts } from '../late-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/address.ts')).address,
  es: async () => (await import('../es/address.ts')).address,
  ar: async () => (await import('../ar/address.ts')).address,
});
