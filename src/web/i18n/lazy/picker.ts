import { needTexts } from '../lazy-texts.ts';

needTexts({
  en: () => import('../en/picker.ts'),
  es: () => import('../es/picker.ts'),
  ar: () => import('../ar/picker.ts'),
});
