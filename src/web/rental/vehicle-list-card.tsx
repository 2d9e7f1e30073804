import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { RentControl } from './cart/rent-control.tsx';
import type { VehicleCardData } from './rental-cards.ts';
import { PriceMark } from './vehicle/price-mark.tsx';
import { PriceFigure } from './vehicle/shown-price.tsx';
import { useShownPrice } from './vehicle/use-shown-price.ts';
import { VehicleSpecs } from './vehicle/vehicle-specs.tsx';
import { VehicleBadges, VehicleTitle } from './vehicle-card-parts.tsx';

type VehicleListCardProps = {
  vehicle: VehicleCardData;
  /** After the provider's name: how far it is. */
  away?: ReactNode;
};

/** A vehicle among the results: picture beside what it is, what this trip costs, and what puts it into the trip. */
export function VehicleListCard({ vehicle, away }: VehicleListCardProps) {
  const theme = useSession(({ settings }) => settings.theme);
  const isFree = vehicle.total_vehicle_count > 0;

  return (
    <article className="group/card relative flex h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-(--duration-fast) has-[a:focus-visible]:shadow-(--focus-ring) hover:border-line-2 hover:shadow-(--elevation-card) max-md:flex-col md:min-h-43">
      <div className="relative shrink-0 overflow-hidden bg-sunken max-md:h-40 md:w-52">
        <Picture
          id={vehicle.thumbnail}
          ratio="5x3"
          alt=""
          sizes="(min-width: 768px) 290px, 100vw"
          widest={640}
          theme={theme}
          // On a phone the picture is wider than it was made: sky is cut off rather than wheels.
          className={classNames(
            'h-full! max-md:object-[50%_70%] md:absolute md:inset-0',
            !isFree && 'opacity-55 grayscale',
          )}
        />
        <VehicleBadges vehicle={vehicle} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-3.5 pt-3 pb-3.5 md:px-4">
        <div>
          <VehicleTitle vehicle={vehicle} />
          <p className="flex items-center gap-1.5 truncate pt-0.5 text-ink-3 text-small">
            <bdi className="truncate">{vehicle.provider_name}</bdi>
            {away}
          </p>
        </div>
        <VehicleSpecs vehicle={vehicle} look="row" />
        <ListCardFoot vehicle={vehicle} isFree={isFree} />
      </div>
      {/* Over the picture, but after the name: that is the order in which they are reached. */}
      <div className="pointer-events-none absolute inset-s-0 top-0 h-12 max-md:w-full md:w-52">
        <Heart
          kind="vehicle"
          id={vehicle.id}
          name={vehicle.name}
          className="pointer-events-auto absolute inset-e-2.5 top-2.5"
        />
      </div>
    </article>
  );
}

function ListCardFoot({ vehicle, isFree }: { vehicle: VehicleCardData; isFree: boolean }) {
  const t = useTranslate();
  const shown = useShownPrice(vehicle);
  if (!shown) return null;
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 max-md:border-line max-md:border-t max-md:pt-3">
      <p className="min-w-0">
        <span className="block truncate text-caption text-ink-3">{shown.caption}</span>
        <PriceFigure shown={shown} />
      </p>
      {/* On a phone the mark has the whole line below, at a desk the button is as high as both. */}
      <div className="max-md:order-last max-md:col-span-2 max-md:pt-1 md:col-start-1">
        {isFree ? (
          <PriceMark vehicle={vehicle} />
        ) : (
          <p className="text-caption text-danger-ink">{t('vehicle.not_available')}</p>
        )}
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <RentControl vehicle={vehicle} size="card" />
      </div>
    </div>
  );
}

export const VehicleListCardSkeleton = () => (
  <div aria-hidden className="flex overflow-hidden rounded-card border border-line max-md:flex-col md:h-43">
    <Skeleton className="shrink-0 rounded-none max-md:h-40 md:h-full md:w-52" />
    <div className="flex-1 px-4 pt-3.5 pb-3.5">
      <Skeleton className="h-4.5 w-2/5" />
      <Skeleton className="mt-2.5 h-3.5 w-1/4" />
      <Skeleton className="mt-4 h-3.5 w-4/5" />
      <Skeleton className="mt-5 h-6 w-1/3" />
    </div>
  </div>
);
