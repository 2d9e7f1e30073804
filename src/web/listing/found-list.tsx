import type { ReactNode } from 'react';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList, type MorePages } from '#web/ui/lists/infinite-list.tsx';
import { placeholders } from './cards/card-skeletons.tsx';
import { NothingFound } from './nothing-found.tsx';

type FoundRowsProps<Row> = {
  query: MorePages & { isError: boolean; refetch(): unknown };
  rows: readonly Row[] | undefined;
  total: number | undefined;
  card(row: Row, index: number): ReactNode;
  skeleton: ReactNode;
  grid: string;
};

/** A heading over what was found. */
export function FoundList<Row extends { id: number }>({ title, ...rows }: FoundRowsProps<Row> & { title: string }) {
  return (
    <section className="column py-6 md:py-8">
      <h1 className="break-words font-extrabold text-title tracking-tight md:text-headline">
        <bdi>{title}</bdi>
      </h1>
      <h2 className="sr-only">{title}</h2>
      <FoundRows {...rows} />
    </section>
  );
}

/** How many there are, and the cards; or that nothing was found, or that it failed. */
export function FoundRows<Row extends { id: number }>(props: FoundRowsProps<Row>) {
  const { query, rows, total, card, skeleton, grid } = props;
  const t = useTranslate();

  return (
    <div aria-busy={!rows}>
      <p role="status" className="mb-5 min-h-5 text-ink-3 text-small">
        {rows && rows.length > 0 && t('results.count', { count: String(total ?? 0) })}
      </p>
      {!rows && query.isError && (
        <StateBlock
          tone="error"
          title={t('home.section_failed')}
          action={<RetryButton onRetry={() => query.refetch()} />}
        />
      )}
      {!rows && !query.isError && (
        <ul className={grid}>
          {placeholders(10).map((place) => (
            <li key={place}>{skeleton}</li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <NothingFound />}
      {rows && rows.length > 0 && (
        <InfiniteList query={query} moreText={t('home.more')} loadingText={t('home.loading_more')}>
          <ul className={grid}>
            {rows.map((row, index) => (
              <li key={row.id}>{card(row, index)}</li>
            ))}
          </ul>
        </InfiniteList>
      )}
    </div>
  );
}
