import type { Vehicle } from '#contract/rental/rental.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import type { WishlistRowsProps } from '#web/modules/module-kind.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { FavouriteRow } from '#web/wishlist/favourite-row.tsx';
import { StoreRow } from '#web/wishlist/store-row.tsx';
import { providerAddress } from './provider/provider-address.ts';
import { vehicleAddress } from './vehicle/vehicle-address.ts';

/** Favourite vehicles and providers. */
export default function RentalWishlistRows({ tab, favourites: { vehicles, providers } }: WishlistRowsProps) {
  if (tab === 'items') return vehicles.map((one) => <VehicleRow key={one.id} vehicle={one} />);
  return providers.map((one) => <StoreRow key={one.id} kind="provider" store={one} to={providerAddress(one)} />);
}

function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { close } = useOpener();
  return (
    <FavouriteRow
      kind="vehicle"
      id={vehicle.id}
      name={vehicle.name}
      picture={{ id: vehicle.thumbnail, ratio: '5x3' }}
      to={vehicleAddress(vehicle, 'wishlist')}
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
