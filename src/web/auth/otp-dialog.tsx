import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { OtpForm, type OtpFormProps } from './forms/otp-form.tsx';

type OtpDialogProps = OtpFormProps & { channel: 'phone' | 'email'; open: boolean; onClose(): void };

/** The code by itself, over whatever asked for it: a changed phone or email. */
export default function OtpDialog({ channel, open, onClose, ...form }: OtpDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={440}
      title={t(channel === 'phone' ? 'auth.verify.phone' : 'auth.verify.email')}
      closeLabel={t('app.close')}
    >
      <OtpForm {...form} />
    </Dialog>
  );
}
