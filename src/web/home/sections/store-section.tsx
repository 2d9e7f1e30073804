import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { storesQuery } from '#web/catalog/catalog.queries.ts';
import type { StoreListName } from '#web/catalog/list-names.ts';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { StoreCard } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';

const PAGES: Partial<Record<StoreListName, string>> = {
  popular: '/store/popular',
  latest: '/store/latest',
  recommended: '/home?search=recommended&data_type=recommended&list_type=store',
  'top-offers': '/home?search=discounted&data_type=discounted&list_type=store',
};

export const STORE_WIDTHS = '[--card:290px] md:[--card:295px]';

export function StoreSection({ list, title, text }: { list: StoreListName; title: MessageKey; text?: MessageKey }) {
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
