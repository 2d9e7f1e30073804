import { Link } from 'react-router';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { providerAddress } from '../provider/provider-address.ts';
import { roundedKm } from '../trip-form/plan-words.ts';
import type { Provider } from './provider-pin.tsx';

type ProviderSummaryProps = { provider: Provider; pickup: Point | null; isSelected?: boolean };

/** Who it is, what they have for this trip and how far it is; leads to their page. */
export function ProviderSummary({ provider, pickup, isSelected = false }: ProviderSummaryProps) {
  const t = useTranslate();
  const money = useMoney();
  const price = money(provider.min_price);
  const km = pickup && kmTo(pickup, provider);
  const facts = [
    t('trip_search.pin_text', { count: provider.vehicles_count, price }),
    km !== null && t('trip_search.away', { km }),
  ];
  return (
    <Link
      to={providerAddress(provider)}
      className={classNames(
        'flex items-center gap-3 rounded-card border bg-raised p-3 shadow-(--elevation-card) hover:bg-hover',
        isSelected ? 'border-accent' : 'border-line',
      )}
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-thumb">
        <Picture id={provider.logo} ratio="1x1" alt="" sizes="48px" widest={160} theme="light" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <bdi className="truncate font-semibold text-small">{provider.name}</bdi>
          <CardRating average={provider.avg_rating} count={provider.rating_count} className="shrink-0" />
        </span>
        <span className="block truncate text-caption text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  );
}

export const kmTo = (from: Point, { latitude, longitude }: Pick<Provider, 'latitude' | 'longitude'>): number =>
  roundedKm(greatCircleMeters(from, { lat: Number(latitude), lng: Number(longitude) }) / 1000);
