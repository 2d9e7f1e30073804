import { queryOptions, useQuery } from '@tanstack/react-query';
import { percentOf } from '#domain/money/share.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from '#web/listing/cards/item-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';
import { Countdown } from './countdown.tsx';

const calls = () => import('../home.calls.ts');

const flashSaleQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['flash-sale', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).flashSale(api, signal),
  });

export const flashSaleSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope }) => [queries.prefetchQuery(flashSaleQuery(api, scope))],
  View: FlashSale,
};

/** What is cheap until the clock runs out, and how much of it is gone. */
function FlashSale({ title }: SectionWords) {
  const t = useTranslate();
  const { data, isError, isSuccess, refetch } = useQuery(flashSaleQuery(useApi(), useScope()));
  if (isSuccess && !data?.items.length) return null;
  return (
    // Wider than its row by its own edge: the cards stand in line with those above and below.
    <div className="-mx-(--space-gutter) bg-ground-butter/50 px-(--space-gutter) py-5 wide:-mx-4 wide:rounded-sheet wide:px-4">
      <RowSection
        title={data?.title ?? t(title)}
        least={1}
        query={{ data: data?.items, isError, refetch }}
        mark={data && <Countdown until={data.end_date} onEnd={() => refetch()} />}
        card={(item) => (
          <div className="flex h-full flex-col">
            <div className="flex-1">
              <ItemCard item={item} />
            </div>
            <Sold {...item.flash} />
          </div>
        )}
        skeleton={<ItemCardSkeleton />}
        widths={ITEM_WIDTHS}
      />
    </div>
  );
}

function Sold({ stock, sold }: { stock: number; sold: number }) {
  const t = useTranslate();
  const words = t('home.flash_sold', { sold, left: stock - sold });
  return (
    <div className="mt-2 px-0.5">
      <ProgressBar percent={stock > 0 ? percentOf(sold, stock) : 100} label={words} tone="accent" />
      <p aria-hidden className="mt-1 text-caption text-ink-2 tabular">
        {words}
      </p>
    </div>
  );
}
