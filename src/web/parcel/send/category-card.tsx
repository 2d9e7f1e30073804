import { useQuery } from '@tanstack/react-query';
import { parcelRates } from '#domain/parcel/parcel-price.ts';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { Card } from '#web/checkout/cards/card.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { SectionFailed } from '#web/listing/section.tsx';
import { useSession } from '#web/session/session.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { everyCategoryQuery } from '../parcel.queries.ts';
import type { ParcelCategory } from '../parcel-category-card.tsx';

type CategoryCardProps = {
  chosen: number | null;
  onChoose(id: number): void;
  /** All of them to choose from, or the chosen one with the way to change it. */
  isOpen: boolean;
  onOpen(): void;
  fault: string | undefined;
};

export function useCategories() {
  return useQuery(everyCategoryQuery(useApi(), useScope()));
}

/** What it is that is sent. */
export function CategoryCard({ chosen, onChoose, isOpen, onOpen, fault }: CategoryCardProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useCategories();
  const category = data?.find(({ id }) => id === chosen);
  if (!data && isError) return <SectionFailed title={t('parcel.categories_failed')} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-19.5 rounded-card bg-press!" />;

  if (category && !isOpen && !fault)
    return (
      <section
        aria-label={t('parcel.category')}
        className="flex items-center gap-4 rounded-card border border-line bg-surface p-2.5 pe-4"
      >
        <CategoryPicture category={category} />
        <p className="min-w-0 flex-1">
          <bdi className="font-semibold text-body">{category.name}</bdi>
          <Dotted className="text-ink-2 text-small">
            <bdi>{category.description}</bdi>
            <FromPrice category={category} />
          </Dotted>
        </p>
        <button
          type="button"
          onClick={onOpen}
          className="hit-area shrink-0 rounded-xs font-semibold text-accent-ink text-small hover:underline"
        >
          {t('parcel.category_change')}
        </button>
      </section>
    );

  return (
    <Card part="category" title={t('parcel.category')} fault={fault}>
      <fieldset className="grid gap-3 md:grid-cols-2">
        <legend className="sr-only">{t('parcel.category')}</legend>
        {data.map((one) => (
          <ChoiceBox
            key={one.id}
            name="parcel-category"
            value={String(one.id)}
            checked={one.id === chosen}
            onChange={() => onChoose(one.id)}
            // Pressing the category that is already chosen also moves on.
            onClick={() => one.id === chosen && onChoose(one.id)}
            title={<bdi>{one.name}</bdi>}
            detail={
              <>
                <bdi>{one.description}</bdi>
                <br />
                <FromPrice category={one} />
              </>
            }
            aside={<CategoryPicture category={one} />}
          />
        ))}
      </fieldset>
    </Card>
  );
}

function CategoryPicture({ category }: { category: ParcelCategory }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-thumb">
      <Picture id={category.image} ratio="1x1" alt="" sizes="56px" widest={160} theme={theme} />
    </span>
  );
}

function FromPrice({ category }: { category: ParcelCategory }) {
  const t = useTranslate();
  const money = useMoney();
  const rates = parcelRates(category, useConfig());
  return t('parcel.from', { amount: money(rates.parcel_minimum_shipping_charge) });
}
