import { needTexts } from '../lazy-texts.ts';

export { useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/notifications.ts')).notifications,
  es: async () => (await import('../es/notifications.ts')).notifications,
  ar: async () => (await import('../ar/notifications.ts')).notifications,
});
