import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** What was typed stays until it was accepted. */
export function NewsletterForm() {
  const t = useTranslate();
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  function refuse(reason: string) {
    setError(reason);
    field.current?.focus();
  }

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setError(null);
    setSending(true);
    try {
      // Under every page, and rarely used: its schemas come with the press.
      const calls = await import('./newsletter.calls.ts');
      if (!calls.isEmail(email)) return refuse(t('newsletter.invalid'));
      await calls.subscribe(api, email);
      setEmail('');
      showToast({ id: 'newsletter', tone: 'success', text: t('newsletter.done') });
    } catch (failure) {
      const said = failure instanceof ApiError && failure.errors[0]?.message;
      if (said) refuse(said);
      else showToast({ id: 'newsletter', tone: 'error', text: t('error.offline') });
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={subscribe} className="flex max-w-100 items-start gap-2">
      <Field label={t('newsletter.label')} labelHidden error={error} className="flex-1">
        <TextInput
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          dir="auto"
          size={44}
          placeholder={t('newsletter.label')}
          value={email}
          readOnly={sending}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(null);
          }}
        />
      </Field>
      <Button type="submit" progress={sending ? t('newsletter.subscribing') : null}>
        {t('newsletter.subscribe')}
      </Button>
    </form>
  );
}
