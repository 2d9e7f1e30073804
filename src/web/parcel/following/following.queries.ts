import { queryOptions } from '@tanstack/react-query';
import type { CancelPart } from '#domain/parcel/parcel-return.ts';
import type { ApiClient } from '#web/api/client.ts';

export const parcelReasonsQuery = (api: ApiClient, cancellation_type: CancelPart) =>
  queryOptions({
    queryKey: ['parcel-reasons', cancellation_type],
    queryFn: async ({ signal }) => {
      const { listParcelCancellationReasons } = await import('#contract/parcel/returns.ts');
      const query = { limit: 50, offset: 1, user_type: 'customer', cancellation_type } as const;
      return (await api(listParcelCancellationReasons, { query }, signal)).data;
    },
  });

/** As often as a courier is looked for. */
const POLL_MS = 4000;

/** What the link of a parcel shows. Who has only that is told nothing by itself: it is asked for again and again. */
export const followedParcelQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['followed-parcel', key],
    queryFn: async ({ signal }) =>
      api((await import('#contract/parcel/follow.ts')).followParcel, { params: { key } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.expected_at !== null || data.comes_back) ? POLL_MS : false,
  });
