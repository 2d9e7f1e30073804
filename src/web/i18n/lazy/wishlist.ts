import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/wishlist.ts'),
  es: () => import('../es/wishlist.ts'),
  ar: () => import('../ar/wishlist.ts'),
});
