import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import HeartIcon from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/wishlist.ts';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ItemRow } from './item-row.tsx';
import { StoreRow } from './store-row.tsx';
import { VehicleRow } from './vehicle-row.tsx';
import { type Favourites, favouriteScope, favouritesQuery } from './wishlist.queries.ts';

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
            rows={data && thingRows(data)}
            failed={isError}
            onRetry={refetch}
            empty={t(`wishlist.empty.${things}`)}
          />
        </TabPanel>
        <TabPanel value="stores">
          <Rows
            rows={data && sellerRows(data)}
            failed={isError}
            onRetry={refetch}
            empty={t(`wishlist.empty.${sellers}`)}
          />
        </TabPanel>
      </Tabs>
    </Drawer>
  );
}

const thingRows = ({ ids, item, vehicles }: Favourites): ReactNode[] => [
  ...item.filter(({ id }) => ids.item.includes(id)).map((one) => <ItemRow key={`item-${one.id}`} item={one} />),
  ...vehicles
    .filter(({ id }) => ids.vehicle.includes(id))
    .map((one) => <VehicleRow key={`vehicle-${one.id}`} vehicle={one} />),
];

const sellerRows = ({ ids, store, providers }: Favourites): ReactNode[] => [
  ...store
    .filter(({ id }) => ids.store.includes(id))
    .map((one) => <StoreRow key={`store-${one.id}`} kind="store" store={one} />),
  ...providers
    .filter(({ id }) => ids.provider.includes(id))
    .map((one) => <StoreRow key={`provider-${one.id}`} kind="provider" store={one} />),
];

type RowsProps = { rows: ReactNode[] | undefined; failed: boolean; empty: string; onRetry(): void };

function Rows({ rows, failed, empty, onRetry }: RowsProps) {
  const t = useTranslate();
  if (rows && rows.length > 0) return <ul>{rows}</ul>;
  if (rows) return <StateBlock picture={<Icon of={HeartIcon} size={56} />} title={empty} text={t('wishlist.hint')} />;
  if (!failed) return <RowSkeletons />;
  return (
    <StateBlock
      tone="error"
      picture={<Icon of={CircleAlert} size={56} />}
      title={t('wishlist.failed')}
      text={t('error.offline')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    />
  );
}

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
