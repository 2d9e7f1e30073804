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

/** What the link of a parcel shows. */
export const followedParcelQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['followed-parcel', key],
    queryFn: async ({ signal }) =>
      api((await import('#contract/parcel/follow.ts')).followParcel, { params: { key } }, signal),
    staleTime: 0,
  });
