import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { tellRefusal } from '../say-refusal.ts';

/**
 * A form that signs somebody in or up. A field is judged when it is left, but an empty one only when the form is sent: words that come
 * under it as somebody goes to press something else would move that away from under the finger. Only what React itself
 * draws has a value to begin with (`drawn`): what was typed before the page was hydrated stays.
 */
export function useAuthForm<Fields extends FieldValues>(
  fields: readonly Path<Fields>[],
  drawn: DefaultValues<Fields> = {} as DefaultValues<Fields>,
  // Whoever signs in hears every refusal as a toast as well.
  { aloud = false } = {},
) {
  const t = useTranslate();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: drawn });
  const [isSending, setIsSending] = useState(false);
  // Two presses can be faster than the screen.
  const underWay = useRef(false);
  const { errors, isSubmitted } = form.formState;

  return {
    form,
    isSending,
    /** What stands under a field. */
    wordsUnder(field: Path<Fields>): string | undefined {
      const isKnown = isSubmitted || Boolean(form.getValues(field));
      const message = errors[field]?.message;
      return isKnown && typeof message === 'string' ? message : undefined;
    },
    /** Sends once at a time; the server's refusal stands under its fields. */
    sending: (send: (values: Fields) => Promise<unknown>) =>
      form.handleSubmit(async (values) => {
        if (underWay.current) return;
        underWay.current = true;
        setIsSending(true);
        try {
          await send(values);
        } catch (error) {
          tellRefusal(form, fields, t, error, { aloud });
        } finally {
          underWay.current = false;
          setIsSending(false);
        }
      }),
  };
}

/** What a field needs of its form. */
export type AuthForm<Fields extends FieldValues> = Pick<ReturnType<typeof useAuthForm<Fields>>, 'form' | 'wordsUnder'>;
