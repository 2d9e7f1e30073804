import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/after.ts'),
  es: () => import('../es/after.ts'),
  ar: () => import('../ar/after.ts'),
});
