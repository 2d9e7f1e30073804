import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/parcel-tracking.ts'),
  es: () => import('../es/parcel-tracking.ts'),
  ar: () => import('../ar/parcel-tracking.ts'),
});
