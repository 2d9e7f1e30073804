import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** The server's words under the fields they are about; what is about none of them is a toast. `aloud`: all of them are. */
export function tellRefusal<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fields: readonly Path<Fields>[],
  t: Translate,
  error: unknown,
  { aloud = false } = {},
) {
  if (!(error instanceof ApiError) || error.errors.length === 0) return sayEveryFailure(t, error);
  const fieldOf = (code: string) => fields.find((field) => field === code);
  let isFirst = true;
  for (const { code, message } of error.errors) {
    const field = fieldOf(code);
    if (!field) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  const others = error.errors.filter(({ code }) => aloud || !fieldOf(code));
  if (others.length > 0) sayEveryFailure(t, new ApiError(error.status, others, error.message), { isRepeated: aloud });
}
