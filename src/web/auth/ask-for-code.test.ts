import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { leaveToasts, shownToast } from '#web/ui/feedback/toast-queue.ts';
import { askForCode } from './ask-for-code.ts';

const t = ((key: string) => key) as unknown as Translate;
const WORDS = 'Please wait 43 seconds before asking for another code';
const refused = (status: number, code: string, seconds?: number) =>
  new ApiError(status, [{ code, message: WORDS, ...(seconds && { seconds }) }], WORDS);
const asking = (error: ApiError) => askForCode(t, () => Promise.reject(error));

afterEach(() => leaveToasts());

test('what was sent is answered', async () => {
  expect(await askForCode(t, async () => 'sent')).toEqual({ reply: 'sent' });
});

test('one that was asked for a moment ago, and whose answer got lost, can be typed; the server’s words are said [ERR-010]', async () => {
  expect(await asking(refused(405, 'otp', 43))).toEqual({ wait: 43 });
  expect(shownToast()?.text).toBe(WORDS);
});

test.each([
  refused(405, 'otp_temp_blocked', 600),
  refused(404, 'otp'),
  refused(429, 'too_many_requests', 43),
  new ApiError(0, [], ''),
])('%o sent nothing', async (error) => {
  await expect(asking(error)).rejects.toBe(error);
  expect(shownToast()).toBeNull();
});
