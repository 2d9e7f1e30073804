import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/goods.ts'),
  es: () => import('../es/goods.ts'),
  ar: () => import('../ar/goods.ts'),
});
