import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** For customers with an account; a dialog says what it means and asks once more before it happens. */
export function DeleteAccount({ className = 'mt-6' }: { className?: string }) {
  const t = useTranslate();
  const { open } = useOpener();
  const isSignedIn = useSession((session) => session.token !== null);
  if (!isSignedIn) return null;

  return (
    <section
      aria-label={t('account.danger')}
      className={classNames(
        'flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 md:p-6',
        className,
      )}
    >
      <h2 className="font-bold text-lead tracking-snug">{t('account.danger')}</h2>
      <p className="text-ink-2 text-small">{t('account.danger_text')}</p>
      <Button look="danger" onClick={() => open({ name: 'remove-account' })}>
        {t('account.remove')}
      </Button>
    </section>
  );
}
