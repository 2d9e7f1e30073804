import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';

export type Faults<Field extends string> = Partial<Record<Field, MessageKey>>;

/**
 * What stands under each field: our own rule once the field was left with something in it or the form was sent, and what the
 * server said until the field is changed. An empty field is not judged when it is left: words that come under it would move
 * the button away from under the finger.
 */
export function useFieldWords<Field extends string>(faults: Faults<Field>) {
  const t = useTranslate();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});

  return {
    wordsFor(field: Field): string | undefined {
      const fault = faults[field];
      return fault && (isTried || left.includes(field)) ? t(fault) : refused[field];
    },
    leave: (field: Field) => setLeft((before) => [...before, field]),
    forget: (field: Field) => setRefused(({ [field]: _, ...rest }) => rest as Partial<Record<Field, string>>),
    tryAll: () => setTried(true),
    /**
     * Takes over what the server refused of these fields; the first of them, or null when it was about something else.
     * `meant`: fields that the server calls otherwise.
     */
    refuse(error: unknown, fields: readonly Field[], meant: Readonly<Record<string, Field>> = {}): Field | null {
      if (!(error instanceof ApiError)) return null;
      const said = error.errors.flatMap(({ code, message }) => {
        // A list is refused by its name, or by the place in it.
        const name = code.replace(/(\.|\[).*$/, '');
        const field = fields.find((one) => one === name) ?? meant[name];
        return field ? [[field, message] as const] : [];
      });
      setRefused(Object.fromEntries([...said].reverse()) as Partial<Record<Field, string>>);
      return fields.find((field) => said.some(([name]) => name === field)) ?? null;
    },
  };
}

export type FieldWords<Field extends string> = Pick<
  ReturnType<typeof useFieldWords<Field>>,
  'wordsFor' | 'leave' | 'forget'
>;
