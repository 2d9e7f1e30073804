import Eye from 'lucide-react/icons/eye';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { RentControl } from './cart/rent-control.tsx';
import type { VehicleCardData } from './rental-cards.ts';
import { PriceFigure } from './vehicle/shown-price.tsx';
import { useShownPrice } from './vehicle/use-shown-price.ts';
import { VehicleSpecs } from './vehicle/vehicle-specs.tsx';
import { VehicleBadges, VehicleTitle } from './vehicle-card-parts.tsx';

type VehicleCardProps = {
  vehicle: VehicleCardData;
  /** On its provider's own page, which need not say whose it is. */
  isAtHome?: boolean;
};

/** The whole card leads to the vehicle's page; over it a heart, a quick view, and what puts it into the trip. */
export function VehicleCard({ vehicle, isAtHome = false }: VehicleCardProps) {
  const t = useTranslate();
  const { open } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-(--duration-fast) has-[a:focus-visible]:shadow-(--focus-ring) hover:border-line-2 hover:shadow-(--elevation-card)">
      <div className="relative overflow-hidden bg-sunken">
        <Picture
          id={vehicle.thumbnail}
          ratio="5x3"
          alt=""
          sizes="(min-width: 768px) 300px, 90vw"
          widest={640}
          theme={theme}
          className="transition-transform duration-(--duration-base) ease-out motion-safe:[@media(hover:hover)]:group-hover/card:scale-[1.03]"
        />
        <VehicleBadges vehicle={vehicle} />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <VehicleTitle vehicle={vehicle} />
        {!isAtHome && (
          <p className="truncate pt-0.5 text-ink-3 text-small">
            <bdi>{vehicle.provider_name}</bdi>
          </p>
        )}
        <VehicleSpecs vehicle={vehicle} look="grid" />
        <CardFoot vehicle={vehicle} />
      </div>
      {/* Over the picture, but after the name: that is the order in which they are reached. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-5/3">
        <Heart
          kind="vehicle"
          id={vehicle.id}
          name={vehicle.name}
          className="pointer-events-auto absolute inset-e-2.5 top-2.5"
        />
        <IconButton
          icon={Eye}
          label={t('vehicle.quick_view', { name: vehicle.name })}
          look="glass"
          size={36}
          iconSize={18}
          aria-haspopup="dialog"
          onClick={() => open({ name: 'vehicle-quick-view', vehicle })}
          // A mouse finds it on the card it points at; a finger has no such moment.
          className="pointer-events-auto absolute inset-e-2.5 bottom-2.5 focus-visible:opacity-100 group-hover/card:opacity-100 [@media(hover:hover)]:opacity-0"
        />
      </div>
    </article>
  );
}

function CardFoot({ vehicle }: { vehicle: VehicleCardData }) {
  const shown = useShownPrice(vehicle);
  if (!shown) return null;
  return (
    <div className="mt-auto pt-4">
      <div className="flex min-h-15.5 flex-wrap items-end justify-between gap-2 border-line border-t pt-3">
        <p className="min-w-0 grow-999 basis-[6rem]">
          <span className="block truncate text-caption text-ink-3">{shown.caption}</span>
          <PriceFigure shown={shown} />
        </p>
        {/* Long words take a line of their own, and all of it. */}
        <RentControl vehicle={vehicle} size="card" className="grow" />
      </div>
    </div>
  );
}

export const VehicleCardSkeleton = () => (
  <div className="h-104 overflow-hidden rounded-card border border-line">
    <Skeleton className="aspect-5/3 rounded-none" />
    <div className="p-4">
      <Skeleton className="h-4.5 w-3/5" />
      <Skeleton className="mt-2.5 h-3.5 w-2/5" />
      <Skeleton className="mt-5 h-3.5 w-11/12" />
      <Skeleton className="mt-3 h-3.5 w-11/12" />
    </div>
  </div>
);
