import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/wishlist.ts';
import { useModuleKinds } from '#web/modules/module-kind.tsx';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import type { Favourites } from './favourites.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

/** What the shopper likes of this module: its things, and those who offer them. */
export default function WishlistDrawer({ tab }: { tab: 'items' | 'stores' }) {
  const t = useTranslate();
  const { open, close } = useOpener();
  const profile = useModuleProfile();
  const { data, isError, refetch } = useQuery({
    ...favouritesQuery(useApi(), useSession(favouriteScope)),
    refetchOnMount: 'always',
  });
  const things = profile?.favouriteNoun ?? 'items';
  const sellers = profile?.favouriteStoreNoun ?? 'stores';

  return (
    <Drawer open onClose={close} width={523} title={t('header.wishlist')} closeLabel={t('app.close')}>
      <Tabs
        label={t('header.wishlist')}
        value={tab}
        onChange={(next) => open({ name: 'wishlist', tab: next })}
        tabs={[
          { value: 'items', label: t(`wishlist.tab.${things}`) },
          { value: 'stores', label: t(`wishlist.tab.${sellers}`) },
        ]}
      >
        <TabPanel value="items">
          <Rows
            tab="items"
            favourites={data}
            failed={isError}
            onRetry={refetch}
            empty={t(`wishlist.empty.${things}`)}
          />
        </TabPanel>
        <TabPanel value="stores">
          <Rows
            tab="stores"
            favourites={data}
            failed={isError}
            onRetry={refetch}
            empty={t(`wishlist.empty.${sellers}`)}
          />
        </TabPanel>
      </Tabs>
    </Drawer>
  );
}

type RowsProps = {
  tab: 'items' | 'stores';
  favourites: Favourites | undefined;
  failed: boolean;
  empty: string;
  onRetry(): void;
};

function Rows({ tab, favourites, failed, empty, onRetry }: RowsProps) {
  const t = useTranslate();
  if (favourites) return <FavouriteList tab={tab} favourites={favourites} empty={empty} />;
  if (!failed) return <RowSkeletons />;
  return (
    <StateBlock
      tone="error"
      title={t('wishlist.failed')}
      text={t('error.offline')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    />
  );
}

/** Each kind of module draws its own; without a chosen module there may be favourites of every kind. */
function FavouriteList({ tab, favourites, empty }: { tab: RowsProps['tab']; favourites: Favourites; empty: string }) {
  const t = useTranslate();
  const { close } = useOpener();
  const kinds = useModuleKinds();
  const liked = likedRows(favourites);
  const rowCount =
    tab === 'items' ? liked.item.length + liked.vehicles.length : liked.store.length + liked.providers.length;
  if (rowCount === 0)
    return (
      <StateBlock
        picture="heart"
        title={empty}
        text={t('wishlist.hint')}
        action={<Button onClick={close}>{t('cart.continue')}</Button>}
      />
    );
  return (
    <Suspense fallback={<RowSkeletons />}>
      <ul>
        {Object.entries(kinds).map(([kind, { WishlistRows }]) => (
          <WishlistRows key={kind} tab={tab} favourites={liked} />
        ))}
      </ul>
    </Suspense>
  );
}

/** What was just taken off the list is still in the rows of the last answer. */
const likedRows = ({ ids, item, store, vehicles, providers }: Favourites) => ({
  item: item.filter(({ id }) => ids.item.includes(id)),
  store: store.filter(({ id }) => ids.store.includes(id)),
  vehicles: vehicles.filter(({ id }) => ids.vehicle.includes(id)),
  providers: providers.filter(({ id }) => ids.provider.includes(id)),
});

const SKELETONS = ['first', 'second', 'third'];

const RowSkeletons = () => (
  <div aria-busy="true">
    {SKELETONS.map((row) => (
      <div key={row} className="flex gap-3.5 py-4">
        <Skeleton className="size-19 rounded-[10px]" />
        <SkeletonText lines={2} className="flex-1 pt-1" />
      </div>
    ))}
  </div>
);
