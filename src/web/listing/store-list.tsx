import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { storesQuery } from '../catalog/catalog.queries.ts';
import { useScope } from '../catalog/scope.ts';
import { placeholders, StoreCardSkeleton } from './cards/card-skeletons.tsx';
import { StoreCard } from './cards/store-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type StoreListName, storeListWords } from './store-list-words.ts';

/** The page behind "View all": the first twelve of the list. */
export default function StoreList({ list }: { list: StoreListName }) {
  const t = useTranslate();
  const { title, text } = storeListWords(list);
  const { data, isError, refetch } = useQuery(storesQuery(useApi(), useScope(), list));

  return (
    <section className="column py-6 md:py-8" aria-busy={!data}>
      <h1 className="font-extrabold text-title tracking-tight md:text-headline">{t(title)}</h1>
      <p className="mb-5 text-ink-3 text-small">{t(text)}</p>
      {/* Between the page's title and the cards' names, for screen readers, which jump from heading to heading. */}
      <h2 className="sr-only">{t('results.stores')}</h2>
      {data?.stores.length === 0 && <NothingFound />}
      {!data && isError ? (
        <StateBlock tone="error" title={t('home.section_failed')} action={<RetryButton onRetry={() => refetch()} />} />
      ) : (
        <ul className="grid-stores">
          {data
            ? data.stores.map((store, index) => (
                <li key={store.id}>
                  <StoreCard store={store} priority={index < 2} />
                </li>
              ))
            : placeholders(8).map((place) => (
                <li key={place}>
                  <StoreCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
