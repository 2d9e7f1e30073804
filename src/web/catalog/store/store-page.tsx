import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { ItemCardSkeleton } from '../card-skeletons.tsx';
import { ItemCard } from '../item-card.tsx';
import { RowSection } from '../row-section.tsx';
import { useModuleOf } from '../use-module-of.ts';
import { OutOfZone } from './out-of-zone.tsx';
import { popularInStoreQuery } from './store.queries.ts';
import { StoreHead } from './store-head.tsx';
import { Announcement, StoreNotes } from './store-notes.tsx';
import { StoreShelf } from './store-shelf.tsx';
import type { StoreView } from './store-view.ts';

export function StorePage({ store }: { store: StoreView }) {
  const { zoneid } = useSession();
  useModuleOf(store);
  const isOutside = zoneid.length > 0 && !zoneid.includes(store.zone_id);

  return (
    <div className="column flex flex-col gap-5 py-4 md:gap-7 md:py-6">
      {isOutside && <OutOfZone />}
      <Announcement text={store.announcement} />
      <StoreHead store={store} />
      <StoreNotes store={store} />
      <PopularHere store={store} />
      <StoreShelf store={store} />
    </div>
  );
}

function PopularHere({ store }: { store: StoreView }) {
  const { t, language } = useI18n();
  const query = useQuery(popularInStoreQuery(useApi(), { language }, store));
  return (
    <RowSection
      title={t('store.popular')}
      query={query}
      card={(item) => <ItemCard item={item} />}
      skeleton={<ItemCardSkeleton />}
      widths="[--card:164px] md:[--card:230px]"
    />
  );
}
