import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { orderAddress, orderIdOrMissing } from '#web/orders/order-address.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/order';

export const handle = { tab: 'orders', query: ['flag'] } satisfies PageHandle;

const OrderPage = lazySection(() => import('#web/orders/order/order-page.tsx'), <OrderSkeleton />);

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

export default function Order({ loaderData: order_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('orders.number', { id: String(order_id) })}
        description={t('profile.orders_text')}
        path={orderAddress(order_id)}
        noindex
      />
      <OrderPage />
    </>
  );
}
