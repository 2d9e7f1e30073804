import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/renting.ts')).renting,
  es: async () => (await import('../es/renting.ts')).renting,
  ar: async () => (await import('../ar/renting.ts')).renting,
});
