import { useSearchParams } from 'react-router';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { OrdersSkeleton } from '#web/orders/list/orders-skeleton.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import { TripRow } from './trip-row.tsx';
import { type TripsTab, useTrips } from './trips.queries.ts';

/** Which tab is open stands in the address. */
export default function MyTrips() {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const tab: TripsTab = query.get('tab') === 'completed' ? 'completed' : 'running';

  function show(next: TripsTab) {
    const wanted = new URLSearchParams(query);
    if (next === 'completed') wanted.set('tab', next);
    else wanted.delete('tab');
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <h1 className="mb-3 font-extrabold text-headline tracking-tight">{t('profile.trips')}</h1>
      <Tabs
        label={t('trips.tabs')}
        tabs={[
          { value: 'running', label: t('trips.running') },
          { value: 'completed', label: t('trips.completed') },
        ]}
        value={tab}
        onChange={show}
      >
        <TabPanel value="running">
          <TripList tab="running" />
        </TabPanel>
        <TabPanel value="completed">
          <TripList tab="completed" />
        </TabPanel>
      </Tabs>
    </>
  );
}

function TripList({ tab }: { tab: TripsTab }) {
  const t = useTranslate();
  const query = useTrips(tab);
  const trips = query.data?.pages.flatMap((page) => page.trips);

  if (!trips && query.isError)
    return (
      <StateBlock tone="error" title={t('trips.failed')} action={<RetryButton onRetry={() => query.refetch()} />} />
    );
  if (!trips) return <OrdersSkeleton />;
  if (trips.length === 0) return <NoTrips tab={tab} />;
  return (
    <InfiniteList query={query} moreText={t('trips.more')} loadingText={t('trips.loading_more')}>
      <ul className="flex flex-col gap-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function NoTrips({ tab }: { tab: TripsTab }) {
  const t = useTranslate();
  return (
    <StateBlock
      picture="car"
      title={t(`trips.none_${tab}`)}
      text={t(`trips.none_${tab}_text`)}
      action={<LinkButton to="/rental/vehicle-search">{t('trips.search')}</LinkButton>}
    />
  );
}
