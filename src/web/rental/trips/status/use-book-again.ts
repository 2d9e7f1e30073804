import { useNavigate } from 'react-router';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { providerAddress } from '../../provider/provider-address.ts';
import { vehiclePath } from '../../vehicle/vehicle-address.ts';

/** The same trip once more, from now: its plan is filled in, and the vehicle, or the provider of several, is shown. */
export function useBookAgain(trip: TripDetails): () => void {
  const { change } = useTripPlan();
  const navigate = useNavigate();
  return () => {
    change({
      rental_type: trip.trip_type,
      hours: trip.estimated_hours,
      pickup: trip.pickup_location,
      destination: trip.destination_location,
      pickup_time: null,
    });
    const [line, ...more] = trip.trip_details;
    const vehicle = line?.vehicle_id != null && more.length === 0 ? line : null;
    navigate(
      vehicle
        ? vehiclePath({ id: vehicle.vehicle_id ?? 0, slug: vehicle.vehicle_details.slug ?? '' })
        : providerAddress(trip.provider),
    );
  };
}
