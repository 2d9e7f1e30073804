import { needTexts } from '../lazy-texts.ts';

export { type Translate, useTranslate } from '../i18n.tsx';

needTexts({
  en: () => import('../en/parcel.ts'),
  es: () => import('../es/parcel.ts'),
  ar: () => import('../ar/parcel.ts'),
});
