import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ItemCardSkeleton } from './card-skeletons.tsx';
import { featuredCategoriesQuery } from './catalog.queries.ts';
import { conditionsQuery, type TabsOf, tabItemsQuery } from './home-rows.queries.ts';
import { ItemCard } from './item-card.tsx';
import { ITEM_WIDTHS } from './item-section.tsx';
import { CardRow } from './row-section.tsx';
import { useScope } from './scope.ts';
import { SectionFailed, SectionTitle } from './section.tsx';

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
    <CardRow
      label={title}
      rows={data}
      card={(item) => <ItemCard item={item} />}
      skeleton={<ItemCardSkeleton />}
      widths={ITEM_WIDTHS}
    />
  );
}
