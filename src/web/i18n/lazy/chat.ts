import { needTexts } from '../lazy-texts.ts';

export { type Translate, useI18n, useTranslate } from '../i18n.tsx';

await needTexts({
  en: async () => (await import('../en/chat.ts')).chat,
  es: async () => (await import('../es/chat.ts')).chat,
  ar: async () => (await import('../ar/chat.ts')).chat,
});
