import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/auth.ts')).auth,
  es: async () => (await import('../es/auth.ts')).auth,
  ar: async () => (await import('../ar/auth.ts')).auth,
});
