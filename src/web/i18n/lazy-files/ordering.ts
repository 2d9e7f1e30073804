import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/ordering.ts'),
  es: () => import('../es/ordering.ts'),
  ar: () => import('../ar/ordering.ts'),
});
