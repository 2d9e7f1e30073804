import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/trip-cart.ts')).tripCart,
  es: async () => (await import('../es/trip-cart.ts')).tripCart,
  ar: async () => (await import('../ar/trip-cart.ts')).tripCart,
});
