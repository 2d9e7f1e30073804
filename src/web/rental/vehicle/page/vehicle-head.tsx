import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Link } from 'react-router';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { ReadMore } from '#web/ui/controls/read-more.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { providerAddress } from '../../provider/provider-address.ts';
import { useAvailability } from '../calendar/use-availability.ts';
import { LONGEST_DESCRIPTION } from '../longest-description.ts';
import type { VehicleView } from '../vehicle.calls.ts';

/** Name, how many are free for this trip, stars, whose it is, and a line about it. */
export function VehicleHead({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 break-words font-bold text-title tracking-tight md:font-extrabold md:text-headline">
          <bdi>{vehicle.name}</bdi>
        </h1>
        <FreeForTrip vehicle={vehicle} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-1 text-ink-2 text-small">
        <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} />
        <span>{vehicle.category.name}</span>
        <Link
          to={providerAddress(vehicle.provider)}
          className="hit-area rounded-xs font-semibold text-accent-ink hover:underline"
        >
          <bdi>{vehicle.provider.name}</bdi>
        </Link>
      </p>
      <ReadMore
        text={vehicle.description}
        longest={LONGEST_DESCRIPTION}
        labels={{ more: t('vehicle.read_more'), less: t('vehicle.read_less') }}
        className="pt-2 text-ink-2 text-small"
      />
    </div>
  );
}

/** Without a trip, and until the browser has asked, it says how many there are at all: the place is held. */
function FreeForTrip({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const isPlanned = isTripKnown(useTripPlan().plan);
  const { data } = useAvailability(vehicle);
  const free = isPlanned ? (data?.free_for_trip ?? null) : null;
  return (
    <span role="status">
      {free === null ? (
        <Badge className="h-7">{t('vehicle.units', { count: vehicle.total_vehicle_count })}</Badge>
      ) : free > 0 ? (
        <Badge tone="success" icon={CircleCheck} className="h-7">
          {t('vehicle.free', { count: free })}
        </Badge>
      ) : (
        <Badge tone="danger" icon={CircleX} className="h-7">
          {t('vehicle.none_free')}
        </Badge>
      )}
    </span>
  );
}
