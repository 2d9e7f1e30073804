import { useQuery } from '@tanstack/react-query';
import { percentOf } from '#domain/money/share.ts';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { ItemCard } from '#web/listing/cards/item-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { flashSaleQuery } from '../home-rows.queries.ts';
import { Countdown } from './countdown.tsx';
import { ITEM_WIDTHS } from './item-section.tsx';

/** What is cheap until the clock runs out, and how much of it is gone. */
export function FlashSale({ title }: { title: MessageKey }) {
  const t = useTranslate();
  const { data, isError, isSuccess, refetch } = useQuery(flashSaleQuery(useApi(), useScope()));
  if (isSuccess && !data) return null;
  return (
    <RowSection
      title={data?.title ?? t(title)}
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
  );
}

function Sold({ stock, sold }: { stock: number; sold: number }) {
  const t = useTranslate();
  const words = t('home.flash_sold', { sold, left: stock - sold });
  return (
    <div className="mt-2 px-0.5">
      <ProgressBar percent={stock > 0 ? percentOf(sold, stock) : 100} label={words} tone="accent" />
      <p aria-hidden className="mt-1 text-caption text-ink-3 tabular">
        {words}
      </p>
    </div>
  );
}
