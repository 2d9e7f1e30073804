import { Link, useLocation } from 'react-router';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import type { VehicleCardData } from './rental-cards.ts';
import { cameFrom, vehicleAddress } from './vehicle/vehicle-address.ts';

/** Over the picture's corner. */
export function VehicleBadges({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  return (
    <div className="absolute inset-s-2.5 top-2.5 flex flex-col items-start gap-1.5">
      <DiscountBadge discount={vehicle.discount} />
      {vehicle.new_tag === 1 && <Badge tone="glass">{t('card.new_arrival')}</Badge>}
    </div>
  );
}

/** Its name, which makes the whole card a link, and its rating. */
export function VehicleTitle({ vehicle }: { vehicle: VehicleCardData }) {
  const { pathname } = useLocation();
  return (
    <div className="flex items-center justify-between gap-2">
      <h3 className="truncate font-semibold text-body leading-5">
        <Link
          to={vehicleAddress(vehicle, cameFrom(pathname))}
          className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
        >
          <bdi>{vehicle.name}</bdi>
        </Link>
      </h3>
      <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} className="shrink-0" />
    </div>
  );
}
