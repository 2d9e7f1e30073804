import { useInfiniteQuery } from '@tanstack/react-query';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/lazy/vehicle.ts';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import { FilterRow } from '../search/filter-row.tsx';
import { FoundVehicles } from '../search/found-vehicles.tsx';
import { SortChoice } from '../search/sort-choice.tsx';
import { useVehicleChoice } from '../search/use-vehicle-choice.ts';
import VehicleFilters from '../search/vehicle-filters.tsx';
import { VehicleCard, VehicleCardSkeleton } from '../vehicle-card.tsx';
import type { ProviderView } from './provider.calls.ts';
import { providerVehiclesQuery } from './provider.queries.ts';

/** What the provider rents out, with the filters of the search. */
export function ProviderVehicles({ provider }: { provider: ProviderView }) {
  const { t, language } = useI18n();
  const { plan } = useTripPlan();
  const { choice } = useVehicleChoice();
  const { timezone } = useConfig();
  const query = useInfiniteQuery(providerVehiclesQuery(useApi(), { language }, provider, { plan, choice, timezone }));
  const pages = query.data?.pages;
  const facts = pages?.[0];
  const isTripPrice = isTripKnown(plan);

  return (
    <section aria-labelledby="vehicles-title" className="grid gap-6 wide:grid-cols-[216px_minmax(0,1fr)]">
      <div className="max-wide:hidden">
        <VehicleFilters facts={facts} isTripPrice={isTripPrice} />
      </div>
      <div className="min-w-0" aria-busy={query.isFetching}>
        <div className="flex min-h-11 items-center justify-between gap-4 pb-2">
          <h2 id="vehicles-title" className="font-bold text-lead tracking-tight md:text-title">
            {t('provider.vehicles')}
            <span role="status" className="ms-2 font-normal text-body text-ink-3">
              {facts?.total}
            </span>
          </h2>
          <div className="max-wide:hidden">
            <SortChoice />
          </div>
        </div>
        <div className="pb-1 wide:hidden">
          <FilterRow facts={facts} isTripPrice={isTripPrice} />
        </div>
        <FoundVehicles
          query={query}
          rows={pages?.flatMap(({ vehicles }) => vehicles)}
          card={(vehicle) => <VehicleCard vehicle={vehicle} isAtHome />}
          skeleton={<VehicleCardSkeleton />}
          grid="grid-stores"
        />
      </div>
    </section>
  );
}
