import '../lazy-files/places.ts';

export { useTranslate } from '../i18n.tsx';
