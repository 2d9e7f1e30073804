import type { Vehicle } from '#contract/rental/rental.ts';
import { CardRating } from '#web/catalog/card-rating.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { FavouriteRow } from './favourite-row.tsx';

export function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { close } = useOpener();
  return (
    <FavouriteRow
      kind="vehicle"
      id={vehicle.id}
      name={vehicle.name}
      picture={{ id: vehicle.thumbnail, ratio: '5x3' }}
      to={`/rental/vehicle-details/${encodeURIComponent(vehicle.slug || String(vehicle.id))}`}
      onFollow={close}
    >
      <p className="truncate text-caption text-ink-3">
        <bdi>{vehicle.provider.name}</bdi>
      </p>
      <p className="mt-auto pt-1">
        <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} />
      </p>
    </FavouriteRow>
  );
}
