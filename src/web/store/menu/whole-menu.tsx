import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { useIsFirstVisit } from '#web/ui/lists/use-is-first-visit.ts';
import { MENU_GRID, MenuCardSkeleton, placeholders } from '../../listing/cards/card-skeletons.tsx';
import { NothingFound } from '../../listing/nothing-found.tsx';
import { menuQuery, popularInStoreQuery } from '../store.queries.ts';
import type { StoreView } from '../store-view.ts';
import type { MenuSection } from './menu-section.ts';
import { MenuShelf } from './menu-shelf.tsx';

/** Everything the store sells, shelf by shelf, what most people take first. */
export function WholeMenu({ store, lookOnly }: { store: StoreView; lookOnly: boolean }) {
  const { t, language } = useI18n();
  const api = useApi();
  const isFirstVisit = useIsFirstVisit();
  const { data: popular = [] } = useQuery(popularInStoreQuery(api, { language }, store));
  const { data: sections, isError, refetch } = useQuery(menuQuery(api, { language }, store));

  if (!sections && isError)
    return (
      <StateBlock tone="error" title={t('store.menu_failed')} action={<RetryButton onRetry={() => refetch()} />} />
    );
  if (!sections) return <MenuSkeleton />;
  if (sections.length === 0) return <NothingFound />;
  return (
    <div className={classNames('flex flex-col gap-8 md:gap-10', isFirstVisit && 'far-rows')}>
      {popular.length > 0 && <MenuShelf id="popular" name={t('store.popular')} items={popular} lookOnly={lookOnly} />}
      {sections.map((section) => (
        <MenuShelf
          key={section.category_id}
          id={section.category_id}
          name={section.name}
          items={section.items}
          lookOnly={lookOnly}
          more={section.total_size > section.items.length && <WholeShelf section={section} />}
        />
      ))}
    </div>
  );
}

function WholeShelf({ section: { category_id, name, total_size } }: { section: MenuSection }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <div className="pt-4 text-center">
      <LinkButton look="secondary" to={`${pathname}?category_ids=${category_id}`}>
        {t('store.show_all', { count: total_size })}
        <span className="sr-only">{name}</span>
      </LinkButton>
    </div>
  );
}

const MenuSkeleton = () => (
  <div aria-busy className={MENU_GRID}>
    {placeholders(8).map((place) => (
      <MenuCardSkeleton key={place} />
    ))}
  </div>
);
