import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/auth.ts'),
  es: () => import('../es/auth.ts'),
  ar: () => import('../ar/auth.ts'),
});
