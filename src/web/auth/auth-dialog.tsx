import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { headingOf } from './auth-step.ts';
import { AuthStepView } from './auth-step-view.tsx';
import { useAuthFlow } from './use-auth-flow.ts';
import { useBroughtProof } from './use-brought-proof.ts';

/** The ways in, over whatever page one is on. */
export default function AuthDialog({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  const asked = overlay.name === 'auth' ? overlay : null;
  const flow = useAuthFlow(mode, asked?.goOn);
  const isAsking = useBroughtProof(flow, asked?.social);
  const { title, text } = headingOf(flow.step);

  return (
    <Dialog open onClose={close} width={460} title={t(title)} description={text && t(text)} closeLabel={t('app.close')}>
      {isAsking && flow.step.name === 'sign-in' ? <Waiting /> : <AuthStepView flow={flow} />}
    </Dialog>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-ink-2">
      <Spinner size={24} />
      {t('auth.sign_in.going')}
    </p>
  );
}
