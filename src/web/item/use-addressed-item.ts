import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { itemNameIn, itemQuery } from '#web/catalog/item-details.queries.ts';
import { useScope } from '#web/catalog/scope.ts';

/** The item that the page's address names. Sections of the page ask for it themselves; it was fetched once. */
export function useAddressedItem() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return useQuery(itemQuery(useApi(), useScope(), itemNameIn(params, id)));
}
