import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getCustomer } from '#contract/account/account.ts';
import type { ApiClient } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { customerQuery } from './account.queries.ts';

/** As a part of the page does that shows who is signed in. */
function watch(token: string | null) {
  const api = vi.fn(async () => ({ f_name: 'Maja' }));
  const observer = new QueryObserver(makeQueryClient(), customerQuery(api as unknown as ApiClient, { token }));
  const leave = observer.subscribe(() => {});
  return { api, observer, leave };
}

test('who is not signed in is not asked for [CALL-011a]', async () => {
  const { api, observer, leave } = watch(null);
  expect(observer.getCurrentResult().fetchStatus).toBe('idle');
  leave();
  expect(api).not.toHaveBeenCalled();
});

test('who is signed in is asked for, once [CALL-011a]', async () => {
  const { api, observer, leave } = watch('token');
  expect(observer.getCurrentResult().fetchStatus).toBe('fetching');
  await expect.poll(() => observer.getCurrentResult().data).toEqual({ f_name: 'Maja' });
  leave();
  expect(getCustomer).toMatchObject({ method: 'GET', path: '/api/v1/customer/info', access: 'customer' });
  expect(api).toHaveBeenCalledExactlyOnceWith(getCustomer, {}, expect.any(AbortSignal));
});
