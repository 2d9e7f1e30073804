import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/orders.ts')).orders,
  es: async () => (await import('../es/orders.ts')).orders,
  ar: async () => (await import('../ar/orders.ts')).orders,
});
