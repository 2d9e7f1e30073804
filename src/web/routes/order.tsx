import { Suspense } from 'react';
import { data } from 'react-router';
import { useTranslate } from '#web/i18n/late/orders.ts';
import { orderAddress, orderIdOf } from '#web/orders/order-address.ts';
import { OrderSkeleton } from '#web/orders/order-skeleton.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { late } from '#web/ui/late.ts';
import type { Route } from './+types/order';

const OrderPage = late(() => import('#web/orders/order-page.tsx'));

// Made once, so that the server's HTML stands until its script is there.
const page = (
  <Suspense fallback={<OrderSkeleton />}>
    <OrderPage />
  </Suspense>
);

/** Whose order it is only the browser can say; that the address can name one at all is known before. */
export const loader = ({ params }: Route.LoaderArgs) => numberOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => numberOrMissing(params.id);

function numberOrMissing(text: string): number {
  const order_id = orderIdOf(text);
  if (order_id === null) throw data(null, { status: 404 });
  return order_id;
}

export default function Order({ loaderData: order_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('orders.number', { id: String(order_id) })}
        description={t('orders.text')}
        path={orderAddress(order_id)}
        noindex
      />
      {page}
    </>
  );
}
