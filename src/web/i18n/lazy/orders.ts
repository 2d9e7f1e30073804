import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/orders.ts'),
  es: () => import('../es/orders.ts'),
  ar: () => import('../ar/orders.ts'),
});
