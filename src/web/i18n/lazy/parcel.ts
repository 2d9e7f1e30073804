import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/parcel.ts')).parcel,
  es: async () => (await import('../es/parcel.ts')).parcel,
  ar: async () => (await import('../ar/parcel.ts')).parcel,
});
