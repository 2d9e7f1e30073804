import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { invoiceAddress, orderIdOrMissing } from '#web/orders/order-address.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/invoice';

const InvoicePage = lazySection(() => import('#web/orders/order/invoice-page.tsx'), <OrderSkeleton />);

export const handle = { tab: 'orders' } satisfies PageHandle;

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

export default function Invoice({ loaderData: order_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('invoice.for', { id: String(order_id) })}
        description={t('profile.orders_text')}
        path={invoiceAddress(order_id)}
        noindex
      />
      <InvoicePage />
    </>
  );
}
