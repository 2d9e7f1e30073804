import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';

/** What was typed goes; what is stored comes back. */
export default function ResetProfile({ onReset }: { onReset(): void }) {
  const t = useTranslate();
  const { close } = useOpener();
  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={RotateCcw}
      title={t('account.reset_question')}
      safe={t('account.reset_keep')}
      confirm={t('account.reset')}
      onConfirm={() => {
        onReset();
        close();
      }}
    />
  );
}
