import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';

/** Who is signed in. Everything under the key `profile` is dropped at sign-out. */
export const customerQuery = (api: ApiClient, { token }: Pick<Session, 'token'>) =>
  queryOptions({
    queryKey: ['profile', token ?? ''],
    queryFn: async ({ signal }) => api((await import('#contract/account/account.ts')).getCustomer, {}, signal),
    enabled: token !== null,
  });

export function useCustomer() {
  const token = useSession((session) => session.token);
  return useQuery(customerQuery(useApi(), { token }));
}
