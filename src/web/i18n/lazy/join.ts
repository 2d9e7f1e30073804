import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/join.ts'),
  es: () => import('../es/join.ts'),
  ar: () => import('../ar/join.ts'),
});
