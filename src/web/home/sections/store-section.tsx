import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { storesQuery } from '#web/catalog/catalog.queries.ts';
import type { StoreListName } from '#web/catalog/list-names.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { STORE_WIDTHS, StoreCard } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

const PAGES: Partial<Record<StoreListName, string>> = {
  popular: '/store/popular',
  latest: '/store/latest',
  recommended: '/home?search=recommended&data_type=recommended&list_type=store',
  'top-offers': '/home?search=discounted&data_type=discounted&list_type=store',
};

export type StoresSettings = SectionWords & { list: StoreListName };

export const storesSection: HomeSection<StoresSettings> = {
  prefetch: ({ queries, api, scope }, { list }) => [queries.prefetchQuery(storesQuery(api, scope, list))],
  View: StoreSection,
};

function StoreSection({ list, title, text }: StoresSettings) {
  const t = useTranslate();
  const query = useQuery({ ...storesQuery(useApi(), useScope(), list), select: ({ stores }) => stores });
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      viewAll={PAGES[list]}
      query={query}
      card={(store) => <StoreCard store={store} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
