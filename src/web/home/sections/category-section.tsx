import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { featuredCategoriesQuery } from '#web/catalog/catalog.queries.ts';
import { categoryAddress } from '#web/catalog/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CategoryTileSkeleton, placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { CategoryTile } from '#web/listing/cards/category-tile.tsx';
import { SectionFailed, ViewAll } from '#web/listing/section.tsx';
import type { HomeSection } from '../home-section.ts';

export const categoriesSection: HomeSection = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(featuredCategoriesQuery(api, scope))],
  View: CategorySection,
};

/** The module's featured categories: ten in a line on a desktop, two rows of four on a phone; the page has them all. */
function CategorySection() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(featuredCategoriesQuery(useApi(), useScope()));
  const title = t('home.categories');
  if (data?.length === 0) return null;
  if (!data && isError) return <SectionFailed title={title} onRetry={() => refetch()} />;

  return (
    <section aria-label={title} aria-busy={!data}>
      <div className="mb-3 flex items-center justify-between md:mb-4">
        <h2 className="font-bold text-lead tracking-tight md:text-title">{title}</h2>
        <ViewAll to="/categories" of={title} />
      </div>
      <ul className="grid grid-cols-4 gap-x-3 gap-y-4 md:grid-cols-[repeat(auto-fill,minmax(104px,1fr))] md:gap-x-5">
        {data
          ? data.map((category) => (
              <li key={category.id} className="max-md:nth-[n+9]:hidden md:nth-[n+11]:hidden">
                <CategoryTile category={category} to={categoryAddress(category)} />
              </li>
            ))
          : placeholders(8).map((place) => (
              <li key={place}>
                <CategoryTileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
