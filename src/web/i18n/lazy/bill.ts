import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/bill.ts')).bill,
  es: async () => (await import('../es/bill.ts')).bill,
  ar: async () => (await import('../ar/bill.ts')).bill,
});
