import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { leaveToasts, shownToast } from '#web/ui/feedback/toast-queue.ts';
import type { Favourites } from './favourites.ts';
import { setFavourite, toggleFavourite } from './toggle-favourite.ts';
import { favourites } from './wishlist.calls.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

const LAMP = { kind: 'item', id: 7 } as const;
const NOTHING: Favourites = {
  ids: { item: [], store: [], vehicle: [], provider: [] },
  item: [],
  store: [],
  vehicles: [],
  providers: [],
};

/** A customer whose changes are answered when the test says so, in the order in which they are sent. */
function customer() {
  const session = { token: 'of the test', module: null, zoneid: [1] } as never;
  const calls: PromiseWithResolvers<{ message: string }>[] = [];
  const api = (() => {
    const call = Promise.withResolvers<{ message: string }>();
    calls.push(call);
    return call.promise;
  }) as unknown as ApiClient;
  const queries = new QueryClient();
  const { queryKey } = favouritesQuery(api, favouriteScope(session));
  queries.setQueryData(queryKey, NOTHING);
  const tools = { api, store: { get: () => session } as never, queries, t: ((key: string) => key) as never, open() {} };
  return {
    tools,
    queryKey,
    calls,
    isLiked: () => queries.getQueryData(queryKey)?.ids.item.includes(LAMP.id),
    isAskedAgain: () => queries.getQueryState(queryKey)?.isInvalidated,
  };
}

afterEach(() => leaveToasts());

test('the answer to an earlier press does not change a heart that was pressed since', async () => {
  const { tools, calls, isLiked } = customer();
  const liked = setFavourite(tools, LAMP, true);
  const taken = setFavourite(tools, LAMP, false);
  await Promise.resolve();
  calls[0]?.resolve({ message: 'Added' });
  await liked;
  expect(isLiked()).toBe(false);
  calls[1]?.resolve({ message: 'Removed' });
  await taken;
  expect(isLiked()).toBe(false);
});

test('of two presses that wait for the list the second takes back the first', async () => {
  const { tools } = customer();
  tools.queries.clear();
  const list = Promise.withResolvers<Omit<Favourites, 'ids'>>();
  const told: string[] = [];
  const api = (async ({ name }: { name: string }) => {
    if (name === 'listFavourites') return list.promise;
    told.push(name);
    return { message: '' };
  }) as unknown as ApiClient;
  const presses = [1, 2].map(() => toggleFavourite({ ...tools, api }, LAMP));
  list.resolve(NOTHING);
  await Promise.all(presses);
  expect(told).toEqual(['addFavourite', 'removeFavourite']);
});

test('where the answer got lost the list says what became of it; a refusal needs no question', async () => {
  for (const [failure, asks] of [
    [new ApiError(0, [], ''), true],
    [new ApiError(403, [], 'No'), false],
  ] as const) {
    const { tools, calls, isLiked, isAskedAgain } = customer();
    const liked = setFavourite(tools, LAMP, true);
    await Promise.resolve();
    calls[0]?.reject(failure);
    await liked;
    expect(isLiked()).toBe(false);
    expect(isAskedAgain()).toBe(asks);
  }
});

test('where the list on the page has what was pressed for, a lost answer is no failure', async () => {
  const { tools, queryKey } = customer();
  const api = (async ({ name }: { name: string }) => {
    if (name === 'listFavourites') return { item: [LAMP], store: [], vehicles: [], providers: [] };
    throw new ApiError(0, [], '');
  }) as unknown as ApiClient;
  const onPage = { ...tools, api };
  const queryFn = ({ signal }: { signal: AbortSignal }) => favourites(api, signal);
  const hearts = new QueryObserver(tools.queries, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const leave = hearts.subscribe(() => {});
  expect(await setFavourite(onPage, LAMP, true)).toBe(true);
  expect(shownToast()).toBeNull();
  expect(await setFavourite(onPage, LAMP, false)).toBe(false);
  expect(shownToast()).toMatchObject({ text: 'error.offline' });
  leave();
});
