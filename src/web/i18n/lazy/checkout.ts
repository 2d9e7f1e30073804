import '../lazy-files/ordering.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';
