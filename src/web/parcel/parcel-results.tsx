import { useQuery } from '@tanstack/react-query';
import { searchWords } from '#domain/search/search-words.ts';
import { useApi } from '#web/api/api.tsx';
import { searchText } from '#web/catalog/links/result-request.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { FoundList } from '#web/listing/found-list.tsx';
import { resultTitle } from '#web/listing/result-title.ts';
import { parcelCategoriesQuery } from './parcel.queries.ts';
import { ParcelCategoryCard, ParcelCategorySkeleton } from './parcel-category-card.tsx';

const ONE_PAGE = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} };

/** There are only a handful of categories, and all of them are loaded: they are searched in the browser. */
export default function ParcelResults({ request }: { request: ResultRequest }) {
  const t = useTranslate();
  const query = useQuery(parcelCategoriesQuery(useApi(), useScope()));
  const words = searchWords(searchText(request));
  const rows = query.data?.filter(({ name, description }) => {
    const own = searchWords(`${name} ${description}`);
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  return (
    <FoundList
      title={resultTitle(t, request)}
      query={{ ...ONE_PAGE, isError: query.isError, refetch: query.refetch }}
      rows={rows}
      total={rows?.length}
      card={(category) => <ParcelCategoryCard category={category} />}
      skeleton={<ParcelCategorySkeleton />}
      grid="grid gap-3 md:grid-cols-2 md:gap-(--space-card-gap) wide:grid-cols-3"
    />
  );
}
