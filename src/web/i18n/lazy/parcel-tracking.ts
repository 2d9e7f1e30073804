import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/parcel-tracking.ts')).parcelTracking,
  es: async () => (await import('../es/parcel-tracking.ts')).parcelTracking,
  ar: async () => (await import('../ar/parcel-tracking.ts')).parcelTracking,
});
