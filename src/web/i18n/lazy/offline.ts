import '../lazy-files/after.ts';

export { type Translate, useTranslate } from '../i18n.tsx';
