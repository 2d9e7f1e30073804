import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import { TripBar } from '../trip-form/trip-bar.tsx';
import { VehicleCard, VehicleCardSkeleton } from '../vehicle-card.tsx';
import { VehicleListCard, VehicleListCardSkeleton } from '../vehicle-list-card.tsx';
import { FoundHead } from './found-head.tsx';
import { FoundVehicles } from './found-vehicles.tsx';
import type { Provider } from './provider-pin.tsx';
import { kmTo, ProviderSummary } from './provider-summary.tsx';
import { TripSummary } from './trip-summary.tsx';
import { useMapChoice } from './use-map-choice.ts';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import VehicleFilters from './vehicle-filters.tsx';
import { vehicleSearchQuery } from './vehicle-search.queries.ts';

const ProviderMap = lazyWithRetry(() => import('./provider-map.tsx'));

const NOBODY: readonly Provider[] = [];

/** The vehicles that are free for a trip: the trip above, filters beside, the list, and who has them on a map. */
export default function VehicleSearchPage() {
  const t = useTranslate();
  const { plan } = useTripPlan();
  const { choice } = useVehicleChoice();
  const { timezone } = useConfig();
  const { isBeside, isInstead } = useMapChoice();
  const isWide = useMediaQuery('(width >= 1181px)');
  const [selected, setSelected] = useState<number | null>(null);
  const query = useInfiniteQuery(vehicleSearchQuery(useApi(), useScope(), { plan, choice, timezone }));
  const pages = query.data?.pages;
  const facts = pages?.[0];
  const providers = facts?.providers ?? NOBODY;
  const found = { query, rows: pages?.flatMap(({ vehicles }) => vehicles) };
  const { pickup, destination } = plan;
  const map = { providers, pickup, destination, selected, onSelect: setSelected };

  return (
    <section aria-label={t('rental.search_title')} className="column pb-12">
      <div data-top-bar className="sticky top-18 z-(--z-sticky) pt-5 pb-3 max-wide:hidden">
        <TripBar />
      </div>
      <TripSummary
        plan={plan}
        facts={facts}
        isTripPrice={isTripKnown(plan)}
        className="sticky top-14 z-(--z-sticky) -mx-(--space-gutter) bg-canvas px-(--space-gutter) pt-3 md:top-16 wide:hidden"
      />
      <div
        className={classNames(
          'grid gap-6 pt-3 max-wide:grid-cols-[minmax(0,1fr)]',
          isBeside ? 'wide:grid-cols-[216px_minmax(0,1fr)_356px]' : 'wide:grid-cols-[216px_minmax(0,1fr)]',
        )}
      >
        <div className="max-wide:hidden">
          <VehicleFilters facts={facts} isTripPrice={isTripKnown(plan)} />
        </div>
        <div className="min-w-0" aria-busy={query.isFetching}>
          <FoundHead plan={plan} total={facts?.total} isLeast={facts?.counts === null && query.hasNextPage} />
          <h2 className="sr-only">{t('rental.search_title')}</h2>
          {isInstead && !isWide ? (
            <MapInstead {...map} />
          ) : isBeside ? (
            <FoundVehicles
              {...found}
              card={(vehicle) => (
                <VehicleListCard
                  vehicle={vehicle}
                  away={<Away vehicle={vehicle} providers={providers} from={plan.pickup} />}
                />
              )}
              skeleton={<VehicleListCardSkeleton />}
              grid="grid grid-cols-[minmax(0,1fr)] gap-4 min-[1000px]:max-wide:grid-cols-2"
              onPoint={setSelected}
            />
          ) : (
            <FoundVehicles
              {...found}
              card={(vehicle) => <VehicleCard vehicle={vehicle} />}
              skeleton={<VehicleCardSkeleton />}
              grid="grid-stores"
            />
          )}
        </div>
        {isBeside && <MapBeside {...map} isWide={isWide} />}
      </div>
    </section>
  );
}

type MapProps = {
  providers: readonly Provider[];
  pickup: TripPlace | null;
  destination: TripPlace | null;
  selected: number | null;
  onSelect(provider_id: number): void;
};

/** How far up the zoom buttons and the cards over the map reach. */
const CARDS = 132;

/** Stays in sight while the list scrolls; the provider that is pointed at lies over its lower edge. */
function MapBeside({ isWide, ...map }: MapProps & { isWide: boolean }) {
  const selected = map.providers.find(({ id }) => id === map.selected);
  return (
    <div className="sticky top-46 h-[calc(100dvh-208px)] min-h-96 overflow-hidden rounded-card border border-line bg-sunken max-wide:hidden">
      {isWide && (
        <Suspense fallback={null}>
          <ProviderMap {...map} coveredBelow={CARDS} className="size-full" />
        </Suspense>
      )}
      {selected && (
        // The zoom buttons stand at the right, in every language.
        <div className="absolute right-16 bottom-8 left-3">
          <ProviderSummary provider={selected} pickup={map.pickup} />
        </div>
      )}
    </div>
  );
}

/** In place of the list, with the providers to swipe through along the bottom: the zoom stands on top. */
function MapInstead(map: MapProps) {
  return (
    <div className="relative -mx-(--space-gutter) h-[calc(100dvh-400px)] min-h-90 overflow-hidden bg-sunken [&_.maplibregl-ctrl-bottom-right]:top-2.5! [&_.maplibregl-ctrl-bottom-right]:bottom-auto!">
      <Suspense fallback={null}>
        <ProviderMap {...map} isCovered coveredBelow={CARDS} className="size-full" />
      </Suspense>
      <ul className="absolute inset-x-0 bottom-6 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-2">
        {map.providers.map((provider) => (
          <li key={provider.id} className="w-[min(86vw,340px)] shrink-0 snap-center">
            <ProviderSummary provider={provider} pickup={map.pickup} isSelected={provider.id === map.selected} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type AwayProps = {
  vehicle: { provider_id: number };
  providers: readonly Provider[];
  from: { lat: number; lng: number } | null;
};

/** How far the provider is from where the trip begins. */
function Away({ vehicle, providers, from }: AwayProps) {
  const t = useTranslate();
  const provider = providers.find(({ id }) => id === vehicle.provider_id);
  if (!provider || !from) return null;
  return <span className="shrink-0">• {t('trip_search.km', { km: kmTo(from, provider) })}</span>;
}
