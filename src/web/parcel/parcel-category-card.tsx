import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { Reply } from '#contract/endpoint.ts';
import type { listParcelCategories } from '#contract/parcel/parcel.ts';
import { parcelRates } from '#domain/parcel/parcel-price.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSession } from '#web/session/session.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type ParcelCategory = Reply<typeof listParcelCategories>[number];

/** What can be sent, and what it costs: by its own rates, or else by the shop's. */
export function ParcelCategoryCard({ category }: { category: ParcelCategory }) {
  const t = useTranslate();
  const money = useMoney();
  const rates = parcelRates(category, useConfig());
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <article className="relative flex h-full min-h-27 items-center gap-4 rounded-card border border-line bg-surface p-3 pe-4 hover:border-line-2 hover:shadow-(--elevation-card)">
      <span className="size-21 shrink-0 overflow-hidden rounded-thumb">
        <Picture id={category.image} ratio="1x1" alt="" sizes="84px" widest={160} theme={theme} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-body">
          {/* The whole card leads into sending. */}
          <Link
            to={`/parcel-delivery-info?category=${category.id}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:after:shadow-(--focus-ring)"
          >
            <bdi>{category.name}</bdi>
          </Link>
        </h3>
        <p className="text-ink-3 text-small">
          <bdi>{category.description}</bdi>
        </p>
        <p className="mt-1 font-medium text-caption text-ink-2">
          {t('parcel.from', {
            amount: money(rates.parcel_minimum_shipping_charge),
          })}
          {' · '}
          {t('parcel.per_km', {
            amount: money(rates.parcel_per_km_shipping_charge),
          })}
        </p>
      </div>
      <Icon of={ChevronRight} size={18} directional className="shrink-0 text-ink-2" />
    </article>
  );
}

export const ParcelCategorySkeleton = () => <Skeleton className="h-27.5 rounded-card" />;
