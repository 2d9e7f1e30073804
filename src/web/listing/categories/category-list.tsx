import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { categoriesQuery } from '#web/catalog/catalog.queries.ts';
import { categoryPageAddress } from '#web/catalog/links/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CategoryTileSkeleton, placeholders } from '../cards/card-skeletons.tsx';
import { CategoryTile } from '../cards/category-tile.tsx';
import { NothingFound } from '../nothing-found.tsx';
import { SectionFailed } from '../section.tsx';

/** Every top category, with how much there is of it near the shopper. */
export function CategoryList() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(categoriesQuery(useApi(), useScope()));
  if (!data && isError)
    return (
      <div className="column py-8">
        <SectionFailed title={t('categories.title')} onRetry={() => refetch()} />
      </div>
    );

  return (
    <section className="column py-6 md:py-8" aria-busy={!data}>
      <h1 className="font-extrabold text-title tracking-tight md:text-headline">{t('categories.title')}</h1>
      <p className="mb-6 text-ink-3 text-small">{t('categories.text')}</p>
      {data?.length === 0 && <NothingFound />}
      <ul className="category-boxes">
        {data
          ? data.map((category) => (
              <li key={category.id}>
                <CategoryTile
                  category={category}
                  to={categoryPageAddress(category)}
                  note={t('categories.count', { count: String(category.products_count) })}
                />
              </li>
            ))
          : placeholders(12).map((place) => (
              <li key={place}>
                <Skeleton className="h-18.5 rounded-card md:hidden" />
                <div className="max-md:hidden">
                  <CategoryTileSkeleton />
                </div>
              </li>
            ))}
      </ul>
    </section>
  );
}
