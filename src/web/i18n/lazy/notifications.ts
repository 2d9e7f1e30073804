import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/notifications.ts'),
  es: () => import('../es/notifications.ts'),
  ar: () => import('../ar/notifications.ts'),
});
