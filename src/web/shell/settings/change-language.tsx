import Languages from 'lucide-react/icons/languages';
import { languageOf } from '#domain/language/language.ts';
import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { leaveNotice } from '#web/session/notice.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';

/** Asks first: the whole page is loaded again in the other language. */
export default function ChangeLanguage({ to }: { to: string }) {
  const t = useTranslate();
  const { close } = useOpener();
  const store = useSessionStore();

  function change() {
    store.set({ settings: { ...store.get().settings, language: languageOf(to) } });
    leaveNotice('language.changed');
    location.reload();
  }

  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={Languages}
      title={t('language.question')}
      text={t('language.explain')}
      safe={t('language.no')}
      confirm={t('language.yes')}
      onConfirm={change}
    />
  );
}
