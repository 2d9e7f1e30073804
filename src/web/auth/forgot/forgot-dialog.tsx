import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { ForgotFlow, useForgotHeading, useForgotStep } from './forgot-flow.tsx';

/** The forgotten password, over whatever page one is on. */
export default function ForgotDialog() {
  const t = useTranslate();
  const { close } = useOpener();
  const [at, setAt] = useForgotStep();
  const { title, text } = useForgotHeading(at);

  return (
    <Dialog open onClose={close} width={460} title={title} description={text} closeLabel={t('app.close')}>
      <ForgotFlow at={at} onStep={setAt} onDone={close} />
    </Dialog>
  );
}
