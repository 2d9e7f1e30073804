import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { giveConsent } from '#web/session/remembered/consent.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Lies over the page's lower edge until it is answered: nothing moves when it comes or goes. */
export default function CookieBar() {
  const t = useTranslate();
  const { cookies_text } = useConfig();
  return (
    <section
      aria-label={t('cookies.title')}
      data-bottom-bar
      className="fixed inset-x-3 bottom-[calc(var(--size-tabbar)+12px+env(safe-area-inset-bottom,0px))] z-(--z-sticky) mx-auto flex max-w-240 flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-(--elevation-sheet) md:bottom-4 md:flex-row md:items-center md:gap-6 md:px-6"
    >
      <p className="text-ink-2 text-small">
        {cookies_text}{' '}
        <Link to="/privacy-policy" className="font-semibold text-accent-ink underline">
          {t('footer.privacy')}
        </Link>
      </p>
      <div className="flex shrink-0 flex-wrap gap-2 md:ms-auto">
        <Button look="secondary" onClick={() => giveConsent('necessary')}>
          {t('cookies.necessary')}
        </Button>
        <Button onClick={() => giveConsent('all')}>{t('cookies.accept')}</Button>
      </div>
    </section>
  );
}
