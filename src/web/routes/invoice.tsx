import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { invoiceAddress, orderIdOrMissing } from '#web/orders/order-address.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyPart } from '#web/ui/lazy.ts';
import type { Route } from './+types/invoice';

const InvoicePage = lazyPart(() => import('#web/orders/order/invoice-page.tsx'));

// Made once, so that the server's HTML stands until its script is there.
const page = (
  <Suspense fallback={<OrderSkeleton />}>
    <InvoicePage />
  </Suspense>
);

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

export default function Invoice({ loaderData: order_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('invoice.for', { id: String(order_id) })}
        description={t('orders.text')}
        path={invoiceAddress(order_id)}
        noindex
      />
      {page}
    </>
  );
}
