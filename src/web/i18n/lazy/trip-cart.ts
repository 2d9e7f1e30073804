import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/trip-cart.ts'),
  es: () => import('../es/trip-cart.ts'),
  ar: () => import('../ar/trip-cart.ts'),
});
