import { type FormEvent, useRef, useState } from 'react';
import { RESEND_SECONDS } from '#domain/auth/one-time-code.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { ApiError, failureWords } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useCountdown } from '../use-countdown.ts';
import { DemoHint } from './demo-hint.tsx';
import { follows } from './form-rules.ts';
import { SubmitButton } from './submit-button.tsx';

export type OtpFormProps = {
  /** The phone or email the code went to. */
  sentTo: string;
  /** The server's own words about it, in place of ours. */
  said?: string | undefined;
  /** Seconds until another one may be asked for; 0 when it could not be sent. */
  wait?: number | undefined;
  /** Done when the code was right. What it throws is the server's refusal, shown under the field. */
  onVerify(code: string): Promise<unknown>;
  /** Asks for another code; offered when the wait is over. False: none was sent. */
  onResend(): Promise<unknown>;
};

/** The six digits that were sent to somebody, and another try when they did not come. */
export function OtpForm({ sentTo, said, wait, onVerify, onResend }: OtpFormProps) {
  const t = useTranslate();
  const { demo } = useConfig();
  const field = useRef<HTMLInputElement>(null);
  const { left, restart } = useCountdown(RESEND_SECONDS, wait);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isResent, setIsResent] = useState(false);
  const [doing, setDoing] = useState<'verify' | 'resend' | null>(null);

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  async function verify(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog of another form: the outer one is not sent.
    event.stopPropagation();
    if (doing) return;
    const fault = follows(t, 'code')(code);
    if (fault !== true) return refuse(fault);
    setError(null);
    setDoing('verify');
    try {
      await onVerify(code);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status > 0) refuse(failureWords(t, failure));
      else sayEveryFailure(t, failure);
    } finally {
      setDoing(null);
    }
  }

  async function resend() {
    if (doing) return;
    setDoing('resend');
    try {
      if ((await onResend()) === false) return;
      setCode('');
      setError(null);
      restart();
      setIsResent(true);
    } catch (failure) {
      sayEveryFailure(t, failure);
    } finally {
      setDoing(null);
    }
  }

  return (
    <form method="post" noValidate onSubmit={verify} className="grid gap-5">
      {/* Here, and not as a toast: on a phone that would lie over the button. */}
      <div role="status" className="text-ink-2">
        {isResent && <p className="font-semibold text-success-ink">{t('auth.resent')}</p>}
        <p>{said ?? t('auth.verify.text')}</p>
        <bdi dir="ltr" className="break-all font-semibold text-ink">
          {spacedPhone(sentTo)}
        </bdi>
      </div>
      {demo && <DemoHint to={sentTo} />}
      <Field label={t('auth.code')} error={error}>
        <TextInput
          ref={field}
          name="otp"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="––––––"
          maxLength={12}
          value={code}
          onChange={(event) => {
            setCode(event.target.value.replaceAll(/\D/g, ''));
            setError(null);
          }}
          className="tabular h-14! text-center font-bold text-title tracking-[0.35em] child:text-center child:text-title"
        />
      </Field>
      <SubmitButton progress={doing === 'verify' ? t('auth.verifying') : null}>{t('auth.verify')}</SubmitButton>
      <Button
        look="ghost"
        wide
        disabled={left > 0}
        progress={doing === 'resend' ? t('auth.sending') : null}
        onClick={resend}
      >
        <span className="tabular">{left > 0 ? t('auth.resend_in', { seconds: left }) : t('auth.resend')}</span>
      </Button>
    </form>
  );
}
