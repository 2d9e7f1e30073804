import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InfiniteList } from '#web/ui/infinite-list.tsx';
import { StateBlock } from '#web/ui/state-block.tsx';
import { placeholders } from './card-skeletons.tsx';
import { NothingFound } from './nothing-found.tsx';

type FoundListProps<Row> = {
  title: string;
  rows: readonly Row[] | undefined;
  total: number;
  failed: boolean;
  onRetry(): void;
  more: { has: boolean; loading: boolean; load(): void };
  card(row: Row): ReactNode;
  skeleton: ReactNode;
  grid: string;
};

/** A heading, how many there are, and the cards; or that nothing was found, or that it failed. */
export function FoundList<Row extends { id: number }>(props: FoundListProps<Row>) {
  const { title, rows, total, failed, onRetry, more, card, skeleton, grid } = props;
  const t = useTranslate();

  return (
    <section className="column py-6 md:py-8" aria-busy={!rows}>
      <h1 className="break-words font-extrabold text-title tracking-tight md:text-headline">
        <bdi>{title}</bdi>
      </h1>
      <p role="status" className="mb-5 min-h-5 text-ink-3 text-small">
        {rows && rows.length > 0 && t('results.count', { count: String(total) })}
      </p>
      {!rows && failed && (
        <StateBlock
          tone="error"
          picture={<Icon of={SearchX} size={56} />}
          title={t('home.section_failed')}
          action={
            <Button look="secondary" icon={RotateCcw} onClick={onRetry}>
              {t('app.retry')}
            </Button>
          }
        />
      )}
      {!rows && !failed && (
        <ul className={grid}>
          {placeholders(10).map((place) => (
            <li key={place}>{skeleton}</li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <NothingFound />}
      {rows && rows.length > 0 && (
        <InfiniteList
          hasMore={more.has}
          loading={more.loading}
          onMore={more.load}
          moreText={t('home.more')}
          loadingText={t('home.loading_more')}
        >
          <ul className={grid}>
            {rows.map((row) => (
              <li key={row.id}>{card(row)}</li>
            ))}
          </ul>
        </InfiniteList>
      )}
    </section>
  );
}
