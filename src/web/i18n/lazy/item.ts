import '../lazy-files/goods.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';
