import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/renting.ts'),
  es: () => import('../es/renting.ts'),
  ar: () => import('../ar/renting.ts'),
});
