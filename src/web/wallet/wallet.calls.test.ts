import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { addFund } from './wallet.calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('a top-up pressed again after a lost answer is the same one; after an answer it is another', async () => {
  const location = { origin: 'https://shop.example', pathname: '/profile' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location });
  const keys: unknown[] = [];
  const answers = [new ApiError(0, [], ''), null, null];
  const api = (async (...[, , , headers]: Parameters<ApiClient>) => {
    keys.push(headers?.['Idempotency-Key']);
    const failure = answers.shift();
    if (failure) throw failure;
    return { redirect_link: 'https://pay.example' };
  }) as ApiClient;
  const press = () => addFund(api, 50_00, 'stripe').catch(() => null);

  expect([await press(), await press(), await press()]).toEqual([null, 'https://pay.example', 'https://pay.example']);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});
