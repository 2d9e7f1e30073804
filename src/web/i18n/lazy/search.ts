import '../lazy-files/goods.ts';

export { type Translate, useTranslate } from '../i18n.tsx';
