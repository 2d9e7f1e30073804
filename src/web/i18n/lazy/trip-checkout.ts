import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/trip-checkout.ts'),
  es: () => import('../es/trip-checkout.ts'),
  ar: () => import('../ar/trip-checkout.ts'),
});
