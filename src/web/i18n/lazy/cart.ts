import { needTexts } from '../lazy-texts.ts';

export { useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/cart.ts')).cart,
  es: async () => (await import('../es/cart.ts')).cart,
  ar: async () => (await import('../ar/cart.ts')).cart,
});
