import type { UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { leaveToasts, shownToast } from '#web/ui/feedback/toast-queue.ts';
import { tellRefusal } from './say-refusal.ts';

type Login = { email_or_phone: string; password: string };

const t = ((key: string) => key) as unknown as Translate;
const REFUSED = new ApiError(
  403,
  [
    { code: 'password', message: 'Password is too short' },
    { code: 'blocked', message: 'Not today' },
  ],
  'Password is too short',
);

afterEach(() => leaveToasts());

/** What stands under the fields, and what is said aloud. */
function told(how: { aloud?: boolean }) {
  const under: string[] = [];
  leaveToasts();
  const form = { setError: (field: string) => under.push(field) } as unknown as UseFormReturn<Login>;
  tellRefusal(form, ['email_or_phone', 'password'], t, REFUSED, how);
  const { text = '', isRepeated } = shownToast() ?? {};
  return { under, toasts: text.split('\n'), isRepeated };
}

test('every refusal of a login is a toast, also what stands under its field [ERR-010]', () => {
  expect(told({ aloud: true })).toEqual({
    under: ['password'],
    toasts: ['Password is too short', 'Not today'],
    isRepeated: true,
  });
});

test('other forms say aloud only what has no field', () => {
  expect(told({})).toEqual({ under: ['password'], toasts: ['Not today'], isRepeated: false });
});
