import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { itemNameIn, itemQuery } from '#web/catalog/item-details.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import { RelatedItems } from './related-items.tsx';
import { Reviews } from './reviews.tsx';

/** Below the item: what others say, and where to look next. It knows its item by the address, as its page does. */
export default function ItemNeighbours() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: item } = useQuery(itemQuery(useApi(), useScope(), itemNameIn(params, id)));
  if (!item) return null;
  return (
    <>
      <Reviews item={item} />
      <RelatedItems item={item} />
    </>
  );
}
