import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { orderIdOrMissing } from '#web/orders/order-address.ts';
import { tripInvoiceAddress } from '#web/rental/trips/trip-address.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/trip-invoice';

const TripInvoicePage = lazySection(() => import('#web/rental/trips/invoice/trip-invoice.tsx'), <OrderSkeleton />);

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

export default function TripInvoice({ loaderData: trip_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('trips.invoice.for', { id: String(trip_id) })}
        description={t('trips.text')}
        path={tripInvoiceAddress(trip_id)}
        noindex
      />
      <TripInvoicePage />
    </>
  );
}
