import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/coupons.ts')).coupons,
  es: async () => (await import('../es/coupons.ts')).coupons,
  ar: async () => (await import('../ar/coupons.ts')).coupons,
});
