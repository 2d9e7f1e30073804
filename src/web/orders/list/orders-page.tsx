import { useSearchParams } from 'react-router';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import { type OrdersTab, useOrders } from '../orders.queries.ts';
import { UnfinishedNote } from '../payment/unpaid-note.tsx';
import { OrderRow } from './order-row.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

/** Which tab is open stands in the address. */
export default function OrdersPage() {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const tab: OrdersTab = query.get('tab') === 'past' ? 'past' : 'active';

  function show(next: OrdersTab) {
    const wanted = new URLSearchParams(query);
    if (next === 'past') wanted.set('tab', next);
    else wanted.delete('tab');
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <h1 className="mb-3 font-extrabold text-headline tracking-tight">{t('profile.orders')}</h1>
      <Tabs
        label={t('orders.tabs')}
        tabs={[
          { value: 'active', label: t('orders.active') },
          { value: 'past', label: t('orders.past') },
        ]}
        value={tab}
        onChange={show}
      >
        <TabPanel value="active">
          <UnfinishedNote />
          <OrderList tab="active" />
        </TabPanel>
        <TabPanel value="past">
          <OrderList tab="past" />
        </TabPanel>
      </Tabs>
    </>
  );
}

function OrderList({ tab }: { tab: OrdersTab }) {
  const t = useTranslate();
  const query = useOrders(tab);
  const orders = query.data?.pages.flatMap((page) => page.orders);

  if (!orders && query.isError)
    return (
      <StateBlock tone="error" title={t('orders.failed')} action={<RetryButton onRetry={() => query.refetch()} />} />
    );
  if (!orders) return <OrdersSkeleton />;
  if (orders.length === 0) return <NoOrders tab={tab} />;
  return (
    <InfiniteList query={query} moreText={t('orders.more')} loadingText={t('orders.loading_more')}>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function NoOrders({ tab }: { tab: OrdersTab }) {
  const t = useTranslate();
  return (
    <StateBlock
      picture="bag"
      title={t(`orders.none_${tab}`)}
      text={t(`orders.none_${tab}_text`)}
      action={<LinkButton to="/home">{t('orders.shop')}</LinkButton>}
    />
  );
}
