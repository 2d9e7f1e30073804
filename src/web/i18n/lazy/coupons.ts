import '../lazy-files/ordering.ts';

export { useI18n, useTranslate } from '../i18n.tsx';
