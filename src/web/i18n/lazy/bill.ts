import '../lazy-files/ordering.ts';

export { type Translate, useTranslate } from '../i18n.tsx';
