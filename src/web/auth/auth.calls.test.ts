import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { authCalls } from './auth.calls.ts';

const LOST = new ApiError(0, [], '');
const TAKEN = new ApiError(403, [{ code: 'email', message: 'taken' }], 'taken');
const IN = { token: 'theirs' };
const FORM = {
  name: 'Signe',
  email: 'signe@example.com',
  phone: '+46700000000',
  password: 'Secret-77',
  ref_code: null,
};

/** A shop that answers one call after the other, as it is told. */
function visitor(...answers: (object | Error)[]) {
  const asked: string[] = [];
  const api = (async ({ name }: Endpoint) => {
    asked.push(name);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as ApiClient;
  return { asked, calls: authCalls(api, { get: () => ({ guest_id: null }) } as unknown as SessionStore) };
}

test('whoever signs up again after a lost answer comes into the account that they have made', async () => {
  const { asked, calls } = visitor(LOST, TAKEN, IN);
  await expect(calls.signUp(FORM)).rejects.toBe(LOST);
  expect(await calls.signUp(FORM)).toEqual(IN);
  expect(asked).toEqual(['signUp', 'signUp', 'logIn']);
});

test('an account of somebody else stays taken, and is not tried by who has lost nothing', async () => {
  const { asked, calls } = visitor(TAKEN, LOST, TAKEN, new ApiError(401, [], 'wrong'));
  await expect(calls.signUp(FORM)).rejects.toBe(TAKEN);
  await expect(calls.signUp(FORM)).rejects.toBe(LOST);
  await expect(calls.signUp(FORM)).rejects.toBe(TAKEN);
  expect(asked).toEqual(['signUp', 'signUp', 'signUp', 'logIn']);
});
