import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/wallet.ts'),
  es: () => import('../es/wallet.ts'),
  ar: () => import('../ar/wallet.ts'),
});
