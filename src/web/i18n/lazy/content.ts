import '../lazy-files/after.ts';

export { useTranslate } from '../i18n.tsx';
