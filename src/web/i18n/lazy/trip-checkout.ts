import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/trip-checkout.ts')).tripCheckout,
  es: async () => (await import('../es/trip-checkout.ts')).tripCheckout,
  ar: async () => (await import('../ar/trip-checkout.ts')).tripCheckout,
});
