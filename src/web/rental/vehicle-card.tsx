import Fuel from 'lucide-react/icons/fuel';
import Settings2 from 'lucide-react/icons/settings-2';
import Snowflake from 'lucide-react/icons/snowflake';
import Users from 'lucide-react/icons/users';
import { discountedRate, startingRate } from '#domain/rental/vehicle-price.ts';
import { CardRating } from '#web/catalog/card-rating.tsx';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import type { VehicleCardData } from './rental-cards.ts';

export function VehicleCard({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-(--duration-fast) hover:border-line-2 hover:shadow-(--elevation-card)">
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
        <div className="absolute inset-s-2.5 top-2.5 flex flex-col items-start gap-1.5">
          <DiscountBadge discount={vehicle.discount} />
          {vehicle.new_tag === 1 && <Badge tone="glass">{t('card.new_arrival')}</Badge>}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-center justify-between gap-2">
          <h3 className="truncate font-semibold text-body leading-5">
            <bdi>{vehicle.name}</bdi>
          </h3>
          <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} className="shrink-0" />
        </div>
        <p className="truncate pt-0.5 text-ink-3 text-small">
          <bdi>{vehicle.provider_name}</bdi>
        </p>
        <Specs vehicle={vehicle} />
        <Rate vehicle={vehicle} />
      </div>
      <Heart kind="vehicle" id={vehicle.id} name={vehicle.name} className="absolute inset-e-2.5 top-2.5" />
    </article>
  );
}

const FUELS = {
  petrol: 'vehicle.petrol',
  diesel: 'vehicle.diesel',
  electric: 'vehicle.electric',
  hybrid: 'vehicle.hybrid',
  none: 'vehicle.no_fuel',
} as const;
const GEARS = { automatic: 'vehicle.automatic', manual: 'vehicle.manual', none: 'vehicle.no_gears' } as const;

function Specs({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  const specs: { icon: Glyph; text: string }[] = [
    { icon: Users, text: t('vehicle.seats', { count: vehicle.seating_capacity }) },
    { icon: Settings2, text: t(GEARS[vehicle.transmission_type]) },
    { icon: Fuel, text: t(FUELS[vehicle.fuel_type]) },
    { icon: Snowflake, text: t(vehicle.air_condition > 0 ? 'vehicle.ac' : 'vehicle.no_ac') },
  ];
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-2 pt-3 text-ink-2 text-small">
      {specs.map(({ icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-2">
          <Icon of={icon} size={16} className="text-ink-3" />
          <span className="truncate">{text}</span>
        </li>
      ))}
    </ul>
  );
}

const UNITS = { hour: 'unit.hour', day: 'unit.day', km: 'unit.km' } as const;

function Rate({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  const money = useMoney();
  const rate = startingRate(vehicle);
  if (!rate) return null;
  const now = discountedRate(rate.price, vehicle.discount);

  return (
    <div className="mt-auto pt-4">
      <p className="min-h-15.5 border-line border-t pt-3">
        <span className="block text-caption text-ink-3">{t('vehicle.from')}</span>
        <span className="tabular">
          <bdi className="font-bold text-lead">{money(now)}</bdi>{' '}
          <span className="text-ink-2 text-small">{t(UNITS[rate.unit])}</span>
          {now < rate.price && (
            <>
              {' '}
              <s className="text-ink-3 text-small">
                <bdi>{money(rate.price)}</bdi>
              </s>
            </>
          )}
        </span>
      </p>
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
