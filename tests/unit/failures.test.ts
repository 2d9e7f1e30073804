import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account/account.ts';
import { apiClient } from '#web/api/client.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { dismissToast, shownToast } from '#web/ui/feedback/toast-queue.ts';

const t: Translate = (key) => key;

/** What a shopper reads when their profile is answered so. */
async function toldOf(answer: () => Promise<Response>): Promise<string[]> {
  const api = apiClient({ fetch: answer, headers: () => ({}) });
  await api(updateProfile, { body: { name: 'Signe' } }).catch((error) => sayEveryFailure(t, error));
  const told = shownToast()?.text.split('\n') ?? [];
  dismissToast();
  return told;
}

test('of a refusal with a list of errors, each is said [PROF-011a] [WALL-008a]', async () => {
  const errors = [
    { code: 'name', message: 'That is no name' },
    { code: 'phone', message: 'That is no phone' },
  ];
  expect(await toldOf(async () => Response.json({ errors, message: 'That is no name' }, { status: 403 }))).toEqual([
    'That is no name',
    'That is no phone',
  ]);
});

test('of a refusal without a list, its message is said [PROF-011b] [ERR-008]', async () => {
  expect(await toldOf(async () => Response.json({ message: 'Come back later' }, { status: 403 }))).toEqual([
    'Come back later',
  ]);
});

test('of no answer at all, that there is none [ERR-015]', async () => {
  expect(await toldOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(['error.offline']);
});
