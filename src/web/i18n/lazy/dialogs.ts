import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/dialogs.ts')).dialogs,
  es: async () => (await import('../es/dialogs.ts')).dialogs,
  ar: async () => (await import('../ar/dialogs.ts')).dialogs,
});
