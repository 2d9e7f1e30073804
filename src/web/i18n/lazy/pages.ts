import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/pages.ts'),
  es: () => import('../es/pages.ts'),
  ar: () => import('../ar/pages.ts'),
});
