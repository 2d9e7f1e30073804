import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/dialogs.ts'),
  es: () => import('../es/dialogs.ts'),
  ar: () => import('../ar/dialogs.ts'),
});
