import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/places.ts'),
  es: () => import('../es/places.ts'),
  ar: () => import('../ar/places.ts'),
});
