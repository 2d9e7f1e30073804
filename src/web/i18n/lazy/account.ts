import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/account.ts'),
  es: () => import('../es/account.ts'),
  ar: () => import('../ar/account.ts'),
});
