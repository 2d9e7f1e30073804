import { createContext, type ReactNode, use, useMemo } from 'react';
import { directionOf, type Language } from '#domain/language/language.ts';
import { untilNeedsAreMet } from '#web/ui/lazy-with-retry.ts';
import type { MessageKey, Messages } from './en.ts';
import { fill } from './fill.ts';
import { lazyTexts } from './lazy-texts.ts';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

type I18n = { language: Language; direction: 'ltr' | 'rtl'; t: Translate };

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Partial<Messages>;
  children: ReactNode;
}) {
  const value = useMemo<I18n>(
    () => ({
      language,
      direction: directionOf(language),
      t: (key, values) => fill(messages[key] ?? lazyTexts[key] ?? missing(key), values, language),
    }),
    [language, messages],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('no language here');
  return i18n;
}

export const useTranslate = (): Translate => useI18n().t;

function missing(key: MessageKey): never {
  const coming = untilNeedsAreMet();
  // React draws this again once they are there: a page's own file is loaded by the router, which waits for no texts.
  if (coming) throw coming;
  // A file used a lazy text without importing its feature's file: tests/architecture finds most of that.
  throw new Error(`no text ${key} here`);
}
