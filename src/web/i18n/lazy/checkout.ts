import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/checkout.ts')).checkout,
  es: async () => (await import('../es/checkout.ts')).checkout,
  ar: async () => (await import('../ar/checkout.ts')).checkout,
});
