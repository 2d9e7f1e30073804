import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WalletFilter } from '#contract/wallet/wallet.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';

const PAGE_SIZE = 10;

const contract = () => import('#contract/wallet/wallet.ts');
const useToken = (): string => useSession(({ token }) => token ?? '');

/** Everything of the wallet, points and referral of who is signed in. */
const walletOf = (token: string | null) => ['wallet', token ?? ''] as const;

const nextPage = ({ total_size, offset }: { total_size: number; offset: number }) =>
  offset * PAGE_SIZE < total_size ? offset + 1 : undefined;

const entriesQuery = (api: ApiClient, token: string, type: WalletFilter) =>
  infiniteQueryOptions({
    queryKey: [...walletOf(token), 'entries', type],
    queryFn: async ({ pageParam: offset, signal }) =>
      api((await contract()).listWalletEntries, { query: { type, limit: PAGE_SIZE, offset } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const useWalletEntries = (type: WalletFilter) => useInfiniteQuery(entriesQuery(useApi(), useToken(), type));

export const usePointEntries = () => {
  const [api, token] = [useApi(), useToken()];
  return useInfiniteQuery({
    queryKey: [...walletOf(token), 'points'],
    queryFn: async ({ pageParam: offset, signal }) =>
      api((await contract()).listLoyaltyEntries, { query: { limit: PAGE_SIZE, offset } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
};

const bonusesQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: [...walletOf(token), 'bonuses'],
    queryFn: async ({ signal }) => api((await contract()).listWalletBonuses, {}, signal),
  });

export const useBonuses = () => useQuery(bonusesQuery(useApi(), useToken()));

export function useMonths() {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: [...walletOf(token), 'months'],
    queryFn: async ({ signal }) => api((await contract()).listWalletMonths, {}, signal),
    staleTime: 0,
  });
}

export function useReferral() {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: [...walletOf(token), 'referral'],
    queryFn: async ({ signal }) => api((await contract()).getReferral, {}, signal),
    staleTime: 0,
  });
}
