import { useEffect } from 'react';
import { useModuleOf } from '#web/catalog/use-module-of.ts';
import { rememberVehicle } from '#web/session/remembered/recent-vehicles.ts';
import { Availability } from '../calendar/availability.tsx';
import type { VehicleView } from '../vehicle.calls.ts';
import { VehicleFacts } from '../vehicle-facts.tsx';
import { BookingBar } from './booking-bar.tsx';
import { CancellationNote } from './cancellation-note.tsx';
import { ProviderBox } from './provider-box.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { TopLine } from './top-line.tsx';
import { TripPrices } from './trip-prices.tsx';
import { VehicleGallery } from './vehicle-gallery.tsx';
import { VehicleHead } from './vehicle-head.tsx';

/** A vehicle on a page of its own: pictures, what it is, what this trip costs, when it is free, whose it is. */
export default function VehiclePage({ vehicle, madeAt }: { vehicle: VehicleView; madeAt: number }) {
  const { id, name, provider, ratings, total_reviews, avg_rating, reviews } = vehicle;
  useModuleOf(vehicle);
  useEffect(() => void rememberVehicle(id), [id]);

  return (
    <div data-own-head className="column relative pb-(--space-section) md:pt-4">
      <TopLine vehicle={vehicle} />
      <div className="md:pt-3">
        <VehicleGallery vehicle={vehicle} />
      </div>
      <div className="grid gap-x-10 gap-y-8 pt-5 wide:grid-cols-[minmax(0,1fr)_372px]">
        <div className="flex min-w-0 flex-col gap-6">
          <VehicleHead vehicle={vehicle} />
          <VehicleFacts vehicle={vehicle} />
          <TripPrices vehicle={vehicle} />
          <Availability vehicle={vehicle} madeAt={madeAt} />
          {/* Seen at the lower edge; the keyboard comes to it once the trip is chosen. */}
          <BookingBar vehicle={vehicle} />
        </div>
        <aside className="grid min-w-0 content-start gap-x-10 gap-y-7 md:max-wide:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <ProviderBox provider={provider} />
            <CancellationNote />
          </div>
          <div className="min-w-0">
            <ReviewSummary
              of={{ of: 'vehicle', id, title: name, by: provider.name }}
              average={avg_rating}
              ratings={ratings}
              count={total_reviews}
              newest={reviews}
            />
          </div>
        </aside>
      </div>
      <div className="pt-(--space-section)">
        <SimilarVehicles id={id} />
      </div>
    </div>
  );
}
