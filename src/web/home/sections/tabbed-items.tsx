import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { featuredCategoriesQuery } from '#web/catalog/catalog.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton, placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { ItemCard } from '#web/listing/cards/item-card.tsx';
import { SectionFailed, SectionTitle } from '#web/listing/section.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { conditionsQuery, type TabsOf, tabItemsQuery } from '../home-rows.queries.ts';

const MOST_TABS = 8;

/** Items behind tabs: a tab for each featured category, or for each common condition. */
export function TabbedItems({ of, title }: { of: TabsOf; title: MessageKey }) {
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
      className="max-md:-mx-(--space-gutter) md:grid-items max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--space-gutter) max-md:gap-(--space-card-gap) max-md:overflow-x-auto max-md:px-(--space-gutter) max-md:[scrollbar-width:none] max-md:*:w-41 max-md:*:shrink-0 max-md:*:snap-start"
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
