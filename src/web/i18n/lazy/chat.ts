import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/chat.ts'),
  es: () => import('../es/chat.ts'),
  ar: () => import('../ar/chat.ts'),
});
