import '../lazy-files/after.ts';

export { useI18n, useTranslate } from '../i18n.tsx';
