import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/wallet.ts')).wallet,
  es: async () => (await import('../es/wallet.ts')).wallet,
  ar: async () => (await import('../ar/wallet.ts')).wallet,
});
