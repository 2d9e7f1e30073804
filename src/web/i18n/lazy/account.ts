import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/account.ts')).account,
  es: async () => (await import('../es/account.ts')).account,
  ar: async () => (await import('../ar/account.ts')).account,
});
