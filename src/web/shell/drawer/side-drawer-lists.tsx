import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Sparkles from 'lucide-react/icons/sparkles';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import type { StoreCardData } from '#web/catalog/cards.ts';
import { categoriesQuery, latestStoresQuery, popularStoresQuery } from '#web/catalog/catalog.queries.ts';
import { categoryAddress } from '#web/catalog/links/category-address.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { useStorePath } from '#web/modules/module-kind.tsx';
import { Collapsible } from '#web/ui/controls/collapsible.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

/** A taste of the module; the rest is on the page behind View all. */
const MOST = 10;

export function SideDrawerLists({ onLeave }: { onLeave(): void }) {
  const t = useTranslate();
  const api = useApi();
  const scope = useScope();
  const storePath = useStorePath();
  const categories = useQuery(categoriesQuery(api, scope));
  const latest = useQuery(latestStoresQuery(api, scope));
  const popular = useQuery(popularStoresQuery(api, scope));

  const toCategory = (category: { id: number; name: string; module_id: number }) => ({
    id: category.id,
    name: category.name,
    to: categoryAddress(category),
  });
  const toStores = (stores: readonly StoreCardData[]) =>
    stores.map((store) => ({ id: store.id, name: store.name, to: storePath(store) }));

  return (
    <>
      <List
        icon={LayoutGrid}
        title={t('nav.categories')}
        entries={categories.data?.map(toCategory)}
        state={categories}
        all="/categories"
        onLeave={onLeave}
      />
      <List
        icon={Sparkles}
        title={t('nav.latest')}
        entries={latest.data && toStores(latest.data.stores)}
        state={latest}
        all="/store/latest"
        onLeave={onLeave}
      />
      <List
        icon={TrendingUp}
        title={t('nav.popular')}
        entries={popular.data && toStores(popular.data.stores)}
        state={popular}
        all="/store/popular"
        onLeave={onLeave}
      />
    </>
  );
}

type ListProps = {
  icon: Glyph;
  title: string;
  entries: { id: number; name: string; to: string }[] | undefined;
  state: Pick<UseQueryResult, 'isError'>;
  all: string;
  onLeave(): void;
};

const ENTRY = 'flex min-h-11 items-center rounded-control ps-8 pe-2 text-small hover:bg-hover active:bg-press';

function List({ icon, title, entries, state, all, onLeave }: ListProps) {
  const t = useTranslate();
  return (
    <Collapsible
      title={
        <span className="flex items-center gap-3">
          <Icon of={icon} />
          {title}
        </span>
      }
      className="px-1"
    >
      {!entries && !state.isError && <Skeleton className="h-11" />}
      {entries?.length === 0 && <p className="py-3 ps-8 pe-2 text-small">{t('nav.nothing')}</p>}
      {state.isError && <p className="py-3 ps-8 pe-2 text-small">{t('error.offline')}</p>}
      <ul>
        {entries?.slice(0, MOST).map(({ id, name, to }) => (
          <li key={id}>
            <Link to={to} onClick={onLeave} className={`${ENTRY} text-ink`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={all} onClick={onLeave} className={`${ENTRY} font-bold text-accent-ink`}>
        {t('nav.view_all')}
      </Link>
    </Collapsible>
  );
}
