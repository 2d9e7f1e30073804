import type { Reply } from '#contract/endpoint.ts';
import type { listParcelCategories } from '#contract/parcel/parcel.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type ParcelCategory = Reply<typeof listParcelCategories>[number];

/** What can be sent, and what it costs: by its own rates, or else by the shop's. */
export function ParcelCategoryCard({ category }: { category: ParcelCategory }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <article className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4">
      <span className="size-19 shrink-0 overflow-hidden rounded-thumb">
        <Picture id={category.image} ratio="1x1" alt="" sizes="76px" widest={160} theme={theme} />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold text-body">
          <bdi>{category.name}</bdi>
        </h3>
        <p className="text-ink-3 text-small">
          <bdi>{category.description}</bdi>
        </p>
        <p className="mt-1 font-medium text-caption text-ink-2">
          {t('parcel.from', {
            amount: money(category.parcel_minimum_shipping_charge ?? config.parcel_minimum_shipping_charge),
          })}
          {' · '}
          {t('parcel.per_km', {
            amount: money(category.parcel_per_km_shipping_charge ?? config.parcel_per_km_shipping_charge),
          })}
        </p>
      </div>
    </article>
  );
}

export const ParcelCategorySkeleton = () => <Skeleton className="h-27.5 rounded-card" />;
