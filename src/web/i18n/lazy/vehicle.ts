import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/vehicle.ts')).vehicle,
  es: async () => (await import('../es/vehicle.ts')).vehicle,
  ar: async () => (await import('../ar/vehicle.ts')).vehicle,
});
