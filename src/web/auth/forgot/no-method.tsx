import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** The business has switched off every way to send a code. */
export function NoMethod() {
  const t = useTranslate();
  return (
    <StateBlock
      tone="error"
      title={t('forgot.none.title')}
      text={t('forgot.none.text')}
      action={
        // From the screens of signing in help opens beside them.
        <Link to="/help-and-support" target="_blank" rel="noreferrer" className={buttonLook('primary', 44, false)}>
          {t('auth.help')}
          <span className="sr-only">{t('auth.new_tab')}</span>
        </Link>
      }
    />
  );
}
