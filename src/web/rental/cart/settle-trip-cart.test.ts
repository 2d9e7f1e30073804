import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ChoiceTools } from '#web/modules/module-kind.tsx';
import { settleTripCart } from './settle-trip-cart.ts';

const WHO = { token: 'maja', guest_id: null, module: { id: 6 }, zoneid: [1] };

afterEach(() => vi.unstubAllGlobals());

/** What the page reports of a choice after which the cart cannot be read. */
async function reportedOf(failure: Error) {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const api = () => Promise.reject(failure);
  await settleTripCart({
    api,
    queries: new QueryClient(),
    store: { get: () => WHO },
    t: String,
  } as unknown as ChoiceTools);
  return reported;
}

test('without a connection the trip stays as it is, and that is no matter', async () => {
  expect(await reportedOf(new ApiError(0, [], ''))).toEqual([]);
});

test('a fault on the way to what would be said is not kept quiet', async () => {
  const fault = new Error('no text tripcart.kept here');
  expect(await reportedOf(fault)).toEqual([fault]);
});
