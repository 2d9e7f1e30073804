import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { searchText } from '#web/catalog/links/result-request.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { FoundList } from '#web/listing/found-list.tsx';
import { resultTitle } from '#web/listing/result-title.ts';
import { vehicleResultsQuery } from './rental.queries.ts';
import { VehicleCard, VehicleCardSkeleton } from './vehicle-card.tsx';

export default function VehicleResults({ request }: { request: ResultRequest }) {
  const t = useTranslate();
  const query = useInfiniteQuery(vehicleResultsQuery(useApi(), useScope(), searchText(request)));
  return (
    <FoundList
      title={resultTitle(t, request)}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.vehicles)}
      total={query.data?.pages[0]?.total}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      grid="grid-stores"
    />
  );
}
