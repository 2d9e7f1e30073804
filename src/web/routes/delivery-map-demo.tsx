import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { MapEnd } from '#web/location/delivery-map.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const DeliveryMap = lazyWithRetry(() => import('#web/location/delivery-map.tsx'));

export const meta = () => [{ title: 'Delivery map' }];

const STORE: MapEnd = { at: { lat: 57.6985, lng: 11.9575 }, label: 'Store' };

/** The delivery map by itself, to look at. Only in development: it is shown with orders and trips. */
export default function DeliveryMapDemo() {
  const [query] = useSearchParams();
  const at = { lat: Number(query.get('lat') ?? 57.7072), lng: Number(query.get('lng') ?? 11.9385) };
  return (
    <div className="column py-12">
      <h1 className="mb-5 font-extrabold text-headline tracking-tight">Delivery map</h1>
      <Suspense fallback={<Skeleton className="h-80 md:h-105" />}>
        <DeliveryMap from={STORE} to={{ at, label: 'Destination' }} />
      </Suspense>
    </div>
  );
}
