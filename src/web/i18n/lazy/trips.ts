import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/trips.ts'),
  es: () => import('../es/trips.ts'),
  ar: () => import('../ar/trips.ts'),
});
