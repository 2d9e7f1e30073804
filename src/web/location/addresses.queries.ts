import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';

const contract = () => import('#contract/addresses/addresses.ts');

/** As many as a customer may save. */
const ALL = 100;

const keyOf = ({ token }: Pick<Session, 'token'>) => ['profile', token ?? '', 'addresses'] as const;

/** A customer's saved addresses, the newest first. Under `profile`: whoever signs out leaves nothing behind. */
export const addressesQuery = (api: ApiClient, session: Pick<Session, 'token'>) =>
  queryOptions({
    queryKey: keyOf(session),
    queryFn: async ({ signal }) => {
      const { listAddresses } = await contract();
      return (await api(listAddresses, { query: { limit: ALL } }, signal)).addresses;
    },
    enabled: session.token !== null,
  });

export const refreshAddresses = (queries: QueryClient, session: Pick<Session, 'token'>) =>
  queries.invalidateQueries({ queryKey: keyOf(session) });
