import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** `children`: what only a customer with an account may change. */
export function SettingsView({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  return (
    <section className="column max-w-160! py-8 md:py-14">
      <h1 className="font-extrabold text-headline tracking-tight">{t('profile.settings')}</h1>
      <p className="mt-2 text-ink-2">{t('settings.text')}</p>
      <div className="mt-6 flex flex-col gap-6 rounded-card border border-line bg-surface p-5 md:p-6">
        <div>
          <h2 className="mb-3 font-bold text-lead tracking-snug">{t('theme.label')}</h2>
          <ThemeChoice />
        </div>
        <div>
          <h2 className="mb-3 font-bold text-lead tracking-snug">{t('language.label')}</h2>
          <LanguageChoice />
        </div>
      </div>
      {children}
    </section>
  );
}
