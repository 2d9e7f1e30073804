import { useState } from 'react';
import type { Confirmation } from '#contract/account/security.ts';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { askForCode } from '#web/auth/ask-for-code.ts';
import { OtpForm } from '#web/auth/forms/otp-form.tsx';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { useConfirmation } from './security.queries.ts';

type ConfirmOwnerProps = { onClose(): void; onConfirmed(): Promise<void> };
type Channel = Confirmation['channels'][number];

/** "Is it you?": the password, or a code to a contact that the account has proven. */
export default function ConfirmOwner({ onClose, onConfirmed }: ConfirmOwnerProps) {
  const t = useTranslate();
  const { data } = useConfirmation();
  const [sent, setSent] = useState<{ to: Channel; wait: number | undefined } | null>(null);

  return (
    <Dialog open onClose={onClose} width={440} title={t('account.confirm_title')} closeLabel={t('app.close')}>
      {!data ? (
        <SkeletonText lines={3} />
      ) : sent ? (
        <ByCode {...sent} onConfirmed={onConfirmed} />
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-2">{t('account.confirm_text')}</p>
          {data.has_password && <ConfirmPassword onConfirmed={onConfirmed} />}
          {data.channels.map((channel) => (
            <SendCode key={channel.channel} to={channel} onSent={(wait) => setSent({ to: channel, wait })} />
          ))}
          {!data.has_password && data.channels.length === 0 && <p>{t('account.confirm_none')}</p>}
        </div>
      )}
    </Dialog>
  );
}

const calls = () => import('./security.calls.ts');

function SendCode({ to, onSent }: { to: Channel; onSent(wait: number | undefined): void }) {
  const t = useTranslate();
  const api = useApi();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      const { sendCode } = await calls();
      onSent((await askForCode(t, () => sendCode(api, to.channel))).wait);
    } catch (error) {
      sayEveryFailure(t, error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Button look="secondary" wide onClick={send} progress={isSending ? t('account.confirm_sending') : null}>
      {t('account.confirm_send', { to: to.to })}
    </Button>
  );
}

function ByCode({ to, wait, onConfirmed }: { to: Channel; wait: number | undefined; onConfirmed(): Promise<void> }) {
  const api = useApi();
  return (
    <OtpForm
      sentTo={to.to}
      wait={wait}
      onVerify={async (code) => {
        await (await calls()).confirmByCode(api, to.channel, code);
        await onConfirmed();
      }}
      onResend={async () => (await calls()).sendCode(api, to.channel)}
    />
  );
}
