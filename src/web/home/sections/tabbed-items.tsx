import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { featuredCategoriesQuery } from '#web/catalog/catalog.queries.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton, placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { ItemCard } from '#web/listing/cards/item-card.tsx';
import { SectionFailed, SectionTitle } from '#web/listing/section.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

const calls = () => import('../home.calls.ts');

const MOST_TABS = 8;
const FIRST_PAGE = { offset: 1, limit: 10 };

/** What a tab stands for, which decides how it is filled. */
type TabsOf = 'category' | 'new-in-category' | 'condition';

const conditionsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['conditions', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).conditions(api, signal),
  });

const tabItemsQuery = (api: ApiClient, scope: Scope, of: TabsOf, id: number) =>
  queryOptions({
    queryKey: ['tab-items', of, scopeKey(scope), id],
    queryFn: async ({ signal }) => {
      const { categoryItems, newItems, conditionItems } = await calls();
      const load = { category: categoryItems, 'new-in-category': newItems, condition: conditionItems }[of];
      return load(api, id, FIRST_PAGE, signal);
    },
  });

export const tabsSection: HomeSection<SectionWords & { of: TabsOf }> = {
  prefetch: ({ queries, api, scope }, { of }) => [prefetchFirstTab(queries, api, scope, of)],
  View: TabbedItems,
};

/** Which tabs there are must be known before the first of them can be filled. */
async function prefetchFirstTab(queries: QueryClient, api: ApiClient, scope: Scope, of: TabsOf): Promise<void> {
  const tabs: readonly { id: number }[] = await (of === 'condition'
    ? queries.fetchQuery(conditionsQuery(api, scope))
    : queries.fetchQuery(featuredCategoriesQuery(api, scope))
  ).catch(() => []);
  const [first] = tabs;
  if (first) await queries.prefetchQuery(tabItemsQuery(api, scope, of, first.id));
}

/** Items behind tabs: a tab for each featured category, or for each common condition. */
function TabbedItems({ of, title }: SectionWords & { of: TabsOf }) {
  const t = useTranslate();
  const api = useApi();
  const scope = useScope();
  const conditions = useQuery({ ...conditionsQuery(api, scope), enabled: of === 'condition' });
  const categories = useQuery({ ...featuredCategoriesQuery(api, scope), enabled: of !== 'condition' });
  const tabs: readonly { id: number; name: string }[] | undefined =
    of === 'condition' ? conditions.data : categories.data;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = tabs?.slice(0, MOST_TABS) ?? [];
  const value = shown.some(({ id }) => String(id) === chosen) ? chosen : String(shown[0]?.id ?? '');
  if (shown.length === 0 || value === null) return null;

  return (
    <section aria-label={t(title)}>
      <div className="mb-3">
        <SectionTitle title={t(title)} />
      </div>
      <Tabs
        look="pill"
        label={t(title)}
        tabs={shown.map(({ id, name }) => ({ value: String(id), label: <bdi>{name}</bdi> }))}
        value={value}
        onChange={setChosen}
      >
        {shown.map(({ id }) => (
          <TabPanel key={id} value={String(id)}>
            <TabItems of={of} id={id} title={t(title)} />
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

function TabItems({ of, id, title }: { of: TabsOf; id: number; title: string }) {
  const { data, isError, refetch } = useQuery(tabItemsQuery(useApi(), useScope(), of, id));
  if (!data && isError) return <SectionFailed title={title} onRetry={() => refetch()} />;
  return (
    <ul
      aria-busy={!data}
      className="max-md:-mx-(--space-gutter) md:grid-items max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--space-gutter) max-md:gap-(--space-card-gap) max-md:overflow-x-auto max-md:px-(--space-gutter) max-md:[scrollbar-width:none] max-md:child:w-41 max-md:child:shrink-0 max-md:child:snap-start"
    >
      {data
        ? data.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} />
            </li>
          ))
        : placeholders(10).map((place) => (
            <li key={place}>
              <ItemCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
