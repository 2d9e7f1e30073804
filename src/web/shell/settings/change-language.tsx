import Languages from 'lucide-react/icons/languages';
import { languageOf } from '#domain/language/language.ts';
import { addressIn, readLanguageAddress } from '#domain/language/language-address.ts';
import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { keepTyped } from '#web/offline/keep-typed.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { loadAnew } from '#web/session/load-anew.ts';
import { leaveNotice } from '#web/session/remembered/notice.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';

/** Asks first: the same page is then opened anew, at its address in the other language, with what was typed. */
export default function ChangeLanguage({ to }: { to: string }) {
  const t = useTranslate();
  const { close } = useOpener();
  const store = useSessionStore();

  function change() {
    const language = languageOf(to);
    store.set({ settings: { ...store.get().settings, language } });
    leaveNotice('language.changed');
    keepTyped();
    const { pathname, search, hash } = location;
    loadAnew(addressIn(language, readLanguageAddress(pathname).path) + search + hash);
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
