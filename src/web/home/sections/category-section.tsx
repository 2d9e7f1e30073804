import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '#web/api/api.tsx';
import { featuredCategoriesQuery } from '#web/catalog/catalog.queries.ts';
import { categoryAddress } from '#web/catalog/links/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CategoryTileSkeleton, placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { CategoryTile } from '#web/listing/cards/category-tile.tsx';
import { SectionFailed, ViewAll } from '#web/listing/section.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { HomeSection } from '../home-section.ts';

export const categoriesSection: HomeSection = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(featuredCategoriesQuery(api, scope))],
  View: CategorySection,
};

const IN_LINE = { phone: 4, tablet: 5, desktop: 10 };

/** Up to two whole lines; one that is not full only when there is no other. */
const filled = (count: number, inLine: number): number =>
  count < inLine ? count : Math.min(2, Math.floor(count / inLine)) * inLine;

/** Nine share the line of ten; fewer than eight would be too far from each other. */
const inLineOnDesktop = (count: number = IN_LINE.desktop): number => Math.min(Math.max(count, 8), IN_LINE.desktop);

/**
 * The module's featured categories: eight to ten in a line on a desktop, two rows of five on a tablet, of four on a phone. No
 * line is begun that cannot be filled; the page behind "View all" has them all.
 */
function CategorySection() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(featuredCategoriesQuery(useApi(), useScope()));
  const title = t('home.categories');
  if (data?.length === 0) return null;
  if (!data && isError) return <SectionFailed title={title} onRetry={() => refetch()} />;

  return (
    <section aria-label={title} aria-busy={!data} className="@container">
      <div className="mb-3 flex items-center justify-between md:mb-4">
        <h2 className="font-bold text-lead tracking-tight md:text-title">{title}</h2>
        <ViewAll to="/categories" of={title} />
      </div>
      <ul
        className={classNames(
          'grid grid-cols-4 gap-x-3 gap-y-4 [--tile:120px] md:grid-cols-5 md:gap-x-5',
          'min-[960px]:grid-cols-[repeat(var(--in-line),minmax(0,1fr))] min-[960px]:gap-x-3 wide:gap-x-5',
          // Large letters: fewer in a line, so that no name breaks within a word.
          '@max-[16rem]:grid-cols-2 md:@max-[30rem]:grid-cols-2 min-[960px]:@max-[48rem]:grid-cols-5',
        )}
        style={{ '--in-line': inLineOnDesktop(data?.length) } as CSSProperties}
      >
        {data
          ? data.slice(0, IN_LINE.desktop).map((category, at) => (
              <li
                key={category.id}
                className={classNames(
                  at >= filled(data.length, IN_LINE.phone) && 'max-md:hidden',
                  at >= filled(data.length, IN_LINE.tablet) && 'md:max-[960px]:hidden',
                )}
              >
                <CategoryTile category={category} to={categoryAddress(category)} />
              </li>
            ))
          : placeholders(IN_LINE.desktop).map((place) => (
              <li key={place} className={classNames(place >= 2 * IN_LINE.phone && 'max-md:hidden')}>
                <CategoryTileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
