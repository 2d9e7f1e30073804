import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { storeQuery } from './store.queries.ts';
import { StoreShelf } from './store-shelf.tsx';
import { useIsOutside } from './use-is-outside.ts';

/** What the store sells. The route asked for the store already. */
export default function StoreItems() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data } = useQuery(storeQuery(useApi(), { language }, id));
  const isOutside = useIsOutside(data);
  return data ? <StoreShelf key={data.id} store={data} lookOnly={isOutside} /> : null;
}
