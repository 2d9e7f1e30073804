import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/api-error.ts';

/** Under each field what the server said of it; the first of them gets the keyboard. True when there was one. */
export function putRefusals<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.errors.filter(({ code }) => code in form.getValues());
  known.forEach(({ code, message }, at) => {
    form.setError(code as Path<Values>, { message }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}
