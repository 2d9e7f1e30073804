import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { categoriesQuery } from '#web/catalog/catalog.queries.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { toShelf } from './categories/to-shelf.ts';
import { FoundView } from './found-view.tsx';
import { resultTitle } from './result-title.ts';

/** Items and stores. A category shows its own parts beside them; everything else the categories of the module. */
export default function ShopResults({ request, scope }: { request: ResultRequest; scope: Scope }) {
  const t = useTranslate();
  const { data = [] } = useQuery(categoriesQuery(useApi(), scope));
  const own = request.kind === 'category' ? data.find(({ id }) => id === request.id)?.childes : undefined;
  return (
    <FoundView
      scope={scope}
      moduleType={scope.module?.module_type ?? ''}
      request={request}
      title={resultTitle(t, request)}
      categories={request.kind === 'campaign' ? [] : (own ?? data).map(toShelf)}
    />
  );
}
