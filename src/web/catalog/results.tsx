import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SearchX from 'lucide-react/icons/search-x';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InfiniteList } from '#web/ui/infinite-list.tsx';
import { StateBlock } from '#web/ui/state-block.tsx';
import { ItemCardSkeleton, placeholders } from './card-skeletons.tsx';
import { resultsQuery } from './catalog.queries.ts';
import { ItemCard } from './item-card.tsx';
import type { Wanted } from './list-names.ts';
import { NothingFound } from './nothing-found.tsx';
import { useScope } from './scope.ts';
import { wantedFrom } from './wanted.ts';

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-7 md:grid-items';

/** What the address asks for. */
export default function Results() {
  const [params] = useSearchParams();
  const wanted = wantedFrom(params);
  return wanted && <Found wanted={wanted} />;
}

/** What was found, twelve at a time; or that nothing was. */
function Found({ wanted }: { wanted: Wanted }) {
  const t = useTranslate();
  const query = useInfiniteQuery(resultsQuery(useApi(), useScope(), wanted));
  const items = query.data?.pages.flatMap((page) => page.items);
  const total = query.data?.pages[0]?.total ?? 0;

  return (
    <section className="column py-6 md:py-8" aria-busy={!items}>
      <h1 className="break-words font-extrabold text-title tracking-tight md:text-headline">
        <ResultsTitle wanted={wanted} />
      </h1>
      <p role="status" className="mb-5 min-h-5 text-ink-3 text-small">
        {items && items.length > 0 && t('results.count', { count: String(total) })}
      </p>
      {!items && query.isError && (
        <StateBlock
          tone="error"
          picture={<Icon of={SearchX} size={56} />}
          title={t('home.section_failed')}
          action={
            <Button look="secondary" icon={RotateCcw} onClick={() => query.refetch()}>
              {t('app.retry')}
            </Button>
          }
        />
      )}
      {!items && !query.isError && (
        <ul className={GRID}>
          {placeholders(10).map((place) => (
            <li key={place}>
              <ItemCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {items?.length === 0 && <NothingFound />}
      {items && items.length > 0 && (
        <InfiniteList
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          onMore={() => query.fetchNextPage()}
          moreText={t('home.more')}
          loadingText={t('home.loading_more')}
        >
          <ul className={GRID}>
            {items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} />
              </li>
            ))}
          </ul>
        </InfiniteList>
      )}
    </section>
  );
}

function ResultsTitle({ wanted }: { wanted: Wanted }) {
  const t = useTranslate();
  if (wanted.kind === 'new') return t('results.new');
  return wanted.kind === 'category' ? wanted.name : t('results.for', { text: wanted.name });
}
